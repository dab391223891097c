"""Clocks: jumps of the wall clock, a server that was down, wrong clocks of clients (trust.md 22 to 24)."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

import mastaba
from mastaba.server.context import Context
from mastaba.server.notify import webhooks
from mastaba.server.protocol.structures import encode
from mastaba.server.settings import Settings
from mastaba.server.storage.opening import open_database
from mastaba.server.table import automation, commands
from mastaba.server.table.automation import Automation
from mastaba.server.table.commands import Now
from mastaba.server.table.registry import Tables
from mastaba.server.table.table import Table
from tests.kernel.sealed_bids import Bids


class Hour:
    """Both clocks of this machine, moved by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = self.steady = 0.0
        wall, steady = time.time_ns, time.monotonic
        monkeypatch.setattr(time, "time_ns", lambda: wall() + int(self.wall * 1e9))
        monkeypatch.setattr(time, "monotonic", lambda: steady() + self.steady)


async def opened(path: Path | str) -> tuple[Context, Tables]:
    context = Context(Settings(str(path), bot_pace=(0, 0)), open_database(str(path)))
    await context.database.open()
    return context, Tables(context)


async def new_table(
    context: Context,
    tables: Tables,
    clock: dict[str, Any] | None,
    game: str = "babel",
    grace: float | None = None,
    people: bool = True,
) -> Table:
    for name in ("anna", "ben") if people else ():
        await context.people.store.create(name, name, 1)
    settings: dict[str, Any] = {
        "game": game,
        "edition": None,
        "seats": 2,
        "options": {},
        "name": "",
        "listed": False,
    }
    table = await tables.create("anna", {**settings, "clock": clock, "grace": grace})
    await table.change(lambda state, now: [state.write("sit", {"s": 2, "p": "ben"}, now.at)])
    await table.change(lambda state, now: commands.start(state, now.at))
    return table


async def shut(context: Context, tables: Tables) -> None:
    await tables.close()
    await context.database.close()


async def move(table: Table) -> int:
    """The asked seat plays its first option; the seat."""
    seat = table.state.asked()[0]
    option = table.state.decisions()[0].options[0]
    version = table.state.updates.version(seat)
    message = {"command": f"command-{table.state.seq}", "version": version, "play": str(option)}
    answer = await table.command(("anna", "ben")[seat], message)
    assert answer.accepted, answer
    return seat


LIVE = {"kind": "live", "total": 600, "increment": 5, "move": None}


@pytest.mark.parametrize("jump", [3600, -3600, 86_400, -86_400, 1, 5_000_000])
def test_a_jump_of_the_wall_clock_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def check() -> None:
        hour = Hour(monkeypatch)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, LIVE)
        hour.wall += jump
        seat = await move(table)
        remaining = table.state.seats[seat].remaining
        assert remaining is not None and 600_000 < remaining <= 605_000
        assert all(chair.substitute is None for chair in table.state.seats)
        await shut(context, tables)

    asyncio.run(check())


def test_time_is_charged_by_the_steady_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        hour = Hour(monkeypatch)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, LIVE)
        hour.steady += 100
        assert 499_000 < table.times()[table.state.asked()[0]] <= 500_000
        seat = await move(table)
        remaining = table.state.seats[seat].remaining
        assert remaining is not None and 504_000 < remaining <= 505_000
        await shut(context, tables)

    asyncio.run(check())


@pytest.mark.parametrize("clock", [LIVE, {"kind": "days", "days": 3}])
def test_nobody_loses_time_while_the_server_is_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any]
) -> None:
    async def check() -> None:
        hour = Hour(monkeypatch)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, clock)
        hour.steady += 40
        await tables.automations[table.state.id].mark_clock()
        left = table.times()
        await shut(context, tables)
        hour.wall += 10 * 86_400
        hour.steady += 10 * 86_400
        context, tables = await opened(tmp_path / "a.db")
        again = await tables.get(table.state.id)
        seat = again.state.asked()[0]
        assert left[seat] - 2000 < again.times()[seat] <= left[seat]  # what was spent before is kept
        assert all(chair.substitute is None for chair in again.state.seats)
        await shut(context, tables)

    asyncio.run(check())


def test_what_was_spent_is_kept_though_something_else_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking for a pause must not set one's clock back where the table is read again."""

    async def check() -> None:
        hour = Hour(monkeypatch)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, LIVE)
        hour.steady += 40
        await tables.automations[table.state.id].mark_clock()
        seat = table.state.asked()[0]
        person = ("anna", "ben")[seat]
        assert (await table.command(person, {"command": "command-1", "pause": "ask"})).accepted
        await context.database.close()  # killed
        context, tables = await opened(tmp_path / "a.db")
        again = await tables.get(table.state.id)
        assert 558_000 < again.times()[seat] <= 560_000
        await move(again)
        assert again.spent()[again.state.asked()[0]] < 2000
        await shut(context, tables)

    asyncio.run(check())


def test_while_the_server_is_suspended_nobody_loses_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        hour = Hour(monkeypatch)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, LIVE)
        tables.start()
        await asyncio.sleep(0)
        hour.steady += 100  # stopped and woken
        await asyncio.sleep(0.01)
        assert table.times()[table.state.asked()[0]] > 590_000
        await shut(context, tables)

    asyncio.run(check())


