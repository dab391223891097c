"""Cards to share and previews of links: what they show, and what they keep to themselves."""

from __future__ import annotations

import io
import re
from typing import Any

import httpx2
import pytest
from PIL import Image

from mastaba.puzzles.collection import puzzles_of
from tests.server.games import play_to_the_end
from tests.server.running import NO_AUTHORITIES, Client, RunningServer, started_table


def picture(server: RunningServer, path: str) -> bytes:
    answer = httpx2.get(server.address + path, timeout=60, verify=NO_AUTHORITIES)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    with Image.open(io.BytesIO(answer.content)) as found:
        assert found.size == (1200, 630)
    return answer.content


def tags_of(server: RunningServer, path: str, **headers: str) -> dict[str, str]:
    page = httpx2.get(server.address + path, headers=headers, verify=NO_AUTHORITIES)
    assert page.status_code == 200
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)">', page.text))


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> dict[str, Any]:
    """A listed and an unlisted game of the same two people, both over."""
    host, guest = Client(server.address, "Léonie"), Client(server.address, "Hugo")
    found: dict[str, Any] = {"host": host}
    for listed in (True, False):
        table = started_table(host, guest, name="Friday <b>evening</b>", listed=listed)
        play_to_the_end([host, guest], table)
        found["listed" if listed else "unlisted"] = table
    return found


def test_a_result_is_a_picture_with_names_only_on_wish(server: RunningServer, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['unlisted']}/card"
    plain, named, french = (picture(server, path + query) for query in ("", "?names=true", "?lang=fr"))
    assert len({plain, named, french}) == 3
    assert picture(server, path) == plain


def test_nothing_is_shown_before_the_end(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    assert host.status("GET", f"/api/tables/{table}/card") == 409
    host.do(table, "abort")
    assert host.status("GET", f"/api/tables/{table}/card") == 409
    for path in ("/api/tables/nowhere/card", "/api/puzzles/babel-00000000/card", "/api/puzzles/x/card"):
        assert host.status("GET", path) == 404, path
    assert host.status("GET", "/api/games/chess/card") == 422
    assert host.status("GET", "/api/games/babel/card?lang=de") == 422
    lesson = host.post("/api/learn/babel/1")["id"]
    assert host.status("GET", f"/api/tables/{lesson}/card") in (404, 409)
    assert tags_of(server, f"/table/{lesson}") == {}, "a lesson is one person's own"


def test_a_puzzle_and_a_game_have_cards(server: RunningServer) -> None:
    puzzle = puzzles_of("babel")[0].id
    assert picture(server, f"/api/puzzles/{puzzle}/card") != picture(server, "/api/games/babel/card")


def test_a_link_to_an_unlisted_table_says_which_game_it_is_and_nothing_else(
    server: RunningServer, finished: dict[str, Any]
) -> None:
    table = finished["unlisted"]
    for path, title in (("table", "A table of Babel"), ("replay", "A game of Babel to watch again")):
        found = tags_of(server, f"/{path}/{table}")
        assert found["og:title"] == found["og:image:alt"] == title
        assert found["og:image"] == f"{server.address}/api/games/babel/card?lang=en"
        assert found["og:url"] == f"{server.address}/{path}/{table}"
        page = httpx2.get(f"{server.address}/{path}/{table}", verify=NO_AUTHORITIES).text
        assert not re.search("Friday|Léonie|Hugo|wins", page)
    assert tags_of(server, f"/table/{table}/screen")["og:title"] == "A table of Babel"


def test_a_link_to_a_listed_table_has_its_name_and_its_result(server: RunningServer, finished: dict[str, Any]) -> None:
    table = finished["listed"]
    found = tags_of(server, f"/replay/{table}")
    assert found["og:title"] == "A game of Babel to watch again – Friday &lt;b&gt;evening&lt;/b&gt;"
    assert found["og:image"] == f"{server.address}/api/tables/{table}/card?lang=en"
    assert picture(server, found["og:image"].removeprefix(server.address))
    open_table = finished["host"].open_table(name="Come in", listed=True)
    shown = tags_of(server, f"/table/{open_table}")
    assert shown["og:title"] == "A table of Babel – Come in" and shown["og:image"].endswith("/games/babel/card?lang=en")


def test_previews_speak_the_language_of_the_link_or_of_the_reader(server: RunningServer) -> None:
    puzzle = f"/puzzles/{puzzles_of('babel')[0].id}"
    french = tags_of(server, puzzle, **{"accept-language": "fr-FR"})
    assert french["og:title"] == "Un problème\u00a0: Babel"
    assert (french["og:locale"], french["og:locale:alternate"]) == ("fr_FR", "en_GB")
    assert french["og:image"].endswith("/card?lang=fr")
    assert tags_of(server, f"{puzzle}?lang=fr") == french
    assert tags_of(server, puzzle)["og:title"] == "A puzzle of Babel"


def test_other_addresses_are_sent_as_they_are(server: RunningServer) -> None:
    for path in ("/", "/table/none", "/puzzles/babel", "/puzzles/babel-00000000", "/table/" + "a" * 200):
        assert tags_of(server, path) == {}, path
    table = Client(server.address).open_table()
    page = f"{server.address}/table/{table}"
    first = httpx2.get(page, verify=NO_AUTHORITIES)
    assert httpx2.get(page, headers={"if-none-match": first.headers["etag"]}, verify=NO_AUTHORITIES).status_code == 304
    assert tags_of(server, f"/table/{table}", host='evil"><script>') == {}
