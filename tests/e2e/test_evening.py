"""An evening around one screen: phones scan, sit down and are hands; the screen shows the game to its end."""

from __future__ import annotations

import random
import uuid
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors
from tests.e2e.player import enter, post

PHONES = {"amun-re": 4, "babel": 2, "cleopatra": 4, "sa-re": 4}
BY_TAP = 4  # choices that each phone makes on the page; the rest of the game is played over its session
# the smallest type in shares of the height: 20 px of 1080; text that lies on its side has no height of its own
SMALLEST = """() => {
  const root = document.documentElement, zoom = root.getBoundingClientRect().width / root.offsetWidth, sizes = [];
  const texts = document.createTreeWalker(document.querySelector('.screen'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || element.closest('.keys, .vh, .bank') || !element.checkVisibility()) continue;
    const drawn = element.closest('svg') ? Math.abs(element.getScreenCTM().d) : zoom;
    sizes.push(parseFloat(getComputedStyle(element).fontSize) * drawn / innerHeight);
  }
  return Math.min(...sizes);
}"""

# plays any move while this seat is asked; the seat that is asked then, or 0 at the end
PLAY_ON = """async ([table, seat]) => {
  for (let k = 0; ; k++) {
    const state = await (await fetch(`/api/tables/${table}/state?seat=${seat}`)).json();
    if (state.table.status !== 'playing') return 0;
    if (!state.decision) return state.table.asked[0] ?? seat;
    const { options } = state.decision, play = options[(state.version * 7 + k) % options.length].text;
    const body = JSON.stringify({command: crypto.randomUUID(), seat, version: state.version, play});
    await fetch(`/api/tables/${table}/commands`, {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
  }
}"""


def play_by_hands(phones: list[Page], table: str, live: bool, most: int = 2000) -> Counter[str]:
    """Every phone taps its first choices from the list, and then plays on over its own session, any move."""
    chance, tapped, seat = random.Random(1), Counter[str](), 1
    taps: Counter[int] = Counter()
    for _ in range(most):
        phone = phones[seat - 1]
        if taps[seat] >= BY_TAP:
            if not live and not phone.url.endswith("/health"):
                phone.goto("/health")
            seat = phone.evaluate(PLAY_ON, [table, seat])
            if seat == 0:
                return tapped
            continue
        state = phone.request.get(f"/api/tables/{table}/state?seat={seat}").json()
        if state["decision"] is None:
            seat = state["table"]["asked"][0]
            continue
        taps[seat] += 1
        key, version = state["decision"]["prompt"]["key"], state["version"]
        phone.wait_for_selector(f'.table[data-asked="{key}"][data-version="{version}"]')
        listed = phone.locator("[data-hand-view=choices] [data-move]")
        if listed.count():
            tapped[key] += 1
            tap_one(phone, version, listed.nth(chance.randrange(listed.count())).get_attribute("data-move") or "")
        else:
            play(phone, table, seat, state, chance)
    raise AssertionError("the game does not end")


def tap_one(phone: Page, version: int, move: str) -> None:
    phone.locator(f'[data-hand-view=choices] [data-move="{move}"]').tap()
    moved = f'.headline, .table:not([data-version="{version}"])'
    phone.wait_for_selector(f"{moved}, [data-asking]", state="attached")
    if phone.locator("[data-asking]").count():
        phone.locator("[data-asking]").tap()  # what would be given up is meant
        phone.wait_for_selector(moved, state="attached")


def play(phone: Page, table: str, seat: int, state: Any, chance: random.Random) -> None:
    move = chance.choice(state["decision"]["options"])["text"]
    body = {"command": str(uuid.uuid4()), "seat": seat, "version": state["version"], "play": move}
    post(phone, f"/tables/{table}/commands", body)


# Babel in every run; the others take longer
LONG = [pytest.param(game, False, marks=pytest.mark.soak) for game in PHONES if game != "babel"]
WHOLE = [pytest.param(game, True, marks=pytest.mark.soak) for game in PHONES]


