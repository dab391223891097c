"""The ladder of a game: every level against the one below it, and one scale for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise

from mastaba.bots import levels, named
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.matches.arena.matches import Match
from mastaba.matches.arena.scale import Counted, Rated, scale

LOWEST = "random"
HEAD = ["BOT", "RATING", "95 %", "WINS", "AMONG", "GAMES"]


def rungs(game: Game, seats: int, part: int) -> list[tuple[str, str]]:
    """Who plays whom: each level one step above the other, `part` times weaker where time is short; a trained network,
    where the game has one for so many seats, among `greedy`."""
    names = [f"{name}/{part}" if part > 1 and name in levels.LEVELS else name for name in levels.NAMES]
    found = [(above, below) for below, above in pairwise(names)]
    try:
        named.check(levels.LEARNED, game)
    except BadInput:
        return found
    return [*found, (levels.LEARNED, "greedy")] if seats == min(game.seats) else found


def counted(match: Match) -> Counted:
    one, others = (named.label(bot).partition("/")[0] for bot in (match.pairing.one, match.pairing.others))
    return Counted(one, others, match.pairing.seats, match.games, round(match.share * match.games, 3))


def table_rows(found: Sequence[Rated], matches: Sequence[Counted]) -> list[list[str]]:
    """The best last, as one climbs."""
    played = {match.one: match for match in matches}
    rows = [HEAD]
    for one in sorted(found, key=lambda rated: rated.rating):
        match = played.get(one.bot)
        told = ["", "", ""] if match is None else [f"{match.won / match.games:.0%}", match.others, f"{match.games:,}"]
        rows.append([one.bot, f"{one.rating:,.0f}", f"{one.low:,.0f} to {one.high:,.0f}", *told])
    return rows


def document(game: Game, setup: Setup, matches: Sequence[Counted], part: int) -> dict[str, object]:
    """One ladder of the file `bot/ladders.json` in the folder of a game."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "seats": setup.seats,
        "edition": setup.edition,
        "options": game.changed_options(setup),
        "part": part,  # all levels made so many times fewer simulations
        "date": datetime.now(UTC).date().isoformat(),
        "matches": [match._asdict() for match in matches],
        "ratings": [rated_document(rated) for rated in scale(matches, LOWEST)],
    }


def rated_document(rated: Rated) -> dict[str, object]:
    return {"bot": rated.bot, "rating": round(rated.rating), "low": round(rated.low), "high": round(rated.high)}
