"""One game at one terminal: people type, bots answer, chance deals."""

from __future__ import annotations

import shlex
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from mastaba.commands.output import printable
from mastaba.kernel.agenda import SPECTATOR, Event
from mastaba.kernel.chance import Dealer
from mastaba.kernel.documents import Document
from mastaba.kernel.notation import Move
from mastaba.kernel.protocol import Decision, IllegalMove
from mastaba.kernel.replay import Record
from mastaba.terminal import rulebook, saving
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.menu import meant, menu, nearest
from mastaba.terminal.screen import Screen
from mastaba.terminal.story import story
from mastaba.texts import Texts

LONGEST_QUOTE = 60
MUCH_NEWS = 4
SPARE_LINES = 4  # around the table, for the question and the answer
COMMANDS = ("why", "rule", "undo", "log", "save", "help", "quit")


class Bot(Protocol):
    """Sees a view and a decision, and nothing else."""

    def decide(self, view: Document, decision: Decision) -> Move: ...


class Session:
    """The conversation. Seats without a bot are people; between several of them the screen is handed over."""

    def __init__(
        self, record: Record, dealer: Dealer, bots: Mapping[int, Bot], texts: Texts, screen: Screen, go_on: str
    ) -> None:
        self.record = record
        self.game = record.game
        self.dealer = dealer
        self.bots = bots
        self.texts = texts
        self.screen = screen
        self.go_on = go_on  # the command that continues a saved game, but for the file
        self.draw = drawing_of(self.game.name)
        people = [seat for seat in range(record.setup.seats) if seat not in bots]
        self.viewer = people[0] if len(people) == 1 else SPECTATOR  # who looks at the screen
        self.history = heard_so_far(record)
        self.told = dict.fromkeys([*people, SPECTATOR], len(self.history))  # how much each person has read of it
        self.waiting = ""  # what was said last while a bot was thinking
        self.notice: list[str] = []  # to be said with the next news
        self.saved: tuple[Path, int] | None = None  # the last file, and the length of the log in it
        self.words = {fold(word): word for word in COMMANDS} | {
            fold(texts.say(f"command-{word}")): word for word in COMMANDS
        }

    # ---------------------------------------------------------------------- the course of the game
    def run(self) -> None:
        """Plays until the game is over or somebody leaves."""
        while True:
            self.record.deal(self.dealer, self.hear)
            decisions = self.game.decisions(self.record.state)
            if not decisions:
                return self.show_result()
            waiting = [decision for decision in decisions if decision.seat in self.bots]
            if waiting:
                self.let_bot_play(waiting[0])
            elif not self.let_person_play(decisions[0]):
                return None

    def hear(self, event: Event) -> None:
        self.history.append((len(self.record.log), event))

    def let_bot_play(self, decision: Decision) -> None:
        waiting = self.texts.waiting(decision)
        if self.screen.live and waiting != self.waiting:
            self.screen.say(waiting, "dim")
        self.waiting = waiting
        view = self.game.view(self.record.state, decision.seat)
        self.record.play(decision.seat, self.bots[decision.seat].decide(view, decision), self.hear)

    def let_person_play(self, decision: Decision) -> bool:
        """False if the person leaves."""
        self.waiting = ""
        if decision.seat != self.viewer and not self.hand_over(decision.seat):
            return False
        self.show(decision)
        while True:
            line = self.screen.read(self.texts.say("terminal-ask"))
            if line is None:
                self.screen.say(self.texts.say("terminal-input-ended"))
                return False
            if not line:
                self.show(decision)
                continue
            command, _, rest = line.partition(" ")
            word = self.words.get(fold(command))
            if word == "quit":
                self.leave()
                return False
            if word == "undo":
                if self.undo(decision.seat):
                    return True
            elif word is not None:
                self.obey(word, rest.strip(), decision)
            else:
                move = self.chosen(line, decision)
                if move is not None and self.play(decision.seat, move):
                    return True

    def hand_over(self, seat: int) -> bool:
        """Nobody may read another hand: the screen is emptied until the next person says so."""
        self.screen.clear(also_what_scrolled_by=True)
        self.screen.say(self.texts.say("terminal-hand-over", {"player": self.texts.players[seat]}))
        if self.screen.read() is None:
            self.screen.say(self.texts.say("terminal-input-ended"))
            return False
        self.viewer = seat
        return True

    # ---------------------------------------------------------------------- what is shown
    def show(self, decision: Decision) -> None:
        self.show_table(menu(decision.options, self.texts, self.screen))
        self.screen.say(self.texts.prompt(decision), "bold")

    def show_table(self, below: list[str]) -> None:
        """What this person has not read yet, the table, and what stands below it."""
        news = self.notice + self.lines_since(self.told[self.viewer])
        self.notice, self.told[self.viewer] = [], len(self.history)
        table = self.draw(self.game.view(self.record.state, self.viewer), self.texts, self.screen)
        self.screen.clear()
        if len(news) >= MUCH_NEWS and len(news) + len(table) + len(below) + SPARE_LINES > self.screen.height:
            self.write_all(news)
            self.screen.read(self.texts.say("terminal-more"))
            self.screen.clear()
        elif news:
            self.write_all([*news, ""])
        self.write_all([*table, "", *below])

    def lines_since(self, first: int) -> list[str]:
        events = [event for _, event in self.history[first:]]
        return [
            line
            for sentence in story(events, self.viewer, self.texts)
            for line in self.screen.wrapped(sentence, indent="  ")
        ]

    def write_all(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.write(line)

    def show_result(self) -> None:
        self.show_table([])
        ending = self.game.ended_by(self.record.state)
        if ending is not None:
            self.screen.say(self.texts.ending(ending))
        scores, winners = self.game.scores(self.record.state), self.game.winners(self.record.state)
        if len(winners) < len([score for score in scores if score == max(scores)]):
            self.screen.say(self.texts.say("tie-break"))
        for seat, score in enumerate(scores):
            self.screen.say(self.texts.say("result-score", {"player": self.texts.players[seat], "score": score}))
        self.screen.say(self.verdict(winners), "bold")

    def verdict(self, winners: tuple[int, ...]) -> str:
        names = [self.texts.players[seat] for seat in winners]
        if len(names) == 1:
            return self.texts.say("result-winner", {"player": names[0]})
        if len(names) == self.record.setup.seats:
            return self.texts.say("result-draw")
        return self.texts.say("result-shared", {"players": ", ".join(names)})

    # ---------------------------------------------------------------------- what was typed
    def chosen(self, line: str, decision: Decision) -> Move | None:
        """The move meant by a number or a notation; None, and a sentence, if there is none."""
        if line.isdecimal():
            number = int(line[:9])
            if 1 <= number <= len(decision.options):
                return decision.options[number - 1]
            facts: dict[str, object] = {"number": number, "most": len(decision.options)}
            self.screen.say(self.texts.say("terminal-no-such-number", facts))
            return None
        move = meant(line, self.game.moves)
        if move is None:
            commands = [self.texts.say(f"command-{word}") for word in COMMANDS]
            near = nearest(line, decision.options, commands)
            key = "terminal-unknown" if near is None else "terminal-unknown-near"
            self.screen.say(self.texts.say(key, {"text": printable(line)[:LONGEST_QUOTE], "near": near or ""}))
        return move

    def play(self, seat: int, move: Move) -> bool:
        try:
            self.record.play(seat, move, self.hear)
        except IllegalMove as refusal:
            self.explain(refusal)
            return False
        return True

    def explain(self, refusal: IllegalMove) -> None:
        sentence, paragraph = self.texts.reason(refusal)
        self.screen.say(sentence)
        facts: dict[str, object] = {"rule": paragraph.id, "title": paragraph.title}
        self.screen.say(self.texts.say("terminal-rule", facts), "dim")

    def obey(self, word: str, rest: str, decision: Decision) -> None:
        if word == "why":
            self.why(rest, decision)
        elif word == "rule":
            self.show_rule(rest)
        elif word == "log":
            self.show_log()
        elif word == "save":
            self.save(rest)
        else:
            self.show_help(decision)

    def why(self, rest: str, decision: Decision) -> None:
        if not rest:
            facts: dict[str, object] = {"move": str(decision.options[0])}
            self.screen.say(self.texts.say("terminal-why-what", facts))
            return
        move = self.chosen(rest, decision)
        if move is None:
            return
        refusal = self.game.explain(self.record.state, decision.seat, move)
        if refusal is None:
            self.screen.say(self.texts.say("terminal-why-possible", {"label": self.texts.move(move)}))
        else:
            self.explain(refusal)

    def show_rule(self, rest: str) -> None:
        if not rest:
            self.screen.say(self.texts.say("terminal-rule-list"))
            rulebook.print_list(self.texts, self.screen)
            return
        paragraph = rulebook.find(rest, self.texts)
        if paragraph is None:
            self.screen.say(self.texts.say("terminal-rule-unknown", {"rule": printable(rest)[:LONGEST_QUOTE]}))
        else:
            rulebook.print_paragraph(paragraph, self.screen)

    def show_log(self) -> None:
        self.write_all(self.lines_since(0))
        if not self.history:
            self.screen.say(self.texts.say("terminal-log-empty"))

    def show_help(self, decision: Decision) -> None:
        self.screen.say(self.texts.say("terminal-help", {"move": str(decision.options[0])}))
        usages = {
            f"{self.texts.say(f'command-{word}')} {self.texts.say(f'command-{word}.takes')}": word for word in COMMANDS
        }
        margin = max(len(usage) for usage in usages)
        for usage, word in usages.items():
            self.screen.write(f"  {usage:<{margin}}  {self.texts.say(f'command-{word}.about')}")

    def undo(self, seat: int) -> bool:
        """True if a move was taken back; its events are forgotten with it."""
        record = self.record
        point = record.undo_point(seat)
        if point is None:
            self.screen.say(self.texts.say("terminal-nothing-to-undo"))
            return False
        gone = len(record.log) - len(record.undoable) + point
        move = record.undo(seat)
        self.history = [(at - (at > gone), event) for at, event in self.history if at != gone]
        self.told = {reader: min(read, len(self.history)) for reader, read in self.told.items()}
        self.notice = self.screen.wrapped(self.texts.say("terminal-undone", {"label": self.texts.move(move)}))
        return True

    # ---------------------------------------------------------------------- keeping a game
    def save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else saving.free_name(self.game.name)
        if not path.suffix:
            path = path.with_name(f"{path.name}.mst")
        facts: dict[str, object] = {"file": str(path)}
        try:
            saving.write_new(path, self.record.transcript())
        except FileExistsError:
            self.screen.say(self.texts.say("terminal-save-exists", facts))
        except (OSError, ValueError) as error:
            problem = error.strerror if isinstance(error, OSError) else str(error)
            self.screen.say(self.texts.say("terminal-save-failed", {**facts, "problem": problem or str(error)}))
        else:
            self.saved = path, len(self.record.log)
            self.screen.say(self.texts.say("terminal-saved", facts))
            self.show_command(shlex.quote(str(path)))

    def leave(self) -> None:
        if self.saved is not None and self.saved[1] == len(self.record.log):
            self.screen.say(self.texts.say("terminal-quit-saved"))
            self.show_command(shlex.quote(str(self.saved[0])))
        else:
            self.screen.say(self.texts.say("terminal-quit-unsaved"))
            self.show_command(self.texts.say("terminal-file"))

    def show_command(self, file: str) -> None:
        """On a line of its own, to be copied."""
        self.screen.write(f"  {self.go_on} --load {file}")


def heard_so_far(record: Record) -> list[tuple[int, Event]]:
    """What a game that goes on has told, each event with the number of its move in the log."""
    history: list[tuple[int, Event]] = []
    if record.log:
        again = Record(record.game, record.setup)
        for seat, move in record.log:
            again.play(seat, move, lambda event: history.append((len(again.log), event)))
    return history


def fold(word: str) -> str:
    """Without capitals and accents."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
