"""Cleopatra as a Game: the facts, and where each part of the contract is found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra import chances, observation, view
from mastaba.games.cleopatra.bot import evaluation, features, priors
from mastaba.games.cleopatra.bot.settings import SETTINGS
from mastaba.games.cleopatra.data import Data
from mastaba.games.cleopatra.moves import VOCABULARY
from mastaba.games.cleopatra.position import check, load, save
from mastaba.games.cleopatra.puzzle_kinds import UNITS
from mastaba.games.cleopatra.rules.another_time import forbids_another_time
from mastaba.games.cleopatra.rules.ending import eliminated, sanctuary_squares
from mastaba.games.cleopatra.rules.turn import SETUP
from mastaba.games.cleopatra.state import BONUSES, ENDINGS, UNDECIDED, Palace, empty_palace
from mastaba.kernel import agenda
from mastaba.kernel.agenda import IllegalMove, State
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document, set_agenda
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.game import Game, GeneralRules
from mastaba.kernel.lead import Lead, first_difference
from mastaba.kernel.notation import Move
from mastaba.kernel.observation import Plane
from mastaba.kernel.options import Setting, first_player
from mastaba.kernel.puzzle_kind import PuzzleUnit
from mastaba.kernel.search_settings import SearchSettings

NOT_ASKED_FOR: Final = "not_in_this_phase"


class Cleopatra(Game):
    """Architects build the queen's palace, grow rich, and pay for their corruption when she arrives."""

    def __init__(self, editions: dict[str, Edition]) -> None:
        super().__init__(
            name="cleopatra",
            prefix="CL",
            seats=(2, 3, 4),
            editions=editions,
            options=(
                Setting("mosaic_bonus", "either", BONUSES),
                Setting("throne_adjacency", "4", ("4", "8")),
                Setting("waiver_scope", "per_turn", ("per_turn", "per_piece")),
                Setting("hand_limit_on_quarry", "off", ("off", "on")),
                Setting("dead_zones_claimable", "off", ("off", "on")),
                Setting("turn_cap", "400", ("off",), least=40),
                first_player(4),
            ),
            moves=VOCABULARY,
            rules_version=2,
            general=GeneralRules(over="CL-9.6", turn="CL-3.1", phase="CL-3.9", chance="CL-10.2"),
            endings=ENDINGS,
            measures=("survival", "scarabs", "amulets", "squares"),
        )

    def check_setup(self, setup: Setup) -> None:
        Data(setup.data)

    def begin(self, setup: Setup) -> Palace:
        state = empty_palace(setup)
        set_agenda(state, list(SETUP))
        return state

    def explain(self, state: State, seat: int, move: Move) -> IllegalMove | None:
        """A move of another decision is refused for what keeps it away, not only because it is not asked for."""
        refusal = super().explain(state, seat, move)
        step = agenda.asked(state, seat)
        if refusal is None or refusal.reason != NOT_ASKED_FOR or step is None:
            return refusal
        rule = forbids_another_time(own(state), step, move.id)
        return refusal if rule is None else IllegalMove(rule.paragraph, rule.reason, rule.facts)

    def open_view(self, state: State) -> Document:
        return view.open_view(self, own(state))

    def view_for(self, state: State, seat: int) -> Document:
        return view.views(own(state), [seat])[0]

    def views_for(self, state: State, seats: list[int]) -> list[Document]:
        return view.views(own(state), seats)

    def imagine_with(self, view_: Document, rng: Rng) -> Palace:
        return view.imagine(self.setup_in(view_), view_, rng)

    def resample_with(self, state: State, seat: int, rng: Rng) -> None:
        view.resample(own(state), seat, rng)

    def unseal(self, state: State, seat: int) -> None:
        view.unseal(own(state), seat)

    def scores(self, state: State) -> tuple[int, ...]:
        """Scarabs; an eliminated seat has -1."""
        table = own(state)
        out = [table.ending != UNDECIDED and eliminated(table, seat) for seat in range(table.seats)]
        return tuple([-1 if out[seat] else int(table.scarabs[seat]) for seat in range(table.seats)])

    def ranking(self, state: State) -> tuple[int, ...]:
        """By the worth of each; equal in all is shared (CL-9.5)."""
        table = own(state)
        worths = [worth(table, seat, score) for seat, score in enumerate(self.scores(state))]
        return tuple([1 + len([other for other in worths if other > mine]) for mine in worths])

    def lead(self, state: State, seat: int, other: int) -> Lead:
        table, scores = own(state), self.scores(state)
        found = first_difference(self.measures, worth(table, seat, scores[seat]), worth(table, other, scores[other]))
        return Lead(found.by, -found.value, -found.other) if found.by == "amulets" else found

    def ended_by(self, state: State) -> str | None:
        ending = own(state).ending
        return None if ending == UNDECIDED else ENDINGS[ending]

    def save(self, state: State) -> Document:
        return save.save(self, own(state))

    def load(self, data: Document) -> Palace:
        return load.load(self.setup_in(data), data)

    def position(self, setup: Setup, given: Mapping[str, object]) -> Palace:
        return load.make(setup, given)

    def broken_invariant(self, state: State) -> str | None:
        return check.broken_invariant(own(state))

    def search_settings(self) -> SearchSettings:
        return SETTINGS

    def chances(self, saved: Document, step: str) -> dict[str, int]:
        return chances.chances(saved, step)

    def evaluate(self, state: State, seat: i64) -> float:
        return evaluation.evaluate(own(state), seat)

    def feature_names(self) -> tuple[str, ...]:
        return features.NAMES

    def features(self, state: State, out: vec[i64]) -> bool:
        features.gather(own(state), out)
        return True

    def priors(self, state: State, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
        priors.priors(own(state), seat, moves, found, out)

    def planes(self, seats: int) -> tuple[Plane, ...]:
        return observation.planes(seats)

    def observe(self, state: State, seat: i64, out: BytesWriter) -> None:
        observation.observe(own(state), seat, out)

    def puzzle_units(self) -> tuple[PuzzleUnit, ...]:
        return UNITS


def worth(state: Palace, seat: int, score: int) -> tuple[int, int, int, int]:
    """Survivors first; the richest, then fewer amulets left, then larger sanctuaries (CL-9.5)."""
    if score < 0:
        return 0, 0, 0, 0
    return 1, score, -int(state.rests[seat]), int(sanctuary_squares(state, seat))


def own(state: State) -> Palace:
    if not isinstance(state, Palace):
        raise TypeError("this is not a position of Cleopatra")
    return state
