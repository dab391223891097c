"""Short codes of tables, to be typed or scanned in the room: each leads to one table, and each table has one."""

from __future__ import annotations

import secrets
from typing import Final

from mastaba.server.storage.database import Connection, Database

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another
LENGTH: Final = 4
LASTS: Final = 24 * 3_600_000  # milliseconds after a screen last asked for it
ATTEMPTS: Final = 20


class ScreenStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def code_of(self, table: str, now: int) -> str | None:
        """The code of a table, made if it has none, and good for a day from now; None if no code is free."""
        return await self.database.write(lambda db: find_or_make(db, table, now))

    async def table_of(self, code: str, now: int) -> str | None:
        """Where a code leads; one of a game that is over leads nowhere."""
        sql = (
            "select c.table_id from screen_code c join game_table t on t.id = c.table_id "
            "where c.code = ? and c.until > ? and t.status in ('open', 'playing')"
        )
        rows = await self.database.read(lambda db: db.rows(sql, code, now))
        return str(rows[0][0]) if rows else None

    async def move(self, old: str, new: str) -> None:
        """The people at a table go on at another: what they have written down leads there."""

        def work(db: Connection) -> None:
            if not db.rows("select 1 from screen_code where table_id = ?", new):
                db.run("update screen_code set table_id = ? where table_id = ?", new, old)

        await self.database.write(work)


def find_or_make(db: Connection, table: str, now: int) -> str | None:
    db.run("delete from screen_code where until <= ?", now)
    found = "select code from screen_code where table_id = ?"
    insert = "insert into screen_code (code, table_id, until) values (?, ?, ?) on conflict do nothing"
    for _ in range(ATTEMPTS):
        if rows := db.rows(found, table):
            db.run("update screen_code set until = ? where table_id = ?", now + LASTS, table)
            return str(rows[0][0])
        db.run(insert, "".join(secrets.choice(LETTERS) for _ in range(LENGTH)), table, now + LASTS)
    return None
