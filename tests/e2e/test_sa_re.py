"""Sa-Ré in a browser: whole games in both editions, every screen of them accessible, and small."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table, play_now
from tests.e2e.sa_re_player import SaRePlayer

GAMES = [("desk", "en", "light", "fr", 2, "quick_start"), ("phone", "fr", "dark", "en", 4, "")]
# the screens that a game is stopped at, by what is asked there
SCREENS = ("SelectProjects", "Offer", "DealWithUnrest", "React", "Erect", "Pay")


def check_in(theme: str, page: Page, script: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.wait_for_selector(f'html[data-theme="{theme}"]')
    check(page, script)


@pytest.mark.parametrize(("size", "language", "theme", "edition", "seats", "switch"), GAMES)
def test_a_whole_game(
    visitors: Visitors, axe_script: str, size: str, language: str, theme: str, edition: str, seats: int, switch: str
) -> None:
    page = visitors.visit(size, language, theme)
    open_table(page, "sa-re", seats, edition=edition, options={switch: "on"} if switch else {})
    player = SaRePlayer(page, seed=3)
    looked: list[str] = []
    themes = [theme, "dark" if theme == "light" else "light"]  # by turns: the other size has the other one
    while player.play(700, lambda asked: asked in SCREENS and asked not in looked):
        looked.append(player.asked())
        check_in(themes[SCREENS.index(player.asked()) % 2], page, axe_script)
        player.step()
    expect(page.locator(".headline")).to_be_visible()
    assert {"PlaceStart", "SelectProjects", "Offer", "Erect", "Pay"} <= player.kinds
    check_in(themes[0], page, axe_script)
    page.locator(".headline a").first.click()
    page.wait_for_selector(".replay .city")
    check(page, axe_script)


def test_a_turn_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "sa-re", 2, edition="fr")
    player = SaRePlayer(page, seed=5, keyboard=True)
    assert player.play(20, lambda asked: asked == "Offer")
    before = player.version()
    page.keyboard.press("t")
    player.settle(before)
    assert player.play(60, lambda asked: asked == "Offer")
    page.keyboard.press("s")
    expect(page.locator('[data-place="track-1"][aria-label*="obelisk lying"], .board.building').first).to_be_visible()
    assert player.play(80, lambda asked: asked == "SelectProjects")


# the first player's number with which the quick start deals this building
DEALT = {"TE": 10, "PA": 6, "BA": 2, "MA": 20}


@pytest.mark.parametrize("power", DEALT)
def test_a_power_turns_to_its_night_side(visitors: Visitors, power: str) -> None:
    page = visitors.visit()
    open_table(page, "sa-re", 2, number=DEALT[power], edition="fr", options={"quick_start": "on"})
    player = SaRePlayer(page, seed=2)
    card = page.locator(f'[data-power="{power}"].legal')
    assert player.play(80, lambda asked: card.count() > 0)
    card.click()
    if power == "BA":
        page.locator('[data-track="2"].legal').click()
    elif power == "MA":
        page.locator("[data-card].legal").first.click()
        page.locator(".uses .btn").first.click()
    elif power == "TE":
        page.wait_for_selector('.table[data-asked="PickCard"]')
        assert page.locator(".shoe .card.legal").count() == 2
        page.locator(".shoe .card.legal").first.click()
    expect(page.locator(".power.night")).to_be_visible()


def test_projects_are_moved_and_razed(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "sa-re", 2, edition="fr")
    player = SaRePlayer(page)
    assert player.play(20, lambda asked: asked == "SelectProjects")
    page.locator('[data-tile="PY"]').click()
    page.locator('[data-space="B2"]').click()
    expect(page.locator('[data-place="space-1-B2"].project')).to_be_visible()
    player.step()  # goes on
    assert player.play(120, lambda asked: asked == "SelectProjects")
    page.locator('button[data-space="B2"]').click()
    page.get_by_role("button", name="Move it").click()
    page.locator('[data-space="C4"].legal').click()
    expect(page.locator('[data-place="space-1-C4"].project')).to_be_visible()
    for before in ("MoveProject", "SelectProjects"):
        page.keyboard.press("u")
        expect(page.locator(".table")).to_have_attribute("data-asked", before)
    expect(page.locator('[data-place="space-1-B2"].project')).to_be_visible()
    page.locator('[data-space="A1"]').click()
    page.get_by_role("button", name="Raze it").click()
    expect(page.locator(".table")).to_have_attribute("data-asked", "TrimStock")
    while player.asked() == "TrimStock":
        player.step()
    expect(page.locator('[data-place="stock-1"]')).to_contain_text("0 of 0")


def test_why_not_is_said(visitors: Visitors) -> None:
    """A building that cannot be started answers with the reason and its paragraph."""
    page = visitors.visit()
    open_table(page, "sa-re", 2, edition="fr")
    player = SaRePlayer(page)
    assert player.play(20, lambda asked: asked == "SelectProjects")
    page.locator('[data-tile="PY"]').click()
    page.locator('[data-space="B2"]').click()
    page.wait_for_selector('[data-tile="PY"]:not(.legal)')
    page.locator('[data-tile="PY"]').click()
    expect(page.locator(".prompt.illegal")).to_contain_text("You already have a Pyramid on your site")
    expect(page.locator(".prompt.illegal")).to_contain_text("SR-4.7")


def test_the_table_is_small(visitors: Visitors) -> None:
    """What Sa-Ré adds to a page that has shown another table: under 60 kB gzipped."""
    page = visitors.visit()
    sizes: dict[str, int] = {}

    def note(answer: Response) -> None:
        path = answer.url.removeprefix(visitors.server.url)
        if path.startswith("/assets/") and path.endswith((".js", ".css", ".svg")):
            sizes.setdefault(path, len(gzip.compress(answer.body())))

    page.on("response", note)
    play_now(page, "en")
    page.wait_for_selector(".table[data-asked]")
    page.wait_for_load_state("networkidle")
    before = sum(sizes.values())
    open_table(page, "sa-re", 2, edition="fr")
    page.wait_for_load_state("networkidle")
    added = sum(sizes.values()) - before
    print(f"Sa-Ré adds {added} bytes to {before}")
    assert 5_000 < added < 60_000
