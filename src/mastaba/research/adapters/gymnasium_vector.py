"""Many learners against bots in step: Gymnasium's vector form of SoloEnv, over mastaba.vector.

A game that ends is rewarded and begins again in the same step (AutoresetMode.SAME_STEP); the observation is then the
first of the new game. Games end and are never cut short, so that nobody needs the last observation of the old one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from mastaba import BadInput
from mastaba.bots import named
from mastaba.bots.bot import Bot, BotFailed, Limits
from mastaba.bots.named import AnyBot
from mastaba.research.adapters.match import FLAT, LARGEST_SEED, Observation, checked_form
from mastaba.research.adapters.spaces import observation_space
from mastaba.research.adapters.vector import Vector
from mastaba.research.batch import ANEW, WAIT

ILLEGAL_REWARD = -1.0


class SoloVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """In every game the learner has the same seat, and bots have the others. An illegal action ends its game, and so
    does a bot that fails."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium has it)
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        seat: int = 0,
        bots: AnyBot | Sequence[AnyBot] = "greedy",
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "placing",
        render_mode: str | None = None,
        limits: Limits | None = None,
        form: str = "planes",
        copy: bool = True,
    ) -> None:
        if render_mode is not None:
            raise BadInput("many games are not drawn: render_mode must be None")
        self.games = Vector(name, num_envs, seats, edition, options, rewards)
        players = self.games.rewards.shape[1]
        if not 0 <= seat < players:
            raise BadInput(f"there is no seat {seat} at this table of {players}")
        others = [k for k in range(players) if k != seat]
        self.names = dict(zip(others, named.for_seats(bots, len(others), self.games.game, "bots"), strict=True))
        self.num_envs, self.seat, self.limits, self.copy = num_envs, seat, limits, copy
        self.form = checked_form(form)
        self.bots: dict[tuple[int, int], Bot] = {}  # by game and seat; those that play at random need none
        self.single_observation_space = observation_space(self.games.layout, self.games.actions, form)
        self.single_action_space = spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.games.reset(seed=self.np_random.integers(LARGEST_SEED, size=self.num_envs).tolist())
        for game in range(self.num_envs):
            self.make_bots(game)
        self.begin()
        self.let_bots_play()
        return self.seen(), self.info()

    def begin(self) -> None:
        """Nothing has happened in this step yet."""
        self.rewards = np.zeros(self.num_envs, np.float32)
        self.ended, self.broken_off = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        self.told: dict[int, str] = {}

    def make_bots(self, game: int) -> None:
        """For a game that begins."""
        named.finish([bot for (played, _), bot in self.bots.items() if played == game], (), (), stopped=True)
        for seat, name in self.names.items():
            if name != "random":
                seed = int(self.np_random.integers(LARGEST_SEED))
                self.bots[game, seat] = named.bot(self.games.game, name, seed, limits=self.limits)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        given = self.games.whole_numbers(actions)
        inside = (given >= 0) & (given < self.games.actions)
        legal = inside & (self.games.masks[np.arange(self.num_envs), np.where(inside, given, 0)] != 0)
        self.begin()
        self.rewards[~legal] = ILLEGAL_REWARD
        self.ended[~legal] = True
        self.play(np.where(legal, given, ANEW))
        self.let_bots_play()
        return self.seen(), self.rewards, self.ended, self.broken_off, self.info()

    def play(self, actions: NDArray[np.integer]) -> None:
        """Plays, and takes note of the games that ended or were given up: they have begun again."""
        self.games.step(actions)
        self.rewards += self.games.rewards[:, self.seat]
        self.ended |= self.games.ends
        for game in np.flatnonzero(self.games.ends | (actions == ANEW)).tolist():
            self.make_bots(game)

    def let_bots_play(self) -> None:
        """Until every game asks the learner. Bots see their views and nothing else."""
        while (others := np.flatnonzero(self.games.seats != self.seat)).size:
            chosen, actions = self.games.random_actions(self.np_random), np.full(self.num_envs, WAIT)
            for game in others.tolist():
                bot = self.bots.get((game, int(self.games.seats[game])))
                actions[game] = chosen[game] if bot is None else self.ask(bot, game)
            self.play(actions)

    def ask(self, bot: Bot, game: int) -> int:
        rules, state = self.games.game, self.games.batch.states[game]
        decision = rules.decisions(state)[0]
        try:
            move = bot.decide(rules.view(state, decision.seat), decision)
        except BotFailed as failed:  # broken off: nobody has won, so nothing is learnt from it
            self.broken_off[game], self.told[game] = True, str(failed)
            return ANEW
        return move.id - rules.moves.chance_size

    def seen(self) -> Observation:
        games = self.games
        planes: Observation = {**games.planes}
        if self.form == "flat":
            planes = {FLAT: games.observations}
        elif self.form == "encoded":
            planes = {FLAT: games.layout.encode(games.observations)}
        planes["action_mask"] = games.masks
        return {name: plane.copy() for name, plane in planes.items()} if self.copy else planes

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.games.masks.copy() if self.copy else self.games.masks}
        if self.told:
            info["failed"] = np.array([self.told.get(game, "") for game in range(self.num_envs)], object)
        return info

    def close_extras(self, **settings: Any) -> None:
        """Ends the programs among the bots."""
        named.finish(list(self.bots.values()), (), (), stopped=True)
        self.bots = {}
