"""Cleopatra in the browser: whole games, every phase looked at by axe, and a mosaic laid by the keyboard alone."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import check
from tests.e2e.cleopatra_player import CleopatraPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table, play_now

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
STATIC = ROOT / "src/mastaba/static"


def begin(visitors: Visitors, look: tuple[str, str, str] = ("desk", "en", "light"), bots: int = 1) -> CleopatraPlayer:
    page = visitors.visit(*look)
    open_table(page, "cleopatra", bots + 1)
    player = CleopatraPlayer(page, seed=3, narrow=look[0] == "phone")
    player.wait()
    return player


def show_what_can_be_built(player: CleopatraPlayer, axe_script: str) -> None:
    """Every line of the quarry that can be chosen, with its places or its mosaic."""
    kinds = player.page.locator("[data-kind].can")
    for kind in [kinds.nth(k).get_attribute("data-kind") for k in range(kinds.count())]:
        if kind == "throne" or kind in player.kinds:
            continue
        player.kinds.add(kind or "")
        player.page.locator(f"[data-kind={kind}]").click()
        check(player.page, axe_script)
        player.page.keyboard.press("Escape")
        player.part("quarry")


@pytest.mark.parametrize("look", [("desk", "en", "light"), ("phone", "fr", "light")])
def test_a_whole_game(visitors: Visitors, axe_script: str, look: tuple[str, str, str]) -> None:
    """Each kind of decision is looked at by axe when it first comes up, and so is the result. Four players: a game of
    two, which night looks at below, takes twice as many decisions of each."""
    player = begin(visitors, look, 3)
    seen: set[str] = set()
    for _ in range(600):
        if not player.wait():
            break
        if player.asked() not in seen:
            seen.add(player.asked())
            check(player.page, axe_script)
        if player.asked() == "Quarry" and look[0] == "desk":
            show_what_can_be_built(player, axe_script)
        player.step()
    expect(player.page.locator(".headline")).to_be_visible()
    assert {"Activate", "ChooseAction", "TakeStall", "StockStall", "Quarry", "Pay", "SealBid", "mosaic"} <= player.kinds
    expect(player.page.locator("section:has(#reckoning-title) ol > li")).to_have_count(4)
    check(player.page, axe_script)
    player.page.locator(".headline a").first.click()
    expect(player.page.locator('.replay [data-place="garden"]')).to_be_visible()
    check(player.page, axe_script)


@pytest.mark.parametrize("look", [("desk", "fr", "dark"), ("phone", "en", "dark")])
def test_by_night(visitors: Visitors, axe_script: str, look: tuple[str, str, str]) -> None:
    player = begin(visitors, look)
    player.page.locator("[data-worshipper]").first.click()
    check(player.page, axe_script)
    player.page.keyboard.press("Escape")
    for asked in ("StockStall", "Quarry", "Pay"):
        assert player.play_until(asked)
        check(player.page, axe_script)
        if asked == "Quarry":
            show_what_can_be_built(player, axe_script)


def test_a_mosaic_by_pointer_finger_and_keyboard(visitors: Visitors) -> None:
    """Each of them can carry it; here the keyboard alone chooses it, turns it, lays it and pays it."""
    player = begin(visitors, ("phone", "en", "light"))
    page = player.page
    ghost = page.locator("[data-ghost]")
    while player.play_until("Quarry") and page.locator("[data-kind=mosaic].can").count() == 0:
        player.step()
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
