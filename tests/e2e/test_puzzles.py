"""Puzzles in the browser: one solved by clicking after a miss, one given up on a phone, and where one finds them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mastaba.puzzles.collection import puzzle, puzzles_of
from mastaba.puzzles.puzzle import Puzzle
from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors

MOVED = "version => document.querySelector('.table')?.dataset.version !== version"


def plain_puzzle() -> Puzzle:
    """Cards are played and moved, and then three Assyrians in a row destroy a temple."""
    for entry in puzzles_of("babel"):
        found = puzzle(entry.id)
        kinds = [move.kind for move in found.best.moves]
        if found.kind.name.startswith("down-") and kinds[-1] == "A!" and set(kinds[:-1]) <= {"go", "dep", "mig"}:
            return found
    raise AssertionError("no puzzle of Babel is that plain")


def play(page: Page, move: str) -> None:
    """A move of Babel by clicks."""
    before = page.locator(".table").get_attribute("data-version")
    verb, _, code = move.partition(" ")
    if verb in ("go", "dep"):
        page.locator(f'[data-card="{code}"]').first.click()
        page.locator(".uses .btn").nth(int(verb == "dep")).click()
    elif verb == "mig":
        page.locator(".actions .btn:not(.go)").click()
        for site, lifted in zip(code.split(">"), (3, 0), strict=True):
            page.locator(f'.lane.glows[data-place$="-{site}"] .whole').click()
            expect(page.locator(".strip.lifted")).to_have_count(lifted)
    elif verb == "end":
        page.locator(".actions .btn.go").click()
    else:
        page.locator(f'.run.can[data-run^="{verb[0]}"]').first.click()
        page.locator(f'.choices [data-move="{move}"]').click()
    page.wait_for_function(MOVED, arg=before)


def test_a_puzzle_by_hand(visitors: Visitors, axe_script: str) -> None:
    """Missed, taken back, tried again and solved; then the plans are looked at, and a game goes on from there."""
    wanted = plain_puzzle()
    page = visitors.visit()
    page.goto(f"/puzzles/{wanted.id}?from=mix")
    card = page.locator("[data-puzzle]")
    expect(card).to_have_attribute("data-puzzle", "open")
    expect(page.locator(".week").first).to_be_visible()
    expect(page.get_by_text("in a row", exact=False)).to_have_count(0)  # a newcomer has no days to count
    check(page, axe_script)
    page.keyboard.press("h")
    expect(card.locator(".hint")).to_contain_text("?")
    play(page, "end")
    expect(page.locator("[data-verdict]")).to_have_text("Not this time. There is a way.")
    expect(page.locator("[data-explanation]")).to_have_count(0)
    check(page, axe_script)
    page.get_by_role("button", name="Try again").click()
    expect(card).to_have_attribute("data-puzzle", "open")
    for move in wanted.best.moves:
        play(page, move.text)
    verdict = page.locator("[data-verdict=solved]")
    expect(verdict).to_have_text("Solved")
    expect(page.locator('[aria-live="assertive"]', has=verdict)).to_have_count(1)
    expect(card).to_contain_text("2 tries · rating 1200 to")
    check(page, axe_script)
    page.locator("[data-plan]").last.click()
    expect(page.locator("[data-verdict=shown]")).to_have_text("Another plan")
    page.locator('[data-plan="0"]').click()
    expect(page.locator("[data-verdict=shown]")).to_have_text("The best plan")
    page.keyboard.press("e")
    expect(page.locator("[data-explanation]")).to_be_focused()
    page.locator("[data-play-on]").click()
    page.locator('[data-level="easy"]').click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-trial]")).to_contain_text("This game goes on from a puzzle.")


def test_a_puzzle_given_up_on_a_phone(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit("phone", "fr", "dark")
    page.goto("/puzzles")
    expect(page.get_by_role("heading", level=1)).to_have_text("Problèmes")
    check(page, axe_script)
    page.locator("[data-today]").click()
    page.wait_for_url("**/puzzles/*")
    expect(page.locator("[data-puzzle=open]")).to_be_visible()
    board = page.locator(".middle > .board").bounding_box()
    assert board is not None and board["height"] >= 264
    check(page, axe_script)
    page.locator("[data-give-up]").click()
    expect(page.locator("[data-verdict=shown]")).to_contain_text("Le meilleur plan")
    expect(page.locator("[data-plan]").first).to_be_visible()
    board = page.locator(".middle > .board").bounding_box()
    assert board is not None and board["height"] >= 264
    check(page, axe_script)
    before = page.url
    page.locator("[data-next]").click()
    page.wait_for_url(lambda address: address != before)
    expect(page.locator("[data-puzzle=open]")).to_be_visible()
    page.locator(".table a[href='/puzzles']").click()
    expect(page.locator(".at.shown").first).to_be_attached()


def test_the_way_to_a_puzzle(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    page.goto("/")
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")
    expect(page.locator("article.pictured")).to_be_visible()
    check(page, axe_script)
    page.get_by_label("Hide ratings").check()
    expect(page.get_by_text("rated", exact=False)).to_have_count(1)  # what is said of themes
    page.get_by_role("link", name="Babel", exact=True).click()
    expect(page.locator("[data-outcome]")).to_have_count(len(puzzles_of("babel")))
    check(page, axe_script)
    page.locator("[data-outcome]").first.click()
    expect(page.locator("[data-puzzle=open]")).to_be_visible()
    visitors.forgiven = ("status of 404",)
    page.goto("/puzzles/babel-00000000")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
