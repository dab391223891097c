"""Watching with a delay: what somebody without a seat is shown, and told about it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e import accessible
from tests.e2e.conftest import Visitors
from tests.e2e.player import enter, post


def test_a_watcher_sees_all_hands_later(visitors: Visitors, axe_script: str) -> None:
    player, watcher = visitors.visit(), visitors.visit()
    enter(player, "Nefret")
    tables = []
    for delay in (1, 0):
        table = post(player, "/tables", {"game": "babel", "delay": delay})["id"]
        post(player, f"/tables/{table}/bot", {"seat": 2, "level": "greedy"})
        post(player, f"/tables/{table}/start", {})
        tables.append(table)
    watcher.goto(f"/table/{tables[0]}")
    expect(watcher.locator("[data-hand]")).to_have_count(2)
    hand = watcher.get_by_role("region", name="Your hand, Nefret").or_(watcher.locator("[data-hand='1']"))
    expect(hand.locator("[data-card]").first).to_be_visible()
    expect(watcher.locator("#prompt")).to_have_text(re.compile("You see this 1 min later, with all hands open"))
    accessible.check(watcher, axe_script)
    watcher.set_viewport_size({"width": 390, "height": 844})
    accessible.check(watcher, axe_script)
    watcher.goto(f"/table/{tables[1]}")
    expect(watcher.locator("#prompt")).to_have_text("This game is shown after its end.")
    expect(watcher.locator("[data-card]")).to_have_count(0)
