"""Tables played with the corrected values of somebody's box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mastaba
from tests.server.running import Client, RunningServer

MINE = "# counted on the board\n[track]\nlast = 7\n[costs]\nTE = [1, 1, 1]\n"
CORRECTED = {"track.last": 7, "costs.TE": [1, 1, 1]}


def opened(host: Client, **settings: Any) -> dict[str, Any]:
    document: dict[str, Any] = host.post("/api/tables", {"game": "sa-re", "seats": 2, **settings})
    return document


def expected_hash() -> str | None:
    return mastaba.load("sa-re").setup(data=CORRECTED).data.sha256


def test_a_table_plays_with_its_own_values_alone(server: RunningServer) -> None:
    host = Client(server.address, "Owner")
    table, plain = opened(host, data=MINE), opened(host)
    assert (table["data"], table["data_hash"]) == (CORRECTED, expected_hash())
    assert (plain["data"], plain["data_hash"]) == (None, None)
    for each in (table, plain):
        host.do(each["id"], "bot", seat=2, level="random")
        host.do(each["id"], "start")
    assert host.state(table["id"], 1)["view"]["data"] == CORRECTED
    assert "data" not in host.state(plain["id"], 1)["view"]


def test_the_transcript_names_the_values_and_is_checked_with_them(server: RunningServer, tmp_path: Path) -> None:
    host = Client(server.address, "Owner")
    table = opened(host, data=MINE)["id"]
    host.do(table, "bot", seat=2, level="random")
    host.do(table, "start")
    host.do(table, "abort")
    transcript = host.http.get(f"/api/tables/{table}/export").text
    assert f'[Data "{expected_hash()}"]' in transcript
    values = host.http.get(f"/api/tables/{table}/data").text
    assert values == "[costs]\nTE = [1, 1, 1]\n\n[track]\nlast = 7\n"
    game, data = tmp_path / "game.mst", tmp_path / "box.toml"
    game.write_text(transcript)
    data.write_text(values)
    from mastaba.cli import main

    assert main(["verify", str(game), "--data", str(data)]) == 0
    assert main(["verify", str(game)]) == 2


def test_a_rematch_keeps_the_values(server: RunningServer) -> None:
    host = Client(server.address, "Owner")
    table = opened(host, data=MINE)["id"]
    host.do(table, "bot", seat=2, level="random")
    host.do(table, "start")
    host.do(table, "abort")
    assert host.do(table, "rematch")["data_hash"] == expected_hash()


def test_bad_values_get_a_sentence_and_no_table(server: RunningServer) -> None:
    host = Client(server.address, "Owner")
    for data, sentence in (
        ("[track\nlast = 7", "the file of values is not a TOML file"),
        ("[track]\nlength = 7", "corrected data names 'track.length', which edition fr does not have"),
        ('[track]\nlast = "long"', "corrected data gives track.last as 'long'; it must look like 8"),
        ("[track]\nlast = 2", "track.last must be from 4 to 20, not 2"),
        ('[switches]\nstop = "on"', "switches.stop is an option, not a value of the box"),
    ):
        for path, body in (
            ("/api/tables", {"game": "sa-re", "seats": 2, "data": data}),
            ("/api/games/sa-re/setup", {"data": data}),
        ):
            answer = host.http.post(path, json=body)
            assert answer.status_code == 422
            assert sentence in answer.json()["detail"]
    assert host.get("/api/me/games") == []


def test_a_set_up_can_be_checked_before_it_is_opened(server: RunningServer) -> None:
    host = Client(server.address, "Owner")
    found = host.post("/api/games/sa-re/setup", {"edition": "en", "seats": 3, "options": {"stop": "off"}, "data": MINE})
    assert found["data"] == CORRECTED
    assert (found["edition"], found["seats"], found["options"]) == ("en", 3, {"stop": "off"})
    assert host.post("/api/games/sa-re/setup", {"data": "# nothing\n"})["data_hash"] is None
    assert host.status("POST", "/api/games/sa-re/setup", {"edition": "en", "options": {"mode": "architect"}}) == 422
    assert host.status("POST", "/api/games/no-such-game/setup", {}) == 422


def test_games_say_which_values_were_reconstructed(server: RunningServer) -> None:
    games = {game["name"]: game["reconstructed"] for game in Client(server.address, "Owner").get("/api/games")}
    for table in ("[costs]\nMB = [2, 1, 1]", "[track]\nlast = 8", '[site]\nnile = ["A4", "B4", '):
        assert table in games["sa-re"]["fr"]
    assert games["babel"] == {"filosofia": "", "kosmos": ""}
    host = Client(server.address, "Other")
    for name, editions in games.items():
        for edition, values in editions.items():
            if values:  # the file corrects nothing, and is accepted as it stands
                assert host.post(f"/api/games/{name}/setup", {"edition": edition, "data": values})["data"]
