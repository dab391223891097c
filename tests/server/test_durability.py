"""What survives: a kill before anything is published, lost power, full disks, damage, upgrades, restores (2 to 7)."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import shutil
import sqlite3
from collections.abc import MutableMapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mastaba import SPECTATOR, BadInput
from mastaba.server.doctor import examine
from mastaba.server.storage.maintenance import backup, restore
from mastaba.server.table.connections import Connection
from mastaba.server.table.table import Table
from tests.server.running import FINDS_TESTS, Client, RunningServer, first_option, metrics_of, running, started_table
from tests.server.test_time import move, new_table, opened, shut


def play_some(host: Client, guest: Client, table: str, moves: int) -> list[str]:
    """The commands that were acknowledged."""
    done = []
    for _ in range(moves):
        state = host.state(table)
        if state["table"]["status"] != "playing":
            break
        mover = (host, guest)[state["table"]["asked"][0] - 1]
        answer = mover.command(table, **first_option(mover.state(table)))
        assert answer["accepted"], answer
        done.append(answer["command"])
    return done


def stored_commands(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as db:
        return {row[0] for row in db.execute("select id from command")}


def test_killed_after_storing_and_before_publishing(tmp_path: Path) -> None:
    """Stored and never published: a client that reconnects sees the move, once, and gets the answer that was lost."""
    program = str(Path(__file__).with_name("serve_and_die.py"))
    environment = {**FINDS_TESTS, "DIE_AFTER": "10"}
    dying = RunningServer(str(tmp_path / "a.db"), (), (program,), environment)
    dying.wait_until_ready()
    host, guest = Client(dying.address), Client(dying.address)
    table = started_table(host, guest)
    known, message, mover = 0, {}, host
    try:
        while True:
            state = host.state(table)
            mover = (host, guest)[state["table"]["asked"][0] - 1]
            own = mover.state(table)
            known, message = own["version"], {"command": f"command-{own['version']}", **first_option(own)}
            line = mover.socket(table)
            line.until("state")
            assert line.command(**message)["accepted"]
            line.close()
    except (ConnectionClosed, EOFError):
        assert dying.process.wait(20) == -9
        dying.kill()
    with running(tmp_path / "a.db") as again:
        person = Client(again.address, token=mover.token)
        line = person.socket(table, f"?since={known}")
        back = line.until("state")
        assert [item["move"] for item in back["news"] if item["move"]] == [message["play"]]
        answer = line.command(**message)
        assert answer["accepted"] and person.state(table)["version"] == back["version"]
        line.close()


async def decided(table: Table) -> None:
    """A change was made in memory and is not stored yet."""
    while not table.must_reload:
        await asyncio.sleep(0)


def test_nothing_is_published_before_it_is_stored(tmp_path: Path) -> None:
    """Somebody comes or goes while a move is on its way to the disk: the others learn that, and not yet the move."""

    async def check() -> None:
        context, tables = await opened(tmp_path / "a.db")
        table = await new_table(context, tables, None)
        told: list[str] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            told.append(message["text"])

        watcher = Connection(send, None, SPECTATOR)
        table.connections.add(watcher)
        table.greet(watcher, None, [])
        playing = asyncio.ensure_future(move(table))
        await decided(table)
        table.publish()
        assert len(told) == 1
        await playing
        assert len(told) == 2 and '"type":"news"' in told[1]
        playing = asyncio.ensure_future(move(table))
        await decided(table)
        playing.cancel()  # stored, and nobody is left to tell it
        await asyncio.wait([playing])
        await tables.recover(table)
        assert len(told) == 3 and '"type":"news"' in told[2]
        await shut(context, tables)

    asyncio.run(check())


def test_what_was_acknowledged_survives_lost_power(tmp_path: Path) -> None:
    """The files as they are on the disk at the moment of the last answer; nothing else is there after a power cut."""
    database = tmp_path / "a.db"
    server = RunningServer(str(database))
    server.wait_until_ready()
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    done = play_some(host, guest, table, 12)
    after = tmp_path / "after"
    after.mkdir()
    for name in ("a.db", "a.db-wal"):  # the shared memory is not on any disk
        shutil.copy(tmp_path / name, after / name)
    server.kill()
    torn = tmp_path / "torn"
    shutil.copytree(after, torn)
    assert set(done) <= stored_commands(after / "a.db")
    assert examine(str(after / "a.db")).well()
    with (torn / "a.db-wal").open("r+b") as log:  # a last commit that was only half written
        log.truncate(max(0, log.seek(0, 2) - 100))
    health = examine(str(torn / "a.db"))
    assert health.well() and health.tables == 1


def test_a_full_disk_refuses_with_a_reason_and_recovers(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    server = RunningServer(str(database))
    try:
        server.wait_until_ready()
        host, guest = Client(server.address), Client(server.address)
        table = started_table(host, guest)
        play_some(host, guest, table, 3)
        before = host.state(table)
        size = max((tmp_path / name).stat().st_size for name in ("a.db", "a.db-wal"))
        no_limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, no_limit[1]))
        mover = (host, guest)[before["table"]["asked"][0] - 1]
        message = {"command": "the-same-command", **first_option(mover.state(table))}
        refused = mover.http.post(f"/api/tables/{table}/commands", json=message)
        assert refused.status_code == 503 and refused.json()["refusal"]["code"] == "unavailable"
        assert host.status("POST", "/api/tables", {"game": "babel"}) == 503
        assert host.state(table)["view"] == before["view"]  # reading goes on
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, no_limit)
        assert mover.command(table, **message)["accepted"]
        play_some(host, guest, table, 3)
    finally:
        said = server.stop()
    assert "cannot be written now" in said
    assert examine(str(database)).well()


def test_a_damaged_table_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with running(database) as server:
        host, guest = Client(server.address), Client(server.address)
        good, bad = started_table(host, guest), started_table(host, guest)
        for table in (good, bad):
            play_some(host, guest, table, 5)
    with closing(sqlite3.connect(database)) as db:
        db.execute("update entry set body = replace(body, 'nation', 'notion') where table_id = ? and seq = 8", (bad,))
        db.commit()
    health = examine(str(database))
    assert list(health.damaged) == [bad] and health.database == []
    server = RunningServer(str(database))
    server.wait_until_ready()
    again = Client(server.address, token=host.token)
    assert again.state(good)["table"]["status"] == "playing"
    response = again.http.get(f"/api/tables/{bad}/state")
    assert response.status_code == 503 and "quarantined" in response.text
    assert "mastaba_tables_quarantined 1" in metrics_of(server.address)
    assert f'"table": "{bad}"' in server.stop()


@pytest.mark.parametrize("seed", range(6))
def test_random_damage_is_never_taken_for_a_game(tmp_path: Path, seed: int, small_database: Path) -> None:
    """Flipped bytes anywhere: either nothing that matters changed, or the doctor sees it."""
    database = tmp_path / "damaged.db"
    data = bytearray(small_database.read_bytes())
    rng = random.Random(seed)
    for _ in range(40):
        data[rng.randrange(100, len(data))] ^= 1 << rng.randrange(8)
    database.write_bytes(data)
    health = examine(str(database))
    if health.well():
        with closing(sqlite3.connect(database)) as db, closing(sqlite3.connect(small_database)) as whole:
            sql = "select * from entry order by table_id, seq"
            assert db.execute(sql).fetchall() == whole.execute(sql).fetchall()


def test_the_doctor_reads_a_database_of_before(tmp_path: Path, small_database: Path) -> None:
    """Schema 3 had the position beside the table; nothing is brought up to date by looking at it."""
    database = tmp_path / "older.db"
    shutil.copy(small_database, database)
    with closing(sqlite3.connect(database)) as db:
        db.execute("update game_table set snapshot = (select body from snapshot where table_id = id)")
        db.execute("drop table snapshot")
        db.execute("pragma user_version = 3")
        db.commit()
    assert examine(str(database)).well()
    with closing(sqlite3.connect(database)) as db:
        db.execute("update game_table set snapshot = replace(snapshot, '\"turn\"', '\"torn\"')")
        db.commit()
    assert len(examine(str(database)).damaged) == 1


@pytest.fixture(scope="module")
def small_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    with running(folder / "a.db") as server:
        host, guest = Client(server.address), Client(server.address)
        play_some(host, guest, started_table(host, guest), 10)
    backup(str(folder / "a.db"), str(folder / "backup.db"))
    return folder / "backup.db"


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with closing(sqlite3.connect(database)) as db:
        db.execute("pragma user_version = 99")
        db.commit()
    server = RunningServer(str(database))
    assert server.process.wait(60) != 0
    assert "99" in server.stop()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with running(tmp_path / "a.db"):
        second = RunningServer(str(tmp_path / "a.db"))
        assert second.process.wait(60) != 0
        assert "another server" in second.stop()


@pytest.mark.parametrize("killed", [False, True])
def test_a_running_game_goes_on_under_corrected_rules(tmp_path: Path, killed: bool) -> None:
    """The stored game says it was played under rules 0: the snapshot counts, and the log says so."""
    database = tmp_path / "a.db"
    with running(database) as server:
        host, guest = Client(server.address), Client(server.address)
        table, over = started_table(host, guest), started_table(host, guest)
        play_some(host, guest, table, 8)
        play_some(host, guest, over, 5)
        host.do(over, "abort")
    with closing(sqlite3.connect(database)) as db:
        earlier = db.execute("select seq, body from snapshot where table_id = ?", (table,)).fetchone()
    with running(database) as server:
        host, guest = (Client(server.address, token=person.token) for person in (host, guest))
        play_some(host, guest, table, 4)
        before = [host.state(table), guest.state(table)]
    with closing(sqlite3.connect(database)) as db:
        if killed:  # then the stored position may be some moves behind
            db.execute("update snapshot set seq = ?, body = ? where table_id = ?", (*earlier, table))
        saved = dict(db.execute("select table_id, seq from snapshot"))
        assert (saved[table] == db.execute("select seq from game_table where id = ?", (table,)).fetchone()[0]) != killed
        for name, summary, snapshot in db.execute(
            "select id, summary, body from game_table join snapshot on table_id = id"
        ).fetchall():
            old = {**json.loads(summary), "rules": 0}
            position = {**json.loads(snapshot), "rules": 0}
            db.execute("update game_table set summary = ? where id = ?", (json.dumps(old), name))
            db.execute("update snapshot set body = ? where table_id = ?", (json.dumps(position), name))
        db.commit()
    for _ in range(2):  # and again after another restart
        with running(database) as server:
            people = [Client(server.address, token=person.token) for person in (host, guest)]
            after = [person.state(table) for person in people]
            if _ == 0:
                for one, other in zip(before, after, strict=True):
                    assert (one["view"], one["version"] + 1) == (other["view"], other["version"])
                assert people[0].get(f"/api/tables/{table}/state?since={before[0]['version'] - 3}")["resync"]
                updates = people[0].get(f"/api/tables/{table}/state?since={before[0]['version']}")["news"]
                assert updates[-1]["events"] == [{"name": "rules", "facts": {"from": 0, "to": 2}}]
            play_some(people[0], people[1], table, 10)
            assert people[0].get(f"/api/tables/{over}")["status"] == "aborted"
            assert people[0].status("GET", f"/api/tables/{over}/export") == 409
    assert examine(str(database)).well()


def test_a_backup_under_load_restores_to_one_point_in_time(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with running(database) as server:
        pairs = [(Client(server.address), Client(server.address)) for _ in range(3)]
        tables = [started_table(*pair) for pair in pairs]
        with ThreadPoolExecutor(4) as pool:
            playing = [pool.submit(play_some, *pair, table, 25) for pair, table in zip(pairs, tables, strict=True)]
            pool.submit(backup, database, str(file)).result()
            for each in playing:
                each.result()
        with pytest.raises(BadInput, match="exists"):
            backup(database, str(file))
        with pytest.raises(BadInput, match="not empty"):
            restore(str(file), database)
    assert examine(database).well()
    restored = tmp_path / "restored.db"
    assert restore(str(file), str(restored)) == 3
    health = examine(str(restored))
    assert health.well() and health.tables == 3
    with running(restored) as server:
        host, guest = (Client(server.address, token=person.token) for person in pairs[0])
        assert play_some(host, guest, tables[0], 3)
