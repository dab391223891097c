"""Bots at some seats of an environment, by any name that mastaba.bots.named reads; they see their views alone."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from mastaba import BadInput
from mastaba.bots import named
from mastaba.bots.bot import Bot, Limits
from mastaba.bots.named import AnyBot
from mastaba.bots.program import stock
from mastaba.research.adapters.match import LARGEST_SEED, Match


class Opponents:
    """Made anew for every game. Where one fails, BotFailed says so, and the game is not to be gone on with."""

    def __init__(self, match: Match, bots: Mapping[int, AnyBot], limits: Limits | None = None) -> None:
        for seat, bot in bots.items():
            if not 0 <= seat < match.seats:
                raise BadInput(f"there is no seat {seat} at this table of {match.seats}")
            named.check(bot, match.game)
        self.match = match
        self.names = dict(sorted(bots.items()))
        self.limits = limits
        self.bots: dict[int, Bot] = {}

    def begin(self, generator: np.random.Generator) -> None:
        """Makes them for a new game; one that was broken off is over."""
        named.finish(list(self.bots.values()), (), (), stopped=True)
        self.bots = {}
        for seat, name in self.names.items():
            seed = int(generator.integers(LARGEST_SEED))
            self.bots[seat] = named.bot(self.match.game, name, seed, limits=self.limits)

    def play(self) -> None:
        """Until somebody else is asked or the game is over; where seats choose at once, they need not wait."""
        match = self.match
        while waiting := [seat for seat in match.asked() if seat in self.bots]:
            seat = waiting[0]
            decision = next(one for one in match.game.decisions(match.state) if one.seat == seat)
            move = self.bots[seat].decide(match.game.view(match.state, seat), decision)
            match.play(seat, move.id - match.game.moves.chance_size)
        if match.over():
            game, state = match.game, match.state
            named.finish(list(self.bots.values()), game.ranking(state), game.scores(state))

    def leave(self) -> None:
        """Ends the programs among them."""
        named.finish(list(self.bots.values()), (), (), stopped=True)
        self.bots = {}
        stock.close()


def agent_at(seat: int) -> str:
    """What PettingZoo calls a seat."""
    return f"player_{seat}"


def agents_of(seats: int, opponents: Opponents) -> dict[str, int]:
    """The agents, by the seats that no bot has."""
    found = {agent_at(seat): seat for seat in range(seats) if seat not in opponents.names}
    if not found:
        raise BadInput("bots have all seats, so that nobody is left to learn")
    return found
