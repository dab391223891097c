"""What follows from the rules for the page, so that it need not know them.

All of it can be worked out from what lies open; the only secret is what its own seat still owes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.amun_re.data import BLK, BPC, CARDS, PROVINCES, TRACK, Data, price
from mastaba.games.amun_re.rules.auction import lowest_space
from mastaba.games.amun_re.rules.building import bricks_fit
from mastaba.games.amun_re.rules.buying import KeepCards
from mastaba.games.amun_re.rules.farming import farmers_fit
from mastaba.games.amun_re.rules.income import income
from mastaba.games.amun_re.rules.offering import PledgeCards, owed
from mastaba.games.amun_re.rules.paying import SellToPay, due
from mastaba.games.amun_re.rules.round import PHASES, phase_of
from mastaba.games.amun_re.rules.scoring import board_points, fulfilled, leaders
from mastaba.games.amun_re.state import (
    KINDS,
    KINGDOM_ROUNDS,
    LAND,
    NONE,
    ROUNDS,
    SPACES,
    Egypt,
    farmers_in,
    settled,
    top,
)
from mastaba.kernel.agenda import asked
from mastaba.kernel.documents import Document

MOST_UNITS: Final = 24  # 300 gold: nobody has ever had as much
KINGDOMS: Final = ("old", "new")
STEPS: Final = (list(PHASES[:-1]), list(PHASES))  # of a round without a scoring and with one

LATEST: Final[list[tuple[Data, Document]]] = []  # most tables are played with the same values


def derived(state: Egypt) -> Document:
    """What everybody can reckon."""
    farmers: Document = {}
    incomes: Document = {}
    gold_of: list[int] = [0] * int(state.seats)
    farmers_of: list[int] = [0] * int(state.seats)
    pyramids_of: list[int] = [0] * int(state.seats)
    p: i64
    for p in range(LAND):
        owner: i64 = state.owners[p]
        if owner != NONE:
            here = int(farmers_in(state, p))
            gold = int(income(state, p))
            farmers[PROVINCES[p]] = here
            incomes[PROVINCES[p]] = gold
            gold_of[owner] += gold
            farmers_of[owner] += here
            pyramids_of[owner] += int(state.pyramids[p])
    return {
        **constants(state.data),
        "phase": {"steps": STEPS[1 if state.round % KINGDOM_ROUNDS == 0 else 0], "current": int(phase_of(state))},
        "kingdom": KINGDOMS[1 if state.round > KINGDOM_ROUNDS else 0],
        "each": int(state.level),
        "each_harvested": int(state.level) + 1,
        "farmers": farmers,
        "incomes": incomes,
        "majorities": {"W": majority(state, 1), "E": majority(state, 0)},
        "bids": {PROVINCES[state.offer[k]]: bid_on(state, state.offer[k]) for k in range(state.revealed)},
        "seats": {
            "income": gold_of,
            "farmers": farmers_of,
            "pyramids": pyramids_of,
            "displaced": [displaced(state, seat) for seat in range(state.seats)],
            "points": [int(board_points(state, seat)) for seat in range(state.seats)],
            "bonuses": [bonuses(state, seat) for seat in range(state.seats)],
            "farmers_fit": [int(farmers_fit(state, seat)) for seat in range(state.seats)],
            "bricks_fit": [int(bricks_fit(state, seat, MOST_UNITS)) for seat in range(state.seats)],
        },
    }


def constants(data: Data) -> Document:
    """What is the same all game long: the scale of the temple, prices, the price track."""
    if not LATEST or LATEST[0][0] is not data:
        LATEST[:] = [(data, written_constants(data))]
    return LATEST[0][1]


def written_constants(data: Data) -> Document:
    limits = [int(data.limits[k]) for k in range(len(data.limits))]
    scale = [
        {
            "level": level,
            "least": None if level == 1 else limits[level - 2] + 1,
            "most": limits[level - 1] if level <= len(limits) else None,
            "camels": level <= data.camel_levels,
        }
        for level in range(1, len(limits) + 2)
    ]
    return {
        "rounds": ROUNDS,
        "track": list(TRACK),
        "prices": [int(price(units)) for units in range(MOST_UNITS + 1)],
        "scale": scale,
        "theft": int(data.theft),
    }


def majority(state: Egypt, west: i64) -> list[str]:
    """The provinces of a bank whose owners would score for the most pyramids (AR-8.3)."""
    return [PROVINCES[p] for p in leaders(state, west)]


def bid_on(state: Egypt, p: i64) -> Document:
    """The highest bid on a province, and the least that outbids it; null where there is none."""
    highest: i64 = top(state, p)
    least: i64 = lowest_space(state, p)
    return {
        "seat": int(highest) + 1,
        "gold": None if highest == NONE else TRACK[state.bids[highest] % SPACES],
        "least": TRACK[least] if least < SPACES else None,
        "blocked": highest != NONE and bool(state.played >> (highest * KINDS + BLK) & 1),
    }


def displaced(state: Egypt, seat: i64) -> str | None:
    """The province where a seat was outbid and has not bid elsewhere (AR-4.6)."""
    bid: i64 = state.bids[seat]
    return None if bid == NONE or settled(state, seat) else PROVINCES[bid // SPACES]


def bonuses(state: Egypt, seat: i64) -> str:
    """The bonus cards whose conditions the provinces of a seat meet now, whether it has them or not (AR-8.1)."""
    return " ".join(CARDS[kind] for kind in range(BPC, KINDS) if fulfilled(state, seat, kind))


def still_due(state: Egypt, seat: int) -> int:
    """How many cards a seat must still sell, set aside or keep for what it is asked now; else 0."""
    step = asked(state, seat)
    if isinstance(step, SellToPay):
        return int(due(state, step.seat) - state.gold[step.seat])
    if isinstance(step, PledgeCards):
        return int(owed(state, step.seat))
    return int(state.bought) if isinstance(step, KeepCards) else 0
