"""Fits the judge's network to positions, on the GPU where there is one, and says how well it judges unseen games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from mastaba.bots.first_layer import HIDDEN
from mastaba.training.positions import Positions, seldom, shown
from mastaba.training.quantising import Row, Weights

Which = npt.NDArray[np.bool_]  # of the features

EMPTY = -1e9  # the logit of a seat that nobody sits at
FROM_NOTHING = 0.004  # the greatest step of the gradient descent
LEARNING_ON = 0.0015
# What is learned beside other games comes from few games, and long thought finds whatever is wrong with it. So its
# weights are kept small, and no position shows all its features.
SMALL = 0.01  # what the square of a weight counts for
LEFT_OUT = 0.1  # of the features
SMALLEST_BATCH = 256
MOST_STEPS = 64  # of an epoch, before batches grow


def only(rows: Tensor, slope: Tensor) -> Tensor:
    """The slope of a loss, as if it depended on these rows alone."""
    return slope * rows.to(slope).reshape([-1] + [1] * (slope.dim() - 1))


class Network(nn.Module):
    """bots/judge.py in floats, on features divided by how much they vary."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.own = nn.Parameter(torch.randn(features, HIDDEN) * 0.6 / features**0.5)
        self.others = nn.Parameter(torch.randn(features, HIDDEN) * 0.3 / features**0.5)
        self.biases = nn.Parameter(torch.zeros(HIDDEN))
        self.bent = nn.Parameter(torch.randn(HIDDEN) * 0.2)
        self.straight = nn.Parameter(torch.zeros(features))

    def start_from(self, weights: Weights, spread: Row, occurs: Which, alone: Which | None) -> bool:
        """Learns on from a network; its units that do nothing begin anew, and so do features that had no weights. Where
        a few features learn `alone`, all else stays as it is.

        True where it learns beside what it knows of other games, in which other features occur: their weights never
        change, and neither may what they share with these."""
        beside = alone is not None or not occurs.all()
        used = torch.tensor((weights.bent != 0.0) | beside)
        begins = occurs if alone is None else np.zeros_like(occurs)
        new = torch.tensor(begins & ~weights.own.any(1) & ~weights.others.any(1))
        self.biases.requires_grad_(not beside)
        self.bent.requires_grad_(not beside)
        with torch.no_grad():
            for part, known in ((self.own, weights.own), (self.others, weights.others)):
                begun = part.clone()
                part[:, used] = torch.tensor(known * spread[:, None], dtype=torch.float32)[:, used]
                part[new] = begun[new]
            self.biases[used] = torch.tensor(weights.biases, dtype=torch.float32)[used]
            self.bent.copy_(torch.tensor(weights.bent, dtype=torch.float32))
            self.straight.copy_(torch.tensor(weights.straight * spread, dtype=torch.float32))
        if alone is not None:
            for part in (self.own, self.others, self.straight):
                part.register_hook(partial(only, torch.tensor(alone)))
        return beside

    def squares(self, occurs: Which) -> Tensor:
        """Of the weights of these features in the hidden units."""
        rows = torch.tensor(occurs)
        return (self.own[rows] ** 2).sum() + (self.others[rows] ** 2).sum()

    def forward(self, features: Tensor, empty: Tensor) -> Tensor:
        theirs = features @ self.others
        hidden = features @ self.own + theirs.sum(1, keepdim=True) - theirs + self.biases
        logits = torch.relu(hidden) @ self.bent + features @ self.straight
        return logits.masked_fill(empty, EMPTY)


def fit(
    positions: Positions,
    held: Positions,
    start: Weights | None,
    *,
    epochs: int,
    seed: int,
    by_search: float,
    say: Callable[[str], None],
    alone: Which | None = None,
    batch: int = 4096,
) -> Weights:
    """Gradient descent on the logarithm of the winner's chance, a share of it as the search expected, from nothing or
    from the network before, whose features may learn `alone`; the network of the round that judged the held out games
    best."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    spread = positions.features[np.arange(len(positions.seats)), 0].astype(np.float64).std(0) + 0.05
    divide = torch.tensor(spread, dtype=torch.float32, device=device)
    network = Network(positions.features.shape[2])
    occurs = shown(positions.features)
    beside = start is not None and network.start_from(start, spread, occurs, alone)
    rate = FROM_NOTHING if start is None or beside else LEARNING_ON
    network.to(device)
    learn = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.0 if beside else 0.01)
    inputs, empty, won = tensors(positions, device)
    target = (1.0 - by_search) * won + by_search * torch.tensor(positions.thought, device=device)
    held_inputs, held_empty, held_won = tensors(held, device)
    silent = seldom(positions) if start is not None else seldom(positions) | ~occurs
    if alone is not None:
        silent &= alone
    inputs[:, :, torch.tensor(silent)] = held_inputs[:, :, torch.tensor(silent)] = 0.0
    batch = min(batch, max(SMALLEST_BATCH, len(inputs) // MOST_STEPS))
    rounds = max(1, len(inputs) // batch)
    fall = torch.optim.lr_scheduler.OneCycleLR(learn, rate, epochs * rounds, pct_start=0.1)
    best, least = weights_of(network, spread), float("inf")
    for _ in range(epochs):
        order = torch.randperm(len(inputs), device=device)
        for k in range(rounds):
            rows = order[k * batch : (k + 1) * batch]
            batch_inputs = inputs[rows] / divide
            if beside:
                batch_inputs = nn.functional.dropout1d(batch_inputs.transpose(1, 2), LEFT_OUT).transpose(1, 2)
            logits = network(batch_inputs, empty[rows])
            loss = -(target[rows] * torch.log_softmax(logits, 1)).sum(1).mean()
            if beside:
                loss = loss + SMALL * network.squares(occurs)
            learn.zero_grad()
            loss.backward()
            learn.step()
            fall.step()
        with torch.no_grad():
            logits = network(held_inputs / divide, held_empty)
            off = float(-(held_won * torch.log_softmax(logits, 1)).sum(1).mean())
        if off < least:
            best, least = weights_of(network, spread), off
    say(f"log-loss {least:.4f} on held out games ({device})")
    return without(best, silent)


def without(weights: Weights, features: Which) -> Weights:
    """Some features count for nothing."""
    own, others, straight = (np.copy(part) for part in (weights.own, weights.others, weights.straight))
    own[features], others[features], straight[features] = 0.0, 0.0, 0.0
    return weights._replace(own=own, others=others, straight=straight)


def tensors(positions: Positions, device: str) -> tuple[Tensor, Tensor, Tensor]:
    inputs = torch.tensor(positions.features.astype(np.float32), device=device)
    places = torch.arange(inputs.shape[1], device=device)
    seats = torch.tensor(positions.seats.astype(np.int64), device=device)
    return inputs, places[None, :] >= seats[:, None], torch.tensor(positions.won, device=device)


def weights_of(network: Network, spread: Row) -> Weights:
    own, others, biases, bent, straight = (
        part.detach().cpu().numpy().astype(np.float64)
        for part in (network.own, network.others, network.biases, network.bent, network.straight)
    )
    return Weights(own / spread[:, None], others / spread[:, None], biases, bent, straight / spread)
