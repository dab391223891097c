"""Everything that is no table: the lobby and its tabs, the dialogs, the waiting room."""

from __future__ import annotations

from tests.e2e.player import open_table
from tools.shot_camera import Camera


def lobby(camera: Camera) -> None:
    page = camera.page
    open_table(page, "babel", 2)
    page.goto("/")
    page.wait_for_selector(".tile")
    page.wait_for_load_state("networkidle")
    camera.shoot("lobby")
    for tab in ("tables", "rules", "bots", "replays", "account", "nothing/here"):
        page.goto(f"/{tab}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        camera.shoot(f"lobby-{tab.replace('/', '-')}")
    page.goto("/bots")
    page.locator("form .field").fill("Kheops")
    page.locator("form .btn").click()
    page.wait_for_selector(".token")
    camera.shoot("lobby-bots-own", briefly=True)
    for place, name in enumerate(("amun-re", "babel", "cleopatra", "sa-re")):
        page.goto("/")
        page.locator(".set-up").nth(place).click()
        camera.shoot(f"lobby-set-up-{name}")
    page.locator("dialog details summary").first.click()
    camera.shoot("lobby-set-up-folds", briefly=True)
    page.keyboard.press("Escape")
    page.locator(".who").click()
    camera.shoot("lobby-settings")
    page.keyboard.press("Escape")
    for game in ("amun-re", "babel", "cleopatra", "sa-re"):
        page.goto(f"/rules?game={game}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        if page.locator(".differences summary").count():
            page.locator(".differences summary").first.click()
        camera.shoot(f"lobby-rules-{game}", briefly=True)
    page.goto("/")
    page.get_by_role("main").locator(".act .btn:not(.primary)").nth(1).click()
    page.wait_for_url("**/table/*")
    camera.shoot("table-waiting-room")
