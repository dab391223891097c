"""After the game: who won, how and by what, the parts of it, and the ways on."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import FinishedGame, Visitors
from tests.e2e.player import enter, post

GAMES = Path(__file__).parents[1] / "games"


def import_game(page: Page, file: str, seat: int = 1) -> str:
    """A finished game as a table where the visitor has this seat, with nobody else to wait for; its id."""
    origin = page.request.get("/health").url.removesuffix("/health")
    text = GAMES.joinpath(file).read_bytes()
    answer = page.request.post(f"/api/import?seat={seat}", data=text, headers={"Origin": origin})
    assert answer.ok, answer.text()
    table = answer.json()
    for one in table["seats"]:
        if one["kind"] == "open":
            post(page, f"/tables/{table['id']}/bot", {"seat": one["seat"], "level": "greedy"})
    post(page, f"/tables/{table['id']}/start", {})
    return str(table["id"])


def test_what_decided_is_told_by_its_parts(visitors: Visitors) -> None:
    page = visitors.visit()
    enter(page, "Nefret")
    for file, sentence, title, total in (
        ("cleopatra/transcripts/elimination", r" wins? with \d+ scarabs", "Where the scarabs came from", r"^\d+$"),
        ("sa_re/transcripts/scribe-en-3", r"Pharaoh’s command", "What stands in the cities", r"^3 of 3$"),
    ):
        page.goto(f"/table/{import_game(page, f'{file}.mst')}")
        expect(page.get_by_role("heading", level=2).first).to_have_text(re.compile(sentence))
        points = page.get_by_role("region", name=title)
        expect(points.locator(".total").first).to_have_text(re.compile(total))
        for width in (1280, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert points.evaluate(OVERFLOWING) == [], (file, width)


OVERFLOWING = """panel => [...panel.querySelectorAll('*')]
  .filter((one) => one.getBoundingClientRect().right > panel.getBoundingClientRect().right + 0.5)
  .map((one) => one.outerHTML.slice(0, 80))"""


def test_a_result_leads_on(visitors: Visitors, finished_game: FinishedGame) -> None:
    page = visitors.visit()
    page.context.add_cookies(finished_game.cookies)
    page.goto(finished_game.address)
    head = page.locator(".headline")
    expect(head.get_by_role("heading")).to_have_text(re.compile("^(You win|.* wins) \\d+ to \\d+: "))
    expect(head.get_by_role("button", name="Play again")).to_be_visible()
    expect(head.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.locator("code").first).to_be_hidden()  # digests are for those who look for them
    page.get_by_text("Check the shuffle").click()
    expect(page.get_by_text("the shuffle was fixed before anybody sat down")).to_be_visible()
    page.get_by_text("A picture to share").click()
    card = page.locator("[data-result-card] img")
    expect(card).to_have_js_property("naturalWidth", 1200)
    page.get_by_label("With names").check()
    expect(card).to_have_attribute("src", re.compile("names=true$"))
    expect(page.get_by_role("link", name="Save the picture")).to_have_attribute("download", re.compile("png$"))
    waiting = {"state": "waiting", "done": 0, "of": 0, "analysis": None}
    page.route("**/analysis", lambda route: route.fulfill(json=waiting))  # the server need not think for this
    head.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("status").filter(has_text="Waiting for other analyses")).to_be_visible()
    head.get_by_role("link", name="To the lobby").click()
    page.wait_for_url(re.compile(r":\d+/$"))
