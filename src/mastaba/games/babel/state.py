"""The position of Babel: fields, copy() and the start."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from mastaba.games.babel.data import LEVELS, Data
from mastaba.kernel.agenda import AnyStep, State
from mastaba.kernel.editions import Setup
from mastaba.kernel.vectors import cells, counts

QUARRY: Final = 5  # where the pawns begin; the sites are 0 to 4 in the order of NATIONS

ENDINGS: Final = ("15-9", "20", "drop", "exhausted", "turn_cap")
UNDECIDED: Final = -1
FIFTEEN: Final = 0
TWENTY: Final = 1
DROPPED: Final = 2
EXHAUSTED: Final = 3
CAPPED: Final = 4

NO_CAP: Final = 1_000_000_000


COLUMN: Final = 60  # room for every Nation card in one column
OFFER: Final = 72  # room for every Temple card in one Temple column

TOP: Final[vec[i64]] = counts(1 << (LEVELS + 1))  # the level of a temple, from the set of its cards
for cards in range(1 << (LEVELS + 1)):
    TOP[cards] = max(cards.bit_length() - 1, 0)


class Duel(State):
    """Where every card lies. Cards of unknown order are counts; rows whose order matters are cells, oldest card first.

    `hands` and `noted` are indexed by seat * 5 + nation; `columns`, `lengths` and `temples` by seat * 5 + site, called
    "here" for a player's own site and "there" for the opposing one."""

    def __init__(
        self,
        *,
        setup: Setup,
        now: AnyStep | None,
        agenda: list[AnyStep],
        data: Data,
        tail: bool,
        turn_cap: i64,
        turn: i64,
        active: i64,
        migrated: bool,
        endgame: bool,
        ending: i64,
        deck_size: i64,
        pile_size: i64,
        pawns: vec[i64],
        reserves: vec[i64],
        hands: vec[i64],
        noted: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        lengths: vec[i64],
        columns: vec[u8],
        temples: vec[i64],
        pile: vec[i64],
        offered: vec[i64],
        offers: vec[u8],
        returned: bytes,
    ) -> None:
        super().__init__(setup, now, agenda)
        self.data = data
        self.tail = tail  # option sumerians=tail
        self.turn_cap: i64 = turn_cap
        self.turn: i64 = turn
        self.active: i64 = active
        self.migrated = migrated
        self.endgame = endgame
        self.ending: i64 = ending
        self.deck_size: i64 = deck_size
        self.pile_size: i64 = pile_size  # without the returned cards
        self.pawns: vec[i64] = pawns
        self.reserves: vec[i64] = reserves  # 1 while the reserved level 1 is unbuilt
        self.hands: vec[i64] = hands
        self.noted: vec[i64] = noted  # cards of a hand that the other seat knows to be there, from the last reshuffle
        self.deck: vec[i64] = deck
        self.discard: vec[i64] = discard
        self.lengths: vec[i64] = lengths  # of the columns
        self.columns: vec[u8] = columns  # COLUMN cells for each
        self.temples: vec[i64] = temples  # the levels of its cards as a set: bit 1 for level 1. They always rise
        self.pile: vec[i64] = pile  # indexed by level
        self.offered: vec[i64] = offered  # the lengths of the two Temple columns
        self.offers: vec[u8] = offers  # OFFER cells for each Temple column
        self.returned = returned  # cards put back on the Temple pile by a destruction, the top one last

    def copy(self) -> Duel:
        return Duel(
            setup=self.setup,
            now=self.now,
            agenda=self.agenda[:],
            data=self.data,
            tail=self.tail,
            turn_cap=self.turn_cap,
            turn=self.turn,
            active=self.active,
            migrated=self.migrated,
            endgame=self.endgame,
            ending=self.ending,
            deck_size=self.deck_size,
            pile_size=self.pile_size,
            pawns=self.pawns[:],
            reserves=self.reserves[:],
            hands=self.hands[:],
            noted=self.noted[:],
            deck=self.deck[:],
            discard=self.discard[:],
            lengths=self.lengths[:],
            columns=self.columns[:],
            temples=self.temples[:],
            pile=self.pile[:],
            offered=self.offered[:],
            offers=self.offers[:],
            returned=self.returned,
        )


def total(state: Duel, seat: i64) -> i64:
    """The sum of the levels of a seat's five temples (BA-1.3)."""
    temples = state.temples
    base: i64 = seat * 5
    return (
        TOP[temples[base]]
        + TOP[temples[base + 1]]
        + TOP[temples[base + 2]]
        + TOP[temples[base + 3]]
        + TOP[temples[base + 4]]
    )


def hand_size(state: Duel, seat: i64) -> i64:
    hands = state.hands
    base: i64 = seat * 5
    return hands[base] + hands[base + 1] + hands[base + 2] + hands[base + 3] + hands[base + 4]


def on_offer(state: Duel, seat: i64) -> i64:
    """The level of the last card of a seat's Temple column, 0 if there is none (BA-4.6)."""
    size: i64 = state.offered[seat]
    if size == 0:
        return 0
    level: int = state.offers[seat * OFFER + size - 1]
    return level


def offer(state: Duel, seat: i64, level: i64) -> None:
    """A card is laid at the end of a Temple column."""
    size: i64 = state.offered[seat]
    state.offers[seat * OFFER + size] = u8(level)
    state.offered[seat] = size + 1


def add_card(state: Duel, here: i64, nation: i64) -> None:
    """A card is laid at the end of a column (BA-4.5)."""
    length: i64 = state.lengths[here]
    state.columns[here * COLUMN + length] = u8(nation)
    state.lengths[here] = length + 1


def column(state: Duel, here: i64) -> list[int]:
    """The cards of a column, oldest first."""
    return [int(state.columns[here * COLUMN + k]) for k in range(state.lengths[here])]


def temple_column(state: Duel, seat: i64) -> list[int]:
    """The cards of a Temple column, oldest first."""
    return [int(state.offers[seat * OFFER + k]) for k in range(state.offered[seat])]


def levels(cards: i64) -> list[int]:
    """The cards of a temple, lowest first."""
    return [level for level in range(1, LEVELS + 1) if cards >> level & 1]


def empty_duel(setup: Setup) -> Duel:
    """The position after set-up, before chance has spoken (BA-2): all cards in their piles but the two reserves."""
    data = Data(setup.data)
    cap = setup.options["turn_cap"]
    state = Duel(
        setup=setup,
        now=None,
        agenda=[],
        data=data,
        tail=setup.options["sumerians"] == "tail",
        turn_cap=NO_CAP if cap == "off" else int(cap),
        turn=0,
        active=0,
        migrated=False,
        endgame=False,
        ending=UNDECIDED,
        deck_size=5 * data.nation_copies,
        pile_size=0,
        pawns=counts(2),
        reserves=counts(2),
        hands=counts(10),
        noted=counts(10),
        deck=counts(5),
        discard=counts(5),
        lengths=counts(10),
        columns=cells(10 * COLUMN),
        temples=counts(10),
        pile=data.temple_copies[:],
        offered=counts(2),
        offers=cells(2 * OFFER),
        returned=b"",
    )
    for nation in range(5):
        state.deck[nation] = data.nation_copies
    state.pile[1] -= 2
    for level in range(1, LEVELS + 1):
        state.pile_size += state.pile[level]
    for seat in range(2):
        state.pawns[seat] = QUARRY
        state.reserves[seat] = 1
    return state
