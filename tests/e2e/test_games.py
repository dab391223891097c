"""Whole games of Babel in the browser."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import check
from tests.e2e.babel_player import BabelPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.player import finish_by_api, give_name, play_now

INVITE = {"en": "Invite to Babel", "fr": "Inviter à Babel"}
SIT = {"en": "Sit here", "fr": "S’asseoir ici"}
START = {"en": "Start", "fr": "Commencer"}
AGAIN = {"en": "Play again", "fr": "Rejouer"}
END = {"en": "Points", "fr": "Points"}


@pytest.mark.parametrize(("size", "language", "theme"), [("desk", "en", "light"), ("phone", "fr", "dark")])
def test_a_game_against_a_bot(visitors: Visitors, axe_script: str, size: str, language: str, theme: str) -> None:
    page = visitors.visit(size, language, theme)
    play_now(page, language, against="greedy")
    player = BabelPlayer(page, seed=3)
    if size == "phone":  # plays a whole game against a desk below
        player.play(20)
        finish_by_api(page, urlsplit(page.url).path)
    player.play_to_the_end()
    expect(page.get_by_role("heading", name=END[language], exact=True)).to_be_visible()
    assert {"move", "deploy", "build"} <= player.kinds
    before = page.url
    page.get_by_role("button", name=AGAIN[language]).click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".table[data-asked]")
    page.goto("/account")
    expect(page.locator("table").first).to_contain_text(re.compile(r"Babel\s*[01] / 1"))
    check(page, axe_script)


def test_a_game_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit()
    page.goto("/")
    page.get_by_role("button", name="Set up Babel").focus()
    page.keyboard.press("Enter")
    page.get_by_role("combobox", name="Seat 2").focus()
    page.keyboard.press("ArrowUp")  # from an easy bot to a greedy one, which moves at once
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    BabelPlayer(page, seed=5, keyboard=True).play_to_the_end()


def sit_two(host: Page, guest: Page, language: str = "en", guests: str = "en") -> None:
    """Both at one table of Babel, and the game has begun."""
    host.goto("/")
    host.get_by_role("button", name=INVITE[language]).click()
    give_name(host, "Nefret")
    host.wait_for_url("**/table/*")
    guest.goto(host.url)
    guest.get_by_role("button", name=SIT[guests]).click()
    give_name(guest, "Camille")
    host.get_by_role("button", name=START[language], exact=True).click()


def test_a_game_between_a_desk_and_a_phone(visitors: Visitors) -> None:
    """Each in their own language."""
    host, guest = visitors.visit("desk", "en"), visitors.visit("phone", "fr")
    sit_two(host, guest, "en", "fr")
    players = [BabelPlayer(host, seed=7), BabelPlayer(guest, seed=8)]
    for page in (host, guest):
        page.wait_for_selector(".table[data-version]")
    for _ in range(1500):
        if all(player.is_over() for player in players):
            break
        for player in players:
            if player.asked() and not player.is_over():
                player.step()
        host.wait_for_timeout(5)
    for page in (host, guest):
        expect(page.locator(".headline")).to_be_visible()
