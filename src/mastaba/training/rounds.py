"""Round after round: play, fit, and keep the new judge if it wins against the one before."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import mastaba
from mastaba import BadInput, Game
from mastaba.intervals import Interval, wilson
from mastaba.matches.processes import in_order
from mastaba.training import positions as noted
from mastaba.training.positions import HELD_OUT, Positions
from mastaba.training.quantising import Weights, chances, quantised, trial, weights_in, written
from mastaba.training.self_play import NO_JUDGE, SelfPlay
from mastaba.training.trials import Trial

MOST_SIMULATIONS = 10_000_000
BY_SEARCH = 0.5  # of what is learned: what the search expected; the rest is how the game ended
EPOCHS = 20


class Plan(NamedTuple):
    """What one call of `mastaba train` does."""

    game: str
    seats: tuple[int, ...]
    options: tuple[tuple[str, str], ...]
    rounds: int
    games: int  # of the search, in each round
    quick_games: int  # by priors alone, in the first round
    simulations: int
    minutes: float  # for the games of a round, by the clock
    trial_games: int
    trial_seats: int
    trial_simulations: int  # of a decision; 0 for as many as in the games
    trial_seconds: float  # of a decision, instead of counting simulations; 0 to count them
    workers: int
    seed: int
    earlier: tuple[Path, ...]  # positions of earlier calls, to learn from as well
    start: str  # the text of the judge before the first round, or NO_JUDGE


class Source(NamedTuple):
    """Positions, and how they were played."""

    positions: Positions
    told: dict[str, int]  # for the card
    judged: bool  # whether the search had a judge


class Outcome(NamedTuple):
    """How the new judge fared among the old."""

    share: float
    interval: Interval
    games: int
    kept: bool


class Round:
    """What one round of a plan has found so far."""

    def __init__(self, plan: Plan, number: int, judge: str, say: Callable[[str], None]) -> None:
        self.plan = plan
        self.game = mastaba.load(plan.game)
        self.number = number
        self.judge = judge  # the one before
        self.say = say

    def play(self, simulations: int, games: int) -> Source:
        """The positions of so many games, or of as many as there was time for."""
        plan = self.plan
        seed = plan.seed * 1000 + 2 * self.number + (simulations > 0)
        how = SelfPlay(plan.game, plan.seats, plan.options, simulations, self.judge, seed)
        until = time.monotonic() + 60 * plan.minutes
        records = []
        for record in in_order(plan.workers, how.play, games):
            records.append(record)
            if time.monotonic() > until:
                break
        found = noted.gathered(records)
        self.say(
            f"round {self.number}: {len(records):,} games, {len(found.seats):,} positions, {simulations} simulations"
        )
        judged = simulations > 0 and self.judge != NO_JUDGE
        return Source(found, {"games": len(records), "simulations": simulations}, judged)

    def learn(self, sources: list[Source]) -> tuple[dict[str, Any], dict[str, Any]]:
        """A network for these positions, and its card; a tenth of the games is held out."""
        from mastaba.training.fitting import fit

        plan, game = self.plan, self.game
        everything = noted.joined([source.positions for source in sources])
        aside = everything.games == HELD_OUT - 1
        if not aside.any():
            raise BadInput(f"a tenth of the games is held out, so there must be {HELD_OUT} of a kind at least")
        rest, held = everything.some(~aside), everything.some(aside)
        weights = fit(rest, held, self.before(), epochs=EPOCHS, seed=plan.seed, by_search=BY_SEARCH, say=self.say)
        made = quantised(weights, game.feature_names(), everything, max(game.seats))
        found = trial(chances(made, held), held)
        self.say(f"round {self.number}: log-loss {found['log_loss']}, even chances {found['even_chances']}")
        card = {
            "game": game.name,
            "rules": game.rules_version,
            "seats": list(plan.seats),
            "options": dict(plan.options),
            "played": [source.told for source in sources],
            "positions": len(everything.seats),
            "by_search": BY_SEARCH,
            "learned_on_from": self.named_before(),
            "seed": plan.seed,
            "date": datetime.now(UTC).date().isoformat(),
            "unseen_games": found,
        }
        return made, card

    def before(self) -> Weights | None:
        """The network to learn on from."""
        return None if self.judge == NO_JUDGE else weights_in(self.judge)

    def named_before(self) -> str:
        if self.judge == NO_JUDGE:
            return "nothing"
        return "the judge of the round before" if self.number > 1 else "the judge that was shipped"

    def simulations_of_trial(self) -> int:
        return self.plan.trial_simulations or self.plan.simulations

    def try_out(self, new: str) -> Outcome:
        """The new judge among the old; it is kept if it wins more than its fair share."""
        plan = self.plan
        budget = (MOST_SIMULATIONS, plan.trial_seconds) if plan.trial_seconds else (self.simulations_of_trial(), 0.0)
        how = Trial(plan.game, plan.trial_seats, plan.options, new, self.judge, budget, plan.seed)
        shares = list(in_order(plan.workers, how.play, plan.trial_games))
        share = sum(shares) / len(shares)
        return Outcome(share, wilson(share, len(shares)), len(shares), share > 1 / plan.trial_seats)


def earlier_source(path: Path, game: Game) -> Source:
    """The positions of an earlier call, which had a judge."""
    try:
        found = noted.load(path)
    except (OSError, ValueError, KeyError, BadZipFile):
        raise BadInput(f"{path} holds no positions that `mastaba train` wrote") from None
    if found.features.shape[2] != len(game.feature_names()):
        raise BadInput(f"the positions in {path} have other features than {game.name} has now")
    return Source(found, {"earlier_positions": len(found.seats)}, True)


def train(plan: Plan, folder: Path, say: Callable[[str], None]) -> str:
    """The text of the judge that won last, or of the one before the first round; every file is kept in the folder."""
    game = mastaba.load(plan.game)
    if not game.feature_names():
        raise BadInput(f"{plan.game} has no features for a network to read")
    folder.mkdir(parents=True, exist_ok=True)
    judge = plan.start
    sources = [earlier_source(path, game) for path in plan.earlier]
    for number in range(1, plan.rounds + 1):
        this = Round(plan, number, judge, say)
        if number == 1 and plan.quick_games:
            sources.append(this.play(0, plan.quick_games))
        if judge != NO_JUDGE:
            sources = [source for source in sources if source.judged]  # games without a judge were a way to the first
        sources.append(this.play(plan.simulations, plan.games))
        noted.save(folder / f"{plan.game}-{number}.npz", sources[-1].positions)
        made, card = this.learn(sources)
        outcome = this.try_out(written(made, card))
        card["trial"] = {
            "seats": plan.trial_seats,
            "games": outcome.games,
            "won": round(outcome.share, 3),
            "fair": round(1 / plan.trial_seats, 3),
            **({"seconds": plan.trial_seconds} if plan.trial_seconds else {"simulations": this.simulations_of_trial()}),
            "against": this.named_before() if judge != NO_JUDGE else "the evaluation by hand",
        }
        text = written(made, card)
        (folder / f"{plan.game}-{number}.json").write_text(text, encoding="utf-8")
        say(
            f"round {number}: won {outcome.share:.1%} of {outcome.games} games "
            f"({outcome.interval.low:.1%} to {outcome.interval.high:.1%}, fair {1 / plan.trial_seats:.0%}), "
            + ("kept" if outcome.kept else "not kept")
        )
        if outcome.kept:
            judge = text
    return judge
