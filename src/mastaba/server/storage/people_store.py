"""Everything the server reads and writes about people, and the server's own secret."""

from __future__ import annotations

from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database, Duplicate


class LoginTaken(Exception):
    """Somebody else has this login."""


class Person(NamedTuple):
    """A guest, an account or somebody's bot; a deleted person has no name."""

    id: str
    name: str | None
    login: str | None
    password: str | None
    epoch: int  # raised to end every session
    banned: bool
    feed: str | None
    webhook: str | None
    owner: str | None = None  # of a bot: the person who made it
    bot_token: str | None = None  # its digest; none once it is revoked
    ended: frozenset[str] = frozenset()  # digests of sessions that were logged out


LIFETIME = 366 * 86_400_000  # milliseconds that a cookie lives, and a day
FIELDS = "id, name, login, password, epoch, banned, feed, webhook, owner, bot_token"


class PeopleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def secret(self, new: str) -> str:
        """The server's secret; the new one is stored if there was none."""

        def work(db: Connection) -> str:
            db.run("insert into setting (name, value) values ('secret', ?) on conflict (name) do nothing", new)
            return str(db.rows("select value from setting where name = 'secret'")[0][0])

        return await self.database.write(work)

    async def create(self, person: str, name: str, at: int) -> None:
        sql = "insert into person (id, name, epoch, created) values (?, ?, 0, ?)"
        await self.database.write(lambda db: db.run(sql, person, name, at))

    async def find(self, person: str) -> Person | None:
        return await self.first(f"select {FIELDS} from person where id = ?", person)

    async def by_login(self, login: str) -> Person | None:
        return await self.first(f"select {FIELDS} from person where login = ?", login)

    async def by_feed(self, feed: str) -> Person | None:
        return await self.first(f"select {FIELDS} from person where feed = ?", feed)

    async def first(self, sql: str, value: str) -> Person | None:
        def work(db: Connection) -> Person | None:
            rows = db.rows(sql, value)
            if not rows:
                return None
            person = Person(*rows[0])
            ended = db.rows("select token from ended_session where person = ?", person.id)
            return person._replace(banned=bool(person.banned), ended=frozenset(row[0] for row in ended))

        return await self.database.read(work)

    async def rename(self, person: str, name: str) -> None:
        await self.change(person, "name = ?", name)

    async def end_session(self, person: str, token: str, at: int) -> None:
        """By the digest of its token; what ended so long ago that no cookie of it is left is forgotten."""

        def work(db: Connection) -> None:
            db.run("delete from ended_session where person = ? and at < ?", person, at - LIFETIME)
            sql = "insert into ended_session (token, person, at) values (?, ?, ?) on conflict (token) do nothing"
            db.run(sql, token, person, at)
            db.notify(f"person {person}")

        await self.database.write(work)

    async def end_sessions(self, person: str) -> None:
        """On every device; links that would take a seat to another one end too, and so do the addresses of feeds."""

        def work(db: Connection) -> None:
            db.run("update person set epoch = epoch + 1, feed = null where id = ?", person)
            db.run("delete from seat_link where person = ?", person)
            db.notify(f"person {person}")

        await self.database.write(work)

    async def ban(self, person: str) -> None:
        await self.change(person, "banned = 1")

    async def set_feed(self, person: str, feed: str) -> None:
        await self.change(person, "feed = ?", feed)

    async def set_webhook(self, person: str, webhook: str | None) -> None:
        await self.change(person, "webhook = ?", webhook)

    async def forget(self, person: str) -> None:
        """Name, login and all addresses go; the games keep their results."""
        await self.change(
            person,
            "name = null, login = null, password = null, feed = null, webhook = null, bot_token = null, "
            "epoch = epoch + 1",
        )

    async def register(self, person: str, login: str, password: str) -> None:
        try:
            await self.change(person, "login = ?, password = ?", login, password)
        except Duplicate:
            raise LoginTaken(login) from None

    # ---------------------------------------------------------------------- bots
    async def create_bot(self, bot: str, name: str, owner: str, token: str, at: int) -> None:
        sql = "insert into person (id, name, owner, bot_token, epoch, created) values (?, ?, ?, ?, 0, ?)"
        await self.database.write(lambda db: db.run(sql, bot, name, owner, token, at))

    async def bots_of(self, owner: str) -> list[tuple[str, str, int]]:
        """Identity, name and time of creation of the bots that have not been revoked, the oldest first."""
        sql = "select id, name, created from person where owner = ? and bot_token is not null order by created, id"
        return [(row[0], row[1], row[2]) for row in await self.database.read(lambda db: db.rows(sql, owner))]

    async def revoke_bot(self, bot: str) -> None:
        await self.change(bot, "bot_token = null, webhook = null")

    async def change(self, person: str, what: str, *values: object) -> None:
        def work(db: Connection) -> None:
            db.run(f"update person set {what} where id = ?", *values, person)
            if "epoch" in what:  # every session of before is worth nothing, whether it was logged out or not
                db.run("delete from ended_session where person = ?", person)
            db.notify(f"person {person}")

        await self.database.write(work)
