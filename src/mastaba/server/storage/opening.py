"""The database of a server, opened by its address."""

from __future__ import annotations

from mastaba import BadInput
from mastaba.server.storage.addresses import is_postgres, sqlite_file
from mastaba.server.storage.database import Database
from mastaba.server.storage.sqlite import SqliteDatabase


def open_database(address: str) -> Database:
    if not is_postgres(address):
        return SqliteDatabase(sqlite_file(address))
    try:
        from mastaba.server.storage.postgres import PostgresDatabase
    except ImportError:
        raise BadInput("PostgreSQL needs the package psycopg: install mastaba[postgres]") from None
    return PostgresDatabase(address)
