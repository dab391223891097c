"""A position of Sa-Ré: its fields, copy(), and what is counted in it everywhere."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from mastaba.games.sa_re.data import (
    BARRACKS,
    HARBOR,
    KINDS,
    PYRAMID,
    TEMPLE,
    WAREHOUSE,
    Data,
    Switches,
)
from mastaba.kernel.agenda import AnyStep, State
from mastaba.kernel.editions import Setup

ENDINGS: Final = ("goal", "turn_cap")
UNDECIDED: Final = -1
GOAL: Final = 0
CAPPED: Final = 1

NONE: Final = -1  # no card
EVERYBODY: Final = 31  # who knows a card: one bit for each seat, the fifth for those who watch
WATCHERS: Final = 16

# What lies in a slot of a site: 0, or the tile with these marks.
COMPLETED: Final = 16
MOVED: Final = 32  # a project that was moved in this phase
MOVED_TWICE: Final = 64  # one that was moved again
LIFTED: Final = MOVED | MOVED_TWICE
TILE: Final = 15

# Phase 1 and phase 3 each have a fixed order of what may be done.
RAZING: Final = 0
MOVING: Final = 1
STARTING: Final = 2
ERECTING: Final = 0
LOADING: Final = 1
STORING: Final = 2

FIRST_MAIN: Final = 1
SECOND_ADMINISTRATIVE: Final = 2
SECOND_MAIN: Final = 4


class City(State):
    """Where everything lies. Rows of a seat stand one after another: `hands` is indexed by seat * HAND + card,
    `stock` and `tokens` by seat * 4 + resource, `completed` and `projects` by seat * KINDS + tile, and `sites`
    by (seat * SITE + space) * 2 + slot. Sets of seats are numbers with one bit for each seat."""

    def __init__(
        self,
        *,
        setup: Setup,
        now: AnyStep | None,
        agenda: list[AnyStep],
        data: Data,
        switches: Switches,
        turn: i64,
        first: i64,
        ending: i64,
        stage: i64,
        started: i64,
        begun: i64,
        up: i64,
        revolted: i64,
        stepped: i64,
        built: i64,
        shoe_size: i64,
        top: i64,
        top_known: i64,
        dark: bool,
        final: bool,
        actor: i64,
        taken: i64,
        unrest: i64,
        produced: bool,
        forced: bool,
        given: i64,
        rose: i64,
        due: i64,
        pairs: i64,
        drawn: bool,
        looked: i64,
        looked_known: i64,
        looked_next: i64,
        looked_next_known: i64,
        pile: i64,
        project: i64,
        supply: vec[i64],
        unseen: vec[i64],
        aside: vec[i64],
        batch: vec[i64],
        need: vec[i64],
        paid: vec[i64],
        markers: vec[i64],
        cubes: vec[i64],
        stages: vec[i64],
        used: vec[i64],
        caravans: vec[i64],
        pyramids: vec[i64],
        steps: vec[i64],
        hands: vec[i64],
        locked: vec[i64],
        older: vec[i64],
        stock: vec[i64],
        tokens: vec[i64],
        completed: vec[i64],
        projects: vec[i64],
        sites: vec[u8],
    ) -> None:
        super().__init__(setup, now, agenda)
        self.data = data
        self.switches = switches
        self.turn: i64 = turn
        self.first: i64 = first
        self.ending: i64 = ending
        self.stage: i64 = stage  # of the phase 1 or 3 of the seat whose turn it is
        self.started: i64 = started  # production tiles started in this phase, a bit for each kind
        self.begun: i64 = begun  # how many tiles were started in this phase
        self.up: i64 = up  # seats whose obelisk stands
        self.revolted: i64 = revolted
        self.stepped: i64 = stepped  # seats whose pyramid grew this turn
        self.built: i64 = built  # seats that built something this turn
        self.shoe_size: i64 = shoe_size  # with the top card
        self.top: i64 = top  # the top card of the shoe if it is decided, else NONE
        self.top_known: i64 = top_known  # who knows it: everybody while the shoe lies face up
        self.dark = dark
        self.final = final  # the last sequence of the season is played
        self.actor: i64 = actor  # whose Work Sequence runs
        self.taken: i64 = taken  # cards taken in this sequence
        self.unrest: i64 = unrest  # unrest cards dealt with in this sequence
        self.produced = produced
        self.forced = forced  # the next card must be taken
        self.given: i64 = given  # opponents who were given an unrest card in this sequence
        self.rose: i64 = rose  # opponents who may react
        self.due: i64 = due  # cards that the Choice of Horus obliges to draw
        self.pairs: i64 = pairs  # the pairs that will be due after those, where each is drawn by itself
        self.drawn = drawn  # the last cards were drawn and not chosen: a Choice of Horus among them may be refused
        self.looked: i64 = looked  # the two cards that a Temple looks at
        self.looked_known: i64 = looked_known
        self.looked_next: i64 = looked_next
        self.looked_next_known: i64 = looked_next_known
        self.pile: i64 = pile  # pyramids on the board, a bit for each number
        self.project: i64 = project  # what is being paid for: space * KINDS + tile, or NONE
        self.supply: vec[i64] = supply  # tiles on the board
        self.unseen: vec[i64] = unseen  # the undecided cards of the shoe and the removed card together
        self.aside: vec[i64] = aside  # season cards that are out of the season: discarded, kept unrest, Hoshekh
        self.batch: vec[i64] = batch  # cards drawn and not yet dealt with
        self.need: vec[i64] = need  # of the project being paid for
        self.paid: vec[i64] = paid  # by source
        self.markers: vec[i64] = markers
        self.cubes: vec[i64] = cubes
        self.stages: vec[i64] = stages  # of city development
        self.used: vec[i64] = used  # powers used this season, a bit for each tile
        self.caravans: vec[i64] = caravans
        self.pyramids: vec[i64] = pyramids  # the number of each seat's pyramid, 0 for none
        self.steps: vec[i64] = steps  # of it that are built
        self.hands: vec[i64] = hands
        self.locked: vec[i64] = locked  # cards of a hand that were swapped this season
        self.older: vec[i64] = older  # cards of a hand that were kept from an earlier turn
        self.stock: vec[i64] = stock
        self.tokens: vec[i64] = tokens  # of production buildings, for this turn's phase 3
        self.completed: vec[i64] = completed
        self.projects: vec[i64] = projects
        self.sites: vec[u8] = sites

    def copy(self) -> City:
        return City(
            setup=self.setup,
            now=self.now,
            agenda=self.agenda[:],
            data=self.data,
            switches=self.switches,
            turn=self.turn,
            first=self.first,
            ending=self.ending,
            stage=self.stage,
            started=self.started,
            begun=self.begun,
            up=self.up,
            revolted=self.revolted,
            stepped=self.stepped,
            built=self.built,
            shoe_size=self.shoe_size,
            top=self.top,
            top_known=self.top_known,
            dark=self.dark,
            final=self.final,
            actor=self.actor,
            taken=self.taken,
            unrest=self.unrest,
            produced=self.produced,
            forced=self.forced,
            given=self.given,
            rose=self.rose,
            due=self.due,
            pairs=self.pairs,
            drawn=self.drawn,
            looked=self.looked,
            looked_known=self.looked_known,
            looked_next=self.looked_next,
            looked_next_known=self.looked_next_known,
            pile=self.pile,
            project=self.project,
            supply=self.supply[:],
            unseen=self.unseen[:],
            aside=self.aside[:],
            batch=self.batch[:],
            need=self.need[:],
            paid=self.paid[:],
            markers=self.markers[:],
            cubes=self.cubes[:],
            stages=self.stages[:],
            used=self.used[:],
            caravans=self.caravans[:],
            pyramids=self.pyramids[:],
            steps=self.steps[:],
            hands=self.hands[:],
            locked=self.locked[:],
            older=self.older[:],
            stock=self.stock[:],
            tokens=self.tokens[:],
            completed=self.completed[:],
            projects=self.projects[:],
            sites=self.sites[:],
        )


def knowers(known: i64) -> str:
    """The seats that know a card, as it is written; `all` for a card that lies open."""
    if known == EVERYBODY:
        return "all"
    return " ".join([str(seat + 1) for seat in range(4) if (known >> seat) & 1])


def read_knowers(text: str) -> int:
    """The reverse of knowers(), or -1."""
    if text == "all":
        return EVERYBODY
    known = 0
    for word in text.split():
        if word not in ("1", "2", "3", "4"):
            return -1
        known |= 1 << (int(word) - 1)
    return known


def knows(known: i64, seat: i64) -> bool:
    return known & (1 << seat if seat >= 0 else WATCHERS) != 0


def last(state: City, seat: i64) -> i64:
    """The space of the revolt track that means open revolt (SR-5.14); black cubes shorten the track (SR-8.1)."""
    return state.data.track - state.cubes[seat]


def is_up(state: City, seat: i64) -> bool:
    return (state.up >> seat) & 1 != 0


def has_revolted(state: City, seat: i64) -> bool:
    return (state.revolted >> seat) & 1 != 0


def has_built(state: City, seat: i64) -> bool:
    """Whether a seat built something this turn, if only a step of the pyramid."""
    return (state.built >> seat) & 1 != 0


def has_stepped(state: City, seat: i64) -> bool:
    """Whether the pyramid of a seat grew this turn."""
    return (state.stepped >> seat) & 1 != 0


def capacity(state: City, seat: i64) -> i64:
    """What the completed Warehouses hold together (SR-7.8)."""
    return state.data.capacity * state.completed[seat * KINDS + WAREHOUSE]


def stocked(state: City, seat: i64) -> i64:
    stock = state.stock
    base: i64 = seat * 4
    return stock[base] + stock[base + 1] + stock[base + 2] + stock[base + 3]


def administrative(state: City, seat: i64) -> i64:
    """How many administrative buildings a seat has completed."""
    found: i64 = 0
    kind: i64
    for kind in range(TEMPLE, HARBOR):
        found += state.completed[seat * KINDS + kind]
    return found


def main_buildings(state: City, seat: i64) -> i64:
    return state.completed[seat * KINDS + HARBOR] + state.completed[seat * KINDS + PYRAMID]


def power_left(state: City, seat: i64, kind: i64) -> bool:
    """Whether a completed administrative building has not been used this season (SR-6.1)."""
    return state.completed[seat * KINDS + kind] > 0 and (state.used[seat] >> kind) & 1 == 0


def use(state: City, seat: i64, kind: i64) -> None:
    """The card is turned to its night side."""
    state.used[seat] |= 1 << kind


def can_aim_barracks(state: City, seat: i64) -> bool:
    """Whether the Barracks can be used now, on whomever (SR-6.6)."""
    if state.markers[seat] == 0 or not power_left(state, seat, BARRACKS):
        return False
    other: i64
    for other in range(state.switches.seats):
        if other != seat and in_reach(state, other) and state.markers[other] + 1 < last(state, other):
            return True
    return False


def in_reach(state: City, seat: i64) -> bool:
    """Whether the Barracks may be aimed at a player: also at one who is out of the season (amendment 16.7)."""
    return state.switches.reaches_down or is_up(state, seat)


def lifts_of(cell: i64) -> i64:
    """How often a project was moved in this phase."""
    return 2 if cell & MOVED_TWICE else 1 if cell & MOVED else 0


def lifted_again(cell: i64) -> i64:
    """The same project, moved once more."""
    return (cell & ~LIFTED) | (MOVED_TWICE if cell & MOVED else MOVED)
