"""How far people are in the courses, and the tables of lessons, which are kept for a day."""

from __future__ import annotations

from collections.abc import Sequence

from mastaba.server.storage.database import Connection, Database

OF_A_TABLE = (  # everything that is kept about one
    *("entry", "command", "seat", "seat_link", "chat_line", "mute", "report", "analysis", "snapshot"),
    *("lease", "noticed"),
)


class LessonStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---------------------------------------------------------------------- progress
    async def progress(self, person: str) -> str | None:
        """As JSON."""
        sql = "select progress from learnt where person = ?"
        rows = await self.database.read(lambda db: db.rows(sql, person))
        return str(rows[0][0]) if rows else None

    async def keep(self, person: str, progress: str) -> None:
        sql = (
            "insert into learnt (person, progress) values (?, ?) "
            "on conflict (person) do update set progress = excluded.progress"
        )
        await self.database.write(lambda db: db.run(sql, person, progress))

    async def forget(self, person: str) -> None:
        await self.database.write(lambda db: db.run("delete from learnt where person = ?", person))

    # ---------------------------------------------------------------------- tables
    async def of_person(self, person: str) -> list[str]:
        """The lessons that somebody has open, the newest first."""
        sql = (
            "select t.id, t.created from game_table t join seat s on s.table_id = t.id "
            "where s.person = ? and t.lesson = 1 order by t.created desc, t.id"
        )
        return [row[0] for row in await self.database.read(lambda db: db.rows(sql, person))]

    async def older_than(self, at: int) -> list[str]:
        """Those in which nothing has happened since."""
        sql = "select id from game_table where lesson = 1 and updated < ? order by updated limit 1000"
        return [row[0] for row in await self.database.read(lambda db: db.rows(sql, at))]

    async def drop(self, tables: Sequence[str]) -> None:
        """Nothing else is ever deleted: these were no games."""

        def work(db: Connection) -> None:
            for table in tables:
                if db.run("delete from game_table where id = ? and lesson = 1", table):
                    for name in OF_A_TABLE:
                        db.run(f"delete from {name} where table_id = ?", table)
                    db.notify(f"dropped {table}")

        if tables:
            await self.database.write(work)
