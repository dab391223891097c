"""The values of an edition over HTTP: as printed, and as a table plays with them."""

from __future__ import annotations

import tomllib
from typing import Any

import mastaba
from mastaba.games import names
from tests.server.running import Client, RunningServer


def by_name(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {value["name"]: value for value in document["values"]}


def test_every_edition_is_given_with_its_sources(server: RunningServer) -> None:
    guest = Client(server.address, "Reader")
    for name in names():
        for edition in mastaba.load(name).editions.values():
            found = guest.get(f"/api/games/{name}/editions/{edition.name}")
            assert (found["edition"], found["title"], found["data"]) == (edition.name, edition.title, None)
            assert {k: v["value"] for k, v in by_name(found).items()} == {k: v.value for k, v in edition.values.items()}
            assert all(value["source"] and "was" not in value for value in found["values"])


def test_a_table_gives_what_it_plays_with(server: RunningServer) -> None:
    host = Client(server.address, "Owner")
    table = host.post("/api/tables", {"game": "amun-re", "seats": 3, "data": "[provinces.ABU]\nfields = 7\n"})
    found = host.get(f"/api/tables/{table['id']}/values")
    assert found["data"] == table["data_hash"]
    corrected = by_name(found)["provinces.ABU.fields"]
    assert (corrected["value"], corrected["kind"], corrected["was"]["value"]) == (7, "corrected", 3)
    assert by_name(found)["provinces.ABY.fields"]["value"] == 4
    plain = host.post("/api/tables", {"game": "amun-re", "seats": 3})
    assert host.get(f"/api/tables/{plain['id']}/values") == host.get("/api/games/amun-re/editions/2003")


def test_what_moves_are_written_with_cannot_be_corrected(server: RunningServer) -> None:
    found = by_name(Client(server.address, "Reader").get("/api/games/amun-re/editions/2003"))
    assert not found["auction.track"]["correctable"]
    assert not found["provinces.ABU.name"]["correctable"]
    assert found["provinces.ABU.nile"]["correctable"] and found["provinces.ABU.bank"]["correctable"]


def test_a_choice_of_words_comes_with_the_value(server: RunningServer) -> None:
    reader = Client(server.address, "Reader")
    found = by_name(reader.get("/api/games/amun-re/editions/2003"))
    assert found["provinces.ABU.bank"]["words"] == ["W", "E"]
    assert "words" not in found["provinces.ABU.fields"] and "words" not in found["provinces.ABU.nile"]
    assert by_name(reader.get("/api/games/sa-re/editions/fr"))["site.nile"]["words"][:2] == ["A1", "A2"]


def test_there_is_nothing_of_an_edition_that_is_not_there(server: RunningServer) -> None:
    guest = Client(server.address, "Reader")
    assert guest.http.get("/api/games/babel/editions/2099").status_code == 422
    assert guest.http.get("/api/games/chess/editions/2003").status_code == 422
    assert guest.http.get("/api/tables/nowhere/values").status_code == 404


def test_the_form_offers_where_every_province_lies(server: RunningServer) -> None:
    """Amendment 16.5: bank, half and Nile like fields and symbols; Edfu's bank alone is printed in the rulebook."""
    reader = Client(server.address, "Reader")
    (game,) = [one for one in reader.get("/api/games") if one["name"] == "amun-re"]
    offered = tomllib.loads(game["reconstructed"]["2003"])["provinces"]
    found = by_name(reader.get("/api/games/amun-re/editions/2003"))
    assert len(offered) == 15
    for code, values in offered.items():
        assert {"half", "nile"} <= set(values) and ("bank" in values) == (code != "EDF")
        assert all(found[f"provinces.{code}.{side}"]["correctable"] for side in ("bank", "half", "nile"))
