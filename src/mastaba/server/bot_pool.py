"""Bots for all tables, thinking in a few worker processes that start with the first question."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

import mastaba
from mastaba import core
from mastaba.bots import levels
from mastaba.kernel.documents import Document
from mastaba.kernel.protocol import Decision, Game, Prompt


def bot_seed(seed: str, seat: int, moves: int) -> int:
    """Follows from the table's seed and the length of the line alone: after a crash a bot decides as it would have."""
    digest = hmac.digest(seed.encode(), f"bot:{seat}:{moves}".encode(), hashlib.sha256)
    return int.from_bytes(digest[:7], "big")


def think(name: str, level: str, seed: int, view: Document, seat: int, options: list[int]) -> int:
    """Runs in the worker: all a bot gets is a view and the legal moves."""
    game = mastaba.load(name)
    decision = Decision(seat, Prompt("", {}), tuple(game.moves[move] for move in options))
    return levels.bot(game, level, seed).decide(view, decision).id


def end_with_the_server() -> None:
    """Runs in the worker: where the server was killed, nobody else would end it."""
    server = parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


class BotPool:
    """A few workers for everybody."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.compiled = False  # whether the running workers are

    async def decide(self, game: Game, level: str, seed: int, view: Document, decision: Decision) -> str:
        """The text of the move a bot of this level plays."""
        options = [move.id for move in decision.options]
        question = (game.name, level, seed, view, decision.seat, options)
        try:
            move = await self.ask(question)
        except BrokenProcessPool:  # a worker was killed: a new one knows as much as the old one did
            self.close()
            move = await self.ask(question)
        return str(game.moves[move])

    async def ask(self, question: tuple[Any, ...]) -> int:
        if self.pool is not None and not self.compiled and core.ready():
            self.close()  # the next workers will be compiled
        if self.pool is None:
            self.compiled = core.ready()
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), end_with_the_server)
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, *question)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
