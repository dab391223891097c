"""Courses in the browser: a lesson taken by hand with a way that was not meant, a whole course by Show me, and where
one finds them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors

MOVED_ON = """before => {
  const coach = document.querySelector('[data-coach]'), table = document.querySelector('.table');
  return !coach || coach.dataset.step !== before[0] || table?.dataset.version !== before[1];
}"""


def coach(page: Page, standing: str = "") -> str:
    """Waits for the coach, and gives what is said."""
    card = page.locator(f'[data-coach="{standing}"]' if standing else "[data-coach]")
    card.wait_for()
    return card.locator(".said").inner_text()


def deploy(page: Page, nation: str) -> None:
    page.locator(f'[data-card="{nation}"]').first.click()
    page.locator(".uses .btn").nth(1).click()


def test_the_way_to_a_lesson(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    page.goto("/")
    page.get_by_role("link", name="New here? Learn it in ten minutes").nth(1).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Babel")
    expect(page.get_by_role("link", name="Level by level")).to_be_visible()
    check(page, axe_script)
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn by playing")
    expect(page.locator("article.pictured")).to_have_count(4)
    check(page, axe_script)
    page.get_by_role("link", name="Start the course").nth(1).click()
    page.wait_for_url("**/learn/babel/1")
    assert coach(page).startswith("Each of your five cards shows a nation.")


def test_a_lesson_by_hand(visitors: Visitors, axe_script: str) -> None:
    """What was not meant is played, said kindly, and taken back; then the lesson is done, and counts."""
    page = visitors.visit()
    page.goto("/learn/babel/5")
    coach(page, "open")
    check(page, axe_script)
    deploy(page, "H")
    assert coach(page, "lost") == "Now a Hittite parts the Assyrians: two and one are no three."
    check(page, axe_script)
    page.get_by_role("button", name="Take it back").click()
    coach(page, "open")
    deploy(page, "A")
    expect(page.locator('[data-coach][data-step="2"]')).to_be_visible()  # by itself, after a moment
    page.locator(".run.can").first.click()
    page.locator(".choices .btn:not(.off)").first.click()
    expect(page.locator('[data-coach][data-step="3"]')).to_be_visible()
    page.locator('.actions [data-move="end"], .actions .btn.go').first.click()
    end = page.locator("[data-lesson-end]")
    expect(end).to_contain_text("You have finished “Three in a row”.")
    expect(end.get_by_role("link", name="Next: lesson 6")).to_be_focused()
    check(page, axe_script)
    end.get_by_role("link", name="The course").click()
    expect(page.get_by_role("link", name="Three in a row")).to_contain_text("done")


@pytest.mark.parametrize(
    ("game", "lesson", "size", "language"),
    [("amun-re", 5, "phone", "fr"), ("sa-re", 3, "desk", "en"), ("cleopatra", 9, "phone", "fr")],
)
def test_a_lesson_by_show_me(visitors: Visitors, game: str, lesson: int, size: str, language: str) -> None:
    page = visitors.visit(size, language)
    page.goto(f"/learn/{game}/{lesson}")
    watch(page)
    expect(page.locator("[data-lesson-end]")).to_be_visible()


def test_the_last_lesson_on_a_phone(visitors: Visitors) -> None:
    """What is asked stands there also while something is only read; then the first game is offered before all else."""
    page = visitors.visit("phone")
    page.goto("/learn/cleopatra/9")
    expect(page.locator(".task")).to_contain_text("Make an offering")
    page.locator("#offering").fill("6")
    page.locator(".dock [data-commit]").click()
    expect(page.locator('[data-coach="solved"][data-step="2"]')).to_be_visible()
    expect(page.locator(".task")).to_have_count(0)
    page.locator("[data-on]").click()
    expect(page.locator('[data-coach="solved"][data-step="1"] .task')).to_contain_text("who will win?")
    watch(page)
    end = page.locator("[data-lesson-end]")
    expect(end.get_by_role("link", name="Your first game of Cleopatra")).to_be_focused()
    expect(end.get_by_role("link", name="Lesson 1", exact=True)).to_be_visible()


def watch(page: Page) -> None:
    """Every step of every board is shown or read."""
    for _ in range(40):
        page.wait_for_selector("[data-lesson-end], [data-coach=open] [data-show], [data-coach=solved] [data-on]")
        if page.locator("[data-lesson-end]").count():
            return
        step = page.locator("[data-coach]").first
        before = (step.get_attribute("data-step"), page.locator(".table").get_attribute("data-version"))
        page.locator("[data-coach=open] [data-show], [data-coach=solved] [data-on]").first.click()
        page.wait_for_function(MOVED_ON, arg=list(before))
    raise AssertionError("no end of the lesson")