def test_a_person_who_stops_polling_over_plain_http_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is back at the next question; somebody who does not sit there is nobody by asking."""

    async def check() -> None:
        hour = Hour(monkeypatch)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, None, grace=2)
        tables.run(tables.run_maintenance())
        for _ in range(20):  # anna asks now and then, ben has stopped
            await tables.called(table, "carl")
            await tables.called(table, "anna")
            if hour.steady < 20:
                await tables.called(table, "ben")
                assert table.online() == {"anna", "ben"}
            hour.steady += 5
            await asyncio.sleep(0.05)
        assert table.online() == {"anna"}
        assert [seat.substitute for seat in table.state.seats] == [None, "normal"]
        await tables.called(table, "ben")
        assert [seat.substitute for seat in table.state.seats] == [None, None]
        await shut(context, tables)

    asyncio.run(check())


def test_a_flag_falls_only_when_the_time_is_really_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        hour = Hour(monkeypatch)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, {"kind": "days", "days": 1})
        automation: Automation = tables.automations[table.state.id]
        seat = table.state.asked()[0]
        await automation.substitute(seat, "timeout")
        assert table.state.seats[seat].substitute is None
        hour.steady += 86_401
        await automation.substitute(seat, "timeout")
        assert table.state.seats[seat].substitute == "normal"
        await shut(context, tables)

    asyncio.run(check())


def test_during_a_sealed_choice_the_clock_reveals_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others see a clock that runs until a seat has committed and then stands, however many moves that took."""

    async def check() -> None:
        bids = Bids()
        monkeypatch.setattr(mastaba, "load", lambda name: bids)
        shown = []
        for moves in ([], ["bid 1"], ["bid 1", "undo", "bid 0"]):  # in ten seconds; none of them commits
            hour = Hour(monkeypatch)
            context, tables = await opened(tmp_path / f"{len(moves)}.db")
            table = await new_table(context, tables, LIVE, "bids")
            hour.steady += 4
            for move in moves:
                await bid(table, 0, move)
            hour.steady += 6
            shown.append([round(seat["remaining"], -3) for seat in json.loads(encode(table.document("ben")))["seats"]])
            own = json.loads(encode(table.document("anna")))["seats"][0]["remaining"]
            assert own == pytest.approx(590_000 + 5000 * sum(move != "undo" for move in moves), abs=2000)
            if moves == ["bid 1"]:
                await bid(table, 0, "keep")
                hour.steady += 20
                stands, runs = (seat["remaining"] for seat in json.loads(encode(table.document("ben")))["seats"])
                assert stands == pytest.approx(590_000, abs=2000) and runs == pytest.approx(570_000, abs=2000)
            await shut(context, tables)
            monkeypatch.undo()
            monkeypatch.setattr(mastaba, "load", lambda name: bids)
        assert shown == [[590_000, 590_000]] * 3

    asyncio.run(check())


async def bid(table: Table, seat: int, move: str) -> None:
    message: dict[str, Any] = {"command": f"command-{table.state.seq}"}
    play = {"version": table.state.updates.version(seat), "play": move}
    answer = await table.command(("anna", "ben")[seat], {**message, **({"undo": "own"} if move == "undo" else play)})
    assert answer.accepted, answer


def test_entries_carry_the_server_time_whatever_a_client_says(tmp_path: Path) -> None:
    """Nothing a client sends has a time in it; a field that pretends to is refused by the models."""
    from pydantic import ValidationError

    from mastaba.server.protocol.request_bodies import CommandBody

    with pytest.raises(ValidationError):
        CommandBody.model_validate({"command": "12345678", "play": "end", "at": 5})
    assert Now._fields == ("at", "spent")


def test_whoever_is_away_is_told_of_their_turn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, bytes]] = []

    async def post(url: str, body: bytes, headers: dict[str, str]) -> int:
        told.append((url, body))
        return 200

    async def check() -> None:
        monkeypatch.setattr(webhooks, "post", post)
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, {"kind": "days", "days": 3})
        for name in ("anna", "ben"):
            await context.people.store.set_webhook(name, f"https://{name}.example/")
            context.people.changed(name)
        automation = tables.automations[table.state.id]
        await asyncio.gather(*automation.tasks)
        told.clear()
        automation.noticed.clear()
        for _ in range(3):
            automation.look()
        await asyncio.gather(*automation.tasks)
        asked = ("anna", "ben")[table.state.asked()[0]]
        assert [url for url, _ in told] == [f"https://{asked}.example/"]
        assert table.state.id.encode() in told[0][1] and b"hand" not in told[0][1]
        await shut(context, tables)

    asyncio.run(check())


def test_a_turn_is_notified_once_by_however_many_processes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a restart, and where two processes have the table in their memory."""
    told: list[str] = []

    async def post(url: str, body: bytes, headers: dict[str, str]) -> int:
        told.append(url)
        return 200

    async def check() -> None:
        monkeypatch.setattr(webhooks, "post", post)
        monkeypatch.setattr(automation, "SETTLE", 0.0)
        context, tables = await opened(database)
        for name in ("anna", "ben"):
            await context.people.store.create(name, name, 1)
            await context.people.store.set_webhook(name, f"https://{name}.example/")
        table = await new_table(context, tables, {"kind": "days", "days": 3}, people=False)
        again, others = (await opened(database)) if context.database.shared else (context, Tables(context))
        await others.get(table.state.id)
        for each in (tables, others):
            each.automations[table.state.id].look()
            await asyncio.gather(*each.automations[table.state.id].tasks)
        assert told == [f"https://{('anna', 'ben')[table.state.asked()[0]]}.example/"]
        await move(table)
        await asyncio.gather(*tables.automations[table.state.id].tasks)
        assert len(told) == 2
        if again is not context:
            await shut(again, others)
        await shut(context, tables)

    asyncio.run(check())
