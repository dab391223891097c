"""Puzzles: which there are, tables to solve them at, and how they stand."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

import mastaba
from mastaba.puzzles.collection import Entry
from mastaba.puzzles.collection import puzzle as find_puzzle
from mastaba.server.http.dependencies import Anybody, Human, Somebody, limit, reply, server_of
from mastaba.server.http.routes.play import viewer_of
from mastaba.server.people import daily_puzzles
from mastaba.server.people.daily_puzzles import WEEK, day_of, iso
from mastaba.server.people.puzzle_choice import all_puzzles, by_id, dailies, next_one, rating_of
from mastaba.server.protocol.messages import TableDocument
from mastaba.server.protocol.puzzle_messages import (
    DailyPuzzle,
    NextPuzzle,
    Outcome,
    PuzzleEntry,
    PuzzleGame,
    PuzzleMessage,
    PuzzlesDocument,
    PuzzleTheme,
)
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.schemas import answers
from mastaba.server.puzzle_ratings import Rating
from mastaba.server.storage.people_store import Person
from mastaba.server.storage.puzzle_store import SOLUTION, Figures, PuzzleStore, Solved
from mastaba.server.table.documents import now_ms
from mastaba.server.table.private_tables import open_private
from mastaba.server.table.puzzles import played_on, settings_of

router = APIRouter(prefix="/api", tags=["puzzles"])
PuzzleId = Annotated[str | None, Query(max_length=80)]
CARRIED = ("game", "edition", "rules", "options", "seats", "data", "name", "listed", "clock", "grace", "position")
Word = Annotated[str | None, Query(max_length=40)]


class Solver(NamedTuple):
    """What is known of whoever asks; nothing of somebody without a session."""

    results: Mapping[str, Solved]
    ratings: Mapping[str, Rating]
    days: set[int]
    figures: Mapping[str, Figures]  # of the puzzles, among all people


async def read_solver(store: PuzzleStore, person: Person | None) -> Solver:
    await asyncio.to_thread(all_puzzles)  # the first time it reads many files
    figures = await store.figures()
    if person is None:
        return Solver({}, {}, set(), figures)
    who = person.id
    return Solver(await store.results(who), await store.ratings(who), await store.days(who), figures)


@router.get("/puzzles", responses=answers(PuzzlesDocument))
async def overview(request: Request, person: Anybody) -> Response:
    """The daily puzzles of the last seven days, today's last, and what there is besides; days begin at midnight UTC."""
    store, today = server_of(request).context.puzzles, day_of(now_ms())
    solver = await read_solver(store, person)
    daily = await dailies(store, range(today - WEEK + 1, today + 1))
    week = [
        DailyPuzzle(
            day=iso(day),
            id=daily[day].id,
            game=daily[day].game,
            rating=rating_of(daily[day], solver.figures),
            outcome=outcome(solver.results.get(daily[day].id)),
            state=state,
        )
        for day, state in daily_puzzles.week(solver.days, today)
        if day in daily
    ]
    streak = daily_puzzles.streak(solver.days, today).days
    return reply(PuzzlesDocument(week=week, streak=streak, games=[of_game(*each, solver) for each in by_game()]))


def by_game() -> list[tuple[str, Sequence[Entry]]]:
    return list(all_puzzles().items())


def of_game(game: str, entries: Sequence[Entry], solver: Solver) -> PuzzleGame:
    themes = Counter(theme for entry in entries for theme in entry.themes)
    return PuzzleGame(
        game=game,
        puzzles=len(entries),
        solved=sum(1 for entry in entries if outcome(solver.results.get(entry.id)) == "solved"),
        rating=round(solver.ratings[game].value) if game in solver.ratings else None,
        themes=[PuzzleTheme(theme=theme, puzzles=count) for theme, count in sorted(themes.items())],
    )


def outcome(result: Solved | None) -> Outcome:
    if result is None or (result.tries == 0 and result.shown != SOLUTION):
        return "new"
    return "solved" if result.solved else "shown" if result.shown == SOLUTION else "tried"


