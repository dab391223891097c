"""A program that plays: `exec:COMMAND`, in any language, over lines of JSON (docs/bots.md has the protocol).

It gets what its seat sees and the legal moves, as every bot does. It is kept for the next game; when it crashes, is
silent or answers what is no move, it is ended and loses the game it plays."""

from __future__ import annotations

import atexit
import shlex
import shutil
from collections.abc import Sequence

from mastaba.bots.bot import BotFailed, Limits
from mastaba.bots.conversation import Broken, Conversation, Declined, one_line
from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput, short
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.notation import Move

PROTOCOL = 1
TO_START = 30.0  # seconds for a program to begin, at least: large models load slowly
MOST_LINES = 200  # that a program may say before it answers: its thoughts, or a greeting of a library it loads
IN_HELLO = ("game", "rules", "edition", "seats", "seat", "options", "data")  # of a view, where it has them


def check_command(command: str) -> list[str]:
    """Its words, if the program can be found."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadInput(f"a quote is not closed in the command {short(command)}") from None
    if not words:
        raise BadInput("exec: needs a command, as in exec:./my-bot")
    if shutil.which(words[0]) is None:
        raise BadInput(f"there is no program {words[0][:100]!r} that can be run")
    return words


class Stock:
    """Programs between two games, by command and limits; they end with this process."""

    def __init__(self) -> None:
        self.waiting: dict[tuple[str, Limits], list[Conversation]] = {}

    def take(self, command: str, limits: Limits) -> Conversation:
        free = self.waiting.get((command, limits), [])
        while free:
            found = free.pop()
            if found.lives():
                return found
            found.kill()
        return Conversation(check_command(command), limits.memory)

    def put_back(self, command: str, limits: Limits, program: Conversation) -> None:
        self.waiting.setdefault((command, limits), []).append(program)

    def close(self) -> None:
        for programs in self.waiting.values():
            for program in programs:
                program.close()
        self.waiting.clear()


stock = Stock()
atexit.register(stock.close)


class ProgramBot:
    """One seat in one game; the program is greeted with its first decision, by what is in the view."""

    def __init__(self, game: Game, name: str, command: str, seed: int, limits: Limits) -> None:
        self.game = game
        self.name = name
        self.command = command
        self.seed = seed
        self.limits = limits.checked()
        self.talk: Conversation | None = None
        self.greeted = False  # for the game that is played
        self.thoughts: list[str] = []  # about the latest decision
        self.calls_itself = ""  # its own name and version

    def decide(self, view: Document, decision: Decision) -> Move:
        try:
            if not self.greeted:
                self.greet(view)
            return self.ask(view, decision)
        except Broken as problem:
            self.kill()
            raise BotFailed(self.name, str(problem)) from None
        except BaseException:  # Ctrl-C: it may still be thinking
            self.kill()
            raise

    def greet(self, head: Document) -> None:
        """Begins a game; a program that does not play it says so."""
        try:
            if self.talk is None:
                self.talk = stock.take(self.command, self.limits)
        except (BadInput, OSError) as problem:
            raise Broken(f"could not be started: {problem}") from None
        asked = {name: head[name] for name in IN_HELLO if name in head}
        clock = {"seconds": self.limits.seconds}
        self.talk.send({"type": "hello", "protocol": PROTOCOL, **asked, "seed": str(self.seed), "clock": clock})
        ready = self.answer("ready", max(TO_START, self.limits.seconds))
        self.greeted = True
        self.calls_itself = " ".join(short_text(ready.get(key)) for key in ("name", "version")).strip()

    def ask(self, view: Document, decision: Decision) -> Move:
        assert self.talk is not None
        self.talk.send(
            {
                "type": "decide",
                "view": view,
                "prompt": {"key": decision.prompt.key, "facts": decision.prompt.facts},
                "options": [move.text for move in decision.options],
                "clock": {"seconds": self.limits.seconds},
            }
        )
        self.thoughts = []
        chosen = self.answer("move", self.limits.seconds).get("move")
        for move in decision.options:
            if move.text == chosen:
                return move
        raise Broken(f"answered {short(chosen)}, which is not among the options of its decision")

    def answer(self, kind: str, seconds: float) -> Document:
        """The next message of this kind; thoughts come before it, and other output only before a program is ready."""
        assert self.talk is not None
        deadline = self.talk.deadline(seconds)
        for _ in range(MOST_LINES):
            line = self.talk.line(deadline)
            message = self.talk.read(line)
            said = None if message is None else message.get("type")
            if message is None or not isinstance(said, str):
                if kind != "ready":
                    raise Broken(f"said {line[:60]!r} where a message in JSON was due")
            elif said == kind:
                return message
            elif said == "error":
                raise Declined(f"gave up: {short_text(message.get('text'))}")
            elif said == "thoughts":
                self.thoughts.append(short_text(message.get("text")))
            else:
                raise Broken(f"sent the message {said[:40]!r} where {kind!r} was due")
        raise Broken(f"said {MOST_LINES} lines and not yet {kind!r}")

    def over(self, places: Sequence[int], scores: Sequence[int], stopped: bool = False) -> None:
        """The game has ended, or was stopped because a bot failed; the program is free for another one."""
        self.tell_over(places, scores, stopped)
        if self.talk is not None:
            stock.put_back(self.command, self.limits, self.talk)
            self.talk = None

    def tell_over(self, places: Sequence[int], scores: Sequence[int], stopped: bool) -> None:
        if self.talk is not None and self.greeted:
            self.greeted = False
            self.talk.send({"type": "over", "places": list(places), "scores": list(scores), "stopped": stopped})

    def close(self) -> None:
        if self.talk is not None:
            self.talk.close()
            self.talk, self.greeted = None, False

    def stop(self) -> None:
        """From another thread: the program ends, and `decide` fails."""
        if self.talk is not None:
            self.talk.stop()

    def kill(self) -> None:
        if self.talk is not None:
            self.talk.kill()
            self.talk, self.greeted = None, False

    def __reduce__(self) -> tuple[object, ...]:
        """A copy, here or in another process, starts a program of its own."""
        return ProgramBot, (self.game, self.name, self.command, self.seed, self.limits)


def short_text(value: object) -> str:
    """What a program says about itself, in one line."""
    return one_line(value)[:200] if isinstance(value, str) else ""
