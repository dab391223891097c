"""The network as PyTorch sees it, and how its weights are written for mastaba.bots.learned."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import mastaba
from mastaba import Game
from mastaba.bots.learned import MAGIC, Inputs


class Player(nn.Module):
    """A logit for each action, and the value of the position for the seat that sees the observation."""

    def __init__(self, game: Game, inputs: Inputs, wide: int = 160, narrow: int = 96) -> None:
        super().__init__()
        self.size = inputs.size
        kinds = torch.tensor(inputs.kinds)
        self.register_buffer("counted", torch.nonzero(kinds == 0).flatten())
        self.register_buffer("named", torch.nonzero(kinds > 0).flatten())
        firsts = torch.tensor(inputs.firsts)
        self.register_buffer("counted_first", firsts[self.counted])
        self.register_buffer("named_first", firsts[self.named])
        self.register_buffer("wholes", torch.tensor(inputs.wholes)[self.counted])
        actions = len(game.moves) - game.moves.chance_size
        self.first, self.second = nn.Linear(self.size, wide), nn.Linear(wide, narrow)
        self.policy, self.value = nn.Linear(narrow, actions), nn.Linear(narrow, 1)

    def inputs(self, observations: Tensor) -> Tensor:
        """Equal to mastaba.bots.learned.Inputs.of, for many observations at once."""
        # one place more than there are inputs: whatever names no kind falls there
        found = torch.zeros(len(observations), self.size + 1, device=observations.device)
        counts = observations[:, self.counted].float() / self.wholes
        found[:, self.counted_first] = counts.clamp(0.0, 1.0)
        kinds = observations[:, self.named].long()
        found.scatter_(1, torch.where(kinds > 0, self.named_first + kinds - 1, self.size), 1.0)
        return found[:, : self.size]

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        hidden = torch.relu(self.second(torch.relu(self.first(self.inputs(observations)))))
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return logits, torch.tanh(self.value(hidden)).squeeze(1)


def measured_inputs(game: Game, seats: int) -> Inputs:
    """Which numbers name a kind, and how high each of the others rises in random games."""
    vector = mastaba.vector(game.name, 64, seats=seats)
    generator = np.random.default_rng(0)
    highest = np.ones(vector.observations.shape[1])
    for _ in range(400):
        vector.step(vector.random_actions(generator))
        highest = np.maximum(highest, vector.observations.max(0))
    kinds = np.where(vector.layout.is_name, vector.layout.highest, 0)
    return Inputs(kinds.tolist(), highest.tolist())


def write_weights(player: Player, inputs: Inputs, game: Game, seats: int, path: Path) -> None:
    """In signed bytes with one scale a layer: a quarter of the size, and the moves stay the same but for rare ties."""
    head = {
        "game": game.name,
        "rules": game.rules_version,
        "seats": seats,
        "actions": player.policy.out_features,
        "kinds": list(inputs.kinds),
        "wholes": list(inputs.wholes),
    }
    parts = [MAGIC, json.dumps(head).encode() + b"\n"]
    for layer in (player.first, player.second, player.policy):
        weights, bias = layer.weight.detach().cpu().T.contiguous(), layer.bias.detach().cpu()
        scale = float(weights.abs().max()) / 127.0
        parts.append(struct.pack("<iif", *weights.shape, scale))
        parts.append((weights / scale).round().to(torch.int8).numpy().tobytes())
        parts.append(bias.numpy().astype("<f4").tobytes())
    path.write_bytes(b"".join(parts))
