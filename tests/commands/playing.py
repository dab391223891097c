"""Plays in the terminal as a user would who has typed everything beforehand."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from random import Random

import pytest

from mastaba import Game, Move
from mastaba.bots import levels
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from tests.commands.running import Mastaba, Ran

RAW_KEY = re.compile(r"\b(?:event|reason|move|prompt|terminal|board|name|result|ending|command)-[A-Za-z0-9_]+")


class QuickBot:
    """A bot of the level that was asked for, but without a process of its own."""

    open_bots = 0

    def __init__(self, game: Game, level: str, seed: int) -> None:
        self.bot = levels.bot(game, level, seed)
        QuickBot.open_bots += 1

    def decide(self, view: Document, decision: Decision) -> Move:
        return self.bot.decide(view, decision)

    def close(self) -> None:
        QuickBot.open_bots -= 1


class CalmBot(QuickBot):
    """Ends its turns as soon as it can."""

    def decide(self, view: Document, decision: Decision) -> Move:
        return min(decision.options, key=lambda move: ("end", "build", "dep", "go", "drop").index(move.kind))


class Terminal:
    """`mastaba play babel` with lines that wait on stdin."""

    def __init__(self, run: Mastaba, monkeypatch: pytest.MonkeyPatch, bot: type[QuickBot] = CalmBot) -> None:
        self.run = run
        self.monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setattr("mastaba.bots.player.Player", bot)
        monkeypatch.setattr("mastaba.commands.play.program", lambda: ["mastaba"])  # wherever the tests are started

    def __call__(self, typed: Iterable[str], *words: object) -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        QuickBot.open_bots = 0
        ran = self.run("play", "babel", *words)
        assert QuickBot.open_bots == 0
        assert RAW_KEY.findall(ran.out) == []
        return ran

    def says(self, typed: Iterable[str], *words: object) -> str:
        """The output of a run in which nothing went wrong."""
        ran = self(typed, *words)
        assert (ran.code, ran.err) == (0, "")
        return ran.out


def numbers(seed: int, most: int = 12) -> list[str]:
    """Numbers enough for any game; those that name no option are refused on the way."""
    rng = Random(seed)
    return [str(rng.randint(1, most)) for _ in range(20_000)]


def squeezed(text: str) -> str:
    """Without line breaks: sentences may be wrapped anywhere."""
    return " ".join(text.split(None))
