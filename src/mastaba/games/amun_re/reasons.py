"""What people count in Amun-Re, to tell why a move is better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mastaba.games.amun_re.data import BNI, BPC, PROVINCES
from mastaba.games.amun_re.rules.scoring import bricks_of, fulfilled, pyramids_of
from mastaba.games.amun_re.state import KINDS, LAND, NONE, Egypt, farmers_in
from mastaba.kernel.reasons import Count, Measure, Part, Place, Put, Reasons, of_row, rows


def owned(state: Egypt, seat: int) -> list[int]:
    return [p for p in range(LAND) if state.owners[p] == seat]


def summed(of: Callable[[Egypt, int], int]) -> Count:
    """Over the provinces of a seat."""
    return lambda state, seat: sum(int(of(state, p)) for p in owned(state, seat))


def sets(state: Egypt, seat: int) -> int:
    """Pyramids in the province with the fewest, if all three are there (AR-8.3)."""
    found = [int(state.pyramids[p]) for p in owned(state, seat)]
    return min(found) if len(found) == 3 else 0


def leads(west: int) -> Count:
    """Whether a seat has the tallest province of a bank for itself (AR-8.4)."""

    def count(state: Egypt, seat: int) -> int:
        own, other = 0, 0
        for p in range(LAND):
            if state.data.west[p] == west and state.owners[p] != NONE:
                height = int(state.pyramids[p]) * 3 + int(state.bricks[p])
                own, other = (max(own, height), other) if state.owners[p] == seat else (own, max(other, height))
        return int(own >= 3 and own > other)

    return count


def met(state: Egypt, seat: int) -> int:
    """Bonus cards in hand that would score now."""
    kinds = range(BPC, BNI + 1)
    return sum(1 for kind in kinds if state.hands[seat * KINDS + kind] > 0 and fulfilled(state, seat, kind))


def put_on_land(*names: str) -> Put:
    """What stands in the provinces that a seat has in both positions."""

    def put(into: Egypt, other: Egypt, seat: int) -> None:
        for name in names:
            row, source = getattr(into, name)[:], getattr(other, name)
            for p in range(LAND):
                if into.owners[p] == other.owners[p] == seat:
                    row[p] = source[p]
            setattr(into, name, row)

    return put


def another(one: Egypt, two: Egypt, seat: int) -> tuple[str, str]:
    """The province that a seat has in the one position alone, and in the other."""
    first, second = owned(one, seat), owned(two, seat)
    here, there = [p for p in first if p not in second], [p for p in second if p not in first]
    return (PROVINCES[here[0]], PROVINCES[there[0]]) if len(here) == len(there) == 1 else ("", "")


def put_land(into: Egypt, other: Egypt, seat: int) -> None:
    """The provinces of a seat, with what stands there; whoever else had one of them goes without."""
    owners = into.owners[:]
    for p in range(LAND):
        if other.owners[p] == seat:
            owners[p] = seat
        elif owners[p] == seat:
            owners[p] = NONE
    into.owners = owners


def until(start: Egypt, now: Egypt, seat: int) -> bool:
    """The end of the round."""
    return now.round > start.round


REASONS: Final = Reasons(
    parts=(
        Part((Measure("points", of_row("points")),), rows(points=1)),
        Part((Measure("gold", of_row("gold")),), rows(gold=1)),
        Part((Measure("farmers", summed(farmers_in)),), put_on_land("farmers", "guests")),
        Part(
            (
                Measure("sets", sets),
                Measure("west", leads(1)),
                Measure("east", leads(0)),
                Measure("pyramids", lambda state, seat: int(pyramids_of(state, seat))),
                Measure("bricks", lambda state, seat: int(bricks_of(state, seat))),
            ),
            put_on_land("pyramids", "bricks"),
        ),
        Part((Place("province", another),), put_land),
        Part((Measure("bonuses", met), Measure("cards", of_row("sizes"))), rows(hands=KINDS, sizes=1)),
    ),
    until=until,
    dull=frozenset({"done", "first"}),
    score="points",
)
