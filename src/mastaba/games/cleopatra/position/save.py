"""Positions as plain data that people can read: saving them, and what a seat may see of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.cleopatra.events import cards_text, squares_text
from mastaba.games.cleopatra.garden import PLACEMENTS, TILES, squares_of
from mastaba.games.cleopatra.hidden.traces import LEAVES, STALL_HOLDER, TRANSIT
from mastaba.games.cleopatra.moves import CARDS, RESOURCES, VOCABULARY, WORSHIPPERS
from mastaba.games.cleopatra.state import DOWN, ENDINGS, NONE, STALL, UNDECIDED, Palace, hand_size
from mastaba.kernel.documents import Document, write_agenda
from mastaba.kernel.game import Game

EVERYTHING: Final = -9  # a viewer from whom nothing is hidden


def save(game: Game, state: Palace) -> Document:
    """The whole position."""
    return {**game.header(state.setup), **open_table(state, EVERYTHING), "players": players(state, EVERYTHING)}


def open_table(state: Palace, viewer: int) -> Document:
    """All but the players; no seat sees a face-down card, so all seats see the same of it."""
    return {
        "turn": int(state.turn),
        "active": int(state.active) + 1,
        "ended_by": None if state.ending == UNDECIDED else ENDINGS[state.ending],
        "last_turns_after": None if state.trigger == NONE else int(state.trigger) + 1,
        **this_turn(state),
        **market(state, viewer),
        **palace(state),
        "agenda": write_agenda(state),
    }


def players(state: Palace, viewer: int) -> Document:
    """All that the viewer may see; a hidden card is written ?0, its generation, and for those who see it ?0:S2."""
    return {str(seat + 1): player(state, seat, viewer) for seat in range(state.seats)}


def player(state: Palace, seat: int, viewer: int) -> Document:
    """A player's belongings: every gain was announced, so only cards and a sealed bid are hidden."""
    open_hand = viewer in (seat, EVERYTHING)
    bid = int(state.bids[seat])
    return {
        "scarabs": int(state.scarabs[seat]),
        "amulets": int(state.amulets[seat]),
        "statues": int(state.statues[seat]),
        "sanctuaries": sanctuaries(state, seat),
        "hand": cards_text(state.hands, seat * 10) if open_hand else int(hand_size(state, seat)),
        "known": cards_text(state.known, seat * 10),
        "hidden": hidden_text(state, seat, open_hand),
        "bid": None if bid == NONE else bid if open_hand else "sealed",
        "rest": int(state.rests[seat]),
    }


def sanctuaries(state: Palace, seat: int) -> list[str]:
    words = state.sanctuaries
    found: list[str] = []
    for slot in (seat * 4, seat * 4 + 2):
        if words[slot] | words[slot + 1]:
            found.append(squares_text(squares_of(words[slot], words[slot + 1])))
    return found


def hidden_text(state: Palace, holder: int, shown: bool) -> str:
    """The traces of a holder, oldest first; a card that left and whose origin is open is written -S."""
    found: list[str] = []
    for entry in state.traces:
        of = (entry // 10) % 16
        if of == holder + LEAVES:
            found.append(f"-{CARDS[entry % 10]}")
        elif of == holder:
            found.append(f"?{entry // 160}:{CARDS[entry % 10]}" if shown else f"?{entry // 160}")
    return " ".join(found)


def this_turn(state: Palace) -> Document:
    payment: Document | None = None
    if state.piece != NONE:
        payment = {
            "piece": VOCABULARY[state.piece].text,
            "artisans": int(state.owed_artisans),
            "resources": int(state.owed_resources),
            "types": "".join([RESOURCES[kind] for kind in range(4) if state.types >> kind & 1]),
            "latest": VOCABULARY[state.latest].text if state.latest else None,
            "took_credit": state.took_credit,
        }
    return {
        "worshippers": " ".join(["-" if name == NONE else WORSHIPPERS[name] for name in state.places]),
        "helper": "none" if state.helper == NONE else WORSHIPPERS[state.helper],
        "waivers": {"A": int(state.waive_artisans), "R": int(state.waive_resources)},
        "limit_due": state.limit_due,
        "built": int(state.built),
        "credits": "".join([RESOURCES[kind] for kind in range(4) for _k in range(state.credits[kind])]),
        "payment": payment,
    }


def market(state: Palace, viewer: int) -> Document:
    """Stalls, deck and discard pile; nobody sees a face-down card."""
    shown = viewer == EVERYTHING
    transit: str | None = None
    if state.transit != NONE:
        transit = hidden_text(state, TRANSIT, shown) if state.transit_down else CARDS[state.transit]
    return {
        "stalls": {str(stall + 1): stall_text(state, stall, shown) for stall in range(3)},
        "stocked": " ".join([str(stall + 1) for stall in range(3) if state.stocked >> stall & 1]),
        "transit": transit,
        "deck": cards_text(state.deck) if shown else int(state.deck_size),
        "deck_down": int(state.deck_down),
        "top": None if state.top == NONE else "down" if state.top == DOWN else CARDS[state.top],
        "discard": cards_text(state.discard),
        "pools": [numbers_text(state.pools[first : first + 10]) for first in range(0, len(state.pools), 10)],
    }


def stall_text(state: Palace, stall: int, shown: bool) -> str:
    words = [cards_text(state.stalls, stall * STALL), hidden_text(state, stall + STALL_HOLDER, shown)]
    return " ".join([word for word in words if word])


def numbers_text(row: list[int]) -> str:
    return " ".join([str(number) for number in row])


def palace(state: Palace) -> Document:
    laid = {TILES[tile]: squares_text(PLACEMENTS[state.laid[tile]]) for tile in range(12) if state.laid[tile] != NONE}
    return {
        "cleopatra": int(state.cleopatra),
        "sphinxes": {"L": int(state.sphinxes[0]), "R": int(state.sphinxes[1])},
        "obelisks": sides(state.obelisks),
        "doors": sides(state.doors),
        "columns": " ".join([str(wall + 1) for wall in range(9) if state.walls >> wall & 1]),
        "pedestal": state.dais >= 1,
        "throne": state.dais == 2,
        "mosaics": laid,
        "mosaic": None if state.tile == NONE else TILES[state.tile],
        "stack": "".join([TILES[tile] for tile in range(12) if state.stack >> tile & 1]),
    }


def sides(standing: i64) -> str:
    return " ".join(["LR"[side] for side in range(2) if standing >> side & 1])
