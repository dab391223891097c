"""The pictures of the rulebooks: drawn by the parts of the board, in the lobby and beside a table, only to look at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from mastaba.games import residents
from mastaba.rulebook_pictures import picture, picture_names
from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table

SHADOW = 2  # what may reach over the edge of a picture
TAKES_FOCUS = "one => { one.focus(); return document.activeElement === one }"
DOTTED = ("text-decoration-style", "dotted")
HEIGHT = "one => one.getBoundingClientRect().height"
SEEN = """one => {
  const room = one.querySelector('[role=img]');
  const over = [room.scrollWidth - room.clientWidth, room.scrollHeight - room.clientHeight];
  return [one.getBoundingClientRect().height, Math.max(...over)];
}"""


def look_at(page: Page, name: str) -> Locator:
    """A picture once it is drawn: it took the room that was kept for it, and nothing of it is cut off."""
    figure = page.locator(f'figure[data-picture="{name}"]')
    kept = figure.evaluate(f"one => {{ one.scrollIntoView(); return ({HEIGHT})(one); }}")
    page.wait_for_selector(f'figure[data-picture="{name}"] .still > *')
    height, over = figure.evaluate(SEEN)
    assert height == kept
    assert over <= SHADOW, f"{name} is larger than its room: {over}"
    return figure


@pytest.mark.parametrize("game", [game for game in residents() if picture_names(game)])
@pytest.mark.parametrize(("size", "language", "theme"), [("desk", "en", "light"), ("phone", "fr", "dark")])
def test_every_picture_is_drawn(
    visitors: Visitors, axe_script: str, game: str, size: str, language: str, theme: str
) -> None:
    page = visitors.visit(size, language, theme)
    page.goto(f"/rules?game={game}")
    page.wait_for_selector("figure[data-picture]")
    names = picture_names(game)
    # what axe looks at is the same on a phone, and in every picture of one part of the board
    of_parts = {picture(game, name).part.partition(" ")[0]: name for name in names} if size == "desk" else {}
    for name in of_parts.values():
        look_at(page, name)
    if of_parts:
        check(page, axe_script)
    for name in names:
        if name not in of_parts.values():
            look_at(page, name)


def test_what_is_reconstructed_is_marked_where_it_stands(visitors: Visitors) -> None:
    page = visitors.visit("desk", "fr")
    page.goto("/rules?game=sa-re")
    marked = page.locator('[data-rule="SR-5.14"] [data-value="track.last"]')
    expect(marked).to_have_attribute("title", "reconstitué\u00a0: aucune de nos sources ne donne cette valeur")
    expect(marked).to_have_css(*DOTTED)
    expect(page.locator('[data-rule="SR-7.8"] [data-value="stock.capacity"]')).not_to_have_css(*DOTTED)


def test_a_picture_beside_the_table_is_only_to_look_at(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit("desk")
    open_table(page, "babel", 2)
    page.wait_for_selector(".table[data-asked]")
    sites, places = page.locator("[data-site]").count(), page.locator("[data-place]").count()
    page.keyboard.press("/")
    figure = look_at(page, "three-hittites")
    expect(figure).to_contain_text("Three Hittites lie in a row")
    expect(figure.get_by_text("Player 2", exact=True)).to_be_visible()
    shown = page.get_by_role("img", name="Three Hittites lie in a row")
    described = page.locator(f"#{shown.get_attribute('aria-describedby')}").text_content() or ""
    assert "Player 1, column at the Assyrians’ site, 4 cards: Sumerians, 3 Hittites" in described
    # the board is found where it was, and the keys find nothing in the picture
    assert (page.locator("[data-site]").count(), page.locator("[data-place]").count()) == (sites, places)
    assert figure.locator("[data-site], [data-place], [data-about]").count() == 0
    assert figure.locator("button").count() > 0
    assert figure.locator("button").first.evaluate(TAKES_FOCUS) is False
    check(page, axe_script)
