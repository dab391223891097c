"""Three processes, and one after the other is killed, stopped or cut off, or the database restarts (`make soak`).

MASTABA_SOAK_SECONDS makes it shorter. Whoever plays repeats a command under its name until it is answered."""

from __future__ import annotations

import json
import os
import random
import signal
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx2
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from mastaba.server.doctor import examine
from tests.server.cluster import Cluster, cluster
from tests.server.proxies import DatabaseProxy
from tests.server.running import Client, Document, RunningServer, Socket

T = TypeVar("T")
SECONDS = float(os.environ.get("MASTABA_SOAK_SECONDS", "600"))
PACE = (0.2, 0.6)  # of bots, so that at most moments one is about to move
THINKING = 1.5  # seconds a bot may need besides, where everything runs on two cores
TIME = 6.0  # of those who never move
AFTER = 5.0  # seconds in which another process must have taken over
GRACE = 30
PATIENCE = 4.0  # of a client, until it tries another process
NO_ANSWER = (httpx2.HTTPError, WebSocketException, OSError, TimeoutError, AssertionError, KeyError, ValueError)


class Fleet:
    """The processes, and what is done to them."""

    def __init__(self, database: Cluster, address: str, folder: Path) -> None:
        self.database, self.address, self.folder = database, address, folder
        self.lines = [DatabaseProxy(database.folder) for _ in range(3)]
        self.servers = [self.launch(k) for k in range(3)]
        for server in self.servers:
            server.wait_until_ready()
        self.done: list[tuple[str, float, float]] = []  # what was done, from when to when
        self.down = self.troubled = False
        self.up_since = time.monotonic()
        self.was_down = 0.0
        self.own = threading.local()

    def launch(self, k: int) -> RunningServer:
        words = ("--bot-pace", f"{PACE[0]}-{PACE[1]}", "--heartbeat", "5")
        return RunningServer(self.lines[k].through(self.address), words, said=self.folder / f"said-{k}")

    def any_address(self) -> str:
        return random.choice(self.servers).address

    def disturb(self, until: float) -> None:
        kinds = ["killed", "stopped", "cut off", "restarted", "database killed"]
        waiting: list[str] = []
        while time.monotonic() < until:
            time.sleep(random.uniform(5, 8))
            waiting = waiting or random.sample(kinds, len(kinds))
            kind = waiting.pop()
            began, self.troubled = time.monotonic(), True
            self.inflict(kind, random.randrange(3))
            self.done.append((kind, began, time.monotonic()))
            self.troubled = False

    def inflict(self, kind: str, k: int) -> None:
        server = self.servers[k]
        if kind == "killed":
            server.kill()
            self.servers[k] = fresh = self.launch(k)
            fresh.wait_until_ready()
        elif kind == "stopped":
            server.process.send_signal(signal.SIGSTOP)
            time.sleep(random.uniform(8, 10))
            server.process.send_signal(signal.SIGCONT)
        elif kind == "cut off":
            self.lines[k].silent = True
            time.sleep(random.uniform(8, 10))
            self.lines[k].silent = False
        else:
            self.down, began = True, time.monotonic()
            self.database.restart(signal.SIGINT if kind == "restarted" else signal.SIGQUIT)
            self.down, self.up_since = False, time.monotonic()
            self.was_down += self.up_since - began

    def troubles_since(self, began: float) -> int:
        """Also the one that goes on now."""
        return sum(end > began for _, _, end in self.done) + self.troubled

    def stored(self, sql: str, *values: object) -> list[Any] | None:
        """Straight from the database, so that no process is asked; None while it is down."""
        try:
            db = getattr(self.own, "db", None)
            if db is None or db.closed:
                db = self.own.db = psycopg.connect(self.address, autocommit=True)
            return list(db.execute(sql.encode(), values).fetchall())
        except psycopg.Error:
            self.own.db = None
            return None

    def close(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()
        for line in self.lines:
            line.close()


class Stopped(Exception):
    """The time is up."""


class Player:
    """A person; whatever is not answered is tried again elsewhere, under the same name."""

    def __init__(self, soak: Soak) -> None:
        self.soak = soak
        self.token = self.insist(lambda client: client.token, None)
        self.given: Document | None = None  # the command that waits for its answer

    def insist(self, ask: Callable[[Client], T], token: str | None = "") -> T:
        """Asks one process after the other until one answers."""
        while not self.soak.stop.is_set():
            with suppress(*NO_ANSWER):
                client = Client(self.soak.fleet.any_address(), token=self.token if token == "" else token)
                client.http.timeout = PATIENCE
                with closing(client.http):
                    return ask(client)
            time.sleep(0.2)
        raise Stopped

    def open(self, other: Player | None = None, **settings: Any) -> str:
        """A new table under way, with a bot or with another person."""

        def make(client: Client) -> str:
            table = client.open_table(grace=GRACE, options={"turn_cap": "40"}, **settings)
            if other is None:
                client.do(table, "bot", seat=2, level="greedy")
            else:
                Client(client.address, token=other.token).do(table, "sit", seat=2)
            client.do(table, "start")
            return table

        return self.insist(make)

    def decide(self, state: Document) -> Document | None:
        """The command to be sent now: the one that waits for its answer, or a new one."""
        if self.given is None and state["decision"] is not None:
            option = random.choice(state["decision"]["options"])["text"]
            self.given = {"command": str(uuid.uuid4()), "version": state["version"], "play": option}
        return self.given

    def answered(self, table: str, answer: Document) -> None:
        if answer["accepted"]:
            self.soak.acknowledged.append((table, answer["command"]))
        elif answer["refusal"]["code"] == "unavailable":
            raise TimeoutError("to be sent again")
        self.given = None

    def ask_and_post(self, table: str) -> None:
        """Plays over plain HTTP to the end."""
        while (state := self.insist(lambda client: client.state(table)))["table"]["status"] == "playing":
            if self.decide(state) is not None:
                self.insist(lambda client: self.post(client, table))
            time.sleep(random.uniform(0.3, 1))

    def post(self, client: Client, table: str) -> None:
        assert self.given is not None
        self.answered(table, client.command(table, **self.given))

    def stay_connected(self, table: str) -> None:
        """Plays over sockets to the end."""
        status = "playing"
        while status == "playing":
            if self.soak.stop.is_set():
                raise Stopped
            with suppress(*NO_ANSWER):
                socket = Socket(self.soak.fleet.any_address(), table, self.token)
                try:
                    status = self.attend(table, socket)
                finally:
                    threading.Thread(target=socket.close, daemon=True).start()
            time.sleep(0.1)

    def attend(self, table: str, socket: Socket) -> str:
        state = socket.receive(PATIENCE)
        while state["table"]["status"] == "playing" and not self.soak.stop.is_set():
            if (message := self.decide(state)) is not None:
                socket.send(**message)
            while True:
                told = socket.receive(2 * PATIENCE)
                if told["type"] in ("news", "state"):
                    state = told
                    if self.given is None:
                        break
                elif told["type"] == "answer":
                    self.answered(table, told)
                    break
            time.sleep(random.uniform(0.1, 0.5))
        return str(state["table"]["status"])


class Soak:
    """Everybody who takes part, and what was seen."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.stop = threading.Event()
        self.acknowledged: list[tuple[str, str]] = []
        self.pairs: list[str] = []  # tables of two people
        self.failures: list[BaseException] = []
        self.bots: list[float] = []  # seconds that bots were waited for
        self.flags: list[float] = []  # seconds that flags fell late
        self.threads: list[threading.Thread] = []

    def run(self, work: Callable[[], None]) -> None:
        def guarded() -> None:
            try:
                while True:
                    work()
            except Stopped:
                pass
            except BaseException as error:
                self.failures.append(error)

        self.threads.append(threading.Thread(target=guarded, daemon=True))
        self.threads[-1].start()

    # ---------------------------------------------------------------------- who takes part
    def over_http(self) -> None:
        player = Player(self)
        player.ask_and_post(player.open())

    def over_sockets(self) -> None:
        player = Player(self)
        player.stay_connected(player.open())

    def two_people(self) -> None:
        first, second = Player(self), Player(self)
        table = first.open(second)
        self.pairs.append(table)
        other = threading.Thread(target=self.until_stopped, args=(second.stay_connected, table))
        other.start()
        first.ask_and_post(table)
        other.join()

    def until_stopped(self, play: Callable[[str], None], table: str) -> None:
        with suppress(Stopped):
            play(table)

    def never_moves(self) -> None:
        """Somebody whose time runs out; how late that is noticed, beyond what the database was down."""
        player = Player(self)
        clock = {"kind": "live", "total": TIME, "increment": 0, "move": None}
        table = player.open(clock=clock)
        asked = "select 1 from game_table where id = %s and (summary::json->>'asked') = '[1]'"
        self.wait_for(asked, table)  # the bot may begin
        began, down = time.monotonic(), self.fleet.was_down
        self.wait_for("select 1 from entry where table_id = %s and kind = 'substitute'", table)
        took = time.monotonic() - began - (self.fleet.was_down - down)
        troubles = self.fleet.troubles_since(began)
        self.flags.append(took - TIME)
        player.insist(lambda client: client.do(table, "abort"))  # else a bot would play on
        allowed = (AFTER + THINKING) * max(1, troubles)
        assert -1.5 < took - TIME < allowed, f"a flag fell {took - TIME:.1f} s late after {troubles} troubles"

    def wait_for(self, sql: str, table: str) -> None:
        while not self.fleet.stored(sql, table):
            if self.stop.is_set():
                raise Stopped
            time.sleep(0.1)

    def watch_bots(self) -> None:
        """How long a bot is waited for, while the database is up."""
        waiting: dict[tuple[str, int], float] = {}
        while not self.stop.is_set():
            now = time.monotonic()
            rows = self.fleet.stored("select id, seq, summary from game_table where status = 'playing'")
            if self.fleet.down or rows is None:
                time.sleep(0.1)
                continue
            found: dict[tuple[str, int], float] = {}
            for table, seq, text in rows:
                summary = json.loads(text)
                if any(summary["seats"][seat - 1][1] for seat in summary["asked"]):
                    since = max(waiting.get((table, seq), now), self.fleet.up_since)
                    found[table, seq] = since
                    assert now - since < AFTER + PACE[1] + THINKING, f"a bot at {table} stands still after {seq}"
            self.bots += [now - since for key, since in waiting.items() if key not in found]
            waiting = found
            time.sleep(0.1)
        raise Stopped


@pytest.fixture
def fleet(tmp_path: Path) -> Iterator[Fleet]:
    with cluster(forgetful=False) as database, closing(Fleet(database, database.address, tmp_path)) as found:
        yield found


@pytest.mark.soak
def test_ten_minutes_of_killed_processes(fleet: Fleet) -> None:
    soak = Soak(fleet)
    for work, count in ((soak.over_http, 5), (soak.over_sockets, 4), (soak.two_people, 3), (soak.never_moves, 3)):
        for _ in range(count):
            soak.run(work)
    soak.run(soak.watch_bots)
    fleet.disturb(time.monotonic() + SECONDS)
    time.sleep(2 * AFTER)  # everything must be in order again by itself
    soak.stop.set()
    for thread in soak.threads:
        thread.join(60)
    report(soak)
    assert not soak.failures, soak.failures
    check_the_logs(soak)


def report(soak: Soak) -> None:
    kinds = Counter(kind for kind, _, _ in soak.fleet.done)
    print(f"{kinds.total()} troubles in {SECONDS:.0f} s: {dict(kinds)}")
    print(f"{len(soak.acknowledged)} commands acknowledged at {len({table for table, _ in soak.acknowledged})} tables")
    print(f"{len(soak.bots)} times a bot was waited for, at most {max(soak.bots, default=0):.1f} s")
    latest, earliest = max(soak.flags, default=0), min(soak.flags, default=0)
    print(f"{len(soak.flags)} flags fell, from {earliest:.1f} to {latest:.1f} s late")
    assert soak.acknowledged and soak.bots and soak.flags


def check_the_logs(soak: Soak) -> None:
    """Every acknowledged command is there once, with its move, and nobody who was there was stood in for."""
    health = examine(soak.fleet.address)
    assert health.well(), health
    commands: Counter[str] = Counter()
    stored = set()
    for table, name in soak.fleet.stored("select table_id, id from command") or ():
        commands[table] += 1
        stored.add((table, name))
    assert len(soak.acknowledged) == len(set(soak.acknowledged))
    lost = set(soak.acknowledged) - stored
    assert not lost, f"acknowledged and lost: {lost}"
    moves: Counter[str] = Counter()
    stood_in_for: set[str] = set()
    people = {table: [bool(seat[0]) for seat in json.loads(text)["seats"]] for table, text in
              soak.fleet.stored("select id, summary from game_table") or ()}  # fmt: skip
    for table, kind, text in soak.fleet.stored("select table_id, kind, body from entry order by table_id, seq") or ():
        seat = json.loads(text).get("s", 0)
        if kind == "substitute":
            stood_in_for.add(table)
        elif kind == "move" and seat and people[table][seat - 1]:
            moves[table] += 1
    assert not stood_in_for & set(soak.pairs), "somebody who was there lost the seat"
    wrong = [table for table in people if table not in stood_in_for and moves[table] != commands[table]]
    assert not wrong, f"moves without a command, or commands without a move: {wrong}"
