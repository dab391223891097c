"""`mastaba play`: a game in the terminal, against bots or with others in front of the same screen."""

from __future__ import annotations

import argparse
import hashlib
import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import mastaba
from mastaba import BadInput, Dealer, Game
from mastaba.commands import choices
from mastaba.kernel import record as records
from mastaba.kernel import transcript
from mastaba.kernel.record import Record
from mastaba.lessons.coaching import coach_of
from mastaba.terminal.coaching import TerminalCoach
from mastaba.terminal.output import printable
from mastaba.terminal.screen import Screen
from mastaba.terminal.session import Session
from mastaba.texts import Texts, language

if TYPE_CHECKING:
    from mastaba.bots.bot import Bot, Limits
    from mastaba.bots.player import Player
    from mastaba.bots.program import ProgramBot

HELP = "play a game in the terminal"
DEFAULT_LEVEL = "normal"
COACHED_LEVEL = "easy"
NO_BOTS = "none"
INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    choices.add_game(parser)
    choices.add_setup(parser)
    parser.add_argument("--seat", metavar="K", help="your seat (default 1)")
    parser.add_argument(
        "--bots",
        metavar="A,B,...",
        help=f"a level, file.py:Class, exec:COMMAND and so on for all bots, or one for each (default {DEFAULT_LEVEL}); "
        f"or {NO_BOTS}",
    )
    choices.add_limits(parser)
    parser.add_argument("--coach", action="store_true", help="explains each kind of decision once (bots are then easy)")
    parser.add_argument("--hotseat", action="store_true", help="people in all seats, taking turns at this screen")
    parser.add_argument("--lang", metavar="LANG", help="en or fr (default: the language of your environment)")
    parser.add_argument(
        "--seed", metavar="S", help="makes chance repeatable, and the bots while their process is not replaced"
    )
    parser.add_argument("--load", metavar="FILE.mst", help="continue a saved game")


def run(args: argparse.Namespace) -> int:
    lang = language(args.lang, os.environ)
    record = Record(*choices.chosen(args)) if args.load is None else loaded(args)
    seed = secrets.token_hex(16) if args.seed is None else args.seed
    texts = Texts(record.game, lang, edition=record.setup.data)
    screen = Screen(sys.stdout, sys.stdin, os.environ)
    with ExitStack() as stack:
        bots = chosen_bots(args, record, seed, stack)
        for number, seat in enumerate(bots, 1):
            texts.players[seat] = texts.say("bot-name", {"bots": len(bots), "number": number})
        session = Session(record, Dealer(seed), bots, texts, screen, command_again(args))
        session.stand_in = stand_in(record, seed, stack)
        session.coach = chosen_coach(args, texts)
        if args.load is not None:
            session.notice = screen.wrapped(texts.say("terminal-loaded", {"file": printable(args.load)}))
        try:
            session.run()
        except KeyboardInterrupt:
            screen.write()
            session.saved_games.leave(record)
            return INTERRUPTED
    return 0


def loaded(args: argparse.Namespace) -> Record:
    """A saved game, up to its last move."""
    if args.seats is not None or args.edition is not None or args.option:
        raise BadInput("--load takes the seats, edition and options from the file; leave them out")
    text = transcript.decode(choices.read_bytes(args.load, transcript.MAX_BYTES), args.load)
    return records.replay(mastaba.load(args.game), transcript.read(text, args.load), choices.read_data(args.data))


def chosen_coach(args: argparse.Namespace, texts: Texts) -> TerminalCoach | None:
    """For whoever plays alone against bots."""
    if not args.coach:
        return None
    if args.hotseat or args.bots == NO_BOTS:
        raise BadInput("--coach is for one person against bots")
    coach = coach_of(args.game)
    if coach is None:
        raise BadInput(f"{args.game} has no coach")
    return TerminalCoach(coach, texts)


def chosen_bots(args: argparse.Namespace, record: Record, seed: str, stack: ExitStack) -> dict[int, Bot]:
    """A bot at every seat but one's own, or none at all."""
    from mastaba.bots import named

    seats = record.setup.seats
    if args.hotseat or args.bots == NO_BOTS:
        if args.hotseat and args.bots not in (None, NO_BOTS):
            raise BadInput("--hotseat puts people in all seats, so it cannot go with --bots")
        if args.seat is not None:
            raise BadInput("--seat is for games against bots")
        return {}
    own = "1" if args.seat is None else args.seat
    if own not in [str(seat + 1) for seat in range(seats)]:
        raise BadInput(f"--seat is a number from 1 to {seats}, not {own!r:.60}")
    others = [seat for seat in range(seats) if seat != int(own) - 1]
    wanted = args.bots or (COACHED_LEVEL if args.coach else DEFAULT_LEVEL)
    limits = choices.chosen_limits(args)
    found: dict[int, Bot] = {}
    for seat, name in zip(others, named.for_seats(wanted, len(others), record.game, "--bots"), strict=True):
        found[seat] = stack.enter_context(
            closing(player(record.game, str(name), number_from(f"{seed} {seat}"), limits))
        )
    return found


def player(game: Game, name: str, seed: int, limits: Limits) -> ProgramBot | Player:
    """Thinks in a process of its own; a program has one anyway."""
    from mastaba.bots import named
    from mastaba.bots.player import Player
    from mastaba.bots.program import ProgramBot

    if named.is_program(name):
        made = named.bot(game, name, seed, limits=limits)
        assert isinstance(made, ProgramBot)
        return made
    return Player(game, name, seed)


def stand_in(record: Record, seed: str, stack: ExitStack) -> Callable[[int], Bot]:
    """Makes the bot that plays on for one that failed."""
    from mastaba.bots.player import Player

    def made(seat: int) -> Bot:
        return stack.enter_context(closing(Player(record.game, DEFAULT_LEVEL, number_from(f"{seed} {seat}"))))

    return made


def number_from(seed: str) -> int:
    return int.from_bytes(hashlib.sha256(seed.encode("utf-8", "surrogateescape")).digest()[:7], "big")


def command_again(args: argparse.Namespace) -> str:
    """What to type to come back to this table, but for the file."""
    words = [*program(), "play", args.game]
    for name in ("seat", "bots", "lang", "data"):
        value = getattr(args, name)
        if value is not None:
            words += [f"--{name}", value]
    words += [f"--{name}" for name in ("coach", "hotseat") if getattr(args, name)]
    return shlex.join(words)


def program() -> list[str]:
    """How this program is started from here: by its name if the shell finds it."""
    if shutil.which("mastaba") is not None:
        return ["mastaba"]
    started = Path(sys.argv[0])
    return [nearby(sys.executable), "-m", "mastaba"] if started.name == "__main__.py" else [nearby(sys.argv[0])]


def nearby(path: str) -> str:
    """The path from the root or from the current folder, whichever is shorter."""
    near = os.path.relpath(path)
    return min(near if os.sep in near else f".{os.sep}{near}", str(Path(path).absolute()), key=len)
