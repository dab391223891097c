"""Limits on open connections: in all, for one address, and on connections that make no progress."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Protocol

from mastaba.server.transport.addresses import network_of

MOST = 10_000  # connections in all
MOST_OF_ONE = 300  # of one address: a school behind one router, with a few for each
RESERVED_FILES = 200  # for the database, the workers and the page
CHECK = 1.0  # seconds between checks of all connections
CLOSE_TIMEOUT = 10.0  # seconds for a closing connection to take the bytes that are still buffered for it


class LimitedConnection(Protocol):
    """A connection of either protocol: HTTP or WebSocket."""

    transport: asyncio.Transport

    def look(self, now: float) -> None:
        """Ends the connection if it exceeds a time limit of its protocol."""
        ...


def raise_file_limit() -> int:
    """Raises the limit of open files as far as the system allows; returns how many connections fit into it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return min(MOST, max(soft - RESERVED_FILES, soft // 2)) if soft != resource.RLIM_INFINITY else MOST


class ConnectionLimits:
    """All connections of this process. One without an address, as of a reverse proxy, stands for many clients."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self.most, self.most_of_one = most, most_of_one
        self.networks: dict[LimitedConnection, str] = {}
        self.by_network: Counter[str] = Counter()
        self.closing: dict[LimitedConnection, float] = {}  # since when
        self.timer: asyncio.TimerHandle | None = None

    def add(self, connection: LimitedConnection, address: str | None) -> bool:
        """False if a limit is reached."""
        network = network_of(address) if address else ""
        if len(self.networks) >= self.most or (network and self.by_network[network] >= self.most_of_one):
            return False
        self.networks[connection] = network
        self.by_network[network] += 1
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(CHECK, self.check_all)
        return True

    def upgrade(self, connection: LimitedConnection, upgraded: LimitedConnection) -> None:
        """The same connection has become a WebSocket."""
        network = self.networks.pop(connection, None)
        if network is not None:
            self.networks[upgraded] = network

    def remove(self, connection: LimitedConnection) -> None:
        network = self.networks.pop(connection, None)
        self.closing.pop(connection, None)
        if network is not None:
            self.by_network[network] -= 1
            if not self.by_network[network]:
                del self.by_network[network]

    def check_all(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in list(self.networks):
            if not connection.transport.is_closing():
                connection.look(now)
            elif now - self.closing.setdefault(connection, now) > CLOSE_TIMEOUT:
                connection.transport.abort()  # close() would wait for ever for a peer that does not read
        self.timer = loop.call_later(CHECK, self.check_all) if self.networks else None


CONNECTIONS = ConnectionLimits()
