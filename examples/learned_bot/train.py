"""Trains a network on Babel by self-play (PPO), from nothing but the rules.

    python examples/learned_bot/train.py --minutes 10 --out babel.bin

Both seats are the same network; a game is worth 1 to the winner and -1 to the other. The value of a position for one
seat is the opposite of its value for the other, so both learn from the same positions."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from network import Player, measured_inputs, write_weights
from torch import Tensor

import mastaba

GAME = "babel"
GAMMA, LAMBDA = 1.0, 0.95
CLIP, EPOCHS = 0.2, 3


class Experience(NamedTuple):
    """What happened in every game during so many steps: (steps, games, ...)."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # logarithms of how likely the action was
    values: Tensor
    advantages: Tensor


def gather(
    vector: mastaba.research.adapters.vector.Vector, player: Player, steps: int, device: str
) -> tuple[Experience, int]:
    """Plays on in every game."""
    seen: dict[str, list[Tensor]] = {name: [] for name in ("observations", "masks", "actions", "chances", "values")}
    seats, rewards, ends, finished = [], [], [], 0
    player.eval()
    for _ in range(steps):
        observations = torch.from_numpy(vector.observations.copy()).to(device)
        masks = torch.from_numpy(vector.masks.copy()).to(device)
        with torch.no_grad():
            logits, values = player(observations, masks)
            choice = torch.distributions.Categorical(logits=logits)
            actions = choice.sample()
        for name, value in (
            ("observations", observations),
            ("masks", masks),
            ("actions", actions),
            ("chances", choice.log_prob(actions)),
            ("values", values),
        ):
            seen[name].append(value)
        movers = vector.seats.astype(np.int64)
        vector.step(actions.cpu().numpy())
        seats.append(movers)
        rewards.append(np.take_along_axis(vector.rewards, movers[:, None], 1)[:, 0].copy())
        ends.append(vector.ends.copy())
        finished += int(vector.ends.sum())
    with torch.no_grad():
        last = torch.from_numpy(vector.observations.copy()).to(device), torch.from_numpy(vector.masks.copy()).to(device)
        after = player(*last)[1].cpu().numpy()
    values = np.stack([value.cpu().numpy() for value in seen["values"]])
    advantages = estimate_advantages(
        values, after, np.stack(seats), vector.seats.astype(np.int64), np.stack(rewards), np.stack(ends)
    )
    stacked = {name: torch.stack(values) for name, values in seen.items()}
    return Experience(**stacked, advantages=torch.from_numpy(advantages).to(device)), finished


def estimate_advantages(values, after, seats, next_seats, rewards, ends) -> np.ndarray:
    """Generalised advantages; a sign changes wherever the other seat moves next."""
    advantages = np.zeros_like(values)
    coming = np.zeros_like(after)
    for step in reversed(range(len(values))):
        later_seats = seats[step + 1] if step + 1 < len(values) else next_seats
        later = values[step + 1] if step + 1 < len(values) else after
        sign = np.where(later_seats == seats[step], 1.0, -1.0).astype(np.float32)
        going_on = ~ends[step]
        surprise = rewards[step] + GAMMA * going_on * sign * later - values[step]
        coming = surprise + GAMMA * LAMBDA * going_on * sign * coming
        advantages[step] = coming
    return advantages


def learn(
    player: Player, optimizer: torch.optim.Optimizer, experience: Experience, parts: int, entropy_bonus: float
) -> None:
    """A few passes over what happened, never far from how it was played."""
    flat = Experience(*(part.flatten(0, 1) for part in experience))
    targets = (flat.values + flat.advantages).clamp(-1.0, 1.0)
    player.train()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(targets), device=targets.device).chunk(parts):
            logits, values = player(flat.observations[part], flat.masks[part])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = torch.exp(choice.log_prob(flat.actions[part]) - flat.chances[part])
            gain = flat.advantages[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = policy + 0.5 * (values - targets[part]).square().mean() - entropy_bonus * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def train(minutes: float, games: int, steps: int, parts: int, seed: int, device: str, out: Path) -> None:
    torch.manual_seed(seed)
    game = mastaba.load(GAME)
    vector = mastaba.vector(GAME, games, seed=seed)
    inputs = measured_inputs(game, 2)
    player = Player(game, inputs).to(device)
    optimizer = torch.optim.Adam(player.parameters(), 1e-3, eps=1e-5)
    began, told, played, rounds = time.monotonic(), 0.0, 0, 0
    while (spent := (time.monotonic() - began) / (60 * minutes)) < 1.0:
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1.0 - 0.9 * spent)
        experience, finished = gather(vector, player, steps, device)
        learn(player, optimizer, experience, parts, entropy_bonus=0.02 * (1.0 - spent) + 0.002)
        played, rounds = played + finished, rounds + 1
        if time.monotonic() - told > 15:
            told = time.monotonic()
            write_weights(player, inputs, game, 2, out)
            print(f"{told - began:6.0f} s  {rounds * games * steps:>12,} moves  {played:>9,} games", flush=True)
    write_weights(player, inputs, game, 2, out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--steps", type=int, default=64, help="in each game between two updates")
    parser.add_argument(
        "--parts", type=int, default=16, help="minibatches of an update: more of them learn more from fewer games"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path("babel.bin"))
    args = parser.parse_args()
    train(args.minutes, args.games, args.steps, args.parts, args.seed, args.device, args.out)


if __name__ == "__main__":
    main()
