"""Round after round: play, fit, and keep the new judge, and the new priors, if they win against those before."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

import mastaba
from mastaba import BadInput, Game
from mastaba.intervals import Interval, wilson
from mastaba.matches.processes import in_order
from mastaba.training import positions as noted
from mastaba.training.positions import HELD_OUT, Noted, Positions, shown
from mastaba.training.prior_quantising import quantised_priors, trial_of_priors
from mastaba.training.quantising import (
    Ranges,
    Weights,
    chances,
    quantised,
    ranges_in,
    trial,
    weights_in,
    written,
)
from mastaba.training.self_play import NO_JUDGE, NO_PRIORS, Numbers, Options, SelfPlay, Taught
from mastaba.training.trials import Trial

MOST_SIMULATIONS = 10_000_000
EPOCHS = 20


class Plan(NamedTuple):
    """What one call of `mastaba train` does."""

    game: str
    edition: str
    seats: tuple[int, ...]  # of the games, by lot; what stands here twice is drawn twice as often
    options: Options
    parts: tuple[str, ...]  # what is learned: "judge", "priors" or both
    rounds: int
    games: int  # of the search, in each round
    quick_games: int  # by priors alone, in the first round
    simulations: int
    minutes: float  # for the games of a round, by the clock
    by_search: tuple[float, ...]  # of what is learned: what the search expected; the rest is how the game ended
    features: tuple[str, ...]  # which alone are learned; none for all
    trial_games: int
    trial_seats: tuple[int, ...]  # each with as many games
    trial_simulations: int  # of a decision; 0 for as many as in the games
    trial_seconds: float  # of a decision, instead of counting simulations; 0 to count them
    trial_deep: bool  # both look as far ahead as `master` does
    workers: int
    seed: int
    earlier: tuple[Path, ...]  # positions of earlier calls, to learn from as well
    start: Taught  # before the first round


class Source(NamedTuple):
    """What was noted of games, and how they were played."""

    noted: Noted
    told: dict[str, int]  # for the card
    judged: bool  # whether the search had a judge


class Fitted(NamedTuple):
    """A network as it is written, with its trial on unseen games."""

    by_search: float
    made: dict[str, Any]
    unseen_games: dict[str, Any]


class Outcome(NamedTuple):
    """How the new one fared among the old at tables of so many seats."""

    seats: int
    share: float
    interval: Interval
    games: int


def better(outcomes: list[Outcome]) -> bool:
    """Whether the new one won more than its fair share everywhere: who wins at four may lose at two."""
    return all(outcome.share > 1 / outcome.seats for outcome in outcomes)


class Round:
    """What one round of a plan has found so far."""

    def __init__(self, plan: Plan, number: int, taught: Taught, say: Callable[[str], None]) -> None:
        self.plan = plan
        self.game = mastaba.load(plan.game)
        self.number = number
        self.taught = taught  # by the rounds before
        self.say = say

    def play(self, simulations: int, games: int) -> Source:
        """The positions of so many games, or of as many as there was time for."""
        plan = self.plan
        seed = plan.seed * 1000 + 2 * self.number + (simulations > 0)
        how = SelfPlay(plan.game, plan.edition, plan.seats, plan.options, simulations, self.taught, seed)
        until = time.monotonic() + 60 * plan.minutes
        records = []
        for record in in_order(plan.workers, how.play, games):
            records.append(record)
            if time.monotonic() > until:
                break
        found = noted.gathered(records)
        self.say(
            f"round {self.number}: {len(records):,} games, {len(found.positions.seats):,} positions, "
            f"{len(found.choices.seat):,} choices, {simulations} simulations"
        )
        judged = simulations > 0 and self.taught.judge != NO_JUDGE
        return Source(found, {"games": len(records), "simulations": simulations}, judged)

    def learn(self, sources: list[Source]) -> tuple[dict[str, Any], dict[str, Any]]:
        """A network for these positions, and its card: of several fits the one that foresees unseen games best."""
        everything = noted.joined([source.noted for source in sources]).positions
        fits = [self.fitted(everything, share) for share in self.plan.by_search]
        best = min(fits, key=lambda one: one.unseen_games["log_loss"])
        card = {
            **self.made_from(sources),
            "positions": len(everything.seats),
            "by_search": best.by_search,
            "learned_on_from": self.named_before(),
            "unseen_games": best.unseen_games,
        }
        if self.plan.features:
            card["features_learned"] = list(self.plan.features)
        if len(fits) > 1:
            card["tried"] = {str(one.by_search): one.unseen_games["log_loss"] for one in fits}
        if self.taught.judge != NO_JUDGE and (self.plan.features or not shown(everything.features).all()):
            kept = card_of_others(json.loads(self.taught.judge)["card"], card)
            if kept:
                card["kept"] = kept
        return best.made, card

    def fitted(self, everything: Positions, by_search: float) -> Fitted:
        """A tenth of the games is held out."""
        from mastaba.training.fitting import fit

        plan, game = self.plan, self.game
        aside = held_out(everything.games)
        rest, held = everything.some(~aside), everything.some(aside)
        names, ranges = game.feature_names(), self.ranges_before()
        alone = None
        if plan.features and ranges is not None:
            alone = np.array([name in plan.features for name in names])
            rest, held, everything = (as_judged(part, ranges, ~alone) for part in (rest, held, everything))
        weights = fit(
            rest, held, self.before(), epochs=EPOCHS, seed=plan.seed, by_search=by_search, alone=alone, say=self.say
        )
        made = quantised(weights, names, everything, max(game.seats), ranges)
        found = trial(chances(made, held), held)
        self.say(
            f"round {self.number}: {by_search:g} from the search, "
            f"log-loss {found['log_loss']}, even chances {found['even_chances']}"
        )
        return Fitted(by_search, made, found)

    def learn_priors(self, sources: list[Source]) -> tuple[dict[str, Any], dict[str, Any]]:
        """A network for the choices of the search, and its card."""
        from mastaba.training.prior_fitting import fit_priors

        game = self.game
        everything = noted.joined([source.noted for source in sources]).choices
        aside = held_out(everything.games)
        rest, held = everything.some(~aside), everything.some(aside)
        weights = fit_priors(rest, held, len(game.moves), seed=self.plan.seed, say=self.say)
        made = quantised_priors(weights, game.feature_names(), everything, max(game.seats))
        found = trial_of_priors(made, held)
        self.say(f"round {self.number}: priors {found['network']}, by the game {found['by_the_game']}")
        return made, {**self.made_from(sources), "choices": len(everything.seat), "unseen_games": found}

    def made_from(self, sources: list[Source]) -> dict[str, Any]:
        """What every card says."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "edition": self.plan.edition,
            "seats": list(self.plan.seats),
            "options": {name: list(values) for name, values in self.plan.options},
            "played": [source.told for source in sources],
            "seed": self.plan.seed,
            "date": datetime.now(UTC).date().isoformat(),
        }

    def before(self) -> Weights | None:
        """The network to learn on from."""
        return None if self.taught.judge == NO_JUDGE else weights_in(self.taught.judge)

    def ranges_before(self) -> Ranges | None:
        return None if self.taught.judge == NO_JUDGE else ranges_in(self.taught.judge)

    def named_before(self) -> str:
        if self.taught.judge == NO_JUDGE:
            return "nothing"
        return "the judge of the round before" if self.number > 1 else "the judge that was shipped"

    def simulations_of_trial(self) -> int:
        return self.plan.trial_simulations or self.plan.simulations

    def try_out(self, new: Taught, old: Taught) -> list[Outcome]:
        """The new one among the old."""
        plan = self.plan
        budget = (MOST_SIMULATIONS, plan.trial_seconds) if plan.trial_seconds else (self.simulations_of_trial(), 0.0)
        outcomes = []
        for seats in plan.trial_seats:
            how = Trial(plan.game, plan.edition, seats, plan.options, new, old, budget, plan.seed, plan.trial_deep)
            shares = list(in_order(plan.workers, how.play, plan.trial_games))
            share = sum(shares) / len(shares)
            outcomes.append(Outcome(seats, share, wilson(share, len(shares)), len(shares)))
        return outcomes

    def on_card(self, outcomes: list[Outcome], against: str) -> list[dict[str, Any]]:
        """The trials as a card tells them."""
        plan = self.plan
        thinking = (
            {"seconds": plan.trial_seconds} if plan.trial_seconds else {"simulations": self.simulations_of_trial()}
        )
        return [
            {
                "seats": outcome.seats,
                "games": outcome.games,
                "won": round(outcome.share, 3),
                "fair": round(1 / outcome.seats, 3),
                **thinking,
                **({"deep": True} if plan.trial_deep else {}),
                "against": against,
            }
            for outcome in outcomes
        ]

    def say_outcomes(self, what: str, outcomes: list[Outcome]) -> None:
        for outcome in outcomes:
            self.say(
                f"round {self.number}: {what} won {outcome.share:.1%} of {outcome.games} games "
                f"({outcome.interval.low:.1%} to {outcome.interval.high:.1%}, fair {1 / outcome.seats:.0%}), "
                f"{outcome.seats} seats"
            )
        self.say(f"round {self.number}: {what} is " + ("kept" if better(outcomes) else "not kept"))

    def better_judge(self, sources: list[Source], file: Path) -> Taught:
        """Fits a judge, writes it to a file and tries it; what is known after that."""
        before = self.taught
        made, card = self.learn(sources)
        outcomes = self.try_out(before._replace(judge=written(made, card)), before)
        against = "the evaluation by hand" if before.judge == NO_JUDGE else self.named_before()
        text = written(made, {**card, "trials": self.on_card(outcomes, against)})
        file.write_text(text, encoding="utf-8")
        self.say_outcomes("the judge", outcomes)
        return before._replace(judge=text) if better(outcomes) else before

    def better_priors(self, sources: list[Source], before: Taught, file: Path) -> Taught:
        """The same for the priors of moves."""
        made, card = self.learn_priors(sources)
        outcomes = self.try_out(before._replace(priors=written(made, card)), before)
        against = "the game's own priors" if before.priors == NO_PRIORS else "the priors before"
        text = written(made, {**card, "trials": self.on_card(outcomes, against)})
        file.write_text(text, encoding="utf-8")
        self.say_outcomes("the priors", outcomes)
        return before._replace(priors=text) if better(outcomes) else before


