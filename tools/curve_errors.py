"""How far the curve of the analysis is off: its chances beside games that bots play on from the same positions.

    mastaba sim amun-re --seats 4 --bot strong/64 --games 60 --out games.mst.gz
    python tools/curve_errors.py games.mst.gz --bot strong/64 --points 60 --games 60

At a point of each game, drawn by lot, the analysis says everybody's chance, as it does for people; then bots play the
game on from there, each time with other luck. What so few games are off by accident is taken out again."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from mastaba import BadInput, Rng
from mastaba.analysis.curve import chances_at
from mastaba.analysis.running import plan
from mastaba.analysis.walk import walk_of
from mastaba.intervals import Z95
from mastaba.matches.processes import in_order
from mastaba.matches.simulation import Simulation
from mastaba.written_games import NEXT_GAME, read_text


class Point(NamedTuple):
    """A position: what the analysis said of every seat, and the share of games that each won."""

    said: tuple[float, ...]
    won: tuple[float, ...]


class Error(NamedTuple):
    """Root mean square, with its 95 % interval, in points; and the mean of what was said too much of the favourite."""

    typical: float
    low: float
    high: float
    favourite: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="FILE", type=Path, help="a packed file of games")
    parser.add_argument("--bot", default="strong/64", help="who plays on (default strong/64)")
    parser.add_argument("--points", type=int, default=60, help="so many positions, each of another game (default 60)")
    parser.add_argument("--games", dest="count", type=int, default=60, help="from each of them (default 60)")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    if min(args.points, args.count) < 2 or args.workers < 1:
        parser.error("there must be two points, two games from each and one worker at least")
    try:
        texts = NEXT_GAME.split(read_text(args.games))[1:]
        if len(texts) < args.points:
            parser.error(f"{args.games} has {len(texts)} games: too few for {args.points} points")
        points = list(in_order(args.workers, partial(at_a_point, texts, args.bot, args.count), args.points))
    except BadInput as refusal:
        parser.error(str(refusal))
    error = error_of(points, args.count)
    print(
        f"{len(points)} points, {args.count} games of {args.bot} from each: "
        f"the curve is off by {error.typical:.1f} points ({error.low:.1f} to {error.high:.1f}); "
        f"it says {error.favourite:+.1f} points too much of the favourite."
    )


def at_a_point(texts: Sequence[str], bot: str, count: int, number: int) -> Point:
    text, rng = texts[number - 1], Rng(number)
    walk, planned = walk_of(text, None), plan(text, None, None)
    points = planned.points[rng.below(len(planned.points) - 1) :]  # not from the last, where the game is over
    said = chances_at(text, None, points, planned.effort.playouts).wins
    seats = walk.setup.seats
    simulation = Simulation(walk.game, walk.setup, [bot] * seats, seed=number)
    simulation.start = walk.before[points[0]]
    won = [0.0] * seats
    for k in range(1, count + 1):
        winners = simulation.play(k, logged=False).winners
        for seat in winners:
            won[seat] += 1 / len(winners)
    return Point(said, tuple(wins / count for wins in won))


def error_of(points: Sequence[Point], games: int) -> Error:
    """A share of so few games varies by itself: that much is taken from the square of each difference."""
    squares = [
        fmean((said - won) ** 2 - won * (1 - won) / (games - 1) for said, won in zip(*point, strict=True))
        for point in points
    ]
    mean, doubt = fmean(squares), Z95 * stdev(squares) / math.sqrt(len(squares))
    favourite = fmean(max(point.said) - point.won[point.said.index(max(point.said))] for point in points)
    typical, low, high = (100 * math.sqrt(max(0.0, square)) for square in (mean, mean - doubt, mean + doubt))
    return Error(typical, low, high, 100 * favourite)


if __name__ == "__main__":
    main()
