"""What every bot is, how one fails, and what a program that plays may use."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move

MOST_SECONDS = 86_400.0
LEAST_MEMORY, MOST_MEMORY = 16, 1 << 20  # megabytes


@runtime_checkable
class Bot(Protocol):
    """It sees what its seat may see and the legal moves, and gives one of them back."""

    def decide(self, view: Document, decision: Decision) -> Move: ...


class BotFailed(Exception):
    """A bot from outside did not play: it crashed, was silent, or answered what is no move. It loses its game."""

    def __init__(self, bot: str, reason: str) -> None:
        super().__init__(bot, reason)
        self.bot = bot
        self.reason = reason  # what it did, as in: bot reason

    def __str__(self) -> str:
        return f"{self.bot} {self.reason}"


class Limits(NamedTuple):
    """For a program with a process of its own."""

    seconds: float = 30.0  # for a decision
    memory: int = 4096  # megabytes of address space, where the system can limit it

    def checked(self) -> Limits:
        if not 0.0 < self.seconds <= MOST_SECONDS:
            raise BadInput(f"a bot has more than 0 and at most {MOST_SECONDS:.0f} seconds, not {self.seconds}")
        if not LEAST_MEMORY <= self.memory <= MOST_MEMORY:
            raise BadInput(f"a bot has {LEAST_MEMORY} to {MOST_MEMORY} megabytes of memory, not {self.memory}")
        return self
