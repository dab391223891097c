"""How a finished game ended: who won, by what, and in which way."""

from __future__ import annotations

from typing import Any

import msgspec

from mastaba.kernel.agenda import State
from mastaba.kernel.game import Game
from mastaba.server.protocol.messages import LeadDocument, Result


def result_of(game: Game, state: State) -> Result:
    ranking, winners = game.ranking(state), game.winners(state)
    return Result(
        scores=list(game.scores(state)),
        ranking=list(ranking),
        winners=[seat + 1 for seat in winners],
        ended_by=game.ended_by(state),
        leads=[None if place == 1 else lead(game, state, winners[0], seat) for seat, place in enumerate(ranking)],
    )


def lead(game: Game, state: State, winner: int, seat: int) -> LeadDocument:
    by, value, other = game.lead(state, winner, seat)
    return LeadDocument(by=by, value=value, other=other)


def stored_result(found: dict[str, Any] | None) -> Result | None:
    """As it was kept; before there were leads, results were kept without them."""
    return None if found is None else msgspec.convert({"leads": [], **found}, Result)
