"""The Royal Game of Ur as a Game: the facts, and where each part of the contract is found."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mastaba.kernel.agenda import State
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.game import GeneralRules
from mastaba.kernel.open_game import OpenGame
from mastaba.kernel.search_settings import SearchSettings
from mypy_extensions import i64

from mastaba_royal_ur.bot import evaluation, priors
from mastaba_royal_ur.bot.settings import SETTINGS
from mastaba_royal_ur.chances import counted
from mastaba_royal_ur.data import Data
from mastaba_royal_ur.derived import derived
from mastaba_royal_ur.moves import VOCABULARY
from mastaba_royal_ur.position import check, load, save
from mastaba_royal_ur.rules.turn import ThrowDice
from mastaba_royal_ur.state import Race, empty_board


class RoyalUr(OpenGame):
    """Two players race seven pieces each around the board. Nothing is hidden, and only the dice are left to chance."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        super().__init__(
            name="royal-ur",
            prefix="UR",
            seats=(2,),
            editions=editions,
            options=(),
            moves=VOCABULARY,
            rules_version=1,
            general=GeneralRules(over="UR-4.1", turn="UR-2.1", phase="UR-2.3", chance="UR-2.2"),
            endings=("all_home",),
        )

    def check_setup(self, setup: Setup) -> None:
        Data(setup.data)

    def begin(self, setup: Setup) -> Race:
        state = empty_board(setup)
        state.now = ThrowDice(0)
        return state

    def open_view(self, state: State) -> Document:
        return {**super().open_view(state), **derived(own(state))}

    def scores(self, state: State) -> tuple[int, ...]:
        """The pieces that are home."""
        return tuple(own(state).home)

    def save(self, state: State) -> Document:
        return save.save(self.header(state.setup), own(state))

    def load(self, data: Document) -> Race:
        return load.load(self.setup_in(data), data)

    def position(self, setup: Setup, given: Mapping[str, object]) -> Race:
        return load.make(setup, given)

    def broken_invariant(self, state: State) -> str | None:
        return check.broken_invariant(own(state))

    def chances(self, saved: Document, step: str) -> dict[str, int]:
        return counted(Data(self.setup_in(saved).data).dice)

    def search_settings(self) -> SearchSettings:
        return SETTINGS

    def evaluate(self, state: State, seat: i64) -> float:
        return evaluation.evaluate(own(state), int(seat))

    def priors(self, state: State, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
        for k in range(found):
            out[k] = priors.prior(own(state), int(seat), int(moves[k]))


def own(state: State) -> Race:
    if not isinstance(state, Race):
        raise TypeError("this is not a position of the Royal Game of Ur")
    return state
