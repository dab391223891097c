"""One learner against bots: Gymnasium's single-agent form. Importing this registers `mastaba/Babel-v0` and so on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from mastaba import BadInput
from mastaba.bots import named
from mastaba.bots.bot import BotFailed, Limits
from mastaba.bots.named import AnyBot
from mastaba.games import names
from mastaba.research.adapters.match import LARGEST_SEED, Match, Observation, class_name, version_of
from mastaba.research.adapters.opponents import Opponents
from mastaba.research.adapters.rendering import MODES, Rendered, check_mode, render
from mastaba.research.adapters.spaces import observation_space

ILLEGAL_REWARD = -1.0


class SoloEnv(gymnasium.Env[Observation, int]):
    """The learner has a seat, bots have the others. An illegal action ends the game, a bot that fails breaks it off."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium has it)
        "render_modes": MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        seat: int = 0,
        bots: AnyBot | Sequence[AnyBot] = "greedy",
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "placing",
        render_mode: str | None = None,
        limits: Limits | None = None,
        form: str = "planes",
    ) -> None:
        check_mode(render_mode)
        self.match = Match(name, seats, edition, options, rewards, form)
        if not 0 <= seat < self.match.seats:
            raise BadInput(f"there is no seat {seat} at this table of {self.match.seats}")
        others = [k for k in range(self.match.seats) if k != seat]
        chosen = named.for_seats(bots, len(others), self.match.game, "bots")
        self.seat = seat
        self.opponents = Opponents(self.match, dict(zip(others, chosen, strict=True)), limits)
        self.failure: BotFailed | None = None  # of a bot in the game that is played
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(self.match.layout, self.match.actions, form)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.match.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.match.begin(int(self.np_random.integers(LARGEST_SEED)))
        self.failure = None
        self.opponents.begin(self.np_random)
        self.opponents.play()  # one that fails here fails before there is anything to learn from
        return self.seen()

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.match.mask(self.seat)
        return self.match.observation(self.seat) | {"action_mask": mask}, {"action_mask": mask}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.match.over() or self.failure is not None:
            raise BadInput("this game is over: call reset() first")
        refusal = self.match.refusal(self.seat, int(action))
        if refusal is None:
            self.match.play(self.seat, int(action))
            try:
                self.opponents.play()
            except BotFailed as failed:  # broken off: nobody has won, so nothing is learnt from it
                self.failure = failed
        observation, info = self.seen()
        if refusal is not None:
            return observation, ILLEGAL_REWARD, True, False, info | {"illegal": str(refusal)}
        if self.failure is not None:
            return observation, 0.0, False, True, info | {"failed": str(self.failure)}
        reward = self.match.rewards()[self.seat] if self.match.over() else 0.0
        if self.render_mode == "human":
            self.render()
        return observation, reward, self.match.over(), False, info

    def render(self) -> Rendered:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Ends the programs among the bots."""
        self.opponents.leave()


def id_of(name: str) -> str:
    """Under which a game is registered: mastaba/AmunRe-v0."""
    return f"mastaba/{class_name(name)}-v{version_of(name)}"


for name in names():
    if id_of(name) not in gymnasium.registry:
        gymnasium.register(
            id_of(name),
            "mastaba.research.adapters.gymnasium:SoloEnv",
            vector_entry_point="mastaba.research.adapters.gymnasium_vector:SoloVectorEnv",
            kwargs={"name": name},
        )
