"""What the host of a server does about people: reading reports, banning and pardoning, beside a running server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from mastaba import BadInput
from mastaba.server.storage.addresses import is_postgres, postgres, sqlite_file
from mastaba.server.storage.database import Connection, NewerDatabase, missing_migrations
from mastaba.server.storage.maintenance import reading, version_of
from mastaba.server.storage.sqlite import SqliteConnection

REPORTS = (
    "select r.at, r.table_id, r.message, p.id, p.name, p.banned, c.body, r.reason from report r "
    "left join chat_line c on c.table_id = r.table_id and c.id = r.message left join person p on p.id = c.person "
    "order by r.at, r.table_id, r.message"
)
PERSON = "select id, name, login, banned from person where"


class Report(NamedTuple):
    """A chat message that somebody reported; who reported it is not shown."""

    at: int
    table: str
    message: int
    writer: str | None  # None if there is no such message
    name: str | None
    banned: bool
    text: str | None
    reason: str


class Found(NamedTuple):
    """Somebody a host may mean."""

    id: str
    name: str | None
    login: str | None
    banned: bool


def reports(address: str) -> list[Report]:
    """The oldest first."""
    with reading(address) as db:
        return [Report(*row)._replace(banned=bool(row[5])) for row in db.rows(REPORTS)]


def banned(address: str) -> list[Found]:
    with reading(address) as db:
        return [found(row) for row in db.rows(f"{PERSON} banned = 1 order by name, id")]


def set_banned(address: str, named: str, wanted: bool) -> Found:
    """A ban holds from the next request of that person on; a server that runs notices it by itself."""
    with writing(address) as db:
        person = the_one(db, named)
        if person.banned == wanted:
            raise BadInput(f"{described(person)} is {'banned already' if wanted else 'not banned'}")
        db.run("update person set banned = ? where id = ?", int(wanted), person.id)
        db.notify(f"person {person.id}")
    return person._replace(banned=wanted)


def the_one(db: Connection, named: str) -> Found:
    """By identity, login or name; a name that several people have is not enough."""
    for by in ("id", "login", "name"):
        rows = db.rows(f"{PERSON} {by} = ? order by id", named)
        if len(rows) == 1:
            return found(rows[0])
        if rows:
            several = ", ".join(str(row[0]) for row in rows[:10])
            raise BadInput(f"{len(rows)} people are named {named!r:.60}; say which by identity: {several}")
    raise BadInput(f"nobody has the identity, login or name {named!r:.60}")


def found(row: tuple[object, ...]) -> Found:
    name, login = (None if each is None else str(each) for each in row[1:3])
    return Found(str(row[0]), name, login, bool(row[3]))


def described(person: Found) -> str:
    return f"{person.name or 'somebody without a name'} ({person.id})"


@contextmanager
def writing(address: str) -> Iterator[Connection]:
    """One transaction; a server may be running."""
    if is_postgres(address):
        with postgres(address) as shared:
            yield shared
            shared.send_messages()
        return
    file = sqlite_file(address)
    if not Path(file).is_file():
        raise BadInput(f"there is no database {file}")
    connection = SqliteConnection(file, read_only=False)
    with closing(connection.db) as plain:
        plain.execute("pragma wal_autocheckpoint=0")  # checkpoints are the running server's
        check_schema(connection)
        try:
            plain.execute("begin immediate")
            yield connection
            plain.execute("commit")
        except sqlite3.Error as error:
            raise BadInput(f"{file} cannot be written now: {error}") from None


def check_schema(db: Connection) -> None:
    try:
        behind = missing_migrations(version_of(db))
    except NewerDatabase as error:
        raise BadInput(str(error)) from None
    if behind:
        raise BadInput("the database is of an earlier version; start the server once, it brings it up to date")
