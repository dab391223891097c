"""A bot that thinks in a process of its own: it never stops the table, and a compiled core is used as soon as it is
there."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import mastaba
from mastaba import core
from mastaba.bots import named
from mastaba.bots.bot import Bot, BotFailed
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game, Prompt
from mastaba.kernel.notation import Move

_bots: dict[tuple[str, str, int], Bot] = {}  # of this worker process


def answer(name: str, which: str, seed: int, view: Document, seat: int, prompt: Prompt, options: list[int]) -> int:
    """Runs in the worker: all it gets is a view and the legal moves."""
    game = mastaba.load(name)
    key = (name, which, seed)
    if key not in _bots:
        _bots[key] = named.bot(game, which, seed, clock=True)
    decision = Decision(seat, prompt, tuple(game.moves[move] for move in options))
    return _bots[key].decide(view, decision).id


def ignore_interrupt() -> None:
    """Ctrl-C is for the table; a worker ends when its pool does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Player:
    """A bot by its name, thinking in a worker process that starts with the first question."""

    def __init__(self, game: Game, which: str, seed: int) -> None:
        named.check(which, game)
        self.game = game
        self.which = which
        self.seed = seed
        self.pool: ProcessPoolExecutor | None = None
        self.compiled = False  # whether the running worker is

    def decide(self, view: Document, decision: Decision) -> Move:
        if self.pool is not None and not self.compiled and core.ready():
            self.close()  # the next worker will be compiled
        try:
            move = self.ask(view, decision)
        except BrokenProcessPool:  # the worker was killed: a new one knows as much as the old one did
            self.close()
            move = self.ask_again(view, decision)
        return self.game.moves[move]

    def ask_again(self, view: Document, decision: Decision) -> int:
        """A class of one's own that ends its process does so again."""
        try:
            return self.ask(view, decision)
        except BrokenProcessPool:
            if named.is_level(self.which):
                raise
            self.close()
            raise BotFailed(named.label(self.which), "ended its process") from None

    def ask(self, view: Document, decision: Decision) -> int:
        if self.pool is None:
            self.compiled = core.ready()
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), ignore_interrupt)
        options = [move.id for move in decision.options]
        question = (self.game.name, self.which, self.seed, view, decision.seat, decision.prompt, options)
        return self.pool.submit(answer, *question).result()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None
