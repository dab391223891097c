"""What the rules reckon for whoever looks at a table: what a piece would earn, how it can be paid, what is claimed.

A page that shows this need not know the rules, and so cannot know them wrongly."""

from __future__ import annotations

from mastaba.games.cleopatra.garden import NAMES, squares_of, zone_from
from mastaba.games.cleopatra.moves import LAY, PAY, PAY_ARTISAN, SIZE, SPHINX, VOCABULARY
from mastaba.games.cleopatra.rules.cost import card_of
from mastaba.games.cleopatra.rules.paying import PAYS, Pay
from mastaba.games.cleopatra.rules.pieces import forbids_place, reward
from mastaba.games.cleopatra.rules.sanctuaries import Claim
from mastaba.games.cleopatra.state import RED, Palace, free_squares
from mastaba.kernel.documents import Document
from mastaba.kernel.vectors import counts


def foresight(state: Palace) -> Document:
    """What everybody can reckon from what lies open."""
    step = state.now
    return {
        "earns": {VOCABULARY[piece].text: int(reward(state, piece)) for piece in places(state)},
        "zones": zones(state, step) if isinstance(step, Claim) else {},
    }


def places(state: Palace) -> list[int]:
    """Every place where a piece other than a mosaic can still be built."""
    return [piece for piece in range(SPHINX, LAY) if forbids_place(state, piece) is None]


def zones(state: Palace, claim: Claim) -> Document:
    """The squares of each new sanctuary, by the square that names it."""
    free_low, free_high = free_squares(state)
    found: Document = {}
    for first in claim.firsts:
        low, high = zone_from(first, free_low, free_high)
        found[NAMES[first]] = " ".join([NAMES[square] for square in squares_of(low, high)])
    return found


# ---------------------------------------------------------------------- payments
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
