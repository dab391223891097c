"""Bots live on views alone: the law that they keep."""

from __future__ import annotations

from collections.abc import Callable

from mastaba import Decision, Game
from mastaba.kernel.agenda import CHANCE
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Setup
from mastaba.testing.laws import Trial


def check_views_alone(
    game: Game, setup: Setup, seed: int, questions: int, answer: Callable[[Document, Decision], object]
) -> None:
    """Law 9: a bot that is asked about positions that look alike to its seat gives the same answer."""
    trial = Trial(game, setup, seed)
    while questions > 0 and (decisions := game.decisions(trial.record.state)):
        decision = decisions[trial.rng.below(len(decisions))]
        if decision.seat != CHANCE and len(decision.options) > 1 and trial.rng.below(10) == 0:
            twin, asked = trial.twin(decision.seat), decision.seat
            answers = [
                answer(game.view(state, asked), next(one for one in game.decisions(state) if one.seat == asked))
                for state in (trial.record.state, twin)
            ]
            trial.require(answers[0] == answers[1], "bots live on views alone", answers)
            questions -= 1
        trial.record.play(decision.seat, trial.choose(decision))
