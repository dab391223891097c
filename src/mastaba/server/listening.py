"""Opens the database and binds the port before anything is announced; errors are one sentence."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable

import uvicorn

from mastaba import BadInput
from mastaba.server.server import Server
from mastaba.server.storage.database import NewerDatabase, Unavailable

WAITING = 2048  # connections that the system holds until they are taken


class ListeningServer(uvicorn.Server):
    """Says where it is when it listens, and in one sentence why it cannot."""

    def __init__(self, config: uvicorn.Config, behind: Server, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.behind = behind
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.behind.open()
        except (Unavailable, NewerDatabase) as error:
            raise BadInput(f"the server does not start: {error}") from None
        try:
            own = listen(self.config.host, self.config.port)
        except BadInput:
            await self.behind.close()
            raise
        await super().startup(own)
        self.announce()


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket for every address that the name of the host stands for."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise BadInput(f"--host {host} is not an address of this machine: {error}") from None
    own: list[socket.socket] = []
    for family, kind, protocol, _, address in dict.fromkeys(found):
        try:
            own.append(listening_socket(family, kind, protocol, address))
        except OSError as error:
            if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT) and len(found) > 1:
                continue  # `localhost` stands for ::1 too, also on a machine without IPv6
            close_all(own)
            raise BadInput(f"nothing can listen on port {port} of {host}: {reason(error)}") from None
    if not own:
        raise BadInput(f"--host {host} is not an address of this machine")
    return own


def listening_socket(family: int, kind: int, protocol: int, address: tuple[object, ...]) -> socket.socket:
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
        made.listen(WAITING)
    except OSError:
        made.close()
        raise
    return made


def close_all(sockets: list[socket.socket]) -> None:
    for each in sockets:
        each.close()


def reason(error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return "another program uses it already; mastaba serve --port chooses another"
    return str(error.strerror or error)
