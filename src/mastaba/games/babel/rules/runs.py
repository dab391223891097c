"""Runs of three or more cards of one nation, which pay for abilities (BA-5.1, BA-5.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from mastaba.games.babel.data import NATIONS, RUN
from mastaba.games.babel.rules.action import NO_SITE
from mastaba.games.babel.rules.spending import take_out
from mastaba.games.babel.state import COLUMN, QUARRY, Duel
from mastaba.kernel.agenda import Rule

NO_RUN: Final = Rule("BA-5.1", "no_run")


def run_start(state: Duel, here: i64, nation: i64, number: i64) -> i64:
    """Where the run of that number (from 0) begins among the nation's runs of three or more; -1 if there is none."""
    length: i64 = 0
    k: i64
    for k in range(state.lengths[here]):
        card: int = state.columns[here * COLUMN + k]
        if card != nation:
            length = 0
            continue
        length += 1
        if length == RUN:
            if number == 0:
                return k - RUN + 1
            number -= 1
    return -1


def forbids_run(state: Duel, seat: i64, nation: i64, number: i64) -> Rule | None:
    site: i64 = state.pawns[seat]
    if site == QUARRY:
        return NO_SITE
    if run_start(state, seat * 5 + site, nation, number) < 0:
        return NO_RUN.about({"nation": NATIONS[nation], "run": int(number) + 1})
    return None


def pay(state: Duel, seat: i64, nation: i64, number: i64) -> None:
    """One card of the run goes to the discard (BA-5.2); all are alike, so the first does."""
    here: i64 = seat * 5 + state.pawns[seat]
    take_out(state, here, run_start(state, here, nation, number))
    state.discard[nation] += 1


def count_runs(columns: vec[u8], first: i64, length: i64) -> i64:
    """How many runs of three or more each nation has in a column, three bits for each nation."""
    runs: i64 = 0
    same: i64 = 0
    last: int = -1
    k: i64
    for k in range(first, first + length):
        card: int = columns[k]
        if card != last:
            last = card
            same = 1
        else:
            same += 1
            if same == RUN:
                nation: i64 = card
                runs += 1 << (3 * nation)
    return runs
