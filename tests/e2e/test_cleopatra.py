"""Cleopatra in the browser: whole games, every phase looked at by axe, and a mosaic laid by the keyboard alone."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import check_in
from tests.e2e.cleopatra_player import CleopatraPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.player import finish_by_api, open_table, play_away, play_now

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
STATIC = ROOT / "src/mastaba/static"
# what axe looks at in a game: what is asked, what is built, and a worshipper's card
SCREENS = (
    "Activate",
    "ChooseAction",
    "TakeStall",
    "StockStall",
    "Quarry",
    "Pay",
    "SealBid",
    "Claim",
    "LimitHand",
    "worshipper",
    "column",
    "door",
    "sphinx",
    "mosaic",
)


def begin(visitors: Visitors, look: tuple[str, str, str] = ("desk", "en", "light"), bots: int = 1) -> CleopatraPlayer:
    page = visitors.visit(*look)
    open_table(page, "cleopatra", bots + 1)
    player = CleopatraPlayer(page, seed=3, narrow=look[0] == "phone")
    player.wait()
    return player


class Looks:
    """What axe has looked at, by turns in both themes: the other size has the other one."""

    def __init__(self, page: Page, axe_script: str, themes: tuple[str, str]) -> None:
        self.page = page
        self.axe_script = axe_script
        self.themes = themes
        self.seen: set[str] = set()

    def look(self, screen: str) -> None:
        """At its first coming."""
        if screen not in self.seen:
            self.seen.add(screen)
            check_in(self.themes[SCREENS.index(screen) % 2], self.page, self.axe_script)

    def look_at_worshippers(self) -> None:
        self.page.locator("[data-worshipper]").first.click()
        self.look("worshipper")
        self.page.keyboard.press("Escape")

    def look_at_the_quarry(self, player: CleopatraPlayer) -> None:
        """Every line that can be chosen, with its places or its mosaic."""
        kinds = self.page.locator("[data-kind].can")
        for kind in [kinds.nth(k).get_attribute("data-kind") or "" for k in range(kinds.count())]:
            if kind in SCREENS and kind not in self.seen:
                player.part("quarry")
                self.page.locator(f"[data-kind={kind}]").click()
                self.look(kind)
                self.page.keyboard.press("Escape")
                player.part("quarry")


@pytest.mark.parametrize(
    ("size", "language", "themes"), [("desk", "en", ("light", "dark")), ("phone", "fr", ("dark", "light"))]
)
def test_a_whole_game(visitors: Visitors, axe_script: str, size: str, language: str, themes: tuple[str, str]) -> None:
    """Each kind of decision is looked at by axe when it first comes up, and so is the result. Four players: a game of
    two takes twice as many decisions of each."""
    player = begin(visitors, (size, language, themes[0]), 3)
    page = player.page
    table = urlsplit(page.url).path
    looks = Looks(page, axe_script, themes)
    looks.look_at_worshippers()
    for _ in range(600):
        if not player.wait():
            break
        looks.look(player.asked())
        if player.asked() == "Quarry":
            looks.look_at_the_quarry(player)
        player.step()
        if size == "phone" and looks.seen == set(SCREENS):  # the rest has nothing new
            finish_by_api(page, table)
    expect(page.locator(".headline")).to_be_visible()
    assert {"Activate", "ChooseAction", "TakeStall", "StockStall", "Quarry", "Pay", "SealBid", "mosaic"} <= player.kinds
    expect(page.locator("section:has(#reckoning-title) ol > li")).to_have_count(4)
    check_in(themes[0], page, axe_script)
    page.locator(".headline a").first.click()
    expect(page.locator('.replay [data-place="garden"]')).to_be_visible()
    check_in(themes[1], page, axe_script)


def may_lay_a_mosaic(state: Any) -> bool:
    """In the quarry, with the cards for one."""
    return any(option["text"].startswith("build mosaic") for option in state["decision"]["options"])


def test_a_mosaic_by_pointer_finger_and_keyboard(visitors: Visitors) -> None:
    """Each of them can carry it; here the keyboard alone chooses it, turns it, lays it and pays it."""
    player = begin(visitors, ("phone", "en", "light"))
    page = player.page
    ghost = page.locator("[data-ghost]")
    play_away(page, urlsplit(page.url).path, may_lay_a_mosaic)
    player.part("quarry")
    page.locator("[data-kind=mosaic]").click()
    carry_by_pointer_and_finger(page)
    page.keyboard.press("Escape")

    laid = page.locator("[data-tile]").count()
    page.locator("#prompt").focus()
    page.keyboard.press("q")
    expect(page.locator("[data-kind]:focus")).to_have_count(1)
    for _ in range(6):
        if page.evaluate("document.activeElement.dataset.kind") == "mosaic":
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(ghost).to_be_focused()
    places = [ghost.get_attribute("data-ghost")]
    for key in ("ArrowLeft", "ArrowUp", "r", "f", "ArrowRight"):
        page.keyboard.press(key)
        places.append(ghost.get_attribute("data-ghost"))
    assert len(set(places)) >= 4
    find_room(page)
    expect(page.locator("#prompt")).to_contain_text(re.compile(r"5 \+ \d palms? = \d scarabs"))
    page.keyboard.press("Enter")
    page.wait_for_selector('.table[data-asked="Pay"]')
    page.keyboard.press("Enter")
    page.wait_for_selector('.table:not([data-asked="Pay"])')
    player.part("palace")
    expect(page.locator("[data-tile]")).to_have_count(laid + 1)


def carry_by_pointer_and_finger(page: Page) -> None:
    """The pointer carries it until it is laid down; a finger carries it 48 pixels above itself."""
    ghost = page.locator("[data-ghost]")
    box = page.locator('[data-place="garden"]').bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    elsewhere = ghost.get_attribute("data-ghost")
    page.mouse.move(*middle)
    by_pointer = ghost.get_attribute("data-ghost")
    assert by_pointer != elsewhere
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.touchscreen.tap(middle[0], middle[1] + 48)
    expect(ghost).to_have_attribute("data-ghost", by_pointer or "")
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    expect(ghost).to_have_attribute("data-ghost", by_pointer or "")  # it was laid down


def find_room(page: Page) -> None:
    """With the arrows, from one corner of the garden to the other, until the mosaic fits."""
    for key in ["ArrowLeft"] * 9 + ["ArrowDown"] * 9:
        page.keyboard.press(key)
    for _row in range(9):
        for _file in range(9):
            if page.locator(".ghost.fits").count():
                return
            page.keyboard.press("ArrowRight")
        for key in ["ArrowLeft"] * 9 + ["ArrowUp"]:
            page.keyboard.press(key)
    raise AssertionError("there is no room for this mosaic as it lies")


def test_what_is_hidden_looks_hidden(visitors: Visitors) -> None:
    player = begin(visitors, bots=2)
    page = player.page
    assert page.locator(".left .seat .score").all_inner_texts() == ["?", "?", "5"]
    expect(page.locator("[data-corruption]")).to_have_text("0")
    watcher = visitors.visit()
    watcher.goto(page.url)
    expect(watcher.locator("#prompt")).to_contain_text("You are watching")
    assert watcher.locator(".left .seat .score").all_inner_texts() == ["?", "?", "?"]
    assert watcher.locator("[data-card], [data-corruption]").count() == 0


def test_a_piece_that_cannot_be_paid_says_why(visitors: Visitors) -> None:
    player = begin(visitors)
    assert player.play_until("Quarry")
    player.page.locator("[data-kind].no").first.click(force=True)
    expect(player.page.locator(".prompt.illegal")).to_be_visible()
    expect(player.page.locator(".prompt.illegal .term")).to_contain_text("CL-")


def test_the_table_is_small(visitors: Visitors) -> None:
    """What a table of Cleopatra loads and one of Babel does not, its sheets of signs among it."""
    page = visitors.visit()
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url.removeprefix(visitors.server.url)))
    play_now(page, "en")
    page.wait_for_selector(".table[data-asked]")
    page.wait_for_load_state("networkidle")
    before = set(loaded)
    page.mouse.move(0, 0)  # over nothing that would explain itself with a paragraph of the rules
    open_table(page, "cleopatra", 2)
    page.wait_for_selector(".table[data-asked]")
    page.wait_for_load_state("networkidle")
    new = {path for path in loaded if path.startswith("/assets/")} - before
    added = sum(len(gzip.compress((STATIC / path[1:]).read_bytes())) for path in new)
    print(f"the table adds {added} bytes")
    assert 20_000 < added < 70_000  # a sixth of it are the words with which things explain themselves
