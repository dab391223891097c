"""Addresses of feeds are secrets like sessions: they end with them, and nobody can try many."""

from __future__ import annotations

import time
from pathlib import Path

import httpx2

from mastaba.cli import main
from tests.server.running import NO_AUTHORITIES, Client, RunningServer, running
from tests.server.test_sessions import account, logged_in


def feeds_of(person: Client) -> list[str]:
    return list(person.get("/api/me/feed").values())


def statuses(server: RunningServer, feeds: list[str]) -> set[int]:
    return {httpx2.get(server.address + feed, timeout=30, verify=NO_AUTHORITIES).status_code for feed in feeds}


def wait_for(server: RunningServer, feeds: list[str], wanted: int) -> None:
    """A running server reads what its host changed within a second or two."""
    deadline = time.monotonic() + 20
    while statuses(server, feeds) != {wanted}:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_they_end_with_all_sessions(database: str) -> None:
    with running(database) as server:
        home = account(server)
        old = feeds_of(home)
        assert statuses(server, old) == {200}
        assert logged_in(server).status("DELETE", "/api/session") == 204
        assert statuses(server, old) == {200}  # one device logged out, the others stay
        assert home.status("DELETE", "/api/session?everywhere=true") == 204
        assert statuses(server, old) == {404}
        new = feeds_of(logged_in(server))
        assert statuses(server, new) == {200} and not set(new) & set(old)
        assert statuses(server, old) == {404}


def test_banned_people_and_their_bots_have_none(database: str) -> None:
    with running(database) as server:
        seth = Client(server.address, "Seth")
        bot = Client(server.address, token=seth.post("/api/me/bots", {"name": "Ammit"})["token"])
        feeds = [*feeds_of(seth), *feeds_of(bot)]
        assert statuses(server, feeds) == {200}
        assert main(["ban", "Seth", "--database", database]) == 0
        wait_for(server, feeds, 404)
        assert main(["unban", "Seth", "--database", database]) == 0
        wait_for(server, feeds, 200)


def test_reading_them_has_a_rate(tmp_path: Path) -> None:
    with (
        running(tmp_path / "f.db", limits=True) as server,
        httpx2.Client(base_url=server.address, verify=NO_AUTHORITIES) as http,
    ):
        answers = {404}
        deadline = time.monotonic() + 60
        while answers == {404} and time.monotonic() < deadline:
            answers.add(http.get("/api/feed/of-nobody/atom").status_code)
        assert answers == {404, 429}
