"""Games brought from elsewhere: however many come at once, little is read, and one after the other."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import httpx2
import pytest

from mastaba import BadInput
from mastaba.kernel import transcript
from mastaba.server.app import create_app
from mastaba.server.http.routes import replay
from mastaba.server.http.routes.replay import MOST_IMPORTED
from mastaba.server.http.security import LARGEST_IMPORT
from mastaba.server.server import Server
from mastaba.server.settings import Settings
from tests.server.running import Client, RunningServer, running

HEAD = '[Game "babel"]\n[Edition "filosofia"]\n[Rules "1"]\n[Seats "2"]\n\n'
TRANSCRIPTS = Path(__file__).parents[1] / "games"


def test_nothing_is_read_beyond_the_most_moves(server: RunningServer) -> None:
    """Not even that something is wrong there."""
    person = Client(server.address)
    answer = person.http.post("/api/import", content=HEAD + "1 pass\n" * (MOST_IMPORTED + 1) + "not a move\n")
    assert answer.status_code == 422
    assert f"more than {MOST_IMPORTED} moves" in answer.json()["detail"]
    with pytest.raises(BadInput, match="line 8: more than 2 moves"):
        transcript.read(HEAD + "1 a\n" * 3 + "not a move", "file", 2)


def test_the_limits_are_far_above_every_known_game() -> None:
    files = list(TRANSCRIPTS.glob("*/transcripts/*.mst"))
    assert files
    for file in files:
        data = file.read_bytes()
        assert len(data) * 20 < LARGEST_IMPORT
        assert len(transcript.read(data.decode(), file.name).lines) * 3 < MOST_IMPORTED


def test_many_guests_of_one_address_are_no_way_around(tmp_path: Path) -> None:
    with running(tmp_path / "i.db", limits=True) as server:
        answers = {422}
        deadline = time.monotonic() + 60
        while answers == {422} and time.monotonic() < deadline:
            guest = Client(server.address)
            answers |= {guest.http.post("/api/import", content=b"x").status_code for _ in range(3)}  # each may do five
        assert answers == {422, 429}


def test_one_is_read_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    busy, most, counting = 0, 0, threading.Lock()

    def read_slowly(data: bytes) -> transcript.Transcript:
        nonlocal busy, most
        with counting:
            busy += 1
            most = max(most, busy)
        time.sleep(0.05)
        with counting:
            busy -= 1
        raise BadInput("read")

    monkeypatch.setattr(replay, "read_game", read_slowly)

    async def check() -> None:
        server = Server(Settings(str(tmp_path / "one.db"), limits=False))
        await server.open()
        transport = httpx2.ASGITransport(create_app(server))
        async with httpx2.AsyncClient(transport=transport, base_url="http://test") as http:
            token = (await http.post("/api/session", json={"name": "Nefret"})).json()["token"]
            http.cookies.clear()
            http.headers["Authorization"] = f"Bearer {token}"
            answers = await asyncio.gather(*(http.post("/api/import", content=b"x") for _ in range(6)))
        assert {answer.status_code for answer in answers} == {422}
        await server.close()

    asyncio.run(check())
    assert most == 1
