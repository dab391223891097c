"""Egypt, the position of Amun-Re: fields, copy() and how it looks before the first move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import ARC, CARDS, Data, read_data
from mastaba.kernel.agenda import AnyStep, State
from mastaba.kernel.editions import Setup
from mastaba.kernel.vectors import counts

NONE: Final = -1
KINDS: Final = 12
LAND: Final = 15
SPACES: Final = 9  # of the price track
ROUNDS: Final = 6
KINGDOM_ROUNDS: Final = 3  # of each of the two kingdoms

# Where a province card is.
IN_PILE: Final = 0
ON_OFFER: Final = 1
USED: Final = 2  # dealt in this kingdom
ASIDE: Final = 3  # never comes into play, with fewer than five players

STOLEN: Final = -3  # in `offers`; 0 while nothing is chosen

REBID: Final = 1  # bits of `playing`: cards that go with the bid being made
BLOCKADE: Final = 2

ENDING: Final = "six_rounds"

# Each kind of card of each seat as a set of one. A table, because the C of `1 << n` would be 32 bits wide.
CARD_BIT: Final[vec[i64]] = counts(5 * KINDS)
CARD_BIT[0] = 1
for each_bit in range(1, 5 * KINDS):
    CARD_BIT[each_bit] = 2 * CARD_BIT[each_bit - 1]


class Egypt(State):
    """Where everything lies. Cards without order are counts by kind.

    `hands`, `pledged` and `noted` are indexed by seat * 12 + kind, `laid` by province * 12 + kind. Copies share the
    rows below `bottom` that copy() does not slice: whoever changes one of those puts a new row in its place."""

    def __init__(
        self,
        *,
        setup: Setup,
        now: AnyStep | None,
        agenda: list[AnyStep],
        data: Data,
        seats: i64,
        draw2: bool,
        rejects_shown: bool,
        power_sum: bool,
        strict: bool,
        round_: i64,
        first: i64,
        level: i64,
        revealed: i64,
        played: i64,
        playing: i64,
        adjusting: i64,
        bought: i64,
        claimed: i64,
        left: i64,
        least: i64,
        total: i64,
        gold8_at: i64,
        harvest_at: i64,
        deck_size: i64,
        discard_size: i64,
        recounted: bool,
        bottom: bytes,
        gold: vec[i64],
        points: vec[i64],
        hands: vec[i64],
        sizes: vec[i64],
        bids: vec[i64],
        offers: vec[i64],
        pledged: vec[i64],
        cards: vec[i64],
        offer: vec[i64],
        owners: vec[i64],
        farmers: vec[i64],
        guests: vec[i64],
        bricks: vec[i64],
        pyramids: vec[i64],
        laid: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        shown: vec[i64],
        noted: vec[i64],
        known: vec[i64],
    ) -> None:
        super().__init__(setup, now, agenda)
        self.data = data
        self.seats: i64 = seats
        self.draw2 = draw2  # option draw2=on or show
        self.rejects_shown = rejects_shown  # option draw2=show: amendment 16.1
        self.power_sum = power_sum  # option power_limit=sum
        self.strict = strict  # option strict_supply
        self.round: i64 = round_
        self.first: i64 = first  # who has the Pharaoh
        self.level: i64 = level  # of the temple marker, 0 before the first offering
        self.revealed: i64 = revealed  # provinces turned up this round
        self.played: i64 = played  # kinds that each seat played in this phase, as bits seat * 12 + kind
        self.playing: i64 = playing
        self.adjusting: i64 = adjusting  # seats with an Offering Adjustment in their sealed offering, as bits
        self.bought: i64 = bought  # units bought or taken in the step that is going on
        self.claimed: i64 = claimed  # power cards among the units of a reward
        self.left: i64 = left  # cards still to be drawn, or to be kept
        self.least: i64 = least  # the lowest kind that may be sold or kept next
        self.total: i64 = total  # of the offerings
        self.gold8_at: i64 = gold8_at  # provinces under the income cards of the seat that collects
        self.harvest_at: i64 = harvest_at
        self.deck_size: i64 = deck_size  # without the bottom
        self.discard_size: i64 = discard_size
        self.recounted = recounted  # the discard was reshuffled, so `noted` may hold something
        self.bottom = bottom  # rejected cards under the pile, the next one first: kind + 16 * who knows it
        self.gold: vec[i64] = gold
        self.points: vec[i64] = points
        self.hands: vec[i64] = hands
        self.sizes: vec[i64] = sizes  # of the hands
        self.bids: vec[i64] = bids  # where each seat's pawn stands: province * 9 + space of the price track
        self.offers: vec[i64] = offers
        self.pledged: vec[i64] = pledged  # cards to be sold when the offerings are opened
        self.cards: vec[i64] = cards  # where each province card is
        self.offer: vec[i64] = offer  # the provinces of this round in the order they were turned up
        self.owners: vec[i64] = owners
        self.farmers: vec[i64] = farmers  # on fields
        self.guests: vec[i64] = guests  # Free Farmers, off the fields
        self.bricks: vec[i64] = bricks
        self.pyramids: vec[i64] = pyramids
        self.laid: vec[i64] = laid  # free power cards lying face down
        self.deck: vec[i64] = deck
        self.discard: vec[i64] = discard
        self.shown: vec[i64] = shown  # drawn cards to choose from
        self.noted: vec[i64] = noted  # unseen cards that cannot be in the pile, for each seat and for the public
        # Unseen cards that each seat, and last the public, knows the place of: (observer * PLACES + place) * 12 + kind.
        self.known: vec[i64] = known

    def copy(self) -> Egypt:
        return Egypt(
            setup=self.setup,
            now=self.now,
            agenda=self.agenda[:],
            data=self.data,
            seats=self.seats,
            draw2=self.draw2,
            rejects_shown=self.rejects_shown,
            power_sum=self.power_sum,
            strict=self.strict,
            round_=self.round,
            first=self.first,
            level=self.level,
            revealed=self.revealed,
            played=self.played,
            playing=self.playing,
            adjusting=self.adjusting,
            bought=self.bought,
            claimed=self.claimed,
            left=self.left,
            least=self.least,
            total=self.total,
            gold8_at=self.gold8_at,
            harvest_at=self.harvest_at,
            deck_size=self.deck_size,
            discard_size=self.discard_size,
            recounted=self.recounted,
            bottom=self.bottom,
            gold=self.gold[:],
            points=self.points,
            hands=self.hands[:],
            sizes=self.sizes[:],
            bids=self.bids[:],
            offers=self.offers[:],
            pledged=self.pledged,
            cards=self.cards,
            offer=self.offer,
            owners=self.owners,
            farmers=self.farmers[:],
            guests=self.guests,
            bricks=self.bricks[:],
            pyramids=self.pyramids[:],
            laid=self.laid,
            deck=self.deck[:],
            discard=self.discard[:],
            shown=self.shown,
            noted=self.noted,
            known=self.known,
        )


def empty_egypt(setup: Setup) -> Egypt:
    """The table after set-up, before chance has spoken (AR-2)."""
    data = read_data(setup.data)
    seats = setup.seats
    remembers = setup.options["draw2"] != "off" or setup.options["start_draft"] == "on"
    state = Egypt(
        setup=setup,
        now=None,
        agenda=[],
        data=data,
        seats=seats,
        draw2=setup.options["draw2"] != "off",
        rejects_shown=setup.options["draw2"] == "show",
        power_sum=setup.options["power_limit"] == "sum",
        strict=setup.options["strict_supply"] == "on",
        round_=1,
        first=0,
        level=0,
        revealed=0,
        played=0,
        playing=0,
        adjusting=0,
        bought=0,
        claimed=0,
        left=0,
        least=0,
        total=0,
        gold8_at=NONE,
        harvest_at=NONE,
        deck_size=0,
        discard_size=0,
        recounted=False,
        bottom=b"",
        gold=filled(seats, data.start_gold),
        points=counts(seats),
        hands=counts(seats * KINDS),
        sizes=filled(seats, data.architects),
        bids=filled(seats, NONE),
        offers=counts(seats),
        pledged=counts(seats * KINDS),
        cards=counts(LAND),
        offer=filled(seats, NONE),
        owners=filled(LAND, NONE),
        farmers=counts(LAND),
        guests=counts(LAND),
        bricks=counts(LAND),
        pyramids=counts(LAND),
        laid=counts(LAND * KINDS),
        deck=data.copies[:],
        discard=counts(KINDS),
        shown=counts(KINDS),
        noted=counts((seats + 1) * KINDS),
        known=counts((seats + 1) * PLACES * KINDS if remembers else 0),
    )
    for seat in range(seats):
        state.hands[seat * KINDS + ARC] = data.architects
    state.deck[ARC] -= seats * data.architects
    state.deck_size = sum(state.deck[kind] for kind in range(KINDS))
    return state


PLACES: Final = 21  # where a card may lie that somebody knows: a hand (0 to 4), a province (5 + province), or
DRAWN: Final = 20  # among the cards drawn to choose from

EVERYBODY: Final = 5  # who knows a card under the pile that was shown, instead of the seat that put it there


def filled(size: int, value: i64) -> vec[i64]:
    row = counts(size)
    for k in range(size):
        row[k] = value
    return row


def standing(state: Egypt, seat: i64) -> i64:
    """The province a pawn stands on, NONE if it is in hand."""
    bid: i64 = state.bids[seat]
    if bid == NONE:
        return NONE
    return bid // SPACES


def top(state: Egypt, p: i64) -> i64:
    """The seat whose pawn is the highest of a province, NONE if there is none."""
    best: i64 = NONE
    height: i64 = p * SPACES - 1
    seat: i64
    for seat in range(state.seats):
        bid: i64 = state.bids[seat]
        if height < bid < (p + 1) * SPACES:
            best = seat
            height = bid
    return best


def settled(state: Egypt, seat: i64) -> bool:
    """Whether a pawn is the highest of its province."""
    bid: i64 = state.bids[seat]
    return bid != NONE and top(state, bid // SPACES) == seat


def cards_left(state: Egypt) -> i64:
    """In the draw pile and the discard together."""
    bottom: i64 = len(state.bottom)
    return state.deck_size + bottom + state.discard_size


def farmers_in(state: Egypt, p: i64) -> i64:
    """Printed farmers, those on fields and those off them (AR-7.2)."""
    return state.data.printed[p] + state.farmers[p] + state.guests[p]


def kinds_text(row: vec[i64], first: int = 0) -> str:
    """Cards without order, as in ARC ARC HRV."""
    return " ".join([CARDS[kind] for kind in range(KINDS) for _ in range(row[first + kind])])
