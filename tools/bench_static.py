"""How the static edition does in a real browser, from a web server on this machine: how soon it plays, cold (nothing is
there yet) and warm (kept by the service worker, browser closed and opened again); how long the page's own tasks take
while a strong bot thinks; how long bots think, as they do at its tables. python tools/bench_static.py [FOLDER]"""

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

from tests.e2e.chromium import FLAGS, find_chromium  # noqa: E402
from tests.e2e.running_server import free_port  # noqa: E402
from tools import build_static  # noqa: E402

WARM_STARTS = 3
LAST = json.dumps({"game": "babel", "seats": 2, "others": ["strong"]})
TASKS = "window.tasks = []; new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(\
    (entry) => entry.duration))).observe({ type: 'longtask' })"
WORKER = """
const base = new URL('py/', self.name).href;
const { loadPyodide } = await import(base + 'pyodide.js');
const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' };
const lock = { info, packages: {} };
const python = await loadPyodide({ indexURL: base, stdLibURL: base + 'stdlib.zip', lockFileContents: lock });
const packed = await fetch(base + 'engine.pack.gz');
const plain = packed.body.pipeThrough(new DecompressionStream('gzip'));
const data = new Uint8Array(await new Response(plain).arrayBuffer());
const length = new DataView(data.buffer).getUint32(0, true);
let at = 4 + length;
for (const [name, size] of JSON.parse(new TextDecoder().decode(data.subarray(4, at)))) {
  const path = `/engine/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  python.FS.writeFile(path, data.subarray(at, (at += size)));
}
python.runPython("import sys; sys.path.insert(0, '/engine')");
self.onmessage = (event) => postMessage(python.runPython(event.data));
postMessage('ready');
"""
ASK = """async ([worker, texts]) => {
  const file = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
  const started = new Worker(file, { type: 'module', name: document.baseURI });
  const next = () => new Promise((done) => (started.onmessage = (event) => done(event.data)));
  await next();
  const found = [];
  for (const text of texts) { const answer = next(); started.postMessage(text); found.push(await answer); }
  return found;
}"""
DECISIONS = """
import json, statistics, time
import mastaba
from mastaba import core
from mastaba.bots import levels
from mastaba.kernel.agenda import CHANCE, apply
from mastaba.kernel.chance import Rng

def measured(name, seats, level, most):
    game, times, spent = mastaba.load(name), [], time.perf_counter() + 30
    bots = [levels.bot(game, level, seat, clock=True) for seat in range(seats)]
    state, rng, out, weights = game.start(seats), Rng(1), game.buffer(), game.buffer()
    while (step := state.now) is not None and len(times) < most and time.perf_counter() < spent:
        if step.seat == CHANCE:
            apply(state, step.draw(state, rng, out, weights))
            continue
        decision = game.decisions(state)[0]
        view, began = game.view(state, decision.seat), time.perf_counter()
        move = bots[decision.seat].decide(view, decision)
        if len(decision.options) > 1:
            times.append(1000 * (time.perf_counter() - began))
        game.play(state, decision.seat, move)
    times.sort()
    tenth = times[len(times) * 9 // 10]
    middle = statistics.median(times)
    return f"{len(times)} decisions, median {middle:.0f} ms, 90 % below {tenth:.0f}, at most {times[-1]:.0f}"

str(core.status())
"""
GAMES = (("babel", 2), ("amun-re", 3), ("cleopatra", 3), ("sa-re", 2))
LEVELS = (("normal", 60), ("strong", 30))


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
        page.wait_for_timeout(5000)
        print(f"warm {warm:.1f} s; then tasks over 50 ms on the main thread: {page.evaluate('window.tasks')}")
        context.close()


def measure_bots(page: Page, url: str) -> None:
    page.goto(f"{url}#/account")
    which = [(game, seats, level, most) for game, seats in GAMES for level, most in LEVELS]
    texts = [DECISIONS, *(f"measured({game!r}, {seats}, {level!r}, {most})" for game, seats, level, most in which)]
    rules, *found = page.evaluate(ASK, [WORKER, texts])
    print(f"the rules are {rules}")
    for (game, _, level, _), said in zip(which, found, strict=True):
        print(f"{game} {level}: {said}")


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
