"""Courses: the list, a lesson of each game, what the coach says to a move that was not meant; the sheets to print."""

from __future__ import annotations

from tools.shot_camera import Camera

GAMES = ("amun-re", "babel", "cleopatra", "sa-re")


def learn(camera: Camera) -> None:
    page = camera.page
    for path, name in (("learn", "learn"), ("learn/babel", "learn-course"), *((f"aid/{game}", game) for game in GAMES)):
        page.goto(f"/{path}")
        page.wait_for_selector(".pictured, .list a, .aid h3")
        page.wait_for_load_state("networkidle")
        camera.shoot(name if path.startswith("learn") else f"aid-{name}")
    for game in GAMES:
        page.goto(f"/learn/{game}/1")
        page.wait_for_selector("[data-coach]")
        page.wait_for_load_state("networkidle")
        camera.shoot(f"lesson-{game}")
    page.goto("/learn/babel/5")
    page.locator('[data-card="H"]').first.click()
    page.locator(".uses .btn").nth(1).click()
    page.wait_for_selector("[data-coach=lost]")
    camera.shoot("lesson-aside")
