"""Several seats deciding at once: lanes, secrecy, and taking a choice back."""

from __future__ import annotations

import pytest

from mastaba import BadInput, IllegalMove
from mastaba.kernel import laws
from mastaba.kernel.replay import Record
from tests.kernel.sealed_bids import Bids

GAME = Bids()


def record(*moves: str) -> Record:
    played = Record(GAME, GAME.setup(2))
    for line in moves:
        seat, _, move = line.partition(" ")
        played.play(int(seat) - 1, GAME.parse(move))
    return played


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_sealed_choices_keep_the_laws(seats: int, seed: int) -> None:
    laws.check_game(GAME, GAME.setup(seats), seed)


def test_all_seats_are_asked_at_once_and_in_any_order() -> None:
    played = record()
    assert [decision.seat for decision in GAME.decisions(played.state)] == [0, 1]
    assert record("1 bid 1", "1 keep", "2 bid 0", "2 keep").log != record("2 bid 0", "1 bid 1", "2 keep", "1 keep").log
    one, other = record("1 bid 1", "1 keep", "2 bid 0", "2 keep"), record("2 bid 0", "1 bid 1", "2 keep", "1 keep")
    assert GAME.save(one.state) == GAME.save(other.state)
    assert GAME.scores(one.state) == (1, 0)


def test_a_committed_seat_is_not_asked_again() -> None:
    played = record("1 bid 1", "1 keep")
    assert [decision.seat for decision in GAME.decisions(played.state)] == [1]
    with pytest.raises(IllegalMove) as refused:
        played.play(0, GAME.parse("bid 0"))
    assert (refused.value.rule, refused.value.reason) == ("BI-1.1", "not_your_decision")


def test_others_do_not_see_how_far_a_choice_has_come() -> None:
    assert GAME.view(record().state, 1) == GAME.view(record("1 bid 0").state, 1)


def test_a_choice_can_be_taken_back_until_the_last_seat_has_committed() -> None:
    played = record("1 bid 1", "1 keep", "2 bid 0")
    assert str(played.undo(0)) == "keep"
    assert str(played.undo(0)) == "bid 1"
    assert GAME.save(played.state) == GAME.save(record("2 bid 0").state)
    assert [str(move) for _, move in played.log] == ["bid 0"]
    played.play(0, GAME.parse("bid 0"))
    played.play(0, GAME.parse("raise"))
    played.play(1, GAME.parse("keep"))
    with pytest.raises(BadInput, match="revealed"):
        played.undo(0)
