"""Which processes run and which tables they look after; all times are those of the database's clock.

Only PostgreSQL is shared, so these statements are its own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
FORGOTTEN = 60_000  # milliseconds after its end until the row of a process goes
# a time far ahead was written before the clock of the database was set back
ALIVE = f"exists (select 1 from process p where p.id = {{}} and p.until > {NOW} and p.until < {NOW} + {FORGOTTEN})"


class Beat(NamedTuple):
    """The result of a heartbeat: whether it came in time, which processes run, and the database's time."""

    in_time: bool
    alive: frozenset[str]
    now: int


class Lease(NamedTuple):
    """A table, the process that has it ('' for none), and whether a bot or a clock waits there."""

    table: str
    process: str
    due: bool


class LeaseStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def beat(self, process: str | None, new: str, valid: int) -> Beat:
        """Prolongs the registration of this process; where there is none any more, registers it under the new name."""

        def work(db: Connection) -> Beat:
            renew = f"update process set until = {NOW} + ? where id = ? and until > {NOW}"
            in_time = process is not None and db.run(renew, valid, process) == 1
            if not in_time:
                db.run(f"delete from process where until < {NOW} - {FORGOTTEN}")
                db.run(f"insert into process (id, until) values (?, {NOW} + ?)", new, valid)
            rows = db.rows(f"select id, {NOW} from process p where p.until > {NOW} and p.until < {NOW} + {FORGOTTEN}")
            return Beat(in_time, frozenset(row[0] for row in rows), max((row[1] for row in rows), default=0))

        return await self.database.write(work)

    async def claim(self, tables: Sequence[str], process: str) -> set[str]:
        """Takes those of the tables that no other running process holds, if this one still counts as running itself."""
        sql = (
            "insert into lease (table_id, process) "
            f"select name, ?::text from unnest(?::text[]) as name where {ALIVE.format('?')} order by name "
            "on conflict (table_id) do update set process = excluded.process "
            f"where lease.process = excluded.process or not {ALIVE.format('lease.process')} returning table_id"
        )
        rows = await self.database.write(lambda db: db.rows(sql, process, list(tables), process))
        return {row[0] for row in rows}

    async def release(self, tables: Sequence[str], process: str) -> None:
        sql = "delete from lease where table_id = any(?::text[]) and process = ?"
        await self.database.write(lambda db: db.run(sql, list(tables), process))

    async def end(self, process: str) -> None:
        """This process ends: its tables are free at once."""

        def work(db: Connection) -> None:
            db.run("delete from lease where process = ?", process)
            db.run("delete from process where id = ?", process)

        await self.database.write(work)

    async def orphaned(self, process: str) -> list[Lease]:
        """Tables of stopped processes, tables of no process where a bot or a clock waits, and this process's own."""
        sql = (
            "select l.table_id, l.process, t.due from lease l join game_table t on t.id = l.table_id "
            f"where l.process = ? or not {ALIVE.format('l.process')} "
            "union all select t.id, '', t.due from game_table t where t.status = 'playing' and t.due = 1 "
            "and not exists (select 1 from lease l where l.table_id = t.id)"
        )
        return [
            Lease(row[0], row[1], row[2] == 1) for row in await self.database.read(lambda db: db.rows(sql, process))
        ]

    async def forget(self, tables: Sequence[str]) -> None:
        """Leases of stopped processes on tables where nothing waits."""
        sql = f"delete from lease where table_id = any(?::text[]) and not {ALIVE.format('lease.process')}"
        await self.database.write(lambda db: db.run(sql, list(tables)))

    async def mark_clocks(self, marks: Sequence[tuple[str, int, str]]) -> None:
        """The clocks of tables, each as of an entry; tables locked by a transaction are left for the next time."""
        sql = (
            "with marked as (select t.id, m.clock from unnest(?::text[], ?::bigint[], ?::text[]) as m(id, seq, clock) "
            "join game_table t on t.id = m.id and t.seq = m.seq for update of t skip locked) "
            "update game_table t set clock = marked.clock from marked where t.id = marked.id"
        )
        columns = [list(column) for column in zip(*marks, strict=True)]
        await self.database.write(lambda db: db.run(sql, *columns))

    async def note_due(self) -> bool:
        """Fills in `due` from the summary for some tables of earlier versions. False when none is left."""

        def work(db: Connection) -> bool:
            sql = "select id, summary from game_table where status = 'playing' and due is null limit 200 for update"
            rows = db.rows(f"{sql} skip locked")
            for table, text in rows:
                db.run("update game_table set due = ? where id = ?", int(is_due(json.loads(text))), table)
            return bool(rows)

        return await self.database.write(work)


def is_due(summary: dict[str, object]) -> bool:
    """Whether a bot or a clock waits at a table that plays."""
    seats: list[list[str | None]] = summary["seats"]  # type: ignore[assignment]
    asked: list[int] = summary["asked"]  # type: ignore[assignment]
    return summary["clock"] is not None or any(seats[seat - 1][1] for seat in asked)
