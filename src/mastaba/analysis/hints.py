"""A hint: the move that the search likes best, what its numbers say, and why in things that people count (reasons.py).

The favourite and the runner-up are both played on in the same imagined worlds. What they differ in, by more than luck
explains, is told: one's own points, the strongest rival's, or games won. Where nothing does, it says so."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import NamedTuple

from mastaba.analysis.reasons import FEWEST_WORLDS as FEWEST_FOLLOWED
from mastaba.analysis.reasons import WORLDS as WORLDS_FOLLOWED
from mastaba.analysis.reasons import Because, because
from mastaba.bots.levels import LEVELS, simulations_of
from mastaba.bots.rollouts import GUIDED, Rollouts
from mastaba.bots.search import Budget, Search
from mastaba.kernel.agenda import Facts, apply_for
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game

SECONDS = 0.8  # to think
SECONDS_TO_COMPARE = 0.6
SECONDS_TO_SAY_WHY = 0.4
WORLDS = 120
FEWEST_WORLDS = 8
ENOUGH = 30  # games of which shares and points may be told
SURE = 2.0  # standard errors that a difference must be away from nothing
LEAST_POINTS = 0.5  # a smaller difference is not worth a sentence


class Hint(NamedTuple):
    """`reason` is a key of the catalogues, `facts` the numbers of its sentence; `because` where more is clear."""

    move: int
    other: int | None
    reason: str
    facts: Facts
    because: Because | None = None


class Result(NamedTuple):
    """How one game played on went, for the seat that asks."""

    won: float
    points: float
    rival: float


def hint(game: Game, view: Document, decision: Decision, seed: int, clock: bool = True, share: float = 1.0) -> Hint:
    """Sees what the seat sees. Without a clock the same seed gives the same hint; with one, `share` is of its time."""
    rng = Rng(seed)
    if len(decision.options) == 1:
        return Hint(decision.options[0].id, None, "hint-only", {})
    level = LEVELS["master"]
    search = Search(game, rng, deep=level.deep)
    simulations = simulations_of(level, game)
    budget = Budget(simulations, share * SECONDS) if clock else Budget(max(50, simulations // 512))
    thoughts = search.think(view, decision, budget)
    ordered = sorted(thoughts.options, key=lambda option: -option.visits)
    best, other = ordered[0].move, ordered[1].move
    until = time.perf_counter() + share * SECONDS_TO_COMPARE if clock else math.inf
    results = compare(game, view, decision.seat, (best, other), rng, WORLDS if clock else ENOUGH, until)
    if len(results) >= ENOUGH and difference([b.won - a.won for a, b in results])[1] > SURE:
        best, other = other, best  # what clearly wins more is what is recommended
        results = [(b, a) for a, b in results]
    reason, facts = reason_of(results)
    seconds, times = (share * SECONDS_TO_SAY_WHY, WORLDS_FOLLOWED) if clock else (math.inf, FEWEST_FOLLOWED)
    why = because(game, search, view, (best, other), rng, seconds, times)
    return Hint(best, other, reason, {**facts, "lines": thoughts.simulations}, why)


def compare(
    game: Game, view: Document, seat: int, moves: tuple[int, int], rng: Rng, worlds: int, until: float
) -> list[tuple[Result, Result]]:
    """Both moves in the same worlds, each played on to the end by priors."""
    rollouts = Rollouts(game, rng, GUIDED)
    found = []
    for number in range(worlds):
        if number >= FEWEST_WORLDS and time.perf_counter() > until:
            break
        world = game.imagine(view, rng)
        game.unseal(world, seat)
        results = []
        for move in moves:
            state = world.copy()
            apply_for(state, seat, move)
            rollouts.play_on(state)
            places, scores = game.ranking(state), game.scores(state)
            won = 1.0 / places.count(1) if places[seat] == 1 else 0.0
            rival = max(score for other, score in enumerate(scores) if other != seat)
            results.append(Result(won, float(scores[seat]), float(rival)))
        found.append((results[0], results[1]))
    return found


def reason_of(results: Sequence[tuple[Result, Result]]) -> tuple[str, Facts]:
    """The clearest difference, or that there is none; no numbers of few games, and none that speak for the other."""
    won = difference([a.won - b.won for a, b in results])
    points = difference([a.points - b.points for a, b in results])
    rival = difference([b.rival - a.rival for a, b in results])
    games = len(results)
    if games < ENOUGH or won[0] < 0:
        return "hint-even", {}
    shares: Facts = {
        "best": round(100 * sum(a.won for a, _ in results) / games),
        "second": round(100 * sum(b.won for _, b in results) / games),
        "games": games,
    }
    if won[1] > SURE and won[1] >= max(points[1], rival[1]):
        return "hint-wins", shares
    if points[1] > SURE and points[0] >= LEAST_POINTS and points[1] >= rival[1]:
        return "hint-points", {"points": tenths(points[0]), "games": games}
    if rival[1] > SURE and rival[0] >= LEAST_POINTS:
        return "hint-rival", {"points": tenths(rival[0]), "games": games}
    return "hint-close", shares


def difference(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how many standard errors it is away from nothing."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    if spread == 0.0:
        return mean, math.inf if mean > 0 else 0.0
    return mean, mean / math.sqrt(spread / len(values))


def tenths(value: float) -> str:
    """Points as they are said: whole ones from ten on."""
    return f"{value:.0f}" if value >= 10 else f"{value:.1f}"
