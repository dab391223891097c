"""A lesson being played: the learner moves, the others follow the script, and the coach says how things stand.

Whoever keeps it, a table or a terminal, says how a move is made, how the game is taken back and how far the learner is;
see `play`, `rewind` and `note`."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal, NamedTuple

from mastaba.kernel.notation import Move
from mastaba.kernel.record import Record
from mastaba.lessons import script
from mastaba.lessons.lesson import Lesson, Step
from mastaba.lessons.reach import Place, can_be_met

Standing = Literal["open", "solved", "aside", "lost"]


class NotNow(Exception):
    """What was asked for is not possible now."""


class Progress(NamedTuple):
    """How far the learner is."""

    begun: tuple[int, ...] = (0,)  # for each step so far, how many moves there were when it began
    passed: tuple[int, ...] = ()  # asides of this step that the learner went on from
    shown: bool = False  # whether Show me was used on this board
    done: bool = False


class Judgement(NamedTuple):
    """How things stand, and what the coach says; None where there is only the sentence for all lessons."""

    standing: Standing
    coach: str | None
    facts: dict[str, object]
    can_go_on: bool


class LessonRun:
    def __init__(self, lesson: Lesson, record: Record | None = None, progress: Progress | None = None) -> None:
        self.lesson = lesson
        self.record = record or Record(lesson.game, lesson.start.setup, lesson.start.copy())
        self.progress = progress or Progress()

    # ---------------------------------------------------------------------- what is kept
    def play(self, seat: int, move: Move) -> None:
        self.record.play(seat, move)

    def rewind(self, length: int) -> None:
        self.record = self.record.back_to(length)

    def note(self, progress: Progress) -> None:
        self.progress = progress

    # ---------------------------------------------------------------------- how things stand
    @property
    def step(self) -> Step:
        return self.lesson.steps[len(self.progress.begun) - 1]

    @property
    def made(self) -> list[tuple[int, Move]]:
        """The moves since the step began."""
        return self.record.log[self.progress.begun[-1] :]

    def is_solved(self) -> bool:
        return script.is_met(self.lesson, self.step, self.record.state)

    def judge(self) -> Generator[None, None, Judgement]:
        lesson, step, state, made = self.lesson, self.step, self.record.state, self.made
        solved = self.is_solved()
        asides = [aside for number, aside in enumerate(step.asides) if number not in self.progress.passed]
        aside = script.fitting(lesson, asides, state, made, False)
        final = aside is not None and aside.final
        within_reach = solved or (not final and (yield from self.is_within_reach()))
        if aside is None and not within_reach:
            aside = script.fitting(lesson, asides, state, made, True)
        spoken = step if aside is None else aside
        facts = script.facts_of(lesson, state, spoken.facts)
        if solved:
            return Judgement("solved", spoken.coach, facts, not self.progress.done)
        if not within_reach:
            return Judgement("lost", None if aside is None else aside.coach, facts, False)
        return Judgement("open" if aside is None else "aside", spoken.coach, facts, aside is not None)

    def is_within_reach(self) -> Generator[None, None, bool]:
        """At the start of a step it always is: the file was checked. Where nobody knows, nothing is lost."""
        if all(seat != self.lesson.seat for seat, _ in self.made):
            return True
        place = Place(self.record.state, tuple(self.record.log))
        return (yield from can_be_met(self.lesson, self.step, place)) is not False

    # ---------------------------------------------------------------------- what the learner does
    def begin(self) -> None:
        self.settle()

    def move(self, move: Move) -> None:
        """Any legal move is made; IllegalMove says why another is not. Who moves on has read what there was to read."""
        if self.progress.done:
            raise NotNow
        if self.is_solved():
            self.next_step()
            if self.progress.done:
                raise NotNow
        self.play(self.lesson.seat, move)
        self.settle()

    def settle(self) -> None:
        """The others and chance, until the learner decides again or the step is solved."""
        while not self.is_solved():
            decisions = self.lesson.game.decisions(self.record.state)
            play = script.reply(self.lesson, decisions, self.record.log)
            if play is None:
                return
            self.play(play.seat, play.move)

    def go_on(self) -> None:
        """After the goal to the next step; after an aside, anyway: `can_go_on` has said whether that makes sense."""
        if self.progress.done:
            raise NotNow
        if self.is_solved():
            self.next_step()
            return
        passed = self.progress.passed
        for number, aside in enumerate(self.step.asides):
            fits = script.fitting(self.lesson, [aside], self.record.state, self.made, False) is not None
            if fits and not aside.final and number not in passed:
                self.note(self.progress._replace(passed=(*passed, number)))
                return
        raise NotNow

    def next_step(self) -> None:
        """Tasks that another way has already solved are passed over."""
        steps, begun = self.lesson.steps, self.progress.begun
        while True:
            for play in steps[len(begun) - 1].then:
                made = script.follow_up(self.lesson, play, self.record.state)
                if made is not None:
                    self.play(made.seat, made.move)
            if len(begun) == len(steps):
                return self.note(self.progress._replace(begun=begun, passed=(), done=True))
            begun = (*begun, len(self.record.log))
            coming = steps[len(begun) - 1]
            if not coming.show or not script.is_met(self.lesson, coming, self.record.state):
                self.note(self.progress._replace(begun=begun, passed=()))
                return self.settle()

    def show(self) -> None:
        """The rest of the moves that are shown; from the start of the step if the learner went another way."""
        if self.is_solved():
            raise NotNow
        made, shown = self.made, [(play.seat, play.move) for play in self.step.show]
        if made != shown[: len(made)]:
            self.go_back(self.progress.begun)
            made = self.made
        self.note(self.progress._replace(shown=True))
        for seat, move in shown[len(made) :]:
            self.play(seat, move)

    def back(self) -> None:
        """To the start of the step before, or of the first one."""
        self.go_back(self.progress.begun[:-1] or self.progress.begun)

    def again(self) -> None:
        """To the start of this step."""
        self.go_back(self.progress.begun)

    def restart(self) -> None:
        self.note(Progress())
        self.go_back((0,))

    def undo(self) -> None:
        """The learner's last move, in whichever step, and all that came after it."""
        own = [number for number, (seat, _) in enumerate(self.record.log) if seat == self.lesson.seat]
        if not own:
            raise NotNow
        self.go_back_to(own[-1])

    def way_back(self) -> Generator[None, None, int]:
        """Where Take it back leads: to the last move of this step before which the goal could still be met."""
        first = self.progress.begun[-1]
        own = [first + number for number, (seat, _) in enumerate(self.made) if seat == self.lesson.seat]
        if not own:
            raise NotNow
        for length in own[:0:-1]:
            before = self.record.back_to(length)
            place = Place(before.state, tuple(before.log))
            if (yield from can_be_met(self.lesson, self.step, place)) is not False:
                return length
        return own[0]

    def take_back(self, length: int) -> None:
        """To before a move of the learner in this step."""
        if not self.progress.begun[-1] <= length < len(self.record.log):
            raise NotNow
        if self.record.log[length][0] != self.lesson.seat:
            raise NotNow
        self.go_back_to(length)

    def go_back_to(self, length: int) -> None:
        begun = tuple(each for each in self.progress.begun if each <= length)
        self.note(self.progress._replace(begun=begun, passed=(), done=False))
        if length < len(self.record.log):
            self.rewind(length)

    def go_back(self, begun: tuple[int, ...]) -> None:
        self.note(self.progress._replace(begun=begun, passed=(), done=False))
        if begun[-1] < len(self.record.log):
            self.rewind(begun[-1])
        self.settle()
