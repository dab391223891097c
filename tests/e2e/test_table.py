"""What a table does besides playing: it comes back by itself, explains itself, and changes its language."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.e2e.babel_player import BabelPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.player import play_now
from tests.e2e.running_server import RunningServer


def begin(visitors: Visitors, size: str = "desk", language: str = "en") -> Page:
    page = visitors.visit(size, language)
    play_now(page, language)
    page.wait_for_selector(".table[data-asked]")
    return page


def test_why_not_names_the_rule_and_opens_it(visitors: Visitors) -> None:
    page = begin(visitors)
    page.locator('[data-source="own"]').click()
    prompt = page.locator(".prompt.illegal")
    expect(prompt).to_contain_text("Your pawn is still at the quarry: move it to a site first.")
    prompt.get_by_role("button", name="Rule BA-").click()
    expect(page.locator("article.open")).to_be_visible()
    expect(page.locator("article.open")).to_be_focused()


def test_undo_takes_back_a_move(visitors: Visitors) -> None:
    page = begin(visitors)
    hand = page.locator('[data-place="hand"]')
    before = hand.inner_text()
    assert BabelPlayer(page).use_card()  # the pawn is still on the quarry, so the card moves it
    expect(page.locator('.site [data-place="pawn-1"]')).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator('.pile-place [data-place="pawn-1"]')).to_have_count(1)
    expect(hand).to_have_text(before, use_inner_text=True)


def test_one_button_takes_back_says_what_and_goes_past_bots(visitors: Visitors) -> None:
    page = visitors.visit()
    play_now(page, "en", against="greedy")
    player = BabelPlayer(page)
    button = page.locator("[data-take-back]")
    page.wait_for_selector(".table[data-asked]")
    button.click()
    expect(page.locator("#prompt")).to_have_text("You have made no move yet that could be taken back.")
    assert player.use_card()
    expect(button).to_have_attribute("aria-label", re.compile("Undo: Takes back: .* moves to"))
    assert player.play(30, lambda asked: page.locator('[data-take-back="back"]').count() > 0)
    expect(page.locator("[data-recap]")).to_contain_text(re.compile("Imhotep|Inanna|Enki"))
    expect(page.locator("[data-changed]").first).to_be_attached()
    button.click()
    expect(page.locator("#prompt")).to_contain_text("has moved since: that goes too")
    button.click()
    expect(page.locator('[data-take-back="own"]')).to_be_visible()


def test_rules_can_be_searched(visitors: Visitors) -> None:
    page = begin(visitors)
    page.keyboard.press("/")
    expect(page.locator("#rules-search")).to_be_focused()
    page.keyboard.type("reserve")
    expect(page.locator("article").first).to_contain_text("reserve")


def test_language_changes_without_a_reload(visitors: Visitors) -> None:
    page = begin(visitors)
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_contain_text("Premier tour")
    assert page.evaluate("window.stayed")


def test_reload_and_second_tab_show_the_same_table(visitors: Visitors) -> None:
    page = begin(visitors)
    BabelPlayer(page).step()
    hand = page.locator('[data-place="hand"]').inner_text()
    second = page.context.new_page()
    for again in (page, second):
        again.goto(page.url)
        again.wait_for_selector(".table[data-asked]")
        assert again.locator('[data-place="hand"]').inner_text() == hand


def test_the_live_region_tells_the_game(visitors: Visitors) -> None:
    page = begin(visitors)
    name = page.request.get("/api/session").json()["name"]
    BabelPlayer(page).step()
    expect(page.locator('[data-live="polite"]')).to_contain_text(f"{name} discards")


def test_a_spectator_sees_no_hand(visitors: Visitors) -> None:
    page = begin(visitors)
    spectator = visitors.visit()
    spectator.goto(page.url)
    expect(spectator.locator("#prompt")).to_contain_text("You are watching")
    assert spectator.locator("[data-card]").count() == 0


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path)
    server.start()
    yield server
    server.stop()


def test_the_table_comes_back_after_the_server_was_killed(browser: Browser, mortal: RunningServer) -> None:
    visitors = Visitors(browser, mortal)
    visitors.forgiven = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    page = begin(visitors)
    player = BabelPlayer(page)
    player.step()
    hand = page.locator('[data-place="hand"]').inner_text()
    mortal.kill()
    expect(page.locator(".prompt.lost")).to_contain_text("Connection lost. Your seat is kept")
    assert page.locator('[data-place="hand"]').inner_text() == hand
    mortal.start()
    expect(page.locator(".table")).to_have_attribute("data-link", "open", timeout=30_000)
    page.wait_for_selector(".table[data-asked]")
    assert page.locator('[data-place="hand"]').inner_text() == hand
    player.step()
    assert visitors.complaints == []
    page.context.close()


def test_the_first_visit_is_small(visitors: Visitors) -> None:
    """Everything until one can play, gzipped: under 300 kB, of which script under 120 kB."""
    page = visitors.visit()
    sizes: dict[str, int] = {}

    def note(answer: Response) -> None:
        path = answer.url.removeprefix(visitors.server.url)
        if path.startswith("/api/"):
            return
        body = answer.body()
        sizes[path] = len(body) if path.endswith(".woff2") else len(gzip.compress(body))

    page.on("response", note)
    play_now(page, "en")
    page.wait_for_selector(".table[data-asked]")
    page.wait_for_timeout(500)
    script = sum(size for path, size in sizes.items() if path.endswith(".js"))
    total = sum(sizes.values())
    print(f"script {script}, all {total} bytes")
    assert script < 120_000
    assert total < 300_000
