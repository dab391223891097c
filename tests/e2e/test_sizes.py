"""A sample of what `make shots` looks at: the first decision of each game, from a small phone to a wall."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessible import AT_REST, draw
from tests.e2e.conftest import Visitors
from tests.e2e.look_over import PROGRAM, look_over, looks
from tests.e2e.player import open_table

GAMES = [("babel", 2), ("amun-re", 5), ("cleopatra", 4), ("sa-re", 4)]
SAMPLE = ("360x640", "844x390", "1024x768", "1280x800", "1920x1080")
PLANTED = """main => { main.innerHTML = `
  <p data-s="width:4000px">page</p>
  <p data-s="width:40px;overflow:hidden;white-space:nowrap">cut by itself</p>
  <div data-s="height:20px;overflow:hidden"><p data-s="margin-top:40px">cut by another</p></div>
  <p data-s="font-size:10px">small</p>
  <p data-s="color:#aaa;background:#fff">pale</p>
  <p data-s="position:relative;height:40px"><b data-s="position:absolute;top:0">one text</b><i
    data-s="position:absolute;top:4px">another text</i></p>
  <div data-s="display:flex;width:60px;border:1px solid"><p data-s="white-space:nowrap">wider than its plate</p></div>
  <button data-s="position:fixed;left:-300px;width:40px;top:0">gone</button>
  <div data-s="position:relative;height:40px"><button data-s="position:absolute;width:60px">under</button><p
    data-s="position:absolute;left:0;width:300px;height:30px"></p></div>
  <div data-s="display:flex"><button>a button</button><button data-s="margin-left:-20px">on a button</button></div>`;
  for (const one of main.querySelectorAll("[data-s]")) one.style.cssText = one.dataset.s; }"""
# what a hint rings and nobody sees, corner by corner, a little inside
HIDDEN_RINGS = """() => {
  const rings = [...document.querySelectorAll('[data-hinted]')];
  const hidden = rings.filter(one => {
    const box = one.getBoundingClientRect();
    return [0.2, 0.8].some(x => [0.2, 0.8].some(y => {
      const seen = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      return !seen || !(one.contains(seen) || seen.contains(one));
    }));
  });
  return rings.length === 0 ? ['no ring'] : hidden.map(one => one.outerHTML.slice(0, 120));
}"""


def test_the_program_finds_planted_faults(visitors: Visitors) -> None:
    page = visitors.visit()
    page.goto("/bots")
    page.wait_for_selector("main li")
    page.locator("main").evaluate(PLANTED)
    draw(page)
    found = {f"{one['kind'].split(' «')[0]}: {one['what']}" for one in page.evaluate(PROGRAM, "all")}
    assert found >= {
        "cut text: cut by itself",
        "cut text: cut by another",
        "text of 10.0 px: small",
        "contrast 2.3: pale",
        "text over: one text",
        "text leaves its plate: wider than its plate",
        "out of reach: gone",
        "under p: under",
        "target over button: a button",
    }
    assert any(one.startswith("page scrolls sideways") for one in found)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_everything_can_be_reached_in_every_size(visitors: Visitors, game: str, seats: int) -> None:
    """And nothing is cut, too small, too pale or covered; in French, which is longer."""
    page = visitors.visit()
    open_table(page, game, seats)
    page.wait_for_selector(".table[data-asked]")
    seen = list(look_over(page, looks(SAMPLE, ["fr"], ["light"])))
    assert len(seen) == len(SAMPLE)
    assert [f"{look}: {one}" for look, found in seen for one in found] == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert hidden_by_hints(page) == []


def hidden_by_hints(page: Page) -> list[str]:
    """As if the master bot had advised one move after another, each with a long plan."""
    state = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/state?seat=1").json()
    options = state["decision"]["options"]
    answer = {"version": state["version"], "seat": 1, "other": None, "reason": "hint-only", "facts": {}}
    hints: list[dict[str, object]] = []
    page.route("**/hint", lambda route: route.fulfill(json=hints[-1]))
    found = []
    for option in options[:: 1 + len(options) // 12]:
        told = {"other": option, "worlds": 64, "better": 0, "over": True, "gains": [], "risks": []}
        hints.append({**answer, "move": option["text"], "because": {**told, "plan": [option, *options[:5]]}})
        with page.expect_response("**/hint"):
            page.locator("[data-hint]").click()
        page.wait_for_selector("[data-because]")
        page.evaluate(AT_REST)
        found += [f"{option['text']}: {one}" for one in page.evaluate(HIDDEN_RINGS)]
        page.locator("[data-hint-said] > button").click()
    return found


def test_nothing_jumps_and_the_aim_is_told(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "sa-re", 4)
    page.wait_for_selector(".table[data-asked]")
    board = page.locator(".middle > .board")
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-hint-said] > svg")  # it has thought
    with_hint = board.bounding_box()
    page.locator("[data-hint-said] button").click()
    assert board.bounding_box() == with_hint
    for width, height in ((1280, 800), (1024, 768), (844, 390), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(AT_REST)
        expect(page.get_by_text("Complete your pyramid.").first).to_be_visible()
        before = board.bounding_box()
        said = page.locator("#prompt").evaluate("one => one.textContent")
        page.locator("#prompt").evaluate("(one, said) => (one.firstChild.data = said)", 6 * f"{said} ")
        assert board.bounding_box() == before
        page.locator("#prompt").evaluate("(one, said) => (one.firstChild.data = said)", said)
