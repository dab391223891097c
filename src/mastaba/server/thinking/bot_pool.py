"""Bots and hints for all tables, computed in a few worker processes that start with the first question.

A table keeps its worker, which keeps the search tree of the turn. The more questions wait, the less time each gets, so
that no table waits long."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

import mastaba
from mastaba import core
from mastaba.analysis import hints
from mastaba.bots import levels
from mastaba.bots.bot import Bot
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game, Prompt

T = TypeVar("T")
MOST_REMEMBERED = 16  # bots whose search trees a worker keeps
MOST_ASSIGNED = 5000  # tables whose worker is remembered
FAIR_GAP = 2  # a table changes to another worker if so many more wait at its own


def bot_seed(seed: str, seat: int, moves: int) -> int:
    """From the table's secret seed and the number of moves alone, so that nobody can influence a bot's luck."""
    digest = hmac.digest(seed.encode(), f"bot:{seat}:{moves}".encode(), hashlib.sha256)
    return int.from_bytes(digest[:7], "big")


class Question:
    """What a worker is asked; a bot gets of it a view and the legal moves alone."""

    def __init__(self, key: str, game: Game, level: str, seed: int, view: Document, decision: Decision) -> None:
        self.key = key  # of the table and the seat
        self.game = game.name
        self.level = level
        self.seed = seed
        self.view = view
        self.seat = decision.seat
        self.options = [move.id for move in decision.options]
        self.share = 1.0  # of the usual time

    def decision(self) -> Decision:
        moves = mastaba.load(self.game).moves
        return Decision(self.seat, Prompt("", {}), tuple(moves[move] for move in self.options))


_remembered: dict[tuple[str, str, str], Bot] = {}  # of this worker, the latest last


def think(question: Question) -> int:
    """Runs in the worker."""
    game = mastaba.load(question.game)
    key = (question.key, question.game, question.level)
    bot = _remembered.pop(key, None)
    if isinstance(bot, levels.SearchBot):
        bot.go_on(question.seed)
    else:
        bot = levels.bot(game, question.level, question.seed, clock=True)
    if isinstance(bot, levels.SearchBot):
        _remembered[key] = bot
        bot.share = question.share
        if len(_remembered) > MOST_REMEMBERED:
            del _remembered[next(iter(_remembered))]
    return bot.decide(question.view, question.decision()).id


def give_hint(question: Question) -> hints.Hint:
    """Runs in the worker."""
    game = mastaba.load(question.game)
    return hints.hint(game, question.view, question.decision(), question.seed, share=question.share)


def end_with_the_server() -> None:
    """Runs in the worker: it ends by itself if the server was killed."""
    server = parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


class Worker:
    """One process, and how many questions wait for it."""

    def __init__(self) -> None:
        self.process: ProcessPoolExecutor | None = None
        self.compiled = False  # whether the running process is
        self.waiting = 0

    async def ask(self, work: Callable[[Question], T], question: Question) -> T:
        if self.process is not None and not self.compiled and core.ready():
            self.close()  # the next process will be compiled
        if self.process is None:
            self.compiled = core.ready()
            self.process = ProcessPoolExecutor(1, get_context("spawn"), end_with_the_server)
        return await asyncio.get_running_loop().run_in_executor(self.process, work, question)

    def close(self) -> None:
        if self.process is not None:
            self.process.shutdown(wait=False, cancel_futures=True)
            self.process = None


class BotPool:
    """A few workers for everybody."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.assigned: dict[str, Worker] = {}

    async def decide(self, key: str, game: Game, level: str, seed: int, view: Document, decision: Decision) -> str:
        """The text of the move a bot of this level plays; `key` names its table and seat."""
        return str(game.moves[await self.ask(think, Question(key, game, level, seed, view, decision))])

    async def hint(self, key: str, game: Game, seed: int, view: Document, decision: Decision) -> hints.Hint:
        """What the master bot would do, and why."""
        return await self.ask(give_hint, Question(key, game, "strong", seed, view, decision))

    async def ask(self, work: Callable[[Question], T], question: Question) -> T:
        worker = self.worker_for(question.key)
        worker.waiting += 1
        question.share = min(1.0, len(self.workers) / sum(one.waiting for one in self.workers))
        try:
            return await worker.ask(work, question)
        except BrokenProcessPool:  # a worker was killed: a new one starts the search again
            worker.close()
            return await worker.ask(work, question)
        finally:
            worker.waiting -= 1

    def worker_for(self, key: str) -> Worker:
        """The worker that knows the table, unless others are much less busy."""
        idlest = min(self.workers, key=lambda worker: worker.waiting)
        own = self.assigned.pop(key, None)
        if own is None or own.waiting >= idlest.waiting + FAIR_GAP:
            own = idlest
        self.assigned[key] = own
        if len(self.assigned) > MOST_ASSIGNED:
            del self.assigned[next(iter(self.assigned))]
        return own

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
