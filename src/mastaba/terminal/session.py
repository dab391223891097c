"""One game at one terminal: people type, bots answer, chance deals."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from mastaba.bots.bot import BotFailed
from mastaba.kernel.agenda import SPECTATOR, Event, IllegalMove
from mastaba.kernel.chance import Dealer
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move
from mastaba.kernel.record import Record
from mastaba.terminal.answers import COMMANDS, Answers
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.coaching import TerminalCoach
from mastaba.terminal.menu import menu
from mastaba.terminal.saving import SavedGames
from mastaba.terminal.screen import Screen
from mastaba.terminal.story import story
from mastaba.terminal.verdict import verdict
from mastaba.texts import Texts

if TYPE_CHECKING:  # bots bring processes with them, which only their levels need
    from mastaba.bots.bot import Bot

MUCH_NEWS = 4
SPARE_LINES = 4  # around the table, for the question and the answer


class Session:
    """The conversation. Seats without a bot are people; between several of them the screen is handed over."""

    def __init__(
        self, record: Record, dealer: Dealer, bots: Mapping[int, Bot], texts: Texts, screen: Screen, command: str
    ) -> None:
        self.record = record
        self.game = record.game
        self.dealer = dealer
        self.bots = dict(bots)
        self.stand_in: Callable[[int], Bot] | None = None  # makes the bot that plays on for one that failed
        self.texts = texts
        self.screen = screen
        self.answers = Answers(texts, screen)
        self.saved_games = SavedGames(self.answers, command)
        self.draw = drawing_of(self.game.name)
        people = [seat for seat in range(record.setup.seats) if seat not in bots]
        self.shared = len(people) > 1  # the screen, by several people
        self.viewer = people[0] if len(people) == 1 else SPECTATOR  # who looks at the screen
        self.history = heard_so_far(record)
        self.told = dict.fromkeys([*people, SPECTATOR], len(self.history))  # how much of it each person has read
        self.notice: list[str] = []  # shown with the next table
        self.waiting = ""  # what was said last while a bot was thinking
        self.coach: TerminalCoach | None = None  # of a first game
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
        try:
            move = self.bots[decision.seat].decide(view, decision)
        except BotFailed:
            if self.stand_in is None:
                raise
            self.bots[decision.seat] = self.stand_in(decision.seat)
            # What it did stays untold: an illegal move could name a card of its hand.
            said = self.texts.say("terminal-bot-failed", {"player": self.texts.players[decision.seat]})
            self.notice += self.screen.wrapped(said)
            return
        self.record.play(decision.seat, move, self.hear)

    def let_person_play(self, decision: Decision) -> bool:
        """Goes on until a move was made or taken back; False if the person leaves."""
        self.waiting = ""
        if decision.seat != self.viewer and not self.hand_over(decision.seat):
            return False
        self.show(decision)
        while True:
            line = self.screen.read(self.texts.say("terminal-ask"))
            if line is None:
                self.answers.say("terminal-input-ended")
                return False
            command, _, rest = line.partition(" ")
            word = self.words.get(fold(command))
            if word == "quit":
                self.saved_games.leave(self.record)
                return False
            if self.try_move(line, decision) if word is None else self.obey(word, rest.strip(), decision):
                return True

    def hand_over(self, seat: int) -> bool:
        """Nobody may read another hand: the screen is emptied until the next person says so."""
        self.screen.clear(also_what_scrolled_by=True)
        self.screen.forget_typed()
        self.answers.say("terminal-hand-over", player=self.texts.players[seat])
        if self.screen.read() is None:
            self.answers.say("terminal-input-ended")
            return False
        self.viewer = seat
        return True

    # ---------------------------------------------------------------------- what was typed
    def try_move(self, line: str, decision: Decision) -> bool:
        """True if it was a move that could be played; Enter alone shows the table again."""
        if not line:
            self.show(decision)
            return False
        move = self.answers.chosen(line, decision)
        return move is not None and self.play(decision.seat, move)

    def play(self, seat: int, move: Move) -> bool:
        try:
            self.record.play(seat, move, self.hear)
        except IllegalMove as refusal:
            self.answers.refuse(refusal)
            return False
        return True

    def obey(self, word: str, rest: str, decision: Decision) -> bool:
        """True if the position is another one now."""
        if word == "undo":
            return self.undo(decision.seat)
        if word == "why":
            self.answers.why(rest, self.record.state, decision)
        elif word == "hint":
            view = self.game.view(self.record.state, decision.seat)
            self.answers.hint(view, decision, seed=len(self.record.log))
        elif word == "rule":
            self.answers.rule(rest)
        elif word == "log":
            self.show_log()
        elif word == "save":
            self.saved_games.save(self.record, rest)
        else:
            self.answers.help(decision)
        return False

    def undo(self, seat: int) -> bool:
        """True if a move was taken back; its events are forgotten with it."""
        record = self.record
        point = record.undo_point(seat)
        if point is None:
            self.answers.say("terminal-nothing-to-undo")
            return False
        gone = len(record.log) - len(record.undoable) + point
        move = record.undo(seat)
        forgotten = [k for k, (at, _) in enumerate(self.history) if at == gone]
        self.told = {reader: read - sum(k < read for k in forgotten) for reader, read in self.told.items()}
        self.history = [(at - (at > gone), event) for at, event in self.history if at != gone]
        self.notice = self.screen.wrapped(self.texts.say("terminal-undone", {"label": self.texts.move(move)}))
        return True

    # ---------------------------------------------------------------------- what is shown
    def show(self, decision: Decision) -> None:
        self.show_table(menu(decision.options, self.texts, self.screen))
        if self.coach is not None:
            view = self.game.view(self.record.state, decision.seat)
            line = self.coach.about(len(self.record.log), view, decision)
            if line is not None:
                self.screen.say(self.texts.say("terminal-coach", {"line": line}))
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

    def show_log(self) -> None:
        self.write_all(self.lines_since(0))
        if not self.history:
            self.answers.say("terminal-log-empty")

    def show_result(self) -> None:
        if self.shared:
            self.let_all_see()
        self.show_table([])
        scores = self.game.scores(self.record.state)
        for seat, score in enumerate(scores):
            out = score < 0 and self.texts.has("result-eliminated")
            key = "result-eliminated" if out else "result-score"
            self.answers.say(key, player=self.texts.players[seat], score=score)
        for sentence in verdict(self.game, self.record.state, self.texts, self.viewer):
            self.screen.say(sentence, "bold")

    def let_all_see(self) -> None:
        """The last hand on the screen belongs to one of them alone."""
        self.screen.clear(also_what_scrolled_by=True)
        self.viewer, self.told[SPECTATOR] = SPECTATOR, self.told[self.viewer]


def heard_so_far(record: Record) -> list[tuple[int, Event]]:
    """The events of a loaded game so far, each with the number of its move in the log."""
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
