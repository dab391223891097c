"""A pairing: one bot alone among others of one kind, each round at every seat in turn and with the same luck.

A round is the unit of work: the same round of the same pairing has the same games wherever it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import mastaba
from mastaba.bots import named
from mastaba.bots.bot import Limits
from mastaba.bots.named import AnyBot
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.matches.simulation import Failure, Simulation

USUAL = Limits()


class Pairing(NamedTuple):
    """Plain data, so that it travels to any process or machine; an object of one's own must travel too (pickle)."""

    game: str
    seats: int
    edition: str
    options: dict[str, str]
    data: dict[str, object] | None
    one: AnyBot
    others: AnyBot
    seed: int
    limits: Limits = USUAL

    @property
    def balanced(self) -> bool:
        """The same bot everywhere: nothing to compare but the seats."""
        return self.one == self.others

    @property
    def games_a_round(self) -> int:
        return 1 if self.balanced else self.seats

    @property
    def name(self) -> str:
        one, others = named.label(self.one), named.label(self.others)
        return one if self.balanced else f"{one} among {others}"


class Result(NamedTuple):
    """How one game of a round went."""

    bots: tuple[str, ...]  # by seat
    first: int  # the seat that began
    decisions: int
    scores: tuple[int, ...]
    places: tuple[int, ...]  # by seat, 1 the best, ties shared
    ended_by: str
    failure: Failure | None = None  # of a bot that lost by it
    introduced: tuple[str, ...] = ()  # by seat, what programs call themselves

    def share(self, seat: int) -> float:
        """A victory, or a part of a shared one."""
        winners = self.places.count(1)
        return 1.0 / winners if self.places[seat] == 1 else 0.0


def pairing(setup: Setup, game: Game, one: AnyBot, others: AnyBot, seed: int, limits: Limits = USUAL) -> Pairing:
    header = game.header(setup)
    data = header.get("data")
    corrected = dict(data) if isinstance(data, Mapping) else None
    options = game.changed_options(setup)
    return Pairing(game.name, setup.seats, setup.edition, options, corrected, one, others, seed, limits)


def play_round(wanted: Pairing, number: int) -> list[Result]:
    """Round `number`, from 1 on: chance has the same stream in every game of it, whoever sits where."""
    game = mastaba.load(wanted.game)
    setup = game.setup(wanted.seats, wanted.edition, wanted.options, wanted.data)
    results = []
    for own_seat in range(wanted.games_a_round):
        bots = tuple(wanted.one if seat == own_seat else wanted.others for seat in range(wanted.seats))
        simulation = Simulation(game, setup, bots, wanted.seed, wanted.limits)
        played = simulation.play(number, logged=False)
        results.append(
            Result(
                simulation.labels,
                played.first,
                played.decisions,
                played.scores,
                played.places,
                played.ended_by,
                played.failure,
                played.introduced,
            )
        )
    return results
