"""Edge cases 30 to 37 of the rules: procession, offering, last turns, the final reckoning, and hidden cards."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba import CHANCE, Rng, State
from mastaba.kernel import record as records
from mastaba.kernel import transcript
from mastaba.testing.laws import choose
from tests.games.cleopatra.table import (
    FOUR,
    GAME,
    after,
    amulets,
    at_a_glance,
    by_chance,
    decides,
    field,
    market_turn,
    offered,
    paid,
    play,
    position,
    quarry,
    scarabs,
)

FIVE: dict[str, Any] = {**FOUR, "pedestal": True, "throne": True}
BIDDING = [
    {"step": "Together", "seat": 1},
    {"step": "OpenOffering"},
    {"step": "CheckLimit", "seat": 1},
    {"step": "CheckDeck", "seat": 1},
    {"step": "PassTurn", "seat": 1},
]


def test_edge_30_two_categories_in_one_visit() -> None:
    almost: dict[str, Any] = {
        "sphinxes": {"L": 3, "R": 2},
        "obelisks": "L R",
        "doors": "L R",
        "columns": "1 2 3 4 5 6 7 8",
    }
    state = quarry("A A S S S M", **almost)
    play(state, *paid("sphinx R", "A S S"), *paid("column 9", "A S M"), "1 done")
    assert field(state, "cleopatra") == 4 and decides(state) == [0, 1]
    play(state, "1 bid 0 / 2 bid 0")
    assert field(state, "last_turns_after") is None and decides(state) == [1]


def test_edge_30_the_offering_comes_once() -> None:
    state = quarry("A A A S M W L", **FOUR, pedestal=True)
    play(state, *paid("throne", "A A A S M W L"), "1 done")
    assert field(state, "cleopatra") == 5 and field(state, "last_turns_after") == 1 and decides(state) == [1]


@pytest.mark.parametrize(
    ("bids", "before", "result"),
    [
        ((0, 0, 0, 0), (5, 5, 5, 5), (2, 2, 2, 2)),
        ((20, 0, 0, 0), (5, 5, 5, 5), (2, 6, 6, 6)),
        ((3, 2, 1, 0), (0, 0, 0, 0), (0, 1, 2, 3)),
        ((3, 3, 3, 0), (1, 2, 3, 4), (0, 0, 0, 7)),
        ((3, 3, 0, 0), (4, 4, 4, 4), (1, 1, 6, 6)),
        ((9, 3, 3, 3), (4, 4, 4, 4), (1, 5, 5, 5)),
    ],
)
def test_edge_31_offerings(bids: tuple[int, ...], before: tuple[int, ...], result: tuple[int, ...]) -> None:
    players = [{"scarabs": 20, "amulets": before[seat]} for seat in range(4)]
    state = position(players[0], *players[1:], seats=4, agenda=BIDDING, **FOUR)
    for seat in (2, 0, 3, 1):
        play(state, f"{seat + 1} bid {bids[seat]}")
    assert tuple(amulets(state, seat + 1) for seat in range(4)) == result
    assert tuple(scarabs(state, seat + 1) for seat in range(4)) == tuple(20 - bid for bid in bids)


def test_edge_31_nobody_sees_a_sealed_bid() -> None:
    state = position({"scarabs": 20}, {"scarabs": 20}, agenda=BIDDING, **FOUR)
    assert max(int(move.split()[1]) for move in offered(state)) == 20
    one, two = after(state, "1 bid 3"), after(state, "1 bid 19")
    assert GAME.view(one, 1) == GAME.view(two, 1) and GAME.view(one, 0) != GAME.view(two, 0)


def test_edge_32_an_offering_in_the_middle_of_a_vizier_turn() -> None:
    almost: dict[str, Any] = {**FOUR, "sphinxes": {"L": 3, "R": 2}}
    state = quarry("A S S", helper="vizier", **almost)
    play(state, *paid("sphinx R", "A S S"), "1 done")
    assert decides(state) == [0, 1]
    play(state, "1 bid 1 / 2 bid 0")
    assert offered(state) == {"go market", "go end"}


@pytest.mark.parametrize("trigger", [1, 2, 3])
def test_edge_33_all_others_have_one_more_turn(trigger: int) -> None:
    rng = Rng(trigger)
    state = position({}, {}, {}, seats=3, active=trigger, last_turns_after=trigger, turn=40, **FIVE)
    seen: list[int] = []
    while decides(state):
        seen.append(decides(state)[0] + 1)
        market_turn(state, rng)
    assert seen == [(trigger - 1 + k) % 3 + 1 for k in range(3)]
    assert GAME.ended_by(state) == "procession"


def test_edge_33_the_trigger_finishes_a_vizier_turn() -> None:
    state = quarry("A A A S M W L", helper="vizier", **FOUR, pedestal=True)
    play(state, *paid("throne", "A A A S M W L"), "1 done")
    assert field(state, "last_turns_after") == 1 and offered(state) == {"go market", "go end"}


def test_edge_34_a_sixth_category_has_no_effect() -> None:
    state = position({}, {"hand": "A A S M W"}, active=2, last_turns_after=1, mosaic="I", stack="", **FIVE)
    play(state, "2 activate none / 2 go quarry / 2 build mosaic a1 a2 a3 a4 a5 / 2 pay A / 2 pay A / 2 pay S / 2 pay M")
    play(state, "2 pay W / 2 done / 2 done")
    by_chance(state, Rng(1))
    assert field(state, "cleopatra") == 5 and GAME.ended_by(state) == "procession"


def reckoning(*players: dict[str, object]) -> State:
    """The last seat's market turn ends the game; its stall holds an artisan."""
    stalls = {"1": "A", "2": "A", "3": "A"}
    seats = len(players)
    state = position(*players, seats=seats, active=seats, last_turns_after=1, stalls=stalls, **FIVE)
    return market_turn(state, Rng(7))


