"""Several seats deciding at once: lanes, secrecy, and taking a choice back."""

from __future__ import annotations

import pytest

from mastaba import BadInput, IllegalMove
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.agenda import AnyStep, Simultaneous
from mastaba.kernel.editions import Setup
from mastaba.kernel.record import Record
from mastaba.testing import laws
from tests.kernel.sealed_bids import Bids, OpenBids, Purse, SealBid

GAME = Bids()


def record(*moves: str, game: Bids = GAME, seats: int = 2) -> Record:
    played = Record(game, game.setup(seats))
    play(played, *moves)
    return played


def play(played: Record, *moves: str) -> None:
    for line in moves:
        seat, _, move = line.partition(" ")
        played.play(int(seat) - 1, played.game.parse(move))


def written(played: Record) -> list[str]:
    """The moves as the transcript lists them; it can be read again."""
    transcript = transcript_file.read(played.transcript(), "bids.mst")
    again = records.replay(played.game, transcript)
    assert played.game.save(again.state) == played.game.save(played.state)
    assert again.transcript() == played.transcript()
    return [f"{line.seat + 1} {line.text}" for line in transcript.lines]


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


def test_a_transcript_lists_sealed_moves_by_seat() -> None:
    first = ["3 bid 1", "2 bid 0", "1 bid 1", "3 keep", "1 raise", "2 keep"]
    second = ["2 bid 1", "3 bid 0", "3 keep", "1 bid 2", "2 raise"]
    by_seat = ["1 bid 1", "1 raise", "2 bid 0", "2 keep", "3 bid 1", "3 keep"]
    played = record(*first, *second, seats=3)
    assert written(played) == [*by_seat, "1 bid 2", "2 bid 1", "2 raise", "3 bid 0", "3 keep"]
    assert [f"{seat + 1} {move}" for seat, move in played.log] == [*first, *second]


def test_an_unfinished_choice_is_listed_by_seat_too() -> None:
    assert written(record("2 bid 1", "1 bid 0", "1 keep")) == ["1 bid 0", "1 keep", "2 bid 1"]


def test_the_moves_of_the_last_seat_to_commit_stay_in_their_block() -> None:
    played = record("2 bid 0", "2 keep", "1 bid 0", "1 keep", "2 bid 1", "1 bid 1")
    assert written(played) == ["1 bid 0", "1 keep", "2 bid 0", "2 keep", "1 bid 1", "2 bid 1"]


def test_a_transcript_is_right_after_moves_were_taken_back() -> None:
    played = record("2 bid 1", "2 keep", "1 bid 0", "1 keep", "2 bid 0", "1 bid 1", "1 keep", "2 keep")
    play(played, "2 bid 1", "1 bid 0", "1 raise")
    assert str(played.undo(1)) == "bid 1"  # the block begins with another move now
    assert str(played.undo(0)) == "raise"
    play(played, "2 bid 0", "1 keep")
    blocks = [["1 bid 0", "1 keep", "2 bid 1", "2 keep"], ["1 bid 1", "1 keep", "2 bid 0", "2 keep"]]
    assert written(played) == [*blocks[0], *blocks[1], "1 bid 0", "1 keep", "2 bid 0"]
    assert str(played.undo(1)) == "bid 0"
    while played.can_undo(0):
        played.undo(0)
    play(played, "2 bid 0", "1 bid 1")
    assert written(played) == [*blocks[0], *blocks[1], "1 bid 1", "2 bid 0"]


class SecondThought(Bids):
    """After the bids, and before they are opened, seat 1 alone bids again."""

    def begin(self, setup: Setup) -> Purse:
        alone: AnyStep = Simultaneous(((SealBid(0),), ()))
        start = super().begin(setup)
        start.agenda = [OpenBids(), alone]
        return start


def test_a_block_ends_where_the_next_one_begins_with_the_same_seat() -> None:
    played = record("2 bid 0", "2 keep", "1 bid 0", "1 keep", "1 bid 1", "1 raise", game=SecondThought())
    assert written(played) == ["1 bid 0", "1 keep", "2 bid 0", "2 keep", "1 bid 1", "1 raise"]


def test_a_block_goes_on_when_its_last_move_was_taken_back() -> None:
    played = record("2 bid 0", "2 keep", "1 bid 0", "1 keep", game=SecondThought())
    assert str(played.undo(0)) == "keep"
    play(played, "1 raise")
    assert written(played) == ["1 bid 0", "1 raise", "2 bid 0", "2 keep"]
