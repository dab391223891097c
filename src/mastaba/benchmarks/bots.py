"""The search: simulations per second in mid-game, played on at random to the end and as it is used; memory; waits."""

from __future__ import annotations

import resource
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import mastaba
from mastaba import core
from mastaba.benchmarks import bots_at_tables
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.bots import levels
from mastaba.bots.judge import Judge
from mastaba.bots.judges import shipped
from mastaba.bots.rollouts import QUIET, RANDOM
from mastaba.bots.search import Budget, Search
from mastaba.kernel.agenda import CHANCE, State, apply
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import fractions

SEATS = {"babel": 2, "amun-re": 4, "cleopatra": 3, "sa-re": 4}
JUDGED = Target("judged", 100_000)  # 10 microseconds each
TARGETS = {  # compiled, simulations per second
    "babel": (Target("random", 8000, aim=15000), Target("used", 60_000), JUDGED),
    "amun-re": (Target("random", 2000, aim=4000), Target("used", 30_000), JUDGED),
    "cleopatra": (Target("random", 2000, aim=4000), Target("used", 20_000), JUDGED),
    "sa-re": (Target("random", 4000, aim=8000), Target("used", 10_000), JUDGED),
}
MEMORY = 200.0  # megabytes of a process with a strong bot
POSITIONS = 5
HINTS = 5  # of each game
SLICE = 50  # simulations between looks at the clock


def measure(rounds: int, seconds: float) -> list[Part]:
    games = [mastaba.load(name) for name in SEATS]
    positions = [(game, middle(game, SEATS[game.name], 1)) for game in games]
    parts = [measure_game(game, rounds, seconds) for game in games]
    return [
        *parts,
        measure_memory(),
        bots_at_tables.measure_hints(positions, min(rounds, HINTS)),
        bots_at_tables.measure_waits(positions),
        bots_at_tables.measure_analyses(SEATS),
    ]


def measure_game(game: Game, rounds: int, seconds: float) -> Part:
    """Another position in every round: the median is over positions and over the load of the machine."""
    positions = [middle(game, SEATS[game.name], seed) for seed in range(POSITIONS)]
    figures = [
        Figure("random", "simulations/s", rates(game, positions, RANDOM, rounds, seconds)),
        Figure("used", "simulations/s", rates(game, positions, QUIET, rounds, seconds)),
    ]
    judge = shipped(game)
    if judge is not None:
        figures.append(Figure("judged", "positions/s", judgements(judge, positions, rounds, seconds)))
    return Part(f"bots {game.name}", figures, TARGETS[game.name] if core.compiled() else ())


def middle(game: Game, seats: int, seed: int) -> State:
    """A choice in the middle of a game between greedy bots."""
    bots = [levels.bot(game, "greedy", seed * seats + seat) for seat in range(seats)]
    state, rng, out, weights = game.start(seats), Rng(seed), game.buffer(), game.buffer()
    choices: list[State] = []
    while (step := state.now) is not None:
        if step.seat == CHANCE:
            apply(state, step.draw(state, rng, out, weights))
            continue
        decision = game.decisions(state)[0]
        if len(decision.options) > 1:
            choices.append(state.copy())
        game.play(state, decision.seat, bots[decision.seat].decide(game.view(state, decision.seat), decision))
    return choices[len(choices) // 2]


def judgements(judge: Judge, positions: list[State], rounds: int, seconds: float) -> list[float]:
    """Positions that the network judges in each second of processor time."""
    found: list[float] = []
    values = fractions(MOST_SEATS)
    for number in range(rounds):
        state = positions[number % len(positions)]
        judged = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            for _ in range(SLICE):
                judge.judge(state, values)
            judged += SLICE
        found.append(judged / spent)
    return found


def rates(game: Game, positions: list[State], how: int, rounds: int, seconds: float) -> list[float]:
    """Simulations for each second of processor time."""
    found: list[float] = []
    for number in range(rounds):
        state = positions[number % len(positions)]
        decision = game.decisions(state)[0]
        view = game.view(state, decision.seat)
        search = Search(game, Rng(number), how)
        simulations = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            simulations += SLICE
            search.think(view, decision, Budget(simulations))
        found.append(simulations / spent)
    return found


def measure_memory() -> Part:
    """The whole process, Python included, after a strong bot has thought about the middle of every game."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        megabytes = pool.submit(think_hard).result()
    return Part("bots memory", [Figure("strong", "MB", [megabytes])], (Target("strong", MEMORY, below=True),))


def think_hard() -> float:
    for name, seats in SEATS.items():
        game = mastaba.load(name)
        state = middle(game, seats, 1)
        decision = game.decisions(state)[0]
        levels.bot(game, "strong", 1, clock=True).decide(game.view(state, decision.seat), decision)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
