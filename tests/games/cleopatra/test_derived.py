"""What follows from the rules, as a view tells it to whoever looks at it."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba import Rng, State
from mastaba.kernel.agenda import SPECTATOR
from mastaba.testing import laws
from tests.games.cleopatra.table import FOUR, GAME, after, by_chance, field, paid, play, position, quarry
from tests.games.cleopatra.test_edge_cases_ends import BIDDING, FIVE


def view(state: State, seat: int = 0) -> dict[str, Any]:
    return GAME.view(state, seat)


def test_every_open_place_earns_what_building_there_gives() -> None:
    state = quarry({"hand": "A A A A S S S S M W L"}, columns="1 2", sphinxes={"L": 2, "R": 0})
    earns = view(state)["earns"]
    assert set(earns) == {
        "build sphinx L", "build sphinx R", "build obelisk L", "build obelisk R", "build door L", "build door R",
        *[f"build column {wall}" for wall in range(3, 10)], "build pedestal",
    }  # fmt: skip
    for piece, cards in {
        "sphinx L": "A S S",
        "door L": "A A S S S",
        "column 3": "A M W",
        "pedestal": "A A A S M W L",
    }.items():
        before = view(state)["players"]["1"]["scarabs"]
        built = after(state, *paid(piece, cards))
        assert view(built)["players"]["1"]["scarabs"] == before + earns[f"build {piece}"]
    assert earns["build sphinx L"] == 5
    assert earns["build door L"] == 7


def test_the_least_corrupting_way_to_pay_comes_first() -> None:
    state = play(quarry("A S C W2 L"), "1 build sphinx L")
    ways = view(state)["ways"]
    assert [way["amulets"] for way in ways] == sorted(way["amulets"] for way in ways)
    assert {" + ".join(way["moves"]): way["amulets"] for way in ways} == {
        "pay A + pay W2": 1,
        "pay A + pay S + pay C": 1,
        "pay A + pay L + pay C": 1,
        "pay A + pay C + pay W2": 2,
    }
    assert ways[0]["moves"] == ["pay A", "pay W2"]  # of equal corruption the one with fewer cards


def test_every_way_can_be_played_to_its_end() -> None:
    state = play(quarry("A A S S M W L C W2", helper="merchant", mosaic="I"), "1 build mosaic a1 b1 c1 d1 e1")
    ways = view(state)["ways"]
    assert len(ways) > 10
    for way in ways:
        there = play(state.copy(), *[f"1 {move}" for move in way["moves"]])
        assert GAME.save(there)["payment"] is None
        assert view(there)["players"]["1"]["amulets"] == 1 + way["amulets"]


def test_nobody_else_sees_the_ways_to_pay() -> None:
    state = play(quarry("A S S"), "1 build sphinx L")
    assert view(state)["ways"]
    assert view(state, 1)["ways"] == []
    assert view(state, SPECTATOR)["ways"] == []


def test_new_sanctuaries_are_named_with_their_squares() -> None:
    state = position("A A S M W", mosaic="V")
    play(state, "1 activate none / 1 go quarry", *paid("mosaic c1 c2 a3 b3 c3", "A A S M W"))
    for viewer in (0, 1, SPECTATOR):
        assert view(state, viewer)["zones"] == {"a1": "a1 b1 a2 b2"}


@pytest.mark.parametrize(
    ("options", "forgone"),
    [("", 1), ("mosaic_bonus=both", 0), ("mosaic_bonus=statue_replaces_all", 6)],
)
def test_a_claim_costs_what_the_mosaic_then_does_not_earn(options: str, forgone: int) -> None:
    state = position("A A S M W", mosaic="V", options=options)
    play(state, "1 activate none / 1 go quarry", *paid("mosaic c1 c2 a3 b3 c3", "A A S M W"))
    assert view(state)["derived"]["forgone"] == forgone
    claimed, declined = after(state, "1 claim a1"), after(state, "1 done")
    earned = [view(one)["players"]["1"]["scarabs"] for one in (after(claimed, "1 done"), declined)]
    assert earned[1] - earned[0] == forgone
    assert view(declined)["derived"]["forgone"] == 0


def test_the_phase_is_that_of_the_turn() -> None:
    def current(state: State) -> str:
        phase = view(state)["phase"]
        name: str = phase["steps"][phase["current"]]
        return name

    assert current(GAME.start(2)) == "worshipper"
    state = position("A S S", top="down")
    assert current(state) == "worshipper"
    assert current(after(state, "1 activate beggar")) == "worshipper"  # chance says what is drawn
    assert current(after(state, "1 activate none")) == "action"
    assert current(after(state, "1 activate none / 1 go quarry")) == "action"
    assert current(by_chance(after(state, "1 activate none / 1 go market / 1 take 1"), Rng(1))) == "action"
    assert current(position({}, {}, agenda=BIDDING, **FOUR)) == "procession"


def test_pieces_are_counted_and_mosaics_out_of_the_game_no_longer() -> None:
    state = position(
        "", sphinxes={"L": 2, "R": 1}, columns="1 4", doors="R", pedestal=True, mosaic="X", stack="FIL",
        mosaics={"V": "c1 c2 a3 b3 c3"},
    )  # fmt: skip
    assert view(state)["derived"]["pieces"] == {
        "sphinx": [3, 6],
        "obelisk": [0, 2],
        "door": [1, 2],
        "column": [2, 9],
        "throne": [1, 2],
        "mosaic": [1, 5],
    }


def test_what_this_turn_adds_and_still_asks() -> None:
    state = position("A A A A A A A A S", stalls={"1": "A S"})
    assert view(after(state, "1 activate architect"))["derived"]["architect"] == 4
    assert view(after(state, "1 activate none"))["derived"]["architect"] == 0
    play(state, "1 activate none / 1 go market / 1 take 1")
    assert [view(state, seat)["derived"]["excess"] for seat in (0, 1)] == [1, 1]  # hands are counted by everybody
    play(state, "1 discard")
    assert view(state)["derived"]["excess"] == 1
    play(state, "1 drop S")
    by_chance(state, Rng(1))
    assert view(state)["derived"]["excess"] == 0 and view(state)["derived"]["to_stock"] == 3
    play(state, "1 stock 2")
    by_chance(state, Rng(1))
    assert view(state)["derived"]["to_stock"] == 2


def test_amulets_that_count_and_what_everybody_takes_away_at_the_end() -> None:
    state = position(
        {"amulets": 9, "sanctuaries": ["a1 b1 a2 b2"], "statues": 1}, {"amulets": 2, "scarabs": 9},
        mosaics={"V": "c1 c2 a3 b3 c3"}, last_turns_after=2, **FIVE,
    )  # fmt: skip
    assert view(state, 1)["derived"]["players"] == {
        "1": {"squares": 4, "amulets_left": 5, "eliminated": False},
        "2": {"squares": 0, "amulets_left": 2, "eliminated": False},
    }
    assert view(state)["derived"]["least"] is None
    rng = Rng(2)
    while decisions := GAME.decisions(state):
        GAME.play(state, decisions[0].seat, laws.choose(decisions[0], rng))
    derived = view(state)["derived"]
    for seat in ("1", "2"):
        rest = field(state, f"players.{seat}.rest")
        assert derived["players"][seat]["amulets_left"] - derived["least"] == rest


def test_asking_what_is_possible_never_changes_the_position() -> None:
    rng, out = Rng(5), GAME.buffer()
    state = GAME.start(3)
    asked = 0
    while decisions := GAME.decisions(state):
        step = state.now
        assert step is not None
        if step.seat >= 0 and rng.below(8) == 0:
            before, other = GAME.save(state), state.copy()
            for move in [int(out[k]) for k in range(step.candidates(state, out))]:
                step.forbids(state, move)
            step.options(state, out)
            GAME.priors(state, int(step.seat), out, 1, GAME.buffer())
            assert GAME.save(state) == before == GAME.save(other)
            asked += 1
        GAME.play(state, decisions[0].seat, laws.choose(decisions[0], rng))
    assert asked > 30
