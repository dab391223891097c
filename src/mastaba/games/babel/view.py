"""What a seat may see, and the worlds it may imagine behind it."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from mastaba.games.babel.derived import derived
from mastaba.games.babel.position.load import read
from mastaba.games.babel.position.save import nations_text, player, public
from mastaba.games.babel.state import Duel, hand_size, total
from mastaba.kernel.agenda import SPECTATOR
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document, Reader
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.kernel.vectors import counts


def open_view(game: Game, state: Duel) -> Document:
    """What lies open for everybody (BA-8.1), and what follows from it."""
    return {
        **game.header(state.setup),
        **public(state),
        "deck": int(state.deck_size),
        "pile": int(state.pile_size),
        **derived(state),
    }


def views(state: Duel, seats: list[int]) -> list[Document]:
    """The rest for each of these seats, which see the sites and Temple columns alike."""
    sides = [player(state, 0), player(state, 1)]
    return [view(state, seat, sides) for seat in seats]


def view(state: Duel, seat: int, sides: list[Document]) -> Document:
    """Built from what the seat may see (BA-8.1): its own hand, the size of the other.

    A seat could have noted which cards of the other hand it can tell for certain (BA-8.3): "noted". The composition
    of the draw pile and of the other hand together, and of the Temple pile, follow from the rest by counting."""
    players: Document = {}
    for other in range(2):
        shown: Document = {**sides[other], "hand": int(hand_size(state, other))}
        if other == seat:
            shown["hand"] = nations_text(state.hands, other * 5)
        if seat != SPECTATOR:
            shown["noted"] = nations_text(state.noted, other * 5)
        shown["total"] = int(total(state, other))
        players[str(other + 1)] = shown
    return {"seat": None if seat == SPECTATOR else seat + 1, "players": players}


def imagine(setup: Setup, shown: Mapping[str, object], rng: Rng) -> Duel:
    """A full position that looks like this view: hidden cards dealt at random among what was not seen.

    Every hand that fits what was counted and noted can come. The cards noted are there; the rest is drawn evenly from
    the unseen cards. Nothing is concluded from what the other player chose to do."""
    fields = Reader(shown)
    state = read(setup, fields)
    seat = fields.fields.get("seat")
    resample(state, seat - 1 if isinstance(seat, int) else SPECTATOR, rng)
    return state


def resample(state: Duel, seat: int, rng: Rng) -> None:
    """Redraws in place what that seat cannot know, with the same distribution as imagine().

    Of a spectator's knowledge only the counts are kept: which cards were in the two hands together at a reshuffle is
    forgotten."""
    if seat == SPECTATOR:
        state.noted = counts(10)
    sizes = (hand_size(state, 0), hand_size(state, 1))
    other: i64
    for other in range(2):
        if other != seat:
            put_back(state, other)
    for other in range(2):
        if other != seat:
            deal(state, other, sizes[other] - hand_size(state, other), rng)


def put_back(state: Duel, seat: i64) -> None:
    """The cards of a hand that nobody noted go back to the draw pile."""
    nation: i64
    for nation in range(5):
        hidden: i64 = state.hands[seat * 5 + nation] - state.noted[seat * 5 + nation]
        state.hands[seat * 5 + nation] -= hidden
        state.deck[nation] += hidden
        state.deck_size += hidden


def deal(state: Duel, seat: i64, cards: i64, rng: Rng) -> None:
    while cards > 0:
        ticket: i64 = rng.below(state.deck_size)
        nation: i64 = 0
        while ticket >= state.deck[nation]:
            ticket -= state.deck[nation]
            nation += 1
        state.deck[nation] -= 1
        state.deck_size -= 1
        state.hands[seat * 5 + nation] += 1
        cards -= 1
