"""Away for some days: the clock stands still, within what the host allows, and nobody is reminded (evening.md, D)."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import mastaba
from mastaba.server.people.availability import DAY, Availability
from mastaba.server.protocol.structures import encode
from mastaba.server.storage.opening import open_database
from mastaba.server.table.automation import Automation
from mastaba.server.table.documents import now_ms
from mastaba.server.table.registry import Tables
from mastaba.server.table.table import Table
from tests.kernel.sealed_bids import Bids
from tests.server.running import Client, RunningServer, first_option, running, started_table
from tests.server.test_time import Hour, bid, new_table, opened, shut

DAYS = {"kind": "days", "days": 3}
HOUR = 3_600_000


def in_days(days: int) -> str:
    return (datetime.now(UTC).date() + timedelta(days=days)).isoformat()


def has_timer(automation: Automation) -> bool:
    """Whether a clock of this table can run out."""
    return automation.flag is not None


def shown(table: Table, person: str | None) -> list[int]:
    return [seat["remaining"] for seat in json.loads(encode(table.document(person)))["seats"]]


def test_a_clock_stands_still_while_its_person_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also over a restart; then it goes on, the person is told again, and a bot stands in at last."""

    async def check() -> None:
        hour, told = Hour(monkeypatch), list[tuple[str, bool]]()

        def pass_days(days: float) -> None:
            hour.wall += days * 86_400
            hour.steady += days * 86_400

        async def watched() -> Tables:
            context, tables = await opened(tmp_path / "a.db")

            async def send(person: str, turn: Any, game: str, name: str, reminder: bool = False) -> None:
                told.append((person, reminder))

            monkeypatch.setattr(context.notices, "send", send)
            return tables

        tables = await watched()
        context = tables.context
        table = await new_table(context, tables, DAYS)
        seat = table.state.asked()[0]
        person = ("anna", "ben")[seat]
        await asyncio.sleep(0)
        told.clear()
        pass_days(1)
        assert await context.availability.begin(person, now_ms() + 10 * DAY, in_days(10)) is None
        left = table.times()[seat]
        pass_days(9)
        assert abs(table.times()[seat] - left) < HOUR and table.days()[seat].away == in_days(10)
        await tables.automations[table.state.id].mark_clock()
        await shut(context, tables)
        tables = await watched()
        context = tables.context
        again = await tables.get(table.state.id)
        assert abs(again.times()[seat] - left) < HOUR and again.days()[seat].away == in_days(10)
        automation = tables.automations[table.state.id]
        automation.look()
        assert not has_timer(automation)
        await asyncio.sleep(0)
        assert told == [], "nothing is sent meanwhile"
        pass_days(2)  # one of them after the vacation
        automation.look()
        assert has_timer(automation) and not again.away()
        assert abs(again.times()[seat] - (left - DAY)) < HOUR
        await asyncio.sleep(0)
        assert told == [(person, False)]
        pass_days(1.1)
        await automation.substitute(seat, "timeout")
        assert again.state.seats[seat].substitute is not None
        await shut(context, tables)

    asyncio.run(check())


def test_a_move_that_others_notice_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of two sealed moves tells nobody that its person is back."""

    async def check() -> None:
        bids = Bids()
        monkeypatch.setattr(mastaba, "load", lambda name: bids)
        hour = Hour(monkeypatch)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, DAYS, "bids")
        for person in ("anna", "ben"):
            assert await context.availability.begin(person, now_ms() + DAY, in_days(1)) is None
        hour.wall += 3600
        hour.steady += 3600
        assert shown(table, None) == pytest.approx([3 * DAY, 3 * DAY], abs=2000)
        await bid(table, 0, "bid 1")
        assert not table.back and table.away() == {0, 1}
        assert shown(table, "ben") == pytest.approx([3 * DAY, 3 * DAY], abs=2000)
        await bid(table, 0, "keep")
        while table.away() != {1}:
            await asyncio.sleep(0)
        assert (await context.availability.allowance("anna")).left == pytest.approx(30 * DAY - HOUR, abs=2000)
        await shut(context, tables)

    asyncio.run(check())


def test_the_year_has_so_many_days_and_no_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks twice at once is allowed once."""

    async def check() -> None:
        hour = Hour(monkeypatch)
        storage = open_database(database)
        await storage.open()
        vacations, elsewhere = Availability(storage, 30), Availability(storage, 30)
        refused = await vacations.begin("anna", now_ms() + 31 * DAY, "a")
        assert refused is not None and (refused.total, refused.days_left) == (30, 30)
        assert await vacations.begin("anna", now_ms() + 20 * DAY, "b") is None
        assert await vacations.begin("anna", now_ms() + 10 * DAY, "c") is None, "another end for the same one"
        hour.wall += 11 * 86_400
        assert (await vacations.allowance("anna")).days_left == 20
        asked = [each.begin("anna", now_ms() + days * DAY, "d") for each, days in ((vacations, 15), (elsewhere, 15))]
        assert await asyncio.gather(*asked) == [None, None], "the second only says when the first ends"
        await vacations.read_again("anna")
        assert len(vacations.known["anna"].periods) == 2
        hour.wall += 16 * 86_400
        assert (await vacations.allowance("anna")).days_left == 5
        assert await vacations.begin("anna", now_ms() + 6 * DAY, "e") is not None
        hour.wall += 365 * 86_400
        assert (await vacations.allowance("anna")).days_left == 30
        await vacations.end("anna")
        await vacations.forget("anna")
        await storage.close()

    asyncio.run(check())


