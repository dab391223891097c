"""One server for all tests that need no other, and both databases for those that are about storage."""

from __future__ import annotations

import uuid
from collections.abc import Iterator

import psycopg
import pytest

from tests.server.cluster import postgres
from tests.server.running import RunningServer, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("server") / "shared.db") as found:
        yield found


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    with postgres() as address:
        yield address


def fresh_database(cluster: str) -> Iterator[str]:
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(cluster, autocommit=True) as db:
        db.execute(f"create database {name}".encode())
        yield cluster.replace("/postgres?", f"/{name}?")
        db.execute(f"drop database {name} with (force)".encode())


@pytest.fixture
def postgres_database(cluster: str) -> Iterator[str]:
    """A fresh database of its own."""
    yield from fresh_database(cluster)


@pytest.fixture(scope="module")
def module_database(cluster: str) -> Iterator[str]:
    """One for all tests of a file."""
    yield from fresh_database(cluster)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a fresh database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("database") / "fresh.db")
    return str(request.getfixturevalue("postgres_database"))
