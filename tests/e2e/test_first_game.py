"""A first game with a coach in the browser: the ways to it, the card, the line on a phone, quiet, and reading again."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e.accessible import check
from tests.e2e.babel_player import BabelPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.player import finish_by_api, play_now


def line(page: Page, key: str) -> None:
    """Waits for a line of the coach."""
    expect(page.locator("[data-coach-line]")).to_have_attribute("data-coach-line", key)


def move_somewhere(page: Page) -> None:
    """Babel: the first card takes the pawn to its site."""
    page.locator("[data-card]").first.click()
    page.locator(".uses .btn").first.click()


def test_a_first_game_on_the_desk(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    play_now(page, "en")
    address = page.url
    page.locator("[data-coach-me]").click()  # offered to whoever is new to the game; it goes on with a coach
    expect(page.locator("[data-welcome]")).to_have_count(0)
    assert page.url == address
    card = page.get_by_role("region", name="Coach")
    line(page, "babel-coach-reserve")
    expect(card).to_contain_text("This turn you must build the level 1 that lies before you.")
    expect(page.locator('[data-mark="source-res"]')).to_be_visible()  # the coach's sign stands there
    check(page, axe_script)
    move_somewhere(page)
    line(page, "babel-coach-turn")
    expect(card.locator("p.text")).to_contain_text("You draw 3 cards every turn.")
    card.get_by_text("What the coach said").click()
    expect(card.get_by_role("listitem")).to_contain_text(["This turn you must build the level 1"])
    page.keyboard.press("m")
    expect(card).to_contain_text("The coach is quiet in this game.")
    page.reload()
    expect(card).to_contain_text("The coach is quiet in this game.")
    card.get_by_role("button", name="Let it speak").click()
    line(page, "babel-coach-turn")
    page.goto("/")
    expect(page.locator("li", has_text="with coach")).to_have_count(1)
    assert len(page.request.get("/api/me/games").json()) == 1  # nothing was left behind


def test_a_first_game_on_a_phone(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit("phone", "fr")
    page.goto("/learn/sa-re/first-game")
    page.wait_for_url("**/table/*")
    coach = page.get_by_role("region", name="Guide")
    line(page, "sa-re-coach-start")
    button = coach.get_by_role("button").first
    expect(button).to_have_attribute("aria-expanded", "false")
    box = button.bounding_box()
    assert box is not None and 44 <= box["height"] < 60
    prompt = page.locator("section.prompt").bounding_box()
    assert prompt is not None and box["y"] + box["height"] <= prompt["y"] + 1
    check(page, axe_script)
    button.click()
    expect(coach).to_contain_text("les voisins ont leur prix")
    check(page, axe_script)
    coach.get_by_role("button", name="Silence").click()
    expect(coach).to_contain_text("Le guide se tait dans cette partie.")


def test_moments_to_look_at_after_it(visitors: Visitors, axe_script: str) -> None:
    """A guest, played to the end: a few moments and no more, each of which can be tried again."""
    page = visitors.visit("phone")
    page.goto("/learn/babel/first-game")
    page.wait_for_url("**/table/*")
    BabelPlayer(page).play(12)
    finish_by_api(page, urlsplit(page.url).path)
    page.locator("[data-analyse]").click()
    moments = page.locator("[data-instead]")
    expect(moments.get_by_role("heading")).to_contain_text("to look at")
    tries = moments.get_by_role("button", name="Try it from here")
    assert 1 <= tries.count() <= 3
    check(page, axe_script)
    first = page.url
    tries.first.click()
    page.wait_for_url(lambda address: "/table/" in address and address != first)
    expect(page.locator(".table[data-asked]")).to_be_visible()


def test_who_wants_no_coach_is_offered_none(visitors: Visitors) -> None:
    page = visitors.visit()
    page.goto("/")
    page.evaluate("localStorage.setItem('mastaba-settings', JSON.stringify({ coach: 'never' }))")
    play_now(page, "en")
    expect(page.locator("[data-welcome]")).to_be_visible()
    expect(page.locator("[data-coach-me]")).to_have_count(0)


def test_a_game_that_has_none(visitors: Visitors) -> None:
    visitors.forgiven = ("Failed to load resource",)  # the browser notes every refused request
    page = visitors.visit()
    page.goto("/learn/nothing/first-game")
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_keys_of_a_lesson(visitors: Visitors) -> None:
    page = visitors.visit()
    page.goto("/learn/babel/5")
    card = page.locator("[data-coach]")
    expect(card).to_have_attribute("data-step", "1")
    page.keyboard.press("m")
    expect(card.locator(".said")).to_be_hidden()
    page.keyboard.press("m")
    expect(card.locator(".said")).to_be_visible()
    page.keyboard.press("s")
    expect(card).to_have_attribute("data-coach", "solved")
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-step", "2")
    page.keyboard.press("Backspace")
    expect(card).to_have_attribute("data-step", "1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("leave the lesson")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text("Babel")
