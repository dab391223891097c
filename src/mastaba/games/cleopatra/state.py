"""The palace and all that lies around it: fields, copy(), and the palace before a game begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import Data
from mastaba.games.cleopatra.garden import around, high_word, low_word
from mastaba.kernel.agenda import AnyStep, State
from mastaba.kernel.editions import Setup
from mastaba.kernel.vectors import counts

ENDINGS: Final = ("procession", "turn_cap")
UNDECIDED: Final = -1
ARRIVED: Final = 0
CAPPED: Final = 1

NO_CAP: Final = 1_000_000_000  # turns
NONE: Final = -1  # no card in transit, no top, no mosaic, no worshipper, nobody
DOWN: Final = 10  # a face-down card whose kind is not decided; also the eleventh count of a stall
ARTISAN: Final = 0
CAVE: Final = 9
RED: Final = 5  # cards from here on are corrupted
ALL_TILES: Final = (1 << 12) - 1
ALL_WALLS: Final = (1 << 9) - 1
BOTH_SIDES: Final = 3  # of obelisks and doors, as a set
STALL: Final = 11  # counts for each stall: the ten cards face up, then the face-down ones

ARCHITECT: Final = 0
VIZIER: Final = 1
MERCHANT: Final = 2
BEGGAR: Final = 3
FOREMAN: Final = 4

EITHER: Final = 0
BOTH: Final = 1
STATUE_REPLACES_ALL: Final = 2
BONUSES: Final = ("either", "both", "statue_replaces_all")


class Options:
    """What was chosen at the start, in the form the rules use."""

    def __init__(self, setup: Setup, data: Data) -> None:
        chosen = setup.options
        self.mosaic_bonus: i64 = BONUSES.index(chosen["mosaic_bonus"])
        near = around(int(data.throne), chosen["throne_adjacency"] == "8")
        self.around_low: i64 = low_word(near)
        self.around_high: i64 = high_word(near)
        self.per_piece = chosen["waiver_scope"] == "per_piece"
        self.limit_on_quarry = chosen["hand_limit_on_quarry"] == "on"
        self.limit_after_beggar = setup.rules == 1  # amendment 16.1: since rules 2 only the market asks for the limit
        self.dead_zones = chosen["dead_zones_claimable"] == "on"
        self.turn_cap: i64 = NO_CAP if chosen["turn_cap"] == "off" else int(chosen["turn_cap"])


class Palace(State):
    """Where everything lies. Cards without order are counts of the ten kinds; what a hand holds is at seat * 10 + card.

    `traces` and `pools` are what can be told of hidden cards; hidden/traces.py explains them. Rows that seldom change
    (statues, places, sphinxes, laid, sanctuaries, bids, rests) are shared by copies: who changes one replaces it."""

    def __init__(
        self,
        *,
        setup: Setup,
        now: AnyStep | None,
        agenda: list[AnyStep],
        data: Data,
        chosen: Options,
        seats: i64,
        turn: i64,
        active: i64,
        ending: i64,
        trigger: i64,
        cleopatra: i64,
        helper: i64,
        waive_artisans: i64,
        waive_resources: i64,
        limit_due: bool,
        built: i64,
        piece: i64,
        owed_artisans: i64,
        owed_resources: i64,
        types: i64,
        latest: i64,
        took_credit: bool,
        deck_size: i64,
        deck_down: i64,
        top: i64,
        transit: i64,
        transit_down: bool,
        stocked: i64,
        tile: i64,
        stack: i64,
        covered_low: i64,
        covered_high: i64,
        obelisks: i64,
        doors: i64,
        walls: i64,
        dais: i64,
        scarabs: vec[i64],
        amulets: vec[i64],
        statues: vec[i64],
        hands: vec[i64],
        known: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        stalls: vec[i64],
        credits: vec[i64],
        places: vec[i64],
        sphinxes: vec[i64],
        laid: vec[i64],
        sanctuaries: vec[i64],
        bids: vec[i64],
        rests: vec[i64],
        traces: list[int],
        pools: list[int],
    ) -> None:
        super().__init__(setup, now, agenda)
        self.data = data
        self.chosen = chosen
        self.seats: i64 = seats
        self.turn: i64 = turn
        self.active: i64 = active
        self.ending: i64 = ending
        self.trigger: i64 = trigger  # who led Cleopatra to the doors
        self.cleopatra: i64 = cleopatra
        self.helper: i64 = helper  # the worshipper activated this turn
        self.waive_artisans: i64 = waive_artisans
        self.waive_resources: i64 = waive_resources
        self.limit_due = limit_due  # whether this turn must still look at the hand limit
        self.built: i64 = built  # pieces in this visit to the quarry
        self.piece: i64 = piece  # the build move being paid for
        self.owed_artisans: i64 = owed_artisans
        self.owed_resources: i64 = owed_resources
        self.types: i64 = types  # the resources paid so far, as a set
        self.latest: i64 = latest  # the last move of this payment
        self.took_credit = took_credit
        self.deck_size: i64 = deck_size  # undecided cards, a face-down top included
        self.deck_down: i64 = deck_down  # how many of them lie face down
        self.top: i64 = top
        self.transit: i64 = transit  # the card drawn and not yet laid on a stall
        self.transit_down = transit_down
        self.stocked: i64 = stocked  # the stalls that got their card in this refill, as a set
        self.tile: i64 = tile  # the mosaic on top of the stack
        self.stack: i64 = stack  # the mosaics below it, as a set
        self.covered_low: i64 = covered_low  # squares under mosaics, see garden.py
        self.covered_high: i64 = covered_high
        self.obelisks: i64 = obelisks  # sets: 1 left, 2 right
        self.doors: i64 = doors
        self.walls: i64 = walls
        self.dais: i64 = dais  # 1 with the pedestal, 2 with the throne
        self.scarabs: vec[i64] = scarabs
        self.amulets: vec[i64] = amulets
        self.statues: vec[i64] = statues  # not yet placed
        self.hands: vec[i64] = hands
        self.known: vec[i64] = known  # cards of a hand that everybody saw going there
        self.deck: vec[i64] = deck
        self.discard: vec[i64] = discard
        self.stalls: vec[i64] = stalls
        self.credits: vec[i64] = credits
        self.places: vec[i64] = places  # which worshipper stands on places 1 to 5
        self.sphinxes: vec[i64] = sphinxes  # in each row
        self.laid: vec[i64] = laid  # where each mosaic lies, or NONE
        self.sanctuaries: vec[i64] = sanctuaries  # low and high word of two for each seat
        self.bids: vec[i64] = bids  # sealed offerings; NONE before one is made
        self.rests: vec[i64] = rests  # amulets that count at the end
        self.traces = traces
        self.pools = pools

    def copy(self) -> Palace:
        return Palace(
            setup=self.setup,
            now=self.now,
            agenda=self.agenda[:],
            data=self.data,
            chosen=self.chosen,
            seats=self.seats,
            turn=self.turn,
            active=self.active,
            ending=self.ending,
            trigger=self.trigger,
            cleopatra=self.cleopatra,
            helper=self.helper,
            waive_artisans=self.waive_artisans,
            waive_resources=self.waive_resources,
            limit_due=self.limit_due,
            built=self.built,
            piece=self.piece,
            owed_artisans=self.owed_artisans,
            owed_resources=self.owed_resources,
            types=self.types,
            latest=self.latest,
            took_credit=self.took_credit,
            deck_size=self.deck_size,
            deck_down=self.deck_down,
            top=self.top,
            transit=self.transit,
            transit_down=self.transit_down,
            stocked=self.stocked,
            tile=self.tile,
            stack=self.stack,
            covered_low=self.covered_low,
            covered_high=self.covered_high,
            obelisks=self.obelisks,
            doors=self.doors,
            walls=self.walls,
            dais=self.dais,
            scarabs=self.scarabs[:],
            amulets=self.amulets[:],
            statues=self.statues,
            hands=self.hands[:],
            known=self.known[:],
            deck=self.deck[:],
            discard=self.discard[:],
            stalls=self.stalls[:],
            credits=self.credits[:],
            places=self.places,
            sphinxes=self.sphinxes,
            laid=self.laid,
            sanctuaries=self.sanctuaries,
            bids=self.bids,
            rests=self.rests,
            traces=self.traces[:],
            pools=self.pools[:],
        )


def hand_size(state: Palace, seat: i64) -> i64:
    hands = state.hands
    size: i64 = 0
    k: i64
    for k in range(seat * 10, seat * 10 + 10):
        size += hands[k]
    return size


def stall_size(state: Palace, stall: i64) -> i64:
    stalls = state.stalls
    size: i64 = 0
    k: i64
    for k in range(stall * STALL, stall * STALL + STALL):
        size += stalls[k]
    return size


def free_squares(state: Palace) -> tuple[i64, i64]:
    """The squares of the garden that lie under no mosaic, as a low and a high word (CL-7.1)."""
    return state.data.garden_low & ~state.covered_low, state.data.garden_high & ~state.covered_high


def empty_palace(setup: Setup) -> Palace:
    """The palace before chance has spoken (CL-2): all cards in the deck, nothing built."""
    data = Data(setup.data)
    state = Palace(
        setup=setup,
        now=None,
        agenda=[],
        data=data,
        chosen=Options(setup, data),
        seats=setup.seats,
        turn=0,
        active=0,
        ending=UNDECIDED,
        trigger=NONE,
        cleopatra=0,
        helper=NONE,
        waive_artisans=0,
        waive_resources=0,
        limit_due=False,
        built=0,
        piece=NONE,
        owed_artisans=0,
        owed_resources=0,
        types=0,
        latest=0,
        took_credit=False,
        deck_size=0,
        deck_down=0,
        top=NONE,
        transit=NONE,
        transit_down=False,
        stocked=0,
        tile=NONE,
        stack=ALL_TILES,
        covered_low=0,
        covered_high=0,
        obelisks=0,
        doors=0,
        walls=0,
        dais=0,
        scarabs=counts(4),
        amulets=counts(4),
        statues=counts(4),
        hands=counts(40),
        known=counts(40),
        deck=data.copies[:],
        discard=counts(10),
        stalls=counts(3 * STALL),
        credits=counts(4),
        places=counts(5),
        sphinxes=counts(2),
        laid=counts(12),
        sanctuaries=counts(16),
        bids=counts(4),
        rests=counts(4),
        traces=[],
        pools=[int(copies) for copies in data.copies],
    )
    for card in range(10):
        state.deck_size += state.deck[card]
    for tile in range(12):
        state.laid[tile] = NONE
    for place in range(5):
        state.places[place] = NONE
    for seat in range(4):
        state.scarabs[seat] = data.scarabs if seat < setup.seats else 0
        state.statues[seat] = data.statues if seat < setup.seats else 0
        state.bids[seat] = NONE
    return state
