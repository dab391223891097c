"""A table as its parts know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from mastaba.server.context import Context
from mastaba.server.table.connections import Connection
from mastaba.server.table.state import TableState


class Place(Protocol):
    """What chat, coach and those who watch later need to know of their table."""

    context: Context

    @property
    def state(self) -> TableState: ...

    @property
    def connections(self) -> Iterable[Connection]: ...
