"""The static edition: whole games from a subfolder of a plain web server that is gone, over a restart of the browser.

Its build takes a minute or two, so that `make soak` runs these and `make test` does not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e.accessible import check
from tests.e2e.amun_re_player import AmunRePlayer
from tests.e2e.babel_player import BabelPlayer
from tests.e2e.cleopatra_player import CleopatraPlayer
from tests.e2e.conftest import Visitors
from tests.e2e.player import Player
from tests.e2e.sa_re_player import SaRePlayer
from tests.e2e.static_edition import Device, PlainServer, quick_start, seeded
from tests.e2e.test_puzzles import plain_puzzle, play
from tools import build_static

pytestmark = pytest.mark.soak
TURNED = Path(__file__).parents[1] / "games" / "babel" / "transcripts" / "kosmos-tail.mst"
SAVE, LOAD = re.compile("^Save (everything|as a file)$"), re.compile("^Load (everything|a file)$")
LOOK_FOR_AN_UPDATE = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  const next = new Promise((done) => found.addEventListener('updatefound', () => {
    const worker = found.installing;
    worker.addEventListener('statechange', () => done(worker.state));
  }, { once: true }));
  await found.update();
  return next;
}"""
OF_A_NEWER_VERSION = """async () => {
  const of = (asked) => new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  const database = await of(indexedDB.open('mastaba', 1));
  const kept = await of(database.transaction('kept').objectStore('kept').get('games'));
  new DataView(kept.file.buffer, kept.file.byteOffset).setUint32(60, 9999);
  await of(database.transaction('kept', 'readwrite').objectStore('kept').put(kept, 'games'));
  database.close();
}"""
# Storage that is refused as in some private windows, for the worker and for the page.
REFUSED_TO_WORKER = "self.indexedDB.open = () => { throw new DOMException('refused', 'SecurityError'); };\n"
REFUSED_TO_PAGE = "for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, \
    { get() { throw new DOMException('refused', 'SecurityError'); } });"
SMALL = 100_000  # bytes: no room for the games
PLAYERS: dict[str, tuple[type[Player], int]] = {
    "babel": (BabelPlayer, 2),
    "amun-re": (AmunRePlayer, 3),
    "cleopatra": (CleopatraPlayer, 3),
    "sa-re": (SaRePlayer, 2),
}


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("static") / "edition"
    seeded(build_static.build(), made)
    return made


@pytest.fixture
def plain(tmp_path: Path, edition: Path) -> Iterator[PlainServer]:
    server = PlainServer(tmp_path, edition)
    yield server
    server.stop()


@pytest.fixture
def device(playwright: Playwright, tmp_path: Path) -> Iterator[Device]:
    made = Device(playwright, tmp_path / "profile")
    yield made
    made.close()
    assert made.complaints == []


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


def test_around_one_device_lessons_puzzles_and_analysis(plain: PlainServer, device: Device) -> None:
    page = device.open()
    page.goto(plain.url)
    page.wait_for_selector(".bar", state="detached")
    packed = build_static.unpacked(plain.folder.joinpath("py", "engine.pack.gz").read_bytes())
    slow = "mastaba/compiled/core.key" not in packed  # the machine that built it could not compile
    expect(page.locator(".core")).to_have_count(int(slow))

    quick_start(page, plain.url, "babel", 2, others=["me"], called=["Ana", "Ben"])
    over = page.get_by_role("button", name="Show my hand")
    player = BabelPlayer(page, seed=3)
    seen: set[str] = set()
    while len(seen) < 2:  # one plays a turn, and the device goes to the other
        page.locator(".table[data-asked]").or_(over).first.wait_for()
        if over.count():
            seen.add(page.locator("main.cover h2").inner_text())
            over.click()
            over.wait_for(state="detached")
        else:
            player.step()
    assert seen == {"Ana is next", "Ben is next"}

    page.goto(f"{plain.url}#/learn/babel/5")
    page.locator("[data-card=A]").first.click()
    page.locator(".uses .btn").nth(1).click()
    expect(page.locator('[data-coach][data-step="2"]')).to_be_visible()

    wanted = plain_puzzle()
    page.goto(f"{plain.url}#/puzzles/{wanted.id}?from=mix")
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", "open")
    for move in wanted.best.moves:
        play(page, str(move))
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", "solved")

    page.goto(f"{plain.url}#/replays")
    page.locator("input[type=file]").set_input_files(TURNED)
    page.wait_for_url("**/#/replay/*")
    page.get_by_role("button", name="Analyse the game").click()
    page.wait_for_selector(".replay [data-chances]", timeout=120_000)


