"""Which puzzles there are, which are the daily ones, and which comes next for somebody."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from functools import cache

from mastaba.games import load_all
from mastaba.kernel.errors import BadInput
from mastaba.puzzles.collection import Entry, puzzles_of
from mastaba.server.people.daily_puzzles import Rated, chosen
from mastaba.server.puzzle_ratings import Rating
from mastaba.server.storage.puzzle_store import SOLUTION, Figures, PuzzleStore, Solved

log = logging.getLogger("mastaba")
NEAREST = 8  # puzzles around a solver's rating, among which the next one is drawn


@cache
def all_puzzles() -> dict[str, tuple[Entry, ...]]:
    """By game; the first call reads some hundred files. Where a game from outside brings a broken puzzle, the others
    are no worse for it."""
    found: dict[str, tuple[Entry, ...]] = {}
    for game in load_all().games:
        try:
            puzzles = puzzles_of(game.name)
        except BadInput as error:
            log.warning("the puzzles of a game cannot be read", extra={"game": game.name, "error": str(error)})
            continue
        if puzzles:
            found[game.name] = puzzles
    return found


@cache
def by_id() -> dict[str, Entry]:
    return {entry.id: entry for entries in all_puzzles().values() for entry in entries}


async def dailies(store: PuzzleStore, days: range) -> dict[int, Entry]:
    """By day; what was not settled yet is settled now, for every process and every later version. None where there
    are no puzzles."""
    known = by_id()
    settled = await store.dailies(days)
    for day in days:
        if day in settled and settled[day] not in known:  # a puzzle of an earlier version
            await store.unsettle(day, settled.pop(day))
    missing = [day for day in days if day not in settled]
    if missing:
        rated = {game: [Rated(each.id, each.rating) for each in found] for game, found in all_puzzles().items()}
        new = {day: one for day in missing if (one := chosen(day, rated)) is not None}
        await store.settle(new)
        settled = await store.dailies(days)
    return {day: known[one] for day, one in sorted(settled.items()) if one in known}


def rating_of(entry: Entry, figures: Mapping[str, Figures]) -> int:
    """As solvers have made it; where nobody has tried it, as it begins."""
    return round(figures[entry.id].rating) if entry.id in figures else entry.rating


def next_one(
    entries: Sequence[Entry],
    results: Mapping[str, Solved],
    ratings: Mapping[str, Rating],
    figures: Mapping[str, Figures],
) -> Entry | None:
    """One of those nearest to the solver's rating that they have not solved, and whose solution they have not seen;
    None where there is none left. Of several games, each is as likely."""
    left = [each for each in entries if not (each.id in results and is_settled(results[each.id]))]
    if not left:
        return None
    game = secrets.choice(sorted({each.game for each in left}))
    own = ratings.get(game, Rating()).value
    of_game = [each for each in left if each.game == game]
    near = sorted(of_game, key=lambda each: (abs(rating_of(each, figures) - own), each.id))
    return secrets.choice(near[:NEAREST])


def is_settled(result: Solved) -> bool:
    return result.solved or result.shown == SOLUTION
