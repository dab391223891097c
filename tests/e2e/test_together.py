"""What people at one table do besides playing: hand over, pause, take back, move a seat, and look again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.accessible import check
from tests.e2e.babel_player import BabelPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.test_games import sit_two

ASKED = "Your turn. Your first turn: move to a site, deploy a card there and build your reserve."
# counts every frame, and every change between two frames, in which a card of a hand is in the document
WATCH_FOR_A_HAND = """() => {
  window.frames_with_a_hand = 0;
  const look = () => { window.frames_with_a_hand += document.querySelectorAll('[data-card]').length };
  new MutationObserver(look).observe(document, {childList: true, subtree: true, attributes: true});
  const frame = () => { look(); requestAnimationFrame(frame) };
  frame();
}"""
GAME = Path(__file__).parents[1] / "games" / "babel" / "transcripts"

# what is written under a toast, besides the name of the game
COVERED = """() => {
  const toast = document.querySelector('[data-toast]').getBoundingClientRect();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!/\\S/.test(node.data) || node.parentElement.closest('.toasts, .vh, h1')) continue;
    if (!node.parentElement.checkVisibility()) continue;
    for (const box of range.getClientRects())
      if (box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top)
        found.push(node.data.trim());
  }
  return found;
}"""


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=item).click()


def two(visitors: Visitors) -> tuple[Page, Page]:
    """Whoever must move comes first."""
    pages = visitors.visit(), visitors.visit()
    sit_two(*pages)
    for page in pages:
        page.wait_for_selector(".table[data-version] .turn")
    return pages if BabelPlayer(pages[0]).asked() else (pages[1], pages[0])


def play_a_turn(page: Page) -> None:
    player = BabelPlayer(page)
    for _ in range(60):
        if not player.asked():
            return
        player.step()
    raise AssertionError("the turn does not end")


def test_one_screen_is_handed_over(visitors: Visitors) -> None:
    page = visitors.visit()
    page.goto("/")
    page.get_by_role("button", name="Set up Babel").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Seat 2").select_option("me")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".table[data-asked], .cover")
    if page.locator(".cover").count():
        page.get_by_role("button", name="Show my hand").click()
        page.wait_for_selector(".table[data-asked]")
    first = page.locator(".table").get_attribute("style")
    play_a_turn(page)
    cover = page.locator(".cover")
    expect(cover).to_contain_text("press the button when nobody else can see the screen")
    page.evaluate(WATCH_FOR_A_HAND)
    for key in ("Escape", "Escape", "u", "l", "h"):  # a browser lets the second Escape close any dialog
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert page.evaluate("frames_with_a_hand") == 0
    assert page.locator('[data-card], .log, [data-place="hand"]').count() == 0
    expect(page.locator('[data-live="polite"]')).to_have_text("")
    page.get_by_role("button", name="Show my hand").click()
    expect(cover).to_have_count(0)
    page.wait_for_selector(".table[data-asked]")
    assert page.locator(".table").get_attribute("style") != first  # seen by the other seat now
    expect(page.locator('[data-live="polite"]')).to_have_text(ASKED)  # and nothing else


def test_a_pause_needs_both(visitors: Visitors) -> None:
    one, other = two(visitors)
    menu(one, "Ask for a pause")
    expect(one.locator("#prompt")).to_contain_text("You asked for a pause")
    other.get_by_role("button", name="Agree").click()
    for page in (one, other):
        expect(page.locator("#prompt")).to_contain_text("The game is paused")
    other.get_by_role("button", name="Resume").click()
    one.wait_for_selector(".table[data-asked]")
    expect(one.locator("#prompt")).to_contain_text("first turn")


def test_a_move_is_taken_back_by_consent(visitors: Visitors) -> None:
    one, other = two(visitors)
    play_a_turn(one)
    asks = one.locator('[data-take-back="ask"]')
    asks.click()
    expect(one.locator("#prompt")).to_contain_text("so the others must agree")
    asks.click()
    expect(other.locator("#prompt")).to_contain_text("asks to take back the last")
    expect(other.locator("[data-toast]").last).to_contain_text("asks to take back a move")
    expect(other.locator("[data-toast-told]")).to_contain_text("asks to take back a move")
    other.get_by_role("button", name="Agree").click()
    one.wait_for_selector(".table[data-asked]")
    expect(other.locator(".log")).to_contain_text("goes back to an earlier move")
    other.goto("about:blank")
    expect(one.locator(".seat .away")).to_have_text(re.compile(r"offline, [12]:\d\d to return"))
    expect(one.locator("[data-toast]")).to_contain_text("has gone offline")
    assert one.evaluate(COVERED) == []
    one.set_viewport_size({"width": 390, "height": 844})
    other.goto(one.url)
    expect(one.locator("[data-toast]")).to_contain_text("is back")
    assert one.evaluate(COVERED) == []


def test_a_seat_moves_to_another_device(visitors: Visitors) -> None:
    one, _other = two(visitors)
    menu(one, "Play on another device")
    dialog = one.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="The link as a QR code")).to_be_visible()
    address = dialog.get_by_role("textbox").input_value()
    device = visitors.visit("phone", "fr")
    claims: list[str] = []
    device.on("request", lambda request: claims.append(request.url) if request.url.endswith("/api/claim") else None)
    device.goto(address)
    device.wait_for_url("**/table/*")
    device.wait_for_selector(".table[data-asked]")
    assert len(claims) == 1, "a link works once, so it is used once"
    expect(one.locator("#prompt")).to_contain_text("This seat belongs to somebody else")


def test_sleep_and_another_tab(visitors: Visitors) -> None:
    one, other = two(visitors)
    second = one.context.new_page()
    second.goto(one.url)
    second.wait_for_selector(".table[data-asked]")
    asleep = other.context.new_cdp_session(other)
    asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    play_a_turn(one)
    expect(second.locator(".table[data-asked]")).to_have_count(0)
    asleep.send("Page.setWebLifecycleState", {"state": "active"})
    other.wait_for_selector(".table[data-asked]")
    assert other.locator('[data-place^="pawn-"]').count() == 2


def test_blocked_people_are_not_heard(visitors: Visitors) -> None:
    one, other = two(visitors)
    for page in (one, other):
        page.keyboard.press("c")
    other.get_by_role("textbox", name="Write a message").fill("one")
    other.keyboard.press("Enter")
    expect(one.locator(".messages")).to_contain_text("one")
    one.get_by_text("People at this table").click()
    one.get_by_role("button", name="Block everywhere").click()
    expect(one.locator(".messages")).not_to_contain_text("one")
    one.goto("/account")
    one.get_by_role("button", name="Unblock").click()
    expect(one.get_by_role("button", name="Unblock")).to_have_count(0)


def test_an_imported_game_goes_on_from_any_move(visitors: Visitors) -> None:
    page = visitors.visit()
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(sorted(GAME.glob("*.mst"))[0])
    page.wait_for_url("**/replay/*")
    page.wait_for_selector('.replay[data-at="0"] .lane')  # it begins at the beginning
    replay = page.url
    assert page.locator(".replay main > .board").evaluate("board => board.clientWidth") > 700  # as at a table
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector('.replay:not([data-at="0"])')
    page.get_by_role("button", name="Pause", exact=True).click()
    page.get_by_role("slider").fill("12")
    expect(page.get_by_text(re.compile("Move 12 of"))).to_be_visible()
    for eyes, hands in (("1", 1), ("0", 0), ("all", 2)):
        page.get_by_role("combobox", name="Seen by").select_option(eyes)
        expect(page.locator("[data-hand]:has([data-card])")).to_have_count(hands)
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table[data-asked]")
    expect(page.locator("[data-trial]")).to_contain_text("from move 12")
    page.get_by_role("link", name="Back to the game").click()
    page.wait_for_selector('.replay[data-at="12"]')
    assert page.url == f"{replay}?at=12"
    page.goto("/")
    mine = page.get_by_role("region", name="My games")
    expect(mine.get_by_text(re.compile("^(You|Imhotep|Inanna|Enki) won$"))).to_have_count(1)
    expect(mine.get_by_text("1 game tried again from a move")).to_be_visible()


def test_a_note_to_oneself_comes_back_on_ones_turn(visitors: Visitors, axe_script: str) -> None:
    page, other = two(visitors)
    menu(page, "Note to myself")
    page.get_by_role("textbox", name="Note to myself").fill("If Enki goes to the Medes,\nsteal.")
    page.get_by_role("button", name="Save").click()
    note = page.get_by_role("complementary", name="Note to myself")
    expect(note).to_contain_text("steal")
    page.reload()
    expect(note).to_contain_text("steal")
    check(page, axe_script)
    play_a_turn(page)
    expect(note).to_have_count(0)
    expect(other.get_by_role("complementary", name="Note to myself")).to_have_count(0)
