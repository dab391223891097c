"""Shuffles that can be checked: trust.md 30 to 32, export, import, replay and what-if."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mastaba import BadInput, Dealer
from mastaba.commands import verify as verb
from mastaba.verification import verify
from tests.server.games import play_to_the_end
from tests.server.running import Client, RunningServer, started_table


class Finished:
    """A game of two people played to its end on the shared server."""

    def __init__(self, server: RunningServer) -> None:
        self.host, self.guest = Client(server.address, "Nefret"), Client(server.address, "Thoth")
        self.table = self.host.open_table(options={"turn_cap": "40"})
        self.guest.do(self.table, "sit", seat=2)
        self.before = self.host.do(self.table, "number", seat=1, number=17)
        self.guest.do(self.table, "number", seat=2, number=4)
        self.host.do(self.table, "start")
        self.running = self.host.http.get(f"/api/tables/{self.table}/export").text
        self.state = play_to_the_end([self.host, self.guest], self.table)
        self.text = self.host.http.get(f"/api/tables/{self.table}/export").text


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> Finished:
    return Finished(server)


def test_a_finished_game_verifies(finished: Finished, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = verify(finished.text, "game.mst")
    assert found.finished and found.draws > 20 and found.given == 0
    assert found.commitment == finished.before["commitment"]
    assert finished.before["seed"] is None
    seed = finished.state["table"]["seed"]
    assert found.commitment == "sha256:" + hashlib.sha256(seed.encode()).hexdigest()
    file = tmp_path / "game.mst"
    file.write_text(finished.text)
    import argparse

    assert verb.run(argparse.Namespace(file=str(file), data=None, json=False)) == 0
    assert found.commitment in capsys.readouterr().out


def test_an_altered_line_is_noticed(finished: Finished) -> None:
    lines = finished.text.split("\n")
    start = lines.index("") + 1
    for index in range(start, len(lines) - 1, 7):
        changed = lines[index][:-1] + ("1" if lines[index][-1] != "1" else "2")
        for altered in ([changed], [], [lines[index]] * 2):
            with pytest.raises(BadInput):
                verify("\n".join([*lines[:index], *altered, *lines[index + 1 :]]), "altered")
    for header in ("Seed", "Numbers", "Commitment", "Chain", "Result"):
        index = next(k for k, line in enumerate(lines) if line.startswith(f"[{header} "))
        swapped = lines[index][:-3] + ("7" if lines[index][-3] != "7" else "8") + lines[index][-2:]
        with pytest.raises(BadInput):
            verify("\n".join([*lines[:index], swapped, *lines[index + 1 :]]), "altered")


def test_another_verifier_finds_the_same_draws(finished: Finished) -> None:
    """Written anew from the words of docs/server-api.md, sharing no code with the dealer."""
    import hmac

    import mastaba
    from mastaba.kernel import record as records
    from mastaba.kernel import transcript as transcript_file

    transcript = transcript_file.read(finished.text, "game")
    game = mastaba.load("babel")
    record = records.begin(game, transcript)
    k = 0
    for line, move in records.moves(game, transcript):
        if line.seat == mastaba.CHANCE:
            decision = game.decisions(record.state)[0]
            ordered = sorted(zip(decision.options, decision.weights or (), strict=True), key=lambda pair: pair[0].id)
            total = sum(weight for _, weight in ordered)
            attempt = 0
            while True:
                message = f"{transcript.headers['Numbers']}:{k}:{attempt}"
                digest = hmac.new(transcript.headers["Seed"].encode(), message.encode(), "sha256").hexdigest()
                if int(digest, 16) < 2**256 - 2**256 % total:
                    break
                attempt += 1
            ticket = int(digest, 16) % total
            tickets = [option for option, weight in ordered for _ in range(weight)]
            assert tickets[ticket] == move
            k += 1
        records.step(record, transcript, line, move)


def test_shuffles_are_even() -> None:
    """A chi-square of single draws and of pairs, with limits that one run in a million would break."""
    weights = (3, 1, 2)
    dealer = Dealer("0" * 64, [1, 2])
    draws = [dealer.draw(k, weights) for k in range(30_000)]
    assert chi_square(Counter(draws), {k: w / 6 for k, w in enumerate(weights)}, len(draws)) < limit(2)
    pairs = Counter(zip(draws[::2], draws[1::2], strict=True))
    expected = {(a, b): weights[a] * weights[b] / 36 for a in range(3) for b in range(3)}
    assert chi_square(pairs, expected, len(draws) // 2) < limit(8)


def chi_square(seen: Counter[Any], expected: dict[Any, float], total: int) -> float:
    return sum((seen[key] - share * total) ** 2 / (share * total) for key, share in expected.items())


def limit(freedom: int) -> float:
    """Wilson and Hilferty's approximation at 4.75 standard deviations."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 4.75 * math.sqrt(part)) ** 3


