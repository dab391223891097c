"""Set-up: who begins, the worshippers, the opening hands, the stalls and the first mosaic (CL-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.events import first_player_chosen, stall_filled, worshipper_placed
from mastaba.games.cleopatra.hidden.traces import STALL_HOLDER
from mastaba.games.cleopatra.moves import FIRST, WORSHIPPER
from mastaba.games.cleopatra.rules.deck import DRAWS, TOP, top_is_owed
from mastaba.games.cleopatra.state import DOWN, NONE, STALL, Palace, hand_size
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Step
from mastaba.kernel.options import who_may_begin


class ChooseFirst(Step[Palace]):
    """Chance says who begins, or the table has said so (CL-2.6)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Palace, out: vec[i64], weights: vec[i64]) -> i64:
        return who_may_begin(state.setup, FIRST, out, weights)

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        state.active = move - FIRST
        first_player_chosen(state, state.active)
        return None


class PlaceWorshippers(Step[Palace]):
    """The five worshippers are laid on places 1 to 5 (CL-2.2)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Palace, out: vec[i64], weights: vec[i64]) -> i64:
        found: i64 = 0
        worshipper: i64
        place: i64
        for worshipper in range(5):
            placed = False
            for place in range(5):
                if state.places[place] == worshipper:
                    placed = True
            if not placed:
                out[found] = WORSHIPPER + worshipper
                weights[found] = 1
                found += 1
        return found

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        place: i64 = 0
        while state.places[place] != NONE:
            place += 1
        state.places = state.places[:]
        state.places[place] = move - WORSHIPPER
        worshipper_placed(state, worshipper=move - WORSHIPPER, place=place)
        return self if place < 4 else None


class DealHands(Step[Palace]):
    """Three cards for each seat, from the first player on; then a third of the rest is turned face down (CL-2.3)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Palace) -> AnyStep | None:
        k: i64
        for k in range(state.seats):
            seat: i64 = (state.active + k) % state.seats
            if hand_size(state, seat) < state.data.hand:
                state.agenda.append(self)
                return DRAWS[seat]
        state.deck_down = state.deck_size // state.data.face_down
        return None


class FillStalls(Step[Palace]):
    """Each stall gets the top card of the two-way deck, its side unchanged (CL-2.4)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Palace) -> AnyStep | None:
        if top_is_owed(state):
            state.agenda.append(self)
            return TOP
        if state.stocked == 7:
            state.stocked = 0
            return None
        stall: i64 = 0 if state.stocked == 0 else 1 if state.stocked == 1 else 2
        state.stocked |= 1 << stall
        state.agenda.append(self)
        if state.top == DOWN:
            return DRAWS[STALL_HOLDER + stall]
        state.stalls[stall * STALL + state.top] += 1
        stall_filled(state, stall=stall, card=state.top)
        state.top = NONE
        return None


CHOOSE_FIRST: Final = ChooseFirst()
PLACE_WORSHIPPERS: Final = PlaceWorshippers()
DEAL_HANDS: Final = DealHands()
FILL_STALLS: Final = FillStalls()
