"""A finished or running game as the analysis walks through it: every position, and runs of moves of the same kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import mastaba
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.agenda import CHANCE, State
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move


class Run(NamedTuple):
    """Moves number `first` to `last`, from 1 on, of the same actors: chance, one seat, or seats that chose at once."""

    first: int
    last: int
    actors: tuple[int, ...]


class Walk:
    """`before[k]` is the position before move k + 1; the last one is where the game ended or stands."""

    def __init__(self, text: str, data: Mapping[str, object] | None = None) -> None:
        transcript = transcript_file.read(text, "the game")
        self.game: Game = mastaba.load(transcript.headers["Game"])
        record = records.begin(self.game, transcript, data)
        self.before: list[State] = [record.state.copy()]
        for line, move in records.moves(self.game, transcript):
            records.step(record, transcript, line, move)
            self.before.append(record.state.copy())
        self.setup = record.setup
        self.log: list[tuple[int, Move]] = record.log
        self.runs = runs_of(record)

    def decisions(self) -> list[int]:
        """The numbers of the moves in which a seat had a choice."""
        return [number for number, (seat, _) in enumerate(self.log, 1) if seat != CHANCE and self.choices(number) > 1]

    def choices(self, number: int) -> int:
        seat = self.log[number - 1][0]
        found = [d for d in self.game.decisions(self.before[number - 1]) if d.seat == seat]
        return len(found[0].options)


def runs_of(record: records.Record) -> list[Run]:
    """Choices that were sealed together are one run: their order means nothing."""
    runs: list[Run] = []
    blocks: list[int | None] = []
    for number, ((seat, _), block) in enumerate(zip(record.log, record.blocks, strict=True), 1):
        goes_on = bool(runs) and (block == blocks[-1] if block is not None else blocks[-1] is None)
        if goes_on and block is not None:
            actors = tuple(sorted({*runs[-1].actors, seat}))
            runs[-1] = Run(runs[-1].first, number, actors)
        elif goes_on and runs[-1].actors == (seat,):
            runs[-1] = Run(runs[-1].first, number, runs[-1].actors)
        else:
            runs.append(Run(number, number, (seat,)))
            blocks.append(block)
    return runs


_latest: list[tuple[str, Mapping[str, object] | None, Walk]] = []  # of this worker process


def walk_of(text: str, data: Mapping[str, object] | None) -> Walk:
    """Kept for the next question about the same game."""
    if not _latest or _latest[0][:2] != (text, data):
        _latest[:] = [(text, data, Walk(text, data))]
    return _latest[0][2]