@pytest.mark.parametrize(("game", "live"), [("babel", False), *LONG, *WHOLE])
def test_phones_play_around_a_screen(visitors: Visitors, axe_script: str, game: str, live: bool) -> None:
    """With `live` all phones follow the whole game; else they rest after their first choices, which is much faster."""
    language = "fr" if game in ("babel", "sa-re") else "en"
    host, screen = visitors.visit("phone", language), visitors.visit("screen", language)
    enter(host, "Nefret")
    table = post(host, "/tables", {"game": game, "seats": PHONES[game]})["id"]
    host.goto(f"/table/{table}")
    host.get_by_role("button", name="Show a code" if language == "en" else "Afficher un code").click()
    code = host.locator("[data-code]").get_attribute("data-code") or ""
    # the television: four letters, and the table is on it
    screen.goto("/tv")
    screen.get_by_role("textbox").fill(code.lower())
    screen.keyboard.press("Enter")
    screen.wait_for_url(f"**/table/{table}/screen")
    expect(screen.locator(f'[data-code="{code}"]')).to_be_visible()
    check(screen, axe_script)
    # every other phone: a name, and it sits
    phones = [host]
    for seat in range(2, PHONES[game] + 1):
        phone = visitors.visit("phone", language)
        phone.goto(f"/s/{code}")
        phone.get_by_role("textbox").fill(f"Guest {seat}")
        if seat == 2:
            check(phone, axe_script)
        phone.get_by_role("button", name="Sit down" if language == "en" else "S’asseoir").tap()
        phone.wait_for_url(f"**/table/{table}?view=hand")
        expect(screen.locator(".seat").nth(seat - 1)).to_contain_text(f"Guest {seat}")
        phones.append(phone)
    host.get_by_role("button", name="Start" if language == "en" else "Commencer", exact=True).tap()
    screen.wait_for_selector(".screen[data-screen=playing]")
    for phone in phones:  # the host's too, although it scanned nothing: there is a screen
        phone.wait_for_selector(".table.as-hand[data-version]")
        assert phone.locator(".board .board").count() == 0, "the board is on the screen"
    screen.wait_for_selector(".screen[data-screen=playing] .board .board")
    assert screen.locator("[data-card]").count() == 0
    assert screen.evaluate(SMALLEST) > 0.0184
    assert "Inter" in screen.locator(".board .board").first.evaluate("board => getComputedStyle(board).fontFamily")
    check(screen, axe_script)
    check(phones[-1], axe_script)
    phones[-1].get_by_role("button", name="Board" if language == "en" else "Plateau").tap()
    phones[-1].wait_for_selector(".table:not(.as-hand) .board .board")
    phones[-1].get_by_role("button", name="Hand" if language == "en" else "Main", exact=True).tap()
    phones[-1].locator("nav").get_by_role("button", name="Chat" if language == "en" else "Messages").tap()
    phones[-1].locator('[data-preset="ouch"]').tap()
    expect(screen.locator(".seat").last.locator('[data-said="ouch"]')).to_be_visible()
    phones[-1].keyboard.press("Escape")
    assert play_by_hands(phones, table, live)
    if not live:
        for phone in phones:
            phone.goto(f"/table/{table}?view=hand")
    expect(screen.locator("[data-told] h2")).to_be_visible()
    for phone in phones:
        expect(phone.locator(".headline")).to_be_visible()
    check(screen, axe_script)
    # once more: everybody asks for it, seats turn by one, and the screen goes along
    for phone in phones:
        phone.locator(".headline .btn.go").tap()
        phone.wait_for_url(lambda url: table not in url)
    for phone in phones:
        phone.wait_for_selector(".table.as-hand[data-version]")
    screen.wait_for_selector(".screen[data-screen=playing] .board .board")
    assert table not in screen.url
    expect(screen.locator(".seats .seat").nth(1)).to_contain_text("Nefret")


def test_a_code_that_leads_nowhere(visitors: Visitors) -> None:
    phone = visitors.visit("phone")
    visitors.forgiven = ("404",)
    phone.goto("/s/2222")
    expect(phone.get_by_role("alert")).to_contain_text("No table has this code now.")
    phone.goto("/s")
    phone.get_by_role("textbox").fill("zzzz")
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("alert")).to_contain_text("No table has this code now.")
