"""The bot's side of the protocol of docs/bots.md: any bot of this package as a program for another host."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TextIO

import mastaba
from mastaba.bots import named
from mastaba.bots.bot import Bot, BotFailed
from mastaba.bots.program import PROTOCOL
from mastaba.kernel.documents import Document, Reader
from mastaba.kernel.errors import BadInput, short
from mastaba.kernel.game import Decision, Game, Prompt


class Speaker:
    """Answers one host, game after game; what it does not understand it answers with an error, and goes on."""

    def __init__(self, which: str, out: TextIO, clock: bool = False) -> None:
        self.which = which
        self.out = out
        self.clock = clock
        self.playing: tuple[Game, Bot] | None = None

    def listen(self, lines: Iterable[str]) -> None:
        for line in lines:
            if not line.strip():
                continue
            try:
                message = read(line)
                kind = message.text("type")
                if kind == "quit":
                    return
                self.answer(kind, message)
            except (BadInput, BotFailed) as problem:
                self.say({"type": "error", "text": str(problem)})

    def answer(self, kind: str, message: Reader) -> None:
        if kind == "hello":
            self.begin(message)
        elif kind == "decide":
            self.decide(message)
        elif kind == "over":
            self.playing = None
        else:
            raise BadInput(f"there is no message {short(kind)}; there are hello, decide, over and quit")

    def begin(self, message: Reader) -> None:
        protocol = message.number("protocol", 0, 10**6)
        if protocol != PROTOCOL:
            raise BadInput(f"this program speaks protocol {PROTOCOL}, not {protocol}")
        game = mastaba.load(message.text("game"))
        rules = message.number("rules", 0, 10**6)
        if not game.plays_rules(rules):
            raise BadInput(f"this version of Mastaba has no rules {rules} of {game.name}")
        named.check(self.which, game)
        self.playing = (game, named.bot(game, self.which, seed_in(message), self.clock))
        self.say({"type": "ready", "name": f"Mastaba {named.label(self.which)}", "version": mastaba.__version__})

    def decide(self, message: Reader) -> None:
        if self.playing is None:
            raise BadInput("no game has begun: a hello comes before decide")
        game, bot = self.playing
        view, prompt = message.table("view"), message.table("prompt")
        options = message.fields.get("options")
        if not isinstance(options, list) or not options:
            raise BadInput(f"the options of a decision are a list of moves, not {short(options)}")
        moves = tuple(game.parse(text if isinstance(text, str) else short(text)) for text in options)
        seat = view.number("seat", 1, 9) - 1
        asked = Prompt(prompt.text("key", ""), prompt.table("facts").fields)  # type: ignore[arg-type]
        move = bot.decide(dict(view.fields), Decision(seat, asked, moves))
        if thoughts := named.thoughts_of(bot):
            self.say({"type": "thoughts", "text": thoughts})
        self.say({"type": "move", "move": move.text})

    def say(self, message: Document) -> None:
        self.out.write(json.dumps(message, separators=(",", ":")) + "\n")
        self.out.flush()


def read(line: str) -> Reader:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise BadInput(f"a message is an object in one line of JSON, not {short(line.strip())}")
    return Reader(message)


def seed_in(message: Reader) -> int:
    seed = message.text("seed")
    if not seed.removeprefix("-").isdecimal() or len(seed) > 60:
        raise BadInput(f"a seed is a whole number, written as text, not {short(seed)}")
    return int(seed)
