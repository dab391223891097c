"""The teacher: a hint during the game, and the analysis after it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.accessible import check
from tests.e2e.babel_player import BabelPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.test_table import begin

TRANSCRIPTS = Path(__file__).parents[1] / "games" / "babel" / "transcripts"
TURNED = TRANSCRIPTS / "turn_cap.mst"  # its luck turns, and the winner could have done better


def test_a_hint_and_the_analysis_of_a_game(visitors: Visitors, axe_script: str) -> None:
    page = begin(visitors)
    page.keyboard.press("i")
    said = page.locator("[data-hint-said]")
    expect(said).to_contain_text(re.compile(r"Move the pawn to the \w+’ site"), timeout=15_000)
    because = said.locator("[data-because]")
    expect(because.get_by_role("listitem").first).to_contain_text(re.compile(r"^Then: .+\.$"))
    followed = because.get_by_text(re.compile(r"^Followed in \d+ imagined games: "))
    expect(followed).to_be_hidden()
    because.get_by_text("In numbers").click()
    expect(followed).to_be_visible()
    told = page.locator('[data-live="polite"]')
    expect(told).to_contain_text(re.compile("The master bot is thinking.*Move the pawn to the"))
    card = page.locator("[data-card][data-hinted]")
    expect(card).to_have_count(1)
    expect(page.locator(f'[data-site="{card.get_attribute("data-card")}"][data-hinted]')).to_have_count(1)
    check(page, axe_script)
    assert BabelPlayer(page, seed=4).use_card()
    expect(said).to_have_count(0)
    expect(page.locator("[data-hinted]")).to_have_count(0)

    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(TURNED)
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="Analyse the game").click()
    page.wait_for_selector(".replay [data-chances]", timeout=60_000)
    page.goto(page.url.replace("/replay/", "/table/"))  # it is stored, and shown at once
    page.get_by_text("The values as a table").click()
    expect(page.get_by_role("row").last).to_contain_text("100% ± 0")
    expect(page.locator("[data-luck] li")).to_have_count(2)
    expect(page.locator("[data-because] li").first).to_contain_text(re.compile(r"\w\.$"))
    check(page, axe_script)
    page.get_by_role("link", name="Watch key moment 1").click()
    expect(page.locator("[data-chances] [aria-current]")).to_have_text("1")
    check(page, axe_script)
