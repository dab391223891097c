"""`mastaba train` in small: from nothing to weights that the game's bots can judge by."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mastaba
from mastaba.bots.judges import judge_from
from mastaba.bots.learned_priors import priors_from
from mastaba.cli import main

pytestmark = pytest.mark.train


@pytest.mark.parametrize("name", ["babel", "amun-re", "cleopatra", "sa-re"])
def test_one_small_round_gives_weights_with_a_card(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--rounds", "1", "--quick-games", "60", "--games", "10", "--simulations", "4", "--trial-games", "4"]
    assert main(["train", name, "--from-nothing", "--out", str(tmp_path), "--workers", "2", *words]) == 0
    text = (tmp_path / f"{name}-1.json").read_text(encoding="utf-8")
    judge_from(mastaba.load(name), text)
    card = json.loads(text)["card"]
    assert card["played"] == [{"games": 60, "simulations": 0}, {"games": 10, "simulations": 4}]
    assert card["unseen_games"]["log_loss"] > 0
    assert card["trial"]["games"] == 4
    kept = (tmp_path / f"{name}.json").exists()
    assert kept == (card["trial"]["won"] > card["trial"]["fair"])
    priors = (tmp_path / f"{name}-1-priors.json").read_text(encoding="utf-8")
    priors_from(mastaba.load(name), priors)
    told = json.loads(priors)["card"]
    assert told["choices"] > 100 and told["unseen_games"]["network"]["log_loss"] > 0
    assert (tmp_path / f"{name}-priors.json").exists() == (told["trial"]["won"] > told["trial"]["fair"])
    said = capsys.readouterr().out
    assert "round 1: the judge won" in said and "round 1: the priors won" in said
    assert len(text) + len(priors) < 400_000
