"""Pictures of every screen, for people to look at, in both sizes, languages and themes: `make shots` writes them to
shots/, and the best of them to docs/pictures for the README. `python tools/shots.py babel phone` takes a part."""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.amun_re_player import AmunRePlayer  # noqa: E402 (the tests lie in the checkout)
from tests.e2e.babel_player import BabelPlayer  # noqa: E402
from tests.e2e.chromium import FLAGS, find_chromium  # noqa: E402
from tests.e2e.cleopatra_player import CleopatraPlayer  # noqa: E402
from tests.e2e.conftest import SIZES  # noqa: E402
from tests.e2e.player import open_table  # noqa: E402
from tests.e2e.running_server import RunningServer  # noqa: E402
from tests.e2e.sa_re_player import SaRePlayer  # noqa: E402

OUT = ROOT / "shots"
PICTURES = ROOT / "docs" / "pictures"
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
THEMES = ("light", "dark")
# what the README shows, and the pictures that are taken for it, side by side
README = {
    "lobby": ["lobby-desk-en-light"],
    "amun-re": ["amun-re-new-PlaceBid-desk-en-light"],
    "sa-re": ["sa-re-React-late-desk-fr-dark"],
    "phones": ["babel-middle-phone-en-light", "cleopatra-mosaic-phone-en-dark", "amun-re-new-PlaceBid-phone-fr-light"],
}
AS_WEBP = """async pictures => {
  const load = async picture => createImageBitmap(await (await fetch(picture)).blob());
  const images = await Promise.all(pictures.map(load));
  const gap = 24, width = images.reduce((sum, one) => sum + one.width + gap, -gap);
  const canvas = Object.assign(document.createElement('canvas'), {width, height: images[0].height});
  let left = 0;
  for (const image of images) {
    canvas.getContext('2d').drawImage(image, left, 0);
    left += image.width + gap;
  }
  return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}"""


class Camera:
    """A visitor with one size and one language, photographed in both themes."""

    def __init__(self, browser: Browser, url: str, size: str, language: str) -> None:
        context = browser.new_context(
            base_url=url,
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale=LOCALES[language],
            has_touch=size == "phone",
            reduced_motion="reduce",
        )
        self.page = context.new_page()
        self.page.set_default_timeout(30_000)
        self.size = size
        self.language = language

    def shoot(self, name: str) -> None:
        self.page.wait_for_timeout(250)
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
            self.page.wait_for_selector(f'html[data-theme="{theme}"]')
            self.page.screenshot(path=OUT / f"{name}-{self.size}-{self.language}-{theme}.png")
        print(name, self.size, self.language, flush=True)


def screens(camera: Camera) -> None:
    """Everything that is no table."""
    page = camera.page
    open_table(page, "babel", 2)
    page.goto("/")
    page.wait_for_selector(".tile")
    page.wait_for_load_state("networkidle")
    camera.shoot("lobby")
    for tab in ("tables", "rules", "bots", "replays", "account", "nothing/here"):
        page.goto(f"/{tab}")
        page.wait_for_selector("h1")
        camera.shoot(f"lobby-{tab.replace('/', '-')}")
    page.goto("/bots")
    page.locator("form .field").fill("Kheops")
    page.locator("form .btn").click()
    page.wait_for_selector(".token")
    camera.shoot("lobby-bots-own")
    for name in ("amun-re", "sa-re"):
        page.goto("/")
        page.locator(".set-up").nth(0 if name == "amun-re" else 3).click()
        camera.shoot(f"lobby-set-up-{name}")
    page.locator("dialog details summary").click()
    page.locator("#data-said").scroll_into_view_if_needed()
    camera.shoot("lobby-set-up-corrected")
    page.keyboard.press("Escape")
    page.locator(".who").click()
    camera.shoot("lobby-settings")
    page.keyboard.press("Escape")
    page.goto("/rules?game=sa-re")
    page.locator(".differences summary").click()
    camera.shoot("lobby-rules-editions")
    page.goto("/")
    page.get_by_role("main").locator(".act .btn:not(.primary)").nth(1).click()
    page.wait_for_url("**/table/*")
    camera.shoot("table-waiting-room")


def babel(camera: Camera) -> None:
    page = camera.page
    open_table(page, "babel", 2)
    player = BabelPlayer(page, seed=11)
    player.wait()
    camera.shoot("babel-first-turn")
    page.keyboard.press("i")
    page.wait_for_selector("[data-hint-said] > svg")  # it has thought
    camera.shoot("babel-hint")
    page.keyboard.press("Escape")
    player.play(8)
    player.wait()
    page.locator("[data-card]").first.click()
    camera.shoot("babel-card-chosen")
    page.keyboard.press("Escape")
    page.locator(".actions .btn").first.click()
    camera.shoot("babel-migrate-or-why-not")
    page.keyboard.press("Escape")
    for key, name in (("[", "earlier-moment"), ("?", "keys"), ("l", "log"), ("c", "chat"), ("/", "rules")):
        page.keyboard.press(key)
        camera.shoot(f"babel-{name}")
        page.locator("#prompt").focus()
        page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    page.locator("[data-card]").first.click(button="right")
    camera.shoot("babel-rule-popover")
    page.keyboard.press("Escape")
    page.locator("header button[aria-haspopup=dialog]").click()
    camera.shoot("babel-menu")
    page.keyboard.press("Escape")
    player.play(14)
    if player.wait():
        camera.shoot("babel-middle")
    if player.play(90, lambda asked: page.locator(".run.can").count() > 0):
        page.locator(".run.can").first.click()
        camera.shoot("babel-ability")
        page.keyboard.press("Escape")
    player.play_to_the_end()
    after(camera, "babel", ".lane")


