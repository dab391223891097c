"""Browser tests: a real server, the built page, and a Chromium from the package locks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request, expect

from tests.e2e.accessible import UNDRAWN
from tests.e2e.chromium import FLAGS, find_chromium
from tests.e2e.player import open_table, play_by_api
from tests.e2e.running_server import RunningServer

LEFT_EARLY = "WebSocket is closed before the connection is established"
PATIENCE = 30_000  # milliseconds; what comes is waited for as long as a busy machine may need
SIZES = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "screen": {"width": 1920, "height": 1080},
}

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path, extra = find_chromium()
    return {**browser_type_launch_args, "executable_path": path, "env": {**os.environ, **extra}, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


class Visitors:
    """Contexts of their own, each with a page whose every complaint is written down."""

    def __init__(self, browser: Browser, server: RunningServer) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()  # besides what a browser says when a page is left while it still connects

    def visit(self, size: str = "desk", language: str = "en", theme: str = "light") -> Page:
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale="fr-FR" if language == "fr" else "en-GB",
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=size == "phone",
            reduced_motion="reduce",
        )
        self.contexts.append(context)
        page = context.new_page()
        page.add_init_script(UNDRAWN)
        page.set_default_timeout(PATIENCE)
        page.on("console", self.said)
        page.on("pageerror", self.broke)
        page.on("request", self.asked)
        return page

    def broke(self, error: Error) -> None:
        if not any(part in error.message for part in self.forgiven):
            self.complaints.append(f"error: {error}")

    def said(self, message: ConsoleMessage) -> None:
        forgiven = (*self.forgiven, LEFT_EARLY)
        if message.type in ("error", "warning") and not any(part in message.text for part in forgiven):
            self.complaints.append(f"{message.type}: {message.text} {message.location['url']}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "data:", "blob:")):
            self.complaints.append(f"another host: {request.url}")


@pytest.fixture
def visitors(browser: Browser, server: RunningServer) -> Iterator[Visitors]:
    """The test fails if a page said an error, broke the content policy or asked another host."""
    made = Visitors(browser, server)
    yield made
    for context in made.contexts:
        context.close()
    assert made.complaints == []


class FinishedGame(NamedTuple):
    """Where it is, and whose it was."""

    address: str
    cookies: Any


@pytest.fixture(scope="session")
def finished_game(browser: Browser, server: RunningServer) -> FinishedGame:
    """A game of Babel, played over the API as a person plays it: the table shows its result."""
    context = browser.new_context(base_url=server.url)
    page = context.new_page()
    address = open_table(page, "babel", 2)
    play_by_api(page, address)
    found = FinishedGame(address, context.cookies())
    context.close()
    return found


@pytest.fixture(scope="session")
def axe_script() -> str:
    return Path(__file__).parents[2].joinpath("web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
