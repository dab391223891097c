"""Every kind of decision of every game, reached by the API: the page only follows, and is
looked over at each new one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.e2e.player import open_table, post
from tools.shot_camera import Camera

# Tables until every prompt was met; the first is the one whose result is looked at.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "babel": [(2, {})],
    "amun-re": [(4, {}), (5, {})],
    "cleopatra": [(4, {}), (3, {})],
    "sa-re": [(4, {"edition": "fr"}), (2, {"edition": "en"})],
}
BOARDS = {"babel": ".lane", "amun-re": ".map", "cleopatra": '[data-place="garden"]', "sa-re": ".city"}
SHOWN = """version => {
  const {dataset} = document.querySelector('.table');
  return dataset.asked && Number(dataset.version) >= version;
}"""
LATE = 12  # the so-manieth time that something is asked, the table is full; some things are asked less often
LATER = {"PlaceBid": 6, "React": 5}


def decisions(page: Page, address: str, chance: random.Random) -> Iterator[str]:
    """Seat 1 plays any move until the game is over; gives what is asked each time, before it is answered."""
    tables = f"/tables/{address.rsplit('/', 1)[1]}"
    k = 0
    while True:
        state = page.request.get(f"/api{tables}/state?seat=1").json()
        if state["table"]["status"] == "over":
            return
        if state["decision"] is None:
            page.wait_for_timeout(20)
            continue
        page.wait_for_function(SHOWN, arg=state["version"])
        yield state["decision"]["prompt"]["key"]
        state = page.request.get(f"/api{tables}/state?seat=1").json()  # others may have sealed something meanwhile
        version = state["version"]
        move = chance.choice(state["decision"]["options"])["text"]
        post(page, f"{tables}/commands", {"command": f"shot-{k:05}", "seat": 1, "version": version, "play": move})
        k += 1


def play(camera: Camera, game: str) -> None:
    page = camera.page
    met: dict[str, int] = {}
    for number, (seats, settings) in enumerate(TABLES[game]):
        address = open_table(page, game, seats, number=7 * number, **settings)
        for asked in decisions(page, address, random.Random(11 + number)):
            scoring = page.locator("[data-scoring] button")
            if scoring.count():
                if "scoring" not in met:
                    camera.shoot(f"{game}-scoring")
                met["scoring"] = 1
                scoring.first.click()
            met[asked] = met.get(asked, 0) + 1
            if met[asked] == 1:
                camera.shoot(f"{game}-{asked}")
                beside(camera, game, asked, first=len(met) == 1)
            elif met[asked] == LATER.get(asked, LATE) and number == 0:
                camera.shoot(f"{game}-{asked}-late")
        if number == 0:
            page.wait_for_selector(".headline")
            after(camera, game)
    print(game, "met", ", ".join(met), flush=True)


def beside(camera: Camera, game: str, asked: str, first: bool) -> None:
    """What one opens beside a decision."""
    page = camera.page
    if first:
        page.keyboard.press("i")
        page.wait_for_selector("[data-hint-said] > svg")  # it has thought
        camera.shoot(f"{game}-hint", briefly=True)
        page.keyboard.press("Escape")
        for key, name in (("[", "earlier"), ("l", "log"), ("c", "chat"), ("/", "rules"), ("?", "keys")):
            page.keyboard.press(key)
            camera.shoot(f"{game}-{name}", briefly=True)
            page.locator("#prompt").focus()
            page.keyboard.press("Escape")
        for key, name in (("l", "log"), ("c", "chat"), ("/", "rules")):
            page.set_viewport_size({"width": 390, "height": 844})
            page.wait_for_selector(".table:not(.wide)")
            page.keyboard.press(key)
            page.wait_for_selector(".side-sheet")
            camera.shoot(f"{game}-{name}-sheet", briefly=True, folded=True)
            page.locator("#prompt").focus()
        page.keyboard.press("l")
        page.keyboard.press("Escape")
        page.locator("header button[aria-haspopup=dialog]").click()
        page.wait_for_selector("dialog[open]")
        camera.shoot(f"{game}-menu", briefly=True)
        page.keyboard.press("Escape")
    if game == "babel" and asked == "Act":
        page.locator("[data-card]").first.click()
        camera.shoot("babel-card-chosen", briefly=True)
        page.keyboard.press("Escape")
        page.locator("[data-card]").first.click(button="right")
        camera.shoot("babel-popover", briefly=True)
        page.keyboard.press("Escape")
    if game == "cleopatra" and asked == "Quarry" and page.locator("[data-kind=mosaic].can").count():
        page.locator("[data-kind=mosaic].can").click()
        camera.shoot("cleopatra-mosaic", briefly=True)
        page.keyboard.press("Escape")


def after(camera: Camera, game: str) -> None:
    """The result with its analysis, and the replay a few moves before the end."""
    page = camera.page
    camera.shoot(f"{game}-result")
    page.locator("[data-analyse]").click()
    page.wait_for_selector("[data-chances]", timeout=300_000)
    camera.shoot(f"{game}-analysis", briefly=True)
    page.locator(".headline a").first.click()
    page.wait_for_selector(f".replay {BOARDS[game]}")
    page.locator(".steps button").last.click()
    page.wait_for_function("() => document.querySelector('.replay').dataset.at > 0")
    for _ in range(9):
        page.keyboard.press("[")
    page.wait_for_load_state("networkidle")
    camera.shoot(f"{game}-replay")
