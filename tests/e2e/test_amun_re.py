"""Whole games of Amun-Re in the browser, and what its table does besides."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.accessible import check
from tests.e2e.amun_re_player import AmunRePlayer
from tests.e2e.conftest import Visitors
from tests.e2e.player import finish_by_api, open_table, play_away, play_now

# what is looked at in the Old Kingdom, and in the New in the other theme
LOOKED_AT = {
    "desk": ({"PlaceBid", "SealOffering"}, {"scoring", "LayBricks"}),
    "phone": ({"PlaceBid", "CollectIncome"}, {"scoring", "SealOffering"}),
}


@pytest.mark.parametrize(
    ("size", "language", "theme", "seats"), [("desk", "en", "light", 3), ("phone", "fr", "dark", 5)]
)
def test_a_whole_game(visitors: Visitors, axe_script: str, size: str, language: str, theme: str, seats: int) -> None:
    page = visitors.visit(size, language, theme)
    table = open_table(page, "amun-re", seats)
    player = AmunRePlayer(page, seed=seats)
    checked: tuple[set[str], set[str]] = (set(), set())
    new = False
    for _ in range(300):
        player.wait()
        if player.is_over():
            break
        if not new and page.locator("[data-scoring]").count():
            new = True
            page.emulate_media(color_scheme="dark" if theme == "light" else "light", reduced_motion="reduce")
        kind = "scoring" if page.locator("[data-scoring]").count() else player.asked()
        if kind in LOOKED_AT[size][new] - checked[new]:
            checked[new].add(kind)
            check(page, axe_script)
        player.step()
        if size == "phone" and kind == "CollectIncome":  # the second round and the last two have nothing new
            if checked == LOOKED_AT[size]:
                finish_by_api(page, table)
            else:
                play_away(page, table, lambda state: state["view"]["round"] != 2)
    assert player.is_over() and checked == LOOKED_AT[size]
    check(page, axe_script)
    expect(page.get_by_role("heading", name="Points", exact=True)).to_be_visible()
    expect(page.locator(".legend li")).to_have_count(7)
    bars = page.locator("ol li", has=page.locator(".bar"))
    for k in range(seats):
        points = [int(text) for text in bars.nth(k).locator(".part").all_inner_texts()]
        assert sum(points) == int(bars.nth(k).locator(".total").inner_text())
    assert {"PlaceBid", "BuyCards", "LayFarmers", "LayBricks", "SealOffering", "scoring told"} <= player.kinds


def test_a_round_with_the_keyboard_alone(visitors: Visitors) -> None:
    """As the table of the design says: arrows over ladders and map, digits for units and gold, Enter commits."""
    page = visitors.visit()
    open_table(page, "amun-re", 3, "random", options={"start_draft": "on", "draw2": "on"})
    player = AmunRePlayer(page, keyboard=True)
    keys: dict[str, list[str]] = {
        "PlaceBid": ["Enter"],
        "BuyCards": ["1", "Enter"],
        "LayFarmers": ["1", "ArrowDown", "Enter", "Escape", "Enter"],
        "LayBricks": ["2", "ArrowDown", "Enter", "Escape", "Enter"],
        "SealOffering": ["Enter"],
        "TakeReward": ["ArrowDown", "Enter", "Escape", "Enter"],
        "CollectIncome": ["Enter"],
    }
    seen: set[str] = set()
    for _ in range(40):
        player.wait()
        if page.locator(".chip", has_text="Round 2").count():
            break
        asked = player.asked()
        if not asked:
            continue
        seen.add(asked)
        if asked in ("KeepCards", "SellToPay", "PledgeCards"):
            player.tick()
            continue
        before = player.version()
        if asked == "PlaceBid":  # as after a move that the button has made
            page.locator("[data-commit]:visible").first.focus()
        choosing = {"PlaceBid": ("ArrowDown", "ArrowRight"), "SealOffering": (str(min(4, player.most_to_offer())),)}
        ready = page.locator("[data-commit]:not(.off):visible")
        for _ in range(10):  # what others did just now may still undo a choice
            if asked not in choosing or ready.count():
                break
            for key in choosing[asked]:
                page.keyboard.press(key)
        for key in keys[asked]:  # while a move is on its way keys do nothing, and its answer may come after its news
            page.wait_for_selector(".table:not([data-busy])", state="attached")
            page.keyboard.press(key)
        if asked == "SealOffering":  # the first Enter may only have left the field with the number
            page.wait_for_selector(".table:not([data-busy])", state="attached")
            if player.version() == before:
                page.keyboard.press("Enter")
        player.settle(before)
    assert seen >= {"KeepCards", "PlaceBid", "BuyCards", "LayFarmers", "SealOffering"}, seen  # others need luck or gold
    assert page.locator(".prompt.illegal").count() == 0


def test_laying_taking_back_and_why_not(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "amun-re", 3, "random")
    player = AmunRePlayer(page, seed=2)
    while player.asked() != "PlaceBid":
        player.wait()
    expect(page.locator(".map [data-legal]").first).to_have_attribute("aria-label", re.compile("open to you from 0$"))
    while player.asked() != "LayBricks":
        player.wait()
        player.step()
        player.wait()
    purse = player.gold()
    place = page.locator(".map [data-legal]").first
    code = place.get_attribute("data-province")
    player.do(place)
    assert player.gold() == purse - 1
    player.do(page.locator(f'.map [data-province="{code}"]'))
    assert player.gold() == purse - 3
    page.locator(f'.map [data-back="{code}"]').click()
    expect(page.locator("[data-gold]")).to_have_attribute("data-gold", str(purse - 1))
    player.look(".table")  # taking back may be several moves: nothing else is done before the last
    page.locator('[data-units="0"]').click()
    expect(page.locator("[data-gold]")).to_have_attribute("data-gold", str(purse))
    player.look(".table")
    page.locator(".map [data-province]:not([data-legal])").first.click()
    prompt = page.locator(".prompt.illegal")
    expect(prompt).to_contain_text("is not yours")
    prompt.get_by_role("button", name="Rule AR-").click()
    expect(page.locator("article.open")).to_be_focused()


def test_a_sealed_offering_may_be_changed(visitors: Visitors) -> None:
    """As long as somebody still thinks about theirs."""
    pages = visitors.visit(), visitors.visit("phone", "fr")
    open_table(pages[0], "amun-re", 3, "random", guests=pages[1:])
    players = [AmunRePlayer(page) for page in pages]
    while [player.asked() for player in players] != ["SealOffering", "SealOffering"]:
        for player in players:
            if player.asked() not in ("", "SealOffering"):
                player.step()
        pages[0].wait_for_timeout(5)
    for page, player, change in zip(pages, players, ("Change it", "Changer"), strict=True):
        player.step()
        page.get_by_role("button", name=change).click()
        page.wait_for_selector('.table[data-asked="SealOffering"]')


def test_reconstructed_values_are_marked_on_request(visitors: Visitors, axe_script: str) -> None:
    page = visitors.visit()
    open_table(page, "amun-re", 3, "random")
    page.wait_for_selector(".map")
    page.keyboard.press("/")
    page.locator(".values > summary").click()
    expect(page.locator(".values")).to_contain_text("70 of 226 values")
    assert page.locator(".map .mark").count() == 0
    page.locator("[data-mark]").click()
    assert page.locator(".map .mark").count() > 20
    page.locator('[data-group="provinces.ABU"] summary').click()
    page.locator('[data-of="provinces.ABU.fields"] input').fill("5")
    page.get_by_role("combobox", name="On the Nile, in my box").select_option("false")
    page.locator('[data-of="provinces.ABU.bank"] select').select_option("W")
    expect(page.locator(".values pre")).to_have_text('[provinces.ABU]\nfields = 5\nbank = "W"\nnile = false')
    check(page, axe_script)


BOX = """
[offering]
limits = [4, 9, 30]
theft = 5
camel_levels = 3
[provinces.ABU]
fields = 5
printed_farmers = 3
power_symbols = 4
income = 9
camel_income = 6
temples = 2
bank = "W"
half = "L"
nile = false
"""


def test_the_board_shows_the_corrected_values_of_a_box(visitors: Visitors) -> None:
    page = visitors.visit()
    open_table(page, "amun-re", 3, "random", data=BOX)
    abu = page.locator('[data-province="ABU"]')
    for said in ("4 power symbols", "2 temples", "5 fields", "3 farmers"):
        expect(abu).to_have_attribute("aria-label", re.compile(said))
    expect(page.locator('[data-place="province-ABU"] .on-coin')).to_have_text(["9", "6"])
    expect(abu).to_have_attribute("aria-label", re.compile("west bank, Lower Egypt, away from the Nile"))
    places = {code: page.locator(f'[data-province="{code}"]').bounding_box() for code in ("ABU", "BUT", "DAK")}
    assert all(places.values())
    assert places["ABU"]["y"] < places["BUT"]["y"], "in the desert of the west, north to the left"  # type: ignore[index]
    assert places["ABU"]["x"] < places["DAK"]["x"], "in Lower Egypt"  # type: ignore[index]
    scale = page.locator(".cells li")
    expect(scale).to_have_text([re.compile(text) for text in ("≤ 4", "5–9", "10–30", "31 \\+")])
    expect(scale.nth(2)).to_have_attribute("aria-label", "Level 3: total 10–30, camels travel")


def test_the_steps_of_a_bid_are_in_sight_on_a_low_window(visitors: Visitors) -> None:
    """Also in a first game, whose line stands above them."""
    page = visitors.visit("phone", "fr")
    page.set_viewport_size({"width": 844, "height": 390})
    open_table(page, "amun-re", 3, "random")
    page.wait_for_selector(".table[data-asked]")
    page.locator(".pill").first.click()
    step = page.locator(".track .step").first
    expect(step).to_be_visible()
    held, seen = page.locator(".held").bounding_box(), step.bounding_box()
    assert held and seen
    assert held["y"] <= seen["y"] and seen["y"] + seen["height"] <= held["y"] + held["height"] + 1


def test_the_table_adds_little_to_the_first_load(visitors: Visitors) -> None:
    """Script, style, texts and edition that no other table needs, gzipped: under 60 kB."""
    sizes: dict[str, int] = {}
    shared: set[str] = set()

    def note(answer: Response) -> None:
        path = answer.url.removeprefix(visitors.server.url)
        if path.startswith("/assets/"):
            sizes[path] = len(gzip.compress(answer.body()))

    page, other = visitors.visit(), visitors.visit()
    page.on("response", note)
    other.on("response", lambda answer: shared.add(answer.url.removeprefix(visitors.server.url)))
    open_table(page, "amun-re", 3, "random")
    page.wait_for_selector(".map")
    play_now(other, "en")
    other.wait_for_selector(".table[data-asked]")
    page.wait_for_timeout(500)
    added = {path: size for path, size in sizes.items() if path not in shared}
    print(f"{sum(added.values())} bytes: {added}")
    assert len(added) >= 4  # script, style, and the texts of the game and of its page
    assert sum(added.values()) < 60_000
