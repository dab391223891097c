"""The course of the game: who begins, the opening hands, and the phases of a turn (BA-2, BA-3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.data import NATIONS, REVEALED
from mastaba.games.babel.events import first_player_chosen, turn_began
from mastaba.games.babel.moves import FIRST
from mastaba.games.babel.rules.acting import Act
from mastaba.games.babel.rules.drawing import DRAWS, DealHand, draw
from mastaba.games.babel.rules.ending import finish
from mastaba.games.babel.rules.halving import DropCards
from mastaba.games.babel.rules.revealing import REVEALS, reveal
from mastaba.games.babel.state import CAPPED, EXHAUSTED, Duel
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Facts, Step
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput
from mastaba.kernel.options import who_may_begin


class ChooseFirst(Step[Duel]):
    """Chance says who begins, or the table has said so (BA-2.5); the first player's hand is dealt first."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Duel, out: vec[i64], weights: vec[i64]) -> i64:
        return who_may_begin(state.setup, FIRST, out, weights)

    def take(self, state: Duel, move: i64) -> AnyStep | None:
        first: i64 = move - FIRST
        first_player_chosen(state, first)
        state.then((DealHand(1 - first, state.data.hand_second), *PHASES[first]))
        return DealHand(first, state.data.hand_first)


class Phase(Step[Duel]):
    """A phase of one seat's turn that runs by itself."""

    def __init__(self, whose: i64) -> None:
        super().__init__(AUTOMATIC)
        self.whose: i64 = whose

    def facts(self) -> Facts:
        return {"seat": int(self.whose) + 1}


class DrawNations(Phase):
    """Phase 1: the turn begins with drawing Nation cards (BA-3.2)."""

    def run(self, state: Duel) -> AnyStep | None:
        state.turn += 1
        state.active = self.whose
        state.migrated = False
        turn_began(state, self.whose)
        return draw(state, self.whose, state.data.draw)


class RevealTemples(Phase):
    """Phase 3: two Temple cards are turned up into one's own Temple column (BA-6.1)."""

    def run(self, state: Duel) -> AnyStep | None:
        return reveal(state, self.whose, REVEALED)


class PassTurn(Phase):
    """The game ends with the last Temple card or at the turn cap (BA-7.5, BA-7.6), or the turn passes (BA-6.4)."""

    def run(self, state: Duel) -> AnyStep | None:
        if state.pile_size == 0 and len(state.returned) == 0:
            return finish(state, EXHAUSTED)
        if state.turn >= state.turn_cap:
            return finish(state, CAPPED)
        state.then(PHASES[1 - self.whose])
        return None


PHASES: Final[list[tuple[Step[Duel], ...]]] = [
    (DrawNations(0), Act(0), RevealTemples(0), PassTurn(0)),
    (DrawNations(1), Act(1), RevealTemples(1), PassTurn(1)),
]


def restore(name: str, facts: Reader) -> AnyStep:
    """A step from its name and facts, as write_agenda() wrote them."""
    if name == "ChooseFirst":
        return ChooseFirst()
    seat = facts.number("seat", 1, 2) - 1
    if name == "DealHand":
        return DealHand(seat, facts.number("cards", 0, 7))
    if name == "DrawNation":
        return DRAWS[seat * 8 + facts.number("left", 1, 7)]
    if name == "RevealTemple":
        return REVEALS[seat * 3 + facts.number("left", 1, 2)]
    if name == "DropCards":
        return DropCards(seat, facts.number("due", 1, 60), NATIONS.index(facts.choice("least", tuple(NATIONS), "A")))
    for step in PHASES[seat]:
        if type(step).__name__ == name:
            return step
    raise BadInput(f"{facts.path} names {name!r:.60}, which is not a step of Babel")
