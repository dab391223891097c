"""`mastaba train`: teaches the bots of a game by games of the search against itself."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import mastaba
from mastaba import BadInput, Game
from mastaba.bots.judges import shipped_text
from mastaba.bots.learned_priors import shipped_priors_text
from mastaba.commands.choices import add_game, options_in

HELP = "teach the bots of a game to judge positions and to choose moves, by self-play"
PARTS = ("judge", "priors")
LIMITS = {  # least and most
    "rounds": (1, 100),
    "games": (1, 1_000_000),
    "quick_games": (0, 1_000_000),
    "simulations": (1, 100_000),
    "minutes": (0.001, 10_000),
    "trial_games": (1, 100_000),
    "trial_simulations": (0, 100_000),
    "trial_seconds": (0, 60),
    "workers": (1, 256),
    "seed": (0, 10**15),
}


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--out", type=Path, default=Path("training"), metavar="FOLDER", help="where all files are kept")
    parser.add_argument("--only", choices=PARTS, help="learn this alone (default: both)")
    parser.add_argument("--edition", metavar="E", help="which printed edition the games are of")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V,V",
        help="an option of the rules; a game has one of these values, by lot",
    )
    parser.add_argument(
        "--seats",
        metavar="N,N",
        help="a game has one of these seat counts, by lot; what is named twice comes twice as often",
    )
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="play, fit and try so often (default: 3)")
    parser.add_argument("--games", type=int, default=2000, metavar="K", help="games of the search in each round")
    parser.add_argument("--quick-games", type=int, default=4000, metavar="K", help="games by priors before the first")
    parser.add_argument("--simulations", type=int, default=100, metavar="N", help="of a decision in these games")
    parser.add_argument("--minutes", type=float, default=600.0, metavar="M", help="most for the games of a round")
    parser.add_argument(
        "--by-search",
        default="0.2",
        metavar="P,P",
        help="the share of what the search expected in what is learned; of several fits the best is taken",
    )
    parser.add_argument("--trial-games", type=int, default=200, metavar="K", help="games against what was before")
    parser.add_argument("--trial-seats", metavar="N,N", help="at tables of so many seats; it must win at all of them")
    parser.add_argument("--trial-simulations", type=int, default=0, metavar="N", help="of a decision in them")
    parser.add_argument("--trial-seconds", type=float, default=0.0, metavar="S", help="think by the clock in them")
    parser.add_argument("--trial-deep", action="store_true", help="look as far ahead in them as master does")
    parser.add_argument(
        "--positions", type=Path, nargs="*", default=[], metavar="FILE", help="of earlier calls, to learn from as well"
    )
    parser.add_argument(
        "--features", metavar="NAME,NAME", help="the judge learns what these count for, and all else stays as it is"
    )
    parser.add_argument("--from-nothing", action="store_true", help="begin without the weights that are shipped")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: one per core)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")


def run(args: argparse.Namespace) -> int:
    for name, (least, most) in LIMITS.items():
        value = getattr(args, name)
        if value is not None and not least <= value <= most:
            raise BadInput(f"--{name.replace('_', '-')} must be a number from {least} to {most}, not {value}")
    game = mastaba.load(args.game)
    middle = game.seats[len(game.seats) // 2]
    trial_seats = (middle,) if args.trial_seats is None else seats_in("--trial-seats", args.trial_seats, game)
    seats = tuple(game.seats) if args.seats is None else seats_in("--seats", args.seats, game)
    edition = game.setup(edition=args.edition).edition
    options = tuple((name, tuple(values.split(","))) for name, values in options_in(args.option).items())
    for name, values in options:
        for value in values:
            game.setup(edition=args.edition, options={name: value})  # refuses what the game does not have
    by_search = shares_in(args.by_search)
    features = features_in(args, game)
    try:
        import torch  # noqa: F401 (before hours of games, not after them)

        from mastaba.training.rounds import Plan, train
        from mastaba.training.self_play import Taught
    except ImportError as missing:
        raise BadInput(f"training needs {missing.name}, which is not installed: pip install numpy torch") from None

    start = Taught() if args.from_nothing else Taught(shipped_text(game), shipped_priors_text(game))
    plan = Plan(
        game=args.game,
        edition=edition,
        seats=seats,
        options=options,
        parts=(args.only,) if args.only else PARTS,
        rounds=args.rounds,
        games=args.games,
        quick_games=args.quick_games,
        simulations=args.simulations,
        minutes=args.minutes,
        by_search=by_search,
        features=features,
        trial_games=args.trial_games,
        trial_seats=trial_seats,
        trial_simulations=args.trial_simulations,
        trial_seconds=args.trial_seconds,
        trial_deep=args.trial_deep,
        workers=args.workers or os.cpu_count() or 1,
        seed=args.seed,
        earlier=tuple(args.positions),
        start=start,
    )
    taught = train(plan, args.out, lambda line: print(line, flush=True))
    for name, before, text in zip(PARTS, start, taught, strict=True):
        file = args.out / (f"{args.game}.json" if name == "judge" else f"{args.game}-{name}.json")
        if text != before:
            file.write_text(text, encoding="utf-8")
            print(f"The {name} that won last: {file}.")
        elif name in plan.parts:
            print(f"No new {name} won.")
    return 0


def shares_in(text: str) -> tuple[float, ...]:
    """The shares of --by-search."""
    try:
        shares = tuple(float(part) for part in text.split(","))
    except ValueError:
        shares = ()
    if not shares or not all(0.0 <= share <= 1.0 for share in shares):
        raise BadInput(f"--by-search must be numbers from 0 to 1, with commas between them, not {text!r}")
    return shares


def features_in(args: argparse.Namespace, game: Game) -> tuple[str, ...]:
    """Those of --features, or none for all."""
    if args.features is None:
        return ()
    names, known = tuple(args.features.split(",")), game.feature_names()
    for name in names:
        if name not in known:
            raise BadInput(f"--features must name features of {game.name}, such as {known[0]}, not {name!r:.60}")
    if args.only != "judge" or args.from_nothing:
        raise BadInput("--features teaches a judge that is there: it needs --only judge, and no --from-nothing")
    return names


def seats_in(flag: str, text: str, game: Game) -> tuple[int, ...]:
    """The seat counts that a flag names."""
    known = {str(seats): seats for seats in game.seats}
    parts = text.split(",")
    if not all(part in known for part in parts):
        raise BadInput(f"{flag} must be among {', '.join(known)} in {game.name}, not {text!r}")
    return tuple(known[part] for part in parts)
