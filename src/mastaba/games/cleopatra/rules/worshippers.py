"""The worshippers of Sobek: one may help at the start of a turn, for a penalty (CL-3.2 to CL-3.8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.events import worshipper_activated
from mastaba.games.cleopatra.moves import ACTIVATE, ACTIVATE_NONE, WORSHIPPERS
from mastaba.games.cleopatra.rules.deck import Beg
from mastaba.games.cleopatra.state import BEGGAR, FOREMAN, MERCHANT, Palace
from mastaba.kernel.agenda import AnyStep, Rule, Step

TOO_POOR: Final = Rule("CL-3.3", "too_few_scarabs")


class Activate(Step[Palace]):
    """The active player activates a worshipper or none."""

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        k: i64
        for k in range(6):
            out[k] = ACTIVATE_NONE + k
        return 6

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        if move == ACTIVATE_NONE:
            return None
        price: i64 = state.data.sobek_scarabs[place_of(state, move - ACTIVATE)]
        have: i64 = state.scarabs[self.seat]
        if have >= price:
            return None
        return TOO_POOR.about({"worshipper": WORSHIPPERS[move - ACTIVATE], "need": int(price), "have": int(have)})

    def options(self, state: Palace, out: vec[i64]) -> i64:
        out[0] = ACTIVATE_NONE
        found: i64 = 1
        place: i64
        for place in range(5):
            if state.scarabs[self.seat] >= state.data.sobek_scarabs[place]:
                out[found] = ACTIVATE + state.places[place]
                found += 1
        return found

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        if move == ACTIVATE_NONE:
            return None
        worshipper: i64 = move - ACTIVATE
        place: i64 = place_of(state, worshipper)
        state.amulets[self.seat] += state.data.sobek_amulets[place]
        state.scarabs[self.seat] -= state.data.sobek_scarabs[place]
        worshipper_activated(state, self.seat, worshipper=worshipper, place=place)
        state.places = state.places[:]
        k: i64
        for k in range(place, 4):
            state.places[k] = state.places[k + 1]
        state.places[4] = worshipper
        state.helper = worshipper
        renew_waivers(state)
        if worshipper != BEGGAR:
            return None
        if state.chosen.limit_after_beggar:
            state.limit_due = True
        return Beg(self.seat, state.data.beggar)


def place_of(state: Palace, worshipper: i64) -> i64:
    place: i64 = 0
    while state.places[place] != worshipper:
        place += 1
    return place


def renew_waivers(state: Palace) -> None:
    """What the Merchant or the Foreman need not be paid: for the turn, or by the option for each piece (CL-5.8)."""
    if state.helper == MERCHANT:
        state.waive_resources = state.data.merchant
    elif state.helper == FOREMAN:
        state.waive_artisans = state.data.foreman
