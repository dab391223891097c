"""Everything the server reads and writes about tables, in statements that both databases understand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mastaba.server.storage.database import Connection, Database, Row
from mastaba.server.storage.log import Entry
from mastaba.server.storage.private_tables import KINDS, Private
from mastaba.server.storage.puzzle_store import Tried, note


class Conflict(Exception):
    """Another process appended first: read its entries and try again."""


class LinkUsed(Exception):
    """The personal link was used or revoked meanwhile; nothing has happened."""


class Link(NamedTuple):
    """A personal link: it takes one person's seat to another device, as long as that person has it."""

    table: str
    seat: int
    person: str


class Head(NamedTuple):
    """What is kept about a table besides its log."""

    status: str
    listed: bool
    seq: int
    hash: str
    created: int
    secret: str
    summary: str
    snapshot: str | None  # the position after the entry number `saved`
    saved: int
    clock: str | None


class StoredAnswer(NamedTuple):
    """The stored answer to a command: its id, the digest of its content, and the answer as JSON."""

    id: str
    digest: str
    answer: str


class Append(NamedTuple):
    """One transaction on a table: what comes after entry number `after`."""

    table: str
    after: int
    entries: Sequence[Entry]
    status: str
    summary: str
    snapshot: str | None  # the position after the last entry; None leaves the one that is stored
    seats: Mapping[int, str] | None  # seat to person, where that changed
    command: StoredAnswer | None = None
    link: str | None = None  # the digest of the personal link that this uses up
    secret: bool = False  # a step of a sealed choice: the table keeps its place in lists
    due: bool = False  # whether a bot or a clock waits there now
    tried: Tried | None = None  # how a puzzle went there


# tables of earlier versions, and of their backups, have the snapshot in the row itself
HEAD = (
    "select t.status, t.listed, t.seq, t.hash, t.created, t.secret, t.summary, coalesce(s.body, t.snapshot), "
    "coalesce(s.seq, t.seq), t.clock from game_table t left join snapshot s on s.table_id = t.id where t.id = ?"
)
OLDER_HEAD = (  # before schema 5
    "select status, listed, seq, hash, created, secret, summary, snapshot, seq, clock from game_table where id = ?"
)
SAVE = (
    "insert into snapshot (table_id, seq, body) {} on conflict (table_id) do update set seq = excluded.seq, "
    "body = excluded.body where excluded.seq > snapshot.seq"
)

END_LINKS = (  # a link ends when its person has left the seat, whoever sits there now
    "delete from seat_link where table_id = ? and not exists (select 1 from seat s where "
    "s.table_id = seat_link.table_id and s.seat = seat_link.seat and s.person = seat_link.person)"
)


