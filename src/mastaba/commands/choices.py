"""Arguments that several verbs share: which game, edition, options and data."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import mastaba
from mastaba import BadInput, Game
from mastaba.kernel.editions import Setup
from mastaba.toml_files import MAX_VALUES, read_values

if TYPE_CHECKING:
    from mastaba.bots.bot import Limits

WHICH = "which game, by its name; `mastaba games` lists them"


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=WHICH)


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="N", help="number of players")
    parser.add_argument("--edition", metavar="E", help="which printed edition")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the rules; may be repeated"
    )
    parser.add_argument("--data", metavar="FILE", help="corrected values of your own box, as TOML")


def add_limits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot-seconds", type=float, metavar="S", help="most time for a decision of an exec: bot (default 30 seconds)"
    )
    parser.add_argument(
        "--bot-memory", type=int, metavar="MB", help="most memory of an exec: bot (default 4096 megabytes)"
    )


def chosen_limits(args: argparse.Namespace) -> Limits:
    from mastaba.bots.bot import Limits

    usual = Limits()
    seconds = usual.seconds if args.bot_seconds is None else args.bot_seconds
    memory = usual.memory if args.bot_memory is None else args.bot_memory
    return Limits(seconds, memory).checked()


def chosen(args: argparse.Namespace) -> tuple[Game, Setup]:
    """The game and set-up that the words ask for."""
    game = mastaba.load(args.game)
    return game, game.setup(args.seats, args.edition, {**options_in(args.option)}, read_data(args.data))


def options_in(words: list[str]) -> dict[str, str]:
    """Options of the rules as they were given."""
    options: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or name in options:
            raise BadInput(f"--option takes name=value, each name once, not {word!r}")
        options[name] = value
    return options


def read_data(path: str | None) -> dict[str, object] | None:
    return None if path is None else read_values(read_bytes(path, MAX_VALUES), path)


def read_bytes(path: str, most: int) -> bytes:
    """A file from outside; one byte more than `most` is read, so that the caller can refuse it."""
    try:
        with Path(path).open("rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
