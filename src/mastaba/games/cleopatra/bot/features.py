"""What the bots' network reads of each player, as one row of whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.bot.evaluation import corruption, hand_worth, penalty, strength
from mastaba.games.cleopatra.garden import count
from mastaba.games.cleopatra.rules.ending import sanctuary_squares
from mastaba.games.cleopatra.state import CAVE, NONE, RED, STALL, Palace

NAMES: Final = (
    "strength", "lead", "scarabs", "scarabs_lead", "amulets", "corruption", "above_cleanest", "above_next", "penalty",
    "most_corrupt", "hand_worth", "artisans", "resources", "red", "cave", "kinds", "most_alike", "pairs", "over_limit",
    "statues", "sanctuary", "credits", "active", "wait", "trigger", "ending",
    "step_0", "step_1", "step_2", "step_3", "step_4", "two_seats", "three_seats",
    "sphinxes", "obelisks", "doors", "walls", "dais", "mosaics", "stalls", "stall_artisans", "stall_red", "best_stall",
)  # fmt: skip
STRENGTH: Final = 0  # in halves of a scarab
LEAD: Final = 1  # of the strength over the best of the others
SCARABS: Final = 2
SCARABS_LEAD: Final = 3
AMULETS: Final = 4
CORRUPTION: Final = 5
ABOVE_CLEANEST: Final = 6
ABOVE_NEXT: Final = 7  # corruption above the most corrupt of the others, who would be eliminated instead
PENALTY: Final = 8
MOST_CORRUPT: Final = 9
HAND_WORTH: Final = 10
ARTISANS: Final = 11
RESOURCES: Final = 12
RED_CARDS: Final = 13
CAVES: Final = 14
RESOURCE_KINDS: Final = 15
MOST_ALIKE: Final = 16
PAIRS: Final = 17  # artisans and resources that go together
OVER_LIMIT: Final = 18
STATUES: Final = 19
SANCTUARY: Final = 20
CREDITS: Final = 21
ACTIVE: Final = 22
WAIT: Final = 23  # turns until this player's
TRIGGER: Final = 24
ENDING: Final = 25
STEP: Final = 26  # of Cleopatra
TWO_SEATS: Final = 31
THREE_SEATS: Final = 32
SPHINXES: Final = 33  # built, as all that follows
OBELISKS: Final = 34
DOORS: Final = 35
WALLS: Final = 36
DAIS: Final = 37
MOSAICS: Final = 38  # left
STALLS: Final = 39  # cards in them
STALL_ARTISANS: Final = 40
STALL_RED: Final = 41
BEST_STALL: Final = 42
SIZE: Final = 43


def gather(state: Palace, out: vec[i64]) -> None:
    """Writes the features of every player."""
    seats: i64 = state.seats
    seat: i64
    other: i64
    cleanest: float = 1000.0
    for other in range(seats):
        cleanest = min(cleanest, corruption(state, other))
    k: i64
    for k in range(seats * SIZE):
        out[k] = 0
    for seat in range(seats):
        at: i64 = seat * SIZE
        own: float = corruption(state, seat)
        out[at + STRENGTH] = int(2.0 * strength(state, seat, cleanest))
        out[at + SCARABS] = state.scarabs[seat]
        out[at + AMULETS] = state.amulets[seat]
        out[at + CORRUPTION] = int(own)
        out[at + ABOVE_CLEANEST] = int(own - cleanest)
        out[at + PENALTY] = int(penalty(own - cleanest))
        out[at + STATUES] = state.statues[seat]
        out[at + SANCTUARY] = sanctuary_squares(state, seat)
        out[at + CREDITS] = state.credits[seat]
        out[at + ACTIVE] = 1 if state.active == seat else 0
        out[at + WAIT] = seat - state.active if seat > state.active else seat - state.active + seats
        out[at + TRIGGER] = 1 if state.trigger == seat else 0
        gather_hand(state, seat, out, at)
    for seat in range(seats):
        gather_lead(seats, seat, out)
        gather_palace(state, seat * SIZE, out)


def gather_hand(state: Palace, seat: i64, out: vec[i64], at: i64) -> None:
    base: i64 = seat * 10
    hands = state.hands
    size: i64 = hands[base] + hands[base + CAVE]
    resources: i64 = 0
    kind: i64
    for kind in range(1, 5):
        units: i64 = hands[base + kind] + 2 * hands[base + kind + 4]
        size += hands[base + kind] + hands[base + kind + 4]
        resources += units
        out[at + RED_CARDS] += hands[base + kind + 4]
        if units > 0:
            out[at + RESOURCE_KINDS] += 1
            out[at + MOST_ALIKE] = max(out[at + MOST_ALIKE], units)
    out[at + ARTISANS] = hands[base]
    out[at + RESOURCES] = resources
    out[at + CAVES] = hands[base + CAVE]
    out[at + PAIRS] = min(hands[base], resources)
    out[at + OVER_LIMIT] = max(size - state.data.hand_limit, 0)
    out[at + HAND_WORTH] = int(2.0 * hand_worth(state, seat))


def gather_lead(seats: i64, seat: i64, out: vec[i64]) -> None:
    """How a player stands against the best and the most corrupt of the others."""
    strongest: i64 = -10000
    richest: i64 = 0
    worst: i64 = 0
    other: i64
    for other in range(seats):
        if other != seat:
            strongest = max(strongest, out[other * SIZE + STRENGTH])
            richest = max(richest, out[other * SIZE + SCARABS])
            worst = max(worst, out[other * SIZE + CORRUPTION])
    at: i64 = seat * SIZE
    out[at + LEAD] = out[at + STRENGTH] - strongest
    out[at + SCARABS_LEAD] = out[at + SCARABS] - richest
    out[at + ABOVE_NEXT] = out[at + CORRUPTION] - worst
    out[at + MOST_CORRUPT] = 1 if out[at + CORRUPTION] > worst else 0


def gather_palace(state: Palace, at: i64, out: vec[i64]) -> None:
    """What is the same for everybody."""
    out[at + ENDING] = 1 if state.trigger != NONE else 0
    out[at + STEP + min(state.cleopatra, 4)] = 1
    out[at + TWO_SEATS] = 1 if state.seats == 2 else 0
    out[at + THREE_SEATS] = 1 if state.seats == 3 else 0
    out[at + SPHINXES] = state.sphinxes[0] + state.sphinxes[1]
    out[at + OBELISKS] = count(state.obelisks)
    out[at + DOORS] = count(state.doors)
    out[at + WALLS] = count(state.walls)
    out[at + DAIS] = state.dais
    out[at + MOSAICS] = count(state.stack) + (1 if state.tile != NONE else 0)
    stall: i64
    card: i64
    for stall in range(3):
        size: i64 = 0
        for card in range(stall * STALL, stall * STALL + STALL):
            size += state.stalls[card]
        for card in range(stall * STALL + RED, stall * STALL + CAVE + 1):
            out[at + STALL_RED] += state.stalls[card]
        out[at + STALLS] += size
        out[at + STALL_ARTISANS] += state.stalls[stall * STALL]
        out[at + BEST_STALL] = max(out[at + BEST_STALL], size)
