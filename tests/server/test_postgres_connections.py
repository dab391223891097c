"""After the line to PostgreSQL was cut: who is told to wait, and until when."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from mastaba.server.storage.database import Unavailable
from mastaba.server.storage.postgres_connections import PATIENCE, TICK, ThreadConnections
from tests.server.cluster import Cluster, cluster


@pytest.fixture(scope="module")
def found() -> Iterator[Cluster]:
    with cluster() as each:
        yield each


@pytest.fixture
def connections(found: Cluster) -> Iterator[ThreadConnections]:
    opened = ThreadConnections(found.address)
    yield opened
    opened.close()


def ask(connections: ThreadConnections) -> None:
    with connections.transaction() as db:
        db.execute("select 1")


class Stuck:
    """An attempt to connect on a thread of its own that times out when it is told to."""

    def __init__(self, connections: ThreadConnections, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.end = threading.Event(), threading.Event()
        connect = psycopg.connect

        def wait(*words: Any, **named: Any) -> Any:
            if threading.current_thread() is not self.thread:
                return connect(*words, **named)
            self.begun.set()
            self.end.wait()
            raise psycopg.errors.ConnectionTimeout("timed out")

        monkeypatch.setattr(psycopg, "connect", wait)
        self.thread = threading.Thread(target=self.attempt, args=(connections,))
        self.thread.start()
        self.begun.wait()

    def attempt(self, connections: ThreadConnections) -> None:
        with pytest.raises(psycopg.errors.ConnectionTimeout):
            connections.connect()

    def time_out(self) -> None:
        self.end.set()
        self.thread.join()


def test_nobody_connects_for_a_moment_after_an_attempt_timed_out(
    connections: ThreadConnections, monkeypatch: pytest.MonkeyPatch
) -> None:
    Stuck(connections, monkeypatch).time_out()
    with pytest.raises(Unavailable, match="did not answer a moment ago"):
        ask(connections)


def test_an_attempt_of_before_the_last_answer_makes_nobody_wait(
    connections: ThreadConnections, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = Stuck(connections, monkeypatch)
    ask(connections)
    stuck.time_out()
    connections.connect()


def test_an_answer_ends_the_wait(connections: ThreadConnections, monkeypatch: pytest.MonkeyPatch) -> None:
    ask(connections)
    Stuck(connections, monkeypatch).time_out()
    ask(connections)  # on a connection that was open before
    connections.connect()


def test_a_silent_connection_makes_others_wait_only_if_all_are_silent(connections: ThreadConnections) -> None:
    silent, other = connections.connect(), connections.connect()

    def wait_in_vain() -> None:
        for _ in range(int(PATIENCE / TICK)):
            connections.check_waits()

    with pytest.raises(psycopg.OperationalError), connections.watched(silent):
        wait_in_vain()
        silent.execute("select 1")
    with pytest.raises(Unavailable):
        connections.connect()
    with connections.watched(other):
        other.execute("select 1")
    later = connections.connect()
    with pytest.raises(psycopg.OperationalError), connections.watched(later):
        with connections.watched(other):
            other.execute("select 1")
        wait_in_vain()
        later.execute("select 1")
    connections.connect()
