"""Chat at tables: messages, mutes and reports."""

from __future__ import annotations

from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database, Duplicate

EVERYWHERE = ""
KNOWN = "select id from chat_line where table_id = ? and command = ?"


class ChatLine(NamedTuple):
    id: int
    person: str
    seat: int  # from 1
    body: str
    preset: bool
    at: int


class ChatStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table: str, line: ChatLine, command: str) -> ChatLine | None:
        """The message with its number; None if this command was carried out before."""

        def work(db: Connection) -> ChatLine:
            last = db.rows("select coalesce(max(id), 0) from chat_line where table_id = ?", table)[0][0]
            said = line._replace(id=int(last) + 1)
            db.run(
                "insert into chat_line (table_id, id, person, seat, body, preset, at, command) "
                "values (?, ?, ?, ?, ?, ?, ?, ?)",
                *(table, said.id, said.person, said.seat, said.body, int(said.preset), said.at, command),
            )
            db.notify(f"chat {table} {said.id}")
            return said

        for _ in range(5):
            try:
                return await self.database.write(work)
            except Duplicate:  # the command, or a number that another process took at the same time
                if await self.database.read(lambda db: db.rows(KNOWN, table, command)):
                    return None
        raise Duplicate(table)

    async def said(self, table: str, after: int, most: int) -> list[ChatLine]:
        sql = (
            "select id, person, seat, body, preset, at from chat_line where table_id = ? and id > ? "
            "order by id desc limit ?"
        )
        rows = await self.database.read(lambda db: db.rows(sql, table, after, most))
        return [ChatLine(row[0], row[1], row[2], row[3], bool(row[4]), row[5]) for row in reversed(rows)]

    async def mute(self, person: str, other: str, table: str, wanted: bool) -> None:
        def work(db: Connection) -> None:
            db.run("delete from mute where person = ? and other = ? and table_id = ?", person, other, table)
            if wanted:
                db.run("insert into mute (person, other, table_id) values (?, ?, ?)", person, other, table)
            db.notify(f"mute {person}")

        await self.database.write(work)

    async def muted(self, person: str, table: str) -> set[str]:
        sql = "select other from mute where person = ? and table_id in ('', ?)"
        return {row[0] for row in await self.database.read(lambda db: db.rows(sql, person, table))}

    async def blocked(self, person: str) -> list[str]:
        """Whom this person has blocked at all tables."""
        sql = "select other from mute where person = ? and table_id = ? order by other"
        return [row[0] for row in await self.database.read(lambda db: db.rows(sql, person, EVERYWHERE))]

    async def report(self, table: str, message: int, reporter: str, reason: str, at: int) -> None:
        sql = "insert into report (table_id, message, reporter, reason, at) values (?, ?, ?, ?, ?)"
        await self.database.write(lambda db: db.run(sql, table, message, reporter, reason, at))
