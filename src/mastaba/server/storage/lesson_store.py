"""How far people are in the courses."""

from __future__ import annotations

from mastaba.server.storage.database import Database


class LessonStore:
    def __init__(self, database: Database) -> None:
        self.database = database

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
