"""Several processes on one PostgreSQL, of which one is killed, suspended or cut off, or the database restarts."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager

import httpx2
import psycopg
import pytest

from mastaba.server import leases
from mastaba.server.context import Context
from mastaba.server.doctor import examine
from mastaba.server.leases import Leases
from mastaba.server.settings import Settings
from mastaba.server.storage.database import Connection, Unavailable
from mastaba.server.storage.opening import open_database
from mastaba.server.storage.postgres import READERS, WRITERS, PostgresDatabase
from mastaba.server.storage.store import Store
from mastaba.server.table import failover
from mastaba.server.table.loading import Loaded, load_table
from mastaba.server.table.registry import Tables
from tests.server.cluster import Cluster, cluster
from tests.server.killed_games import PERSON, TABLE, InlineBots, create
from tests.server.proxies import DatabaseProxy
from tests.server.running import NO_AUTHORITIES, Client, RunningServer, started_table
from tests.server.test_time import move, new_table, opened, shut

PACE = ("--bot-pace", "0.3-0.3")
LONG = 40  # seconds after which something does not happen any more, on the slowest machine


@pytest.fixture(scope="module")
def durable() -> Iterator[Cluster]:
    """A cluster that may be restarted."""
    with cluster(forgetful=False) as found:
        yield found


@pytest.fixture
def address(durable: Cluster) -> Iterator[str]:
    with psycopg.connect(durable.address, autocommit=True) as db:
        db.execute("drop database if exists played with (force)")
        db.execute("create database played")
    yield durable.address.replace("/postgres?", "/played?")


@contextmanager
def processes(*addresses: str) -> Iterator[list[RunningServer]]:
    """They may be killed, and may say that something is wrong."""
    servers = [RunningServer(address, PACE) for address in addresses]
    try:
        for server in servers:
            server.wait_until_ready()
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.stop()


def wait_until(happened: Callable[[], bool], what: str) -> float:
    """How long it took."""
    began = time.monotonic()
    while not happened():
        assert time.monotonic() - began < LONG, what
        time.sleep(0.05)
    return time.monotonic() - began


def entries(address: str, table: str, kind: str = "%") -> int:
    """What is stored, without asking a server, which would open the table."""
    with psycopg.connect(address) as db:
        sql = "select count(*) from entry where table_id = %s and kind like %s"
        row = db.execute(sql, (table, kind)).fetchone()
    assert row is not None
    return int(row[0])


def bots_only(host: Client) -> str:
    """A game of bots that goes on for two minutes and more, however slow the test is: over 400 decisions."""
    table = host.open_table(game="amun-re", seats=5)
    for seat in range(2, 6):
        host.do(table, "bot", seat=seat, level="greedy")
    host.do(table, "start")
    host.do(table, "leave", seat=1)
    return table


def goes_on(address: str, table: str) -> None:
    before = entries(address, table, "move")
    wait_until(lambda: entries(address, table, "move") > before, f"the bots at {table} stand still")


def test_after_a_kill_bots_and_clocks_go_on_though_nobody_opens_the_table(address: str) -> None:
    with processes(address, address) as (first, second):
        host, guest = Client(first.address, "Nefret"), Client(first.address, "Thoth")
        tables = [bots_only(host) for _ in range(3)]
        friend = started_table(host, guest, grace=2)
        for table in tables:
            goes_on(address, table)
        there = Client(second.address, token=guest.token).socket(friend)
        away = host.socket(friend)
        away.until("state")
        state = there.until("state")
        while not state["table"]["seats"][0]["online"]:
            state = there.receive()
        timed = started_table(host, guest, clock={"kind": "live", "total": 4, "increment": 0, "move": None})
        assert entries(address, timed, "substitute") == 0
        first.kill()
        while state["table"]["seats"][0]["online"]:  # people who were connected to the stopped process count as away
            state = there.receive()
        for table in tables:
            goes_on(address, table)
        wait_until(lambda: entries(address, timed, "substitute") > 0, "the clock stands still")
        while state["table"]["seats"][0]["substitute"] is None:
            state = there.receive()
        there.close()
    assert examine(address).well()


def test_a_suspended_process_does_not_act_for_others(address: str) -> None:
    with processes(address, address) as (first, second):
        host = Client(first.address)
        tables = [bots_only(host) for _ in range(2)]
        for table in tables:
            goes_on(address, table)
        first.process.send_signal(signal.SIGSTOP)
        for table in tables:
            goes_on(address, table)
        time.sleep(leases.VALID)
        first.process.send_signal(signal.SIGCONT)
        for table in tables:
            goes_on(address, table)
        states = [Client(each.address, token=host.token).state(tables[0]) for each in (first, second)]
        assert states[0]["version"] <= states[1]["version"]
    assert examine(address).well()


def test_a_process_that_is_cut_off_says_so_and_comes_back(durable: Cluster, address: str) -> None:
    with closing(DatabaseProxy(durable.folder)) as line, processes(line.through(address), address) as (first, _):
        host = Client(first.address)
        table = bots_only(host)
        goes_on(address, table)
        line.silent = True
        began = time.monotonic()
        assert httpx2.get(f"{first.address}/health", timeout=LONG, verify=NO_AUTHORITIES).status_code == 503
        answer = host.http.post(f"/api/tables/{table}/leave", json={"seat": 1})
        assert answer.status_code == 503 and answer.json()["title"] == "unavailable"
        assert time.monotonic() - began < 20
        goes_on(address, table)
        line.silent = False
        wait_until(
            lambda: httpx2.get(f"{first.address}/health", timeout=LONG, verify=NO_AUTHORITIES).status_code == 200,
            "cut for ever",
        )
        assert host.get(f"/api/tables/{table}")["status"] == "playing"
        goes_on(address, table)
    assert examine(address).well()


@asynccontextmanager
async def within(address: str) -> AsyncIterator[Tables]:
    """A process inside this one: its tables, and all it does for them."""
    context = Context(Settings(address, bot_pace=(0, 0)), open_database(address))
    context.bots = InlineBots(1)
    await context.database.open()
    tables = Tables(context)
    failover.start(tables)
    try:
        yield tables
    finally:
        await tables.close()
        await context.database.close()


async def play(tables: Tables) -> None:
    """The person's first option, and then the bot's answer."""
    table = await tables.get(TABLE)
    await table.catch_up()
    changed = asyncio.Event()
    table.changed.append(changed.set)
    version = table.state.updates.version(0)
    while 0 in table.state.asked():
        option = str(table.state.decisions()[0].options[0])
        version = table.state.updates.version(0)
        message = {"command": f"command-{version}", "version": version, "play": option}
        assert (await table.command(PERSON, message)).accepted
    while 0 not in table.state.asked():
        changed.clear()
        await asyncio.wait_for(changed.wait(), LONG)


def test_bots_move_when_play_changes_the_process(address: str) -> None:
    async def check() -> None:
        async with within(address) as first, within(address) as second:
            await create(first.context.store)
            await play(second)
            second.unload(TABLE)  # nobody looked on for a while
            await play(first)
            await play(second)  # opened again: the first one plays the bots
            first.unload(TABLE)
            await play(second)

    asyncio.run(check())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_every_connection_works_at_once_after_a_restart_of_the_database(
    durable: Cluster, address: str, how: signal.Signals
) -> None:
    async def check() -> None:
        found = open_database(address)
        assert isinstance(found, PostgresDatabase)
        await found.open()
        heard: list[str] = []
        found.listen(heard.append)
        await use_every_line(found)
        await asyncio.to_thread(durable.restart, how)
        await use_every_line(found)
        before = len(heard)
        while "" not in heard[before:] and heard.count("") < 2:  # it listens again, and knows that it missed something
            await asyncio.sleep(0.05)
        await found.write(lambda db: db.notify("news"))
        while "news" not in heard:
            await asyncio.sleep(0.05)
        await found.close()

    asyncio.run(asyncio.wait_for(check(), 3 * LONG))


async def use_every_line(database: PostgresDatabase) -> None:
    """As many at once as there are lines, each on another."""

    def together(count: int) -> Callable[[Connection], int]:
        barrier = threading.Barrier(count)

        def work(db: Connection) -> int:
            barrier.wait(LONG)
            return int(db.rows("select pg_backend_pid()")[0][0])

        return work

    reading, writing = together(READERS), together(WRITERS)
    jobs = [asyncio.create_task(database.read(reading)) for _ in range(READERS)]
    for _ in range(WRITERS):
        jobs.append(asyncio.create_task(database.write(writing)))
        await asyncio.sleep(0.05)  # else they would go together, on one connection
    assert len(set(await asyncio.gather(*jobs))) == READERS + WRITERS


def test_requests_while_the_database_is_down_are_refused_at_once(durable: Cluster, address: str) -> None:
    with processes(address) as (server,):
        host = Client(server.address)
        table = host.open_table()
        durable.stop()
        try:
            began = time.monotonic()
            answer = host.http.get(f"/api/tables/{table}/state")
            said = host.http.post(f"/api/tables/{table}/bot", json={"seat": 2, "level": "greedy"})
            assert [answer.status_code, said.status_code] == [503, 503] and said.json()["title"] == "unavailable"
            assert host.status("GET", "/health") == 503
            assert time.monotonic() - began < 10
        finally:
            durable.start()
        assert host.do(table, "bot", seat=2, level="greedy")["seats"][1]["level"] == "greedy"
        assert host.do(table, "start")["status"] == "playing"


def test_of_running_processes_one_has_a_table_and_a_late_one_has_nothing(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "VALID", 30.0)  # nobody is late by being slow
    monkeypatch.setattr(leases, "ASK_AGAIN", 0.0)

    async def check() -> None:
        databases = [open_database(address) for _ in range(2)]
        for each in databases:
            await each.open()
        await create(Store(databases[0]))
        first, second = (Leases(each) for each in databases)
        assert not await first.try_lock(TABLE)  # it is not registered yet
        assert await first.beat() and await second.beat()
        tries = [await each.try_lock(TABLE) for each in (first, second, first)]
        assert tries == [True, False, True]
        assert first.alive < second.alive == {first.process, second.process}
        name = first.process
        with monkeypatch.context() as wrong:  # the clock of a machine is an hour late
            wrong.setattr(leases, "wall_clock", lambda: time.time_ns() // 1_000_000 - 3_600_000)
            wrong.setattr(leases, "VALID", 0.2)
            await first.beat()
            assert abs(first.now() - time.time_ns() // 1_000_000) < 60_000
        await asyncio.sleep(0.3)
        assert not first.holds(TABLE) and not await first.try_lock(TABLE)  # without asking anybody
        assert not await second.beat() and second.alive == {second.process}
        assert await second.try_lock(TABLE)
        assert await first.beat() and first.process != name
        assert not await first.try_lock(TABLE)
        await second.release(TABLE)
        assert await first.try_lock(TABLE)
        await first.end()
        assert await second.try_lock(TABLE)
        for each in databases:
            await each.close()

    asyncio.run(check())


def test_a_table_that_says_it_is_mine_and_is_not_looked_after_is_found(address: str) -> None:
    """A claim whose answer was lost: the database says that this process has the table, and it does not know."""

    async def check() -> None:
        async with within(address) as tables:
            await create(tables.context.store)
            while not tables.context.leases.is_alive():
                await asyncio.sleep(0.05)
            await play(tables)
            tables.context.leases.held.clear()
            tables.automations.pop(TABLE).close()
            table = tables.open.pop(TABLE)
            await tables.context.database.write(lambda db: db.run("update game_table set due = 1"))
            while TABLE not in tables.open:
                await asyncio.sleep(0.05)
            assert tables.open[TABLE] is not table
            while not tables.context.leases.holds(TABLE):
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(check(), LONG))


def test_a_client_of_a_cut_off_process_gets_a_clear_error(durable: Cluster, address: str) -> None:
    """No connection is waited on for ever, whatever it waits for."""

    async def check() -> None:
        with closing(DatabaseProxy(durable.folder)) as line:
            found = open_database(line.through(address))
            await found.open()
            assert await found.read(lambda db: db.rows("select 1")) == [(1,)]
            line.silent = True
            jobs = [found.read(lambda db: db.rows("select 1")) for _ in range(3 * READERS)]
            jobs += [found.write(lambda db: db.rows("select 1")) for _ in range(3 * WRITERS)]
            began = time.monotonic()
            done = await asyncio.gather(*jobs, return_exceptions=True)
            assert all(isinstance(each, Unavailable) for each in done), done
            assert time.monotonic() - began < 20
            line.silent = False
            while True:
                try:
                    assert await found.write(lambda db: db.rows("select 1")) == [(1,)]
                    break
                except Unavailable:
                    await asyncio.sleep(0.1)
            await found.close()

    asyncio.run(asyncio.wait_for(check(), 2 * LONG))


@asynccontextmanager
async def deaf(address: str) -> AsyncIterator[Tables]:
    """A process that hears nothing of the others by itself."""
    context, tables = await opened(address)
    try:
        yield tables
    finally:
        await shut(context, tables)


def test_missed_notifications_are_made_up_for(address: str) -> None:
    """After the connection that listens for other processes was lost: moves, chat, and presence."""

    async def check() -> None:
        async with deaf(address) as first, deaf(address) as second:
            table = await new_table(first.context, first, None)
            same = await second.get(table.state.id)
            await same.chat.say("ben", {"command": "command-0", "chat": "hello"}, 1)
            await move(same)
            assert table.state.seq < same.state.seq and table.chat.last == 0
            first.hear("")
            while table.state.seq < same.state.seq or table.chat.last == 0:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(check(), LONG))


def test_what_is_written_while_a_table_is_read_is_not_missed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with deaf(address) as first, deaf(address) as second:
            table = await new_table(second.context, second, None)

            async def slowly(context: Context, name: str) -> Loaded:
                loaded = await load_table(context, name)
                await move(table)
                first.hear(f"table {name} {table.state.seq}")
                return loaded

            monkeypatch.setattr("mastaba.server.table.registry.load_table", slowly)
            found = await first.get(table.state.id)
            while found.state.seq < table.state.seq:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(check(), LONG))


def test_tables_of_an_older_schema_are_found_too(address: str) -> None:
    """They do not say whether anything waits there; nobody has opened them since the upgrade."""

    async def check() -> None:
        async with deaf(address) as before:
            await create(before.context.store)
            await before.context.database.write(lambda db: db.run("update game_table set due = null"))
            assert entries(address, TABLE, "move") > 0
        async with within(address) as tables:
            while not await tables.context.database.read(lambda db: db.rows("select 1 from game_table where due = 0")):
                await asyncio.sleep(0.05)  # a person is asked, and no clock runs
            sql = "update game_table set due = null, summary = replace(summary, '\"clock\":null', '\"clock\":{}')"
            await tables.context.database.write(lambda db: db.run(sql))
            assert await tables.context.leases.store.note_due()
            while TABLE not in tables.open:
                await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(check(), LONG))
