"""A page that was built without a game asks the server for its words."""

from __future__ import annotations

import mastaba
from mastaba.games import names
from mastaba.texts import LANGUAGES, bundle_of, read_paragraphs
from tests.server.running import Client, RunningServer


def test_every_game_is_listed_with_its_tile(server: RunningServer) -> None:
    listed = Client(server.address, "Anna").get("/api/games")
    assert [game["name"] for game in listed] == list(names())
    assert all(set(game["tile"]) == set(LANGUAGES) for game in listed)
    cleopatra = next(game for game in listed if game["name"] == "cleopatra")
    assert (cleopatra["tile"]["en"]["name"], cleopatra["tile"]["fr"]["name"]) == ("Cleopatra", "Cléopâtre")


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
