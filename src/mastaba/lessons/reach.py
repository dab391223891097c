"""Whether a goal can still be met: a search over the learner's own moves; the others and chance follow the script."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator, Iterator
from typing import Final, NamedTuple

from mastaba.kernel.agenda import State
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move
from mastaba.lessons.lesson import Lesson, Step
from mastaba.lessons.script import is_met_in, left, reply

MOST: Final = 2_000  # positions that are looked at
MOST_KNOWN: Final = 2_000
KNOWN: dict[tuple[str, int, bytes], bool | None] = {}


class Place(NamedTuple):
    """A position, and the moves that led to it."""

    state: State
    log: tuple[tuple[int, Move], ...]


class Settled(NamedTuple):
    """A place where the learner decides, the goal holds, or nobody knows what to do."""

    place: Place
    saved: Document
    decisions: tuple[Decision, ...]
    met: bool


def can_be_met(lesson: Lesson, step: Step, place: Place, most: int = MOST) -> Generator[None, None, bool | None]:
    """None where there are too many positions to know. What was found is remembered: the same is asked again when a
    move is taken back."""
    written = json.dumps([lesson.game.save(place.state), len(left(lesson, place.log))])
    key = lesson.digest, step.number, hashlib.blake2b(written.encode(), digest_size=16).digest()
    if key not in KNOWN:
        KNOWN[key] = yield from search(lesson, step, place, most)
        while len(KNOWN) > MOST_KNOWN:
            KNOWN.pop(next(iter(KNOWN)), None)
    return KNOWN[key]


def search(lesson: Lesson, step: Step, place: Place, most: int) -> Generator[None, None, bool | None]:
    for looked, here in enumerate(places(lesson, step, place), 1):
        if here.met:
            return True
        if looked >= most:
            return None
        yield
    return False


def places(lesson: Lesson, step: Step, place: Place) -> Iterator[Settled]:
    """Every position that the learner can bring about, each once. Those along the moves that are shown come first, so
    that a learner on the way is seen to be there at once."""
    order = {play.move: number for number, play in enumerate(step.show)}
    seen: set[str] = set()
    waiting = [place]
    while waiting:
        here = settled(lesson, step, waiting.pop())
        key = json.dumps(here.saved)
        if key in seen:
            continue
        seen.add(key)
        yield here
        moves = options(lesson, here.decisions)
        for move in sorted(moves, key=lambda move: -order.get(move, len(order))):
            waiting.append(after(lesson, here.place, lesson.seat, move))


def settled(lesson: Lesson, step: Step, place: Place) -> Settled:
    while True:
        saved, decisions = lesson.game.save(place.state), lesson.game.decisions(place.state)
        met = is_met_in(step, saved)
        play = None if met else reply(lesson, decisions, place.log)
        if play is None:
            return Settled(place, saved, decisions, met)
        place = after(lesson, place, play.seat, play.move)


def after(lesson: Lesson, place: Place, seat: int, move: Move) -> Place:
    state = place.state.copy()
    lesson.game.play(state, seat, move)
    return Place(state, (*place.log, (seat, move)))


def options(lesson: Lesson, decisions: tuple[Decision, ...]) -> tuple[Move, ...]:
    """The learner's moves."""
    return next((each.options for each in decisions if each.seat == lesson.seat), ())
