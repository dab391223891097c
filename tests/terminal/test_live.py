"""On a real terminal: clearing, handing over, and a pause when there is much to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.cli import main
from tests.commands.playing import CalmBot, numbers
from tests.terminal.streams import live

CLEAR, FORGET = "\x1b[H\x1b[2J", "\x1b[3J"


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.bots.player.Player", CalmBot)


def play(monkeypatch: pytest.MonkeyPatch, typed: str, lines: int, *words: str, **environment: str) -> str:
    out = live(monkeypatch, typed, 80, lines, **environment)
    assert main(["play", "babel", "--seed", "11", "--bots", "greedy", "--lang", "en", *words]) == 0
    return out.getvalue()


def test_the_screen_is_cleared_before_each_table(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, "go H\ndep M\nquit\n", 50)
    assert shown.count(CLEAR) == 3
    assert FORGET not in shown
    assert "\x1b[1mYour first turn" in shown


def test_no_colours_if_nobody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, "go H\nquit\n", 50, NO_COLOR="1")
    assert shown.replace(CLEAR, "").count("\x1b") == 0


def test_much_news_on_a_small_screen_waits_for_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, "\ngo H\nquit\n", 24)
    first, second = shown.split("Press Enter to continue > ")
    assert "Bot ends the turn" in first and "Your hand" not in first
    assert second.startswith(CLEAR) and "Your hand" in second and "Bot ends the turn" not in second
    assert "Press Enter to continue" not in play(monkeypatch, "go H\nquit\n", 50)


def test_a_message_about_an_undo_survives_the_clearing(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, "go H\nundo\nquit\n", 50)
    assert f"{CLEAR}Taken back: Move the pawn to the Hittites’ site.\n" in shown


def test_a_loaded_game_says_where_it_comes_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    play(monkeypatch, "save\nquit\n", 50)
    shown = play(monkeypatch, "quit\n", 50, "--load", "babel-1.mst")
    assert shown.startswith(f"{CLEAR}The game continues from babel-1.mst; type “log” to see what happened so far.\n")


def test_who_thinks_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(monkeypatch, "go H\ndep M\nbuild res\nend\nquit\n", 50)
    assert shown.count("Bot is taking their turn.") == 2


def test_nothing_is_left_to_scroll_back_to_when_the_screen_changes_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    out = live(monkeypatch, "\ngo A\ndep H\nbuild res\nend\n\nquit\n", 80, 50)
    assert main(["play", "babel", "--seed", "11", "--hotseat", "--lang", "en"]) == 0
    before, after = out.getvalue().split("Player 1, press Enter")
    assert before.endswith(CLEAR + FORGET)
    assert "Player 2 draws Assyrians, Hittites" in before
    assert "Player 2 draws 3 cards." in after and "Player 2 draws Assyrians" not in after


def test_the_end_of_the_input_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, "", 50).endswith("The input has ended, so the game stops here. It was not saved.\n")


def test_the_arrow_keys_bring_back_nothing_of_another_player(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    readline.clear_history()
    readline.add_history("why drop A")
    play(monkeypatch, "quit\n", 50)
    assert readline.get_current_history_length() == 1  # there is only one person
    out = live(monkeypatch, "\nquit\n", 80, 50)
    assert main(["play", "babel", "--seed", "11", "--hotseat", "--lang", "en"]) == 0
    assert "press Enter" in out.getvalue()
    assert readline.get_current_history_length() == 0


def test_the_result_of_people_at_one_screen_shows_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = "".join(f"{line}\n" for line in numbers(2))
    out = live(monkeypatch, typed, 80, 200)
    assert main(["play", "babel", "--seed", "3", "--hotseat", "--lang", "en", "--option", "turn_cap=40"]) == 0
    result = out.getvalue().rpartition(CLEAR + FORGET)[2]
    assert "Temple pile" in result and "Your hand" not in result and "press Enter" not in result
