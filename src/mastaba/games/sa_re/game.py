"""Sa-Ré as a Game: the facts, and where each part of the contract is found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re import chances, observation, view
from mastaba.games.sa_re.bot import evaluation, features, priors
from mastaba.games.sa_re.bot.settings import SETTINGS
from mastaba.games.sa_re.data import GOALS, Data
from mastaba.games.sa_re.moves import VOCABULARY
from mastaba.games.sa_re.position import check, load, save
from mastaba.games.sa_re.puzzle_kinds import UNITS
from mastaba.games.sa_re.rules.ending import MEASURES, first_difference, fulfils, goal_parts, worth
from mastaba.games.sa_re.rules.setting_up import ChooseFirst, empty_city
from mastaba.games.sa_re.rules.turn import BEGIN_TURN
from mastaba.games.sa_re.state import ENDINGS, GOAL, UNDECIDED, City
from mastaba.kernel.agenda import State
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.game import Game, GeneralRules
from mastaba.kernel.lead import Lead
from mastaba.kernel.observation import Plane
from mastaba.kernel.options import Setting, first_player
from mastaba.kernel.puzzle_kind import PuzzleUnit
from mastaba.kernel.search_settings import SearchSettings

OPTIONS = (
    Setting("mode", "scribe", ("scribe", "architect", "priest", "pharaoh", "deity"), main=True),
    Setting("quick_start", "off", ("off", "on")),
    Setting("deity_placement", "off", ("off", "on")),
    Setting("project_count", "started", ("started", "open")),
    Setting("third_step", "none", ("none", "second_main")),
    Setting("market", "swap", ("swap", "caravans")),
    Setting("caravans", "all", ("all", "market")),
    Setting("stop", "off", ("off", "on")),
    Setting("palace_forced", "off", ("off", "on")),
    Setting("revolt_tokens", "lost", ("lost", "storable")),
    Setting("share_space", "start_only", ("start_only", "production")),
    Setting("turn_cap", "60", ("off",), least=10),
    first_player(4),
)
FRENCH_VARIANTS: Final = ("quick_start", "deity_placement")  # which the English rulebook does not have


class SaRe(Game):
    """Two to four builders raise a city on the Nile and keep their workers from revolting."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        super().__init__(
            name="sa-re",
            prefix="SR",
            seats=(2, 3, 4),
            editions=editions,
            options=OPTIONS,
            moves=VOCABULARY,
            rules_version=2,
            general=GeneralRules(over="SR-9.5", turn="SR-3.2", phase="SR-3.2", chance="SR-10.2"),
            endings=ENDINGS,
            measures=MEASURES,
        )

    def check_setup(self, setup: Setup) -> None:
        Data(setup.data)

    def values_in(self, option: Setting, edition: str) -> tuple[str, ...]:
        if option.name == "mode":
            return tuple([mode for mode in option.values if mode in GOALS[edition]])
        if option.name in FRENCH_VARIANTS and edition != "fr":
            return ("off",)
        return option.values

    def begin(self, setup: Setup) -> City:
        state = empty_city(setup)
        state.now = ChooseFirst()
        state.agenda = [BEGIN_TURN]
        return state

    def open_view(self, state: State) -> Document:
        return view.open_view(self, own(state))

    def view_for(self, state: State, seat: int) -> Document:
        return view.views(own(state), [seat])[0]

    def views_for(self, state: State, seats: list[int]) -> list[Document]:
        return view.views(own(state), seats)

    def imagine_with(self, view_: Document, rng: Rng) -> City:
        return view.imagine(self.setup_in(view_), view_, rng)

    def resample_with(self, state: State, seat: int, rng: Rng) -> None:
        view.resample(own(state), seat, rng)

    def scores(self, state: State) -> tuple[int, ...]:
        """1 for the winner, 0 for the others; 0 for all while the game runs or when the turn cap ended it."""
        won = own(state).ending == GOAL
        return tuple(1 if won and place == 1 else 0 for place in self.ranking(state))

    def ranking(self, state: State) -> tuple[int, ...]:
        """Those who met the goal by the tie-breaks (SR-9.3), then the others by how much of the goal they have."""
        city = own(state)
        seats = range(state.setup.seats)
        if city.ending not in (GOAL, UNDECIDED):
            return tuple(1 for _ in seats)
        worths = [(fulfils(city, s), 0 if fulfils(city, s) else goal_parts(city, s), worth(city, s)) for s in seats]
        return tuple(1 + sum(other > mine for other in worths) for mine in worths)

    def lead(self, state: State, seat: int, other: int) -> Lead:
        by, value, others = first_difference(own(state), seat, other)
        return Lead(MEASURES[by], value, others)

    def ended_by(self, state: State) -> str | None:
        ending = own(state).ending
        return None if ending == UNDECIDED else ENDINGS[ending]

    def save(self, state: State) -> Document:
        return save.save(self, own(state))

    def load(self, data: Document) -> City:
        state = load.load(self.setup_in(data), data)
        check.check(state)
        return state

    def position(self, setup: Setup, given: Mapping[str, object]) -> City:
        state = load.make(setup, given)
        check.check(state)
        return state

    def broken_invariant(self, state: State) -> str | None:
        return check.broken_invariant(own(state))

    def search_settings(self) -> SearchSettings:
        return SETTINGS

    def chances(self, saved: Document, step: str) -> dict[str, int]:
        return chances.chances(saved, step)

    def untold(self) -> tuple[str, ...]:
        return (
            "agenda",
            "derived",
            "due",
            "pairs",
            "drawn",
            "phase",
        )  # counted within a step, and begun afresh by the next

    def evaluate(self, state: State, seat: i64) -> float:
        return evaluation.evaluate(own(state), seat)

    def evaluate_all(self, state: State, out: vec[float]) -> None:
        evaluation.evaluate_all(own(state), out)

    def quiet(self, state: State, seat: i64) -> bool:
        return evaluation.quiet(own(state))

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, state: State, out: vec[i64]) -> bool:
        features.write_all(own(state), out)
        return True

    def priors(self, state: State, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
        priors.priors(own(state), seat, moves, found, out)

    def planes(self, seats: int) -> tuple[Plane, ...]:
        return observation.planes(seats)

    def observe(self, state: State, seat: i64, out: BytesWriter) -> None:
        observation.observe(own(state), seat, out)

    def puzzle_units(self) -> tuple[PuzzleUnit, ...]:
        return UNITS


def own(state: State) -> City:
    if not isinstance(state, City):
        raise TypeError("this is not a position of Sa-Ré")
    return state
