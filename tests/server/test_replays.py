"""A game of thousands of moves, looked at from every side by many: the others are answered meanwhile."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

import mastaba
from mastaba.games import names
from mastaba.kernel.agenda import CHANCE
from mastaba.kernel.record import Record
from mastaba.server import slices
from mastaba.server.context import Context
from mastaba.server.settings import Settings
from mastaba.server.slices import at_once
from mastaba.server.storage.opening import open_database
from mastaba.server.table import commands
from mastaba.server.table.loading import load_table
from mastaba.server.table.replays import EVERY, MOST_TABLES, Replays
from mastaba.server.table.summaries import summary
from mastaba.server.table.table import Table
from tests.server.rude import health_takes
from tests.server.running import Client, RunningServer, running
from tests.server.states import played_state

QUICK = 0.1  # seconds, beside what it takes on this machine while as many ask for something small
MANY = 3  # who ask at once


@pytest.fixture(scope="module")
def long_game() -> str:
    """Nearly three thousand moves of four who play at random."""
    game, rng = mastaba.load("sa-re"), random.Random(1)
    record = Record(game, game.setup(4))
    while record.state.now is not None:
        decision = game.decisions(record.state)[0]
        seat = decision.seat if decision.weights is None else CHANCE
        record.play(seat, rng.choices(decision.options, decision.weights)[0])
    assert len(record.log) > 2_000
    return record.transcript()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("replays") / "r.db") as server:
        yield server


def brought(person: Client, text: str) -> str:
    answer = person.http.post("/api/import", content=text.encode())
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    for seat in (2, 3, 4):
        person.do(table, "bot", seat=seat, level="greedy")
    return table


@pytest.fixture(scope="module")
def table(place: RunningServer, long_game: str) -> str:
    person = Client(place.address)
    found = brought(person, long_game)
    assert person.do(found, "start")["status"] == "over"
    return found


def while_many(server: RunningServer, ask: Callable[[Client, int], None]) -> float:
    """How long /health takes while this is asked for again and again."""
    over = threading.Event()
    failed: list[BaseException] = []

    def go_on() -> None:
        person, count = Client(server.address), 0
        try:
            while not over.is_set():
                count += 1
                ask(person, count)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=go_on) for _ in range(MANY)]
    for thread in threads:
        thread.start()
    taken = health_takes(server)
    over.set()
    for thread in threads:
        thread.join(60)
    assert failed == []
    return taken


ASKED = {
    "the last position": "replay?at={last}&seat=all",
    "any position": "replay?at={any}",
    "the story": "story",
}


@pytest.mark.parametrize("what", ASKED)
def test_looking_back(place: RunningServer, table: str, what: str) -> None:
    last = Client(place.address).get(f"/api/tables/{table}/replay?at=0")["moves"]
    busy = while_many(place, lambda person, _: person.get("/api/games"))

    def ask(person: Client, count: int) -> None:
        path = ASKED[what].format(last=last, any=count * 997 % last)
        assert person.status("GET", f"/api/tables/{table}/{path}") == 200

    assert while_many(place, ask) < QUICK + 2 * busy


def test_starting_and_opening_let_others_go_on(tmp_path: Path, long_game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What else is ready gets its turn many times before thousands of moves are played again, however fast they are."""
    monkeypatch.setattr(slices, "SLICE", slices.SLICE / 20)
    with running(tmp_path / "o.db") as server:
        table = brought(Client(server.address), long_game)

    async def check() -> None:
        settings = Settings(database=str(tmp_path / "o.db"))
        context = Context(settings, open_database(settings.database))
        await context.database.open()
        loaded = await load_table(context, table)
        assert loaded.state.status == "open"
        turns = await turns_during(context.slices.run(loaded.state.prepare()))
        assert turns > 20
        found = Table(context, loaded.state, loaded.answers, loaded.clock)
        await found.change(lambda state, now: commands.start(state, now.at))
        assert await turns_during(load_table(context, table)) > 20
        again = await load_table(context, table)
        assert again.state.status == found.state.status == "over"
        assert summary(again.state) == summary(found.state)
        await context.database.close()

    asyncio.run(check())


async def turns_during(work: Coroutine[Any, Any, object]) -> int:
    """How often somebody else's work goes on meanwhile."""
    task, turns = asyncio.ensure_future(work), 0
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    await task
    return turns


@pytest.mark.parametrize("game", names())
def test_positions_are_those_of_the_whole_game(game: str) -> None:
    """In any order, with what is kept of those before."""
    table = played_state(game, 150, 3)
    log = table.playing().log
    kept, order = Replays(), [*range(len(log) + 1)]
    random.Random(1).shuffle(order)
    record = Record(table.game, table.playing().setup)
    whole, told = [table.game.save(record.state)], [0]
    for seat, move in log:
        events: list[object] = []
        record.play(seat, move, events.append)
        whole.append(table.game.save(record.state))
        told.append(len(events))
    for number in [*order, len(log), 0, *(k for k in (EVERY, EVERY + 1) if k <= len(log))]:
        shown = at_once(kept.at(table, number))
        assert table.game.save(shown.position) == whole[number]
        assert len(shown.events) == told[number]
    assert len(kept.positions(table)) == len(log) // EVERY + 1


def test_few_tables_are_kept() -> None:
    kept = Replays()
    for seed in range(MOST_TABLES + 3):
        table = played_state("babel", 10, seed)
        table.id = f"t{seed}"
        at_once(kept.at(table, 5))
    assert len(kept.kept) == MOST_TABLES
