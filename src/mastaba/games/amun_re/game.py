"""Amun-Re as a Game: the facts, and where each part of the contract is found."""

from __future__ import annotations

from collections.abc import Mapping

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re import chances, observation, view
from mastaba.games.amun_re.bot import features
from mastaba.games.amun_re.bot.evaluation import evaluate
from mastaba.games.amun_re.bot.priors import write_priors
from mastaba.games.amun_re.bot.settings import SETTINGS
from mastaba.games.amun_re.data import read_data
from mastaba.games.amun_re.moves import VOCABULARY
from mastaba.games.amun_re.position.by_hand import make
from mastaba.games.amun_re.position.check import broken_invariant
from mastaba.games.amun_re.position.load import load
from mastaba.games.amun_re.position.save import save
from mastaba.games.amun_re.puzzle_kinds import UNITS
from mastaba.games.amun_re.rules.round import ChooseFirst
from mastaba.games.amun_re.rules.scoring import bricks_of, pyramids_of
from mastaba.games.amun_re.state import ENDING, Egypt, empty_egypt
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


class AmunRe(Game):
    """Players win provinces at auction, farm them, build pyramids and please the god Amun-Re, in two kingdoms."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        super().__init__(
            name="amun-re",
            prefix="AR",
            seats=(3, 4, 5),
            editions=editions,
            options=(
                Setting("draw2", "off", ("off", "on", "show")),
                Setting("power_limit", "max", ("max", "sum")),
                Setting("strict_supply", "off", ("off", "on")),
                Setting("start_draft", "off", ("off", "on")),
                first_player(5),
            ),
            moves=VOCABULARY,
            rules_version=2,
            general=GeneralRules(over="AR-8.7", turn="AR-3.2", phase="AR-3.2", chance="AR-9.2"),
            endings=(ENDING,),
            measures=("points", "pyramids", "bricks"),
        )

    def check_setup(self, setup: Setup) -> None:
        read_data(setup.data)

    def begin(self, setup: Setup) -> Egypt:
        state = empty_egypt(setup)
        state.now = ChooseFirst()
        return state

    def open_view(self, state: State) -> Document:
        return view.open_view(self, own(state))

    def view_for(self, state: State, seat: int) -> Document:
        return view.views(own(state), [seat])[0]

    def views_for(self, state: State, seats: list[int]) -> list[Document]:
        return view.views(own(state), seats)

    def imagine_with(self, view_: Document, rng: Rng) -> Egypt:
        return view.imagine(self.setup_in(view_), view_, rng)

    def resample_with(self, state: State, seat: int, rng: Rng) -> None:
        view.resample(own(state), seat, rng)

    def unseal(self, state: State, seat: int) -> None:
        view.unseal(own(state), seat)

    def scores(self, state: State) -> tuple[int, ...]:
        egypt = own(state)
        return tuple([int(egypt.points[seat]) for seat in range(egypt.seats)])

    def ranking(self, state: State) -> tuple[int, ...]:
        """By the worth of each; equal in all is shared (AR-8.7)."""
        worths = [worth(own(state), seat) for seat in range(state.setup.seats)]
        return tuple([1 + len([other for other in worths if other > one]) for one in worths])

    def lead(self, state: State, seat: int, other: int) -> Lead:
        return first_difference(self.measures, worth(own(state), seat), worth(own(state), other))

    def save(self, state: State) -> Document:
        return save(self, own(state))

    def load(self, data: Document) -> Egypt:
        return load(self.setup_in(data), data)

    def position(self, setup: Setup, given: Mapping[str, object]) -> Egypt:
        return make(setup, given)

    def broken_invariant(self, state: State) -> str | None:
        return broken_invariant(own(state))

    def search_settings(self) -> SearchSettings:
        return SETTINGS

    def chances(self, saved: Document, step: str) -> dict[str, int]:
        return chances.chances(saved, step)

    def untold(self) -> tuple[str, ...]:
        return (
            "agenda",
            "bought",
            "claimed",
            "derived",
            "due",
            "least",
            "left",
            "played",
        )  # counted within one step, and begun afresh by the next

    def evaluate(self, state: State, seat: i64) -> float:
        return evaluate(own(state), seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, state: State, out: vec[i64]) -> bool:
        features.gather(own(state), out)
        return True

    def priors(self, state: State, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
        write_priors(own(state), seat, moves, found, out)

    def planes(self, seats: int) -> tuple[Plane, ...]:
        return observation.planes(seats)

    def observe(self, state: State, seat: i64, out: BytesWriter) -> None:
        observation.observe(own(state), seat, out)

    def puzzle_units(self) -> tuple[PuzzleUnit, ...]:
        return UNITS


def worth(state: Egypt, seat: int) -> tuple[int, int, int]:
    """Points, then pyramids in one's own provinces, then bricks there (AR-8.7)."""
    return int(state.points[seat]), int(pyramids_of(state, seat)), int(bricks_of(state, seat))


def own(state: State) -> Egypt:
    if not isinstance(state, Egypt):
        raise TypeError("this is not a position of Amun-Re")
    return state
