"""Which database an address means."""

from __future__ import annotations

from mastaba import BadInput
from mastaba.server.storage.database import Database
from mastaba.server.storage.sqlite import SqliteDatabase


def open_database(address: str) -> Database:
    """A PostgreSQL address, or the path of an SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from mastaba.server.storage.postgres import PostgresDatabase
        except ImportError:
            raise BadInput("PostgreSQL needs the package psycopg: install mastaba[postgres]") from None
        return PostgresDatabase(address)
    if "://" in address:
        raise BadInput(f"--database is a file or postgresql://..., not {address.partition('://')[0]}://...")
    return SqliteDatabase(address)
