"""Several seats that decide at once, in a game that has neither texts nor a drawing."""

from __future__ import annotations

from fluent.runtime import FluentResource

from mastaba import Dealer, Move
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.kernel.record import Record
from mastaba.terminal.session import Session
from mastaba.texts import Texts, bundle_of
from tests.kernel.sealed_bids import Bids
from tests.terminal.streams import piped


class LastOption:
    def decide(self, view: Document, decision: Decision) -> Move:
        return decision.options[-1]


def session(typed: list[str], bots: int, texts: str = "") -> tuple[Session, str]:
    game = Bids()
    screen, out = piped("".join(f"{line}\n" for line in typed))
    record = Record(game, game.setup(3))
    said = Texts(game, "en")
    said.bundle = bundle_of.__wrapped__(game.name, "en")
    said.bundle.add_resource(FluentResource(texts))
    table = Session(record, Dealer(1), {2 - k: LastOption() for k in range(bots)}, said, screen, "again")
    table.run()
    return table, out.getvalue()


def test_bots_seal_their_choice_and_the_person_is_asked() -> None:
    table, shown = session(["bid 1", "raise"] + ["bid 0", "keep"] * 2, bots=2)
    assert table.record.state.now is None
    assert "Player 1: " in shown and "Player 3: " in shown


def test_a_sealed_choice_can_be_taken_back() -> None:
    table, _ = session(["bid 1", "undo", "bid 0", "log"], bots=2)
    assert [str(move) for seat, move in table.record.log if seat == 0] == ["bid 0"]
    assert [index for index, event in table.history if event.name == "Committed"] == [1, 3]


def test_people_take_turns_at_the_screen() -> None:
    _, shown = session(["", "bid 1", "keep", "", "bid 1", "keep", "", "bid 0"], bots=0)
    assert [shown.count(f"Player {seat}, press Enter") for seat in (1, 2, 3)] == [1, 1, 1]


def test_a_draw_says_that_the_tie_break_was_equal_too() -> None:
    alike = [line for _ in range(3) for _ in range(3) for line in ("", "bid 0", "keep")]
    tie = "won-shared = The purses are equal.\n"
    result = "Player 1: 0\nPlayer 2: 0\nPlayer 3: 0\nending-rounds\nThe purses are equal.\n"
    assert session(alike, 0, tie)[1].endswith(result)
    assert session(alike, 0)[1].endswith("The game is a draw.\n")
    won = ["", "bid 1", "keep", *alike[3:]]
    assert session(won, 0, tie)[1].endswith("Player 1 wins with 1 point to Player 2’s 0.\n")


def test_everybody_looks_at_the_result_of_people_at_one_screen() -> None:
    table, shown = session([line for _ in range(9) for line in ("", "bid 0", "keep")], bots=0)
    assert table.record.state.now is None
    result = shown.rpartition("> keep\n")[2]
    assert "opened:" in result and "own:" not in result  # what only a seat sees
    assert result.count("event-BidsOpened") == 1  # only what the last reader has not read either
