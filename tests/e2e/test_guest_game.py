"""A game from outside: the example is installed as a package of its own, and played on a page built without it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors
from tests.e2e.player import Player, open_table
from tests.e2e.running_server import RunningServer
from tests.e2e.test_lessons import watch

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
NAMES = {"en": "The Royal Game of Ur", "fr": "Le jeu royal d’Ur"}
PLAY = {"en": "Play {} now", "fr": "Jouer à {}"}
PROMPTS = {
    "en": re.compile(r"You threw \d: move a piece\."),
    "fr": re.compile(r"Vous avez fait \d\s: avancez un pion\."),
}
EVENTS = {"en": "enters a piece on", "fr": "entre un pion en"}
RULES = {"en": "The safe rosette", "fr": "La rosette sûre"}
SHORT = "[pieces]\neach = 2\n"  # of seven: a race that is over soon


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, installed as anybody would install it."""
    folder = tmp_path_factory.mktemp("guests") / "installed"
    words = ["pip", "install", "--quiet", "--no-deps", "--python", sys.executable, "--target", str(folder)]
    words += ["--build-constraints", str(ROOT / "requirements" / "build.lock")]
    subprocess.run([str(UV), *words, str(ROOT / "examples" / "royal_ur")], check=True)
    return folder


@pytest.fixture(scope="module")
def server(guests: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"), guests=guests)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitors(browser: Browser, server: RunningServer) -> Iterator[Visitors]:
    made = Visitors(browser, server)
    yield made
    for context in made.contexts:
        context.close()
    assert made.complaints == []


class AnyPlayer(Player):
    """Knows no game: presses whatever can be pressed, on the board or below it."""

    def decide(self) -> None:
        target = self.one_of(self.page.locator("[data-move]:visible"))
        self.kinds.add("board" if "square" in (target.get_attribute("class") or "") else "list")
        self.press(target)


@pytest.mark.parametrize(("size", "language", "theme"), [("desk", "en", "light"), ("phone", "fr", "dark")])
def test_a_guest_is_played_on_the_common_board(
    visitors: Visitors, axe_script: str, size: str, language: str, theme: str
) -> None:
    page = visitors.visit(size, language, theme)
    open_table(page, "royal-ur", 2, data=SHORT)
    page.wait_for_selector(".table[data-asked]")
    expect(page.get_by_role("heading", name=NAMES[language])).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(PROMPTS[language])
    check(page, axe_script)
    cut = "parts => parts.filter(part => part.scrollHeight > part.clientHeight + 1).length"
    assert page.locator(".plain .panel").evaluate_all(cut) == 0  # the board scrolls, its parts are whole
    player = AnyPlayer(page, seed=4)
    player.play_to_the_end()
    assert player.kinds == {"board", "list"}
    expect(page.locator(".headline")).to_contain_text("2 points")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_guest_has_a_tile_words_rules_and_lessons(visitors: Visitors, axe_script: str, language: str) -> None:
    page = visitors.visit("desk", language)
    page.goto("/")
    tile = page.locator("article", has=page.get_by_role("heading", name=NAMES[language]))
    expect(tile).to_contain_text("15–30 min")
    expect(tile.locator("a[href='/learn/royal-ur']")).to_be_visible()
    check(page, axe_script)
    tile.get_by_role("button", name=PLAY[language].format(NAMES[language])).click()
    page.wait_for_selector(".table[data-asked]")
    page.locator("[data-move=enter]").click()
    expect(page.get_by_role("complementary").get_by_text(EVENTS[language]).first).to_be_visible()
    expect(page.locator(".log h2")).to_have_count(0)  # nothing says where a turn begins
    shows_the_rules(page, language)
    page.goto("/learn/royal-ur/1")
    watch(page)


def shows_the_rules(page: Page, language: str) -> None:
    page.goto("/rules?game=royal-ur")
    expect(page.get_by_text(RULES[language]).first).to_be_visible()
    picture = page.locator("figure[data-picture=a-piece-to-take]")
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".board .square.taken")).to_have_count(3)
