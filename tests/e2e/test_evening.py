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


def play_by_hands(phones: list[Page], table: str, most: int = 4000) -> Counter[str]:
    """Every phone taps its first choices from the list; what is on the board alone goes over its session."""
    chance, tapped = random.Random(1), Counter[str]()
    taps: Counter[int] = Counter()
    for _ in range(most):
        asked = phones[0].request.get(f"/api/tables/{table}/state").json()["table"]
        if asked["status"] == "over":
            return tapped
        seat = asked["asked"][0]
        phone = phones[seat - 1]
        state = phone.request.get(f"/api/tables/{table}/state?seat={seat}").json()
        if state["decision"] is None:
            continue
        key, version = state["decision"]["prompt"]["key"], state["version"]
        if taps[seat] < BY_TAP:
            taps[seat] += 1
            phone.wait_for_selector(f'.table[data-asked="{key}"][data-version="{version}"]')
            listed = phone.locator("[data-hand-view=choices] [data-move]")
            if listed.count():
                tapped[key] += 1
                tap_one(phone, version, listed.nth(chance.randrange(listed.count())).get_attribute("data-move") or "")
                continue
        play(phone, table, seat, state, chance)
    raise AssertionError("the game does not end")


def tap_one(phone: Page, version: int, move: str) -> None:
    button = phone.locator(f'[data-hand-view=choices] [data-move="{move}"]')
    button.tap()
    if button.count() and button.get_attribute("data-asking") is not None:
        button.tap()  # what would be given up is meant
    phone.wait_for_selector(f'.headline, .table:not([data-version="{version}"])', state="attached")


def play(phone: Page, table: str, seat: int, state: Any, chance: random.Random) -> None:
    move = chance.choice(state["decision"]["options"])["text"]
    body = {"command": str(uuid.uuid4()), "seat": seat, "version": state["version"], "play": move}
    post(phone, f"/tables/{table}/commands", body)


@pytest.mark.parametrize("game", PHONES)
def test_phones_play_around_a_screen(visitors: Visitors, axe_script: str, game: str) -> None:
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
    for phone in phones:  # the host's too, although it scanned nothing: there is a screen
        phone.wait_for_selector(".table.as-hand[data-version]")
        assert phone.locator(".board .board").count() == 0, "the board is on the screen"
    screen.wait_for_selector(".screen[data-screen=playing] .board .board")
    assert screen.locator("[data-card]").count() == 0
    assert screen.evaluate(SMALLEST) > 0.0184
    check(screen, axe_script)
    check(phones[-1], axe_script)
    phones[-1].get_by_role("button", name="Board" if language == "en" else "Plateau").tap()
    phones[-1].wait_for_selector(".table:not(.as-hand) .board .board")
    phones[-1].get_by_role("button", name="Hand" if language == "en" else "Main", exact=True).tap()
    assert play_by_hands(phones, table)
    expect(screen.locator("[data-told] h2")).to_be_visible()
    for phone in phones:
        expect(phone.locator(".headline")).to_be_visible()
    check(screen, axe_script)


def test_a_code_that_leads_nowhere(visitors: Visitors) -> None:
    phone = visitors.visit("phone")
    visitors.forgiven = ("404",)
    phone.goto("/s/2222")
    expect(phone.get_by_role("alert")).to_contain_text("No table has this code now.")
    phone.goto("/s")
    phone.get_by_role("textbox").fill("zzzz")
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("alert")).to_contain_text("No table has this code now.")
