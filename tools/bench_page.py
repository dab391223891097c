"""How fast the page is for a phone on a slow connection: `make bench-page` prints the figures of docs/performance.md.

The connection has 1.6 Mbit/s and 150 ms, the processor is slowed down four times, nothing is cached. Script tasks are
counted in thread time, so that other work on the machine does not lengthen them; the other figures are wall time."""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.babel_player import BabelPlayer  # noqa: E402 (the tests lie in the checkout)
from tests.e2e.chromium import FLAGS, find_chromium  # noqa: E402
from tests.e2e.running_server import RunningServer  # noqa: E402

LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}  # bytes a second
SLOWER = 4
ROUNDS = 5
DECISIONS = 40
GAMES = ("babel", "amun-re", "cleopatra", "sa-re")
SCRIPT = {"EventDispatch", "FunctionCall", "EvaluateScript", "FireAnimationFrame", "RunMicrotasks", "TimerFire"}
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
CLICK = """() => new Promise(done => {
  const card = document.querySelector('[data-card]');
  const began = performance.now();
  card.click();
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
})"""

OPENED = """link => new Promise(done => {
  const began = performance.now();
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.table[data-asked]')) return;
    if (!document.querySelector('[data-coach] .said')?.innerText.trim()) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  document.querySelector(link).click();
})"""


def open_page(context: BrowserContext, slow: bool) -> Page:
    page = context.new_page()
    page.set_default_timeout(60_000)
    if slow:
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", LINE)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def lobby(browser: Browser, url: str) -> float:
    """Milliseconds to the first paint with content."""
    context = browser.new_context(base_url=url, viewport={"width": 390, "height": 844})
    page = open_page(context, slow=True)
    page.goto("/", wait_until="load")
    page.wait_for_selector("h1")
    painted = float(page.evaluate(PAINTED))
    context.close()
    return painted


def table(browser: Browser, url: str) -> float:
    """Milliseconds from the address of a running game to the first decision that can be made."""
    first = browser.new_context(base_url=url)
    page = start_game(first)
    again = browser.new_context(
        base_url=url, viewport={"width": 390, "height": 844}, storage_state=first.storage_state()
    )
    address = page.url
    first.close()
    slow = open_page(again, slow=True)
    slow.add_init_script(
        "new MutationObserver(() => { if (!window.usable && document.querySelector('.table[data-asked]'))"
        " requestAnimationFrame(() => { window.usable ??= performance.now(); }); })"
        ".observe(document, {childList: true, subtree: true, attributes: true});"
    )
    slow.goto(address)
    slow.wait_for_selector(".table[data-asked]")
    usable = float(slow.evaluate("() => new Promise(done => requestAnimationFrame(() => done(window.usable)))"))
    again.close()
    return usable


def start_game(context: BrowserContext) -> Page:
    page = open_page(context, slow=False)
    page.goto("/")
    page.get_by_role("main").get_by_role("button", name="Play now", exact=True).click()
    page.wait_for_selector(".table[data-asked]")
    return page


def click(browser: Browser, url: str) -> float:
    """Milliseconds from a click on a card to the frame after the one that shows it chosen."""
    context = browser.new_context(base_url=url)
    page = start_game(context)
    taken = float(page.evaluate(CLICK))
    assert page.locator(".chosen").count() == 1
    context.close()
    return taken


def lesson(game: str) -> Callable[[Browser, str], float]:
    """Milliseconds from a click in the list of a course until the coach has spoken and the learner can decide, on a
    server that has opened the course before, without the slow connection."""

    def open_one(browser: Browser, url: str) -> float:
        context = browser.new_context(base_url=url, viewport={"width": 390, "height": 844})
        page = open_page(context, slow=False)
        for number in (1, 3):
            page.goto(f"/learn/{game}")
            page.locator(f'a[href="/learn/{game}/{number}"]').first.wait_for()
            taken = float(page.evaluate(OPENED, f'a[href="/learn/{game}/{number}"]'))
        context.close()
        return taken

    return open_one


def longest_tasks(browser: Browser, url: str) -> list[float]:
    """Milliseconds of every script task while Babel is played with all its motion, longest first."""
    context = browser.new_context(base_url=url, reduced_motion="no-preference")
    page = start_game(context)
    player = BabelPlayer(page, seed=11)
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "__metadata"])
    for _ in range(DECISIONS):
        page.wait_for_selector(".headline, .table[data-asked]", state="attached")
        if player.is_over():
            break
        player.step()
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    found = [
        one.get("tdur", one.get("dur", 0)) / 1000
        for one in events
        if one["name"] in SCRIPT and (one["pid"], one["tid"]) in mains
    ]
    return sorted(found, reverse=True)


def measure(name: str, target: str, work: Callable[[Browser, str], float], browser: Browser, url: str) -> None:
    found = sorted(work(browser, url) for _ in range(ROUNDS))
    print(f"{name:34} {statistics.median(found):7.0f} ms   {found[0]:.0f} to {found[-1]:.0f}   target {target}")


def main() -> None:
    server = RunningServer(Path(tempfile.mkdtemp()))
    server.start()
    path, extra = find_chromium()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, env={**os.environ, **extra}, args=FLAGS)
            measure("lobby painted", "1000", lobby, browser, server.url)
            measure("table usable", "2000", table, browser, server.url)
            measure("click shows a change", "100", click, browser, server.url)
            for game in GAMES:
                measure(f"lesson of {game} opened", "300", lesson(game), browser, server.url)
            tasks = longest_tasks(browser, server.url)
            over = sum(1 for task in tasks if task > 16)
            print(f"{'longest script task in motion':34} {tasks[0]:7.1f} ms   {over} of {len(tasks)} over 16")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
