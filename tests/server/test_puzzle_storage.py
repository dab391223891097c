"""What is kept of puzzles, in both databases."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from mastaba.server.storage.database import Database
from mastaba.server.storage.puzzle_store import PuzzleStore, Solved, Tried, note
from tests.server.test_storage_contract import opened


def tried(outcome: Any, at: int, person: str = "anna", puzzle: str = "p1", day: int | None = None) -> Tried:
    return Tried(person, puzzle, "babel", outcome, at, ms=at * 10, day=day, rating=1300, counts=True)


async def write(database: Database, *all_tried: Tried) -> None:
    """Each in a transaction of its own."""
    for one in all_tried:
        await database.write(partial(note, tried=one))


def test_only_the_first_try_at_a_puzzle_is_rated(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            puzzles = PuzzleStore(found)
            outcomes = ("missed", "near", "solved", "solved", "given-up")
            await write(found, *(tried(outcome, at) for at, outcome in enumerate(outcomes, 1)))
            result = (await puzzles.results("anna"))["p1"]
            rating = (await puzzles.ratings("anna"))["babel"]
            assert result == Solved(3, True, 0, 30, 3, 1200, round(rating.value))
            assert rating.value < 1200
            figures = (await puzzles.figures())["p1"]
            assert figures.rating > 1300 and figures[1:] == (1, 0)
            await write(found, tried("solved", 9, "ben")._replace(counts=False))
            assert (await puzzles.ratings("ben"), (await puzzles.figures())["p1"]) == ({}, (figures.rating, 2, 1))
            assert (await puzzles.results("ben"))["p1"] == Solved(1, True, 0, 90, 9, None, None)

    asyncio.run(check())


def test_a_hint_halves_what_is_won_and_giving_up_is_a_try(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            puzzles = PuzzleStore(found)
            await write(
                found,
                *(tried("hint", 1), tried("solved", 2)),
                *(tried("solved", 3, "ben", "p2"), tried("hint", 4, "ben", "p2")),
                *(tried("given-up", 5, "carl", day=7), tried("solved", 6, "carl", day=7)),
            )
            ratings = [(await puzzles.ratings(who))["babel"].value - 1200 for who in ("anna", "ben", "carl")]
            assert 0 < ratings[0] < 0.6 * ratings[1] and ratings[2] < 0
            results = [next(iter((await puzzles.results(who)).values()))[:3] for who in ("anna", "ben", "carl")]
            assert results == [(1, True, 1), (1, True, 0), (0, False, 2)]
            assert await puzzles.days("carl") == set()  # what was shown is not solved

    asyncio.run(check())


def test_days_results_and_ratings_go_and_come_with_their_person(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            puzzles = PuzzleStore(found)
            await write(
                found,
                *(tried("solved", 1, "guest", "p1", day=5), tried("missed", 2, "guest", "p2")),
                *(tried("solved", 3, "anna", "p2", day=6), tried("solved", 4, "anna", "p2", day=8)),
            )
            rating = await puzzles.ratings("anna")
            await puzzles.join("guest", "anna")
            assert await puzzles.days("anna") == {5, 6, 8}  # solved again when it was the daily one again
            assert {name: one.solved for name, one in (await puzzles.results("anna")).items()} == {
                "p1": True,
                "p2": True,
            }
            assert (await puzzles.ratings("anna"), await puzzles.results("guest")) == (rating, {})
            await puzzles.forget("anna")
            assert (await puzzles.results("anna"), await puzzles.ratings("anna"), await puzzles.days("anna")) == (
                {},
                {},
                set(),
            )

    asyncio.run(check())


def test_a_day_has_one_puzzle_whoever_settles_it(database: str) -> None:
    async def check() -> None:
        async with opened(database) as found:
            puzzles = PuzzleStore(found)
            await puzzles.settle({7: "a", 8: "b"})
            await puzzles.settle({8: "other", 9: "c"})
            assert await puzzles.dailies(range(8, 10)) == {8: "b", 9: "c"}
            await puzzles.unsettle(8, "b")
            await puzzles.settle({8: "d"})
            assert await puzzles.dailies(range(7, 9)) == {7: "a", 8: "d"}

    asyncio.run(check())
