"""Pictures of every screen, for people to look at: `make shots` writes them to shots/."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.amun_re_player import AmunRePlayer  # noqa: E402 (the tests lie in the checkout)
from tests.e2e.amun_re_player import open_table as open_amun_re  # noqa: E402
from tests.e2e.babel_player import BabelPlayer  # noqa: E402
from tests.e2e.chromium import FLAGS, find_chromium  # noqa: E402
from tests.e2e.cleopatra_player import CleopatraPlayer, sit_down  # noqa: E402
from tests.e2e.conftest import SIZES  # noqa: E402
from tests.e2e.running_server import RunningServer  # noqa: E402
from tests.e2e.sa_re_player import SaRePlayer, open_table  # noqa: E402

OUT = ROOT / "shots"
PLAY = {"en": "Play now", "fr": "Jouer"}
LOOKS = [("en", "light"), ("fr", "dark")]
EARLY, MIDDLE = 8, 14  # decisions


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(350)
    page.screenshot(path=OUT / f"{name}.png")
    print(name)


def visit(browser: Browser, url: str, size: str, language: str, theme: str) -> Page:
    context = browser.new_context(
        base_url=url,
        viewport=SIZES[size],  # type: ignore[arg-type]
        locale="fr-FR" if language == "fr" else "en-GB",
        color_scheme=theme,  # type: ignore[arg-type]
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(30_000)
    return page


def play(player: BabelPlayer, decisions: int) -> None:
    for _ in range(decisions):
        player.page.wait_for_selector(".headline, .table[data-asked]", state="attached")
        if player.is_over():
            return
        player.step()


def hint(page: Page, name: str) -> None:
    page.keyboard.press("i")
    page.wait_for_selector("[data-hint-said] > svg")  # it has thought
    shoot(page, name)
    page.keyboard.press("Escape")


def analysis(page: Page, name: str) -> None:
    """The result screen with its analysis, as far as it is seen at once and down to its end."""
    page.locator("[data-analyse]").click()
    page.wait_for_selector("[data-chances]", timeout=300_000)
    shoot(page, name)
    for part in ("chances", "moments", "instead", "luck"):
        page.locator(f"[data-{part}]").scroll_into_view_if_needed()
        shoot(page, f"{name}-{part}")


def tour(browser: Browser, url: str, size: str, language: str, theme: str) -> None:
    page = visit(browser, url, size, language, theme)
    look = f"{size}-{language}-{theme}"
    page.goto("/")
    page.get_by_role("main").get_by_role("button", name=PLAY[language], exact=True).click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table[data-asked]")
    shoot(page, f"02-table-first-turn-{look}")
    hint(page, f"02-table-hint-{look}")
    player = BabelPlayer(page, seed=11)
    play(player, EARLY)
    page.wait_for_selector(".headline, .table[data-asked]", state="attached")
    page.locator("[data-card]").first.click()
    shoot(page, f"03-table-card-chosen-{look}")
    page.keyboard.press("Escape")
    page.locator(".actions .btn").first.click()
    shoot(page, f"04-table-migrate-or-why-not-{look}")
    page.keyboard.press("Escape")
    page.keyboard.press("[")
    shoot(page, f"04-table-earlier-moment-{look}")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    shoot(page, f"04-table-keys-{look}")
    page.keyboard.press("Escape")
    page.locator("[data-card]").first.click(button="right")
    shoot(page, f"04-table-rule-popover-{look}")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    shoot(page, f"04-table-rules-{look}")
    page.locator("#prompt").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    play(player, MIDDLE)
    if not player.is_over():
        shoot(page, f"05-table-middle-{look}")
        while not player.is_over() and page.locator(".run.can").count() == 0:
            play(player, 1)
            page.wait_for_selector(".headline, .table[data-asked]", state="attached")
        if not player.is_over():
            page.locator(".run.can").first.click()
            shoot(page, f"06-table-ability-{look}")
            page.keyboard.press("Escape")
    page.goto("/")
    shoot(page, f"01-lobby-{look}")
    for tab in ("tables", "rules", "bots", "replays", "account"):
        page.goto(f"/{tab}")
        shoot(page, f"10-{tab}-{look}")
    page.goto("/")
    page.locator(".set-up").first.click()
    shoot(page, f"11-set-up-{look}")
    page.keyboard.press("Escape")
    page.locator(".who").click()
    shoot(page, f"12-settings-{look}")
    page.keyboard.press("Escape")
    page.get_by_role("main").locator(".act .btn:not(.primary)").first.click()
    page.wait_for_url("**/table/*")
    shoot(page, f"13-waiting-room-{look}")
    page.goto("/nothing/here")
    shoot(page, f"14-not-found-{look}")
    page.context.close()


def result(browser: Browser, url: str, size: str, language: str, theme: str) -> None:
    page = visit(browser, url, size, language, theme)
    look = f"{size}-{language}-{theme}"
    page.goto("/")
    page.get_by_role("main").get_by_role("button", name=PLAY[language], exact=True).click()
    page.wait_for_url("**/table/*")
    BabelPlayer(page, seed=2).play_to_the_end()
    shoot(page, f"07-result-{look}")
    analysis(page, f"07-result-analysis-{look}")
    page.locator(".headline a").first.click()
    page.wait_for_selector(".replay [data-chances]")
    page.wait_for_timeout(500)
    for _ in range(6):
        page.keyboard.press("[")
    shoot(page, f"08-replay-{look}")
    page.context.close()


# of Sa-Ré: what is asked on each screen
SA_RE = ("SelectProjects", "Offer", "DealWithUnrest", "React", "Erect", "Pay", "KeepCards")


def sa_re(browser: Browser, url: str, size: str, language: str, theme: str) -> None:
    """A game of Sa-Ré in the edition of the other language, stopped at each of its screens."""
    page = visit(browser, url, size, language, theme)
    look = f"{size}-{language}-{theme}"
    open_table(page, "fr" if language == "en" else "en", 4)
    player = SaRePlayer(page, seed=3)
    seen: list[str] = []
    while player.play(400, lambda asked: asked in SA_RE and asked not in seen):
        seen.append(player.asked())
        shoot(page, f"30-sa-re-{player.asked().lower()}-{look}")
        player.step()
    if player.is_over():
        shoot(page, f"31-sa-re-result-{look}")
    page.goto("/rules?game=sa-re")
    page.locator(".differences summary").click()
    shoot(page, f"32-sa-re-editions-{look}")
    page.goto("/")
    page.locator(".set-up").last.click()
    page.locator("dialog details summary").click()
    page.locator("#data-said").scroll_into_view_if_needed()
    shoot(page, f"33-corrected-values-{look}")
    page.context.close()


def cleopatra(browser: Browser, url: str, size: str, language: str, theme: str) -> None:
    """A game of four: each kind of decision when it first comes up, a mosaic in the hand, and the reckoning."""
    page = visit(browser, url, size, language, theme)
    look = f"{size}-{language}-{theme}"
    sit_down(page, ["greedy", "greedy", "greedy"])
    player = CleopatraPlayer(page, seed=3, narrow=size == "phone")
    seen: set[str] = set()
    while player.wait():
        asked = player.asked()
        if asked not in seen:
            seen.add(asked)
            shoot(page, f"20-cleopatra-{asked}-{look}")
        mosaic = page.locator("[data-kind=mosaic].can")
        if asked == "Quarry" and "mosaic" not in seen and mosaic.count():
            seen.add("mosaic")
            mosaic.click()
            shoot(page, f"21-cleopatra-mosaic-{look}")
            page.keyboard.press("Escape")
        player.step()
    shoot(page, f"22-cleopatra-result-{look}")
    page.context.close()


def amun_re(browser: Browser, url: str, size: str, language: str, theme: str) -> None:
    """Each kind of decision the first time and once in the New Kingdom, the scoring, and the result."""
    page = visit(browser, url, size, language, theme)
    open_amun_re(page, 4 if size == "desk" else 5)
    player = AmunRePlayer(page, seed=11)
    kingdom, seen = "old", set[str]()
    player.wait()
    while not player.is_over():
        if page.locator("[data-scoring]").count():
            kingdom = "new"
            shoot(page, f"40-amun-re-scoring-{size}-{language}-{theme}")
        name = f"40-amun-re-{kingdom}-{player.asked()}-{size}-{language}-{theme}"
        player.put_scoring_away()
        if name not in seen:
            seen.add(name)
            shoot(page, name)
        player.step()
        player.wait()
    shoot(page, f"41-amun-re-result-{size}-{language}-{theme}")
    analysis(page, f"41-amun-re-analysis-{size}-{language}-{theme}")
    page.context.close()


def main() -> None:
    OUT.mkdir(exist_ok=True)
    server = RunningServer(Path(tempfile.mkdtemp()), effort="40-30")
    server.start()
    path, extra = find_chromium()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, env={**os.environ, **extra}, args=FLAGS)
            for size in SIZES:
                for language, theme in LOOKS:
                    tour(browser, server.url, size, language, theme)
                    result(browser, server.url, size, language, theme)
                    amun_re(browser, server.url, size, language, theme)
                    cleopatra(browser, server.url, size, language, theme)
                    sa_re(browser, server.url, size, language, theme)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
