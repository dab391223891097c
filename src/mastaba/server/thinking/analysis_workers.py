"""The processes in which finished games are analysed: they have low priority and end with the server.

They import this module, which therefore imports nothing of the server."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread

from mastaba.bots.player import ignore_interrupt

POLITENESS = 15  # what is added to their niceness


def prepare(leash: Connection) -> None:
    """Runs in a worker."""
    os.nice(POLITENESS)
    ignore_interrupt()

    def watch() -> None:
        with suppress(EOFError):  # the other end is closed: the server has closed it, or was killed
            leash.recv_bytes()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class AnalysisWorkers:
    """For one game."""

    def __init__(self, count: int) -> None:
        context = get_context("spawn")
        theirs, self.leash = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(count, context, prepare, (theirs,))

    def close(self) -> None:
        """Does not wait for running work."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.leash.close()