def test_settings_and_lessons_move_to_a_server_and_back(
    plain: PlainServer, device: Device, visitors: Visitors, tmp_path: Path, axe_script: str
) -> None:
    files = [tmp_path / "device.json", tmp_path / "server.json"]
    page, guest = device.open(), visitors.visit()
    page.goto(f"{plain.url}#/account")
    page.wait_for_selector(".bar", state="detached")
    page.evaluate("""localStorage.setItem('mastaba-settings', '{"theme":"dark"}');
        localStorage.setItem('mastaba-learned', '{"babel":"1d 2s"}')""")
    quick_start(page, plain.url, "babel", 2)
    game = page.url
    page.goto(f"{plain.url}#/account")
    guest.goto("/account")
    for saving, loading, file in ((page, guest, files[0]), (guest, page, files[1])):
        with saving.expect_download() as saved:
            saving.get_by_role("button", name=SAVE).click()
        saved.value.save_as(file)
        loading.locator("input[type=file]").last.set_input_files(file)
        loading.get_by_role("button", name=LOAD).click()
        expect(loading.get_by_role("status").filter(has_text="its lessons are added to yours")).to_be_visible()
        check(loading, axe_script)
        if loading is guest:
            assert guest.evaluate("localStorage.getItem('mastaba-learned')") == '{"babel":"1d 2s"}'
            guest.evaluate("localStorage.setItem('mastaba-learned', '{\"babel\":\"2d\"}')")
    assert page.evaluate("localStorage.getItem('mastaba-learned')") == '{"babel":"1d 2d"}'
    page.goto(game)  # the file of a server has no games, and those of the device are still there
    page.wait_for_selector(".table[data-version]")


def test_an_update_over_a_running_game(plain: PlainServer, device: Device) -> None:
    """One that came in halves is not taken; a whole one waits until it is asked for, and the game goes on."""
    page = device.open()
    page.goto(f"{plain.url}#/account")
    page.wait_for_selector("[data-offline=true]")
    quick_start(page, plain.url, "babel", 2)
    BabelPlayer(page, seed=3).play(2)
    table, first = page.url, page.evaluate("caches.keys()")
    version = re.findall("const VERSION = '(.+)'", plain.folder.joinpath("service-worker.js").read_text("utf-8"))[0]

    manifest = plain.folder / "manifest.webmanifest"
    known = build_static.integrity(manifest.read_bytes())
    plain.change("service-worker.js", version, "half")
    plain.change("service-worker.js", known, build_static.integrity(b"what never came"))
    assert page.evaluate(LOOK_FOR_AN_UPDATE) == "redundant"
    plain.change("service-worker.js", "'half'", "'whole'")
    plain.change("service-worker.js", build_static.integrity(b"what never came"), known)
    assert page.evaluate(LOOK_FOR_AN_UPDATE) == "installed"
    BabelPlayer(page, seed=3).play(2)  # by the version that it began with
    shown = shown_version(page)
    page.goto(f"{plain.url}#/account")
    expect(page.get_by_text("A newer version is ready.")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Use it now").click()
    page.wait_for_selector(".bar", state="detached")
    assert page.evaluate("caches.keys()") == ["mastaba-whole"] != first
    page.goto(table)
    page.wait_for_selector(".table[data-version]")
    assert int(shown_version(page)) >= int(shown)


def test_what_a_browser_may_lack(plain: PlainServer, device: Device) -> None:
    page = device.open()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(plain.url)
    expect(page.get_by_role("heading", name="This browser is too old")).to_be_visible()
    device.close()

    large = plain.folder / "py" / "pyodide.asm.wasm"
    whole = large.read_bytes()
    page = device.open()
    for damaged in (whole[: len(whole) // 2], None):
        large.unlink() if damaged is None else large.write_bytes(damaged)
        page.goto(f"{plain.url}#/account")
        page.reload()
        expect(page.get_by_role("heading", name="Part of Mastaba is missing")).to_be_visible()
    device.close()
    large.write_bytes(whole)

    page = device.open()
    page.goto(f"{plain.url}#/account")
    page.wait_for_selector(".bar", state="detached")
    quick_start(page, plain.url, "babel", 2)
    page.evaluate(OF_A_NEWER_VERSION)
    page.reload()
    expect(page.get_by_role("heading", name="Your games are from a newer version")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    assert saved.value.path().read_bytes()[60:64] == b"\0\0\x27\x0f"


@pytest.mark.parametrize("way", ["refused", "full"])
def test_a_browser_that_keeps_nothing(plain: PlainServer, device: Device, way: str) -> None:
    """It says so, and plays; the table stays whole below what is said."""
    page = device.open(service_workers="block")
    if way == "refused":
        (worker,) = plain.folder.glob("assets/host-worker-*.js")
        worker.write_text(REFUSED_TO_WORKER + worker.read_text("utf-8"), "utf-8")
        page.add_init_script(REFUSED_TO_PAGE)
    else:
        origin = plain.url.removesuffix("/some/folder/")
        browser = page.context.new_cdp_session(page)
        browser.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": SMALL})
    page.goto(plain.url)
    page.locator(".quick .btn.go").click()
    page.wait_for_selector(".table[data-version]")
    told = page.locator(".unkept")
    expect(told).to_contain_text("Your games will be gone with this window")
    BabelPlayer(page, seed=3).play(2)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.set_viewport_size({"width": 390, "height": 844})
    assert told.evaluate("one => one.offsetHeight") < 60  # two lines
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(page.locator(".table")).to_have_css("height", "844px")
