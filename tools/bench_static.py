"""How soon the static edition plays, in a real browser from a web server on this machine: cold (nothing is there yet),
warm (kept by the service worker, browser closed and opened again), and how long the page's own tasks take while a
strong bot thinks. python tools/bench_static.py"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.chromium import FLAGS, find_chromium  # noqa: E402
from tests.e2e.running_server import free_port  # noqa: E402
from tools import build_static  # noqa: E402

LAST = json.dumps({"game": "babel", "seats": 2, "others": ["strong"]})
TASKS = "window.tasks = []; new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(\
    (entry) => entry.duration))).observe({ type: 'longtask' })"


def to_a_table(context: BrowserContext, url: str) -> tuple[float, Page]:
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('mastaba-last-set-up', {json.dumps(LAST)})")
    began = time.perf_counter()
    page.goto(url)
    page.locator(".quick .btn.go").click()
    page.wait_for_selector(".table[data-asked], .table[data-version]", timeout=120_000)
    return time.perf_counter() - began, page


def main() -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(build_static.build())]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    path, extra = find_chromium()
    try:
        while True:
            try:
                urllib.request.urlopen(url, timeout=1)
                break
            except OSError:
                continue
        with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:

            def browser() -> BrowserContext:
                return playwright.chromium.launch_persistent_context(
                    profile, executable_path=path, env={**os.environ, **extra}, args=FLAGS
                )

            context = browser()
            cold, page = to_a_table(context, url)
            page.goto(f"{url}#/account")
            page.wait_for_selector("[data-offline=true]", timeout=120_000)
            context.close()
            for _ in range(3):
                context = browser()
                warm, page = to_a_table(context, url)
                print(f"cold {cold:.1f} s, warm {warm:.1f} s")
                page.evaluate(TASKS)
                page.wait_for_timeout(5000)
                print("tasks over 50 ms on the main thread:", page.evaluate("window.tasks"))
                context.close()
    finally:
        server.kill()
        print("load of this machine:", os.getloadavg())


if __name__ == "__main__":
    main()
