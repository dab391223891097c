"""One seat after another: PettingZoo's agent environment cycle. Sealed choices are made in the order of the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mastaba import BadInput
from mastaba.research.adapters.match import LARGEST_SEED, Match, Observation, module_name
from mastaba.research.adapters.rendering import MODES, Rendered, check_mode, render
from mastaba.research.adapters.spaces import observation_space


class TurnEnv(AECEnv[str, Observation, int | None]):
    """A game in which an agent's action is a legal move; see docs/research.md for observations and rewards."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo has it)
        "render_modes": MODES,
        "is_parallelizable": False,
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
        super().__init__()
        check_mode(render_mode)
        self.match = Match(name, seats, edition, options, rewards)
        self.metadata = {**self.metadata, "name": module_name(name)}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.match.layout, self.match.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.match.actions) for agent in self.possible_agents}
        self.np_random: np.random.Generator | None = None
        self.agents: list[str] = []
        self.mask: NDArray[np.int8] = np.zeros(self.match.actions, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.match.begin(int(self.np_random.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self.ask_next()

    def ask_next(self) -> None:
        """The agent that decides now, with its mask."""
        self.infos[self.agent_selection] = {}
        seat = self.match.seat()
        self.agent_selection = self.possible_agents[seat]
        self.mask = self.match.mask(seat)
        self.infos[self.agent_selection] = {"action_mask": self.mask}

    def observe(self, agent: str) -> Observation:
        observation = self.match.observation(self.seat_of[agent])
        asked = agent == self.agent_selection and not self.match.over()
        observation["action_mask"] = self.mask if asked else np.zeros(self.match.actions, np.int8)
        return observation

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        played = -1 if action is None else int(action)
        seat = self.seat_of[agent]
        if not 0 <= played < self.match.actions or not self.mask[played]:
            raise self.match.refusal(seat, played) or BadInput(f"{agent} cannot play action {action} now")
        self.match.play(seat, played)
        if self.match.over():
            self.infos[agent] = {}
            self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.ask_next()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Rendered:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(raw: TurnEnv) -> AECEnv[str, Observation, int | None]:
    """With PettingZoo's usual wrappers: an illegal action ends the game, and methods must come in their order."""
    terminated = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminated))