def test_what_others_see_and_what_cannot_be(server: RunningServer) -> None:
    people = [Client(server.address, "Camille"), Client(server.address, "Hugo")]
    table = started_table(*people, clock=DAYS)
    first, second = people
    socket = second.socket(table)
    socket.until("state")
    for body, code in (
        ({"until": "soon"}, "bad-day"),
        ({"until": "2026-02-30"}, "bad-day"),
        ({"until": "2020-01-01"}, "day-is-over"),
        ({"until": "9999-12-31"}, "vacation-too-long"),
        ({"until": in_days(40)}, "vacation-too-long"),
        ({"until": in_days(2), "zone": "Atlantis"}, "bad-zone"),
    ):
        answer = first.http.put("/api/me/away", json=body)
        assert answer.json()["type"] == f"urn:mastaba:{code}" and answer.json()["detail"], answer.text
    assert first.get("/api/me/away") == {"until": None, "left": 30, "days": 30, "hours": None}
    day = in_days(5)
    assert first.http.put("/api/me/away", json={"until": day, "zone": "Etc/UTC"}).json()["until"] == day
    seats = socket.until("table")["table"]["seats"]
    assert (seats[0]["stands"], seats[0]["away"]) == (True, day) and not seats[1]["stands"]
    stranger = Client(server.address).get(f"/api/tables/{table}")["seats"]
    assert (stranger[0]["stands"], stranger[0]["away"]) == (True, None), "when is told to those at the table"
    assert first.http.delete("/api/me/away").json()["until"] is None
    assert socket.until("table")["table"]["seats"][0]["stands"] is False
    mover = people[0] if people[0].state(table)["decision"] else people[1]
    assert mover.http.put("/api/me/away", json={"until": day}).status_code == 200
    socket.until("table")
    assert mover.command(table, **first_option(mover.state(table)))["accepted"]
    while mover.get("/api/me/away")["until"] is not None:
        pass
    socket.close()


def test_hours_are_shown_to_those_at_the_table_on_wish(server: RunningServer) -> None:
    people = [Client(server.address, "Camille"), Client(server.address, "Hugo")]
    table = started_table(*people, clock=DAYS)
    live = started_table(*people)
    first, second = people
    for body, code in (
        ({"zone": "Europe/Paris", "first": 19}, "bad-hours"),
        ({"zone": "Europe/Paris", "first": 7, "last": 7}, "bad-hours"),
        ({"zone": "Europe/Atlantis"}, "bad-zone"),
        ({"zone": "../secret"}, "bad-zone"),
        ({"zone": "UTC", "first": 24, "last": 1}, "bad-request"),
    ):
        answer = first.http.put("/api/me/hours", json=body)
        assert answer.json()["type"] == f"urn:mastaba:{code}" and answer.json()["detail"], answer.text
    with closing(second.socket(table)) as socket:
        assert socket.until("state")["table"]["seats"][0]["hours"] is None
        hours = {"zone": "America/Montreal", "first": 22, "last": 1}
        assert first.http.put("/api/me/hours", json=hours).json()["hours"] == hours
        seat = socket.until("table")["table"]["seats"][0]
        assert (seat["hours"], seat["stands"], seat["away"]) == (hours, False, None)
        assert Client(server.address).get(f"/api/tables/{table}")["seats"][0]["hours"] is None
        assert second.get(f"/api/tables/{live}")["seats"][0]["hours"] is None, "where days do not matter"
        assert first.http.put("/api/me/hours", json={"zone": None}).json()["hours"] is None
        assert socket.until("table")["table"]["seats"][0]["hours"] is None


def test_a_process_hears_of_it_from_another(postgres_database: str) -> None:
    with running(postgres_database) as a, running(postgres_database, "--vacation-days", "0") as b:
        first, second = Client(a.address, "Camille"), Client(b.address, "Hugo")
        table = started_table(first, second, clock=DAYS)
        with closing(second.socket(table)) as socket:
            socket.until("state")
            elsewhere = Client(b.address, token=first.token)
            assert elsewhere.http.put("/api/me/away", json={"until": in_days(3)}).status_code == 409
            assert first.http.put("/api/me/away", json={"until": in_days(3)}).status_code == 200
            while not socket.until("table")["table"]["seats"][0]["stands"]:
                pass
            assert elsewhere.http.delete("/api/me/away").status_code == 200
            while socket.until("table")["table"]["seats"][0]["stands"]:
                pass
