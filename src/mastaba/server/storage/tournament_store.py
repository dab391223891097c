"""Tournaments, each one document; whoever writes second reads again first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database


class Overtaken(Exception):
    """Somebody else changed the tournament first: read it and try again."""


class StoredTournament(NamedTuple):
    id: str
    status: str
    listed: bool
    club: str | None
    version: int
    created: int
    updated: int
    body: str


FIELDS = "t.id, t.status, t.listed, t.club, t.version, t.created, t.updated, t.body"


class TournamentStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, made: StoredTournament, people: Iterable[str]) -> None:
        def work(db: Connection) -> None:
            db.run("insert into tournament values (?, ?, ?, ?, ?, ?, ?, ?)", *made[:2], int(made.listed), *made[3:])
            note_people(db, made.id, people)

        await self.database.write(work)

    async def get(self, tournament: str) -> StoredTournament | None:
        sql = f"select {FIELDS} from tournament t where t.id = ?"
        rows = await self.database.read(lambda db: db.rows(sql, tournament))
        return StoredTournament(*rows[0])._replace(listed=bool(rows[0][2])) if rows else None

    async def save(self, changed: StoredTournament, people: Iterable[str]) -> None:
        """As the version after the one that it was read as."""

        def work(db: Connection) -> None:
            sql = "update tournament set status = ?, version = ?, updated = ?, body = ? where id = ? and version = ?"
            new = changed.version + 1
            if not db.run(sql, changed.status, new, changed.updated, changed.body, changed.id, changed.version):
                raise Overtaken(changed.id)
            note_people(db, changed.id, people)

        await self.database.write(work)

    async def running(self) -> list[str]:
        sql = "select id from tournament where status = 'running' order by id"
        return [row[0] for row in await self.database.read(lambda db: db.rows(sql))]

    async def shown_to(self, person: str | None, most: int) -> list[StoredTournament]:
        """Those that are listed, and those that somebody plays in or has made, the newest first."""
        sql = (
            f"select {FIELDS} from tournament t where (t.listed = 1 and t.status in ('open', 'running')) or t.id in "
            "(select tournament from tournament_player where person = ?) order by t.updated desc limit ?"
        )
        return [StoredTournament(*row) for row in await self.database.read(lambda db: db.rows(sql, person or "", most))]

    async def of_club(self, club: str, most: int) -> list[StoredTournament]:
        sql = f"select {FIELDS} from tournament t where t.club = ? order by t.updated desc limit ?"
        return [StoredTournament(*row) for row in await self.database.read(lambda db: db.rows(sql, club, most))]

    async def results(self, tables: Iterable[str]) -> dict[str, tuple[str, str]]:
        """Status and summary of those tables that exist."""
        sql = "select status, summary from game_table where id = ?"

        def work(db: Connection) -> dict[str, tuple[str, str]]:
            found = {table: db.rows(sql, table) for table in tables}
            return {table: (rows[0][0], rows[0][1]) for table, rows in found.items() if rows}

        return await self.database.read(work)


def note_people(db: Connection, tournament: str, people: Iterable[str]) -> None:
    """Who finds it among their own."""
    db.run("delete from tournament_player where tournament = ?", tournament)
    for person in set(people):
        db.run("insert into tournament_player (tournament, person) values (?, ?)", tournament, person)
