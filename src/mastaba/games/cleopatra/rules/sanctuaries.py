"""Mosaics in the garden: laying one, the sanctuaries it forms, and the next mosaic (CL-6.5 to CL-6.7, CL-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import MOSAICS
from mastaba.games.cleopatra.events import (
    mosaic_removed,
    mosaic_rewarded,
    mosaic_turned,
    sanctuary_claimed,
    squares_text,
)
from mastaba.games.cleopatra.garden import (
    NAMES,
    PLACE_HIGH,
    PLACE_LOW,
    PLACEMENTS,
    SQUARES,
    TILE_OF,
    any_fits,
    count,
    first_square,
    fits,
    zone,
    zone_from,
)
from mastaba.games.cleopatra.moves import CLAIM, DONE, MOSAIC
from mastaba.games.cleopatra.state import BOTH, NONE, STATUE_REPLACES_ALL, Palace, free_squares
from mastaba.kernel.agenda import CHANCE, AnyStep, Facts, Rule, Step

NO_NEW_SANCTUARY: Final = Rule("CL-7.3", "no_new_sanctuary")
IN_ORDER: Final = Rule("CL-7.3", "claim_in_order")
NO_STATUE: Final = Rule("CL-7.4", "no_statue")


def lay(state: Palace, seat: i64, place: i64) -> AnyStep | None:
    """The top mosaic is laid; its maker may claim the sanctuaries it forms."""
    tile: i64 = TILE_OF[place]
    state.laid = state.laid[:]
    state.laid[tile] = place
    state.tile = NONE
    state.covered_low |= PLACE_LOW[place]
    state.covered_high |= PLACE_HIGH[place]
    if state.statues[seat] > 0:
        firsts = new_sanctuaries(state, place)
        if firsts:
            return Claim(seat, place=place, firsts=tuple(firsts), passed=0, claimed=0)
    return close_claims(state, seat, place, 0)


def new_sanctuaries(state: Palace, place: i64) -> list[int]:
    """The first squares of the sanctuaries that the mosaic just laid has formed (CL-7.2).

    What it leaves of the zone it was laid into are the new zones; all other free squares belong to old ones."""
    low: i64 = PLACE_LOW[place]
    high: i64 = PLACE_HIGH[place]
    free_low, free_high = free_squares(state)
    zone_low, zone_high = zone(low, high, free_low | low, free_high | high)
    found = dead_zones(zone_low & ~low, zone_high & ~high, state.stack, NONE)
    if state.chosen.dead_zones:
        found += dead_zones(free_low & ~zone_low, free_high & ~zone_high, state.stack, TILE_OF[place])
        found.sort()
    return found


def dead_zones(low: i64, high: i64, stack: i64, killer: i64) -> list[int]:
    """The first squares of the zones among these squares where no mosaic of the stack fits.

    With a `killer`, only those that were alive until it was laid elsewhere, because it fitted there (CL-7.5)."""
    found: list[int] = []
    while low | high != 0:
        first: i64 = first_square(low, high)
        zone_low, zone_high = zone_from(first, low, high)
        low &= ~zone_low
        high &= ~zone_high
        if (killer == NONE or fits(killer, zone_low, zone_high)) and not any_fits(stack, zone_low, zone_high):
            found.append(int(first))
    return found


def close_claims(state: Palace, seat: i64, place: i64, claimed: i64) -> AnyStep | None:
    """The mosaic is rewarded, and the next one turned up (CL-6.7)."""
    scarabs: i64 = mosaic_reward(state, place, claimed > 0)
    state.scarabs[seat] += scarabs
    mosaic_rewarded(state, seat, scarabs=scarabs)
    return NEXT_MOSAIC if state.stack != 0 else None


def mosaic_reward(state: Palace, place: i64, claimed: bool) -> i64:
    """Scarabs for a mosaic and its palms; a claim takes the place of the palms, or of what the option says (CL-6.6)."""
    palms: i64 = state.data.each[MOSAICS] * palms_under(state, place)
    if not claimed or state.chosen.mosaic_bonus == BOTH:
        return state.data.base[MOSAICS] + palms
    return 0 if state.chosen.mosaic_bonus == STATUE_REPLACES_ALL else state.data.base[MOSAICS]


def palms_under(state: Palace, place: i64) -> i64:
    return count(PLACE_LOW[place] & state.data.palms_low) + count(PLACE_HIGH[place] & state.data.palms_high)


class Claim(Step[Palace]):
    """A statue of Anubis for each new sanctuary that is wanted, in the order of their first squares."""

    def __init__(self, seat: i64, *, place: i64, firsts: tuple[int, ...], passed: i64, claimed: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place  # of the mosaic just laid
        self.firsts = firsts  # squares that name the new sanctuaries
        self.passed: i64 = passed  # how many of them can no longer be claimed
        self.claimed: i64 = claimed

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        k: i64
        for k in range(SQUARES):
            out[k] = CLAIM + k
        out[SQUARES] = DONE
        return SQUARES + 1

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        if move == DONE:
            return None
        square: int = move - CLAIM
        facts: Facts = {"square": NAMES[square]}
        if square not in self.firsts:
            return NO_NEW_SANCTUARY.about(facts)
        if self.firsts.index(square) < self.passed:
            return IN_ORDER.about(facts)
        return NO_STATUE.about(facts) if state.statues[self.seat] == 0 else None

    def options(self, state: Palace, out: vec[i64]) -> i64:
        found: i64 = 0
        if state.statues[self.seat] > 0:
            k: i64
            for k in range(self.passed, len(self.firsts)):
                out[found] = CLAIM + self.firsts[k]
                found += 1
        out[found] = DONE
        return found + 1

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            return close_claims(state, seat, self.place, self.claimed)
        square: int = move - CLAIM
        free_low, free_high = free_squares(state)
        low, high = zone_from(square, free_low, free_high)
        slot: i64 = seat * 4 if state.sanctuaries[seat * 4] | state.sanctuaries[seat * 4 + 1] == 0 else seat * 4 + 2
        state.sanctuaries = state.sanctuaries[:]
        state.sanctuaries[slot] = low
        state.sanctuaries[slot + 1] = high
        state.statues = state.statues[:]
        state.statues[seat] -= 1
        sanctuary_claimed(state, seat, square=square, low=low, high=high)
        passed: int = self.firsts.index(square) + 1
        return Claim(seat, place=self.place, firsts=self.firsts, passed=passed, claimed=self.claimed + 1)

    def facts(self) -> Facts:
        return {
            "seat": int(self.seat) + 1,
            "mosaic": squares_text(PLACEMENTS[self.place]),
            "zones": squares_text(list(self.firsts)),
            "passed": int(self.passed),
            "claimed": int(self.claimed),
        }


class TurnMosaic(Step[Palace]):
    """The next mosaic of the stack is turned up; one that fits nowhere is removed from the game (CL-6.7)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Palace, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        tile: i64
        for tile in range(12):
            if (state.stack >> tile) & 1:
                out[found] = MOSAIC + tile
                weights[found] = 1
                found += 1
        return found

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        tile: i64 = move - MOSAIC
        state.stack &= ~(1 << tile)
        mosaic_turned(state, tile=tile)
        free_low, free_high = free_squares(state)
        if fits(tile, free_low, free_high):
            state.tile = tile
            return None
        mosaic_removed(state, tile=tile)
        return self if state.stack != 0 else None


NEXT_MOSAIC: Final = TurnMosaic()
