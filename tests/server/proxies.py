"""What stands between a client and the server, and does not always behave."""

from __future__ import annotations

import contextlib
import re
import socket as plain
import threading
import time
from pathlib import Path


class Proxy:
    """Passes bytes on in both directions, one thread each; what is passed on, and when, is up to `keep`."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = plain.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.ends: list[plain.socket] = []
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                try:
                    server = self.reach()
                except OSError:  # nobody there now
                    client.close()
                    continue
                self.ends += [client, server]
                for way in ((client, server, True), (server, client, False)):
                    threading.Thread(target=self.pump, args=way, daemon=True).start()

    def reach(self) -> plain.socket:
        return plain.create_connection(("127.0.0.1", self.target))

    def pump(self, source: plain.socket, target: plain.socket, from_client: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                kept = self.keep(data, from_client)
                if kept is None:
                    break
                target.sendall(kept)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(plain.SHUT_RDWR)

    def keep(self, data: bytes, from_client: bool) -> bytes | None:
        """What is passed on of these bytes; None cuts the connection."""
        return data

    def close(self) -> None:
        for end in (self.listener, *self.ends):
            end.close()


class CuttingProxy(Proxy):
    """Cuts the connection after so many bytes in one direction."""

    def __init__(self, port: int, from_client: int | None, from_server: int | None) -> None:
        self.left = {True: from_client, False: from_server}
        super().__init__(port)

    def pump(self, source: plain.socket, target: plain.socket, from_client: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                left = self.left[from_client]
                if left is None:
                    target.sendall(data)
                    continue
                target.sendall(data[:left])
                self.left[from_client] = left - len(data[:left])
                if self.left[from_client] == 0:
                    break
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(plain.SHUT_RDWR)


class SilentProxy(Proxy):
    """From some moment on nothing passes any more and nobody is told: a half-open connection."""

    silent = False

    def keep(self, data: bytes, from_client: bool) -> bytes | None:
        while self.silent:
            time.sleep(0.05)
        return data


class DatabaseProxy(SilentProxy):
    """The same between a server and PostgreSQL; what was sent meanwhile arrives when the connection is back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(0)

    def through(self, address: str) -> str:
        """The same database by way of this proxy."""
        return address.replace(f"host={self.folder}", f"host=127.0.0.1&port={self.port}")

    def reach(self) -> plain.socket:
        connection = plain.socket(plain.AF_UNIX)
        connection.connect(str(self.folder / ".s.PGSQL.5432"))
        return connection


class OldProxy(Proxy):
    """Knows no WebSockets: it takes the wish for an upgrade away."""

    def keep(self, data: bytes, from_client: bool) -> bytes | None:
        return re.sub(rb"(?i)\r\n(upgrade|connection): [^\r]*", b"", data) if from_client else data


class BufferingProxy(Proxy):
    """Holds everything back for a moment, so that small messages come late and together."""

    def keep(self, data: bytes, from_client: bool) -> bytes | None:
        time.sleep(0.05)
        return data


class ImpatientProxy(Proxy):
    """Cuts connections on which nothing has come from the server for so many seconds."""

    def __init__(self, port: int, patience: float) -> None:
        self.patience = patience
        super().__init__(port)

    def pump(self, source: plain.socket, target: plain.socket, from_client: bool) -> None:
        if not from_client:
            source.settimeout(self.patience)
        super().pump(source, target, from_client)
