"""Puzzles in the terminal: the table, what is asked, and whatever the solver types. Judged when the unit is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mastaba.kernel.agenda import Event, IllegalMove
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move
from mastaba.puzzles.judging import Verdict
from mastaba.puzzles.puzzle import Puzzle
from mastaba.puzzles.run import PuzzleRun
from mastaba.puzzles.words import PuzzleTexts
from mastaba.terminal.answers import Answers
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.menu import menu
from mastaba.terminal.screen import Screen
from mastaba.terminal.session import fold
from mastaba.terminal.story import story

PUZZLE_COMMANDS: Final = ("hint", "show", "undo", "again", "next", "why", "rule", "help", "quit")

JUDGED: Final = {
    "solved": "terminal-puzzle-solved",
    "near": "terminal-puzzle-near",
    "missed": "terminal-puzzle-missed",
    "goal missed": "terminal-puzzle-goal-missed",
}


class TerminalPuzzle(PuzzleRun):
    """A puzzle of which the events are told."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle)
        self.events: list[Event] = []
        self.done = False  # solved, or the plan was shown

    def play(self, seat: int, move: Move) -> None:
        self.record.play(seat, move, self.events.append)

    def rewind(self, length: int) -> None:
        super().rewind(length)
        self.events.clear()  # what is taken back is not told


