"""Sa-Ré in a browser: whole games in both editions, every screen of them accessible, and small."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.accessible import check, check_in
from tests.e2e.conftest import Visitors
from tests.e2e.player import finish_by_api, open_table, play_by_api, play_now
from tests.e2e.sa_re_player import SaRePlayer

GAMES = [("desk", "en", "light", "fr", 2, "quick_start"), ("phone", "fr", "dark", "en", 4, "")]
# the screens that a game is stopped at, by what is asked there
SCREENS = ("SelectProjects", "Offer", "DealWithUnrest", "React", "Erect", "Pay")


@pytest.mark.parametrize(("size", "language", "theme", "edition", "seats", "switch"), GAMES)
def test_a_whole_game(
    visitors: Visitors, axe_script: str, size: str, language: str, theme: str, edition: str, seats: int, switch: str
) -> None:
    page = visitors.visit(size, language, theme)
    table = open_table(page, "sa-re", seats, edition=edition, options={switch: "on"} if switch else {})
    player = SaRePlayer(page, seed=3)
    looked: list[str] = []
    themes = [theme, "dark" if theme == "light" else "light"]  # by turns: the other size has the other one
    while player.play(700, lambda asked: asked in SCREENS and asked not in looked):
        looked.append(player.asked())
        check_in(themes[SCREENS.index(player.asked()) % 2], page, axe_script)
        player.step()
        if size == "phone" and len(looked) == len(SCREENS):  # the rest has nothing new
            finish_by_api(page, table)
    expect(page.locator(".headline")).to_be_visible()
    assert {"PlaceStart", "SelectProjects", "Offer", "Erect", "Pay"} <= player.kinds
    check_in(themes[0], page, axe_script)
    page.locator(".headline a").first.click()
    page.wait_for_selector(".replay .city")
    check(page, axe_script)


def test_a_turn_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "sa-re", 2, edition="fr")
    player = SaRePlayer(page, seed=5, keyboard=True)
    assert player.play(20, lambda asked: asked == "Offer")
    before = player.version()
    page.keyboard.press("t")
    player.settle(before)
    assert player.play(60, lambda asked: asked == "Offer")
    page.keyboard.press("s")
    expect(page.locator('[data-place="track-1"][aria-label*="obelisk lying"], .board.building').first).to_be_visible()
    assert player.play(80, lambda asked: asked == "SelectProjects")


# the first player's number with which the quick start deals this building
DEALT = {"TE": 10, "PA": 6, "BA": 2, "MA": 20}


@pytest.mark.parametrize("power", DEALT)
def test_a_power_turns_to_its_night_side(visitors: Visitors, power: str) -> None:
    page = visitors.visit()
    open_table(page, "sa-re", 2, number=DEALT[power], edition="fr", options={"quick_start": "on"})
    player = SaRePlayer(page, seed=2)
    card = page.locator(f'[data-power="{power}"].legal')
    assert player.play(80, lambda asked: card.count() > 0)
    card.click()
    if power == "BA":
        page.locator('[data-track="2"].legal').click()
    elif power == "MA":
        page.locator("[data-card].legal").first.click()
        page.locator(".uses .btn").first.click()
    elif power == "TE":
        page.wait_for_selector('.table[data-asked="PickCard"]')
        assert page.locator(".shoe .card.legal").count() == 2
        page.locator(".shoe .card.legal").first.click()
    expect(page.locator(".power.night")).to_be_visible()


def test_projects_are_moved_and_razed(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "sa-re", 2, edition="fr")
    player = SaRePlayer(page)
    assert player.play(20, lambda asked: asked == "SelectProjects")
    page.locator('[data-tile="PY"]').click()
    page.locator('[data-space="B2"]').click()
    expect(page.locator('[data-place="space-1-B2"].project')).to_be_visible()
    player.step()  # goes on
    assert player.play(120, lambda asked: asked == "SelectProjects")
    page.locator('button[data-space="B2"]').click()
    page.get_by_role("button", name="Move it").click()
    page.locator('[data-space="C4"].legal').click()
    expect(page.locator('[data-place="space-1-C4"].project')).to_be_visible()
    for before in ("MoveProject", "SelectProjects"):
        page.keyboard.press("u")
        expect(page.locator(".table")).to_have_attribute("data-asked", before)
    expect(page.locator('[data-place="space-1-B2"].project')).to_be_visible()
    page.locator('[data-space="A1"]').click()
    page.get_by_role("button", name="Raze it").click()
    expect(page.locator(".table")).to_have_attribute("data-asked", "TrimStock")
    while player.asked() == "TrimStock":
        player.step()
    expect(page.locator('[data-place="stock-1"]')).to_contain_text("0 of 0")


def gather_two(state: Any) -> str | None:
    """A Temple and a Goldsmith, never built; in the season two cards, or as many as go without danger."""
    options = [option["text"] for option in state["decision"]["options"]]
    me = state["view"]["players"]["1"]
    wanted = ["put WH A1", "put MB B1", "start TE C3", "start GO A2", "go", "stay", "keep U1", "keep U2", "done"]
    if "take" in options:
        wanted = ["take"] if len(me["cards"].split()) < 2 and me["marker"] < 5 else ["lay"]
    return next((move for move in wanted if move in options), None)


def test_what_finishing_loses_and_why_not_is_said(visitors: Visitors) -> None:
    """Whatever is pressed in vain answers with the reason and its paragraph; what would be lost is asked about once."""
    page = visitors.visit()
    table = open_table(page, "sa-re", 2, edition="fr")
    refusal = page.locator(".prompt.illegal")

    def press_twice(move: str, loss: str, then: str) -> None:
        button = page.locator(f'[data-move="{move}"]')
        button.click()
        expect(button).to_have_text(f"{loss} Finish anyway?")
        button.click()
        page.wait_for_selector(f'.table:not([data-asked="{then}"])')

    def refused(selector: str, reason: str, rule: str) -> None:
        page.locator(selector).click(force=True)  # what is not possible says so, and answers all the same
        expect(refusal).to_contain_text(reason)
        expect(refusal).to_contain_text(rule)
        page.keyboard.press("Escape")

    play_by_api(page, table, until="SelectProjects", choose=gather_two)
    refused('[data-space="C2"]', "Choose a building first, then its space.", "SR-4.6")
    refused('[data-space="B1"]', "You cannot raze your last Master Builder.", "SR-4.3")
    page.locator('[data-tile="HA"]').click()
    refused('[data-space="B2"]', "The Harbour must stand on the Nile.", "SR-4.9")
    press_twice("go", "You could still start a project this turn.", "SelectProjects")

    play_by_api(page, table, until="Erect", choose=gather_two)
    press_twice("done", "You can still load or store goods that will be lost otherwise.", "Erect")
    page.wait_for_selector('.table[data-asked="KeepCards"]')
    refused('[data-source^="stock"] >> nth=0', "You are not asked for that now.", "SR-3.2")
    press_twice("done", "2 cards you could keep will be lost.", "KeepCards")

    play_by_api(page, table, until="Erect", choose=gather_two)  # Temple and Goldsmith are started
    refused("[data-bill=C3]", "You cannot pay for the Temple on C3.", "SR-7.2")
    play_by_api(page, table, until="SelectProjects", choose=gather_two)  # the other Goldsmith is Enki's
    refused('[data-tile="GO"]', "The building board has no Goldsmith left.", "SR-4.6")


def test_the_table_explains_itself(visitors: Visitors) -> None:
    """Spaces have names, the command is in sight on a small screen too, and things say what they are and do."""
    page = visitors.visit("phone")
    table = open_table(page, "sa-re", 2, edition="fr", options={"mode": "priest"})
    play_by_api(page, table, until="SelectProjects", choose=gather_two)
    expect(page.locator(".goal")).to_contain_text("Command: Priest · Harbour, pyramid and 3 administrative buildings.")
    expect(page.locator("[data-progress]")).to_have_text(["0/5", "0/5"])
    expect(page.locator(".space .at")).to_have_text([f"{row}{column}" for row in "ABC" for column in "1234"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Names of spaces on the board").click()
    page.keyboard.press("Escape")
    expect(page.locator(".space .at")).to_have_count(0)
    told = page.locator(".pop")
    for thing, says, rule in [
        ('[data-tile="TE"]', "Temple: costs 2 gold, 3 stone, 3 wood; 2 left. Once a season you look", "SR-6.2"),
        ('[data-place="space-1-A1"]', "A1, Warehouse. Keeps resources from turn to turn; this city has room", "SR-7.8"),
        (".goal", "Command: Priest. Harbour, pyramid and 3 administrative buildings.", "SR-9.2"),
        ('[data-place="seat-1"] .fact >> nth=0', "Revolt marker on 0, revolt at 8", "SR-5.14"),
        (".mummy", "Mummy: goes first this turn.", "SR-3.3"),
    ]:
        page.locator(thing).click(button="right")
        expect(told).to_contain_text(says)
        expect(told).to_contain_text(rule)
        page.keyboard.press("Escape")
    play_by_api(page, table, until="Offer", choose=gather_two)
    for thing, says in [(".shoe .facts", "The shoe: "), (".track.me .obelisk", "Nefret is in the season.")]:
        page.locator(thing).click(button="right")
        expect(told).to_contain_text(says)
        page.keyboard.press("Escape")


def test_the_table_is_small(visitors: Visitors) -> None:
    """What Sa-Ré adds to a page that has shown another table: under 70 kB gzipped, its words among it."""
    page = visitors.visit()
    sizes: dict[str, int] = {}

    def note(answer: Response) -> None:
        path = answer.url.removeprefix(visitors.server.url)
        if path.startswith("/assets/") and path.endswith((".js", ".css", ".svg")):
            sizes.setdefault(path, len(gzip.compress(answer.body())))

    page.on("response", note)
    play_now(page, "en")
    page.wait_for_selector(".table[data-asked]")
    page.wait_for_load_state("networkidle")
    before = sum(sizes.values())
    open_table(page, "sa-re", 2, edition="fr")
    page.wait_for_load_state("networkidle")
    added = sum(sizes.values()) - before
    print(f"Sa-Ré adds {added} bytes to {before}")
    assert 5_000 < added < 70_000
