"""The coach of a game in the terminal: each line once in a game, and again when the same table is shown again."""

from __future__ import annotations

from mastaba.kernel.coaching import Coach
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.lessons.coaching import Said, pick, spoken
from mastaba.texts import Texts


class TerminalCoach:
    def __init__(self, coach: Coach, texts: Texts) -> None:
        self.coach = coach
        self.texts = texts
        self.said: list[Said] = []
        self.last: tuple[int, str | None] = (-1, None)  # about which decision, by the moves before it, and what

    def about(self, moves: int, view: Document, decision: Decision) -> str | None:
        """What there is to say about a decision that comes after so many moves."""
        if self.last[0] != moves:
            found = pick(self.coach, view, decision, {one.key for one in self.said}, self.said)
            self.said += [] if found is None else [found]
            self.last = moves, None if found is None else spoken(self.texts, found.key, found.facts)
        return self.last[1]
