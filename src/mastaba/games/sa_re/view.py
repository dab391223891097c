"""What a seat may see, and the worlds it may imagine behind it."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from mastaba.games.sa_re import derived
from mastaba.games.sa_re.data import DECK
from mastaba.games.sa_re.position import load, save
from mastaba.games.sa_re.position.save import HIDDEN
from mastaba.games.sa_re.state import NONE, City, knows
from mastaba.kernel.agenda import SPECTATOR
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game


def open_view(game: Game, state: City) -> Document:
    """Nearly everything lies open (SR-10.1), and what follows from it too."""
    return {**header(game, state), **save.open_duel(state), **derived.derived(state)}


def header(game: Game, state: City) -> Document:
    """The set-up, which never changes at a table: written once."""
    if state.switches.header is None:
        state.switches.header = game.header(state.setup)
    return state.switches.header


def views(state: City, seats: list[int]) -> list[Document]:
    """The rest for each of these seats, which differs only for those who have seen different cards."""
    found: list[Document] = []
    written: dict[tuple[bool, ...], Document] = {}
    for seat in seats:
        hidden = tuple([card != NONE and not knows(known, seat) for card, known in decided(state)])
        if hidden not in written:
            written[hidden] = shoe(state, hidden)
        found.append({"seat": None if seat == SPECTATOR else seat + 1, **written[hidden]})
    return found


def shoe(state: City, hidden: tuple[bool, ...]) -> Document:
    """Hidden are the undecided cards, which have no order anyway, and a card that a Temple put back in the dark: who
    has not seen it counts it among the unseen ones."""
    unseen = [int(state.unseen[card]) for card in range(DECK)]
    shown: list[str] = []
    for (card, _), is_hidden in zip(decided(state), hidden, strict=True):
        shown.append(HIDDEN if is_hidden else "")
        if is_hidden:
            unseen[card] += 1
    return {
        "season": save.season(state, save.cards_text(unseen), shown[0]),
        "sequence": save.sequence(state, shown[1], shown[2]),
    }


def decided(state: City) -> list[tuple[i64, i64]]:
    """The cards of the shoe that are decided, and who knows each."""
    return [
        (state.top, state.top_known),
        (state.looked, state.looked_known),
        (state.looked_next, state.looked_next_known),
    ]


def imagine(setup: Setup, shown: Mapping[str, object], rng: Rng) -> City:
    """A full position that looks like this view: every unseen card is as likely to be the hidden one.

    Nothing is concluded from what others chose to do."""
    state = load.load(setup, shown)
    seat = shown.get("seat")
    resample(state, seat - 1 if isinstance(seat, int) else SPECTATOR, rng)
    return state


def resample(state: City, seat: int, rng: Rng) -> None:
    """Redraws in place what that seat cannot know, with the same distribution as imagine()."""
    hidden: i64 = 0
    place: i64 = 1
    for card, known in decided(state):
        if card != NONE and not knows(known, seat):
            hidden |= place
            state.unseen[card] += 1
        place *= 2
    if hidden & 1:
        state.top = draw_unseen(state, rng)
    if hidden & 2:
        state.looked = draw_unseen(state, rng)
    if hidden & 4:
        state.looked_next = draw_unseen(state, rng)


def draw_unseen(state: City, rng: Rng) -> i64:
    size: i64 = 0
    card: i64
    for card in range(DECK):
        size += state.unseen[card]
    ticket: i64 = rng.below(size)
    card = 0
    while ticket >= state.unseen[card]:
        ticket -= state.unseen[card]
        card += 1
    state.unseen[card] -= 1
    return card
