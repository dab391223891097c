"""A benchmark for bots that others can cite: fixed set-ups, opponents, games and seeds.

A task seats one bot among others of one kind, in turn at every seat and with the same luck, as `mastaba arena` does.
What counts is the reward by placing: 1 for the first place, -1 for the last, evenly between, so that a bot as good as
its opponents has 0 at every number of seats. The tasks of a version never change; a new rule or a stronger opponent
makes a new version. Without a clock the levels play the same moves on every machine."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

import mastaba
from mastaba.bots import named
from mastaba.bots.bot import Limits
from mastaba.bots.named import AnyBot
from mastaba.intervals import Z95
from mastaba.kernel.errors import BadInput
from mastaba.matches.arena.matches import Match
from mastaba.matches.arena.pairings import USUAL, Pairing, play_round
from mastaba.matches.processes import in_order
from mastaba.research.batch import mean_place

VERSION: Final = 1
SEED: Final = 20_260_000  # of the first task; each has its own


class Task(NamedTuple):
    """One bot among `opponents` of one kind."""

    name: str
    game: str
    rules: int
    edition: str
    seats: int
    opponents: str
    games: int
    seed: int


SET_UPS: Final = (
    ("babel", 2, "filosofia", (2,)),
    ("amun-re", 2, "2003", (3, 5)),
    ("cleopatra", 2, "2020", (2, 4)),
    ("sa-re", 2, "fr", (2, 4)),
)
# Opponents as the tasks call them, who they are, and how many games there are against them.
OPPONENTS: Final = (("greedy", "greedy", 240), ("normal", "normal-by-hand", 120))

TASKS: Final = tuple(
    Task(f"{game}-{seats}-{called}", game, rules, edition, seats, level, games, SEED + 10 * number + seats)
    for number, (game, rules, edition, counts) in enumerate(SET_UPS)
    for seats in counts
    for called, level, games in OPPONENTS
)


class TaskResult(NamedTuple):
    """How a bot did in one task."""

    task: Task
    games: int
    reward: float  # the mean
    spread: float  # half of its 95 % interval
    share: float  # of the victories
    failures: int

    @property
    def complete(self) -> bool:
        return self.games == self.task.games


class Report(NamedTuple):
    """What is to be reported: every task by its name, with what played it."""

    bot: str
    results: tuple[TaskResult, ...]

    @property
    def complete(self) -> bool:
        """Whether every task was played in full: only such figures can be compared."""
        return {one.task for one in self.results} == set(TASKS) and all(one.complete for one in self.results)

    @property
    def reward(self) -> float:
        """The mean over the tasks, each counting the same."""
        return sum(one.reward for one in self.results) / len(self.results)

    def document(self) -> dict[str, object]:
        return {
            "suite": VERSION,
            "mastaba": mastaba.__version__,
            "bot": self.bot,
            "complete": self.complete,
            "reward": self.reward,
            "tasks": [{**one.task._asdict(), **one._asdict(), "task": one.task.name} for one in self.results],
        }


def chosen_tasks(words: str | None = None) -> tuple[Task, ...]:
    """All tasks, or those that are named or begin so: `babel,sa-re-4`."""
    if words is None:
        return TASKS
    found: list[Task] = []
    for word in words.split(","):
        fitting = [task for task in TASKS if task.name == word or task.name.startswith(f"{word}-")]
        if not fitting:
            raise BadInput(f"there is no task {word!r:.60}; choose from {', '.join(task.name for task in TASKS)}")
        found += [task for task in fitting if task not in found]
    return tuple(found)


def run(
    bot: AnyBot,
    tasks: Sequence[Task] = TASKS,
    games: int | None = None,
    workers: int | None = None,
    limits: Limits = USUAL,
    told: Callable[[TaskResult], None] | None = None,
) -> Report:
    """Plays the tasks, or at most so many games of each; `told` hears of every one that is done."""
    for task in tasks:
        game = mastaba.load(task.game)
        if game.rules_version != task.rules:
            raise BadInput(f"suite {VERSION} is played by rules {task.rules} of {game.name}, not {game.rules_version}")
        named.check(bot, game)
    results = []
    for task in tasks:
        result = play(bot, task, task.games if games is None else min(games, task.games), workers, limits)
        results.append(result)
        if told is not None:
            told(result)
    return Report(named.label(bot), tuple(results))


def play(bot: AnyBot, task: Task, games: int, workers: int | None, limits: Limits) -> TaskResult:
    opponents = f"among={task.opponents}"  # a name of its own, also where the bot is of the same level
    pairing = Pairing(task.game, task.seats, task.edition, {}, None, bot, opponents, task.seed, limits)
    match = Match(pairing)
    rounds = -(-games // task.seats)
    for played in in_order(workers or os.cpu_count() or 1, partial(play_round, pairing), rounds):
        match.results.extend(played)
    rewards = list(rewards_in(match))
    mean = sum(rewards) / len(rewards)
    variance = sum((reward - mean) ** 2 for reward in rewards) / max(1, len(rewards) - 1)
    failed = sum(result.failure is not None for result in match.results)
    return TaskResult(task, match.games, mean, Z95 * math.sqrt(variance / len(rewards)), match.share, failed)


def rewards_in(match: Match) -> Iterator[float]:
    """What each round brought the single bot, over all its seats: games of a round share their luck."""
    seats = match.pairing.seats
    for first in range(0, match.games, seats):
        games = match.results[first : first + seats]
        earned = [
            mean_place(game.places[seat], game.places.count(game.places[seat]), seats)
            for seat, game in enumerate(games)
        ]
        yield sum(earned) / len(earned)
