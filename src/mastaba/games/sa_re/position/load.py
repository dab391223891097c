"""Reading positions: what save() wrote, what a view shows, and positions made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    CARDS,
    DECK,
    GOODS,
    HAND,
    HAND_CARDS,
    HARBOR,
    HOSHEKH,
    KINDS,
    PYRAMID,
    RESOURCES,
    SPACES,
    TEMPLE,
    TILES,
    WILD,
)
from mastaba.games.sa_re.moves import SOURCES, source_name
from mastaba.games.sa_re.position.save import HIDDEN, STAGES
from mastaba.games.sa_re.position.steps import moment, restore
from mastaba.games.sa_re.rules.setting_up import empty_city
from mastaba.games.sa_re.rules.sites import put_tile
from mastaba.games.sa_re.rules.turn import grow_old
from mastaba.games.sa_re.state import COMPLETED, ENDINGS, MOVED, MOVED_TWICE, NONE, UNDECIDED, City, read_knowers
from mastaba.kernel.documents import Reader, set_agenda
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput

HEADER: Final = ("game", "rules", "edition", "seats", "options", "data", "seat")
FIELDS: Final = (
    "turn", "first", "ended_by", "supply", "pyramids", "stage", "started", "begun", "season", "sequence", "payment",
    "players", "agenda",
)  # fmt: skip
REPEATED: Final = ("phase", "derived")  # a view says what follows from the rest: it is not read
PLAYER_FIELDS: Final = (
    "up", "revolted", "marker", "cubes", "city", "cards", "locked", "older", "used", "stock", "tokens", "caravans",
    "pyramid", "steps", "built", "stepped", "site", "dealt",
)  # fmt: skip
SEQUENCE_FIELDS: Final = (
    "actor", "taken", "unrest", "produced", "forced", "given", "rose", "due", "pairs", "drawn", "batch", "looked",
    "looked_known", "looked_next", "looked_next_known",
)  # fmt: skip
PHASES: Final = ("projects", "season", "building")


def load(setup: Setup, document: Mapping[str, object]) -> City:
    """A position as save() wrote it, or a view."""
    fields = Reader(document)
    fields.only((*FIELDS, *HEADER, *REPEATED))
    if "agenda" not in document:
        raise BadInput("agenda is missing")
    state = read(setup, fields)
    set_agenda(state, [restore(step) for step in fields.tables("agenda")])
    return state


def make(setup: Setup, given: Mapping[str, object]) -> City:
    """A position made by hand: a moment of a phase, by default of player 1's project selection in turn 2.

    Whoever's site is not given has the two starting tiles on A1; cards that are not named are unseen. The field
    `phase` says which phase it is, `sequence.actor` whose decision."""
    fields = Reader(given, "position")
    fields.only((*FIELDS, "phase"))
    state = read(setup, fields)
    if "agenda" in fields.fields:
        set_agenda(state, [restore(step) for step in fields.tables("agenda")])
    elif state.ending == UNDECIDED:
        phase = fields.choice("phase", PHASES, "projects")
        if phase == "projects" and state.switches.fresh_only:
            for seat in range(setup.seats):
                grow_old(state, seat)  # nobody has drawn a card of this turn yet
        moment(state, PHASES.index(phase))
    return state


def read(setup: Setup, fields: Reader) -> City:
    state = empty_city(setup)
    seats = setup.seats
    state.turn = fields.number("turn", 1, 10**6, 2)
    state.first = fields.number("first", 1, seats, 1) - 1
    if fields.fields.get("ended_by") is not None:
        state.ending = ENDINGS.index(fields.choice("ended_by", ENDINGS))
    state.stage = fields.number("stage", 0, 2, 0)
    for kind in words(fields, "started", TILES[1:TEMPLE]):
        state.started |= 1 << (kind + 1)
    state.begun = fields.number("begun", 0, 99, 0)
    players = fields.table("players")
    players.only([str(seat + 1) for seat in range(seats)])
    for seat in range(seats):
        read_player(state, seat, players.table(str(seat + 1)))
    read_supply(state, fields)
    read_sequence(state, fields.table("sequence"))
    read_season(state, fields.table("season"), fields.table("sequence"))
    read_payment(state, fields.table("payment"))
    return state


def read_player(state: City, seat: int, fields: Reader) -> None:
    fields.only(PLAYER_FIELDS)
    bit = 1 << seat
    if fields.flag("revolted", False):
        state.revolted |= bit
    if not fields.flag("up", not state.revolted & bit):
        state.up &= ~bit
    state.built |= bit if fields.flag("built", False) else 0
    state.stepped |= bit if fields.flag("stepped", False) else 0
    state.markers[seat] = fields.number("marker", 0, 99, 0)
    state.cubes[seat] = fields.number("cubes", 0, 9, 0)
    for stage in words(fields, "city", STAGES):
        state.stages[seat] |= 1 << stage
    count(state.hands, seat * HAND, words(fields, "cards", HAND_CARDS))
    count(state.locked, seat * HAND, words(fields, "locked", CARDS[:RESOURCES]))
    if state.switches.fresh_only:
        count(state.older, seat * HAND, words(fields, "older", CARDS[:RESOURCES]))
    for kind in words(fields, "used", TILES[TEMPLE:HARBOR]):
        state.used[seat] |= 1 << (kind + TEMPLE)
    if "stock" in fields.fields:
        for good in range(4):
            state.stock[seat * 4 + good] = 0
        count(state.stock, seat * 4, words(fields, "stock", tuple(GOODS)))
    state.caravans[seat] = fields.number("caravans", 0, 99, 0)
    state.pyramids[seat] = fields.number("pyramid", 0, 4, 0)
    state.steps[seat] = fields.number("steps", 0, 3, 0)
    read_site(state, seat, fields)
    if "tokens" in fields.fields:
        count(state.tokens, seat * 4, words(fields, "tokens", tuple(GOODS)))
    else:
        for good in range(3):
            state.tokens[seat * 4 + good] = state.completed[seat * KINDS + 3 + good]
        state.tokens[seat * 4 + WILD] = state.completed[seat * KINDS + HARBOR]


def read_site(state: City, seat: int, fields: Reader) -> None:
    site = Reader({"A1": "WH MB"}, fields.named("site")) if "site" not in fields.fields else fields.table("site")
    site.only(SPACES)
    for space, name in enumerate(SPACES):
        tiles = site.text(name, "").split()
        if len(tiles) > 2:
            raise BadInput(f"{site.named(name)} holds more than two tiles")
        for word in tiles:
            bare = word.rstrip("!").upper()
            lifts = len(word) - len(bare)
            if bare not in TILES[1:] or lifts > state.switches.lifts:
                raise BadInput(f"{site.named(name)} has {word!r:.20}, which is not a tile")
            marks = (0, MOVED, MOVED_TWICE)[lifts] if lifts else COMPLETED if word == bare else 0
            put_tile(state, seat, space, TILES.index(bare) | marks)
    for kind in words(fields, "dealt", TILES[TEMPLE:HARBOR]):
        state.projects[seat * KINDS + TEMPLE + kind] += 1


def read_supply(state: City, fields: Reader) -> None:
    """Tiles and pyramids that are not given lie on the board as far as nobody has them."""
    seats = state.setup.seats
    supply = fields.table("supply")
    supply.only(TILES[1:PYRAMID])
    for kind in range(1, PYRAMID):
        owned = sum(int(row[seat * KINDS + kind]) for row in (state.completed, state.projects) for seat in range(seats))
        total = seats * (2 if kind <= 2 else 1)  # with the Master Builders and Warehouses of the set-up
        left = max(0, total - owned) if fields.fields.get("supply") is None else 0
        state.supply[kind] = supply.number(TILES[kind], 0, 99, left)
    for seat in range(seats):
        if (
            state.completed[seat * KINDS + PYRAMID] + state.projects[seat * KINDS + PYRAMID]
            and not state.pyramids[seat]
        ):
            raise BadInput(f"player {seat + 1} has a pyramid on the site; `pyramid` must give its number")
        state.pile &= ~(1 << state.pyramids[seat])
    if "pyramids" in fields.fields:
        state.pile = 0
        for number in words(fields, "pyramids", ("1", "2", "3", "4")):
            state.pile |= 2 << number


def read_sequence(state: City, fields: Reader) -> None:
    seats = state.setup.seats
    fields.only(SEQUENCE_FIELDS)
    state.actor = fields.number("actor", 1, seats, int(state.first) + 1) - 1
    state.taken = fields.number("taken", 0, 100, 0)
    state.unrest = fields.number("unrest", 0, 100, 0)
    state.produced = fields.flag("produced", False)
    state.forced = fields.flag("forced", False)
    everybody = [str(seat + 1) for seat in range(seats)]
    for seat in words(fields, "given", everybody):
        state.given |= 1 << seat
    for seat in words(fields, "rose", everybody):
        state.rose |= 1 << seat
    state.due = fields.number("due", 0, 100, 0)
    if state.switches.pair_by_pair:
        state.pairs = fields.number("pairs", 0, 50, 0)
        state.drawn = fields.flag("drawn", False)
    count(state.batch, 0, words(fields, "batch", CARDS))


def read_season(state: City, fields: Reader, sequence: Reader) -> None:
    """Cards that lie nowhere else are unseen; cards of a view that were not seen are put down as any of these."""
    fields.only(("shoe", "top", "known", "dark", "last_sequence", "unseen", "aside"))
    state.dark = fields.flag("dark", False)
    state.final = fields.flag("last_sequence", False)
    count(state.aside, 0, words(fields, "aside", CARDS))
    if state.dark and "aside" not in fields.fields:
        state.aside[HOSHEKH] = state.data.deck[HOSHEKH]
    for card in range(DECK):
        state.unseen[card] -= state.aside[card] + state.batch[card]
        if card < RESOURCES:
            state.unseen[card] -= sum(int(state.hands[seat * HAND + card]) for seat in range(state.setup.seats))
    state.top = take_unseen(state, fields, "top")
    state.top_known = known(fields, "known", state.top)
    state.looked = take_unseen(state, sequence, "looked")
    state.looked_known = known(sequence, "looked_known", state.looked)
    state.looked_next = take_unseen(state, sequence, "looked_next")
    state.looked_next_known = known(sequence, "looked_next_known", state.looked_next)
    undecided = sum(int(state.unseen[card]) for card in range(DECK))
    state.shoe_size = fields.number("shoe", 0, 200, max(0, undecided - 1 + (state.top != NONE)))


def known(fields: Reader, name: str, card: i64) -> int:
    """Who knows a decided card; everybody, unless something else is said."""
    found = read_knowers(fields.text(name, "all" if card != NONE else ""))
    if found < 0:
        raise BadInput(f"{fields.named(name)} must be seats, or all")
    return found


def take_unseen(state: City, fields: Reader, name: str) -> int:
    """A decided card of the shoe; HIDDEN stands for any card that nobody has seen."""
    value = fields.fields.get(name)
    if value is None:
        return NONE
    text = fields.text(name)
    if text == HIDDEN:
        card = next((card for card in range(HOSHEKH) if state.unseen[card] > 0), NONE)
    else:
        card = CARDS.index(fields.choice(name, CARDS[:HOSHEKH]))
    if card != NONE:
        state.unseen[card] -= 1
    return card


def read_payment(state: City, fields: Reader) -> None:
    fields.only(("project", "need", "paid"))
    value = fields.fields.get("project")
    if value is not None:
        tile, _, space = fields.text("project").partition(" ")
        if tile not in TILES[1:] or space not in SPACES:
            raise BadInput(f"{fields.named('project')} must be a tile and its space, as in TE B2")
        state.project = SPACES.index(space) * KINDS + TILES.index(tile)
    need = fields.fields.get("need", [0, 0, 0])
    if not isinstance(need, list) or len(need) != 3 or not all(type(n) is int and 0 <= n <= 99 for n in need):
        raise BadInput(f"{fields.named('need')} must be three numbers")
    for good in range(3):
        state.need[good] = need[good]
    names = [source_name(source) for source in range(SOURCES)]
    for word in fields.text("paid", "").split(", "):
        if word and word not in names:
            raise BadInput(f"{fields.named('paid')} has {word!r:.20}, which is not a source")
        if word:
            state.paid[names.index(word)] += 1


def words(fields: Reader, name: str, known: Sequence[str]) -> list[int]:
    """The words of a text as places in a list of known ones."""
    found: list[int] = []
    for word in fields.text(name, "").split():
        if word not in known:
            raise BadInput(f"{fields.named(name)} has {word!r:.20}; choose from {', '.join(known)}")
        found.append(list(known).index(word))
    return found


def count(row: vec[i64], first: int, found: list[int]) -> None:
    for k in found:
        row[first + k] += 1
