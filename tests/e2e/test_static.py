"""The static edition: whole games from a subfolder of a plain web server that is gone, over a restart of the browser.

Its build takes a minute or two, so that `make soak` runs these and `make test` does not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests.e2e.accessible import check
from tests.e2e.amun_re_player import AmunRePlayer
from tests.e2e.babel_player import BabelPlayer
from tests.e2e.chromium import FLAGS, find_chromium
from tests.e2e.cleopatra_player import CleopatraPlayer
from tests.e2e.conftest import PATIENCE
from tests.e2e.player import Player
from tests.e2e.running_server import free_port
from tests.e2e.sa_re_player import SaRePlayer
from tests.e2e.seeded_server import SEED
from tools import build_static

pytestmark = pytest.mark.soak
PLAYERS: dict[str, tuple[type[Player], int]] = {
    "babel": (BabelPlayer, 2),
    "amun-re": (AmunRePlayer, 3),
    "cleopatra": (CleopatraPlayer, 3),
    "sa-re": (SaRePlayer, 2),
}


# Shadows the standard module, so that all tables have the luck that the players of the other browser tests know.
SECRETS = f"""
import os, random
choice = random.SystemRandom().choice
def token_hex(size):
    return {SEED!r} if size == 32 else os.urandom(size).hex()
"""


def seeded(built: Path, folder: Path) -> None:
    """A copy of the edition with the same luck at every table; its service worker knows the changed file."""
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns("*.br", ".*"))
    engine, worker = folder / "py" / "engine.pack.gz", folder / "service-worker.js"
    before = engine.read_bytes()
    after = build_static.pack({**build_static.unpacked(before), "secrets.py": SECRETS.encode()})
    engine.write_bytes(after)
    known = build_static.integrity(before)
    text = worker.read_text("utf-8")
    assert known in text
    worker.write_text(text.replace(known, build_static.integrity(after)), "utf-8")


class PlainServer:
    """Serves the edition below /some/folder/ and knows nothing of it."""

    def __init__(self, root: Path) -> None:
        seeded(build_static.build(), root / "some" / "folder")
        port = free_port()
        self.url = f"http://127.0.0.1:{port}/some/folder/"
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(root)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while self.process.poll() is None:
            try:
                urllib.request.urlopen(self.url, timeout=1)
                return
            except OSError:
                continue
        raise AssertionError("the web server did not start")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(10)


class Device:
    """A browser with a profile of its own, which can be closed and opened again."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self.playwright, self.profile = playwright, profile
        self.complaints: list[str] = []
        self.context: BrowserContext | None = None

    def open(self, **more: Any) -> Page:
        path, extra = find_chromium()
        self.context = self.playwright.chromium.launch_persistent_context(
            self.profile,
            executable_path=path,
            env={**os.environ, **extra},
            args=FLAGS,
            **{"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce", **more},
        )
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def close(self) -> None:
        if self.context is not None:
            self.context.close()
            self.context = None


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[PlainServer]:
    server = PlainServer(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def device(playwright: Playwright, tmp_path: Path) -> Iterator[Device]:
    made = Device(playwright, tmp_path / "profile")
    yield made
    made.close()
    assert made.complaints == []


def quick_start(page: Page, url: str, game: str, seats: int) -> None:
    last = json.dumps({"game": game, "seats": seats, "others": ["greedy"] * (seats - 1)})
    page.evaluate(f"localStorage.setItem('mastaba-last-set-up', {json.dumps(last)})")
    page.goto(url)
    page.reload()
    page.locator(".quick .btn.go").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector(".table[data-version]")


def shown_version(page: Page) -> str:
    return page.locator(".table").get_attribute("data-version") or ""


def test_all_four_games_without_the_web_server(plain: PlainServer, device: Device, axe_script: str) -> None:
    page = device.open()
    page.goto(f"{plain.url}#/account")
    page.wait_for_selector("[data-offline=true]")  # everything is on the device
    check(page, axe_script)
    plain.stop()
    for game, (player, seats) in PLAYERS.items():
        quick_start(page, plain.url, game, seats)
        if game == "babel":
            half = player(page, seed=3)
            half.play(6)
            address, version = page.url, half.version()
            device.close()
            page = device.open(color_scheme="dark", locale="fr-FR")
            page.goto(address)
            page.wait_for_selector(".table[data-version]")
            assert int(shown_version(page)) >= int(version or 0) > 1  # the bot may have moved since
        player(page, seed=3).play_to_the_end()
        expect(page.locator(".headline")).to_be_visible()
    page.goto(f"{plain.url}#/replays")
    expect(page.locator("main li")).to_have_count(len(PLAYERS))
    with page.expect_download() as saved:
        page.goto(f"{plain.url}#/account")
        page.locator("#content .btn.go").click()
    everything = json.loads(saved.value.path().read_bytes())
    assert everything["format"] == "mastaba-device"
    assert len(everything["games"]) > 100_000


def test_two_windows_damage_and_saved_games(plain: PlainServer, device: Device, tmp_path: Path) -> None:
    page = device.open()
    page.goto(f"{plain.url}#/account")
    page.wait_for_selector(".bar", state="detached")
    assert device.context is not None
    second = device.context.new_page()
    second.goto(plain.url)
    second.get_by_role("button", name="Play in this window").click()
    second.wait_for_selector(".bar", state="detached")
    expect(page.get_by_role("heading", name="Open in another window")).to_be_visible()
    quick_start(second, plain.url, "babel", 2)
    game = second.url
    second.goto(f"{plain.url}#/account")
    with second.expect_download() as saved:
        second.get_by_role("button", name="Save everything").click()
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    damage = "async () => { const db = await new Promise((ok) => { const a = indexedDB.open('mastaba', 1); \
        a.onsuccess = () => ok(a.result); }); const t = db.transaction('kept', 'readwrite'); \
        t.objectStore('kept').put({ file: new Uint8Array(5000).fill(7), token: '' }, 'games'); \
        await new Promise((ok) => (t.oncomplete = ok)); db.close(); }"
    second.evaluate(damage)
    second.reload()
    expect(second.get_by_role("heading", name="Your games cannot be read")).to_be_visible()
    with second.expect_download():
        second.get_by_role("button", name="Save the file").click()
    second.get_by_role("button", name="Start anew").click()
    second.get_by_role("button", name="Start anew").click()
    second.wait_for_selector(".bar", state="detached")
    second.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"{}"})
    second.get_by_role("button", name="Load everything").click()
    expect(second.get_by_role("alert")).to_contain_text("no file in which Mastaba saved everything")
    second.locator("input[type=file]").set_input_files(file)
    with second.expect_navigation():
        second.get_by_role("button", name="Load everything").click()
    second.goto(game)
    second.wait_for_selector(".table[data-version]")
