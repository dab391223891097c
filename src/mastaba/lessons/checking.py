"""What is refused before anybody learns from it: moves, goals, fields and texts that are not as the rules have them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final, NamedTuple, cast

from mastaba.kernel.agenda import IllegalMove, State
from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput
from mastaba.lessons.lesson import Fields, Lesson, Step
from mastaba.lessons.reach import Place, Settled, after, can_be_met, options, places
from mastaba.lessons.run import LessonRun
from mastaba.lessons.script import all_hold, fitting, is_meant, is_met
from mastaba.lessons.words import check_words
from mastaba.written_positions import Play, look_up

MOST_PLACES: Final = 4_000  # in which an aside is looked for


def check(lesson: Lesson, catalogues: Mapping[str, str]) -> None:
    """BadInput names the file, the step and what is wrong with it."""
    try:
        check_words(lesson, catalogues)
    except BadInput as error:
        raise BadInput(f"{lesson.name}: {error}") from None
    state, run = lesson.start.copy(), LessonRun(lesson)
    run.begin()
    for step in lesson.steps:
        try:
            check_refusals(lesson, step, state)
            check_awaited(lesson, step, run)
            check_final(lesson, step, run)
            check_show(lesson, step, state, run)
            for play in step.then:
                played(lesson, state, play, "then")
            run.go_on()
        except BadInput as error:
            raise BadInput(f"{lesson.name}, step {step.number}: {error}") from None


def played(lesson: Lesson, state: State, play: Play, where: str) -> None:
    try:
        lesson.game.play(state, play.seat, play.move)
    except IllegalMove as refusal:
        raise BadInput(f"{where}: {play} is refused by {refusal.rule} ({refusal.reason})") from None


def check_refusals(lesson: Lesson, step: Step, state: State) -> None:
    for play, rule in step.refusals:
        found = lesson.game.explain(state, play.seat, play.move)
        if found is None:
            raise BadInput(f"refuse: {play} is possible, expected to be refused by {rule}")
        if found.rule != rule:
            raise BadInput(f"refuse: {play} is refused by {found.rule} ({found.reason}), expected {rule}")


def check_show(lesson: Lesson, step: Step, state: State, run: LessonRun) -> None:
    """The moves that are shown reach the goal, with the last of them and not before, in the order of a table."""
    for play in step.show:
        if is_met(lesson, step, state):
            raise BadInput(f"the goal is met before {play} is shown")
        played(lesson, state, play, "show")
    if not is_met(lesson, step, state):
        raise BadInput("the moves that are shown do not reach the goal")
    shown = [(play.seat, play.move) for play in step.show]
    if (aside := fitting(lesson, step.asides, state, shown, False)) is not None:
        raise BadInput(f"the aside {aside.coach} also fits the moves that are shown")
    for play in step.show:
        if play.seat == lesson.seat:
            run.move(play.move)
    made = [Play(seat, move) for seat, move in run.made]
    if made != list(step.show):
        raise BadInput(f"show is played in another order at a table: {', '.join(map(str, made))}")


class Awaited(NamedTuple):
    """Something that must happen somewhere in a step: a move that can be made, fields that hold, a field
    that there is, a move of somebody else that can be made."""

    move: str = ""
    fields: Fields = ()
    path: str = ""
    play: Play | None = None

    def happens(self, lesson: Lesson, here: Settled) -> bool:
        if self.move:
            return any(is_meant(self.move, move.text) for move in options(lesson, here.decisions))
        if self.play is not None:
            return any(self.play.seat == each.seat and self.play.move in each.options for each in here.decisions)
        return all_hold(here.saved, self.fields) and (not self.path or has(here.saved, self.path))

    def complaint(self) -> str:
        if self.move:
            return f"aside: no legal move of this step is or begins with {self.move!r:.60}"
        if self.play is not None:
            return f"also: {self.play} is not possible in any position of this step"
        if self.path:
            return f"no position of this step has a field {self.path!r:.100}"
        return f"aside: no legal moves of this step lead to {dict(self.fields)}"


def has(saved: Document, path: str) -> bool:
    try:
        look_up(saved, path)
    except BadInput:
        return False
    return True


def awaited(step: Step) -> list[Awaited]:
    asides = step.asides
    found = [Awaited(play=play) for play in step.also]
    found += [Awaited(move=move) for aside in asides for move in aside.moves]
    found += [Awaited(path=path) for goal in step.goals for path, _ in goal]
    found += [Awaited(path=path) for aside in step.asides for path, _ in aside.fields]
    spoken = [step.facts, *(aside.facts for aside in step.asides)]
    found += [Awaited(path=value) for facts in spoken for _, value in facts if isinstance(value, str)]
    return found + [Awaited(fields=aside.fields) for aside in asides if aside.fields]


def check_awaited(lesson: Lesson, step: Step, run: LessonRun) -> None:
    """Every field is one of the game's, and everything that an aside waits for can happen."""
    unseen = awaited(step)
    begun = Place(run.record.state, tuple(run.record.log))
    for here in islice(places(lesson, step, begun), MOST_PLACES):
        unseen = [each for each in unseen if not each.happens(lesson, here)]
        if not unseen:
            return
    for each in unseen:
        raise BadInput(each.complaint())


def check_final(lesson: Lesson, step: Step, run: LessonRun) -> None:
    """After a final aside the goal is out of reach, as far as a search can see."""
    here = Place(run.record.state, tuple(run.record.log))
    for aside in step.asides:
        for move in options(lesson, lesson.game.decisions(here.state)) if aside.final else ():
            there = after(lesson, here, lesson.seat, move)
            if fitting(lesson, [aside], there.state, [(lesson.seat, move)], False) and at_once(lesson, step, there):
                raise BadInput(f"aside: after {move} the goal can still be met, so {aside.coach} is not final")


def at_once(lesson: Lesson, step: Step, place: Place) -> bool | None:
    search = can_be_met(lesson, step, place)
    while True:
        try:
            next(search)
        except StopIteration as end:
            return cast("bool | None", end.value)
