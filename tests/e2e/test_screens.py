"""Every screen in both themes, sizes and languages: accessible, quiet, and inside its window.

Each is inside its window in every size and language. Axe looks at it in one theme and language on a desk and in the
others on a phone, by turns from screen to screen: what is on many screens is seen in both in each size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import AT_REST, check, check_fit, violations
from tests.e2e.conftest import FinishedGame, Visitors
from tests.e2e.look_over import wear
from tests.e2e.player import enter, give_name, play_now

SIZES = ["desk", "phone"]
# how high the parts of the lobby's header stand, which are one row
MIDDLES = """['.brand', '.who', '.lang'].map(one => {
  const box = document.querySelector(`header ${one}`).getBoundingClientRect();
  return (box.top + box.bottom) / 2;
})"""
PLANTED = """() => {
  const pale = document.createElement('p');
  pale.textContent = 'pale';
  pale.style.cssText = 'color: #aaa; background: #fff';
  document.querySelector('main').append(document.createElement('button'), pale);
}"""
# what each size is looked at in, without opening anything anew; the first screen by axe in the first of them
LOOKS = {"desk": [("en", "light"), ("fr", "dark")], "phone": [("fr", "dark"), ("en", "light")]}


def looking(page: Page, axe_script: str, size: str) -> Callable[[], None]:
    """Looks at the next screen whenever it is called."""
    looks = LOOKS[size][:]

    def look() -> None:
        for language, theme in reversed(looks):
            wear(page, language, theme)
            page.evaluate(AT_REST)
            check_fit(page)
        check(page, axe_script)
        looks.reverse()

    return look


@pytest.mark.parametrize("size", SIZES)
def test_lobby_and_its_tabs(visitors: Visitors, axe_script: str, size: str) -> None:
    page = visitors.visit(size)
    look = looking(page, axe_script, size)
    enter(page, "Néfertiti la Magnifique")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".who")).to_contain_text("Néfertiti")
    middles = page.evaluate(MIDDLES)
    assert max(middles) - min(middles) < 2, "the header breaks into rows"
    look()
    page.locator(".set-up").first.click()
    look()
    page.keyboard.press("Escape")
    page.locator(".who").click()
    look()
    for address in ("/tables", "/rules", "/bots", "/replays", "/account", "/nothing/here"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        look()


@pytest.mark.parametrize("size", SIZES)
def test_table_to_replay(visitors: Visitors, axe_script: str, finished_game: FinishedGame, size: str) -> None:
    page = visitors.visit(size)
    look = looking(page, axe_script, size)
    page.goto("/")
    page.get_by_role("main").locator(".act .btn:not(.primary)").first.click()
    give_name(page, "Nefret")
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    look()
    play_now(page, page.locator("html").get_attribute("lang") or "")
    page.wait_for_selector(".table[data-asked]")
    look()
    page.locator("[data-card]").first.click()
    look()
    page.keyboard.press("Escape")
    for key in ("l", "c", "/"):
        page.keyboard.press(key)
        look()
        page.locator("#prompt").focus()
        page.keyboard.press("Escape")
    page.context.add_cookies(finished_game.cookies)
    page.goto(finished_game.address)
    page.wait_for_selector(".headline")
    look()
    page.locator(".headline a").first.click()
    page.wait_for_selector(".replay .board .lane")
    look()


def test_axe_finds_planted_faults(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    page.goto("/bots")
    page.wait_for_selector("main li")
    page.evaluate(PLANTED)
    found = violations(page, axe_script)
    for fault in ("button-name", "color-contrast"):
        assert any(one.startswith(fault) for one in found), fault
