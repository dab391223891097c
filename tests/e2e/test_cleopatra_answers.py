"""What Cleopatra's table answers: why something is not possible, what things are worth, what would be given up."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table, post

FIRST = {"first": "1"}
POOR = "[setup]\nhand = 1\n[hand]\nlimit = 1\n"  # one card pays for nothing, and two are too many
RICH = "[setup]\nhand = 6\n[cards]\nartisan = 48\nresource = 3\ndouble = 6\ncave = 0\n[cost]\nsphinx = [1, 1]\n"
WITHOUT_COORDINATES = """() => {
    localStorage.setItem('mastaba-settings', '{"coordinates": false}');
    dispatchEvent(new StorageEvent('storage', { key: 'mastaba-settings' }));
}"""


def play(page: Page, address: str, *moves: str) -> None:
    """By the API, and the page follows."""
    for move in moves:
        state = page.request.get(f"/api{address.replace('/table/', '/tables/')}/state?seat=1").json()
        command = {"command": f"by-api-{state['version']:06}", "seat": 1, "version": state["version"], "play": move}
        post(page, f"{address.replace('/table/', '/tables/')}/commands", command)


def refused(page: Page, selector: str, sentence: str, rule: str) -> None:
    page.locator(selector).first.click(force=True)  # it looks and is called disabled
    prompt = page.locator(".prompt.illegal")
    expect(prompt).to_contain_text(sentence)
    expect(prompt.locator(".term")).to_contain_text(rule)
    page.locator(".prompt.illegal").get_by_role("button", name="OK").click()


def test_what_is_not_possible_says_why(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "cleopatra", 2, options=FIRST, data=POOR)
    asked = page.locator(".table")
    refused(page, "[data-stall]", "First activate a worshipper, or go on without one.", "CL-3.1")
    refused(page, "[data-card]", "You pay with cards at the quarry", "CL-5.1")
    page.locator("[data-commit]").click()
    expect(asked).to_have_attribute("data-asked", "ChooseAction")
    assert page.locator(".prompt").evaluate("one => one.scrollWidth <= one.clientWidth")
    refused(page, '[data-move="go quarry"]', "There is no piece that you can both pay for and place.", "CL-3.4")
    refused(page, "[data-kind=obelisk]", "You cannot pay for an obelisk.", "CL-5.2")
    refused(page, "[data-place=column-1]", "You cannot pay for a column wall.", "CL-5.2")
    page.locator("[data-worshipper]").first.click()
    refused(page, "[data-activate]", "only at the very start of your turn", "CL-3.2")
    page.keyboard.press("Escape")
    page.locator('[data-move="go market"]').click()
    expect(asked).to_have_attribute("data-asked", "TakeStall")
    refused(page, "[data-kind=sphinx]", "You are at the market: first take a stall.", "CL-4.1")
    page.locator("[data-stall]").first.click()
    expect(asked).to_have_attribute("data-asked", "LimitHand")
    refused(page, "[data-commit]", "First choose the card to discard, or keep them all.", "CL-4.2")
    page.locator("[data-card]").first.click()
    page.locator("[data-commit]").click()
    expect(asked).to_have_attribute("data-asked", "StockStall")
    page.locator("[data-stall].legal").first.click()
    expect(page.locator("[data-stall].legal")).to_have_count(2)
    refused(page, "[data-stall]:not(.legal)", "already has its card in this refill", "CL-4.4")


def told(page: Page, selector: str) -> str:
    """What a right click on a thing tells, with the rule that it cites."""
    page.locator(selector).first.dispatch_event("contextmenu")
    pop = page.locator(".pop:has(#pop-title)")
    pop.locator("button").wait_for()
    said = pop.inner_text()
    page.keyboard.press("Escape")
    expect(pop).to_have_count(0)
    return said


def test_things_tell_what_they_are_worth_now(visitors: Visitors) -> None:
    page = visitors.visit()
    address = open_table(page, "cleopatra", 2, options=FIRST, data=RICH)
    play(page, address, "activate none")
    expect(page.locator(".table")).to_have_attribute("data-asked", "ChooseAction")
    for selector, sentence in {
        "[data-worshipper=architect]": "Every piece you build this turn earns 4 more. Penalty:",
        "[data-place=seat-1] [data-about='CL-7.4']": "2 statues of Anubis left",
        "[data-place=seat-2] [data-about='CL-10.1']": "hidden in the pyramid",
        "[data-about='CL-9.4']:has(#corruption-title)": "They would cost you nothing.",
        "[data-card$='2']": "Tainted: paying it costs an amulet",
        ".queen": "5 more steps, and the last turns begin. 0 of 6 categories are complete.",
        "[data-place=line]": "everybody makes an offering. Amulets by rank:",
        "[data-place=sphinx-L]": "Left row: 0 sphinxes. The next one earns 3 scarabs.",
        "[data-place=door-R]": "Not built yet: the right door frame. Now it would earn 5 scarabs.",
        "[data-place=throne]": "Not built yet: the pedestal. Now it would earn 10 scarabs.",
        "[data-square=d2]": "d2: a palm. The mosaic that covers it earns 1 scarab more.",
        "[data-about='CL-6.7']": "It earns 5 scarabs, and 1 for each palm it covers or a sanctuary.",
        "[data-place=deck]": "of them face down. Discard pile: 0.",
        "[data-kind=sphinx]": "earns 3 now, 0 of 6 built",
    }.items():
        assert sentence in told(page, selector), selector
    page.keyboard.press("/")
    expect(page.locator(".rules")).to_be_visible()
    expect(page.locator("[data-quarry]")).to_be_visible()  # which is played with
    assert page.locator("[data-coordinates] text").all_text_contents()[:2] == ["a", "b"]
    page.evaluate(WITHOUT_COORDINATES)
    expect(page.locator("[data-coordinates]")).to_have_count(0)
    page.locator("#prompt").focus()
    page.keyboard.press("s")
    expect(page.locator("[data-worshipper]").first).to_be_focused()
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text("Penalty:")


def test_a_spare_half_and_a_second_visit_are_asked_about_once(visitors: Visitors) -> None:
    page = visitors.visit()
    address = open_table(page, "cleopatra", 2, options=FIRST, data=RICH)
    play(page, address, "activate vizier", "go quarry", "build sphinx L")
    expect(page.locator(".table")).to_have_attribute("data-asked", "Pay")
    double = page.locator("[data-card$='2']").first.get_attribute("data-card")
    play(page, address, "pay A", f"pay {double}")
    leave = page.locator("[data-commit]")
    expect(page.locator(".table")).to_have_attribute("data-asked", "Quarry")
    leave.click()
    expect(leave).to_contain_text("The unused half of your double card will be lost")
    leave.click()
    expect(page.locator(".table")).to_have_attribute("data-asked", "SecondAction")
    leave.click()
    expect(leave).to_contain_text("You could still go to the market. Finish anyway?")
    page.keyboard.press("Escape")
    expect(leave).to_have_text("End the turn")


def test_on_a_phone_the_recap_leaves_the_tabs_free(visitors: Visitors) -> None:
    page = visitors.visit("phone")
    address = open_table(page, "cleopatra", 3, options=FIRST)
    play(page, address, "activate none", "go market", "take 1", "stock 1", "stock 2", "stock 3")
    expect(page.locator("[data-recap]")).to_be_visible()
    for tab in ("quarry", "palace", "market"):
        page.locator(f"#part-{tab}").click()
        expect(page.locator(f"#part-{tab}")).to_have_attribute("aria-selected", "true")
