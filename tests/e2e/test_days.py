"""A game over days: what happened since one looked, in the list and at the table; and who is away until when."""

from __future__ import annotations

import itertools
import os
import re
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.accessible import check, draw
from tests.e2e.conftest import Visitors
from tests.e2e.player import enter, post

DAYS = {"kind": "days", "days": 3}
MANY = 8  # news after which a page tells them although one was away only for moments


def shoot(page: Page, name: str) -> None:
    if folder := os.environ.get("SHOTS"):
        draw(page)
        page.screenshot(path=f"{folder}/{name}.png")


def move(pages: list[Page], table: str) -> int:
    """The next move of whoever decides, without a page that shows it; the seat that moved."""
    for seat, page in enumerate(pages, 1):
        state: Any = page.request.get(f"/api/tables/{table}/state").json()
        if state["decision"] is not None:
            play = state["decision"]["options"][0]["text"]
            command = {"command": f"in-days-{state['version']:04}", "version": state["version"], "play": play}
            post(page, f"/tables/{table}/commands", command)
            return seat
    raise AssertionError("nobody decides")


def test_what_happened_since_one_looked(visitors: Visitors, axe_script: str) -> None:
    camille, hugo = visitors.visit(), visitors.visit("phone", "fr", "dark")
    enter(camille, "Camille")
    enter(hugo, "Hugo")
    table = post(camille, "/tables", {"game": "babel", "clock": DAYS, "name": "Slow river"})["id"]
    post(hugo, f"/tables/{table}/sit", {"seat": 2})
    post(camille, f"/tables/{table}/start", {})
    for page in (camille, hugo):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".table[data-version]")
        page.goto("/")
        expect(page.get_by_text("Slow river")).to_be_visible()
        expect(page.locator(".since")).to_have_count(0)
    moved = [move([camille, hugo], table) for _ in range(MANY)]
    for seat in itertools.count():
        if {1, 2} <= set(moved):
            break
        assert seat < 60
        moved.append(move([camille, hugo], table))
    expect(camille.locator(".since")).to_have_text(
        f"{moved.count(2)} move{'s' * (moved.count(2) > 1)} since you looked"
    )
    expect(hugo.locator(".since")).to_have_text(re.compile(f"^{moved.count(1)} coups? depuis votre dernière visite$"))
    for page, name in ((camille, "desk"), (hugo, "phone")):
        check(page, axe_script)
        shoot(page, f"list-{name}")
        page.goto(f"/table/{table}")
        expect(page.locator("[data-recap]")).to_be_visible()
        check(page, axe_script)
        shoot(page, f"recap-{name}")
    expect(hugo.locator("[data-recap]")).to_contain_text("Depuis votre dernière visite")
    recap = camille.locator("[data-recap]")
    expect(recap).to_have_accessible_name(re.compile(rf"^Since you looked: {moved.count(2)} moves?$"))
    recap.get_by_role("button", name="Close").click()
    camille.goto("/")
    expect(camille.get_by_text("Slow river")).to_be_visible()
    expect(camille.locator(".since")).to_have_count(0)


def test_somebody_is_away_until_a_day_and_shows_their_hours(visitors: Visitors, axe_script: str) -> None:
    camille, hugo = visitors.visit("phone", "fr", "dark"), visitors.visit()
    enter(camille, "Camille")
    enter(hugo, "Hugo")
    table = post(camille, "/tables", {"game": "babel", "clock": DAYS})["id"]
    post(hugo, f"/tables/{table}/sit", {"seat": 2})
    post(camille, f"/tables/{table}/start", {})
    hugo.goto(f"/table/{table}")
    visitors.forgiven = ("409", "422")  # of the vacation that is too long, and hours without an end
    camille.goto("/account")
    panel = camille.locator("[data-days]")
    panel.get_by_label("En congé jusqu’au").fill((datetime.now(UTC) + timedelta(days=60)).strftime("%Y-%m-%d"))
    panel.get_by_role("button", name="Prendre congé").tap()
    expect(panel.get_by_role("alert")).to_contain_text("plus long")
    last = datetime.now(UTC) + timedelta(days=9)
    panel.get_by_label("En congé jusqu’au").fill(last.strftime("%Y-%m-%d"))
    panel.get_by_role("button", name="Prendre congé").tap()
    expect(panel.get_by_role("status")).to_contain_text(f"Vous êtes en congé jusqu’au {last.day}")
    expect(panel.get_by_role("alert")).to_have_count(0)
    check(camille, axe_script)
    panel.scroll_into_view_if_needed()
    shoot(camille, "away-phone")
    expect(hugo.locator(".seat", has_text="Camille")).to_contain_text(last.strftime(f"away until {last.day} %b"))
    check(hugo, axe_script)
    shoot(hugo, "away-desk")
    panel.get_by_role("checkbox", name="Montrer mes heures").check()
    panel.get_by_label("Fuseau horaire").select_option("Asia/Tokyo")
    panel.get_by_label("D’habitude dès").select_option("19")
    panel.get_by_role("button", name="Enregistrer").tap()
    expect(panel.get_by_role("alert")).to_contain_text("ou aucune")
    panel.get_by_label("jusqu’à", exact=True).select_option("22")
    panel.get_by_role("button", name="Enregistrer").tap()
    expect(panel.get_by_role("alert")).to_have_count(0)
    check(camille, axe_script)
    panel.scroll_into_view_if_needed()
    shoot(camille, "hours-phone")
    expect(hugo.locator("[data-hours]")).to_have_text(re.compile(r"^\s*\d\d:\d\d there, usually plays 19–22\s*$"))
    check(hugo, axe_script)
    shoot(hugo, "hours-desk")
    hugo.set_viewport_size({"width": 390, "height": 844})
    expect(hugo.locator("[data-hours]")).to_have_text(re.compile(r"^\s*\d\d:\d\d there\s*$"))
    expect(hugo.locator("[data-hours]")).to_have_attribute("data-tells", re.compile("usually plays 19–22$"))
    shoot(hugo, "hours-beside-a-phone")
    panel.get_by_role("checkbox", name="Montrer mes heures").uncheck()
    expect(hugo.locator("[data-hours]")).to_have_count(0)
    panel.get_by_role("button", name="Je suis de retour").tap()
    expect(panel.get_by_role("status")).to_have_count(0)
    expect(hugo.locator(".seat", has_text="Camille")).not_to_contain_text("away until")
