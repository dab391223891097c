"""An analysis as one JSON document, which is stored, sent to the page and printed. Seats are counted from 1."""

from __future__ import annotations

from mastaba.analysis.analysis import PARTS, Analysis, Moment
from mastaba.analysis.curve import judge_of
from mastaba.analysis.opinions import Opinion
from mastaba.analysis.reasons import Because, Claim
from mastaba.kernel.agenda import CHANCE
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move

DECIMALS = 4


def document(analysis: Analysis) -> dict[str, object]:
    walk = analysis.walk
    seats = range(walk.setup.seats)
    moments, losses = analysis.key_moments(), analysis.opinions
    return {
        "game": walk.game.name,
        "seats": walk.setup.seats,
        "moves": len(walk.log),
        "playouts": analysis.effort.playouts,
        "judged": judge_of(walk.game, walk.before[0]) is not None,
        "lines": analysis.effort.simulations,
        "chances": [
            {"after": point.number, "win": rounded(point.wins), "error": rounded(point.errors)}
            for point in analysis.chances
        ],
        "parts": [
            {
                **{name: round(part, DECIMALS) for name, part in analysis.shares(seat)._asdict().items()},
                "errors": {part: round(analysis.error(seat, part), DECIMALS) for part in PARTS},
            }
            for seat in seats
        ],
        "key_moments": [moment_document(analysis, moment) for moment in moments],
        "losses": [opinion_document(analysis, opinion) for opinion in losses],
        "instead": [
            opinion_document(analysis, analysis.losses(seat)[0]) if analysis.losses(seat) else None for seat in seats
        ],
        "words": words(analysis, moments, losses),
    }


def words(analysis: Analysis, moments: list[Moment], losses: list[Opinion]) -> dict[str, object]:
    """Every move that the document names, by its notation, so that a page can say it."""
    walk = analysis.walk
    named = [walk.game.moves[move] for opinion in losses for move in (opinion.played, opinion.best)]
    named += [move for moment in moments for _, move in walk.log[moment.first - 1 : moment.last]]
    return {str(move): move_document(move) for move in sorted(set(named), key=lambda move: move.id)}


def moment_document(analysis: Analysis, moment: Moment) -> dict[str, object]:
    played = analysis.walk.log[moment.first - 1 : moment.last]
    better = analysis.better(moment)
    return {
        "first": moment.first,
        "last": moment.last,
        "actors": ["chance" if actor == CHANCE else actor + 1 for actor in moment.actors],
        "moves": [str(move) for _, move in played],
        "change": rounded(moment.change),
        "error": rounded(moment.errors),
        "instead": None if better is None else opinion_document(analysis, better),
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
        "lines": opinion.simulations,
        "again": opinion.again,
        "because": because_document(analysis.walk.game, opinion.because),
    }


def because_document(game: Game, because: Because | None) -> dict[str, object] | None:
    if because is None:
        return None
    return {
        "other": move_document(game.moves[because.other]),
        "worlds": because.worlds,
        "better": round(because.better, DECIMALS),
        "over": because.over,
        "plan": [move_document(game.moves[move]) for move in because.plan],
        "gains": [claim_document(claim) for claim in because.gains],
        "risks": [claim_document(claim) for claim in because.risks],
    }


def claim_document(claim: Claim) -> dict[str, object]:
    return {**claim._asdict(), "seat": claim.seat + 1, "gain": round(claim.gain, DECIMALS)}


def move_document(move: Move) -> dict[str, object]:
    return {"id": move.id, "text": move.text, "kind": move.kind, "facts": move.facts}


def rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, DECIMALS) for value in values]
