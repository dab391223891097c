"""Personal links: each belongs to one person in one seat, ends with that, and works once (docs/server-tests.md 45)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.running import Client, RunningServer, running, started_table


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def linking(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    if request.param == "sqlite":
        address = str(tmp_path_factory.mktemp("links") / "a.db")
    else:
        address = str(request.getfixturevalue("module_database"))
    with running(address) as server:
        yield server


def claim(person: Client, token: str) -> int:
    return person.status("POST", "/api/claim", {"token": token})


@pytest.mark.parametrize("gone", ["left", "kicked"])
def test_a_link_ends_when_its_person_leaves_the_seat(linking: RunningServer, gone: str) -> None:
    host, old, new, thief = (Client(linking.address, name) for name in ("Host", "Old", "New", "Thief"))
    table = host.open_table()
    old.do(table, "sit", seat=2)
    token = old.do(table, "link", seat=2)["token"]
    (old if gone == "left" else host).do(table, "leave" if gone == "left" else "kick", seat=2)
    assert claim(thief, token) == 404  # an open seat is not to be had by it either
    new.do(table, "sit", seat=2)
    assert claim(thief, token) == 404 and claim(old, token) == 404
    host.do(table, "start")
    assert claim(thief, token) == 404
    assert new.state(table)["seat"] == 2 and thief.state(table)["seat"] is None


def test_a_host_cannot_prepare_a_link_for_a_later_player(linking: RunningServer) -> None:
    host, guest = Client(linking.address), Client(linking.address)
    table = host.open_table()
    host.do(table, "sit", seat=2)
    token = host.do(table, "link", seat=2)["token"]
    host.do(table, "leave", seat=2)
    guest.do(table, "sit", seat=2)
    host.do(table, "start")
    assert claim(host, token) == 404
    assert host.status("GET", f"/api/tables/{table}/state?seat=2") == 403


def test_a_person_who_returns_to_the_seat_makes_a_new_link(linking: RunningServer) -> None:
    host, guest, phone = Client(linking.address), Client(linking.address), Client(linking.address)
    table = host.open_table()
    guest.do(table, "sit", seat=2)
    old = guest.do(table, "link", seat=2)["token"]
    guest.do(table, "leave", seat=2)
    guest.do(table, "sit", seat=2)
    assert claim(phone, old) == 404
    assert claim(phone, guest.do(table, "link", seat=2)["token"]) == 200


def test_of_many_claims_at_once_one_is_accepted(linking: RunningServer) -> None:
    host, guest = Client(linking.address), Client(linking.address)
    devices = [Client(linking.address, f"Device {k}") for k in range(6)]
    for _ in range(5):
        table = started_table(host, guest)
        token = guest.do(table, "link", seat=2)["token"]
        with ThreadPoolExecutor(len(devices)) as pool:
            answers = list(pool.map(lambda device, token=token: claim(device, token), devices))
        assert sorted(answers) == [200, 404, 404, 404, 404, 404]
        seats = [device.state(table)["seat"] for device in devices]
        assert seats.index(2) == answers.index(200) and seats.count(None) == 5
        assert guest.state(table)["seat"] is None


def test_a_link_ends_with_the_sessions_of_its_person(linking: RunningServer) -> None:
    host, guest, thief = Client(linking.address), Client(linking.address), Client(linking.address)
    table = started_table(host, guest)
    token = guest.do(table, "link", seat=2)["token"]
    assert guest.status("DELETE", "/api/session?everywhere=true") == 204
    assert claim(thief, token) == 404


def test_opening_your_own_link_does_not_use_it_up(linking: RunningServer) -> None:
    host, guest, phone = Client(linking.address), Client(linking.address), Client(linking.address)
    table = started_table(host, guest)
    token = guest.do(table, "link", seat=2)["token"]
    assert claim(guest, token) == 200 and claim(phone, token) == 200 and claim(phone, token) == 404
    assert phone.state(table)["seat"] == 2
