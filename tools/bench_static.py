"""How the static edition does in a real browser, from a web server on this machine: how soon it plays, cold (nothing is
there yet) and warm (kept by the service worker, browser closed and opened again); how long the page's own tasks take
while a strong bot thinks; how long bots think, and whether they choose as they do on this machine.
python tools/bench_static.py [FOLDER]"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from mastaba import core  # noqa: E402
from tests.e2e.babel_player import BabelPlayer  # noqa: E402
from tests.e2e.chromium import FLAGS, find_chromium  # noqa: E402
from tests.e2e.running_server import free_port  # noqa: E402
from tools import build_static, static_bots  # noqa: E402

WARM_STARTS = 3
MOVES = 12  # of ours, and as many of a strong bot, while the main thread is watched
LAST = json.dumps({"game": "babel", "seats": 2, "others": ["strong"]})
TASKS = "window.tasks = []; new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(\
    (entry) => entry.duration))).observe({ type: 'longtask' })"


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else build_static.build()
    with served(folder) as url, tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        measure_starts(playwright, url, profile)
        context = browser(playwright, profile)
        measure_bots(context.new_page(), url)
        context.close()
    print("load of this machine:", os.getloadavg())


def measure_starts(playwright: Playwright, url: str, profile: str) -> None:
    context = browser(playwright, profile)
    cold, page = to_a_table(context, url)
    print(f"cold {cold:.1f} s")
    page.goto(f"{url}#/account")
    page.wait_for_selector("[data-offline=true]", timeout=120_000)
    context.close()
    for _ in range(WARM_STARTS):
        context = browser(playwright, profile)
        warm, page = to_a_table(context, url)
        page.evaluate(TASKS)
        BabelPlayer(page).play(MOVES)
        print(f"warm {warm:.1f} s; then tasks over 50 ms on the main thread: {page.evaluate('window.tasks')}")
        context.close()


def measure_bots(page: Page, url: str) -> None:
    page.goto(f"{url}#/account")
    which = static_bots.parts()
    rules, there = static_bots.in_browser(page, which)
    print(f"the rules are {rules} in the browser, {core.status()} here")
    for line in static_bots.compared(which, there, static_bots.natively(which)):
        print(line)


def to_a_table(context: BrowserContext, url: str) -> tuple[float, Page]:
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('mastaba-last-set-up', {json.dumps(LAST)})")
    began = time.perf_counter()
    page.goto(url)
    page.locator(".quick .btn.go").click()
    page.wait_for_selector(".table[data-asked], .table[data-version]", timeout=120_000)
    return time.perf_counter() - began, page


def browser(playwright: Playwright, profile: str) -> BrowserContext:
    path, extra = find_chromium()
    return playwright.chromium.launch_persistent_context(
        profile, executable_path=path, env={**os.environ, **extra}, args=FLAGS
    )


@contextmanager
def served(folder: Path) -> Iterator[str]:
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while server.poll() is None:
            try:
                urllib.request.urlopen(url, timeout=1)
                break
            except OSError:
                continue
        yield url
    finally:
        server.kill()


if __name__ == "__main__":
    main()
