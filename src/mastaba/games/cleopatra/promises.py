"""Cards that a seat in the middle of something must hold: it has promised to pay or to discard them."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.cleopatra.moves import PAY, PAY_CAVE, PAY_DOUBLE, WAIVE_ARTISAN, WAIVE_RESOURCE
from mastaba.games.cleopatra.rules.cost import wants_identical
from mastaba.games.cleopatra.rules.hand_limit import DropCards
from mastaba.games.cleopatra.rules.paying import Pay
from mastaba.games.cleopatra.rules.pieces import kind_of
from mastaba.games.cleopatra.rules.quarry import Quarry
from mastaba.games.cleopatra.state import CAVE, Palace, hand_size
from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.chance import Rng


def promised(state: Palace, step: AnyStep, rng: Rng) -> list[int]:
    """One way, by lot, in which the seat could go on, as the cards it would need beside those known to be there."""
    found: list[int] = []
    if isinstance(step, DropCards):
        due: i64 = hand_size(state, step.seat) - state.data.hand_limit
        while len(found) < due:
            found.append(int(step.least + rng.below(10 - step.least)))
    elif isinstance(step, Pay):
        spared: i64 = state.waive_artisans if state.latest <= WAIVE_ARTISAN else 0
        found = [0] * max(0, int(state.owed_artisans - spared))
        found += resources(state, state.owed_resources, wants_identical(kind_of(state.piece)), rng)
    elif isinstance(step, Quarry):
        found = [0, *resources(state, 2, rng.below(2) == 0, rng)]
    return beside_known(state, step.seat, found)


def resources(state: Palace, need: i64, alike: bool, rng: Rng) -> list[int]:
    """Cards for so many resources, of one type or of several, in the order of a payment."""
    if state.latest <= WAIVE_RESOURCE and need > 0:
        need -= min(need, rng.below(state.waive_resources + 1))
    types: i64 = state.types
    kind: i64 = rng.below(4)
    while alike and types != 0 and (types >> kind) & 1 == 0:
        kind = rng.below(4)
    if alike and need > 0 and state.latest < PAY and rng.below(2) == 0:
        need -= min(need, state.credits[kind])
    found: list[int] = []
    while need > 0:
        if not alike:
            kind = rng.below(4)
            while (types >> kind) & 1:
                kind = rng.below(4)
            types |= 1 << kind
        card: i64 = one_card(state, kind, rng)
        if alike or state.credits[kind] == 0 or state.latest >= PAY or rng.below(2) == 0:
            found.append(int(card))
        need -= 2 if alike and card > 4 and card != CAVE else 1
    return found


def one_card(state: Palace, kind: i64, rng: Rng) -> i64:
    """A card that can still pay for this type."""
    chosen: i64 = rng.below(4)
    if chosen < 2 and state.latest <= PAY + kind:
        return kind + 1
    if chosen == 2 and state.latest <= PAY_CAVE:
        return CAVE
    return kind + 5 if state.latest <= PAY_DOUBLE + kind else CAVE


def beside_known(state: Palace, seat: i64, cards: list[int]) -> list[int]:
    """The cards that the known part of the hand does not hold."""
    found: list[int] = []
    for card in cards:
        if cards.count(card) - found.count(card) > state.known[seat * 10 + card]:
            found.append(card)
    return found
