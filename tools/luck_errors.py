"""How well the analysis knows luck and skill: half of the 95 % interval of each part, over many games.

    mastaba sim sa-re --seats 4 --bot strong/8 --games 200 --out games.mst.gz
    python tools/luck_errors.py games.mst.gz

With --again each game is analysed several times with other luck of the playouts, and what the results differ by is told
beside what the intervals say."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, variance
from typing import NamedTuple

from mastaba import BadInput
from mastaba.analysis.analysis import Analysis
from mastaba.analysis.running import Plan, plan, sampling
from mastaba.analysis.samples import Chances, Sample, joined, where_they_vary
from mastaba.analysis.walk import walk_of
from mastaba.intervals import Z95
from mastaba.matches.processes import in_order
from mastaba.written_games import NEXT_GAME, read_text

TOLD = ("luck", "own")
WANTED = 0.1  # of a chance: 10 points


class Known(NamedTuple):
    """Of every seat of a game: what each part's interval says, and the variance that repeating shows."""

    told: dict[str, list[float]]
    seen: dict[str, list[float]]
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", metavar="FILE", type=Path, help="a packed file of games")
    parser.add_argument("--most", type=int, help="so many of its games (default: all)")
    parser.add_argument("--again", type=int, default=1, metavar="N", help="analyse each so often (default 1)")
    parser.add_argument("--playouts", type=int, metavar="N", help="of each point (default: as for people)")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    if min(args.again, args.workers, args.most or 1, args.playouts or 1) < 1:
        parser.error("there must be one game, one analysis, one playout and one worker at least")
    try:
        texts = NEXT_GAME.split(read_text(args.games))[1:][: args.most]
        found = list(in_order(args.workers, partial(known, texts, args.again, args.playouts), len(texts)))
    except BadInput as refusal:
        parser.error(str(refusal))
    print(f"{len(found)} games, {fmean(one.seconds for one in found):.1f} s of processor time for the curve of one")
    for part in TOLD:
        told = sorted(error for one in found for error in one.told[part])
        within = sum(error <= WANTED for error in told)
        words = f"in the mean ± {100 * fmean(told):.1f} points, at most ± {100 * told[-1]:.1f}"
        print(f"{part}: {words}; {within} of {len(told)} seats within ± {100 * WANTED:.0f}", end="")
        if args.again > 1:
            spread = Z95 * fmean(one for game in found for one in game.seen[part]) ** 0.5
            root = fmean(error * error for error in told) ** 0.5
            print(f"; repeated they differ by ± {100 * spread:.1f} where ± {100 * root:.1f} is told", end="")
        print()


def known(texts: Sequence[str], times: int, playouts: int | None, number: int) -> Known:
    text, began = texts[number - 1], time.process_time()
    planned = plan(text, None, None)
    if playouts is not None:
        planned = planned._replace(effort=planned.effort._replace(playouts=playouts))
    walk = walk_of(text, None)
    found = [Analysis(walk, curve(text, planned, luck), [], planned.effort) for luck in range(times)]
    seats = range(walk.setup.seats)
    told = {part: [fmean(one.error(seat, part) for one in found) for seat in seats] for part in TOLD}
    seen: dict[str, list[float]] = {part: [] for part in TOLD}
    if times > 1:
        shares = [[one.shares(seat)._asdict() for one in found] for seat in seats]
        seen = {part: [variance([one[part] for one in seat]) for seat in shares] for part in TOLD}
    return Known(told, seen, (time.process_time() - began) / times)


def curve(text: str, planned: Plan, luck: int) -> list[Chances]:
    """As an analysis makes it: each point is played out, and then those that vary most again."""
    points, effort = planned.points, planned.effort
    at_first = dict.fromkeys(points, effort.playouts)
    samples: list[Sample] = [work(*asked) for work, *asked in sampling(text, None, points, at_first, 2 * luck)]
    more = where_they_vary(samples, effort.more(len(points)))
    samples += [work(*asked) for work, *asked in sampling(text, None, points, more, 2 * luck + 1)]
    return joined(samples)


if __name__ == "__main__":
    main()
