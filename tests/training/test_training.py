"""The lessons, and matches on a Ray cluster: what needs PyTorch and Ray, which are in no lock (`make train-test`)."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import mastaba
from mastaba.bots.learned import Network
from mastaba.matches.arena.backends import rounds
from mastaba.matches.arena.pairings import pairing
from mastaba.matches.simulation import Simulation

LESSONS = Path(__file__).resolve().parents[2] / "examples" / "learned_bot"
GAME = mastaba.load("babel")

pytestmark = pytest.mark.train


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a few seconds teach."""
    file = tmp_path_factory.mktemp("lessons") / "babel.bin"
    words = ["--minutes", "0.1", "--games", "16", "--steps", "16", "--device", "cpu", "--out", str(file)]
    subprocess.run([sys.executable, str(LESSONS / "train.py"), *words], check=True)
    return file


@pytest.fixture
def weights(file: Path) -> bytes:
    return file.read_bytes()


def test_a_lesson_leaves_weights_that_the_bot_reads(weights: bytes) -> None:
    assert len(Network(GAME, weights).logits([0] * 400)) == len(GAME.moves) - GAME.moves.chance_size


def test_what_a_lesson_writes_is_what_plays(file: Path) -> None:
    played = Simulation(GAME, GAME.setup(), [f"learned:{file}", "random"], seed=1).play(1, logged=True)
    assert played.ended_by in GAME.endings and played.log


def test_plain_python_computes_what_pytorch_does(weights: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    torch: Any = import_module("torch")
    monkeypatch.syspath_prepend(str(LESSONS))
    network: Any = import_module("network")
    plain = Network(GAME, weights)
    player = network.Player(GAME, plain.inputs)
    for layer, read in zip((player.first, player.second, player.policy), plain.layers, strict=True):
        shape = (read.inputs, read.outputs)
        matrix = torch.tensor(list(read.weights), dtype=torch.float32).reshape(shape).T * read.scale
        layer.weight.data.copy_(matrix)
        layer.bias.data.copy_(torch.tensor(list(read.bias)))
    vector = mastaba.vector("babel", 8, seed=3)
    observations, masks = torch.from_numpy(vector.observations), torch.ones(8, plain.layers[-1].outputs)
    logits, _ = player(observations, masks)
    for row, expected in zip(vector.observations.tolist(), logits.tolist(), strict=True):
        assert plain.logits(row) == pytest.approx(expected, abs=1e-3)


def test_ray_gives_the_same_match_as_processes() -> None:
    match = pairing(GAME.setup(), GAME, "greedy", "random", seed=9)
    assert list(rounds("ray", None, match, 4)) == list(rounds("local", 2, match, 4))
