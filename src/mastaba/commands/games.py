"""`mastaba games`: which games there are, and what a game is made of."""

from __future__ import annotations

import argparse
import sys

import mastaba
from mastaba import Game
from mastaba.commands import comparison
from mastaba.commands.choices import WHICH, read_data
from mastaba.edition_values import edition_document, kinds
from mastaba.games import load_all
from mastaba.kernel.editions import Cell, Edition
from mastaba.terminal.output import json_text, table
from mastaba.texts import rulebook

HELP = "list the games, or show one with its editions, options and seats, and every value with its source"

PHRASES = {
    "rulebook": "from the rulebook",
    "public": "from public sources",
    "reconstruction": "reconstructed",
    "ruling": "by a ruling of ours",
    "corrected": "corrected",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=WHICH)
    parser.add_argument("--edition", metavar="E", help="show the values of this edition only")
    parser.add_argument("--data", metavar="FILE", help="corrected values of your own box, as TOML, for one edition")
    parser.add_argument("--compare", metavar=("E", "F"), nargs=2, help="show where two editions differ")
    parser.add_argument("--lang", choices=("en", "fr"), default="en", help="the language of a comparison")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: argparse.Namespace) -> int:
    if args.game is None:
        if args.edition is not None or args.data is not None or args.compare is not None:
            raise mastaba.BadInput("--edition, --data and --compare need the name of a game")
        games, problems = load_all()
        document: object = {"games": [in_short(game) for game in games]}
        lines = list_of_games(games)
        for problem in problems:
            print(f"mastaba: {problem}", file=sys.stderr)
    elif args.compare is not None:
        game = mastaba.load(args.game)
        if args.edition is not None or args.data is not None:
            raise mastaba.BadInput("--compare cannot go with --edition or --data")
        first, second = comparison.compared(game, args.compare)
        document = comparison.document(game, first, second, args.lang)
        lines = comparison.page(game, first, second, args.lang)
    else:
        game = mastaba.load(args.game)
        editions = shown_editions(game, args.edition, args.data)
        document = description(game, editions)
        lines = page(game, editions)
    print(json_text(document) if args.json else "\n".join(lines))
    return 0


def shown_editions(game: Game, wanted: str | None, data: str | None) -> list[Edition]:
    """All editions, or the one that was asked for; corrected data belong to one edition."""
    if wanted is None and data is None:
        return list(game.editions.values())
    return [game.setup(edition=wanted, data=read_data(data)).data]


def title(game: Game) -> str:
    """The heading of the game's rulebook; a game in the making may have none."""
    return rulebook(game.name, "en").partition("\n")[0].removeprefix("# ") or game.name


# ---------------------------------------------------------------------- as JSON
def in_short(game: Game) -> dict[str, object]:
    return {
        "game": game.name,
        "title": title(game),
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "editions": list(game.editions),
        "default_edition": game.default_edition,
    }


def description(game: Game, editions: list[Edition]) -> dict[str, object]:
    chance = game.moves.chance_size
    return {
        **in_short(game),
        "vocabulary": {"size": len(game.moves), "chance": chance, "seats": len(game.moves) - chance},
        "options": [
            {
                **o._asdict(),
                "values": list(o.values),
                "editions": {
                    edition: {"default": game.default_of(o, edition), "values": list(game.values_in(o, edition))}
                    for edition in game.editions
                },
            }
            for o in game.options
        ],
        "endings": list(game.endings),
        "tables": [edition_document(edition, game.editions[edition.name]) for edition in editions],
    }


# ---------------------------------------------------------------------- for people
def list_of_games(games: list[Game]) -> list[str]:
    rows = [["GAME", "TITLE", "SEATS", "EDITIONS"]]
    for game in games:
        rows.append([game.name, title(game), ", ".join(map(str, game.seats)), ", ".join(game.editions)])
    return table(rows, indent="")


def page(game: Game, editions: list[Edition]) -> list[str]:
    chance = game.moves.chance_size
    options = [["OPTION", "DEFAULT", "VALUES"], *([o.name, o.default, o.described()] for o in game.options)]
    lines = [
        f"{title(game)} ({game.name}), version {game.rules_version} of the rules",
        f"Seats: {', '.join(map(str, game.seats))}",
        f"Editions: {', '.join(game.editions)}; the default is {game.default_edition}",
        f"Vocabulary: {len(game.moves)} moves, {chance} of chance and {len(game.moves) - chance} of the players",
        f"A game can end by: {', '.join(game.endings)}",
        "",
        *table(options, indent=""),
    ]
    for edition in editions:
        lines += ["", *edition_table(edition, game.editions[edition.name])]
    return lines


def edition_table(edition: Edition, printed: Edition) -> list[str]:
    rows = [["NAME", "VALUE", "KIND", "SOURCE", "NOTE"]]
    for name, sourced in edition.values.items():
        code = sourced.source.partition(": ")[0]
        note = sourced.note
        if sourced.kind == "corrected":
            was = printed.values[name]
            code, note = "-", f"was {cell(was.value)} ({was.kind}, {was.source.partition(': ')[0]})"
        rows.append([name, cell(sourced.value), sourced.kind, code, note])
    sources = [[code, *source.partition(": ")[::2]] for code, source in edition.sources.items()]
    return [
        f"Edition {edition.name}: {edition.title}, {edition.year}",
        summary(edition),
        "",
        *table(rows),
        "",
        *table([["SOURCE", "KIND", "WHAT IT IS"], *sources]),
    ]


def summary(edition: Edition) -> str:
    parts = [f"{count} {PHRASES[kind]}" for kind, count in kinds(edition).items()]
    data = "" if edition.sha256 is None else f" Corrected data {edition.sha256}."
    return f"{len(edition.values)} values: {', '.join(parts)}.{data}"


def cell(value: Cell) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
