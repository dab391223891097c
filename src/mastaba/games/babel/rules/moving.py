"""Moving the pawn, deploying and migrating (BA-4.1 to BA-4.5, BA-4.11 to BA-4.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import MIGRATING, NATIONS
from mastaba.games.babel.events import card_deployed, cards_migrated, pawn_moved
from mastaba.games.babel.rules.action import NO_SITE, Action
from mastaba.games.babel.rules.obligation import keeps_deploy, keeps_go
from mastaba.games.babel.rules.spending import from_hand
from mastaba.games.babel.state import COLUMN, QUARRY, Duel, add_card
from mastaba.kernel.agenda import AnyStep, Rule, Step

NO_CARD_TO_GO: Final = Rule("BA-4.1", "no_card_to_go")
ALREADY_THERE: Final = Rule("BA-4.2", "already_there")
NO_CARD_TO_DEPLOY: Final = Rule("BA-4.3", "card_not_in_hand")
MIGRATED: Final = Rule("BA-4.11", "already_migrated")
TOO_FEW_TO_MIGRATE: Final = Rule("BA-4.12", "too_few_to_migrate")


class MovePawn(Action):
    """A card is discarded from the hand, and the pawn goes to its nation's site: the choice (BA-4.1, BA-4.2)."""

    def forbids(self, state: Duel, seat: i64, choice: i64) -> Rule | None:
        if state.pawns[seat] == choice:
            return ALREADY_THERE.about({"nation": NATIONS[choice]})
        if state.hands[seat * 5 + choice] == 0:
            return NO_CARD_TO_GO.about({"nation": NATIONS[choice]})
        return None

    def take(self, state: Duel, act: Step[Duel], choice: i64) -> AnyStep | None:
        seat: i64 = act.seat
        from_hand(state, seat, choice)
        state.discard[choice] += 1
        pawn_moved(state, seat, site=state.pawns[seat], to=choice)
        state.pawns[seat] = choice
        return act

    def keeps_reserve(self, state: Duel, act: Step[Duel], choice: i64) -> bool:
        return keeps_go(state, act.seat, choice)


class Deploy(Action):
    """A card of the chosen nation goes from the hand to the end of the column at the pawn's site (BA-4.3, BA-4.5)."""

    def forbids(self, state: Duel, seat: i64, choice: i64) -> Rule | None:
        if state.pawns[seat] == QUARRY:
            return NO_SITE
        if state.hands[seat * 5 + choice] == 0:
            return NO_CARD_TO_DEPLOY.about({"nation": NATIONS[choice]})
        return None

    def take(self, state: Duel, act: Step[Duel], choice: i64) -> AnyStep | None:
        seat: i64 = act.seat
        from_hand(state, seat, choice)
        site: i64 = state.pawns[seat]
        add_card(state, seat * 5 + site, choice)
        card_deployed(state, seat, nation=choice, site=site)
        return act

    def keeps_reserve(self, state: Duel, act: Step[Duel], choice: i64) -> bool:
        return keeps_deploy(state, act.seat, choice)


class Migrate(Action):
    """Once a turn the last three cards of a column go to another site (BA-4.11 to BA-4.13).

    The choices are the pairs of sites as in the vocabulary: four targets for each origin."""

    def forbids(self, state: Duel, seat: i64, choice: i64) -> Rule | None:
        if state.migrated:
            return MIGRATED
        origin: i64 = choice // 4
        have: i64 = state.lengths[seat * 5 + origin]
        if have < MIGRATING:
            return TOO_FEW_TO_MIGRATE.about({"site": NATIONS[origin], "have": int(have)})
        return None

    def take(self, state: Duel, act: Step[Duel], choice: i64) -> AnyStep | None:
        seat: i64 = act.seat
        origin: i64 = choice // 4
        target: i64 = choice % 4
        if target >= origin:
            target += 1
        first: i64 = seat * 5 + origin
        state.lengths[first] -= MIGRATING
        packet: i64 = first * COLUMN + state.lengths[first]
        k: i64
        for k in range(packet, packet + MIGRATING):
            card: int = state.columns[k]
            add_card(state, seat * 5 + target, card)
        state.migrated = True
        cards_migrated(state, seat, site=origin, to=target)
        return act
