"""New Game as a Game: the facts, and where each part of the contract is found."""

from __future__ import annotations

from collections.abc import Mapping

from librt.strings import BytesWriter
from mastaba.games.new_game import observation
from mastaba.games.new_game.bot import evaluation
from mastaba.games.new_game.data import Data
from mastaba.games.new_game.derived import derived
from mastaba.games.new_game.moves import VOCABULARY
from mastaba.games.new_game.position import check, load, save
from mastaba.games.new_game.rules.turn import Take
from mastaba.games.new_game.state import Heap, full_heap
from mypy_extensions import i64

from mastaba.kernel.agenda import State
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.open_game import OpenGame
from mastaba.kernel.observation import Plane
from mastaba.kernel.game import GeneralRules


class NewGame(OpenGame):
    """Nothing is hidden. A game with secrets is a Game, and says with view.py what each seat sees."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        super().__init__(
            name="new-game",
            prefix="NG",
            seats=(2, 3, 4),
            editions=editions,
            options=(),
            moves=VOCABULARY,
            rules_version=1,
            general=GeneralRules(over="NG-3.1", turn="NG-1.2", phase="NG-2.1", chance="NG-1.2"),
            endings=("last_stone",),
        )

    def check_setup(self, setup: Setup) -> None:
        Data(setup.data)

    def begin(self, setup: Setup) -> Heap:
        state = full_heap(setup)
        state.now = Take(0)
        return state

    def open_view(self, state: State) -> Document:
        return {**super().open_view(state), **derived(own(state))}

    def scores(self, state: State) -> tuple[int, ...]:
        """A point for whoever took the last stone."""
        heap = own(state)
        return tuple([int(heap.stones == 0 and heap.last == seat) for seat in range(heap.setup.seats)])

    def save(self, state: State) -> Document:
        return save.save(self.header(state.setup), own(state))

    def load(self, data: Document) -> Heap:
        return load.load(self.setup_in(data), data)

    def position(self, setup: Setup, given: Mapping[str, object]) -> Heap:
        return load.make(setup, given)

    def broken_invariant(self, state: State) -> str | None:
        return check.broken_invariant(own(state))

    def evaluate(self, state: State, seat: i64) -> float:
        return evaluation.evaluate(own(state), seat)

    def planes(self, seats: int) -> tuple[Plane, ...]:
        return observation.planes(seats)

    def observe(self, state: State, seat: i64, out: BytesWriter) -> None:
        observation.observe(own(state), seat, out)


def own(state: State) -> Heap:
    if not isinstance(state, Heap):
        raise TypeError("this is not a position of New Game")
    return state
