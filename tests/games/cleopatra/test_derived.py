"""What a view reckons for whoever looks at it."""

from __future__ import annotations

from typing import Any

from mastaba import State
from mastaba.kernel.agenda import SPECTATOR
from tests.games.cleopatra.table import GAME, after, paid, play, position, quarry


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
