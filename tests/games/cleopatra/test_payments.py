"""Payments against a brute-force reading of the rule: all sets of cards, credits and waivers that pay for a piece."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from mastaba import Rng, State
from tests.games.cleopatra.table import GAME, decides, offered, play, position

COSTS = {"sphinx L": (1, 2, True), "door L": (2, 3, True), "obelisk L": (3, 4, True)}
COSTS |= {"column 1": (1, 2, False), "pedestal": (3, 4, False)}
STEPS = ("waive A", "pay A", "waive R", *(f"credit {kind}" for kind in "SMWL"), *(f"pay {kind}" for kind in "SMWL"))
STEPS += ("pay C", *(f"pay {kind}2" for kind in "SMWL"))
Payment = tuple[int, ...]  # how often each step is taken


def pays(payment: Payment, artisans: int, resources: int, identical: bool) -> bool:
    """CL-5.2 to CL-5.8 as they are written."""
    taken = dict(zip(STEPS, payment, strict=True))
    if taken["waive A"] + taken["pay A"] != artisans:
        return False
    credits = {kind: taken[f"credit {kind}"] for kind in "SMWL"}
    singles = {kind: credits[kind] + taken[f"pay {kind}"] for kind in "SMWL"}
    doubles = {kind: taken[f"pay {kind}2"] for kind in "SMWL"}
    free = taken["waive R"] + taken["pay C"]
    used = [kind for kind in "SMWL" if singles[kind] + doubles[kind]]
    if identical:
        if len(used) > 1:
            return False
        units = free + sum(singles.values())
        twice = sum(doubles.values())
        over = units + 2 * twice - resources
        if over == 0:
            return True
        return over == 1 and twice > 0 and not any(credits.values())  # the last double leaves a credit
    if any(singles[kind] + doubles[kind] > 1 for kind in "SMWL"):
        return False
    return free + len(used) == resources


def brute_force(held: Payment, artisans: int, resources: int, identical: bool) -> set[Payment]:
    ranges = [range(min(have, artisans if k < 2 else resources) + 1) for k, have in enumerate(held)]
    return {payment for payment in product(*ranges) if pays(payment, artisans, resources, identical)}


def payments(state: State, piece: str) -> set[Payment]:
    """Every payment that can be played step by step."""
    found: set[Payment] = set()
    open_ = [(play(state.copy(), f"1 build {piece}"), Counter[str]())]
    while open_:
        here, taken = open_.pop()
        steps = offered(here)
        assert steps, "a payment got stuck"
        for step in steps:
            there = play(here.copy(), f"1 {step}")
            more = taken + Counter([step])
            payment = GAME.save(there)["payment"]
            if payment is None:
                assert tuple(more[name] for name in STEPS) not in found, "one payment, one order"
                found.add(tuple(more[name] for name in STEPS))
            else:
                open_.append((there, more))
    return found


def held(rng: Rng) -> tuple[Payment, dict[str, object]]:
    """A random hand with credits and waivers, as steps and as a position."""
    counts = [int(rng.below(3)) if rng.below(3) == 0 else 0, int(rng.below(5)), int(rng.below(3)) * int(rng.below(2))]
    counts += [int(rng.below(3) == 0) for _ in range(4)]  # credits
    counts += [int(rng.below(3)) for _ in range(4)] + [int(rng.below(3)) * int(rng.below(2))]
    counts += [int(rng.below(3) == 0) * (1 + int(rng.below(2))) for _ in range(4)]
    hand = [
        name.removeprefix("pay ")
        for name, many in zip(STEPS, counts, strict=True)
        for _ in range(many)
        if "pay" in name
    ]
    credits = "".join(kind * counts[3 + k] for k, kind in enumerate("SMWL"))
    fields: dict[str, object] = {"credits": credits, "waivers": {"A": counts[0], "R": counts[2]}, "built": 1}
    return tuple(counts), {"hand": " ".join(hand), **fields}


@pytest.mark.parametrize("seed", range(12))
def test_payments_are_those_of_the_rule(seed: int) -> None:
    rng = Rng(seed)
    for piece, (artisans, resources, identical) in COSTS.items():
        steps, fields = held(rng)
        hand = fields.pop("hand")
        agenda = [{"step": "Quarry", "seat": 1}, {"step": "CheckLimit", "seat": 1}]
        agenda += [{"step": "CheckDeck", "seat": 1}, {"step": "PassTurn", "seat": 1}]
        state = position({"hand": hand}, agenda=agenda, **fields)
        assert decides(state) == [0]
        expected = brute_force(steps, artisans, resources, identical)
        assert (f"build {piece}" in offered(state)) == bool(expected)
        if expected:
            assert payments(state, piece) == expected
