"""What the table of Babel answers, shows and asks, at moments that are dealt move by move."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.player import enter, open_table, post

# Seat 1 has three Assyrians in a row facing a temple of 1 and 2, a column that can migrate, and five cards in hand.
FACING_A_TEMPLE = [
    *[f"* {chance}" for chance in ("first 1", *(f"nation {letter}" for letter in "AAAAPPMMASH"))],
    *[f"1 {move}" for move in ("go A", "dep A", "dep A", "dep A", "build res", "end")],
    *[f"* {chance}" for chance in ("temple 2", "temple 4", "nation S", "nation S", "nation H")],
    *[f"2 {move}" for move in ("go A", "dep P", "dep P", "build res", "build opp", "end")],
    *[f"* {chance}" for chance in ("temple 3", "temple 5", "nation S", "nation H", "nation P")],
]
# Seat 1 holds AAHS, and must discard two of them in the middle of the other one's turn.
LOSING_HALF = [
    *[f"* {chance}" for chance in ("first 1", *(f"nation {letter}" for letter in "AAAPPPMMASH"))],
    *[f"1 {move}" for move in ("go A", "dep A", "build res", "end")],
    *[f"* {chance}" for chance in ("temple 2", "temple 4", "nation A", "nation S", "nation H")],
    *[f"2 {move}" for move in ("go A", "dep P", "dep P", "dep P", "build res", "half P")],
]


def sit_at(page: Page, moves: list[str]) -> None:
    """A game that goes on after these moves, against a greedy bot."""
    enter(page, "Nefret")
    origin = page.request.get("/health").url.removesuffix("/health")
    text = "\n".join(['[Game "babel"]', '[Edition "filosofia"]', '[Rules "2"]', '[Seats "2"]', "", *moves, ""])
    headers = {"Origin": origin, "Content-Type": "text/plain"}
    answer = page.request.post("/api/import?seat=1", data=text, headers=headers)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    post(page, f"/tables/{table}/bot", {"seat": 2, "level": "greedy"})
    post(page, f"/tables/{table}/start", {})
    page.goto(f"/table/{table}")
    page.wait_for_selector(".table[data-asked]")


def test_a_click_is_answered_about_what_was_clicked(visitors: Visitors) -> None:
    page = visitors.visit()
    sit_at(page, FACING_A_TEMPLE)
    refused = page.locator(".prompt.illegal")
    page.locator("[data-run]").click()
    page.locator('[data-site="S"]').click()  # an ability is open: this is no move of the pawn
    expect(refused).to_contain_text("only where your pawn stands: at the Assyrians’ site. Rule BA-4.4")
    page.keyboard.press("Escape")
    page.locator('[data-site="M"]').click()
    expect(refused).to_contain_text("To move to the Medes’ site you discard a Mede card, and you hold none.")
    page.locator('[data-site="A"]').click()
    expect(refused).to_contain_text("Your pawn is already at the Assyrians’ site.")
    page.locator("[data-quarry]").click()
    expect(refused).to_contain_text("Your pawn has left the quarry and cannot go back. Rule BA-2.3")
    page.locator('[data-card="H"]').click()
    page.locator('[data-place="lane-1-H"] .whole').click()
    expect(refused).to_contain_text("only where your pawn stands")
    page.locator('[data-source="own"]').click()
    expect(refused).to_contain_text("Your next level here is 2, and the last card of that Temple column is a 4.")


def test_ending_a_turn_says_what_is_given_up(visitors: Visitors) -> None:
    page = visitors.visit()
    sit_at(page, FACING_A_TEMPLE)
    end, migrate = page.locator('[data-move="end"]'), page.locator('[data-kind="migrate"]')
    expect(migrate).to_contain_text("possible")
    expect(page.locator("[data-kind] svg")).to_have_count(0)  # a tick would be read as done
    end.click()
    expect(end).to_have_text("You could still migrate and deploy 5 cards. Finish anyway?")
    page.locator('[data-move="mig"]').click()
    page.locator(".lane.glows .whole").click()
    page.locator('[data-place="lane-1-H"] .whole').click()
    expect(migrate).to_contain_text("done")
    expect(migrate.locator("svg")).to_have_count(1)
    end.click()
    expect(end).to_have_text("You could still deploy 5 cards. Finish anyway?")
    end.click()
    expect(page.locator(".log")).to_contain_text("Nefret ends the turn with 5 cards in hand.")


def test_a_destroyed_temple_lies_on_the_pile(visitors: Visitors) -> None:
    page = visitors.visit()
    sit_at(page, FACING_A_TEMPLE)
    pile = page.locator('[data-place="pile"]')
    expect(pile).to_have_attribute("data-left", "39")
    expect(page.locator('[data-ability="half"]')).to_contain_text("Lose half the hand")
    page.locator("[data-run]").click()
    page.locator('[data-site="A"]').click()  # the temple itself
    expect(pile).to_have_attribute("data-left", "41")
    expect(pile.locator("[data-known]")).to_have_text(["1", "2"])
    pile.click()
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("41 cards left. On top, seen when a temple was destroyed: 1, 2")
    expect(told).to_contain_text("Read rule BA-6.3")
    page.keyboard.press("Escape")
    page.locator('[data-site="A"]').focus()
    page.keyboard.press("w")
    expect(told).to_contain_text("Next for Nefret: level 2, with 2 Nation cards or more (2 here).")


def test_the_aim_the_reserves_and_half_a_hand_on_a_phone(visitors: Visitors) -> None:
    page = visitors.visit("phone", "fr", "dark")
    open_table(page, "babel", 2, options={"first": "1"})
    page.wait_for_selector(".table[data-asked]")
    expect(page.locator("[data-aim]")).to_contain_text("15 contre 9 ou moins pour gagner, sinon 20")
    theirs = page.locator("[data-reserve]")
    expect(theirs).to_have_attribute("aria-label", re.compile(r"Carte réservée d’(Imhotep|Inanna|Enki)\s: niveau 1"))
    theirs.tap()
    expect(page.get_by_role("dialog")).to_contain_text("Seul son propriétaire peut la construire")
    sit_at(page, LOSING_HALF)
    discard = page.locator('[data-commit="drop"]')
    page.locator('[data-card="S"]').tap()
    discard.tap(force=True)  # it says what it waits for
    expect(page.locator("#prompt")).to_contain_text("Choisissez encore une carte à défausser.")
    page.locator('[data-card="A"]').tap()  # back to an earlier nation: the order is no matter
    discard.tap()
    page.keyboard.press("l")
    expect(page.locator(".log")).to_contain_text("Nefret défausse Assyriens, Sumériens.")
