"""Values that would fill the memory or hold up everybody are refused quickly; old tables with them are set aside."""

from __future__ import annotations

import json
import threading
import time

import httpx2
import pytest

from mastaba import BadInput
from mastaba.core import PLAIN_ENVIRONMENT
from mastaba.toml_files import read_values
from tests.server.bombs import BOMBS, MOST
from tests.server.running import Client, Document, RunningServer

SLOW = 1.0  # seconds: a blocked server took many times as long, a busy machine takes less


def posted(host: Client, path: str, body: Document) -> httpx2.Response:
    """As JSON in ASCII, so that any text can be sent."""
    return host.http.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})


def test_no_hostile_file_takes_long_or_is_stored(server: RunningServer) -> None:
    host = Client(server.address, "Bomber")
    waits: list[float] = []
    done = threading.Event()

    def watch() -> None:
        with httpx2.Client(base_url=server.address, timeout=60) as other:
            while not done.is_set():
                began = time.monotonic()
                assert other.get("/health").status_code == 200
                waits.append(time.monotonic() - began)

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        for name, data in BOMBS.items():
            assert len(data) <= MOST, name
            for path, body in (
                ("/api/games/sa-re/setup", {"data": data}),
                ("/api/tables", {"game": "sa-re", "seats": 2, "data": data}),
            ):
                answer = posted(host, path, body)
                assert answer.status_code == 422, (name, path, answer.text)
                detail = answer.json()["detail"]
                assert 10 < len(detail) <= 500, name
                assert "Error" not in detail, name
    finally:
        done.set()
        watcher.join()
    assert max(waits) < SLOW
    assert host.get("/api/me/games") == []


@pytest.mark.parametrize("name", BOMBS)
def test_a_file_is_read_or_refused_in_one_sentence(name: str) -> None:
    """For every verb that takes --data: ten times of what the wire takes."""
    data = BOMBS[name].encode("utf-8", "surrogatepass")
    for times in (1, 5, 50):
        began = time.process_time()
        try:
            read_values(data * times, "box.toml")
        except BadInput as error:
            assert str(error).startswith("box.toml")
        assert time.process_time() - began < 5


def test_old_tables_with_such_values_are_quarantined(database: str) -> None:
    """Opened by a server that knew no ranges: one that waits for its players, and one in play."""
    before = RunningServer(database, program=("-m", "tests.server.serve_without_ranges"), environment=PLAIN_ENVIRONMENT)
    try:
        before.wait_until_ready()
        host = Client(before.address, "Owner")
        settings = {"game": "sa-re", "seats": 2, "data": "[stock]\nstart = [3, -1, 1]\n"}
        waiting = host.post("/api/tables", settings)["id"]
        playing = host.post("/api/tables", settings)["id"]
        host.do(playing, "bot", seat=2, level="random")
        host.do(playing, "start")
        fine = host.post("/api/tables", {"game": "sa-re", "seats": 2})["id"]
    finally:
        before.kill()
    now = RunningServer(database)
    try:
        now.wait_until_ready()
        again = Client(now.address, token=host.token)
        sentence = "element 2 of stock.start must be from 0 to 12, not -1"
        for path in ("", "/state", "/export", "/data"):
            answer = again.http.get(f"/api/tables/{playing}{path}")
            assert answer.status_code == 503, (path, answer.text)
            assert sentence in answer.json()["detail"]
        french = again.http.get(f"/api/tables/{playing}", headers={"Accept-Language": "fr"}).json()["detail"]
        assert french.startswith("Cette table est mise en quarantaine")
        again.do(waiting, "bot", seat=2, level="random")
        answer = again.http.post(f"/api/tables/{waiting}/start", json={})
        assert (answer.status_code, sentence in answer.json()["detail"]) == (422, True)
        assert again.get(f"/api/tables/{waiting}")["status"] == "open"
        assert len(again.get("/api/me/games")) == 3
        assert again.get(f"/api/tables/{fine}")["status"] == "open"
        assert again.get("/health")["quarantined"] == 1
    finally:
        said = now.stop()
    errors = [json.loads(line) for line in said.splitlines() if '"level": "error"' in line]
    assert {line["table"] for line in errors} == {playing}
    assert {line["message"] for line in errors} == {"a stored table cannot be played any more"}
    assert "trace" not in said