def test_edge_35_corrupted_cards_in_hand_count() -> None:
    state = reckoning({"hand": "C S2 A", "scarabs": 30}, {"hand": "", "scarabs": 30})
    assert (amulets(state, 1), amulets(state, 2)) == (2, 0) and GAME.scores(state) == (27, 30)


def test_edge_35_a_sanctuary_larger_than_the_amulets() -> None:
    state = reckoning({"amulets": 1, "sanctuaries": ["a1 a2 a3 a4"], "scarabs": 9}, {"amulets": 2, "scarabs": 9})
    assert GAME.scores(state) == (9, 6)


def test_edge_35_equal_corruption_costs_nothing() -> None:
    assert GAME.scores(reckoning({"amulets": 9, "scarabs": 9}, {"amulets": 9, "scarabs": 4})) == (9, 4)


@pytest.mark.parametrize(("more", "score"), [(7, 75), (8, -1), (6, 80), (1, 99)])
def test_edge_35_seven_pay_eight_are_out(more: int, score: int) -> None:
    assert GAME.scores(reckoning({"amulets": 2 + more, "scarabs": 100}, {"amulets": 2, "scarabs": 5}))[0] == score


def test_edge_35_nobody_pays_below_nothing() -> None:
    assert GAME.scores(reckoning({"amulets": 6, "scarabs": 4}, {"amulets": 0, "scarabs": 9})) == (0, 9)


def test_edge_36_ties() -> None:
    fewer = reckoning({"amulets": 1, "scarabs": 10}, {"amulets": 0, "scarabs": 9}, {"amulets": 0, "scarabs": 1})
    assert GAME.scores(fewer) == (9, 9, 1) and GAME.winners(fewer) == (1,)
    squares = reckoning({"scarabs": 9, "sanctuaries": ["a1 a2"]}, {"scarabs": 9, "sanctuaries": ["i9"]})
    assert GAME.winners(squares) == (0,)
    shared = reckoning({"scarabs": 9}, {"scarabs": 9}, {"scarabs": 3})
    assert GAME.winners(shared) == (0, 1) and GAME.ranking(shared) == (1, 1, 3)


def test_edge_36_the_only_survivor_wins() -> None:
    state = reckoning({"amulets": 9, "scarabs": 90}, {"amulets": 8, "scarabs": 80}, {"amulets": 0, "scarabs": 0})
    assert GAME.scores(state) == (-1, -1, 0) and GAME.winners(state) == (2,) and GAME.ranking(state) == (2, 2, 1)


def test_edge_37_a_replay_gives_the_same_position() -> None:
    record = records.Record(GAME, GAME.setup(3))
    rng = Rng(11)
    while GAME.decisions(record.state):
        decision = GAME.decisions(record.state)[0]
        move = choose(decision, rng) if decision.seat == CHANCE else at_a_glance(record.state, decision, rng)
        record.play(decision.seat, move)
    again = records.replay(GAME, transcript.read(record.transcript(), "again.mst"))
    assert GAME.save(again.state) == GAME.save(record.state)


def test_edge_37_a_view_shows_no_hidden_card() -> None:
    state = position("A S M", {"hand": "C C C"}, stalls={"1": "?C", "2": "?L2", "3": "A"})
    other = position("A S M", {"hand": "W W W"}, stalls={"1": "?A", "2": "?S", "3": "A"})
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert GAME.view(state, 1) != GAME.view(other, 1)


def test_the_turn_cap_ends_the_game() -> None:
    state = position("", turn=40, options="turn_cap=40")
    assert GAME.ended_by(market_turn(state, Rng(1))) == "turn_cap"
