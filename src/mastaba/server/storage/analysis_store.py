"""Analyses of finished games: which process makes one now, how far it is, and what came of it."""

from __future__ import annotations

from typing import NamedTuple

from mastaba.server.storage.database import Database


class Analysed(NamedTuple):
    """`at` is when the process last reported progress; `body` the document, once it is done."""

    state: str
    process: str
    done: int
    total: int
    at: int
    body: str | None


class AnalysisStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str) -> Analysed | None:
        sql = "select state, process, done, total, at, body from analysis where table_id = ?"
        rows = await self.database.read(lambda db: db.rows(sql, table))
        return Analysed(*rows[0]) if rows else None

    async def claim(self, table: str, process: str, at: int, stopped: int) -> bool:
        """True unless it is done, or another process has reported progress since `stopped`."""
        sql = (
            "insert into analysis (table_id, state, process, done, total, at) values (?, 'waiting', ?, 0, 0, ?) "
            "on conflict (table_id) do update set state = excluded.state, process = excluded.process, "
            "done = 0, total = 0, at = excluded.at where analysis.state = 'failed' "
            "or (analysis.state <> 'done' and (analysis.process = excluded.process or analysis.at < ?))"
        )
        return await self.database.write(lambda db: db.run(sql, table, process, at, stopped)) == 1

    async def note(self, table: str, process: str, state: str, done: int, total: int, at: int) -> None:
        """No effect if another process has the claim now, or the analysis is finished."""
        sql = (
            "update analysis set state = ?, done = ?, total = ?, at = ? "
            "where table_id = ? and process = ? and state in ('waiting', 'running')"
        )
        await self.database.write(lambda db: db.run(sql, state, done, total, at, table, process))

    async def finish(self, table: str, body: str | None, total: int, at: int) -> None:
        """The document, or None if it failed; the same game gives the same one, whichever process made it."""
        state = "failed" if body is None else "done"
        sql = "update analysis set state = ?, body = ?, total = ?, at = ? where table_id = ? and state <> 'done'"
        await self.database.write(lambda db: db.run(sql, state, body, total, at, table))

    async def release(self, process: str) -> None:
        """This process ends: what it has not finished can be asked for again."""
        sql = "delete from analysis where process = ? and state in ('waiting', 'running')"
        await self.database.write(lambda db: db.run(sql, process))