def card_of_others(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Of what a judge knows of games of another edition or with other options than the card `now` tells of; it may keep
    a card of others. Empty where it knows none; all of it where `now` tells of a few features alone."""
    if "features_learned" in now:
        return before
    kept = card_of_others(before["kept"], now) if "kept" in before else {}
    if all(before.get(part) == now[part] for part in ("edition", "options")):
        return kept
    alone = {name: value for name, value in before.items() if name != "kept"}
    return {**alone, "kept": kept} if kept else alone


def as_judged(positions: Positions, ranges: Ranges, features: npt.NDArray[np.bool_]) -> Positions:
    """These features as a judge takes them that is not to change, within what it has seen."""
    found = positions.features.copy()
    found[:, :, features] = found[:, :, features].clip(ranges.lows[features], ranges.highs[features])
    return positions._replace(features=found)


def held_out(games: Numbers) -> npt.NDArray[np.bool_]:
    """Which rows are kept for trying a network; each comes from the game of this number."""
    aside: npt.NDArray[np.bool_] = games == HELD_OUT - 1
    if not aside.any():
        raise BadInput(f"a tenth of the games is held out, so there must be {HELD_OUT} of a kind at least")
    return aside


def earlier_source(path: Path, game: Game) -> Source:
    """The positions of an earlier call, which had a judge."""
    try:
        found = noted.load(path)
    except (OSError, ValueError, KeyError, BadZipFile):
        raise BadInput(f"{path} holds no positions that `mastaba train` wrote") from None
    if found.positions.features.shape[2] != len(game.feature_names()):
        raise BadInput(f"the positions in {path} have other features than {game.name} has now")
    return Source(found, {"earlier_positions": len(found.positions.seats)}, True)


def train(plan: Plan, folder: Path, say: Callable[[str], None]) -> Taught:
    """What won last, or what was there before the first round; every file is kept in the folder."""
    game = mastaba.load(plan.game)
    if not game.feature_names():
        raise BadInput(f"{plan.game} has no features for a network to read")
    folder.mkdir(parents=True, exist_ok=True)
    taught = plan.start
    sources = [earlier_source(path, game) for path in plan.earlier]
    for number in range(1, plan.rounds + 1):
        this = Round(plan, number, taught, say)
        if number == 1 and plan.quick_games:
            sources.append(this.play(0, plan.quick_games))
        if taught.judge != NO_JUDGE:
            sources = [source for source in sources if source.judged]  # games without a judge were a way to the first
        sources.append(this.play(plan.simulations, plan.games))
        noted.save(folder / f"{plan.game}-{number}.npz", sources[-1].noted)
        if "judge" in plan.parts:
            taught = this.better_judge(sources, folder / f"{plan.game}-{number}.json")
        if "priors" in plan.parts:
            taught = this.better_priors(sources, taught, folder / f"{plan.game}-{number}-priors.json")
    return taught
