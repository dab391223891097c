"""The course of the game: set-up, and the steps of a turn (CL-2, CL-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.cleopatra.events import turn_began
from mastaba.games.cleopatra.garden import NAMES, PLACEMENTS, TILE_OF, squares_of
from mastaba.games.cleopatra.moves import CARDS, GO_MARKET, GO_QUARRY
from mastaba.games.cleopatra.rules.actions import CHECKS, REFILLS, SECOND_ACTIONS, STALLS, ChooseAction
from mastaba.games.cleopatra.rules.deck import DRAWS, TOP, Beg, CheckDeck
from mastaba.games.cleopatra.rules.ending import finish
from mastaba.games.cleopatra.rules.hand_limit import LIMITS, DropCards
from mastaba.games.cleopatra.rules.market import STOCKS
from mastaba.games.cleopatra.rules.offering import OPENING, sealed_bids
from mastaba.games.cleopatra.rules.paying import PAYS
from mastaba.games.cleopatra.rules.procession import ARRIVALS
from mastaba.games.cleopatra.rules.quarry import QUARRIES
from mastaba.games.cleopatra.rules.sanctuaries import NEXT_MOSAIC, Claim
from mastaba.games.cleopatra.rules.setup import CHOOSE_FIRST, DEAL_HANDS, FILL_STALLS, PLACE_WORSHIPPERS
from mastaba.games.cleopatra.rules.worshippers import Activate
from mastaba.games.cleopatra.state import ARRIVED, CAPPED, NONE, Palace, free_squares
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Step
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput


class Phase(Step[Palace]):
    """A part of one seat's turn that runs by itself."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class BeginTurn(Phase):
    """The turn begins without a helper (CL-3.1)."""

    def run(self, state: Palace) -> AnyStep | None:
        state.turn += 1
        state.active = self.whose
        state.helper = NONE
        state.waive_artisans = 0
        state.waive_resources = 0
        state.limit_due = state.chosen.limit_on_quarry
        turn_began(state, self.whose)
        return None


class PassTurn(Phase):
    """The next seat plays, unless all others have had their last turn or the turn cap is reached (CL-9.1, CL-9.2)."""

    def run(self, state: Palace) -> AnyStep | None:
        following: i64 = (self.whose + 1) % state.seats
        if state.trigger == following:
            finish(state, ARRIVED)
        elif state.turn >= state.chosen.turn_cap:
            finish(state, CAPPED)
        else:
            state.then(TURNS[following])
        return None


TURNS: Final[list[tuple[Step[Palace], ...]]] = [
    (BeginTurn(seat), Activate(seat), ChooseAction(seat), CHECKS[seat], CheckDeck(seat), PassTurn(seat))
    for seat in range(4)
]


class FirstTurn(Step[Palace]):
    """Everything is ready: the first player's turn (CL-2.6)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Palace) -> AnyStep | None:
        state.then(TURNS[state.active])
        return None


SETUP: Final[tuple[Step[Palace], ...]] = (
    CHOOSE_FIRST,
    PLACE_WORSHIPPERS,
    DEAL_HANDS,
    FILL_STALLS,
    NEXT_MOSAIC,
    FirstTurn(),
)
SINGLE: Final[list[Step[Palace]]] = [*SETUP, TOP, OPENING]


def restore(state: Palace, name: str, facts: Reader) -> AnyStep:
    """A step from its name and facts, as write_agenda() wrote them."""
    for single in SINGLE:
        if type(single).__name__ == name:
            return single
    if name == "DrawCard":
        return DRAWS[facts.number("goal", 0, 7)]
    seat = facts.number("seat", 1, state.seats) - 1
    if name == "Together":
        return sealed_bids(state)
    if name == "Beg":
        return Beg(seat, facts.number("left", 0, 99))
    if name == "DropCards":
        return DropCards(seat, CARDS.index(facts.choice("least", CARDS, "A")))
    if name == "SecondAction":
        other = facts.choice("other", ("market", "quarry"))
        return SECOND_ACTIONS[seat * 2 + (GO_QUARRY if other == "quarry" else GO_MARKET) - GO_MARKET]
    if name == "Claim":
        return restore_claim(state, seat, facts)
    for step in of_seat(seat):
        if type(step).__name__ == name:
            return step
    raise BadInput(f"{facts.path} names {name!r:.60}, which is not a step of Cleopatra")


def of_seat(seat: int) -> list[AnyStep]:
    """The steps of a seat that have no facts but the seat."""
    rest: list[AnyStep] = [STALLS[seat], REFILLS[seat], STOCKS[seat], LIMITS[seat], QUARRIES[seat], PAYS[seat]]
    return [*TURNS[seat], *rest, ARRIVALS[seat]]


def restore_claim(state: Palace, seat: int, facts: Reader) -> Claim:
    names = facts.text("mosaic").split()
    squares = [NAMES.index(name) for name in names if name in NAMES]
    place = PLACEMENTS.index(squares) if squares in PLACEMENTS else NONE
    firsts = [NAMES.index(name) for name in facts.text("zones").split() if name in NAMES]
    if place == NONE or state.laid[TILE_OF[place]] != place or not firsts:
        raise BadInput(f"{facts.path} names no mosaic that lies in the garden, or no zones")
    free_low, free_high = free_squares(state)
    free = squares_of(free_low, free_high)
    if any(first not in free for first in firsts):
        raise BadInput(f"{facts.path} names a zone whose first square is not free")
    return Claim(
        seat,
        place=place,
        firsts=tuple(firsts),
        passed=facts.number("passed", 0, len(firsts)),
        claimed=facts.number("claimed", 0, 2),
    )
