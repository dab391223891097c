"""`mastaba train`: what it refuses before a game is played. Teaching itself needs PyTorch: tests/training."""

from __future__ import annotations

import sys

import pytest

from mastaba.cli import main


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["babel", "--rounds", "0"], "--rounds must be a number from 1 to 100, not 0"),
        (["babel", "--games", "-1"], "--games must be a number from 1 to 1000000, not -1"),
        (["babel", "--trial-games", "0"], "--trial-games must be a number from 1 to 100000, not 0"),
        (["babel", "--trial-simulations", "-1"], "--trial-simulations must be a number from 0 to 100000, not -1"),
        (["babel", "--minutes", "nan"], "--minutes must be a number from 0.001 to 10000, not nan"),
        (["babel", "--by-search", "0.2,much"], "--by-search must be numbers from 0 to 1, with commas between them"),
        (["babel", "--by-search", "1.5"], "not '1.5'"),
        (["babel", "--by-search", ""], "not ''"),
        (["babel", "--trial-seats", "4"], "--trial-seats must be among 2 in babel, not '4'"),
        (["sa-re", "--trial-seats", "2,five"], "--trial-seats must be among 2, 3, 4 in sa-re, not '2,five'"),
        (["sa-re", "--trial-seats", ""], "not ''"),
        (["sa-re", "--seats", "2,2,5"], "--seats must be among 2, 3, 4 in sa-re, not '2,2,5'"),
        (["sa-re", "--option", "mode"], "--option takes name=value, each name once, not 'mode'"),
        (["sa-re", "--option", "mode=priest,baker"], "baker"),
        (["sa-re", "--option", "mode=scribe,deity"], "deity"),
        (["sa-re", "--edition", "de"], "has no edition 'de'"),
        (["sa-re", "--only", "judge", "--features", "stone,luck"], "such as steps, not 'luck'"),
        (["sa-re", "--features", "stone"], "it needs --only judge"),
        (["sa-re", "--only", "judge", "--from-nothing", "--features", "stone"], "and no --from-nothing"),
        (["chess"], "chess"),
    ],
)
def test_what_cannot_be_done_is_said_at_once(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_without_pytorch_nothing_is_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)  # as if it were not there
    assert main(["train", "babel"]) == 2
    assert "training needs torch, which is not installed: pip install numpy torch" in capsys.readouterr().err
