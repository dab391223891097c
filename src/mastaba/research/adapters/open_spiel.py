"""The games for OpenSpiel. Importing this registers `mastaba_babel`, `mastaba_amun_re` and so on, every game that there
is; then `pyspiel.load_game("mastaba_babel")`.

Chance has nodes of its own. Sealed choices are made in the order of the seats, unseen by the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

from mastaba import BadInput, Rng, State
from mastaba.games import load as load_game
from mastaba.games import load_all
from mastaba.kernel.agenda import actor, apply
from mastaba.kernel.documents import Document
from mastaba.research.adapters.match import Match, class_name
from mastaba.research.adapters.open_spiel_observers import observer
from mastaba.research.adapters.seat_logs import SeatLogs, new_logs, written
from mastaba.research.batch import rewards

LONGEST = 200_000  # more moves than any game had
CHANCE_MODES = {True: pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC, False: pyspiel.GameType.ChanceMode.DETERMINISTIC}
INFORMATION = {
    True: pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    False: pyspiel.GameType.Information.PERFECT_INFORMATION,
}
WIDEST_MARGIN = 1000.0
PARAMETERS = {"setup": "", "rewards": "placing"}


class SharedMatch(Match):
    """OpenSpiel copies and pickles games with all they hold; this one is never copied, and pickled by its set-up."""

    def __deepcopy__(self, memo: object) -> SharedMatch:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        return SharedMatch, (self.game.name, setup.seats, setup.edition, dict(setup.options), self.kind)


class Position:
    """What a state of OpenSpiel points to. OpenSpiel copies states deeply; this copies what changes and no more."""

    def __init__(self, match: Match, state: State, logs: SeatLogs, since: list[tuple[int, int]]) -> None:
        self.match = match
        self.state = state
        self.logs = logs
        self.since = since  # the moves that are not yet in the logs

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.match, self.state.copy(), self.logs, self.since[:])

    def __reduce__(self) -> tuple[Any, ...]:
        self.log(0)  # so that the logs are about the position itself
        return restored, (self.match, self.match.game.save(self.state), self.logs.texts)

    def log(self, seat: int) -> str:
        self.logs = self.logs.after(self.since)
        self.since = []
        return self.logs.texts[seat]

    def view(self, seat: int) -> str:
        return written(self.match.game.view(self.state, seat))


def restored(match: SharedMatch, saved: Document, texts: tuple[str, ...]) -> Position:
    """A position that was pickled; packed arrays cannot be, and saved positions can."""
    state = match.game.load(saved)
    return Position(match, state, SeatLogs(match.game, state.copy(), texts), [])


class SpielGame(pyspiel.Game):
    """A game of one set-up."""

    def __init__(self, name: str, params: Mapping[str, Any] | None) -> None:
        given = {**PARAMETERS, **(params or {})}
        options = read_setup(str(given["setup"]))
        self.match = SharedMatch(
            name,
            int(given["players"]) if "players" in given else None,
            options.pop("edition", None),
            options,
            str(given["rewards"]),
        )
        most = 1.0 if self.match.kind == "placing" else WIDEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=self.match.actions,
            max_chance_outcomes=self.match.game.moves.chance_size,
            num_players=self.match.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return observer(self.match, iig_obs_type, params)


class SpielState(pyspiel.State):
    """A position, with chance as a player."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        match = game.match
        self.at = Position(match, match.start.copy(), new_logs(match.game, match.start), [])

    def current_player(self) -> int:
        step = self.at.state.now
        if step is None:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(step.seat)
        return seat if seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.at.state.now is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.match.single.legal(self.at.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.match.single.outcomes(self.at.state)

    def _apply_action(self, action: int) -> None:
        at = self.at
        seat = actor(at.state)
        move = action + at.match.game.moves.chance_size if seat >= 0 else action
        at.since.append((seat, move))
        apply(at.state, move)

    def _action_to_string(self, player: int, action: int) -> str:
        moves = self.at.match.game.moves
        return str(moves[action + moves.chance_size if player >= 0 else action])

    def returns(self) -> list[float]:
        match = self.at.match
        return rewards(match.game, self.at.state, match.kind) if self.is_terminal() else [0.0] * match.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a player, for searches such as IS-MCTS.

        Its history is still the real one: a search must not read it. The other players know there what their views
        show, and remember from then on."""
        other: SpielState = self.clone()
        match = self.at.match
        match.game.resample(other.at.state, player, Rng(int(sampler() * 2**53)))
        self.at.log(player)
        other.at.logs, other.at.since = self.at.logs.imagined(other.at.state, player), []
        return other

    def __str__(self) -> str:
        return written(self.at.match.game.save(self.at.state))


def read_setup(text: str) -> dict[str, str]:
    """The edition and options as they stand in a game's name: `edition:kosmos;turn_cap:40`.

    They are one parameter because OpenSpiel would read an edition called 2020 as a number."""
    found: dict[str, str] = {}
    for word in text.split(";") if text else []:
        name, sign, value = word.partition(":")
        if not sign:
            raise BadInput(f"setup is written name:value;name:value, and not {word!r}")
        found[name] = value
    return found


def game_type(name: str) -> Any:
    game = load_game(name)
    return pyspiel.GameType(
        short_name=f"mastaba_{name.replace('-', '_')}",
        long_name=f"Mastaba {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=CHANCE_MODES[game.moves.chance_size > 0],
        information=INFORMATION[game.has_secrets()],
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **PARAMETERS},
    )


def class_of(name: str) -> type[SpielGame]:
    """OpenSpiel makes a game from its parameters alone, and pickles it by the name of its class."""

    def __init__(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:  # noqa: N807
        SpielGame.__init__(self, name, params)

    return type(class_name(name), (SpielGame,), {"__init__": __init__, "__module__": __name__})


for game in load_all().games:
    if not game.planes(game.seats[0]):
        continue  # a game without observations has nothing to show here
    made = class_of(game.name)
    globals()[made.__name__] = made
    pyspiel.register_game(game_type(game.name), made)
