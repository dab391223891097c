"""How far a move can be taken back: own moves that revealed nothing, and no re-roll ever."""

from __future__ import annotations

import pytest

import mastaba
from mastaba import CHANCE, BadInput, Dealer, Rng
from mastaba.games import names
from mastaba.kernel.record import MARKED, Record

BABEL = mastaba.load("babel")


def started() -> Record:
    record = Record(BABEL, BABEL.setup())
    record.deal(Dealer(3))
    return record


def active(record: Record) -> int:
    return BABEL.decisions(record.state)[0].seat


def play(record: Record, *texts: str) -> None:
    for text in texts:
        record.play(active(record), BABEL.parse(text))


def first_go(record: Record) -> str:
    return str(BABEL.decisions(record.state)[0].options[0])


def test_actions_can_be_taken_back_to_the_start_of_the_action_phase() -> None:
    record = started()
    before = BABEL.save(record.state)
    seat = active(record)
    for _ in range(4):
        record.play(seat, BABEL.decisions(record.state)[0].options[0])
    while record.can_undo(seat):
        record.undo(seat)
    assert BABEL.save(record.state) == before
    with pytest.raises(BadInput, match="no move to take back"):
        record.undo(seat)


def test_the_other_seat_cannot_take_back_my_move() -> None:
    record = started()
    seat = active(record)
    play(record, first_go(record))
    assert record.can_undo(seat)
    assert not record.can_undo(1 - seat)


def test_nothing_is_taken_back_once_cards_were_turned_up() -> None:
    record = Record(BABEL, BABEL.setup(), BABEL.position(BABEL.setup(), {"players": {"1": {"hand": "AH"}}}))
    play(record, "go A", "end")
    assert record.can_undo(0)  # nothing was turned up yet: chance is about to
    record.deal(Dealer(3))
    assert not record.can_undo(0)
    assert not record.can_undo(1)


def test_half_the_hand_cannot_be_taken_back_once_the_victim_has_dropped() -> None:
    players = {"1": {"pawn": "A", "columns": {"A": "SSS"}}, "2": {"hand": "AAHM"}}
    record = Record(BABEL, BABEL.setup(), BABEL.position(BABEL.setup(), {"players": players}))
    play(record, "half S")
    assert record.can_undo(0)
    play(record, "drop A")
    assert not record.can_undo(0)
    assert record.can_undo(1)
    assert str(record.undo(1)) == "drop A"


def test_an_undo_never_re_rolls() -> None:
    """The same card comes again, as if put back on its pile."""
    dealer = Dealer(11)
    record = Record(BABEL, BABEL.setup(), BABEL.position(BABEL.setup(), {"players": {"1": {"hand": "AH"}}}))
    lines = []
    for _ in range(2):
        play(record, "end")
        decision = BABEL.decisions(record.state)[0]
        lines.append(str(record.dealt(dealer, decision)))
        record.undo(0)
        play(record, "go A")
        record.undo(0)
    assert lines[0] == lines[1]


@pytest.mark.parametrize("name", names())
def test_going_back_plays_few_moves_again(name: str) -> None:
    """Every so many moves there is a mark to begin from; what stands there is what playing from the start gives."""
    game = mastaba.load(name)
    record, rng = Record(game, game.setup()), Rng(5)
    while len(record.log) < 300 and (decisions := game.decisions(record.state)):
        decision = decisions[rng.below(len(decisions))]
        record.play(decision.seat, decision.options[rng.below(len(decision.options))])
        if decision.seat != CHANCE and rng.below(4) == 0 and record.can_undo(decision.seat):
            record.undo(decision.seat)
    played = len(record.log)
    for length in {0, 1, played // 2, played} | {length for length in (63, 64, 65) if length <= played}:
        again = Record(game, record.setup)
        for seat, move in record.log[:length]:
            again.play(seat, move)
        earlier = record.back_to(length)
        assert game.save(earlier.state) == game.save(again.state)
        assert (earlier.log, earlier.blocks, earlier.block) == (again.log, again.blocks, again.block)
        assert [entry[:2] for entry in earlier.undoable] == [entry[:2] for entry in again.undoable]
        assert [mark.length for mark in earlier.marks] == [mark.length for mark in again.marks]
        assert length - max(mark.length for mark in earlier.marks if mark.length <= length) < MARKED
