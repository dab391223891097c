"""The game on one page: beside the table with the numbers that it is played with, and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mastaba.games import names
from mastaba.texts import player_aid
from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors
from tests.e2e.test_table import begin


def test_the_aid_lies_beside_the_table(visitors: Visitors, axe_script: str) -> None:
    page = begin(visitors)
    page.keyboard.press("p")
    aid = page.locator(".aid")
    expect(aid).to_contain_text("Win at once with 15 points or more while your opponent has 9 or fewer (BA-7.1).")
    check(page, axe_script)
    aid.get_by_role("button", name="BA-7.2").click()
    expect(page.locator("article.open")).to_contain_text("Endgame mode")
    expect(aid).to_have_count(0)
    page.get_by_role("button", name="In short").click()
    expect(aid.get_by_role("heading").first).to_have_text("Goal")


@pytest.mark.parametrize("game", [name for name in names() if player_aid(name, "en")])
def test_it_fits_on_one_sheet(visitors: Visitors, game: str) -> None:
    """Front in one language, and back in the other if one likes."""
    page = visitors.visit()
    for language, title in (("en", "Easily forgotten"), ("fr", "À ne pas oublier")):
        page.goto(f"/aid/{game}?lang={language}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert sheets(page.pdf(prefer_css_page_size=True)) == 1, f"{game} {language}"
    page.get_by_role("checkbox").check()
    expect(page.get_by_role("heading", name="Easily forgotten")).to_be_visible()
    assert sheets(page.pdf(prefer_css_page_size=True)) == 2


def sheets(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))
