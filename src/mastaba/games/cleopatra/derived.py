"""What follows from the rules for the page: what a piece costs and would earn, how it can be paid, what
is claimed, how much corruption counts, and what the box prints on its boards.

A page that shows this need not know the rules, and so cannot know them wrongly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import KINDS
from mastaba.games.cleopatra.events import squares_text
from mastaba.games.cleopatra.garden import NAMES, count, squares_of, zone_from
from mastaba.games.cleopatra.moves import CARDS, LAY, PAY, PAY_ARTISAN, SIZE, SPHINX, VOCABULARY
from mastaba.games.cleopatra.rules.actions import ChooseAction, SecondAction
from mastaba.games.cleopatra.rules.cost import affordable, card_of, wants_identical
from mastaba.games.cleopatra.rules.deck import Beg
from mastaba.games.cleopatra.rules.ending import counted_amulets, eliminated, sanctuary_squares
from mastaba.games.cleopatra.rules.hand_limit import DropCards, LimitHand
from mastaba.games.cleopatra.rules.paying import PAYS, Pay
from mastaba.games.cleopatra.rules.pieces import forbids_place, has_place, reward
from mastaba.games.cleopatra.rules.procession import DOORS_REACHED, LINE
from mastaba.games.cleopatra.rules.quarry import Quarry
from mastaba.games.cleopatra.rules.sanctuaries import Claim, mosaic_reward
from mastaba.games.cleopatra.rules.worshippers import Activate
from mastaba.games.cleopatra.state import ARCHITECT, NONE, RED, UNDECIDED, Palace, free_squares, hand_size
from mastaba.kernel.agenda import Simultaneous
from mastaba.kernel.documents import Document
from mastaba.kernel.vectors import counts

STEPS: Final = ["worshipper", "action", "procession"]
PHASES: Final[list[Document]] = [{"steps": STEPS, "current": current} for current in range(3)]
SEATS: Final = ("1", "2", "3", "4")
NO_ZONES: Final[Document] = {}  # shared by all views, which are only read


def derived(state: Palace) -> Document:
    """What everybody can reckon from what lies open."""
    step = state.now
    return {
        "earns": {VOCABULARY[piece].text: int(reward(state, piece)) for piece in places(state)},
        "zones": zones(state, step) if isinstance(step, Claim) else NO_ZONES,
        "phase": PHASES[phase(state)],
        "derived": {
            **printed(state),
            "pieces": pieces(state),
            "architect": int(state.data.architect) if state.helper == ARCHITECT else 0,
            "to_stock": 3 - int(count(state.stocked)),
            "excess": excess(state),
            "forgone": forgone(state, step) if isinstance(step, Claim) else 0,
            "least": least(state),
            "players": {SEATS[seat]: corruption(state, seat) for seat in range(state.seats)},
        },
    }


def phase(state: Palace) -> int:
    """The part of the turn (CL-3.1): a worshipper helps, a visit is made, and now and then the procession goes on."""
    step = state.now
    if step is None or isinstance(step, Simultaneous):
        return 2
    begging = len(state.agenda) > 0 and isinstance(state.agenda[-1], Beg)
    return 0 if state.turn == 0 or begging or isinstance(step, Activate) else 1


# ---------------------------------------------------------------------- what never changes at a table
def printed(state: Palace) -> Document:
    """The tables of the edition that is played, with what the owner of a box corrected; worked out once."""
    data = state.data
    if data.printed is None:
        data.printed = {
            "cards": {CARDS[card]: int(data.copies[card]) for card in range(10)},
            "start": {"hand": int(data.hand), "scarabs": int(data.scarabs), "statues": int(data.statues)},
            "face_down": int(data.face_down),
            "hand_limit": int(data.hand_limit),
            "places": {"scarabs": numbers(data.sobek_scarabs), "amulets": numbers(data.sobek_amulets)},
            "help": {
                "architect": int(data.architect),
                "merchant": int(data.merchant),
                "beggar": int(data.beggar),
                "foreman": int(data.foreman),
            },
            "costs": {KINDS[kind]: [int(data.artisans[kind]), int(data.resources[kind])] for kind in range(6)},
            "identical": [KINDS[kind] for kind in range(6) if wants_identical(kind)],
            "rewards": {KINDS[kind]: [int(data.base[kind]), int(data.each[kind])] for kind in range(6)},
            "palms": squares_text(squares_of(data.palms_low, data.palms_high)),
            "throne": NAMES[data.throne],
            "spaces": DOORS_REACHED,
            "line": LINE,
            "offering": {"discard": int(data.offering_discard), "take": numbers(data.offering_take)[1:]},
            "penalties": numbers(data.penalty),
        }
    return data.printed


def numbers(row: vec[i64]) -> list[int]:
    return [int(number) for number in row]


# ---------------------------------------------------------------------- pieces
def places(state: Palace) -> list[int]:
    """Every place where a piece other than a mosaic can still be built."""
    return [piece for piece in range(SPHINX, LAY) if forbids_place(state, piece) is None]


def pieces(state: Palace) -> Document:
    """How many pieces of each kind stand, and of how many; a mosaic that was removed counts no longer (CL-6.7)."""
    laid = 0
    for tile in range(12):
        laid += 1 if state.laid[tile] != NONE else 0
    left = int(count(state.stack)) + (0 if state.tile == NONE else 1)
    return {
        "sphinx": [int(state.sphinxes[0] + state.sphinxes[1]), 6],
        "obelisk": [int(count(state.obelisks)), 2],
        "door": [int(count(state.doors)), 2],
        "column": [int(count(state.walls)), 9],
        "throne": [int(state.dais), 2],
        "mosaic": [laid, laid + left],
    }


# ---------------------------------------------------------------------- a hand too large (CL-4.2)
def excess(state: Palace) -> int:
    """The cards above the limit of whoever must keep or discard them."""
    step = state.now
    if isinstance(step, LimitHand | DropCards):
        return int(hand_size(state, step.seat) - state.data.hand_limit)
    return 0


# ---------------------------------------------------------------------- sanctuaries
def zones(state: Palace, claim: Claim) -> Document:
    """The squares of each new sanctuary, by the square that names it."""
    free_low, free_high = free_squares(state)
    found: Document = {}
    for first in claim.firsts:
        low, high = zone_from(first, free_low, free_high)
        found[NAMES[first]] = squares_text(squares_of(low, high))
    return found


def forgone(state: Palace, claim: Claim) -> int:
    """The scarabs that a claim costs, the palms of the mosaic unless an option says otherwise (CL-6.6)."""
    return int(mosaic_reward(state, claim.place, False) - mosaic_reward(state, claim.place, True))


# ---------------------------------------------------------------------- corruption (CL-9.3)
def corruption(state: Palace, seat: i64) -> Document:
    """The squares of a seat's sanctuaries, the amulets that they leave, and whether those were too many at the end."""
    return {
        "squares": int(sanctuary_squares(state, seat)),
        "amulets_left": int(counted_amulets(state, seat)),
        "eliminated": state.ending != UNDECIDED and eliminated(state, seat),
    }


