"""Every screen in both themes, sizes and languages: accessible, quiet, and inside its window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import check, violations
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
# what each size is looked at in, without opening anything anew
LOOKS = {"desk": [("en", "light"), ("fr", "dark")], "phone": [("en", "dark"), ("fr", "light")]}


def check_looks(page: Page, axe_script: str, size: str) -> None:
    for language, theme in LOOKS[size]:
        wear(page, language, theme)
        check(page, axe_script)


@pytest.mark.parametrize("size", SIZES)
def test_lobby_and_its_tabs(visitors: Visitors, axe_script: str, size: str) -> None:
    page = visitors.visit(size)
    enter(page, "Néfertiti la Magnifique")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".who")).to_contain_text("Néfertiti")
    middles = page.evaluate(MIDDLES)
    assert max(middles) - min(middles) < 2, "the header breaks into rows"
    check_looks(page, axe_script, size)
    page.locator(".set-up").first.click()
    check_looks(page, axe_script, size)
    page.keyboard.press("Escape")
    page.locator(".who").click()
    check_looks(page, axe_script, size)
    for address in ("/tables", "/rules", "/bots", "/replays", "/account", "/nothing/here"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check_looks(page, axe_script, size)


@pytest.mark.parametrize("size", SIZES)
def test_table_to_replay(visitors: Visitors, axe_script: str, finished_game: FinishedGame, size: str) -> None:
    page = visitors.visit(size)
    page.goto("/")
    page.get_by_role("main").locator(".act .btn:not(.primary)").first.click()
    give_name(page, "Nefret")
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    check_looks(page, axe_script, size)
    play_now(page, page.locator("html").get_attribute("lang") or "")
    page.wait_for_selector(".table[data-asked]")
    check_looks(page, axe_script, size)
    page.locator("[data-card]").first.click()
    check_looks(page, axe_script, size)
    page.keyboard.press("Escape")
    for key in ("l", "c", "/"):
        page.keyboard.press(key)
        check_looks(page, axe_script, size)
        page.locator("#prompt").focus()
        page.keyboard.press("Escape")
    page.context.add_cookies(finished_game.cookies)
    page.goto(finished_game.address)
    page.wait_for_selector(".headline")
    check_looks(page, axe_script, size)
    page.locator(".headline a").first.click()
    page.wait_for_selector(".replay .board .lane")
    check_looks(page, axe_script, size)


def test_axe_finds_planted_faults(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    page.goto("/bots")
    page.wait_for_selector("main li")
    page.evaluate(PLANTED)
    found = violations(page, axe_script)
    for fault in ("button-name", "color-contrast"):
        assert any(one.startswith(fault) for one in found), fault
