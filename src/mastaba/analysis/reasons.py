"""Why one move is better than another, in things that people count.

Both moves are followed in the same imagined worlds. For each part of a seat's position it is asked what the network
would make of the one if it had this part of the other; what clearly differs, and clearly matters, is told."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from statistics import fmean, stdev
from typing import NamedTuple

from mastaba.analysis.lines import Follower, Line
from mastaba.bots.judge import Judge
from mastaba.bots.judges import shipped
from mastaba.bots.search import Search
from mastaba.game_modules import brought
from mastaba.kernel.agenda import State
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Game
from mastaba.kernel.reasons import Measure, Part, Place, Reasons
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import fractions

WORLDS = 40
FEWEST_WORLDS = 12
SURE = 2.0  # standard errors that a difference must be away from nothing
MOSTLY = 0.75  # of the worlds: how often something must be so
LEAST_GAIN = 0.005  # of a chance: what matters less is not told
DEEPER = 300  # visits of both moves, before they are followed
LEAST_SHARE = 0.2  # of what matters most
GAINS, RISKS, PLANNED = 2, 1, 3


class Claim(NamedTuple):
    """What a seat has after the one move beside the other, and what that does to the chance of the seat that asks: so
    many more or fewer of a thing, or this one (`which`) rather than that one (`instead`)."""

    thing: str
    seat: int
    amount: int
    gain: float
    which: str = ""
    instead: str = ""


class Because(NamedTuple):
    """Compared with `other`; `better` is how much the chance of the seat that asks differs."""

    other: int
    worlds: int
    better: float
    over: bool  # both moves were followed to the end of the game
    plan: tuple[int, ...] = ()
    gains: tuple[Claim, ...] = ()
    risks: tuple[Claim, ...] = ()


class Pair(NamedTuple):
    """One world after the one move and after the other."""

    one: Line
    two: Line


@cache
def reasons_of(game: Game) -> Reasons | None:
    """What a game brings along, if it does."""
    return brought(game.name, "reasons", "REASONS", Reasons)


def because(
    game: Game,
    search: Search,
    view: Document,
    moves: tuple[int, int],
    rng: Rng,
    seconds: float = math.inf,
    worlds: int = WORLDS,
) -> Because | None:
    """Why the first move rather than the second, as the seat sees it for which the search has just thought; None
    where nothing clear can be said. `seconds` are of processor time, so that a busy machine says as much."""
    reasons, judge = reasons_of(game), shipped(game)
    world = game.imagine(view, rng)
    game.unseal(world, search.seat)
    if reasons is None or judge is None or not game.features(world, game.buffer()):
        return None
    began, follower = time.process_time(), Follower(game, search, search.seat, reasons)
    for move in moves:
        follower.deepen(world, move, min(DEEPER, search.root.visits), began + seconds / 3)
    pairs: list[Pair] = []
    while len(pairs) < worlds and time.process_time() < began + seconds:
        game.resample(world, search.seat, rng)
        seed = 2 * int(rng.below(1 << 40)) + len(pairs) % 2
        pairs.append(Pair(follower.follow(world, moves[0], seed), follower.follow(world, moves[1], seed)))
    found = told(Weighing(game, judge, search.seat), reasons, pairs, moves[1])
    return found if found is not None and (found.plan or found.gains) else None


class Weighing:
    """What the network makes of positions, for the seat that asks; and of a game that is over, its result."""

    def __init__(self, game: Game, judge: Judge, seat: int) -> None:
        self.game, self.judge, self.seat = game, judge, seat
        self.values = fractions(MOST_SEATS)

    def chance(self, state: State) -> float:
        if state.now is None:
            places = self.game.ranking(state)
            return 1.0 / places.count(1) if places[self.seat] == 1 else 0.0
        self.judge.judge(state, self.values)
        return self.values[self.seat]

    def better(self, pairs: Sequence[Pair]) -> float:
        return fmean(self.chance(pair.one.end) - self.chance(pair.two.end) for pair in pairs)

    def worth(self, part: Part, seat: int, one: State, two: State) -> float:
        """What this part of the one position adds to its chance, beside that of the two: taken from the one, and given
        to the other, half and half."""
        without, given = one.copy(), two.copy()
        part.put(without, two, seat)
        part.put(given, one, seat)
        chances = [self.chance(state) for state in (one, without, given, two)]
        return 0.5 * (chances[0] - chances[1] + chances[2] - chances[3])


def told(weighing: Weighing, reasons: Reasons, pairs: Sequence[Pair], other: int) -> Because | None:
    """What is clear in these worlds. Where the network does not bear the search out, that is the plan alone."""
    for over in (False, True):
        alike = [pair for pair in pairs if (pair.one.end.now is None, pair.two.end.now is None) == (over, over)]
        if len(alike) >= FEWEST_WORLDS and len(alike) >= MOSTLY * len(pairs):
            break
    else:
        return None
    better = weighing.better(alike)
    plan = plan_of(weighing.game, [pair.one for pair in alike], weighing.seat, reasons)
    found = Because(other, len(alike), better, over, plan)
    if better <= 0.0:
        return found
    claims = at_the_end(weighing, reasons, alike, better) if over else on_the_way(weighing, reasons, alike)
    claims.sort(key=lambda claim: -abs(claim.gain))
    weighty = [claim for claim in claims if abs(claim.gain) >= LEAST_SHARE * abs(claims[0].gain)]
    gains = [claim for claim in weighty if claim.gain > 0][:GAINS]
    risks = [claim for claim in weighty if claim.gain < 0][:RISKS] if gains else []
    return found._replace(gains=tuple(gains), risks=tuple(risks))


def on_the_way(weighing: Weighing, reasons: Reasons, pairs: Sequence[Pair]) -> list[Claim]:
    seats = range(pairs[0].one.end.setup.seats)
    found = [claimed(weighing, part, seat, pairs) for part in reasons.parts for seat in seats]
    return [claim for claim in found if claim is not None]


def at_the_end(weighing: Weighing, reasons: Reasons, pairs: Sequence[Pair], better: float) -> list[Claim]:
    """What differs in the final scores in favour of the seat that asks: all that it gains comes of them together."""
    score = Measure(reasons.score, lambda state, seat: weighing.game.scores(state)[seat])
    seats = range(pairs[0].one.end.setup.seats) if reasons.score else range(0)
    found = [claim for seat in seats if (claim := counted(score, seat, pairs)) is not None]
    return [claim._replace(gain=better) for claim in found if (claim.gain > 0) == (claim.seat == weighing.seat)]


def claimed(weighing: Weighing, part: Part, seat: int, pairs: Sequence[Pair]) -> Claim | None:
    """What can be claimed about a part of a seat's position: the first thing that clearly differs, if the part
    matters, and the way that it should."""
    for seen in part.measures:
        claim = named(seen, seat, pairs) if isinstance(seen, Place) else counted(seen, seat, pairs)
        if claim is not None:
            break
    else:
        return None
    worths = [weighing.worth(part, seat, pair.one.end, pair.two.end) for pair in pairs]
    gain = fmean(worths)
    if abs(gain) < LEAST_GAIN or not is_sure(worths):
        return None
    welcome = claim.gain if seat == weighing.seat else -claim.gain
    return None if welcome * gain < 0 else claim._replace(gain=gain)


def counted(measure: Measure, seat: int, pairs: Sequence[Pair]) -> Claim | None:
    """How much a seat has more of it after the one move, as a whole number, if that is so in most worlds; the gain is
    only its sign yet."""
    more = [measure.of(pair.one.end, seat) - measure.of(pair.two.end, seat) for pair in pairs]
    mean = fmean(more)
    alike = sum(1 for one in more if one * mean > 0)
    amount = round(mean)
    if amount == 0 or alike < MOSTLY * len(more) or not is_sure(more):
        return None
    return Claim(measure.key, seat, amount, amount * measure.good)


def named(place: Place, seat: int, pairs: Sequence[Pair]) -> Claim | None:
    """Which one a seat has after the one move, if it is the same in most worlds; likewise after the other."""
    found = [place.differ(pair.one.end, pair.two.end, seat) for pair in pairs]
    which, instead = (usual([one[k] for one in found]) for k in range(2))
    return Claim(place.key, seat, 0, 0, which, instead) if which else None


def usual(codes: Sequence[str]) -> str:
    """What it is in most worlds, or nothing."""
    code, times = Counter(codes).most_common(1)[0]
    return code if times >= MOSTLY * len(codes) else ""


def is_sure(values: Sequence[float]) -> bool:
    spread = stdev(values)
    return abs(fmean(values)) > SURE * spread / math.sqrt(len(values))


def plan_of(game: Game, lines: Sequence[Line], seat: int, reasons: Reasons) -> tuple[int, ...]:
    """What the seat will go on with, as long as it is the same in most worlds and nobody else has decided."""
    plan: list[int] = []
    own = [own_moves(line, seat) for line in lines]
    while len(plan) < PLANNED:
        agreeing = [moves[len(plan)] for moves in own if len(moves) > len(plan) and moves[: len(plan)] == plan]
        if not agreeing:
            break
        move, times = Counter(agreeing).most_common(1)[0]
        if times < MOSTLY * len(lines):
            break
        plan.append(move)
    return tuple(move for move in plan if game.moves[move].kind not in reasons.dull)


def own_moves(line: Line, seat: int) -> list[int]:
    found: list[int] = []
    for step in line.steps:
        if step.seat != seat or not step.expected:
            break
        found.append(step.move)
    return found