def after(camera: Camera, game: str, board: str) -> None:
    """The result with its analysis, and its replay a few moves before the end."""
    page = camera.page
    camera.shoot(f"{game}-result")
    page.locator("[data-analyse]").click()
    page.wait_for_selector("[data-chances]", timeout=300_000)
    camera.shoot(f"{game}-analysis")
    for part in ("chances", "moments", "instead", "luck") if camera.size == "phone" else ():
        page.locator(f"[data-{part}]").scroll_into_view_if_needed()
        camera.shoot(f"{game}-analysis-{part}")
    page.locator(".headline a").first.click()
    page.wait_for_selector(f".replay {board}")
    for _ in range(9):
        page.keyboard.press("[")
    page.wait_for_load_state("networkidle")
    camera.shoot(f"{game}-replay")


def amun_re(camera: Camera) -> None:
    """Each kind of decision the first time and once in the New Kingdom, the scoring, and the result."""
    page = camera.page
    open_table(page, "amun-re", 4 if camera.size == "desk" else 5)
    player = AmunRePlayer(page, seed=11)
    kingdom, seen = "old", set[str]()
    while player.wait():
        if page.locator("[data-scoring]").count():
            kingdom = "new"
            camera.shoot("amun-re-scoring")
        player.put_scoring_away()
        name = f"amun-re-{kingdom}-{player.asked()}"
        if name not in seen:
            seen.add(name)
            camera.shoot(name)
        player.step()
    after(camera, "amun-re", ".map")


def cleopatra(camera: Camera) -> None:
    """A game of four: each kind of decision when it first comes up, a mosaic in the hand, and the reckoning."""
    page = camera.page
    open_table(page, "cleopatra", 4)
    player = CleopatraPlayer(page, seed=3, narrow=camera.size == "phone")
    seen: set[str] = set()
    visits = 0
    while player.wait():
        asked = player.asked()
        visits += asked == "Quarry"
        if asked not in seen:
            seen.add(asked)
            camera.shoot(f"cleopatra-{asked}")
        mosaic = page.locator("[data-kind=mosaic].can")
        if asked == "Quarry" and "mosaic" not in seen and visits > 5 and mosaic.count():
            seen.add("mosaic")
            mosaic.click()
            camera.shoot("cleopatra-mosaic")
            page.keyboard.press("Escape")
        player.step()
    after(camera, "cleopatra", '[data-place="garden"]')


def sa_re(camera: Camera) -> None:
    """A game in the edition of the other language, stopped at each kind of decision in an early and a later turn."""
    page = camera.page
    open_table(page, "sa-re", 4, edition="fr" if camera.language == "en" else "en")
    player = SaRePlayer(page, seed=3)
    seen: dict[str, int] = {}
    while player.wait():
        asked = player.asked()
        seen[asked] = seen.get(asked, 0) + 1
        if seen[asked] in (1, 12):
            camera.shoot(f"sa-re-{asked}" if seen[asked] == 1 else f"sa-re-{asked}-late")
        player.step()
    after(camera, "sa-re", ".city")


PARTS = {"screens": screens, "babel": babel, "amun-re": amun_re, "cleopatra": cleopatra, "sa-re": sa_re}


def write_pictures(page: Page) -> None:
    """Pictures for the README, as small as they can be without being blurred."""
    page.goto("about:blank")
    for name, shots in README.items():
        taken = [OUT / f"{shot}.png" for shot in shots]
        if all(one.is_file() for one in taken):
            data = [f"data:image/png;base64,{base64.b64encode(one.read_bytes()).decode()}" for one in taken]
            packed = base64.b64decode(page.evaluate(AS_WEBP, data))
            (PICTURES / f"{name}.webp").write_bytes(packed)
            print(f"docs/pictures/{name}.webp {len(packed)} bytes")


def main() -> None:
    asked = sys.argv[1:]
    parts = [name for name in PARTS if name in asked] or list(PARTS)
    sizes = [name for name in SIZES if name in asked] or list(SIZES)
    languages = [name for name in LOCALES if name in asked] or list(LOCALES)
    OUT.mkdir(exist_ok=True)
    server = RunningServer(Path(tempfile.mkdtemp()), effort="40-30")
    server.start()
    path, extra = find_chromium()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, env={**os.environ, **extra}, args=FLAGS)
            for size in sizes:
                for language in languages:
                    for part in parts:
                        camera = Camera(browser, server.url, size, language)
                        PARTS[part](camera)
                        camera.page.context.close()
            write_pictures(browser.new_page())
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
