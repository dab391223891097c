"""What the server asks of a database: work is a plain function that runs inside one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]


class Unavailable(Exception):
    """The database cannot be written or reached now; nothing of the transaction has happened."""


class Duplicate(Exception):
    """The statement would break a unique key."""


class Unstorable(Exception):
    """A value that this database cannot hold: odd text, too large a number. Nothing of the transaction has happened."""


class NewerDatabase(Exception):
    """The database was written by a newer program."""


class Connection(Protocol):
    """Statements inside a transaction; parameters are written as question marks."""

    def run(self, sql: str, *values: object) -> int:
        """Carries out a statement; the number of rows it touched."""
        ...

    def rows(self, sql: str, *values: object) -> list[Row]: ...

    def many(self, sql: str, values: Sequence[Sequence[object]]) -> None: ...

    def notify(self, message: str) -> None:
        """Sends a message to every process that shares the database, once the transaction is committed."""
        ...


class Database(Protocol):
    """Either database; all methods may be called from the event loop."""

    shared: bool  # whether other processes may write to it

    @property
    def commits(self) -> int:
        """Transactions written so far."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Returns after the commit is on the disk."""
        ...

    def listen(self, hear: Callable[[str], None]) -> None:
        """Messages of other processes, handed over on the event loop."""
        ...


def migrations() -> list[tuple[int, list[str]]]:
    """The numbered, forward-only changes, each a list of statements that both databases understand."""
    folder = files(__package__).joinpath("migrations")
    found = sorted((file.name, file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".sql"))
    return [(int(name[:4]), [part.strip() for part in text.split(";") if part.strip()]) for name, text in found]


def missing_migrations(done: int) -> list[tuple[int, list[str]]]:
    known = migrations()
    if done > known[-1][0]:
        raise NewerDatabase(f"the database has version {done}, and this program knows only {known[-1][0]}")
    return [(number, statements) for number, statements in known if number > done]
