"""Push subscriptions, the key that signs the notices, which turns were notified, and whose statistics are public."""

from __future__ import annotations

from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database

MOST = 10  # browsers of one person


class Subscription(NamedTuple):
    """Where one browser of a person is reached, and its keys, as the browser gives them."""

    endpoint: str
    p256dh: str
    auth: str


class NoticeStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def push_secret(self, new: str) -> str:
        """The key of this server; the new one is stored if there was none."""

        def work(db: Connection) -> str:
            db.run("insert into setting (name, value) values ('push', ?) on conflict (name) do nothing", new)
            return str(db.rows("select value from setting where name = 'push'")[0][0])

        return await self.database.write(work)

    async def subscribe(self, person: str, subscription: Subscription, at: int) -> None:
        """The newest browsers are kept; a browser belongs to the person who used it last."""

        def work(db: Connection) -> None:
            db.run("delete from push_subscription where endpoint = ?", subscription.endpoint)
            old = db.rows(
                "select endpoint from push_subscription where person = ? order by created desc, endpoint", person
            )
            for row in old[MOST - 1 :]:
                db.run("delete from push_subscription where endpoint = ?", row[0])
            db.run(
                "insert into push_subscription (endpoint, p256dh, auth, person, created) values (?, ?, ?, ?, ?)",
                *(*subscription, person, at),
            )

        await self.database.write(work)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Of this person; without one, because the push service says that this browser is gone."""
        sql = "delete from push_subscription where endpoint = ? and (person = ? or ? = '')"
        await self.database.write(lambda db: db.run(sql, endpoint, person or "", person or ""))

    async def subscriptions(self, person: str) -> list[Subscription]:
        sql = "select endpoint, p256dh, auth from push_subscription where person = ? order by created, endpoint"
        return [Subscription(*row) for row in await self.database.read(lambda db: db.rows(sql, person))]

    async def mark_notified(self, table: str, seat: int, decision: int) -> bool:
        """True the first time it is called for a decision of a seat, in whichever process."""
        sql = (
            "insert into noticed (table_id, seat, decision) values (?, ?, ?) on conflict (table_id, seat) "
            "do update set decision = excluded.decision where noticed.decision <> excluded.decision"
        )
        return await self.database.write(lambda db: db.run(sql, table, seat, decision)) == 1

    async def show_statistics(self, person: str, shown: bool) -> None:
        def work(db: Connection) -> None:
            db.run("delete from shown_statistics where person = ?", person)
            if shown:
                db.run("insert into shown_statistics (person) values (?)", person)

        await self.database.write(work)

    async def statistics_shown(self, person: str) -> bool:
        sql = "select person from shown_statistics where person = ?"
        return bool(await self.database.read(lambda db: db.rows(sql, person)))

    async def forget(self, person: str) -> None:
        def work(db: Connection) -> None:
            for table in ("push_subscription", "shown_statistics"):
                db.run(f"delete from {table} where person = ?", person)

        await self.database.write(work)
