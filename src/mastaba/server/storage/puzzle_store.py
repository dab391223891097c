"""What people have solved, how they and the puzzles are rated, and which puzzle was the daily one on which day."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from mastaba.server.puzzle_ratings import PUZZLE_DOUBT, Rating, Standing, rated
from mastaba.server.storage.database import Connection, Database, Row

NOTHING, HINT, SOLUTION = 0, 1, 2  # what was shown of a puzzle
RESULT: Final = "tries, solved, shown, ms, at, rating_before, rating_after"
OF_A_PERSON: Final = ("puzzle_result", "daily_result", "solver_rating")


class Tried(NamedTuple):
    """A try that was judged; or that a hint was given, or the solution."""

    person: str
    puzzle: str
    game: str
    outcome: Standing | Literal["hint", "given-up"]
    at: int
    ms: int  # since the puzzle was opened
    day: int | None  # where it is the daily puzzle of the day on which this happens
    rating: int  # that the puzzle begins with
    counts: bool  # whether a first try is rated

    def standing(self) -> Standing:
        """Giving up is a try that missed."""
        return "near" if self.outcome == "near" else "solved" if self.outcome == "solved" else "missed"


class Solved(NamedTuple):
    """How one person has fared with one puzzle; the ratings are those around a first try that counted."""

    tries: int
    solved: bool
    shown: int
    ms: int  # until it was solved
    at: int
    before: int | None
    after: int | None


class Figures(NamedTuple):
    """Of one puzzle among all people: its rating, and how many solved it with their first try."""

    rating: float
    tried: int
    solved: int


class PuzzleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---------------------------------------------------------------------- people
    async def results(self, person: str) -> dict[str, Solved]:
        sql = f"select puzzle, {RESULT} from puzzle_result where person = ?"
        return {row[0]: read(row[1:]) for row in await self.database.read(lambda db: db.rows(sql, person))}

    async def result(self, person: str, puzzle: str) -> Solved | None:
        sql = f"select {RESULT} from puzzle_result where person = ? and puzzle = ?"
        rows = await self.database.read(lambda db: db.rows(sql, person, puzzle))
        return read(rows[0]) if rows else None

    async def ratings(self, person: str) -> dict[str, Rating]:
        sql = "select game, value, doubt from solver_rating where person = ?"
        return {row[0]: Rating(*row[1:]) for row in await self.database.read(lambda db: db.rows(sql, person))}

    async def days(self, person: str) -> set[int]:
        """On which the daily puzzle was solved."""
        sql = "select day from daily_result where person = ?"
        return {row[0] for row in await self.database.read(lambda db: db.rows(sql, person))}

    async def forget(self, person: str) -> None:
        def work(db: Connection) -> None:
            for name in OF_A_PERSON:
                db.run(f"delete from {name} where person = ?", person)

        await self.database.write(work)

    async def join(self, guest: str, account: str) -> None:
        """A guest turns out to be somebody who has an account: what the account knows stays, the rest comes along."""

        def work(db: Connection) -> None:
            for name, key in (("puzzle_result", "puzzle"), ("daily_result", "day"), ("solver_rating", "game")):
                known = f"select {key} from {name} where person = ?"
                db.run(
                    f"update {name} set person = ? where person = ? and {key} not in ({known})", account, guest, account
                )
                db.run(f"delete from {name} where person = ?", guest)

        await self.database.write(work)

    # ---------------------------------------------------------------------- puzzles
    async def figures(self) -> dict[str, Figures]:
        """Of every puzzle that anybody has tried."""
        sql = "select puzzle, value, tried, solved from rated_puzzle"
        return {row[0]: Figures(*row[1:]) for row in await self.database.read(lambda db: db.rows(sql))}

    async def figure(self, puzzle: str) -> Figures | None:
        sql = "select value, tried, solved from rated_puzzle where puzzle = ?"
        rows = await self.database.read(lambda db: db.rows(sql, puzzle))
        return Figures(*rows[0]) if rows else None

    async def dailies(self, days: range) -> dict[int, str]:
        """Those that are settled: a later version of the program, with other puzzles, has the same ones."""
        sql = "select day, puzzle from daily_puzzle where day >= ? and day < ?"
        return dict(await self.database.read(lambda db: db.rows(sql, days.start, days.stop)))

    async def settle(self, chosen: dict[int, str]) -> None:
        """The first process that asks for a day settles it for all; one whose puzzle is gone is settled again."""
        sql = "insert into daily_puzzle (day, puzzle) values (?, ?) on conflict (day) do nothing"
        await self.database.write(lambda db: db.many(sql, list(chosen.items())))

    async def unsettle(self, day: int, puzzle: str) -> None:
        sql = "delete from daily_puzzle where day = ? and puzzle = ?"
        await self.database.write(lambda db: db.run(sql, day, puzzle))


def read(row: Row) -> Solved:
    return Solved(row[0], bool(row[1]), *row[2:])


def note(db: Connection, tried: Tried) -> None:
    """Part of the transaction in which the try is stored. Whatever comes after the solution changes nothing."""
    who = (tried.person, tried.puzzle)
    db.run(  # from here on nobody else can write this row
        "insert into puzzle_result (person, puzzle, tries, solved, shown, ms, at) values (?, ?, 0, 0, 0, 0, ?) "
        "on conflict (person, puzzle) do update set at = puzzle_result.at",
        *(*who, tried.at),
    )
    sql = "select tries, solved, shown from puzzle_result where person = ? and puzzle = ?"
    tries, solved, shown = db.rows(sql, *who)[0]
    if tried.day is not None and tried.outcome == "solved" and shown != SOLUTION:
        db.run("insert into daily_result (person, day) values (?, ?) on conflict do nothing", tried.person, tried.day)
    if solved or shown == SOLUTION:
        return
    if tried.outcome == "hint":
        shown = HINT
    elif tried.outcome == "given-up":
        shown = SOLUTION
    if tries == 0 and tried.outcome != "hint":
        rate(db, tried, shown == HINT)
    tries += tried.outcome not in ("hint", "given-up")
    solved = int(tried.outcome == "solved")
    db.run(
        "update puzzle_result set tries = ?, solved = ?, shown = ?, ms = ?, at = ? where person = ? and puzzle = ?",
        *(tries, solved, shown, tried.ms, tried.at, *who),
    )


def rate(db: Connection, tried: Tried, hint: bool) -> None:
    """After a first try."""
    standing = tried.standing()
    db.run(  # from here on nobody else can write this row
        "insert into rated_puzzle (puzzle, value, doubt, tried, solved) values (?, ?, ?, 1, ?) on conflict (puzzle) "
        "do update set tried = rated_puzzle.tried + 1, solved = rated_puzzle.solved + excluded.solved",
        *(tried.puzzle, float(tried.rating), PUZZLE_DOUBT, int(standing == "solved")),
    )
    if not tried.counts:
        return
    known = db.rows("select value, doubt from solver_rating where person = ? and game = ?", tried.person, tried.game)
    before = Rating(*known[0]) if known else Rating()
    puzzle = Rating(*db.rows("select value, doubt from rated_puzzle where puzzle = ?", tried.puzzle)[0])
    after, puzzle = rated(before, puzzle, standing, hint)
    db.run(
        "insert into solver_rating (person, game, value, doubt) values (?, ?, ?, ?) on conflict (person, game) "
        "do update set value = excluded.value, doubt = excluded.doubt",
        *(tried.person, tried.game, *after),
    )
    db.run("update rated_puzzle set value = ?, doubt = ? where puzzle = ?", *puzzle, tried.puzzle)
    db.run(
        "update puzzle_result set rating_before = ?, rating_after = ? where person = ? and puzzle = ?",
        *(round(before.value), round(after.value), tried.person, tried.puzzle),
    )
