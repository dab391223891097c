"""All seats at once: PettingZoo's parallel form, for the sealed choices of Amun-Re and Cleopatra.

Where several seats are asked, their actions are played together. A seat that is not asked waits: its mask allows only
the last action, `wait`, which is no move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from mastaba.research.adapters.match import LARGEST_SEED, Match, Observation, module_name
from mastaba.research.adapters.rendering import MODES, Rendered, check_mode, render
from mastaba.research.adapters.spaces import observation_space

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
    ) -> None:
        check_mode(render_mode)
        self.match = Match(name, seats, edition, options, rewards)
        self.wait = self.match.actions
        self.metadata = {**self.metadata, "name": module_name(name)}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.seats)]
        self.observation_spaces = {
            agent: observation_space(self.match.layout, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
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
        return self.seen()

    def seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every agent knows and may do now."""
        observations, infos, asked = {}, {}, self.match.asked()
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.match.mask(seat), np.int8(seat not in asked))
            observations[agent] = self.match.observation(seat) | {"action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        rewards = self.play(actions)
        observations, infos = self.seen()
        ended = rewards is not None
        if ended:
            self.agents = []
        given = rewards or [0.0] * len(agents)
        if self.render_mode == "human":
            self.render()
        return (
            {agent: observations[agent] for agent in agents},
            dict(zip(agents, given, strict=bool(agents))),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {agent: infos[agent] for agent in agents},
        )

    def play(self, actions: dict[str, int]) -> list[float] | None:
        """Plays for everybody who is asked; the rewards if that ends the game."""
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in self.match.asked()}
        for seat, action in chosen.items():
            if action == self.wait or self.match.refusal(seat, action) is not None:
                return [ILLEGAL_REWARD if k == seat else 0.0 for k in range(self.match.seats)]
        for seat, action in chosen.items():
            self.match.play(seat, action)
        return self.match.rewards() if self.match.over() else None

    def render(self) -> Rendered:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
