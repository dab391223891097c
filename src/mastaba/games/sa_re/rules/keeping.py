"""Cards kept for the next turn, and what is saved after an open revolt (SR-7.10, SR-7.11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import CARDS, HAND, RESOURCES, WILD_CARD
from mastaba.games.sa_re.events import card_kept, cards_chosen, phase_done
from mastaba.games.sa_re.moves import DONE, KEEP, LOAD_TOKEN, STORE
from mastaba.games.sa_re.rules.caravans import SECOND_HALVES, forbids_caravan, load
from mastaba.games.sa_re.rules.storing import forbids_store, store
from mastaba.games.sa_re.state import LOADING, STORING, City, has_revolted, stocked
from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step
from mastaba.kernel.vectors import counts

NO_SUCH_CARD: Final = Rule("SR-7.10", "no_such_card")
EARLIER_TURN: Final = Rule("SR-7.11", "card_of_an_earlier_turn")
ENOUGH_KEPT: Final = Rule("SR-7.10", "enough_kept")
OUT_OF_ORDER: Final = Rule("SR-7.10", "out_of_order")
MUST_KEEP_ONE: Final = Rule("SR-7.11", "must_keep_a_card")
LOAD_BEFORE_STORES: Final = Rule("SR-7.1", "loads_before_stores")
NO_TOKEN: Final = Rule("SR-7.11", "no_token")
NO_SECOND_HALF: Final = Rule("SR-7.11", "no_second_half")
CARDS_LEFT: Final = Rule("SR-7.10", "cards_left")
TOKENS_LEFT: Final = Rule("SR-7.11", "tokens_left")


def lose_cards(state: City, seat: i64, kept: i64) -> None:
    """All cards but the kept ones are lost; `kept` holds three bits for each kind."""
    card: i64
    for card in range(RESOURCES):
        keep: i64 = (kept >> (3 * card)) & 7
        state.aside[card] += state.hands[seat * HAND + card] - keep
        state.hands[seat * HAND + card] = keep
        state.older[seat * HAND + card] = 0
    state.hands[seat * HAND + WILD_CARD] = 0


class KeepCards(Step[City]):
    """After a turn without building some cards are kept, after a revolt one must be (SR-7.10, SR-7.11)."""

    def __init__(self, seat: i64, kept: i64, least: i64) -> None:
        super().__init__(seat)
        self.kept: i64 = kept  # three bits for each kind
        self.least: i64 = least

    def limit(self, state: City) -> i64:
        revolted: bool = has_revolted(state, self.seat)
        return state.data.kept_after_revolt if revolted else state.data.kept_without_building

    def chosen(self) -> i64:
        found: i64 = 0
        rest: i64 = self.kept
        while rest > 0:
            found += rest & 7
            rest >>= 3
        return found

    def keepable(self, state: City, card: i64) -> i64:
        """How many cards of a kind may be kept: after a revolt only those of this turn (amendment 16.4)."""
        held: i64 = state.hands[self.seat * HAND + card]
        return held - state.older[self.seat * HAND + card] if has_revolted(state, self.seat) else held

    def cards(self, state: City) -> i64:
        found: i64 = 0
        card: i64
        for card in range(RESOURCES):
            found += self.keepable(state, card)
        return found

    def candidates(self, state: City, out: vec[i64]) -> i64:
        card: i64
        for card in range(RESOURCES):
            out[card] = KEEP + card
        out[RESOURCES] = DONE
        return RESOURCES + 1

    def forbids(self, state: City, move: i64) -> Rule | None:
        revolted: bool = has_revolted(state, self.seat)
        chosen: i64 = self.chosen()
        if move == DONE:
            return MUST_KEEP_ONE if revolted and chosen < min(self.limit(state), self.cards(state)) else None
        card: i64 = move - KEEP
        if chosen >= self.limit(state):
            return ENOUGH_KEPT
        if card < self.least:
            return OUT_OF_ORDER
        taken: i64 = (self.kept >> (3 * card)) & 7
        if self.keepable(state, card) <= taken:
            return EARLIER_TURN if state.hands[self.seat * HAND + card] > taken else NO_SUCH_CARD
        return OUT_OF_ORDER if revolted and self.too_few_after(state, card, chosen) else None

    def too_few_after(self, state: City, card: i64, chosen: i64) -> bool:
        """Whether the cards from this one on are too few for what must be kept."""
        left: i64 = -((self.kept >> (3 * card)) & 7)
        later: i64
        for later in range(card, RESOURCES):
            left += self.keepable(state, later)
        return chosen + left < min(self.limit(state), self.cards(state))

    def gives_up(self, state: City, move: i64) -> Rule | None:
        left: i64 = min(self.limit(state), self.cards(state)) - self.chosen()
        if move != DONE or left <= 0 or self.options(state, counts(RESOURCES + 1)) == 1:
            return None
        return CARDS_LEFT.about({"count": int(left)})

    def take(self, state: City, move: i64) -> AnyStep | None:
        if move != DONE:
            card: i64 = move - KEEP
            card_kept(state, self.seat, card=card)
            return KeepCards(self.seat, self.kept + (1 << (3 * card)), card)
        lose_cards(state, self.seat, self.kept)
        cards_chosen(state, self.seat)
        if not has_revolted(state, self.seat):
            return None
        if state.switches.tokens_storable:
            return SALVAGES[self.seat]
        lose_tokens(state, self.seat)
        return None

    def facts(self) -> Facts:
        kept = [CARDS[card] for card in range(RESOURCES) for _ in range((self.kept >> (3 * card)) & 7)]
        return {"seat": int(self.seat) + 1, "kept": " ".join(kept)}


def lose_tokens(state: City, seat: i64) -> None:
    good: i64
    for good in range(4):
        state.tokens[seat * 4 + good] = 0


class SaveTokens(Step[City]):
    """With revolt_tokens=storable a revolt leaves the production tokens, for caravans and Warehouses (SR-7.11)."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        good: i64
        for good in range(4):
            out[good] = LOAD_TOKEN + good
            out[good + 4] = STORE + good
        out[8] = DONE
        return 9

    def forbids(self, state: City, move: i64) -> Rule | None:
        if move == DONE:
            return None
        if move >= STORE:
            return forbids_store(state, self.seat, move)
        if state.stage >= STORING:
            return LOAD_BEFORE_STORES
        rule = forbids_caravan(state, self.seat)
        if rule is not None:
            return rule
        good: i64 = move - LOAD_TOKEN
        if state.tokens[self.seat * 4 + good] == 0:
            return NO_TOKEN
        left: i64 = stocked(state, self.seat) if state.switches.stock_completes else 0  # amendment 16.5
        later: i64
        for later in range(good, 4):
            left += state.tokens[self.seat * 4 + later]
        return NO_SECOND_HALF if left < 2 else None

    def gives_up(self, state: City, move: i64) -> Rule | None:
        return TOKENS_LEFT if move == DONE and self.options(state, counts(9)) > 1 else None

    def take(self, state: City, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            lose_tokens(state, seat)
            phase_done(state, seat)
            return None
        if move >= STORE:
            state.stage = STORING
            store(state, seat, move)
            return self
        state.stage = LOADING
        load(state, seat, move, 1)
        state.then((self,))
        return SECOND_HALVES[seat * 12 + move - LOAD_TOKEN]


KEEPS: Final[list[KeepCards]] = [KeepCards(seat, 0, 0) for seat in range(4)]
SALVAGES: Final[list[SaveTokens]] = [SaveTokens(seat) for seat in range(4)]
