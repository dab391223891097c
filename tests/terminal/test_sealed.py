"""Several seats that decide at once, in a game that has neither texts nor a drawing."""

from __future__ import annotations

from mastaba import Dealer, Move
from mastaba.kernel.documents import Document
from mastaba.kernel.protocol import Decision
from mastaba.kernel.replay import Record
from mastaba.terminal.session import Session
from mastaba.texts import Texts
from tests.kernel.sealed_bids import Bids
from tests.terminal.streams import piped


class LastOption:
    def decide(self, view: Document, decision: Decision) -> Move:
        return decision.options[-1]


def session(typed: list[str], bots: int) -> tuple[Session, str]:
    game = Bids()
    screen, out = piped("".join(f"{line}\n" for line in typed))
    record = Record(game, game.setup(3))
    table = Session(record, Dealer(1), {2 - k: LastOption() for k in range(bots)}, Texts(game, "en"), screen, "again")
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
