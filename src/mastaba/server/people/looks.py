"""What each person last saw of their games: kept so that they can be told what happened since, also after a restart.

It is written when they leave and every half minute: if the server is killed between, they are told a little again."""

from __future__ import annotations

from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database

KEEP = (
    "insert into looked (person, table_id, seat, version, moves) values (?, ?, ?, ?, ?) "
    "on conflict (person, table_id, seat) do update set version = excluded.version, moves = excluded.moves "
    "where looked.version < excluded.version"
)


class Place(NamedTuple):
    person: str
    table: str
    seat: int


class Look(NamedTuple):
    """The version that was seen, and how many moves of others that seat had been told of."""

    version: int
    moves: int


class Looks:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.fresh: dict[Place, Look] = {}  # not written yet

    def note(self, place: Place, look: Look) -> None:
        known = self.fresh.get(place)
        if known is None or known.version < look.version:
            self.fresh[place] = look

    async def keep(self) -> None:
        written = dict(self.fresh)
        if not written:
            return
        await self.database.write(lambda db: db.many(KEEP, [(*place, *look) for place, look in written.items()]))
        for place, look in written.items():
            if self.fresh.get(place) == look:
                del self.fresh[place]

    async def of_person(self, person: str) -> dict[tuple[str, int], Look]:
        """By table and seat."""
        sql = "select table_id, seat, version, moves from looked where person = ?"
        rows = await self.database.read(lambda db: db.rows(sql, person))
        found = {(row[0], row[1]): Look(row[2], row[3]) for row in rows}
        for place, look in self.fresh.items():
            key = (place.table, place.seat)
            if place.person == person and (key not in found or found[key].version < look.version):
                found[key] = look
        return found

    async def at(self, place: Place) -> Look | None:
        """The newest one, which another process may have written."""
        sql = "select version, moves from looked where person = ? and table_id = ? and seat = ?"
        rows = await self.database.read(lambda db: db.rows(sql, *place))
        known = [Look(*row) for row in rows] + ([self.fresh[place]] if place in self.fresh else [])
        return max(known, default=None)

    async def forget(self, person: str) -> None:
        def work(db: Connection) -> None:
            db.run("delete from looked where person = ?", person)

        self.fresh = {place: look for place, look in self.fresh.items() if place.person != person}
        await self.database.write(work)
