"""How people are reached who play over days, and what they wrote down for themselves."""

from __future__ import annotations

from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database

FIELDS = "lang, zone, mail, code, code_until, tries, digest, digest_day"
MOST_TRIES = 6  # of a code


class Contact(NamedTuple):
    """`code` is the digest of what was sent to an address that is not confirmed yet; `digest` an hour of their day."""

    lang: str = "en"
    zone: str = "UTC"
    mail: str | None = None
    code: str | None = None
    code_until: int = 0
    tries: int = 0
    digest: int | None = None
    digest_day: int = 0  # of the last one, counted from 1970

    @property
    def confirmed(self) -> str | None:
        return self.mail if self.code is None else None


class OwnNote(NamedTuple):
    text: str
    on_turn: bool


class ContactStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, person: str) -> Contact:
        rows = await self.database.read(lambda db: db.rows(f"select {FIELDS} from contact where person = ?", person))
        return Contact(*rows[0]) if rows else Contact()

    async def keep(self, person: str, contact: Contact) -> None:
        def work(db: Connection) -> None:
            db.run("delete from contact where person = ?", person)
            db.run(f"insert into contact (person, {FIELDS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)", person, *contact)

        await self.database.write(work)

    async def confirm(self, person: str, code: str, now: int) -> bool:
        """Whether this is the digest of the code that was sent; after a few wrong ones none is any more."""

        def work(db: Connection) -> bool:
            tried = db.run(
                "update contact set tries = tries + 1 where person = ? and code_until > ? and tries < ?",
                *(person, now, MOST_TRIES),
            )
            return (
                tried == 1 and db.run("update contact set code = null where person = ? and code = ?", person, code) == 1
            )

        return await self.database.write(work)

    async def wanting_digests(self) -> list[tuple[str, Contact]]:
        sql = f"select person, {FIELDS} from contact where digest is not null order by person"
        return [(row[0], Contact(*row[1:])) for row in await self.database.read(lambda db: db.rows(sql))]

    async def take_digest(self, person: str, day: int) -> bool:
        """True for the first process that asks, once a day."""
        sql = "update contact set digest_day = ? where person = ? and digest_day < ?"
        return await self.database.write(lambda db: db.run(sql, day, person, day)) == 1

    # ---------------------------------------------------------------------- notes to oneself
    async def note(self, person: str, table: str) -> OwnNote | None:
        sql = "select body, on_turn from own_note where person = ? and table_id = ?"
        rows = await self.database.read(lambda db: db.rows(sql, person, table))
        return OwnNote(rows[0][0], bool(rows[0][1])) if rows else None

    async def write_note(self, person: str, table: str, note: OwnNote | None) -> None:
        def work(db: Connection) -> None:
            db.run("delete from own_note where person = ? and table_id = ?", person, table)
            if note is not None:
                sql = "insert into own_note (person, table_id, body, on_turn) values (?, ?, ?, ?)"
                db.run(sql, person, table, note.text, int(note.on_turn))

        await self.database.write(work)

    async def forget(self, person: str) -> None:
        def work(db: Connection) -> None:
            for table in ("contact", "own_note"):
                db.run(f"delete from {table} where person = ?", person)

        await self.database.write(work)
