"""Every screen in both themes, sizes and languages: accessible, quiet, and inside its window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.babel_player import BabelPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.test_games import PLAY

RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
AT_REST = """Promise.all(document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < 5000)
    .map(one => one.finished.catch(() => null)))"""
LOOKS = [("desk", "en", "light"), ("desk", "fr", "dark"), ("phone", "fr", "light"), ("phone", "en", "dark")]


def violations(page: Page, script: str) -> list[str]:
    page.evaluate(script)
    found = page.evaluate("rules => axe.run(document, {runOnly: rules})", RULES)
    assert len(found["passes"]) > 10
    return [
        f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes']][:4]}" for one in found["violations"]
    ]


def check(page: Page, script: str) -> None:
    """Looks are judged where they come to rest: what passes by itself, however busy the machine is, was on its way."""
    found = ["not looked at"]
    for _ in range(5):
        page.wait_for_timeout(150)
        page.evaluate(AT_REST)
        found = violations(page, script)
        if not found:
            break
    assert found == [], page.url
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{page.url} scrolls sideways"


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_lobby_and_its_tabs(visitors: Visitors, axe_script: str, size: str, language: str, theme: str) -> None:
    page = visitors.visit(size, language, theme)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language
    check(page, axe_script)
    page.locator(".set-up").first.click()
    check(page, axe_script)
    page.keyboard.press("Escape")
    page.locator(".who").click()
    check(page, axe_script)
    for address in ("/tables", "/rules", "/bots", "/replays", "/nothing/here"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page, axe_script)


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_table_to_replay(visitors: Visitors, axe_script: str, size: str, language: str, theme: str) -> None:
    page = visitors.visit(size, language, theme)
    page.goto("/")
    page.get_by_role("main").locator(".act .btn:not(.primary)").first.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    check(page, axe_script)
    page.goto("/")
    page.get_by_role("main").get_by_role("button", name=PLAY[language], exact=True).click()
    player = BabelPlayer(page, seed=4)
    page.wait_for_selector(".table[data-asked]")
    check(page, axe_script)
    page.locator("[data-card]").first.click()
    check(page, axe_script)
    page.keyboard.press("Escape")
    for key in ("l", "c", "/"):
        page.keyboard.press(key)
        check(page, axe_script)
        page.locator("#prompt").focus()
        page.keyboard.press("Escape")
    player.play_to_the_end()
    check(page, axe_script)
    page.locator(".headline a").first.click()
    page.wait_for_selector(".replay .board .lane")
    check(page, axe_script)


def test_axe_finds_planted_faults(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    page.goto("/bots")
    page.wait_for_selector("main li")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(one.startswith("button-name") for one in violations(page, axe_script))
