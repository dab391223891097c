"""Amun-Re's table says why not, explains itself, loses nothing by a default, and keeps its panel beside the rules."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table, post

NUMBERS = count()


def play_until(page: Page, address: str, wanted: str, *liked: str) -> None:
    """Seat 1 plays over the API until this is asked: the first liked move that is possible, else the last of all."""
    path = address.replace("/table/", "/tables/")
    while True:
        state = page.request.get(f"/api{path}/state?seat=1").json()
        if state["decision"] is None:
            page.wait_for_selector(".table[data-asked]")
            continue
        if state["decision"]["prompt"]["key"] == wanted:
            break
        moves = [option["text"] for option in state["decision"]["options"]]
        move = next((move for like in liked for move in moves if move.startswith(like)), moves[-1])
        command = {"command": f"until-{next(NUMBERS):06}", "seat": 1, "version": state["version"], "play": move}
        post(page, f"{path}/commands", command)
    page.wait_for_selector(f'.table[data-asked="{wanted}"]:not([data-busy])')


def answer(page: Page, selector: str, words: str) -> None:
    """Clicking it changes nothing, and is answered in these words with a rule. Forced: it says that it is disabled."""
    before = page.locator(".table").get_attribute("data-version")
    page.locator(selector).first.click(force=True)
    expect(page.locator(".prompt.illegal")).to_contain_text(re.compile(words))
    expect(page.locator(".prompt.illegal .term")).to_have_text(re.compile("^Rule AR-"))
    assert page.locator(".table").get_attribute("data-version") == before
    page.locator(".prompt.illegal").get_by_role("button", name="OK").click()


def test_an_auction_answers_explains_itself_and_stays_beside_the_rules(visitors: Visitors) -> None:
    page, watcher = visitors.visit(), visitors.visit()
    address = open_table(page, "amun-re", 3)
    watcher.goto(address)
    play_until(page, address, "PlaceBid")
    answer(page, ".actions [data-commit]", "Choose a province first")
    answer(page, ".track [data-step$=' 36']", "You have 20 gold and one card to sell: that is less than 36")
    answer(page, '.map [data-province="DAM"]', "Damanhur is not on offer")
    # things explain themselves to a pointer that rests, and to the keyboard
    page.locator('[data-place="province-DAM"] [data-about="AR-8.4"] use').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("2 temples: each scores the level of the temple marker, which")
    page.locator('.left [data-place="level-2"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Level 2: for a total of 3–12. Each farmer brings 2 gold")
    page.locator('.left [data-place="seat-2"] .name').hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"points .* cards? in hand"))
    page.locator(".steps").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Steps of a turn: ")
    page.locator('[data-card="ARC"]').focus()
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text("Architect. Two bricks in one of your provinces")
    # its link opens the rules, and the auction goes on beside them
    page.get_by_role("button", name="Read rule AR-5.9").click()
    expect(page.locator("article.open")).to_be_visible()
    page.locator(".track .step.open").last.click()
    expect(page.locator(".actions [data-commit]:not(.off)")).to_have_text(re.compile("Bid "))
    # whoever only watches sees the temples as well
    expect(watcher.locator("symbol#h-temple")).to_be_attached()


def test_defaults_neither_buy_nor_offer_nor_give_up(visitors: Visitors) -> None:
    page = visitors.visit()
    address = open_table(page, "amun-re", 3)
    play_until(page, address, "BuyCards", "bid EDF 15", "bid EDF")
    answer(page, '.map [data-province="EDF"]', "First you buy power cards")
    answer(page, '[data-units="2"]', "allow you to buy only one power card")
    play_until(page, address, "LayFarmers", "cards 0")
    gold = page.locator("[data-gold]").get_attribute("data-gold") or ""
    answer(page, '[data-units="3"]', "Only 2 more farmers can be placed")
    expect(page.locator('[data-units="2"]')).to_have_attribute("aria-disabled", "false")
    play_until(page, address, "LayBricks", "done")
    answer(page, '[data-card="ARC"]', "The Architect needs two bricks in Edfu")
    answer(page, '[data-units="5"]', f"That costs 15 gold, and you have {gold}")
    play_until(page, address, "SealOffering", "done")
    offer = page.locator("[data-offer]")
    expect(offer).to_have_value("0")
    answer(page, ".actions [data-commit]", "Choose how much gold you offer")
    offer.fill("99")
    offer.blur()
    expect(page.locator(".prompt.illegal")).to_contain_text("You can offer at most")
    offer.fill("4")
    offer.blur()
    page.locator(".actions [data-commit]").click()
    page.locator(".actions [data-asking]").click()
    page.wait_for_selector('.table:not([data-asked="SealOffering"])')
    play_until(page, address, "TakeReward")
    finish = page.locator(".actions [data-commit]")
    expect(finish).to_have_text(re.compile(r"Finish, 0 of \d taken"))
    finish.click()
    expect(finish).to_contain_text("of your reward will be lost")
    play_until(page, address, "CollectIncome", "take card")
    expect(page.locator(".left [data-standing]").first).to_have_text(re.compile(r"\+\d"))
    # last round's amount is no proposal for this one
    play_until(page, address, "SealOffering", "done", "bid", "cards 0")
    expect(offer).to_have_value("0")
