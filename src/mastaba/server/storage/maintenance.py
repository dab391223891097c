"""Backups: always one SQLite file, whichever database it comes from or goes to, taken at one point in time."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from mastaba import BadInput
from mastaba.server.storage.addresses import is_postgres, postgres, sqlite_file
from mastaba.server.storage.database import Connection, NewerDatabase, missing_migrations
from mastaba.server.storage.sqlite import SqliteConnection, migrate

OF_PROCESSES = ("process", "lease")  # which processes run now means nothing after a restore


@contextmanager
def reading(address: str) -> Iterator[Connection]:
    """All reads inside see one point in time; a server may be running."""
    if is_postgres(address):
        with postgres(address) as shared:
            shared.use_one_snapshot()
            yield shared
        return
    file = sqlite_file(address)
    if not Path(file).is_file():
        raise BadInput(f"there is no database {file}")
    with closing(SqliteConnection(file, read_only=True).db) as plain:
        plain.execute("begin")
        connection = SqliteConnection.__new__(SqliteConnection)
        connection.db = plain
        yield connection


def backup(address: str, file: str) -> int:
    """Writes a backup to a new file and syncs it; the number of tables in it."""
    if Path(file).exists():
        raise BadInput(f"{file} exists already; a backup never overwrites")
    part = f"{file}.part"
    Path(part).unlink(missing_ok=True)
    target = SqliteConnection(part, read_only=False)
    migrate(target)
    with reading(address) as source, closing(target.db):
        copy(source, target)
        count = int(target.rows("select count(*) from game_table")[0][0])
        target.db.execute("pragma journal_mode=delete")
    with Path(part).open("rb") as written:
        os.fsync(written.fileno())
    Path(part).rename(file)
    return count


def restore(file: str, address: str) -> int:
    """Fills an empty database from a backup; the number of tables in it."""
    if not Path(file).is_file():
        raise BadInput(f"there is no backup {file}")
    with reading(file) as source:
        try:
            return restore_from(source, address)
        except sqlite3.DatabaseError as error:
            raise BadInput(f"{file} is not a readable backup: {error}") from None
        except NewerDatabase as error:
            raise BadInput(str(error)) from None


def restore_from(source: Connection, address: str) -> int:
    if is_postgres(address):
        with postgres(address) as target:
            target.migrate()
            return fill(source, target, address)
    target_file = sqlite_file(address)
    Path(target_file).parent.mkdir(parents=True, exist_ok=True)
    plain = SqliteConnection(target_file, read_only=False)
    with closing(plain.db):
        migrate(plain)
        return fill(source, plain, address)


def fill(source: Connection, target: Connection, address: str) -> int:
    if target.rows("select id from game_table limit 1") or target.rows("select id from person limit 1"):
        raise BadInput(f"{address.partition('@')[2] or address} is not empty; a restore never overwrites")
    copy(source, target)
    return int(target.rows("select count(*) from game_table")[0][0])


def copy(source: Connection, target: Connection) -> None:
    """Every row of every table, in one transaction; an older source has fewer of both."""
    tables = columns(version_of(source))
    if isinstance(target, SqliteConnection):
        target.run("begin immediate")
    for name, fields in tables.items():
        if name in OF_PROCESSES:
            continue
        target.run(f"delete from {name}")
        rows = source.rows(f"select {', '.join(fields)} from {name}")
        marks = ", ".join("?" for _ in fields)
        if rows:
            target.many(f"insert into {name} ({', '.join(fields)}) values ({marks})", rows)
    if isinstance(target, SqliteConnection):
        target.run("commit")


def version_of(source: Connection) -> int:
    sql = "pragma user_version" if isinstance(source, SqliteConnection) else "select max(number) from schema_version"
    return int(source.rows(sql)[0][0])


def columns(version: int) -> dict[str, list[str]]:
    """The tables and columns of the schema as that version had it."""
    missing_migrations(version)  # a newer one is refused
    fresh = SqliteConnection(":memory:", read_only=False)
    migrate(fresh, version)
    names = [row[0] for row in fresh.rows("select name from sqlite_master where type = 'table' order by name")]
    found = {name: [row[1] for row in fresh.rows(f"pragma table_info({name})")] for name in names}
    fresh.db.close()
    return found


def sqlite_damage(address: str) -> list[str]:
    """What SQLite itself finds wrong with its file."""
    if is_postgres(address):
        return []
    try:
        file = Path(sqlite_file(address)).absolute().as_uri()
        with closing(sqlite3.connect(f"{file}?mode=ro", uri=True)) as db:
            found = [str(row[0]) for row in db.execute("pragma integrity_check")]
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # its message may quote the damaged bytes
        return [str(error)]
    return [] if found == ["ok"] else found
