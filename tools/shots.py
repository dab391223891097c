"""Pictures of every screen in every size, language and theme, and what a program finds wrong with them: `make shots`
writes the pictures to shots/, the best of them to docs/pictures for the README, says the findings and ends with 1 if
there are any. `python tools/shots.py babel 390x844 fr` takes a part; `--check` takes no pictures."""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.chromium import FLAGS, find_chromium  # noqa: E402 (the tests lie in the checkout)
from tests.e2e.look_over import ENDS, LANGUAGES, SIZES, THEMES, Finding, Look, looks  # noqa: E402
from tests.e2e.running_server import RunningServer  # noqa: E402
from tools.shot_camera import Camera, Findings, report  # noqa: E402
from tools.shot_evening import club, evening, puzzles  # noqa: E402
from tools.shot_games import TABLES, play  # noqa: E402
from tools.shot_learn import learn  # noqa: E402
from tools.shot_lobby import lobby  # noqa: E402

OUT = ROOT / "shots"
PICTURES = ROOT / "docs" / "pictures"
# what the README shows, and the pictures that are taken for it, side by side
README = {
    "lobby": ["lobby-1280x800-en-light"],
    "amun-re": ["amun-re-PlaceBid-late-1280x800-en-light"],
    "sa-re": ["sa-re-React-late-1280x800-fr-dark"],
    "phones": [
        "babel-Act-late-390x844-en-light",
        "cleopatra-mosaic-390x844-fr-dark",
        "amun-re-PlaceBid-late-390x844-fr-light",
    ],
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
PARTS: dict[str, Callable[[Camera], None]] = {
    "lobby": lobby,
    "learn": learn,
    "puzzles": puzzles,
    "evening": evening,
    "club": club,
    **{game: partial(play, game=game) for game in TABLES},
}


def take(part: str, wanted: list[Look], folder: Path | None) -> Findings:
    """One part, with a server and a browser of its own."""
    server = RunningServer(Path(tempfile.mkdtemp()), effort="12-2")
    server.start()
    path, extra = find_chromium()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, env={**os.environ, **extra}, args=FLAGS)
            page = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce").new_page()
            page.set_default_timeout(60_000)
            camera = Camera(page, wanted, folder)
            PARTS[part](camera)
            browser.close()
            return camera.found
    finally:
        server.stop()


def write_pictures(browser: Browser) -> None:
    """Pictures for the README, as small as they can be without being blurred."""
    page = browser.new_page()
    for name, shots in README.items():
        taken = [OUT / f"{shot}.jpg" for shot in shots]
        if all(one.is_file() for one in taken):
            data = [f"data:image/jpeg;base64,{base64.b64encode(one.read_bytes()).decode()}" for one in taken]
            packed = base64.b64decode(page.evaluate(AS_WEBP, data))
            (PICTURES / f"{name}.webp").write_bytes(packed)
            print(f"docs/pictures/{name}.webp {len(packed)} bytes")


def chosen(asked: list[str], of: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in of if one in asked) or of


def main() -> int:
    asked = sys.argv[1:]
    only_check = "--check" in asked
    languages, themes = chosen(asked, LANGUAGES), chosen(asked, THEMES)
    sizes = chosen(asked, (*SIZES, *ENDS))
    wanted = [one for one in looks(sizes, languages, themes) if one.size not in ENDS or one.theme == themes[0]]
    OUT.mkdir(exist_ok=True)
    found: Findings = {}
    parts = chosen(asked, tuple(PARTS))
    with ProcessPoolExecutor(min(len(parts), os.cpu_count() or 1)) as pool:
        taken = [pool.submit(take, part, wanted, None if only_check else OUT) for part in parts]
        for part, one in zip(parts, taken, strict=True):
            try:
                found |= one.result()
            except Exception as error:  # the others are told all the same
                found[part] = {Finding("not looked over to the end", part, str(error)): wanted[:1]}
    if not asked:
        path, extra = find_chromium()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, env={**os.environ, **extra}, args=FLAGS)
            write_pictures(browser)
            browser.close()
    return 1 if report(found) else 0


if __name__ == "__main__":
    sys.exit(main())
