"""What the coach said to whom: each line once to a person in a game, whichever process says it."""

from __future__ import annotations

from typing import Final, NamedTuple

from mastaba.server.storage.database import Connection, Database

UNREAD: Final = 3  # games in a row in which nobody opened a line, after which the coach is quiet from the start


class KeptLine(NamedTuple):
    """`decision` is the version of the seat at which it was asked, `facts` are JSON."""

    line: str
    table: str
    decision: int
    turn: str
    facts: str


class Heard(NamedTuple):
    """What somebody was told in a game, at all tables and in order, and whether the coach is quiet at this one."""

    lines: list[KeptLine]
    quiet: bool


class CoachStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def heard(self, person: str, game: str, table: str, at: int) -> Heard:
        """Somebody's first look at a table with a coach also decides whether it is quiet there."""
        sql = "select quiet from coached where person = ? and table_id = ?"
        rows = await self.database.read(lambda db: db.rows(sql, person, table))
        if not rows:
            rows = await self.database.write(lambda db: begin(db, person, table, at))
        lines = (
            "select line, table_id, decision, turn, facts from coach_line "
            "where person = ? and game = ? order by at, decision, line"
        )
        found = await self.database.read(lambda db: db.rows(lines, person, game))
        return Heard([KeptLine(*row) for row in found], bool(rows[0][0]))

    async def say(self, person: str, game: str, line: KeptLine, at: int) -> None:
        """Nothing happens where it was said already, or something else about the same decision."""
        sql = (
            "insert into coach_line (person, game, line, table_id, decision, turn, facts, at) "
            "values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
        )
        values = (person, game, line.line, line.table, line.decision, line.turn, line.facts, at)
        await self.database.write(lambda db: db.run(sql, *values))

    async def set_quiet(self, person: str, table: str, quiet: bool) -> None:
        """Who lets the coach speak again wants to hear it: that counts as opening a line."""
        sql = "update coached set quiet = ? where person = ? and table_id = ?"
        await self.database.write(lambda db: db.run(sql, int(quiet), person, table))
        if not quiet:
            await self.open(person, table)

    async def open(self, person: str, table: str) -> None:
        sql = "update coached set opened = 1 where person = ? and table_id = ?"
        await self.database.write(lambda db: db.run(sql, person, table))

    async def forget(self, person: str) -> None:
        def work(db: Connection) -> None:
            db.run("delete from coach_line where person = ?", person)
            db.run("delete from coached where person = ?", person)

        await self.database.write(work)


def begin(db: Connection, person: str, table: str, at: int) -> list[tuple[int]]:
    """The games before this one in which anything was said: were the last of them all left unread?"""
    sql = (
        "select c.opened from coached c where c.person = ? and exists (select 1 from coach_line l "
        "where l.person = c.person and l.table_id = c.table_id) order by c.at desc, c.table_id limit ?"
    )
    opened = [bool(row[0]) for row in db.rows(sql, person, UNREAD)]
    quiet = len(opened) == UNREAD and not any(opened)
    insert = "insert into coached (person, table_id, quiet, opened, at) values (?, ?, ?, 0, ?) on conflict do nothing"
    db.run(insert, person, table, int(quiet), at)
    return [(int(quiet),)]
