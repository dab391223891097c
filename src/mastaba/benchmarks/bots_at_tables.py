"""Bots as a server has them, in its own worker processes: eight strong ones at once, a hint, a game analysed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import mastaba
from mastaba.analysis.running import analyse
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.kernel.agenda import CHANCE, State
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game
from mastaba.matches.simulation import Simulation
from mastaba.server.thinking.bot_pool import BotPool

TABLES = 8
WORKERS = 2
DECISIONS = 6  # that each table asks one after the other, so that all eight keep waiting
LONGEST_WAIT = Target("longest wait", 3.0, below=True)
HINT = 2.0
ANALYSIS = 20.0


class Table:
    """A game at which every decision is a strong bot's."""

    def __init__(self, number: int, game: Game, state: State) -> None:
        self.key = f"table{number}"
        self.game = game
        self.state = state.copy()
        self.rng = Rng(number)

    def next_choice(self) -> mastaba.Decision | None:
        """Chance and forced moves go by themselves."""
        while decisions := self.game.decisions(self.state):
            decision = decisions[0]
            if decision.seat != CHANCE and len(decision.options) > 1:
                return decision
            move = decision.options[0]
            if decision.seat == CHANCE:
                out, weights = self.game.buffer(), self.game.buffer()
                assert self.state.now is not None
                move = self.game.moves[self.state.now.draw(self.state, self.rng, out, weights)]
            self.game.play(self.state, decision.seat, move)
        return None

    async def play(self, pool: BotPool, decisions: int) -> list[float]:
        """How long each answer took."""
        waits = []
        for number in range(decisions):
            decision = self.next_choice()
            if decision is None:
                break
            view = self.game.view(self.state, decision.seat)
            key = f"{self.key}:{decision.seat}"
            seconds, move = await timed(pool.decide(key, self.game, "strong", number, view, decision))
            waits.append(seconds)
            self.game.play(self.state, decision.seat, self.game.parse(move))
        return waits


async def timed(work: Awaitable[str]) -> tuple[float, str]:
    began = time.perf_counter()
    found = await work
    return time.perf_counter() - began, found


async def warm(pool: BotPool, game: Game, state: State) -> None:
    """The workers' start is not measured."""
    await asyncio.gather(*(Table(-1 - k, game, state).play(pool, 1) for k in range(len(pool.workers) * 2)))


def measure_waits(positions: list[tuple[Game, State]]) -> Part:
    """Every game twice, all asked at once."""

    async def everybody() -> list[list[float]]:
        pool = BotPool(WORKERS)
        try:
            await warm(pool, *positions[0])
            tables = [Table(k, *positions[k % len(positions)]) for k in range(TABLES)]
            return await asyncio.gather(*(table.play(pool, DECISIONS) for table in tables))
        finally:
            pool.close()

    waits = [wait for waits in asyncio.run(everybody()) for wait in waits]
    return Part(
        "bots at eight tables",
        [Figure("wait", "s", waits), Figure("longest wait", "s", [max(waits)])],
        (LONGEST_WAIT,),
    )


def measure_hints(positions: list[tuple[Game, State]], rounds: int) -> Part:
    async def ask() -> list[Figure]:
        pool = BotPool(1)
        figures = []
        try:
            await warm(pool, *positions[0])
            for game, state in positions:
                decision = game.decisions(state)[0]
                view, times = game.view(state, decision.seat), []
                for seed in range(rounds):
                    began = time.perf_counter()
                    await pool.hint(f"{game.name}:{seed}", game, seed, view, decision)
                    times.append(time.perf_counter() - began)
                figures.append(Figure(game.name, "s", times))
        finally:
            pool.close()
        return figures

    return part_of("bots hint", asyncio.run(ask()), HINT)


def measure_analyses(seats: dict[str, int]) -> Part:
    """A game of greedy bots each, on two workers."""
    figures = []
    for name, count in seats.items():
        game = mastaba.load(name)
        simulation = Simulation(game, game.setup(count), ["greedy"] * count, 1)
        text = simulation.transcript(1, simulation.play(1, logged=True))
        began = time.perf_counter()
        analyse(text, workers=WORKERS)
        figures.append(Figure(name, "s", [time.perf_counter() - began]))
    return part_of("bots analysis", figures, ANALYSIS)


def part_of(name: str, figures: list[Figure], most: float) -> Part:
    return Part(name, figures, tuple(Target(figure.name, most, below=True) for figure in figures))
