"""What people meet beside a plain table: puzzles, the first game with its coach, the big screen and the hand on the
phone, a club, a tournament."""

from __future__ import annotations

from mastaba.puzzles.collection import puzzles_of
from tests.e2e.player import enter, open_table, play_by_api, post
from tools.shot_camera import Camera

GAMES = ("amun-re", "babel", "cleopatra", "sa-re")
SEATS = {"amun-re": 4, "babel": 2, "cleopatra": 4, "sa-re": 4}


def puzzles(camera: Camera) -> None:
    page = camera.page
    page.goto("/puzzles")
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    camera.shoot("puzzles")
    for game in GAMES:
        page.goto(f"/puzzles/{puzzles_of(game)[0].id}")
        page.wait_for_selector("[data-puzzle]")
        page.wait_for_load_state("networkidle")
        camera.shoot(f"puzzle-{game}")
        page.goto(f"/learn/{game}/first-game")
        page.wait_for_selector("[data-coach]")
        page.wait_for_load_state("networkidle")
        camera.shoot(f"first-game-{game}")


def evening(camera: Camera) -> None:
    page = camera.page
    enter(page, "Nefret")
    waiting = post(page, "/tables", {"game": "sa-re", "seats": 4})["id"]
    page.goto(f"/table/{waiting}/screen")
    page.wait_for_selector(".screen[data-screen]")
    camera.shoot("screen-waiting", briefly=True, large=True)
    for game in GAMES:
        address = open_table(page, game, SEATS[game])
        page.goto(f"{address}/screen")
        page.wait_for_selector(".screen[data-screen=playing] .board .board")
        camera.shoot(f"screen-{game}", large=True)
        page.set_viewport_size({"width": 390, "height": 844})  # the hand is for phones
        page.goto(f"{address}?view=hand")
        page.wait_for_selector(".table.as-hand[data-version]")
        camera.shoot(f"hand-{game}", folded=True)
    play_by_api(page, open_table(page, "babel", 2))
    page.goto(page.url.partition("?")[0] + "/screen")
    page.wait_for_selector(".screen[data-screen]:not([data-screen=playing])")
    camera.shoot("screen-over", briefly=True, large=True)


def club(camera: Camera) -> None:
    page = camera.page
    enter(page, "Camille")
    founded = post(page, "/clubs", {"name": "Friday people"})["id"]
    page.goto(f"/club/{founded}")
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    camera.shoot("club-new", briefly=True)
    table = post(page, "/tables", {"game": "babel", "club": founded})["id"]
    post(page, f"/tables/{table}/bot", {"seat": 2, "level": "greedy"})
    post(page, f"/tables/{table}/start", {})
    play_by_api(page, f"/table/{table}")
    post(page, "/tables", {"game": "cleopatra", "club": founded, "name": "Round two"})
    page.goto(f"/club/{founded}")
    page.get_by_role("checkbox").first.check()
    page.wait_for_load_state("networkidle")
    camera.shoot("club")
    for kind, game in (("swiss", "babel"), ("groups", "amun-re")):
        opened = {"name": "Nile Cup", "game": game, "format": kind, "fill": 6, "level": "greedy"}
        cup = post(page, "/tournaments", {**opened, **({"size": 3} if kind == "groups" else {})})["id"]
        page.goto(f"/tournament/{cup}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        camera.shoot(f"tournament-{kind}-open", briefly=True)
        post(page, f"/tournaments/{cup}/start", {})
        page.reload()
        page.wait_for_selector("table")
        page.wait_for_load_state("networkidle")
        camera.shoot(f"tournament-{kind}")
