"""What the address of a database says: a PostgreSQL server, or an SQLite file by its path or as sqlite:///path."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from mastaba import BadInput

if TYPE_CHECKING:
    from mastaba.server.storage.postgres import PostgresConnection

SQLITE = "sqlite:///"


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def sqlite_file(address: str) -> str:
    """The path of the file; after `sqlite:///` it is relative, and absolute with one more stroke."""
    if address.startswith(SQLITE):
        path = address.removeprefix(SQLITE)
        if not path or path == ":memory:":
            raise BadInput(f"--database {address} names no file; write sqlite:///mastaba.db")
        if "?" in path:
            raise BadInput("--database sqlite:///... takes no settings after a question mark")
        return path
    if "://" in address or address.startswith("sqlite:"):
        scheme = address.partition(":")[0]
        raise BadInput(f"--database is a file, sqlite:///file or postgresql://..., not {scheme}:...")
    return address


@contextmanager
def postgres(address: str) -> Iterator[PostgresConnection]:
    """One connection for a command, committed at the end; errors are one sentence."""
    try:
        import psycopg
    except ImportError:
        raise BadInput("PostgreSQL needs the package psycopg: install mastaba[postgres]") from None

    from mastaba.server.storage.postgres import PostgresConnection

    try:
        with psycopg.connect(address) as db:
            yield PostgresConnection(db)
    except psycopg.Error as error:
        raise BadInput(f"the database cannot be used: {error}") from None
