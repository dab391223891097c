"""Payments against brute force: the steps lead to every minimal payment and to no other (SR-7.6)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from mastaba import State
from mastaba.kernel import agenda
from tests.games.sa_re.table import GAME, after, field, position, site

WORTH = {"GG": "gg", "SS": "ss", "WW": "ww", "GS": "gs", "GW": "gw", "SW": "sw"}
POSITIONS = [
    ({"stock": "g s w", "tokens": "", "cards": "GS GW SW G", "site": site(B2="te")}, "TE B2"),
    ({"stock": "s w j", "tokens": "g w", "caravans": 2, "cards": "GG SS SW J", "site": site(B2="ba")}, "BA B2"),
    ({"stock": "w w w", "tokens": "s", "caravans": 1, "cards": "WW SW GS S W", "site": site(B2="wh")}, "WH B2"),
    ({"stock": "j j j", "tokens": "g s w j", "cards": "GG SS WW", "site": site(B2="ma")}, "MA B2"),
    ({"stock": "g s j", "tokens": "", "caravans": 3, "cards": "GS GW G G S", "site": site(A3="CA", B3="pa")}, "PA B3"),
]


def symbols(source: str) -> str:
    """What a source is worth, as goods."""
    kind, _, what = source.partition(" ")
    if kind == "caravan" or what in ("j", "J"):
        return "j"
    return WORTH.get(what, what.lower())


def covers(need: list[int], sources: tuple[str, ...]) -> bool:
    have = Counter("".join(symbols(source) for source in sources))
    missing = sum(max(0, amount - have[good]) for amount, good in zip(need, "gsw", strict=True))
    return missing <= have["j"]


def minimal_payments(need: list[int], sources: list[str]) -> set[tuple[str, ...]]:
    """Every set of sources that covers the need and none of which can be left out."""
    found: set[tuple[str, ...]] = set()
    for size in range(len(sources) + 1):
        for chosen in combinations(sources, size):
            smaller = (chosen[:k] + chosen[k + 1 :] for k in range(len(chosen)))
            if covers(need, chosen) and not any(covers(need, rest) for rest in smaller):
                found.add(tuple(sorted(chosen)))
    return found


def paid_lines(state: State, paid: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """What is paid on every line of moves until the project is completed."""
    if field(state, "payment.project") is None:
        return [tuple(sorted(paid))]
    out = GAME.buffer()
    lines: list[tuple[str, ...]] = []
    for move in [int(out[k]) for k in range(agenda.legal_ids(state, out))]:
        there = state.copy()
        agenda.apply(there, move)
        lines += paid_lines(there, (*paid, str(GAME.moves[move]).removeprefix("pay ")))
    return lines


@pytest.mark.parametrize(("one", "project"), POSITIONS)
def test_the_steps_lead_to_exactly_the_minimal_payments(one: dict[str, object], project: str) -> None:
    state = after(position("building", one, {}), f"1 build {project}")
    need = field(state, "payment.need")
    assert isinstance(need, list)
    sources = [f"token {good}" for good in str(one["tokens"]).split()]
    sources += [f"card {card}" for card in str(one["cards"]).split()]
    sources += [f"stock {good}" for good in str(one["stock"]).split()]
    caravans = one.get("caravans", 0)
    assert isinstance(caravans, int)
    sources += ["caravan"] * caravans
    lines = paid_lines(state)
    assert len(lines) == len(set(lines)), "a payment has one order"
    assert set(lines) == minimal_payments(need, sources)
