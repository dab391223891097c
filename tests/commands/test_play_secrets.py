"""What the terminal shows to a seat depends on nothing that this seat cannot know."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

import mastaba
from mastaba import Dealer, Move, Rng
from mastaba.kernel.agenda import State
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.kernel.record import Record
from mastaba.terminal.screen import Screen
from mastaba.terminal.session import Session
from mastaba.texts import LANGUAGES, Texts
from tests.commands.playing import CalmBot, Terminal
from tests.commands.running import Mastaba

BABEL = mastaba.load("babel")


def conversation(state: State, lang: str) -> str:
    """All that seat 1 gets to read in a position, whatever it asks, until it would end its turn."""
    out = io.StringIO()
    own_moves = [move for move in BABEL.moves if move.kind not in ("end", "half")]  # after those the other decides
    typed = [*(f"why {move}" for move in BABEL.moves), *map(str, own_moves), "log"]
    screen = Screen(out, io.StringIO("\n".join(typed)), {})
    texts = Texts(BABEL, lang)
    record = Record(BABEL, state.setup, state)
    Session(record, Dealer(1), {1: CalmBot(BABEL, "random", 1)}, texts, screen, "").run()
    assert texts.missing == []
    return out.getvalue()


def position_of_seat_one(seed: int) -> State:
    """A position in the middle of a random game in which seat 1 is to act, and seat 2 has spared its cards."""
    record, rng = Record(BABEL, BABEL.setup()), Random(seed)
    while True:
        record.deal(Dealer(seed))
        decision = BABEL.decisions(record.state)[0]
        if len(record.log) > 80 and decision.seat == 0 and decision.prompt.key == "Act":
            return record.state
        sparing = decision.seat == 1 and decision.options[-1].kind == "end"
        record.play(decision.seat, decision.options[-1 if sparing else rng.randrange(len(decision.options))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_positions_that_look_alike_are_shown_alike(seed: int, lang: str) -> None:
    state = position_of_seat_one(seed)
    other = state.copy()
    BABEL.resample(other, 0, Rng(seed))
    assert BABEL.save(state) != BABEL.save(other)
    assert BABEL.view(state, 0) == BABEL.view(other, 0)
    assert conversation(state.copy(), lang) == conversation(other, lang)


class Spy(CalmBot):
    """Keeps what it was shown."""

    seen: ClassVar[list[tuple[Document, Decision]]] = []

    def decide(self, view: Document, decision: Decision) -> Move:
        Spy.seen.append((view, decision))
        return super().decide(view, decision)


def test_a_bot_sees_what_its_seat_may_see(run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> None:
    Spy.seen.clear()
    Terminal(run, monkeypatch, Spy).says(["quit"], "--seed", "11")
    assert Spy.seen
    for view, decision in Spy.seen:
        players = view["players"]
        assert isinstance(players, dict)
        assert (view["seat"], decision.seat) == (2, 1)
        assert players["1"]["hand"] == 5 and isinstance(players["2"]["hand"], str)


OPENING = "* first 2|* nation A|* nation H|* nation {hidden}|* nation S|* nation S|* nation M|* nation M|* nation P"
DRAW = "* nation S|* nation S|* nation P|2 go A|2 dep H|2 build res|2 end|* temple 2|* temple 3"
OWN_DRAW = "* nation A|* nation A|* nation A"


def written_game(hidden: str) -> str:
    headers = '[Game "babel"]\n[Edition "filosofia"]\n[Rules "1"]\n[Seats "2"]\n\n'
    lines = "|".join((OPENING.format(hidden=hidden), DRAW, OWN_DRAW))
    return headers + lines.replace("|", "\n") + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_other_drew_is_never_told(
    run: Mastaba, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    shown: dict[str, dict[str, str]] = {}
    for hidden in ("M", "P"):
        folder = tmp_path / hidden
        folder.mkdir()
        (folder / "game.mst").write_text(written_game(hidden))
        monkeypatch.chdir(folder)
        terminal = Terminal(run, monkeypatch)
        typed = ["log", "go M", "dep A", "undo", "help", "quit"]
        words = ("--load", "game.mst", "--lang", lang, "--seed", "1", "--bots", "random")
        shown[hidden] = {"1": terminal.says(typed, *words), "2": terminal.says(typed, *words, "--seat", "2")}
    assert shown["M"]["1"] == shown["P"]["1"]
    assert shown["M"]["2"] != shown["P"]["2"]


def test_the_saved_file_is_the_only_place_with_secrets(
    run: Mastaba, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """At one screen, what is told to one person is not told to the next."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.mst").write_text(written_game("M"))
    terminal = Terminal(run, monkeypatch)
    typed = ["", "log", "go M", "dep A", "build res", "end", "", "log"]
    shown = terminal.says(typed, "--load", "game.mst", "--hotseat", "--seed", "1")
    first, second = shown.split("Player 2, press Enter")
    assert "Player 1 draws Sumerians, Sumerians, Medes, Medes, Persians.\n" in first
    assert "Player 2 draws 3 cards.\n" in first
    assert "Your hand  3 Assyrians  2 Medes  1 Persians  2 Sumerians\n" in first
    assert "Player 2 (you)" in second and "Player 1 (you)" not in second
    assert [line for line in second.splitlines() if line.startswith("Your hand")] == [
        "Your hand  1 Medes  3 Persians  3 Sumerians"
    ]
    assert "Player 1 draws 5 cards.\n" in second
    assert "Player 2 draws Assyrians, Hittites, Medes.\n" in second
