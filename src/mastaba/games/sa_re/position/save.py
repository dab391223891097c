"""Positions as plain data that people can read: saving, and the words for cards, tiles and seats."""

from __future__ import annotations

from collections.abc import Sequence
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
    KINDS,
    PYRAMID,
    SITE,
    SPACES,
    TEMPLE,
    TILES,
)
from mastaba.games.sa_re.moves import SOURCES, source_name
from mastaba.games.sa_re.rules.sites import space_of, tile_at
from mastaba.games.sa_re.state import (
    COMPLETED,
    ENDINGS,
    NONE,
    TILE,
    UNDECIDED,
    City,
    has_built,
    has_revolted,
    has_stepped,
    is_up,
    knowers,
    lifts_of,
)
from mastaba.kernel.documents import Document, write_agenda
from mastaba.kernel.game import Game

STAGES: Final = ("first_main", "second_administrative", "second_main")
GOOD_NAMES: Final = tuple(GOODS)
SEATS: Final = ("1", "2", "3", "4")  # and pyramids
HIDDEN: Final = "?"  # a card that is decided and that the reader of a view has not seen


def save(game: Game, state: City) -> Document:
    """The whole position."""
    season_and_sequence = {"season": season(state, cards_text(state.unseen), ""), "sequence": sequence(state, "", "")}
    return {**game.header(state.setup), **open_duel(state), **season_and_sequence}


def open_duel(state: City) -> Document:
    """Everything but the shoe and the Work Sequence, which may hold cards that somebody has not seen."""
    seats = state.switches.seats
    return {
        "turn": int(state.turn),
        "first": int(state.first) + 1,
        "ended_by": None if state.ending == UNDECIDED else ENDINGS[state.ending],
        "supply": {TILES[kind]: int(state.supply[kind]) for kind in range(1, PYRAMID)},
        "pyramids": chosen(SEATS, state.pile >> 1),
        "stage": int(state.stage),
        "started": chosen(TILES, state.started),
        "begun": int(state.begun),
        "payment": {
            "project": None if state.project == NONE else project_text(state.project),
            "need": [int(state.need[good]) for good in range(3)],
            "paid": ", ".join([source_name(k) for k in range(SOURCES) for _ in range(state.paid[k])]),
        },
        "players": {str(seat + 1): player(state, seat) for seat in range(seats)},
        "agenda": write_agenda(state),
    }


def season(state: City, unseen: str, top: str) -> Document:
    """The shoe; a card that a view must not show is given as HIDDEN, any other as an empty text."""
    return {
        "shoe": int(state.shoe_size),
        "top": top or card_name(state.top),
        "known": knowers(state.top_known),
        "dark": state.dark,
        "last_sequence": state.final,
        "unseen": unseen,
        "aside": cards_text(state.aside),
    }


def sequence(state: City, looked: str, looked_next: str) -> Document:
    """The Work Sequence that runs."""
    return {
        "actor": int(state.actor) + 1,
        "taken": int(state.taken),
        "unrest": int(state.unrest),
        "produced": state.produced,
        "forced": state.forced,
        "given": chosen(SEATS, state.given),
        "rose": chosen(SEATS, state.rose),
        "due": int(state.due),
        **({"pairs": int(state.pairs), "drawn": state.drawn} if state.switches.pair_by_pair else {}),
        "batch": cards_text(state.batch),
        "looked": looked or card_name(state.looked),
        "looked_known": knowers(state.looked_known),
        "looked_next": looked_next or card_name(state.looked_next),
        "looked_next_known": knowers(state.looked_next_known),
    }


def player(state: City, seat: i64) -> Document:
    """A player's side of the table; nothing of it is hidden."""
    return {
        "up": is_up(state, seat),
        "revolted": has_revolted(state, seat),
        "marker": int(state.markers[seat]),
        "cubes": int(state.cubes[seat]),
        "city": chosen(STAGES, state.stages[seat]),
        "cards": counted(HAND_CARDS, state.hands, seat * HAND),
        "locked": counted(HAND_CARDS, state.locked, seat * HAND),
        **({"older": counted(HAND_CARDS, state.older, seat * HAND)} if state.switches.fresh_only else {}),
        "used": chosen(TILES, state.used[seat]),
        "stock": counted(GOOD_NAMES, state.stock, seat * 4),
        "tokens": counted(GOOD_NAMES, state.tokens, seat * 4),
        "caravans": int(state.caravans[seat]),
        "pyramid": int(state.pyramids[seat]),
        "steps": int(state.steps[seat]),
        "built": has_built(state, seat),
        "stepped": has_stepped(state, seat),
        "site": {SPACES[k]: space_text(state, seat, k) for k in range(SITE) if tile_at(state, seat, k, 0) != 0},
        "dealt": dealt(state, seat),
    }


def dealt(state: City, seat: i64) -> str:
    """The building of a quick start that waits for its space: a project that lies nowhere."""
    lying: i64 = 0
    cell: i64
    for cell in range(seat * SITE * 2, (seat + 1) * SITE * 2):
        if state.sites[cell] != 0 and state.sites[cell] & COMPLETED == 0:
            lying += 1
    kind: i64
    for kind in range(1, KINDS):
        lying -= state.projects[seat * KINDS + kind]
    if lying == 0:
        return ""
    for kind in range(TEMPLE, HARBOR):
        if state.projects[seat * KINDS + kind] > 0 and space_of(state, seat, kind) < 0:
            return TILES[kind]
    return ""


# ---------------------------------------------------------------------- words
def card_name(card: i64) -> str | None:
    return None if card == NONE else CARDS[card]


def cards_text(row: vec[i64] | Sequence[int]) -> str:
    """Season cards without order."""
    return " ".join([CARDS[card] for card in range(DECK) for _ in range(row[card])])


def counted(names: tuple[str, ...], row: vec[i64], first: i64) -> str:
    """A name for each of what a row of a seat counts."""
    found: list[str] = []
    k: i64
    for k in range(len(names)):
        many: i64 = row[first + k]
        while many > 0:
            found.append(names[k])
            many -= 1
    return " ".join(found) if found else ""


def chosen(names: tuple[str, ...], bits: i64) -> str:
    """A name for each bit of a set."""
    return " ".join([name for k, name in enumerate(names) if (bits >> k) & 1]) if bits != 0 else ""


def project_text(project: i64) -> str:
    return f"{TILES[project % KINDS]} {SPACES[project // KINDS]}"


def space_text(state: City, seat: int, space: int) -> str:
    """Tiles of a space: completed ones in capitals, projects in small letters, `!` for each move in this phase."""
    words: list[str] = []
    for slot in range(2):
        cell = tile_at(state, seat, space, slot)
        if cell != 0:
            name = TILES[cell & TILE]
            words.append(name if cell & COMPLETED else name.lower() + "!" * int(lifts_of(cell)))
    return " ".join(words)
