"""Sa-Ré in a browser: whole games in both editions, every screen of them accessible, and small."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.e2e.conftest import Visitors
from tests.e2e.sa_re_player import SaRePlayer, open_table
from tests.e2e.test_screens import check

GAMES = [("desk", "en", "light", "fr", 2, "quick_start"), ("phone", "fr", "dark", "en", 4, "")]
# the screens that a game is stopped at, by what is asked there
SCREENS = ("SelectProjects", "Offer", "DealWithUnrest", "React", "Erect", "Pay")


def both_themes(page: Page, script: str) -> None:
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_selector(f'html[data-theme="{theme}"]')
        check(page, script)


@pytest.mark.parametrize(("size", "language", "theme", "edition", "seats", "switch"), GAMES)
def test_a_whole_game(
    visitors: Visitors, axe_script: str, size: str, language: str, theme: str, edition: str, seats: int, switch: str
) -> None:
    page = visitors.visit(size, language, theme)
    open_table(page, edition, seats, options={switch: "on"} if switch else {})
    player = SaRePlayer(page, seed=3)
    looked: set[str] = set()
    while player.play(700, lambda asked: asked in SCREENS and asked not in looked):
        looked.add(player.asked())
        both_themes(page, axe_script)
        player.step()
    expect(page.locator(".headline")).to_be_visible()
    assert {"PlaceStart", "SelectProjects", "Offer", "Erect", "Pay"} <= player.kinds
    both_themes(page, axe_script)
    page.locator(".headline a").first.click()
    page.wait_for_selector(".replay .city")
    check(page, axe_script)


def test_a_turn_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "fr", 2)
    player = SaRePlayer(page, seed=5, keyboard=True)
    assert player.play(20, lambda asked: asked == "Offer")
    before = player.version()
    page.keyboard.press("t")
    player.settle(before)
    assert player.play(60, lambda asked: asked == "Offer")
    page.keyboard.press("s")
    expect(page.locator('[data-place="track-1"][aria-label*="obelisk lying"], .board.building').first).to_be_visible()
    assert player.play(80, lambda asked: asked == "SelectProjects")


def test_why_not_is_said(visitors: Visitors) -> None:
    """A building that cannot be started answers with the reason and its paragraph."""
    page = visitors.visit()
    open_table(page, "fr", 2)
    player = SaRePlayer(page)
    assert player.play(20, lambda asked: asked == "SelectProjects")
    page.locator('[data-tile="PY"]').click()
    page.locator('[data-space="B2"]').click()
    page.wait_for_selector('[data-tile="PY"]:not(.legal)')
    page.locator('[data-tile="PY"]').click()
    expect(page.locator(".prompt.illegal")).to_contain_text("You already have Pyramid on your site")
    expect(page.locator(".prompt.illegal")).to_contain_text("SR-4.7")


def test_the_table_is_small(visitors: Visitors) -> None:
    """What Sa-Ré adds to the lobby's page: under 60 kB gzipped."""
    page = visitors.visit()
    sizes: dict[str, int] = {}

    def note(answer: Response) -> None:
        path = answer.url.removeprefix(visitors.server.url)
        if path.startswith("/assets/") and path.endswith((".js", ".css", ".svg")):
            sizes[path] = len(gzip.compress(answer.body()))

    page.goto("/")
    page.wait_for_selector("main h1")
    page.on("response", note)
    open_table(page, "fr", 2)
    page.wait_for_timeout(300)
    lobby = visitors.visit()
    seen: set[str] = set()
    lobby.on("response", lambda answer: seen.add(answer.url.removeprefix(visitors.server.url)))
    lobby.goto("/")
    lobby.wait_for_selector("main h1")
    lobby.wait_for_timeout(300)
    added = sum(size for path, size in sizes.items() if path not in seen)
    print(f"Sa-Ré adds {added} bytes")
    assert 5_000 < added < 60_000
