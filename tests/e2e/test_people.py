"""People before and around a game: setting up, names, the waiting room, the first game, leaving."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table

FILL = "one => getComputedStyle(one).fill"
OPTIONS = "all => all.map(one => one.dataset.option)"


def settings_of(page: Page) -> Any:
    return page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()


def test_the_set_up_follows_the_edition_and_survives_a_refusal(visitors: Visitors, axe_script: str) -> None:
    visitors.forgiven = ("422",)  # the browser notes every refused request
    page = visitors.visit()
    page.goto("/")
    page.get_by_role("button", name="Set up Sa-Ré").click()
    dialog = page.get_by_role("dialog")
    order = [dialog.get_by_role("group", name=name, exact=True) for name in ("Seats", "Edition", "Mode")]
    tops = [one.bounding_box()["y"] for one in order]  # type: ignore[index]
    assert tops == sorted(tops)
    market = dialog.get_by_role("combobox", name="Market")
    expect(market).to_be_hidden()
    dialog.get_by_text("Variants").click()
    expect(market).to_have_value("swap")
    expect(dialog.locator('[data-option="market"]')).to_contain_text("It swaps a resource card with an opponent.")
    expect(dialog.get_by_role("radio", name="Deity")).to_have_count(0)
    expect(dialog.get_by_role("radio", name="Pharaoh")).to_have_accessible_name(re.compile("all 6 administrative"))
    strength = dialog.locator("[data-strength]")
    expect(strength).to_have_count(1)  # of the easy bot, by the French edition as it is
    in_scribe = strength.text_content() or ""
    dialog.get_by_role("radio", name="Pharaoh").check()
    expect(strength).to_have_count(1)
    expect(strength).not_to_have_text(in_scribe)  # this mode has a ladder of its own
    market.select_option("caravans")
    expect(strength).to_have_count(0)  # with this variant nothing was measured
    market.select_option("swap")
    dialog.get_by_role("radio", name="Scribe").check()
    expect(strength).to_have_text(in_scribe)
    french = dialog.locator("[data-option]").evaluate_all(OPTIONS)

    dialog.get_by_role("radio", name="English edition").check()
    expect(market).to_have_value("caravans")
    expect(strength).to_have_count(1)  # so has this edition
    expect(dialog.get_by_role("combobox", name="Stopping")).to_have_value("on")
    expect(dialog.get_by_role("radio", name="Pharaoh")).to_have_accessible_name(re.compile("4 administrative"))
    assert set(french) - set(dialog.locator("[data-option]").evaluate_all(OPTIONS)) == {
        "quick_start",
        "deity_placement",
    }
    dialog.get_by_role("radio", name="Deity").check()
    market.select_option("swap")
    expect(strength).to_have_count(0)
    first = dialog.get_by_role("combobox", name="First player")
    expect(first.locator("option")).to_have_text(["chance decides", "seat 1", "seat 2"])
    dialog.get_by_role("button", name="3", exact=True).click()
    expect(first.locator("option")).to_have_count(4)
    for seat in ("Seat 2", "Seat 3"):
        dialog.get_by_role("combobox", name=seat).select_option("greedy")
    check(page, axe_script)

    refusal = {"type": "urn:mastaba:bad-input", "title": "Bad", "status": 422, "detail": "not today"}
    page.route("**/api/tables", lambda route: route.fulfill(status=422, json=refusal))
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.get_by_role("alert")).to_contain_text("not today")
    expect(dialog.get_by_role("radio", name="Deity")).to_be_checked()
    expect(market).to_have_value("swap")
    page.unroute("**/api/tables")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = settings_of(page)
    assert (table["edition"], table["options"]) == ("en", {"mode": "deity", "market": "swap"})
    assert [seat["level"] for seat in table["seats"]] == [None, "greedy", "greedy"]


def test_whoever_sits_down_with_others_is_asked_for_a_name_once(visitors: Visitors, axe_script: str) -> None:
    host, guest = visitors.visit(), visitors.visit("phone")
    host.goto("/")
    host.get_by_role("button", name="Invite to Babel").click()
    name = host.get_by_role("dialog").get_by_role("textbox")
    expect(name).to_be_focused()
    expect(name).to_have_value(re.compile(r"^\w+$"))  # a proposal, which the first letter replaces
    host.keyboard.type("Nefret")
    host.keyboard.press("Enter")
    host.wait_for_url("**/table/*")
    expect(host.get_by_role("main").get_by_role("heading", level=2)).to_have_text(
        "Waiting for players. Send them the link."
    )

    guest.goto(host.url)
    waiting = guest.get_by_role("main").get_by_role("heading", level=2)  # the question has one of its own
    expect(waiting).to_have_text("Nefret invites you: take a seat.")
    guest.get_by_role("button", name="Sit here").click()
    check(guest, axe_script)
    guest.keyboard.press("Escape")  # whoever waves the question away does not sit down
    expect(waiting).to_have_text("Nefret invites you: take a seat.")
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_role("dialog").get_by_role("textbox").fill("Camille")
    guest.keyboard.press("Enter")
    expect(waiting).to_have_text("All seats are taken. Waiting for Nefret to start.")
    guest.get_by_role("button", name="Leave").click()
    guest.get_by_role("button", name="Sit here").click()  # and is not asked again
    expect(host.get_by_role("main").get_by_role("heading", level=2)).to_have_text(
        "All seats are taken. Start when you like."
    )
    expect(host.get_by_role("list").get_by_text("Camille")).to_be_visible()

    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        page.wait_for_selector(".table[data-version] .turn")
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("button", name="Good luck!").click()
    guest.get_by_role("button", name="Close").click()
    expect(guest.locator(".unread")).to_have_count(0)
    expect(host.locator(".unread")).to_have_text(re.compile("^1"))
    host.keyboard.press("c")
    expect(host.locator(".messages")).to_contain_text("Camille Good luck!")
    host.get_by_role("button", name="Thank you!").click()
    expect(guest.locator(".unread")).to_have_text(re.compile("^1"))
    host.keyboard.press("l")
    expect(host.locator(".unread")).to_have_count(0)

    at_the_table = host.locator('[data-place="seat-1"] .shape').evaluate(FILL)
    host.goto("/")
    assert host.locator(".pips .c1").first.evaluate(FILL) == at_the_table


def test_people_on_one_device_have_names(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    page.goto("/")
    page.get_by_role("button", name="Set up Babel").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Seat 2").select_option("me")
    other = dialog.get_by_role("textbox", name="Name on seat 2")
    expect(other).to_have_value(re.compile(r"^\w+$"))
    dialog.get_by_role("textbox", name="Name on seat 1").fill("Nefret")
    other.fill("Camille")
    check(page, axe_script)
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".table[data-asked], .cover")
    assert [seat["name"] for seat in settings_of(page)["seats"]] == ["Nefret", "Camille"]
    if page.locator(".cover").count():
        expect(page.get_by_role("heading", level=2)).to_have_text("Camille is next")
        page.get_by_role("button", name="Show my hand").click()
    expect(page.locator(".left .name", has_text="Nefret")).to_be_visible()
    expect(page.locator(".left .name", has_text="Camille")).to_be_visible()


def test_somebody_new_plays_an_easy_bot_with_help_at_hand(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit("phone")
    page.goto("/")
    tile = page.locator("article", has=page.get_by_role("heading", name="Babel"))
    expect(tile).to_contain_text("1 easy bot")
    tile.get_by_role("button", name="Play Babel now").click()
    page.wait_for_selector(".table[data-asked]")
    assert settings_of(page)["seats"][1]["level"] == "easy"
    welcome = page.locator("[data-welcome]")
    check(page, axe_script)
    welcome.get_by_role("button", name="You are").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Camille")
    page.keyboard.press("Enter")
    expect(welcome.get_by_role("button", name="You are")).to_have_count(0)
    expect(welcome.get_by_role("button", name="Coach me")).to_be_visible()
    expect(welcome.get_by_role("link")).to_have_text(["Learn"])
    welcome.get_by_role("button", name="Just play").click()
    expect(welcome).to_have_count(0)
    page.reload()
    page.wait_for_selector(".table[data-asked]")
    expect(welcome).to_have_count(0)
    assert settings_of(page)["seats"][0]["name"] == "Camille"
    page.goto("/")
    expect(tile).to_contain_text("1 normal bot")


def test_leaving_the_seat_to_a_bot_is_asked_once(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "babel", 2)
    page.wait_for_selector(".table[data-asked]")
    for press in ("Stay at the table", "Leave: a bot plays for me"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
        expect(page.get_by_role("dialog")).to_contain_text("You get the seat back when you open this table again.")
        assert settings_of(page)["seats"][0]["substitute"] is None
        page.get_by_role("button", name=press).click()
    expect(page.locator('[data-place="seat-1"] .role')).to_contain_text("a bot plays")
