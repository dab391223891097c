"""Phase 3, action A: power cards (AR-5.2 to AR-5.4), and the draft before the game (AR-2.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS, price
from mastaba.games.amun_re.events import card_drawn, card_kept, cards_bought, cards_put_under
from mastaba.games.amun_re.moves import BUY, CARD_OF, KEEP, MOST_CARDS, is_sale
from mastaba.games.amun_re.rules.cards import DRAWS, draw, learn, lift, pile_outcomes
from mastaba.games.amun_re.rules.owning import TOO_DEAR
from mastaba.games.amun_re.rules.selling import forbids_sale, sales, sell, sell_candidates
from mastaba.games.amun_re.state import DRAWN, EVERYBODY, KINDS, LAND, NONE, PLACES, Egypt, cards_left
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Facts, Rule, Step

LIMIT: Final = Rule("AR-5.3", "power_limit")
PILES_EMPTY: Final = Rule("AR-5.3", "too_few_cards_left")
NOT_SHOWN: Final = Rule("AR-5.4", "card_not_shown")
KEEP_IN_ORDER: Final = Rule("AR-5.4", "keep_in_order")
TOO_FEW_TO_KEEP: Final = Rule("AR-5.4", "too_few_to_keep")


def power_limit(state: Egypt, seat: i64) -> i64:
    """The power symbols of the best province, or with power_limit=sum of all (AR-5.3)."""
    best: i64 = 0
    total: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            best = max(best, state.data.symbols[p])
            total += state.data.symbols[p]
    return total if state.power_sum else best


class BuyCards(Step[Egypt]):
    """A number of power cards at once, or none."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        found: i64 = sell_candidates(out, 0)
        number: i64
        for number in range(MOST_CARDS + 1):
            out[found + number] = BUY + number
        return found + MOST_CARDS + 1

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        if is_sale(move):
            return forbids_sale(state, self.seat, CARD_OF[move], self.aim(state))
        number: i64 = move - BUY
        if number > power_limit(state, self.seat):
            return LIMIT.about({"limit": int(power_limit(state, self.seat))})
        if number > cards_left(state):
            return PILES_EMPTY.about({"have": int(cards_left(state))})
        if price(number) > state.gold[self.seat]:
            return TOO_DEAR.about({"gold": int(state.gold[self.seat]), "need": int(price(number))})
        return None

    def aim(self, state: Egypt) -> i64:
        """The price that selling is for: of one card more than gold pays for now; 0 if no more may be bought."""
        most: i64 = min(power_limit(state, self.seat), cards_left(state))
        gold: i64 = state.gold[self.seat]
        number: i64 = 1
        while number <= most:
            if price(number) > gold:
                return price(number)
            number += 1
        return 0

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        most: i64 = min(power_limit(state, self.seat), cards_left(state))
        gold: i64 = state.gold[self.seat]
        number: i64 = 0
        while number <= most and price(number) <= gold:
            out[number] = BUY + number
            number += 1
        return sales(state, self.seat, price(number), out, number) if number <= most else number

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if is_sale(move):
            sell(state, seat, CARD_OF[move])
            return self
        number: i64 = move - BUY
        state.least = 0
        state.gold[seat] -= price(number)
        cards_bought(state, seat, number=number, gold=price(number))
        if state.draw2 and number > 0:
            state.bought = number
            return draw(state, SHOWS[seat], number + 2)
        return draw(state, DRAWS[seat], number)


class Draft(Step[Egypt]):
    """Before the first round a player draws two cards and keeps one (start_draft)."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def run(self, state: Egypt) -> AnyStep | None:
        state.bought = 1
        return draw(state, SHOWS[self.whose], 2)

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class ShowCard(Step[Egypt]):
    """Cards are drawn to choose from; only the one who draws sees them."""

    def __init__(self, whose: i64) -> None:
        super().__init__(CHANCE)
        self.whose: i64 = whose

    def outcomes(self, state: Egypt, out: vec[i64], weights: vec[i64]) -> i64:
        return pile_outcomes(state, out, weights)

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        kind: i64 = CARD_OF[move]
        who: i64 = lift(state, kind)
        if who != NONE and rejects_open(state):  # else nobody will see whether it is kept
            learn(state, who, DRAWN, kind, self.whose)
        state.shown = state.shown[:]
        state.shown[kind] += 1
        card_drawn(state, self.whose, kind=kind)
        state.left -= 1
        after = draw(state, self, state.left)
        return KEEPS[self.whose] if after is None else after

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class KeepCards(Step[Egypt]):
    """As many of the drawn cards are kept as were bought; the rest go under the draw pile."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        kind: i64
        for kind in range(KINDS):
            out[kind] = KEEP + kind
        return KINDS

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        kind: i64 = CARD_OF[move]
        if state.shown[kind] == 0:
            return NOT_SHOWN.about({"card": CARDS[kind]})
        if kind < state.least:
            return KEEP_IN_ORDER.about({"card": CARDS[kind], "least": CARDS[state.least]})
        left: i64 = 0
        later: i64
        for later in range(kind, KINDS):
            left += state.shown[later]
        return TOO_FEW_TO_KEEP.about({"card": CARDS[kind], "due": int(state.bought)}) if left < state.bought else None

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        kind: i64 = CARD_OF[move]
        state.shown = state.shown[:]
        state.shown[kind] -= 1
        state.hands[self.seat * KINDS + kind] += 1
        state.sizes[self.seat] += 1
        state.least = kind
        state.bought -= 1
        card_kept(state, self.seat, kind=kind)
        if state.bought > 0:
            return self
        state.least = 0
        self.put_under(state)
        return None

    def put_under(self, state: Egypt) -> None:
        """The rest, in the order of the kinds; `shown` was renewed by the choice just made."""
        open_ = rejects_open(state)
        cards_put_under(state, self.seat, shown=open_)
        if open_:
            conclude(state, self.seat)
        who: int = EVERYBODY if open_ else int(self.seat)
        rest: list[int] = []
        kind: i64
        for kind in range(KINDS):
            for _ in range(state.shown[kind]):
                rest.append(int(kind) + 16 * who)
            state.shown[kind] = 0
        state.bottom += bytes(rest)


def rejects_open(state: Egypt) -> bool:
    """With draw2=show everybody sees what is rejected (amendment 16.1), but not in the draft before the game, when
    nobody has a province yet."""
    return state.rejects_shown and any(state.owners[p] != NONE for p in range(LAND))


def conclude(state: Egypt, seat: i64) -> None:
    """A card known to be among those drawn that is not rejected before all eyes has been kept (AR-9.3)."""
    state.known = state.known[:]
    observer: i64
    kind: i64
    for observer in range(state.seats + 1):
        for kind in range(KINDS):
            drawn: i64 = (observer * PLACES + DRAWN) * KINDS + kind
            state.known[(observer * PLACES + seat) * KINDS + kind] += max(state.known[drawn] - state.shown[kind], 0)
            state.known[drawn] = 0


def chooser(state: Egypt) -> int:
    """The seat that looks at drawn cards to choose from them, or NONE."""
    step = state.now
    if isinstance(step, KeepCards):
        return int(step.seat)
    return int(step.whose) if isinstance(step, ShowCard) else NONE


PURCHASES: Final[list[BuyCards]] = [BuyCards(seat) for seat in range(5)]
DRAFTS: Final[list[Draft]] = [Draft(seat) for seat in range(5)]
SHOWS: Final[list[ShowCard]] = [ShowCard(seat) for seat in range(5)]
KEEPS: Final[list[KeepCards]] = [KeepCards(seat) for seat in range(5)]
