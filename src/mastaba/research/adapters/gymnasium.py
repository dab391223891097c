"""One learner against bots: Gymnasium's single-agent form. Importing this registers `mastaba/Babel-v0` and so on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from mastaba import BadInput
from mastaba.bots import levels
from mastaba.games import names
from mastaba.research.adapters.match import LARGEST_SEED, Match, Observation, class_name, version_of
from mastaba.research.adapters.rendering import MODES, Rendered, check_mode, render
from mastaba.research.adapters.spaces import observation_space

ILLEGAL_REWARD = -1.0


class SoloEnv(gymnasium.Env[Observation, int]):
    """The learner has one seat, bots of named levels have the others. An illegal action ends the game."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium has it)
        "render_modes": MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "placing",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.match = Match(name, seats, edition, options, rewards)
        if not 0 <= seat < self.match.seats:
            raise BadInput(f"there is no seat {seat} at this table of {self.match.seats}")
        others = [k for k in range(self.match.seats) if k != seat]
        named = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(named) != len(others):
            raise BadInput(f"bots takes one name, or {len(others)} names for the other seats, and not {len(named)}")
        for level in named:
            levels.check(level)
        self.seat = seat
        self.levels = dict(zip(others, named, strict=True))
        self.bots: dict[int, levels.Bot] = {}
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(self.match.layout, self.match.actions)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.match.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.match.begin(int(self.np_random.integers(LARGEST_SEED)))
        self.bots = {
            seat: levels.bot(self.match.game, level, int(self.np_random.integers(LARGEST_SEED)))
            for seat, level in self.levels.items()
        }
        self.let_bots_play()
        return self.seen()

    def let_bots_play(self) -> None:
        """Bots see their views and nothing else."""
        match = self.match
        while not match.over() and (seat := match.seat()) != self.seat:
            decision = match.game.decisions(match.state)[0]
            move = self.bots[seat].decide(match.game.view(match.state, seat), decision)
            match.play(seat, move.id - match.game.moves.chance_size)

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.match.mask(self.seat)
        return self.match.observation(self.seat) | {"action_mask": mask}, {"action_mask": mask}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.match.over():
            raise BadInput("this game is over: call reset() first")
        refusal = self.match.refusal(self.seat, int(action))
        if refusal is None:
            self.match.play(self.seat, int(action))
            self.let_bots_play()
        observation, info = self.seen()
        if refusal is not None:
            return observation, ILLEGAL_REWARD, True, False, info | {"illegal": str(refusal)}
        reward = self.match.rewards()[self.seat] if self.match.over() else 0.0
        if self.render_mode == "human":
            self.render()
        return observation, reward, self.match.over(), False, info

    def render(self) -> Rendered:
        return render(self.match, self.render_mode)


def id_of(name: str) -> str:
    """Under which a game is registered: mastaba/AmunRe-v0."""
    return f"mastaba/{class_name(name)}-v{version_of(name)}"


for name in names():
    if id_of(name) not in gymnasium.registry:
        gymnasium.register(id_of(name), "mastaba.research.adapters.gymnasium:SoloEnv", kwargs={"name": name})
