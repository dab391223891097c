"""The static edition as the browser tests have it: below a folder of a plain web server, on a device of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from tests.e2e.chromium import FLAGS, find_chromium
from tests.e2e.conftest import PATIENCE
from tests.e2e.running_server import free_port
from tests.e2e.seeded_server import SEED
from tools import build_static

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

    def __init__(self, root: Path, edition: Path) -> None:
        self.folder = root / "some" / "folder"
        shutil.copytree(edition, self.folder)
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

    def change(self, file: str, before: str, after: str) -> None:
        """In one file that it serves."""
        text = self.folder.joinpath(file).read_text("utf-8")
        assert before in text
        self.folder.joinpath(file).write_text(text.replace(before, after), "utf-8")

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


def quick_start(page: Page, url: str, game: str, seats: int, **more: Any) -> None:
    last = json.dumps({"game": game, "seats": seats, "others": ["greedy"] * (seats - 1), **more})
    page.evaluate(f"localStorage.setItem('mastaba-last-set-up', {json.dumps(last)})")
    page.goto(url)
    page.reload()
    page.locator(".quick .btn.go").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector(".table[data-version]")
