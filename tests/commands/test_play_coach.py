"""`mastaba play --coach`: each line once, beside the decision that it is about."""

from __future__ import annotations

import pytest

from tests.commands.playing import Terminal, numbers, squeezed
from tests.commands.running import Mastaba


@pytest.fixture
def terminal(run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(run, monkeypatch)


def test_the_coach_speaks_in_both_languages(terminal: Terminal) -> None:
    """The same table shown again says the same again; the next decision says something else."""
    game = ("--coach", "--bots", "greedy", "--seed", "11", "--option", "first=1")
    shown = squeezed(terminal.says(["", "1", "quit"], *game))
    assert shown.count("Coach: This turn you must build the level 1 that lies before you.") == 2
    assert shown.count("Coach: You draw 3 cards every turn.") == 1
    assert "Guide : Vous devez construire ce tour-ci le niveau 1" in squeezed(
        terminal.says(["quit"], *game, "--lang", "fr")
    )


def test_a_whole_game_with_a_coach(terminal: Terminal) -> None:
    said = terminal.says(numbers(1), "--coach", "--bots", "random", "--seed", "3", "--option", "turn_cap=40")
    begun = [line[:40] for line in squeezed(said).split("Coach: ")[1:]]
    assert len(set(begun)) == len(begun) > 2


def test_without_it_nothing_is_explained(terminal: Terminal) -> None:
    assert "Coach:" not in terminal.says(["1", "quit"], "--bots", "greedy", "--seed", "11")


@pytest.mark.parametrize("words", [("--hotseat",), ("--bots", "none")])
def test_it_is_for_one_person(run: Mastaba, words: tuple[str, ...]) -> None:
    assert "--coach is for one person against bots" in run("play", "babel", "--coach", *words).sentence()
