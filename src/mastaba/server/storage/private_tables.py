"""The tables of lessons and puzzles, which are kept for a day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from mastaba.server.storage.database import Connection, Database

Private = Literal["lesson", "puzzle"]
PRIVATE: Final[tuple[Private, ...]] = ("lesson", "puzzle")
KINDS: Final[dict[Private | None, int]] = {None: 0, "lesson": 1, "puzzle": 2}  # in the column `lesson`
OF_A_TABLE = (  # everything that is kept about one
    *("entry", "command", "seat", "seat_link", "chat_line", "mute", "report", "analysis", "snapshot"),
    *("lease", "noticed", "screen_code", "own_note", "club_table"),
)


class PrivateTables:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_person(self, person: str, kind: Private) -> list[str]:
        """The lessons or puzzles that somebody has open, the newest first."""
        sql = (
            "select t.id, t.created from game_table t join seat s on s.table_id = t.id "
            "where s.person = ? and t.lesson = ? order by t.created desc, t.id"
        )
        return [row[0] for row in await self.database.read(lambda db: db.rows(sql, person, KINDS[kind]))]

    async def older_than(self, at: int) -> list[str]:
        """Those in which nothing has happened since."""
        sql = "select id from game_table where lesson > 0 and updated < ? order by updated limit 1000"
        return [row[0] for row in await self.database.read(lambda db: db.rows(sql, at))]

    async def drop(self, tables: Sequence[str]) -> None:
        """Nothing else is ever deleted: these were no games."""

        def work(db: Connection) -> None:
            for table in tables:
                if db.run("delete from game_table where id = ? and lesson > 0", table):
                    for name in OF_A_TABLE:
                        db.run(f"delete from {name} where table_id = ?", table)
                    db.notify(f"dropped {table}")

        if tables:
            await self.database.write(work)
