"""A match: rounds of one pairing until the figures are clear, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from mastaba.bots import named
from mastaba.intervals import Interval, wilson
from mastaba.matches.arena.pairings import Pairing, Result


class Match:
    """What is known of a pairing so far."""

    def __init__(self, wanted: Pairing) -> None:
        self.pairing = wanted
        self.results: list[Result] = []

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def fair(self) -> float:
        return 1.0 / self.pairing.seats

    def seats_of_one(self, result: Result) -> list[int]:
        """Where the single bot sits; where all are alike, the seat that began stands for it."""
        if self.pairing.balanced:
            return [result.first]
        return [seat for seat, bot in enumerate(result.bots) if bot == named.label(self.pairing.one)]

    @property
    def share(self) -> float:
        """Of the victories, those of the single bot; where all are alike, of the first player."""
        return sum(r.share(seat) for r in self.results for seat in self.seats_of_one(r)) / self.games

    @property
    def interval(self) -> Interval:
        return wilson(self.share, self.games)

    def places(self) -> list[Counter[int]]:
        """How often each place was reached: by the single bot, and by all others."""
        one: Counter[int] = Counter()
        others: Counter[int] = Counter()
        for result in self.results:
            own = self.seats_of_one(result)
            for seat, place in enumerate(result.places):
                (one if seat in own else others)[place] += 1
        return [one, others]

    def mean_scores(self) -> tuple[float, float]:
        """Of the single bot, and of the others."""
        own: list[int] = []
        rest: list[int] = []
        for result in self.results:
            seats = self.seats_of_one(result)
            for seat, score in enumerate(result.scores):
                (own if seat in seats else rest).append(score)
        return sum(own) / len(own), sum(rest) / len(rest)

    def failures(self) -> Counter[tuple[str, str]]:
        """How often a bot lost by which failure."""
        found = [result.failure for result in self.results if result.failure is not None]
        return Counter((failure.bot, failure.reason) for failure in found)

    def clear(self) -> bool:
        return self.interval.clear_of(self.fair)


def play_match(
    wanted: Pairing, source: Iterable[list[Result]], least: int, stops: bool, told: Callable[[Match], None]
) -> Match:
    """Takes rounds in their order; after `least` games it stops as soon as the interval is clear of the fair share."""
    match = Match(wanted)
    for played in source:
        match.results.extend(played)
        told(match)
        if stops and match.games >= least and match.clear():
            break
    return match
