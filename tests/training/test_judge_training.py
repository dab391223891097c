"""`mastaba train` in small: from nothing to weights that the game's bots can judge by."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mastaba
from mastaba.bots.first_layer import HIDDEN
from mastaba.bots.judges import judge_from, shipped_text
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
    assert [trial["games"] for trial in card["trials"]] == [4]
    assert (tmp_path / f"{name}.json").exists() == won(card)
    priors = (tmp_path / f"{name}-1-priors.json").read_text(encoding="utf-8")
    priors_from(mastaba.load(name), priors)
    told = json.loads(priors)["card"]
    assert told["choices"] > 100 and told["unseen_games"]["network"]["log_loss"] > 0
    assert (tmp_path / f"{name}-priors.json").exists() == won(told)
    said = capsys.readouterr().out
    assert "round 1: the judge won" in said and "round 1: the priors won" in said
    assert len(text) + len(priors) < 400_000


def won(card: dict[str, Any]) -> bool:
    """Every trial."""
    return all(trial["won"] > trial["fair"] for trial in card["trials"])


def test_what_is_known_of_other_games_stays(tmp_path: Path) -> None:
    """The race for the pyramid has other features than a city that must be built."""
    game, before = mastaba.load("sa-re"), json.loads(shipped_text(mastaba.load("sa-re")))
    words = ["--rounds", "1", "--quick-games", "40", "--games", "10", "--simulations", "2", "--trial-games", "4"]
    words += [
        "--by-search",
        "0,0.5",
        "--option",
        "mode=architect,priest",
        "--only",
        "judge",
        "--seats",
        "2,2,4",
        "--trial-seats",
        "2,4",
        "--out",
        str(tmp_path),
        "--workers",
        "2",
    ]
    assert main(["train", "sa-re", *words]) == 0
    made = json.loads((tmp_path / "sa-re-1.json").read_text(encoding="utf-8"))
    race = [k for k, name in enumerate(game.feature_names()) if not name.startswith("city_")]
    for part in ("lows", "highs", "straight"):
        assert [made[part][k] for k in race] == [before[part][k] for k in race]
    for part in ("own", "others"):
        assert made[part][: len(race) * HIDDEN] == before[part][: len(race) * HIDDEN]
        assert made[part] != before[part]
    assert (made["biases"], made["bent"]) == (before["biases"], before["bent"])
    assert (made["card"]["edition"], made["card"]["options"]) == ("fr", {"mode": ["architect", "priest"]})
    assert made["card"]["seats"] == [2, 2, 4]
    assert made["card"]["kept"] == before["card"]
    assert [(trial["seats"], trial["fair"]) for trial in made["card"]["trials"]] == [(2, 0.5), (4, 0.25)]
    assert (tmp_path / "sa-re.json").exists() == won(made["card"])
    tried = made["card"]["tried"]
    assert set(tried) == {"0.0", "0.5"}
    assert made["card"]["unseen_games"]["log_loss"] == tried[str(made["card"]["by_search"])] == min(tried.values())


def test_one_feature_learns_alone(tmp_path: Path) -> None:
    before = json.loads(shipped_text(mastaba.load("sa-re")))
    words = ["--rounds", "1", "--quick-games", "0", "--games", "20", "--simulations", "2", "--trial-games", "4"]
    words += ["--only", "judge", "--features", "city_ties", "--option", "mode=pharaoh", "--seats", "4"]
    assert main(["train", "sa-re", *words, "--trial-seats", "4", "--out", str(tmp_path), "--workers", "2"]) == 0
    made = json.loads((tmp_path / "sa-re-1.json").read_text(encoding="utf-8"))
    learned = before["features"].index("city_ties")
    others = [k for k in range(len(before["features"])) if k != learned]
    for part in ("lows", "highs", "straight"):
        assert [made[part][k] for k in others] == [before[part][k] for k in others]
    for part in ("own", "others"):
        rows, rows_before = (
            [one[part][k * HIDDEN : (k + 1) * HIDDEN] for k in range(len(others) + 1)] for one in (made, before)
        )
        assert [rows[k] for k in others] == [rows_before[k] for k in others]
        assert rows[learned] != rows_before[learned]
    assert made["straight"][learned] != before["straight"][learned]
    for part in ("biases", "bent", "bent_scale", "straight_scale"):
        assert made[part] == before[part]
    assert made["card"]["features_learned"] == ["city_ties"] and made["card"]["kept"] == before["card"]
