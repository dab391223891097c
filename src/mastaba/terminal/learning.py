"""A course in the terminal: the table, what the coach says, and whatever the learner types."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final, TypeVar

from mastaba.kernel.agenda import Event, IllegalMove
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move
from mastaba.lessons.courses import Chapter
from mastaba.lessons.lesson import Lesson
from mastaba.lessons.run import Judgement, LessonRun, NotNow
from mastaba.lessons.words import say
from mastaba.terminal.answers import Answers
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.menu import menu
from mastaba.terminal.screen import Screen
from mastaba.terminal.session import fold
from mastaba.terminal.story import story
from mastaba.texts import Texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

T = TypeVar("T")
LESSON_COMMANDS: Final = ("on", "show", "back", "again", "undo", "why", "rule", "help", "quit")


class TerminalRun(LessonRun):
    """A lesson of which the events are told."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.events: list[Event] = []

    def play(self, seat: int, move: Move) -> None:
        self.record.play(seat, move, self.events.append)

    def rewind(self, length: int) -> None:
        super().rewind(length)
        self.events.clear()  # what is taken back is not told


def found(search: Generator[None, None, T]) -> T:
    """The end of a search; nobody else waits for it here."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            result: T = end.value
            return result


class Learning:
    """The conversation; each lesson is for one person."""

    def __init__(self, texts: Texts, said: FluentBundle, screen: Screen) -> None:
        self.texts = texts
        self.said = said
        self.screen = screen
        self.answers = Answers(texts, screen)
        self.draw = drawing_of(texts.game.name)
        self.words = {fold(word): word for word in LESSON_COMMANDS} | {
            fold(texts.say(f"command-{word}")): word for word in LESSON_COMMANDS
        }

    def take(self, chapter: Chapter) -> bool:
        """All boards of a lesson; False if the learner leaves."""
        for board in chapter.boards:
            for seat in range(board.start.setup.seats):
                if seat != board.seat:
                    self.texts.players[seat] = board.name_of(seat)
            if not self.take_board(board, len(chapter.boards)):
                return False
        self.answers.say("terminal-lesson-finished", number=chapter.number, rules=", ".join(chapter.rules))
        return True

    def take_board(self, board: Lesson, boards: int) -> bool:
        run = TerminalRun(board)
        run.begin()
        key = "terminal-lesson" if boards == 1 else "terminal-lesson-board"
        facts = {"number": board.number, "title": say(self.said, board.title, {}), "board": board.board}
        heading = self.texts.say(key, {**facts, "boards": boards})
        while not run.progress.done:
            stands = found(run.judge())
            decision = None if stands.standing == "solved" else self.decision(run)
            self.show(run, stands, decision, heading)
            heading = ""
            if not self.listen(run, stands, decision):
                return False
        return True

    def decision(self, run: LessonRun) -> Decision | None:
        """What the learner is asked; nothing where the script has come to its end."""
        open_now = self.texts.game.decisions(run.record.state)
        return next((each for each in open_now if each.seat == run.lesson.seat), None)

    # ---------------------------------------------------------------------- what is shown
    def show(self, run: TerminalRun, stands: Judgement, decision: Decision | None, heading: str) -> None:
        lesson, screen = run.lesson, self.screen
        screen.clear()
        if heading:
            screen.say(heading, "bold")
            self.answers.say("terminal-lesson-task", task=say(self.said, lesson.task, {}))
            screen.write()
        news = story(run.events, lesson.seat, self.texts)
        run.events.clear()
        for sentence in news:
            screen.say(sentence)
        if news:
            screen.write()
        for line in self.draw(self.texts.game.view(run.record.state, lesson.seat), self.texts, screen):
            screen.write(line)
        screen.write()
        for line in [] if decision is None else menu(decision.options, self.texts, screen):
            screen.write(line)
        coach = self.texts.say("lesson-lost") if stands.coach is None else say(self.said, stands.coach, stands.facts)
        facts = {"step": run.step.number, "steps": len(lesson.steps), "coach": coach}
        screen.say(self.texts.say("terminal-lesson-coach", facts), "bold")

    def asked(self, run: LessonRun, stands: Judgement) -> str:
        if stands.standing == "solved":
            return self.texts.say("terminal-lesson-solved" if run.step.show else "terminal-lesson-read")
        if stands.standing == "aside":
            return self.texts.say("terminal-lesson-aside")
        return self.texts.say("terminal-lesson-lost" if stands.standing == "lost" else "terminal-ask")

    # ---------------------------------------------------------------------- what was typed
    def listen(self, run: TerminalRun, stands: Judgement, decision: Decision | None) -> bool:
        """Goes on until something has happened; False if the learner leaves."""
        while True:
            line = self.screen.read(self.asked(run, stands))
            if line is None:
                self.answers.say("terminal-lesson-ended")
                return False
            command, _, rest = line.partition(" ")
            word = self.words.get(fold(command))
            if word == "quit":
                self.answers.say("terminal-lesson-left", game=self.texts.game.name, number=run.lesson.number)
                return False
            if self.tried(run, stands, decision, word, line if word is None else rest.strip()):
                return True

    def tried(
        self, run: TerminalRun, stands: Judgement, decision: Decision | None, word: str | None, rest: str
    ) -> bool:
        """True if something has happened, or is to be shown again."""
        if word in ("rule", "why", "help"):
            self.explain(run, decision, word, rest)
            return False
        try:
            if word is None and rest:
                return self.move(run, decision, rest)
            self.act(run, stands, word)()
        except NotNow:
            self.answers.say("terminal-lesson-not-now")
            return False
        return True

    def act(self, run: TerminalRun, stands: Judgement, word: str | None) -> Callable[[], None]:
        """What a command does, or Enter alone: whatever comes next."""
        if word == "on" and not stands.can_go_on:
            raise NotNow
        if word == "on" or (word is None and stands.standing == "solved"):
            return run.go_on
        if word is None and stands.standing in ("aside", "lost"):
            return lambda: run.take_back(found(run.way_back()))
        acts = {"show": run.show, "back": run.back, "again": run.again, "undo": run.undo}
        return acts.get(word or "", lambda: None)

    def move(self, run: TerminalRun, decision: Decision | None, line: str) -> bool:
        if decision is None:
            raise NotNow
        move = self.answers.chosen(line, decision)
        if move is None:
            return False
        try:
            run.move(move)
        except IllegalMove as refusal:
            self.answers.refuse(refusal)
            return False
        return True

    def explain(self, run: TerminalRun, decision: Decision | None, word: str, rest: str) -> None:
        if word == "rule":
            self.answers.rule(rest)
        elif word == "why" and decision is not None:
            self.answers.why(rest, run.record.state, decision)
        elif word == "why":
            self.answers.say("terminal-lesson-not-now")
        else:
            self.help(decision)

    def help(self, decision: Decision | None) -> None:
        if decision is not None:
            self.answers.say("terminal-help", move=str(decision.options[0]))
        usages = {word: f"{self.texts.say(f'command-{word}')} {self.answers.takes(word)}" for word in LESSON_COMMANDS}
        margin = max(len(usage) for usage in usages.values())
        for word, usage in usages.items():
            about = f"command-{word}.lesson"
            said = self.texts.say(about if self.texts.has(about) else f"command-{word}.about")
            self.screen.write(f"  {usage:<{margin}}  {said}")
