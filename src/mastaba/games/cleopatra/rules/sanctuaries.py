"""Mosaics in the garden: laying one, the sanctuaries it forms, and the next mosaic (CL-6.5 to CL-6.7, CL-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import MOSAICS
from mastaba.games.cleopatra.events import revealed, told
from mastaba.games.cleopatra.garden import (
    GARDEN_LOW,
    HIGH,
    NAMES,
    PLACE_HIGH,
    PLACE_LOW,
    SQUARES,
    THRONE,
    TILE_OF,
    TILES,
    any_fits,
    count,
    first_square,
    fits,
    squares_of,
    zone,
    zone_from,
)
from mastaba.games.cleopatra.moves import CLAIM, DONE, MOSAIC
from mastaba.games.cleopatra.state import BOTH, NONE, STATUE_REPLACES_ALL, Table
from mastaba.kernel.agenda import CHANCE, AnyStep, Event, Facts, Rule, Step

NO_NEW_SANCTUARY: Final = Rule("CL-7.3", "no_new_sanctuary")
IN_ORDER: Final = Rule("CL-7.3", "claim_in_order")
NO_STATUE: Final = Rule("CL-7.4", "no_statue")


def lay(state: Table, seat: i64, place: i64) -> AnyStep | None:
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
            return Claim(seat, place, tuple(firsts), 0, 0)
    return close_claims(state, seat, place, 0)


def new_sanctuaries(state: Table, place: i64) -> list[int]:
    """The first squares of the sanctuaries that the mosaic just laid has formed (CL-7.2)."""
    low: i64 = PLACE_LOW[place]
    high: i64 = PLACE_HIGH[place]
    free_low: i64 = GARDEN_LOW & ~state.covered_low
    free_high: i64 = HIGH & ~state.covered_high
    zone_low, zone_high = zone(low, high, free_low | low, free_high | high)
    found = dead_zones(zone_low & ~low, zone_high & ~high, state.stack, -1)
    if state.chosen.dead_zones:
        found += dead_zones(free_low & ~zone_low, free_high & ~zone_high, state.stack, TILE_OF[place])
        found.sort()
    return found


def dead_zones(low: i64, high: i64, stack: i64, killer: i64) -> list[int]:
    """The first squares of the zones among these squares where no mosaic of the stack fits.

    With a `killer`, only zones that were alive before because that mosaic fitted there (CL-7.5)."""
    found: list[int] = []
    while low | high != 0:
        first: i64 = first_square(low, high)
        zone_low, zone_high = zone_from(first, low, high)
        low &= ~zone_low
        high &= ~zone_high
        if (killer < 0 or fits(killer, zone_low, zone_high)) and not any_fits(stack, zone_low, zone_high):
            found.append(int(first))
    return found


def close_claims(state: Table, seat: i64, place: i64, claimed: i64) -> AnyStep | None:
    """The mosaic is rewarded (CL-6.6), and the next one turned up."""
    bonus: i64 = state.chosen.mosaic_bonus
    reward: i64 = 0
    if claimed == 0 or bonus != STATUE_REPLACES_ALL:
        reward = state.data.base[MOSAICS]
    if claimed == 0 or bonus == BOTH:
        reward += state.data.each[MOSAICS] * palms_under(state, place)
    state.scarabs[seat] += reward
    if state.listener is not None:
        state.tell(told("MosaicRewarded", seat, {"scarabs": int(reward)}))
    return NEXT_MOSAIC if state.stack != 0 else None


def palms_under(state: Table, place: i64) -> i64:
    return count(PLACE_LOW[place] & state.data.palms_low) + count(PLACE_HIGH[place] & state.data.palms_high)


def claim_square(move: i64) -> i64:
    """The square that a claim names; the throne's square has no move."""
    square: i64 = move - CLAIM
    return square if square < THRONE else square + 1


def claim_move(square: i64) -> i64:
    return CLAIM + square if square < THRONE else CLAIM + square - 1


class Claim(Step[Table]):
    """A statue of Anubis for each new sanctuary that is wanted, in the order of their first squares."""

    def __init__(self, seat: i64, place: i64, firsts: tuple[int, ...], passed: i64, claimed: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place  # of the mosaic just laid
        self.firsts = firsts  # squares that name the new sanctuaries
        self.passed: i64 = passed  # how many of them can no longer be claimed
        self.claimed: i64 = claimed

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        k: i64
        for k in range(SQUARES - 1):
            out[k] = CLAIM + k
        out[SQUARES - 1] = DONE
        return SQUARES

    def forbids(self, state: Table, move: i64) -> Rule | None:
        if move == DONE:
            return None
        square: int = claim_square(move)
        facts: Facts = {"square": NAMES[square]}
        if square not in self.firsts:
            return NO_NEW_SANCTUARY.about(facts)
        if self.firsts.index(square) < self.passed:
            return IN_ORDER.about(facts)
        return NO_STATUE.about(facts) if state.statues[self.seat] == 0 else None

    def options(self, state: Table, out: vec[i64]) -> i64:
        found: i64 = 0
        if state.statues[self.seat] > 0:
            k: i64
            for k in range(self.passed, len(self.firsts)):
                out[found] = claim_move(self.firsts[k])
                found += 1
        out[found] = DONE
        return found + 1

    def take(self, state: Table, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            return close_claims(state, seat, self.place, self.claimed)
        square: int = claim_square(move)
        low, high = zone_from(square, GARDEN_LOW & ~state.covered_low, HIGH & ~state.covered_high)
        slot: i64 = seat * 4 if state.sanctuaries[seat * 4] | state.sanctuaries[seat * 4 + 1] == 0 else seat * 4 + 2
        state.sanctuaries = state.sanctuaries[:]
        state.sanctuaries[slot] = low
        state.sanctuaries[slot + 1] = high
        state.statues = state.statues[:]
        state.statues[seat] -= 1
        if state.listener is not None:
            names = " ".join([NAMES[k] for k in squares_of(low, high)])
            state.tell(told("SanctuaryClaimed", seat, {"square": NAMES[square], "squares": names}))
        return Claim(seat, self.place, self.firsts, self.firsts.index(square) + 1, self.claimed + 1)

    def facts(self) -> Facts:
        mosaic = " ".join([NAMES[k] for k in squares_of(PLACE_LOW[self.place], PLACE_HIGH[self.place])])
        zones = " ".join([NAMES[square] for square in self.firsts])
        return {
            "seat": int(self.seat) + 1,
            "mosaic": mosaic,
            "zones": zones,
            "passed": int(self.passed),
            "claimed": int(self.claimed),
        }


class TurnMosaic(Step[Table]):
    """The next mosaic of the stack is turned up; one that fits nowhere is removed from the game (CL-6.7)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Table, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        tile: i64
        for tile in range(12):
            if (state.stack >> tile) & 1:
                out[found] = MOSAIC + tile
                weights[found] = 1
                found += 1
        return found

    def take(self, state: Table, move: i64) -> AnyStep | None:
        tile: i64 = move - MOSAIC
        state.stack &= ~(1 << tile)
        if state.listener is not None:
            state.tell(revealed("MosaicTurned", {"tile": TILES[tile]}))
        if fits(tile, GARDEN_LOW & ~state.covered_low, HIGH & ~state.covered_high):
            state.tile = tile
            return None
        if state.listener is not None:
            state.tell(Event("MosaicRemoved", {"tile": TILES[tile]}))
        return self if state.stack != 0 else None


NEXT_MOSAIC: Final = TurnMosaic()
