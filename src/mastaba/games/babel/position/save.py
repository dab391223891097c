"""A position as plain data that people can read: the whole of it, and the parts that views share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.games.babel.events import cards_text, site_name
from mastaba.games.babel.state import ENDINGS, UNDECIDED, Duel, column, levels, temple_column
from mastaba.kernel.documents import Document, write_agenda
from mastaba.kernel.game import Game


def nations_text(counts: Sequence[int] | vec[i64], first: int = 0) -> str:
    """Cards without order, as in AAHS."""
    return "".join([NATIONS[nation] * int(counts[first + nation]) for nation in range(5)])


def levels_text(cards: Sequence[int]) -> str:
    return " ".join([str(level) for level in cards])


TEMPLES: Final = [levels_text(levels(cards)) for cards in range(1 << (LEVELS + 1))]  # a temple, by the set of its cards


def save(game: Game, state: Duel) -> Document:
    """The whole position."""
    return {
        **game.header(state.setup),
        **public(state),
        "players": {str(seat + 1): {**player(state, seat), **hand(state, seat)} for seat in range(2)},
        "deck": nations_text(state.deck),
        "pile": pile_text(state),
    }


def pile_text(state: Duel) -> str:
    return levels_text([level for level in range(1, LEVELS + 1) for _k in range(state.pile[level])])


def public(state: Duel) -> Document:
    """What lies open and belongs to neither player."""
    return {
        "turn": int(state.turn),
        "active": int(state.active) + 1,
        "migrated": state.migrated,
        "endgame": state.endgame,
        "ended_by": None if state.ending == UNDECIDED else ENDINGS[state.ending],
        "discard": nations_text(state.discard),
        "returned": levels_text(list(state.returned)),
        "agenda": write_agenda(state),
    }


def player(state: Duel, seat: int) -> Document:
    """A player's side, as far as it lies open."""
    base = seat * 5
    return {
        "pawn": site_name(state.pawns[seat]),
        "reserve": bool(state.reserves[seat]),
        "columns": {NATIONS[site]: cards_text(column(state, base + site)) for site in range(5)},
        "temples": {NATIONS[site]: TEMPLES[state.temples[base + site]] for site in range(5)},
        "temple_column": levels_text(temple_column(state, seat)),
    }


def hand(state: Duel, seat: int) -> Document:
    """A hand, and the cards of it that the other player can tell."""
    return {"hand": nations_text(state.hands, seat * 5), "noted": nations_text(state.noted, seat * 5)}
