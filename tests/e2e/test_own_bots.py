"""Bots of the host on the page: in the lobby, in the picker of a new table, at a table, and when one fails."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.accessible import check
from tests.e2e.conftest import Visitors
from tests.e2e.player import open_table
from tests.e2e.running_server import RunningServer

STRANGERS = Path(__file__).parents[1] / "bots" / "strangers.py"
SEATED = "bot · Kheops"
FAILED = {
    "en": "The program behind Enki failed; a bot of the server plays on.",
    "fr": "Le programme derrière Enki a échoué ; un bot du serveur prend le relais.",
}
NOW_PLAYS = "bot · normal"
ABOUT = {
    "en": "A program chosen by whoever runs this server.",
    "fr": "Un programme choisi par la personne qui tient ce serveur.",
}


def bot(name: str, deed: str) -> list[str]:
    return ["--bot", f"{name}=exec:{shlex.join([sys.executable, str(STRANGERS), deed])}"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    words = [*bot("Kheops", "refuse"), *bot("Nitocris", "crash"), "--bot-seconds", "60"]
    running = RunningServer(tmp_path_factory.mktemp("server"), words=words)
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


@pytest.mark.parametrize(("size", "language", "theme"), [("desk", "en", "light"), ("phone", "fr", "dark")])
def test_a_bot_of_the_host_is_chosen_from_the_lobby(
    visitors: Visitors, axe_script: str, size: str, language: str, theme: str
) -> None:
    page = visitors.visit(size, language, theme)
    page.goto("/bots")
    panel = page.locator("li.panel", has=page.get_by_role("heading", name="Kheops"))
    expect(panel).to_contain_text(ABOUT[language])
    check(page, axe_script)
    panel.get_by_role("button").click()
    page.wait_for_selector(".table[data-asked]")
    expect(page.get_by_text(SEATED).first).to_be_attached()
    page.goto("/bots")
    page.get_by_role("group").get_by_role("button", name="Cl").click()  # Cleopatra, which Kheops does not play
    expect(page.get_by_role("heading", name="Nitocris")).to_be_visible()
    expect(page.get_by_role("heading", name="Kheops")).to_have_count(0)


@pytest.mark.parametrize(("size", "language", "theme"), [("desk", "en", "dark"), ("phone", "fr", "light")])
def test_the_table_is_told_that_a_bot_failed(
    visitors: Visitors, axe_script: str, size: str, language: str, theme: str
) -> None:
    page = visitors.visit(size, language, theme)
    open_table(page, "babel", 2, level="Nitocris", options={"first": "2"})
    page.wait_for_selector(".table[data-asked]")
    expect(page.get_by_text(NOW_PLAYS).first).to_be_attached()
    if size == "phone":
        page.get_by_role("button", name="Journal").click()
    expect(page.get_by_text(FAILED[language]).first).to_be_visible()
    check(page, axe_script)
