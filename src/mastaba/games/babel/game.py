"""Babel as a Game: the facts, and where each part of the contract is found."""

from __future__ import annotations

from collections.abc import Mapping

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel import chances, observation, view
from mastaba.games.babel.bot import evaluation, features, priors
from mastaba.games.babel.bot.settings import SETTINGS
from mastaba.games.babel.data import Data
from mastaba.games.babel.moves import VOCABULARY
from mastaba.games.babel.position import check, load, save
from mastaba.games.babel.puzzle_kinds import UNITS
from mastaba.games.babel.rules.turn import ChooseFirst
from mastaba.games.babel.state import ENDINGS, UNDECIDED, Duel, empty_duel, hand_size, total
from mastaba.kernel.agenda import State
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.game import Game, GeneralRules
from mastaba.kernel.lead import Lead, first_difference
from mastaba.kernel.observation import Plane
from mastaba.kernel.options import Setting, first_player
from mastaba.kernel.puzzle_kind import PuzzleUnit
from mastaba.kernel.search_settings import SearchSettings


class Babel(Game):
    """Two rulers raise temples with the help of five nations, and ruin each other's."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        super().__init__(
            name="babel",
            prefix="BA",
            seats=(2,),
            editions=editions,
            options=(
                Setting("sumerians", "all", ("all", "tail")),
                Setting("turn_cap", "100", ("off",), least=40, step=2),
                first_player(2),
            ),
            moves=VOCABULARY,
            rules_version=2,
            general=GeneralRules(over="BA-7.8", turn="BA-3.6", phase="BA-3.6", chance="BA-8.2"),
            endings=ENDINGS,
            measures=("total", "hand"),
        )

    def check_setup(self, setup: Setup) -> None:
        Data(setup.data)

    def begin(self, setup: Setup) -> Duel:
        state = empty_duel(setup)
        state.now = ChooseFirst()
        return state

    def open_view(self, state: State) -> Document:
        return view.open_view(self, own(state))

    def view_for(self, state: State, seat: int) -> Document:
        return self.views_for(state, [seat])[0]

    def views_for(self, state: State, seats: list[int]) -> list[Document]:
        return view.views(own(state), seats)

    def imagine_with(self, view_: Document, rng: Rng) -> Duel:
        return view.imagine(self.setup_in(view_), view_, rng)

    def resample_with(self, state: State, seat: int, rng: Rng) -> None:
        view.resample(own(state), seat, rng)

    def scores(self, state: State) -> tuple[int, ...]:
        duel = own(state)
        return int(total(duel, 0)), int(total(duel, 1))

    def ranking(self, state: State) -> tuple[int, ...]:
        """By the worth of both; equal is a draw (BA-7.7)."""
        worths = [worth(own(state), seat) for seat in (0, 1)]
        return tuple(1 + (worths[1 - seat] > worths[seat]) for seat in (0, 1))

    def lead(self, state: State, seat: int, other: int) -> Lead:
        return first_difference(self.measures, worth(own(state), seat), worth(own(state), other))

    def ended_by(self, state: State) -> str | None:
        ending = own(state).ending
        return None if ending == UNDECIDED else ENDINGS[ending]

    def save(self, state: State) -> Document:
        return save.save(self, own(state))

    def load(self, data: Document) -> Duel:
        return load.load(self.setup_in(data), data)

    def position(self, setup: Setup, given: Mapping[str, object]) -> Duel:
        return load.make(setup, given)

    def broken_invariant(self, state: State) -> str | None:
        return check.broken_invariant(own(state))

    def search_settings(self) -> SearchSettings:
        return SETTINGS

    def chances(self, saved: Document, step: str) -> dict[str, int]:
        return chances.chances(saved, step)

    def evaluate(self, state: State, seat: i64) -> float:
        return evaluation.evaluate(own(state), seat)

    def quiet(self, state: State, seat: i64) -> bool:
        return evaluation.quiet(own(state), seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, state: State, out: vec[i64]) -> bool:
        features.gather(own(state), out)
        return True

    def priors(self, state: State, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
        priors.priors(own(state), seat, moves, found, out)

    def planes(self, seats: int) -> tuple[Plane, ...]:
        return observation.PLANES

    def observe(self, state: State, seat: i64, out: BytesWriter) -> None:
        observation.observe(own(state), seat, out)

    def puzzle_units(self) -> tuple[PuzzleUnit, ...]:
        return UNITS


def worth(state: Duel, seat: int) -> tuple[int, int]:
    """The total, then the hand (BA-7.7)."""
    return int(total(state, seat)), int(hand_size(state, seat))


def own(state: State) -> Duel:
    if not isinstance(state, Duel):
        raise TypeError("this is not a position of Babel")
    return state
