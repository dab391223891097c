"""Fits the network that corrects the priors of moves to what the search has chosen, on the GPU where there is one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor, nn

from mastaba.bots.first_layer import HIDDEN
from mastaba.bots.move_priors import LEAST_PRIOR
from mastaba.training.positions import ChoiceRows
from mastaba.training.prior_quantising import NO_OPTION, PriorWeights
from mastaba.training.quantising import LayerWeights, Row
from mastaba.training.self_play import NO_MOVE

GREATEST_STEP = 0.004
EPOCHS = 12
BATCH = 4096


class Network(nn.Module):
    """bots/move_priors.py in floats, on features divided by how much they vary; it begins with the game's own."""

    def __init__(self, features: int, moves: int) -> None:
        super().__init__()
        self.own = nn.Parameter(torch.randn(features, HIDDEN) * 0.6 / features**0.5)
        self.others = nn.Parameter(torch.randn(features, HIDDEN) * 0.3 / features**0.5)
        self.biases = nn.Parameter(torch.zeros(HIDDEN))
        self.moves = nn.Embedding(moves, HIDDEN + 1)
        nn.init.zeros_(self.moves.weight)
        self.by_game = nn.Parameter(torch.ones(()))

    def forward(self, features: Tensor, seat: Tensor, moves: Tensor, priors: Tensor) -> Tensor:
        rows = torch.arange(len(seat), device=seat.device)
        own = features[rows, seat]
        hidden = own @ self.own + (features.sum(1) - own) @ self.others + self.biases
        weights = self.moves(moves.clamp(min=0))
        logits = (weights[..., :HIDDEN] * torch.relu(hidden)[:, None, :]).sum(2) + weights[..., HIDDEN]
        logits = logits + self.by_game * torch.log(priors + LEAST_PRIOR)
        return logits.masked_fill(moves == NO_MOVE, NO_OPTION)


def fit_priors(
    choices: ChoiceRows, held: ChoiceRows, all_moves: int, *, seed: int, say: Callable[[str], None]
) -> PriorWeights:
    """Gradient descent on how well the priors foresee the visits of the search; the network of the epoch that foresaw
    those of the held out games best."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    spread = choices.features[np.arange(len(choices.seat)), choices.seat].astype(np.float64).std(0) + 0.05
    network = Network(choices.features.shape[2], all_moves).to(device)
    divide = torch.tensor(spread, dtype=torch.float32, device=device)
    learn = torch.optim.AdamW(network.parameters(), lr=GREATEST_STEP, weight_decay=0.01)
    batches = max(1, len(choices.seat) // BATCH)
    fall = torch.optim.lr_scheduler.OneCycleLR(learn, GREATEST_STEP, EPOCHS * batches, pct_start=0.1)
    best, least = weights_of(network, spread), log_loss(network, held, divide)
    say(f"priors: log-loss {least:.4f} on held out games by the game's own ({device})")
    dice = np.random.default_rng(seed)
    for _ in range(EPOCHS):
        order = dice.permutation(len(choices.seat))
        for k in range(batches):
            loss = cross_entropy(network, choices.some(order[k * BATCH : (k + 1) * BATCH]), divide)
            learn.zero_grad()
            loss.backward()
            learn.step()
            fall.step()
        if (now := log_loss(network, held, divide)) < least:
            best, least = weights_of(network, spread), now
    say(f"priors: log-loss {least:.4f} on held out games")
    return best


def cross_entropy(network: Network, choices: ChoiceRows, divide: Tensor) -> Tensor:
    """The cross entropy between the visits of the search and the priors."""
    device = divide.device
    features = torch.tensor(choices.features, dtype=torch.float32, device=device) / divide
    seat, moves = (torch.tensor(part.astype(np.int64), device=device) for part in (choices.seat, choices.moves))
    priors, visits = (
        torch.tensor(part, dtype=torch.float32, device=device) for part in (choices.priors, choices.visits)
    )
    logits = network(features, seat, moves, priors)
    return -(visits * torch.log_softmax(logits, 1)).sum(1).mean()


def log_loss(network: Network, held: ChoiceRows, divide: Tensor) -> float:
    """The same for all choices of a set."""
    parts = [held.some(np.arange(at, min(at + BATCH, len(held.seat)))) for at in range(0, len(held.seat), BATCH)]
    with torch.no_grad():
        return sum(float(cross_entropy(network, part, divide)) * len(part.seat) for part in parts) / len(held.seat)


def weights_of(network: Network, spread: Row) -> PriorWeights:
    own, others, biases, moves = (
        part.detach().cpu().numpy().astype(np.float64)
        for part in (network.own, network.others, network.biases, network.moves.weight)
    )
    layer = LayerWeights(own / spread[:, None], others / spread[:, None], biases)
    return PriorWeights(layer, moves, float(network.by_game.detach()))
