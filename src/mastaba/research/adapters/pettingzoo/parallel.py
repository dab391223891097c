"""All seats at once: PettingZoo's parallel form, for the sealed choices of Amun-Re and Cleopatra.

Where several seats are asked, their actions are played together. A seat that is not asked waits: its mask allows only
the last action, `wait`, which is no move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from mastaba.bots.bot import BotFailed, Limits
from mastaba.bots.named import AnyBot
from mastaba.research.adapters.match import LARGEST_SEED, Match, Observation, module_name
from mastaba.research.adapters.opponents import Opponents, agent_at, agents_of
from mastaba.research.adapters.rendering import MODES, Rendered, check_mode, render
from mastaba.research.adapters.spaces import observation_space, state_space

ILLEGAL_REWARD = -1.0


class TogetherEnv(ParallelEnv[str, Observation, int]):
    """A game in which every agent acts in every step; an illegal action ends it."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo has it)
        "render_modes": MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "placing",
        render_mode: str | None = None,
        bots: Mapping[int, AnyBot] | None = None,
        limits: Limits | None = None,
        form: str = "planes",
    ) -> None:
        check_mode(render_mode)
        self.match = Match(name, seats, edition, options, rewards, form)
        self.wait = self.match.actions
        self.metadata = {**self.metadata, "name": module_name(name)}
        self.render_mode = render_mode
        self.opponents = Opponents(self.match, bots or {}, limits)
        self.seat_of = agents_of(self.match.seats, self.opponents)
        self.possible_agents = list(self.seat_of)
        self.observation_spaces = {
            agent: observation_space(self.match.layout, self.wait + 1, form) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space = state_space(self.match.layout, self.match.seats)
        self.np_random: np.random.Generator | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.match.begin(int(self.np_random.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.opponents.begin(self.np_random)
        self.opponents.play()  # one that fails here fails before there is anything to learn from
        return self.seen()

    def seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every agent knows and may do now."""
        observations, infos, asked = {}, {}, self.match.asked()
        for agent, seat in self.seat_of.items():
            mask = np.append(self.match.mask(seat), np.int8(seat not in asked))
            observations[agent] = self.match.observation(seat) | {"action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents, rewards, failure = self.agents, None, None
        try:
            rewards = self.play(actions)
        except BotFailed as failed:  # broken off: nobody has won, so nothing is learnt from it
            failure = failed
        observations, infos = self.seen()
        if failure is not None:
            infos = {agent: {**info, "failed": str(failure)} for agent, info in infos.items()}
        ended = rewards is not None
        if ended or failure is not None:
            self.agents = []
        given = rewards or [0.0] * self.match.seats
        if self.render_mode == "human":
            self.render()
        return (
            {agent: observations[agent] for agent in agents},
            {agent: given[self.seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, failure is not None),
            {agent: infos[agent] for agent in agents},
        )

    def play(self, actions: dict[str, int]) -> list[float] | None:
        """Plays for everybody who is asked; the rewards if that ends the game."""
        chosen = {seat: int(actions[agent_at(seat)]) for seat in self.match.asked()}
        for seat, action in chosen.items():
            if action == self.wait or self.match.refusal(seat, action) is not None:
                return [ILLEGAL_REWARD if k == seat else 0.0 for k in range(self.match.seats)]
        for seat, action in chosen.items():
            self.match.play(seat, action)
        self.opponents.play()
        return self.match.rewards() if self.match.over() else None

    def state(self) -> NDArray[np.int16]:
        """For critics that see all hands: what every seat knows, one after another."""
        return self.match.everything()

    def render(self) -> Rendered:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Ends the programs among the bots."""
        self.opponents.leave()