class Store:
    """The tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, table: str, listed: bool, secret: str, first: Append, kind: Private | None = None) -> None:
        def work(db: Connection) -> None:
            last = first.entries[-1]
            db.run(
                "insert into game_table (id, status, listed, seq, hash, created, updated, secret, summary, lesson) "
                "values (?, ?, ?, 0, '', ?, ?, ?, ?, ?)",
                *(table, first.status, int(listed), first.entries[0].at, last.at, secret, first.summary),
                KINDS[kind],
            )
            append(db, first)

        await self.database.write(work)

    async def append(self, change: Append) -> None:
        await self.database.write(lambda db: append(db, change))

    async def load(self, table: str, after: int = 0) -> tuple[Head, list[Entry]] | None:
        """The table and its entries after number `after`, at one point in time."""

        def work(db: Connection) -> tuple[Head, list[Entry]] | None:
            found = db.rows(HEAD, table)
            if not found:
                return None
            head = read_head(found[0])
            rows = db.rows(
                "select seq, at, kind, body, hash from entry where table_id = ? and seq > ? and seq <= ? order by seq",
                *(table, after, head.seq),
            )
            return head, [Entry(*row) for row in rows]

        return await self.database.read(work)

    async def answers(self, table: str) -> list[StoredAnswer]:
        """Every command of the table that had an effect."""
        sql = "select id, digest, answer from command where table_id = ?"
        return [StoredAnswer(*row) for row in await self.database.read(lambda db: db.rows(sql, table))]

    async def answer(self, table: str, command: str) -> StoredAnswer | None:
        sql = "select id, digest, answer from command where table_id = ? and id = ?"
        rows = await self.database.read(lambda db: db.rows(sql, table, command))
        return StoredAnswer(*rows[0]) if rows else None

    async def seq(self, table: str) -> int:
        rows = await self.database.read(lambda db: db.rows("select seq from game_table where id = ?", table))
        return int(rows[0][0]) if rows else 0

    async def summary(self, table: str) -> str | None:
        """Of a game that is played; lessons and puzzles of one person have none to show."""
        sql = "select summary from game_table where id = ? and lesson = 0"
        rows = await self.database.read(lambda db: db.rows(sql, table))
        return str(rows[0][0]) if rows else None

    async def listed(self, most: int) -> list[tuple[str, str]]:
        """Identity and summary of the listed tables that are open or playing, the newest first."""
        sql = (
            "select id, summary from game_table where listed = 1 and status in ('open', 'playing') "
            "order by updated desc limit ?"
        )
        return [(row[0], row[1]) for row in await self.database.read(lambda db: db.rows(sql, most))]

    async def of_person(self, person: str, most: int) -> list[tuple[str, str]]:
        sql = (
            "select distinct t.id, t.summary, t.status, t.updated from game_table t join seat s on s.table_id = t.id "
            "where s.person = ? and t.lesson = 0 order by t.updated desc limit ?"
        )
        return [(row[0], row[1]) for row in await self.database.read(lambda db: db.rows(sql, person, most))]

    async def finished_of(self, person: str, most: int = 20_000) -> list[str]:
        """Summaries of the games this person sat at to their end, the oldest first."""
        sql = (
            "select distinct t.id, t.summary, t.updated from game_table t join seat s on s.table_id = t.id "
            "where s.person = ? and t.lesson = 0 and t.status = 'over' order by t.updated, t.id limit ?"
        )
        return [row[1] for row in await self.database.read(lambda db: db.rows(sql, person, most))]

    async def playing(self) -> list[tuple[str, str]]:
        sql = "select id, summary from game_table where status = 'playing' order by updated desc"
        return [(row[0], row[1]) for row in await self.database.read(lambda db: db.rows(sql))]

    async def everything(self) -> list[str]:
        return [row[0] for row in await self.database.read(lambda db: db.rows("select id from game_table order by id"))]

    async def save(self, table: str, seq: int, snapshot: str) -> None:
        """The position after this entry, unless more was appended since."""
        sql = SAVE.format("select id, seq, ? from game_table where id = ? and seq = ?")
        await self.database.write(lambda db: db.run(sql, snapshot, table, seq))

    async def mark_clock(self, table: str, clock: str) -> None:
        await self.database.write(lambda db: db.run("update game_table set clock = ? where id = ?", clock, table))

    # ---------------------------------------------------------------------- personal links
    async def set_link(self, link: Link, token: str) -> bool:
        """Keeps the digest of the one link that may claim this seat; False if the person does not have it any more."""

        def work(db: Connection) -> bool:
            if not db.rows("select 1 from seat where table_id = ? and seat = ? and person = ?", *link):
                return False
            db.run("delete from seat_link where table_id = ? and seat = ?", link.table, link.seat)
            sql = "insert into seat_link (table_id, seat, person, token) values (?, ?, ?, ?)"
            db.run(sql, *link, token)
            return True

        return await self.database.write(work)

    async def revoke_link(self, link: Link) -> None:
        sql = "delete from seat_link where table_id = ? and seat = ? and person = ?"
        await self.database.write(lambda db: db.run(sql, *link))

    async def linked(self, token: str) -> Link | None:
        sql = "select table_id, seat, person from seat_link where token = ?"
        rows = await self.database.read(lambda db: db.rows(sql, token))
        return Link(*rows[0]) if rows else None


def append(db: Connection, change: Append) -> None:
    """All or nothing: entries, command, snapshot and seats, if nobody else came first."""
    last = change.entries[-1]
    touched = db.run(
        "update game_table set seq = ?, hash = ?, status = ?, updated = coalesce(?, updated), summary = ?, due = ? "
        "where id = ? and seq = ?",
        *(last.seq, last.hash, change.status, None if change.secret else last.at),
        *(change.summary, int(change.due), change.table, change.after),
    )
    if touched != 1:
        raise Conflict(change.table)
    db.many(
        "insert into entry (table_id, seq, at, kind, body, hash) values (?, ?, ?, ?, ?, ?)",
        [(change.table, *entry) for entry in change.entries],
    )
    if change.link is not None and db.run("delete from seat_link where token = ?", change.link) != 1:
        raise LinkUsed
    if change.snapshot is not None:
        db.run(SAVE.format("values (?, ?, ?)"), change.table, last.seq, change.snapshot)
    if change.seats is not None:
        db.run("delete from seat where table_id = ?", change.table)
        for seat, person in change.seats.items():
            db.run("insert into seat (table_id, seat, person) values (?, ?, ?)", change.table, seat, person)
        db.run(END_LINKS, change.table)
    if change.command is not None:
        db.run("insert into command (table_id, id, digest, answer) values (?, ?, ?, ?)", change.table, *change.command)
    if change.tried is not None:
        note(db, change.tried)
    db.notify(f"table {change.table} {last.seq}")


def read_head(row: Row) -> Head:
    return Head(row[0], bool(row[1]), row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9])
