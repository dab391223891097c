"""The vocabulary of Babel: 13 moves of chance and 99 of the seats."""

from __future__ import annotations

from typing import Final

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.kernel.agenda import Facts, Value
from mastaba.kernel.notation import Vocabulary

FIRST: Final = 0
NATION: Final = 2
TEMPLE: Final = 7
GO: Final = 13
DEPLOY: Final = 18
BUILD_OWN: Final = 23
BUILD_OPPOSING: Final = 24
BUILD_RESERVE: Final = 25
MIGRATE: Final = 26
DESTROY: Final = 46
STEAL: Final = 50
CHANGE_SIDES: Final = 54
DESERT: Final = 58
SKIP: Final = 78
HALVE: Final = 86
DROP: Final = 106
END: Final = 111
SIZE: Final = 112

RUNS: Final = range(4)  # a column holds at most four runs of one nation


def move(text: str, **facts: Value) -> tuple[str, Facts]:
    """A spelling, and its parts for the code that puts the move into words."""
    return text, facts


def number(run: int) -> str:
    """The first run is not numbered."""
    return "" if run == 0 else str(run + 1)


def chance_moves() -> list[tuple[str, Facts]]:
    return [
        *(move(f"first {seat}", seat=seat) for seat in (1, 2)),
        *(move(f"nation {n}", nation=n) for n in NATIONS),
        *(move(f"temple {level}", level=level) for level in range(1, LEVELS + 1)),
    ]


def seat_moves() -> list[tuple[str, Facts]]:
    return [
        *(move(f"go {n}", nation=n) for n in NATIONS),
        *(move(f"dep {n}", nation=n) for n in NATIONS),
        *(move(f"build {where}", source=where) for where in ("own", "opp", "res")),
        *(move(f"mig {a}>{b}", site=a, to=b) for a in NATIONS for b in NATIONS if a != b),
        *(move(f"{n}!{number(r)}", run=r + 1) for n in "AHS" for r in RUNS),
        *(move(f"M!{number(r)} {n}", run=r + 1, nation=n) for r in RUNS for n in NATIONS),
        *(move(f"P!{number(r)} {where}", run=r + 1, source=where) for r in RUNS for where in ("own", "opp")),
        *(move(f"half {n}{number(r)}", run=r + 1, nation=n) for n in NATIONS for r in RUNS),
        *(move(f"drop {n}", nation=n) for n in NATIONS),
        move("end"),
    ]


VOCABULARY = Vocabulary("babel", chance_moves(), seat_moves())