@router.get("/puzzles/next", responses=answers(NextPuzzle))
async def following(
    request: Request, person: Anybody, game: Word = None, theme: Word = None, after: PuzzleId = None
) -> Response:
    """One that you have not solved, near your rating: of a game, of a theme, or of any; another one than `after`."""
    solver = await read_solver(server_of(request).context.puzzles, person)
    entries = [entry for entry in chosen(game, theme) if entry.id != after]
    found = next_one(entries, solver.results, solver.ratings, solver.figures)
    if found is None:
        raise Problem(404, "no-puzzle-left", "There is no puzzle left that you have not solved.")
    return reply(NextPuzzle(id=found.id))


def chosen(game: str | None, theme: str | None) -> list[Entry]:
    """A game or a theme that has no puzzles is refused."""
    if game is not None:
        mastaba.load(game)  # or says that there is none
    found = [entry for name, entries in by_game() if game in (None, name) for entry in entries]
    if theme is not None:
        found = [entry for entry in found if theme in entry.themes]
        if not found:
            raise Problem(404, "no-theme", "No puzzle has this theme.")
    return found


@router.get("/puzzles/{name}", responses=answers(list[PuzzleEntry]))
async def of_one_game(request: Request, person: Anybody, name: str, theme: Word = None) -> Response:
    """All puzzles of a game, or those of a theme, the easiest first."""
    solver = await read_solver(server_of(request).context.puzzles, person)
    return reply([entry_document(entry, solver) for entry in chosen(name, theme)])


def entry_document(entry: Entry, solver: Solver) -> PuzzleEntry:
    found = outcome(solver.results.get(entry.id))
    return PuzzleEntry(
        id=entry.id,
        game=entry.game,
        rating=rating_of(entry, solver.figures),
        outcome=found,
        themes=list(entry.themes) if found in ("solved", "shown") else None,
    )


@router.post("/puzzles/{name}", status_code=201, responses=answers(TableDocument, 201))
async def solve(
    request: Request,
    person: Human,
    name: str,
    way: Annotated[Literal["daily", "mix"] | None, Query(alias="from")] = None,
) -> Response:
    """A table of your own for this puzzle: nobody else sees it, and it is gone after a day. A first try is rated if you
    come from the mix, or from one of the daily puzzles of the week."""
    limit(request, "puzzle", person.id)
    server = server_of(request)
    await asyncio.to_thread(all_puzzles)
    entry = by_id().get(name)
    if entry is None:
        raise Problem(404, "no-puzzle", "There is no such puzzle.")
    today = day_of(now_ms())
    daily = await dailies(server.context.puzzles, range(today - WEEK + 1, today + 1))
    day = today if today in daily and daily[today].id == name else None
    counts = way == "mix" or (way == "daily" and any(each.id == name for each in daily.values()))
    figures = await server.context.puzzles.figures()
    settings = settings_of(find_puzzle(name), rating_of(entry, figures), day, counts)
    table = await open_private(server.tables, person.id, settings)
    return reply(table.document(person.id), 201)


@router.get("/tables/{table}/puzzle", responses=answers(PuzzleMessage))
async def standing(request: Request, person: Somebody, table: str) -> Response:
    """How the puzzle stands, as the socket says it."""
    found = await server_of(request).tables.get(table)
    await found.catch_up()
    viewer_of(found, person.id, None)
    if found.state.puzzle is None:
        raise Problem(404, "no-puzzle", "This table is no puzzle.")
    return reply(await found.coach.judged())


@router.post("/tables/{table}/play-on", status_code=201, responses=answers(TableDocument, 201))
async def play_on(request: Request, person: Human, table: str) -> Response:
    """A new table that goes on from a puzzle with its solution played, once that is known; you keep your seat."""
    limit(request, "table", person.id)
    tables = server_of(request).tables
    found = await tables.get(table)
    await found.catch_up()
    viewer_of(found, person.id, None)
    state = found.state
    if state.puzzle is None:
        raise Problem(404, "no-puzzle", "This table is no puzzle.")
    if not state.attempt.done:
        raise Problem(409, "not-solved", "Solve this puzzle first, or give it up.")
    settings = {name: value for name, value in state.settings.items() if name in CARRIED} | {"hints": True}
    parent = {"puzzle": state.puzzle["id"]}
    new = await tables.create(person.id, settings, parent, played_on(state), state.puzzle["seat"])
    return reply(new.document(person.id), 201)
