"""Positions written as plain data that people can read."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS, PROVINCES, TRACK
from mastaba.games.amun_re.position.load import PUBLIC, SHOWN, WHERE, observers
from mastaba.games.amun_re.state import (
    BLOCKADE,
    DRAWN,
    EVERYBODY,
    KINDS,
    NONE,
    PLACES,
    REBID,
    SPACES,
    STOLEN,
    Egypt,
    kinds_text,
)
from mastaba.kernel.documents import Document, write_agenda
from mastaba.kernel.game import Game


def save(game: Game, state: Egypt) -> Document:
    """The whole position."""
    seats = range(int(state.seats))
    return {
        **game.header(state.setup),
        **public(state),
        "least": CARDS[state.least],
        "players": {str(seat + 1): {**player(state, seat), **secrets(state, seat)} for seat in seats},
        "provinces": {code: {**land(state, p), "cards": laid_text(state, p)} for p, code in enumerate(PROVINCES)},
        "deck": kinds_text(state.deck),
        "bottom": bottom_text(state, None),
        "shown": kinds_text(state.shown),
        "noted": {name: kinds_text(state.noted, seat * KINDS) for seat, name in enumerate(observers(state))},
        "known": {name: known_cards(state, k) for k, name in enumerate(observers(state)) if remembers(state, name)},
    }


def public(state: Egypt) -> Document:
    """What lies open and belongs to nobody."""
    return {
        "round": int(state.round),
        "first": int(state.first) + 1,
        "level": int(state.level),
        "offer": " ".join([PROVINCES[state.offer[k]] for k in range(state.revealed)]),
        "playing": " ".join([c for c, bit in (("RBD", REBID), ("BLK", BLOCKADE)) if state.playing & bit]),
        "bought": int(state.bought),
        "claimed": int(state.claimed),
        "left": int(state.left),
        "total": int(state.total),
        "gold8": province_name(state.gold8_at),
        "harvest": province_name(state.harvest_at),
        "discard": kinds_text(state.discard),
        "recounted": state.recounted,
        "agenda": write_agenda(state),
    }


def province_name(p: i64) -> str | None:
    return None if p == NONE else PROVINCES[p]


def player(state: Egypt, seat: int) -> Document:
    """What everybody sees of a player."""
    bid = state.bids[seat]
    return {
        "gold": int(state.gold[seat]),
        "points": int(state.points[seat]),
        "played": " ".join([code for kind, code in enumerate(CARDS) if state.played >> (seat * KINDS + kind) & 1]),
        "bid": None if bid == NONE else f"{PROVINCES[bid // SPACES]} {TRACK[bid % SPACES]}",
    }


def secrets(state: Egypt, seat: int) -> Document:
    """What only the player sees."""
    return {
        "hand": kinds_text(state.hands, seat * KINDS),
        "offering": offering_text(state, seat),
        "adjusting": bool(state.adjusting >> seat & 1),
        "pledged": kinds_text(state.pledged, seat * KINDS),
    }


def offering_text(state: Egypt, seat: int) -> str:
    given = state.offers[seat]
    return "" if given == 0 else "steal" if given == STOLEN else str(int(given))


def land(state: Egypt, p: int) -> Document:
    """What everybody sees of a province."""
    return {
        "card": WHERE[state.cards[p]],
        "owner": int(state.owners[p]) + 1,
        "farmers": int(state.farmers[p]),
        "free_farmers": int(state.guests[p]),
        "bricks": int(state.bricks[p]),
        "pyramids": int(state.pyramids[p]),
    }


def laid_text(state: Egypt, p: int) -> str:
    return kinds_text(state.laid, p * KINDS)


def bottom_text(state: Egypt, seat: int | None) -> str:
    """The cards under the pile with the seat that put them there, or `public`; to a seat only those it knows are
    named."""
    words: list[str] = []
    for entry in state.bottom:
        code = CARDS[entry % 16] if seat is None or sees_bottom(entry, seat) else "?"
        words.append(f"{code}@{PUBLIC if entry // 16 == EVERYBODY else entry // 16 + 1}")
    return " ".join(words)


def sees_bottom(entry: int, seat: int) -> bool:
    """Whether a seat or a spectator knows this card under the pile."""
    return entry // 16 in (seat, EVERYBODY)


def remembers(state: Egypt, observer: str) -> bool:
    """Whether this observer may know where a card went; the public only if rejected cards are shown."""
    return observer != PUBLIC or state.rejects_shown


def known_cards(state: Egypt, seat: int) -> dict[str, str]:
    """The cards of others, on provinces and drawn by another that an observer can name, by place."""
    found: dict[str, str] = {}
    if len(state.known) > 0:
        for place in range(PLACES):
            text = kinds_text(state.known, (seat * PLACES + place) * KINDS)
            if text:
                found[place_name(place)] = text
    return found


def place_name(place: int) -> str:
    if place == DRAWN:
        return SHOWN
    return str(place + 1) if place < 5 else PROVINCES[place - 5]
