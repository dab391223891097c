"""Editions on the page: two of them side by side, and tables with the corrected values of a box."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors


def test_editions_stand_side_by_side(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    page.goto("/rules?game=sa-re")
    page.get_by_text("Where the editions differ: 36 places").click()
    fourth = page.locator('[data-difference="4"]')
    expect(fourth).to_contain_text("If you refuse an offered card you must lay down your obelisk.")
    expect(fourth).to_contain_text("you may stop and stay in the season")
    check(page, axe_script)
    fourth.get_by_role("button", name="SR-5.5").click()
    expect(page.locator('article.open[data-rule="SR-5.5"]')).to_be_visible()


def test_a_host_corrects_values_for_one_table(visitors: Visitors, axe_script: str) -> None:
    visitors.forgiven = ("422",)  # the browser notes every refused request
    page = visitors.visit()
    page.goto("/")
    page.get_by_role("button", name="Set up Sa-Ré").click()
    page.locator("summary", has_text="Corrected values of my box").click()
    values = page.get_by_role("textbox", name="Corrected values of my box")
    page.get_by_role("button", name="Start from our values").click()
    assert "[costs]\nMB = [2, 1, 1]" in values.input_value()
    values.fill("[track]\nlast = 2\n")
    page.get_by_role("button", name="Open the table").click()
    said = page.locator("#data-said")
    expect(said).to_contain_text("The game cannot be played with these values: track.last must be from 4 to 20")
    check(page, axe_script)
    page.locator('input[type="file"]').set_input_files(
        {"name": "box.toml", "mimeType": "text/plain", "buffer": b"[track]\nlast = 6\n[costs]\nTE = [1, 1, 1]\n"}
    )
    expect(said).to_contain_text("2 values read; fingerprint sha256:")
    page.get_by_role("combobox", name="Seat 2").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".table[data-asked]")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["data"] == {"track.last": 6, "costs.TE": [1, 1, 1]}
    expect(page.locator('[data-tile="TE"]')).to_have_attribute(
        "aria-label", "Temple: costs 1 gold, 1 stone, 1 wood; 2 left"
    )
    expect(page.locator('[data-place="seat-1"] .fact b').first).to_have_text("0/6")