def least(state: Palace) -> int | None:
    """What everybody took away at the end: as many amulets as the cleanest seat had left."""
    if state.ending == UNDECIDED:
        return None
    return min([int(counted_amulets(state, seat)) for seat in range(state.seats)])


# ---------------------------------------------------------------------- payments
def buildable(state: Palace, seat: int) -> list[str]:
    """The kinds of piece that a seat could pay for and place if it built now; none while it decides something else."""
    step = state.now
    if not isinstance(step, Activate | ChooseAction | SecondAction | Quarry) or step.seat != seat:
        return []
    return [KINDS[kind] for kind in range(6) if has_place(state, kind) and affordable(state, seat, kind)]


def ways(state: Palace, seat: int) -> list[Document]:
    """Every way to finish a payment, the least corrupting first, then the one that leaves the better hand."""
    found: list[list[int]] = []
    explore(state, PAYS[seat], [], found)
    found.sort(key=lambda way: price(state, seat, way))
    return [{"moves": [VOCABULARY[move].text for move in way], "amulets": red_cards(way)} for way in found]


def explore(state: Palace, pay: Pay, begun: list[int], found: list[list[int]]) -> None:
    """Payments are made in a fixed order, so every way is met once."""
    out = counts(SIZE)
    for k in range(pay.options(state, out)):
        move = int(out[k])
        after = state.copy()
        if pay.take(after, move) is pay:
            explore(after, pay, [*begun, move], found)
        else:
            found.append([*begun, move])


def cards(way: list[int]) -> list[int]:
    return [int(card_of(move)) for move in way if move == PAY_ARTISAN or move >= PAY]


def red_cards(way: list[int]) -> int:
    return len([card for card in cards(way) if card >= RED])


def price(state: Palace, seat: int, way: list[int]) -> tuple[int, int, int]:
    """Amulets, then cards, then cards of which little is left."""
    paid = cards(way)
    return red_cards(way), len(paid), -sum([int(state.hands[seat * 10 + card]) for card in paid])
