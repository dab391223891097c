"""An analysis as one JSON document, which is stored, sent to the page and printed. Seats are counted from 1."""

from __future__ import annotations

from mastaba.analysis.analysis import Analysis, Moment
from mastaba.analysis.opinions import Opinion
from mastaba.kernel.agenda import CHANCE

DECIMALS = 4


def document(analysis: Analysis) -> dict[str, object]:
    walk = analysis.walk
    seats = range(walk.setup.seats)
    return {
        "game": walk.game.name,
        "seats": walk.setup.seats,
        "moves": len(walk.log),
        "playouts": analysis.effort.playouts,
        "lines": analysis.effort.lines,
        "chances": [
            {"after": point.number, "win": rounded(point.wins), "error": rounded(point.errors)}
            for point in analysis.chances
        ],
        "parts": [
            {name: round(part, DECIMALS) for name, part in analysis.shares(seat)._asdict().items()} for seat in seats
        ],
        "key_moments": [moment_document(analysis, moment) for moment in analysis.key_moments()],
        "losses": [opinion_document(analysis, opinion) for opinion in analysis.opinions],
        "instead": [
            opinion_document(analysis, analysis.losses(seat)[0]) if analysis.losses(seat) else None for seat in seats
        ],
    }


def moment_document(analysis: Analysis, moment: Moment) -> dict[str, object]:
    played = analysis.walk.log[moment.first - 1 : moment.last]
    return {
        "first": moment.first,
        "last": moment.last,
        "actors": ["chance" if actor == CHANCE else actor + 1 for actor in moment.actors],
        "moves": [str(move) for _, move in played],
        "change": rounded(moment.change),
        "error": rounded(moment.errors),
    }


def opinion_document(analysis: Analysis, opinion: Opinion) -> dict[str, object]:
    moves = analysis.walk.game.moves
    return {
        "move": opinion.number,
        "seat": opinion.seat + 1,
        "played": str(moves[opinion.played]),
        "best": str(moves[opinion.best]),
        "value": None if opinion.value is None else round(opinion.value, DECIMALS),
        "best_value": round(opinion.best_value, DECIMALS),
        "loss": None if opinion.value is None else round(opinion.loss, DECIMALS),
        "lines": opinion.lines,
    }


def rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, DECIMALS) for value in values]
