"""A page that was built without a game asks the server for its words, and every page for the pictures."""

from __future__ import annotations

import json

import mastaba
from mastaba.games import names
from mastaba.rulebook_pictures import picture, picture_names
from mastaba.texts import LANGUAGES, bundle_of, read_paragraphs
from tests.server.running import Client, RunningServer


def test_every_game_is_listed_with_its_tile(server: RunningServer) -> None:
    listed = Client(server.address, "Anna").get("/api/games")
    assert [game["name"] for game in listed] == list(names())
    assert all(set(game["tile"]) == set(LANGUAGES) for game in listed)
    cleopatra = next(game for game in listed if game["name"] == "cleopatra")
    assert (cleopatra["tile"]["en"]["name"], cleopatra["tile"]["fr"]["name"]) == ("Cleopatra", "Cléopâtre")


def test_options_are_told_as_each_edition_has_them(server: RunningServer) -> None:
    """What is offered can be opened, and what is not is refused."""
    anna = Client(server.address, "Anna")
    for game in anna.get("/api/games"):
        for option in game["options"]:
            for edition, here in option["editions"].items():
                for value in option["values"]:
                    wanted = {"edition": edition, "seats": max(game["seats"]), "options": {option["name"]: value}}
                    answer = anna.status("POST", f"/api/games/{game['name']}/setup", wanted)
                    assert answer == (200 if value in here["values"] else 422), (game["name"], wanted)
                assert here["default"] in here["values"] or option["least"] is not None
    (sa_re,) = [game for game in anna.get("/api/games") if game["name"] == "sa-re"]
    mode, market = (next(one for one in sa_re["options"] if one["name"] == name) for name in ("mode", "market"))
    assert mode["main"] and not market["main"]
    assert {edition: here["values"][-1] for edition, here in mode["editions"].items()} == {
        "fr": "pharaoh",
        "en": "deity",
    }
    assert {name: here["default"] for name, here in market["editions"].items()} == {"fr": "swap", "en": "caravans"}
    assert [one["name"] for one in sa_re["options"] if one["names_seat"]] == ["first"]


def test_the_words_of_a_game_are_served(server: RunningServer) -> None:
    anna = Client(server.address, "Anna")
    for name in names():
        game = mastaba.load(name)
        for lang in LANGUAGES:
            said = anna.get(f"/api/games/{name}/texts?lang={lang}")
            assert f"ending-{game.endings[0]} =" in said["catalogue"]
            assert "game-name =" in said["catalogue"]
            assert bundle_of(name, lang).has_message("game-name")
            assert game.general.over in {paragraph.id for paragraph in read_paragraphs(said["rulebook"])}


def test_what_is_not_there_is_refused(server: RunningServer) -> None:
    anna = Client(server.address, "Anna")
    assert anna.status("GET", "/api/games/no-such-game/texts") == 422
    assert anna.status("GET", "/api/games/babel/texts?lang=de") == 422


def test_the_pictures_of_a_rulebook_are_served(server: RunningServer) -> None:
    anna = Client(server.address, "Anna")
    for game in names():
        listed = anna.get(f"/api/games/{game}/pictures")
        assert [one["name"] for one in listed] == list(picture_names(game))
        for one in listed:
            shown = anna.get(f"/api/games/{game}/pictures/{one['name']}")
            assert shown == {"view": json.loads(json.dumps(picture(game, one["name"]).view)), "part": one["part"]}
    assert anna.get("/api/games/babel/pictures/three-hittites")["view"]["players"]["1"]["columns"]["A"] == "SHHH"


def test_nothing_but_a_picture_is_served(server: RunningServer) -> None:
    anna = Client(server.address, "Anna")
    assert anna.status("GET", "/api/games/no-such-game/pictures") == 422
    assert anna.status("GET", "/api/games/no-such-game/pictures/three-hittites") == 422
    for name in ("none", "three-hittites.toml", "..%2Fen", "%2E%2E%2Fen.md", "..%2f..%2feditions%2ffilosofia"):
        answer = anna.http.get(f"/api/games/babel/pictures/{name}", headers={"Accept-Language": "fr"})
        assert answer.status_code == 404, name
        assert "filosofia" not in answer.text
    said = anna.http.get("/api/games/babel/pictures/none", headers={"Accept-Language": "fr"}).json()
    assert said["detail"] == "Le livret de règles de ce jeu n’a pas cette image."