class Solving:
    """The conversation about puzzles of one game."""

    def __init__(self, texts: PuzzleTexts, screen: Screen) -> None:
        self.texts = texts
        self.screen = screen
        self.answers = Answers(texts, screen)
        self.draw = drawing_of(texts.game.name)
        self.words = {fold(word): word for word in PUZZLE_COMMANDS} | {
            fold(texts.say(f"command-{word}")): word for word in PUZZLE_COMMANDS
        }

    def solve_all(self, puzzles: Iterator[Puzzle]) -> None:
        """One after the other, until the solver leaves."""
        for puzzle in puzzles:
            if not self.solve(puzzle):
                return
        self.answers.say("terminal-puzzle-none-left")

    def solve(self, puzzle: Puzzle) -> bool:
        """False if the solver leaves."""
        run = TerminalPuzzle(puzzle)
        heading = self.texts.say("terminal-puzzle", {"id": puzzle.id, "rating": str(puzzle.rating)})
        while True:
            verdict = run.verdict()
            self.show(run, verdict, heading)
            heading = ""
            word = self.listen(run, verdict)
            if word in ("quit", "next"):
                return word == "next"

    # ---------------------------------------------------------------------- what is shown
    def show(self, run: TerminalPuzzle, verdict: Verdict | None, heading: str) -> None:
        puzzle, screen = run.puzzle, self.screen
        screen.clear()
        if heading:
            screen.say(heading, "bold")
            screen.write()
        news = story(run.events, puzzle.seat, self.texts)
        run.events.clear()
        for sentence in news:
            screen.say(sentence)
        if news:
            screen.write()
        for line in self.draw(self.texts.game.view(run.record.state, puzzle.seat), self.texts, screen):
            screen.write(line)
        screen.write()
        if verdict is not None:
            return self.judge(run, verdict)
        for line in menu(self.decision(run).options, self.texts, screen):
            screen.write(line)
        asked = puzzle.asked()
        return screen.say(self.texts.say(asked.key, asked.facts), "bold")

    def judge(self, run: TerminalPuzzle, verdict: Verdict) -> None:
        standing = "goal missed" if run.puzzle.kind.goal and verdict.standing == "missed" else verdict.standing
        if not run.done:
            facts = {"value": verdict.value, "best": verdict.best}
            self.screen.say(self.texts.say(JUDGED[standing], facts), "bold")
        if verdict.standing == "solved":
            run.done = True
            self.explain(run.puzzle)

    def explain(self, puzzle: Puzzle) -> None:
        """Why it is best, the plans side by side, themes and rules."""
        why = puzzle.explanation()
        self.screen.say(self.texts.say(why.key, why.facts))
        if not puzzle.kind.goal:
            for plan in puzzle.plans:
                self.answers.say("terminal-puzzle-plan", value=plan.value, moves=spelled(plan.moves))
        themes = ", ".join(self.texts.say(f"theme-{theme}") for theme in puzzle.themes)
        self.answers.say("terminal-puzzle-themes", themes=themes, rules=", ".join(puzzle.rules))

    def decision(self, run: TerminalPuzzle) -> Decision:
        return next(each for each in self.texts.game.decisions(run.record.state) if each.seat == run.puzzle.seat)

    # ---------------------------------------------------------------------- what was typed
    def listen(self, run: TerminalPuzzle, verdict: Verdict | None) -> str:
        """Goes on until something has happened; `quit` and `next` end this puzzle."""
        asked = "terminal-ask" if verdict is None else "terminal-puzzle-next" if run.done else "terminal-puzzle-again"
        while True:
            line = self.screen.read(self.texts.say(asked))
            if line is None:
                self.answers.say("terminal-puzzle-ended")
                return "quit"
            command, _, rest = line.partition(" ")
            word = self.words.get(fold(command))
            if word == "quit":
                self.answers.say("terminal-puzzle-left", id=run.puzzle.id)
            if word in ("quit", "next"):
                return word
            if not line and verdict is not None and run.done:
                return "next"
            if self.tried(run, verdict, word, line if word is None else rest.strip()):
                return "again"

    def tried(self, run: TerminalPuzzle, verdict: Verdict | None, word: str | None, rest: str) -> bool:
        """True if the table is to be shown again."""
        if word in ("hint", "rule", "help", "why"):
            self.tell(run, verdict, word, rest)
            return False
        try:
            if word is None and rest:
                return self.move(run, verdict, rest)
            if word == "show":
                self.give_up(run)
            elif word == "undo":
                run.undo()
            elif word == "again" or verdict is not None:
                run.again()
        except BadInput:
            self.answers.say("terminal-puzzle-not-now")
            return False
        return True

    def move(self, run: TerminalPuzzle, verdict: Verdict | None, line: str) -> bool:
        if verdict is not None:
            raise BadInput("the unit is over")
        move = self.answers.chosen(line, self.decision(run))
        if move is None:
            return False
        try:
            run.move(move)
        except IllegalMove as refusal:
            self.answers.refuse(refusal)
            return False
        return True

    def give_up(self, run: TerminalPuzzle) -> None:
        run.again()
        run.done = True
        self.answers.say("terminal-puzzle-shown", moves=spelled(run.puzzle.best.moves))
        for move in run.puzzle.best.moves:
            run.move(move)

    def tell(self, run: TerminalPuzzle, verdict: Verdict | None, word: str, rest: str) -> None:
        if word == "rule":
            self.answers.rule(rest)
        elif word == "hint":
            hint = run.puzzle.hint()
            self.screen.say(self.texts.say(hint.key, hint.facts))
        elif word == "help":
            self.help(run, verdict)
        elif verdict is None:
            self.answers.why(rest, run.record.state, self.decision(run))
        else:
            self.answers.say("terminal-puzzle-not-now")

    def help(self, run: TerminalPuzzle, verdict: Verdict | None) -> None:
        if verdict is None:
            self.answers.say("terminal-help", move=str(self.decision(run).options[0]))
        usages = {word: f"{self.texts.say(f'command-{word}')} {self.answers.takes(word)}" for word in PUZZLE_COMMANDS}
        margin = max(len(usage) for usage in usages.values())
        for word, usage in usages.items():
            about = f"command-{word}.puzzle"
            said = self.texts.say(about if self.texts.has(about) else f"command-{word}.about")
            self.screen.write(f"  {usage:<{margin}}  {said}")


def spelled(moves: tuple[Move, ...]) -> str:
    return ", ".join(move.text for move in moves)