def test_an_aborted_game_shows_its_seed(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    commitment = host.get(f"/api/tables/{table}")["commitment"]
    aborted = host.do(table, "abort")
    assert "sha256:" + hashlib.sha256(aborted["seed"].encode()).hexdigest() == commitment
    found = verify(host.http.get(f"/api/tables/{table}/export").text, "aborted.mst")
    assert not found.finished and found.draws > 0


def test_before_the_end_only_what_the_seat_saw_is_exported(finished: Finished) -> None:
    assert "[Seed" not in finished.running and "[Seen" in finished.running
    assert "* nation ?" in finished.running


def test_an_exported_game_can_be_imported_and_gone_on_with(finished: Finished) -> None:
    response = finished.host.http.post("/api/import", content=finished.text)
    assert response.status_code == 201, response.text
    imported = response.json()
    other = finished.host.http.post("/api/import?seat=2", content=finished.text).json()
    assert [seat["yours"] for seat in other["seats"]] == [False, True]
    assert finished.host.http.post("/api/import?seat=3", content=finished.text).status_code == 422
    finished.host.do(imported["id"], "bot", seat=2, level="random")
    over = finished.host.do(imported["id"], "start")
    assert over["status"] == "over" and over["result"] == finished.state["table"]["result"]
    for bad in ("", "hello", finished.text.replace('"babel"', '"chess"'), "[" * 100_000, "\0" * 100):
        assert finished.host.http.post("/api/import", content=bad).status_code == 422


def test_what_if(finished: Finished) -> None:
    assert finished.guest.status("POST", f"/api/tables/{finished.table}/branch", {"at": 30, "seat": 3}) == 422
    second = finished.guest.do(finished.table, "branch", at=30, seat=2)
    assert [seat["name"] for seat in second["seats"]] == [None, "Thoth"]
    new = finished.guest.do(finished.table, "branch", at=30)
    assert new["parent"] == {"table": finished.table, "at": 30} and new["seats"][0]["name"] == "Thoth"
    finished.host.do(new["id"], "sit", seat=2)
    started = finished.guest.do(new["id"], "start")
    assert started["status"] == "playing"
    view = finished.guest.state(new["id"])["view"]
    shown = finished.host.get(f"/api/tables/{finished.table}/replay?at=30&seat=1")
    assert shown["views"]["1"] == view or shown["moves"] > 30
    play_to_the_end([finished.guest, finished.host], new["id"])
    text = finished.host.http.get(f"/api/tables/{new['id']}/export").text
    assert verify(text, "branch.mst").given == 30


def test_the_replay_shows_every_seat_after_the_end(finished: Finished, server: RunningServer) -> None:
    shown = finished.host.get(f"/api/tables/{finished.table}/replay?at=25&seat=all")
    assert isinstance(shown["views"]["1"]["players"]["1"]["hand"], str)
    assert isinstance(shown["views"]["2"]["players"]["2"]["hand"], str)
    assert isinstance(shown["views"]["0"]["players"]["2"]["hand"], int)
    story = finished.host.get(f"/api/tables/{finished.table}/story")
    assert len(story) == shown["moves"] and story[24] == {"actor": shown["actor"], "events": shown["events"]}
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    for path in ("replay?at=0&seat=all", "log", "story"):
        assert host.status("GET", f"/api/tables/{table}/{path}") == 409
    assert host.status("POST", f"/api/tables/{table}/branch", {"at": 0}) == 409
