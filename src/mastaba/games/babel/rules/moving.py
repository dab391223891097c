"""Moving the pawn, deploying and migrating (BA-4.1 to BA-4.5, BA-4.11 to BA-4.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import NATIONS
from mastaba.games.babel.events import card_deployed, cards_migrated, pawn_moved
from mastaba.games.babel.rules.spending import from_hand
from mastaba.games.babel.state import COLUMN, QUARRY, City, add_card
from mastaba.kernel.agenda import Rule

CARD_NOT_IN_HAND: Final = Rule("BA-4.1", "card_not_in_hand")
ALREADY_THERE: Final = Rule("BA-4.2", "already_there")
NO_CARD_TO_DEPLOY: Final = Rule("BA-4.3", "card_not_in_hand")
NO_SITE: Final = Rule("BA-4.4", "pawn_on_quarry")
MIGRATED: Final = Rule("BA-4.11", "already_migrated")
TOO_FEW_TO_MIGRATE: Final = Rule("BA-4.12", "too_few_to_migrate")


def forbids_go(state: City, seat: i64, nation: i64) -> Rule | None:
    if state.hands[seat * 5 + nation] == 0:
        return CARD_NOT_IN_HAND.about({"nation": NATIONS[nation]})
    if state.pawns[seat] == nation:
        return ALREADY_THERE.about({"nation": NATIONS[nation]})
    return None


def go(state: City, seat: i64, nation: i64) -> None:
    from_hand(state, seat, nation)
    state.discard[nation] += 1
    pawn_moved(state, seat, site=state.pawns[seat], to=nation)
    state.pawns[seat] = nation


def forbids_deploy(state: City, seat: i64, nation: i64) -> Rule | None:
    if state.pawns[seat] == QUARRY:
        return NO_SITE
    if state.hands[seat * 5 + nation] == 0:
        return NO_CARD_TO_DEPLOY.about({"nation": NATIONS[nation]})
    return None


def deploy(state: City, seat: i64, nation: i64) -> None:
    from_hand(state, seat, nation)
    site: i64 = state.pawns[seat]
    add_card(state, seat * 5 + site, nation)
    card_deployed(state, seat, nation=nation, site=site)


def forbids_migrate(state: City, seat: i64, pair: i64) -> Rule | None:
    if state.migrated:
        return MIGRATED
    origin: i64 = pair // 4
    have: i64 = state.lengths[seat * 5 + origin]
    if have < 3:
        return TOO_FEW_TO_MIGRATE.about({"site": NATIONS[origin], "have": int(have)})
    return None


def migrate(state: City, seat: i64, pair: i64) -> None:
    """The pairs of sites are numbered as in the vocabulary: four targets for each origin."""
    origin: i64 = pair // 4
    target: i64 = pair % 4
    if target >= origin:
        target += 1
    first: i64 = seat * 5 + origin
    state.lengths[first] -= 3
    packet: i64 = first * COLUMN + state.lengths[first]
    k: i64
    for k in range(packet, packet + 3):
        card: int = state.columns[k]
        add_card(state, seat * 5 + target, card)
    state.migrated = True
    cards_migrated(state, seat, site=origin, to=target)
