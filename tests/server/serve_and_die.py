"""A server that is killed right after a commit, before it is published: DIE_AFTER names which one."""

from __future__ import annotations

import argparse
import os
import signal
import sys

from mastaba.commands import serve
from mastaba.server.storage.jobs import Job
from mastaba.server.storage.sqlite import SqliteDatabase

left = int(os.environ["DIE_AFTER"])
commit = SqliteDatabase.commit


def commit_and_die(self: SqliteDatabase, group: list[Job]) -> None:
    global left  # noqa: PLW0603 (the writer thread counts alone)
    left -= 1
    if left == 0:
        self.writer.db.execute("commit")
        os.kill(os.getpid(), signal.SIGKILL)
    commit(self, group)


if __name__ == "__main__":
    SqliteDatabase.commit = commit_and_die  # type: ignore[method-assign]
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    sys.exit(serve.run(parser.parse_args()))
