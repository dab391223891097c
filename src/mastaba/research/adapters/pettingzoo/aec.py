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
from mastaba.bots.bot import BotFailed, Limits
from mastaba.bots.named import AnyBot
from mastaba.research.adapters.match import LARGEST_SEED, Match, Observation, module_name
from mastaba.research.adapters.opponents import Opponents, agent_at, agents_of
from mastaba.research.adapters.rendering import MODES, Rendered, check_mode, render
from mastaba.research.adapters.spaces import observation_space, state_space


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
        bots: Mapping[int, AnyBot] | None = None,
        limits: Limits | None = None,
        form: str = "planes",
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.match = Match(name, seats, edition, options, rewards, form)
        self.metadata = {**self.metadata, "name": module_name(name)}
        self.render_mode = render_mode
        self.opponents = Opponents(self.match, bots or {}, limits)
        self.seat_of = agents_of(self.match.seats, self.opponents)
        self.possible_agents = list(self.seat_of)
        self.observation_spaces = {
            agent: observation_space(self.match.layout, self.match.actions, form) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.match.actions) for agent in self.possible_agents}
        self.state_space = state_space(self.match.layout, self.match.seats)
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
        self.opponents.begin(self.np_random)
        self.opponents.play()  # one that fails here fails before there is anything to learn from
        self.ask_next()

    def ask_next(self) -> None:
        """The agent that decides now, with its mask."""
        self.infos[self.agent_selection] = {}
        seat = self.match.asked()[0]
        self.agent_selection = agent_at(seat)
        self.mask = self.match.mask(seat)
        self.infos[self.agent_selection] = {"action_mask": self.mask}

    def observe(self, agent: str) -> Observation:
        observation = self.match.observation(self.seat_of[agent])
        asked = agent == self.agent_selection and not self.match.over() and not self.truncations[agent]
        observation["action_mask"] = self.mask if asked else np.zeros(self.match.actions, np.int8)
        return observation

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        played = -1 if action is None else int(action)
        seat = self.seat_of[agent]
        if not 0 <= played < self.match.actions or not self.mask[played]:
            raise self.match.refusal(seat, played) or BadInput(f"{agent} cannot play action {action} now")
        self.match.play(seat, played)
        try:
            self.opponents.play()
        except BotFailed as failed:  # broken off: nobody has won, so nothing is learnt from it
            self.infos = {one: {"failed": str(failed)} for one in self.agents}
            self.truncations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            return
        if self.match.over():
            self.infos[agent] = {}
            rewards = self.match.rewards()
            self.rewards = {one: rewards[self.seat_of[one]] for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.ask_next()
        if self.render_mode == "human":
            self.render()

    def state(self) -> NDArray[np.int16]:
        """For critics that see all hands: what every seat knows, one after another."""
        return self.match.everything()

    def render(self) -> Rendered:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Ends the programs among the bots."""
        self.opponents.leave()


def wrapped(raw: TurnEnv) -> AECEnv[str, Observation, int | None]:
    """With PettingZoo's usual wrappers: an illegal action ends the game, and methods must come in their order."""
    terminated = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminated))
