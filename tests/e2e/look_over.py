"""One page looked over in every size, language and theme, without going back to how it got there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.e2e.accessible import AT_REST, draw

PROGRAM = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LANGUAGES = ("en", "fr")
THEMES = ("light", "dark")
SIZES = ("390x844", "844x390", "768x1024", "1024x768", "1280x800", "1920x1080", "2560x1440")
# The ends of what is promised, and 1280x800 at a zoom of 200 %: looked over, but nobody needs pictures of them.
ENDS = ("360x640", "640x400", "3840x2160")
LANGUAGE = """language => {
  const kept = JSON.parse(localStorage.getItem('mastaba-settings') ?? '{}');
  localStorage.setItem('mastaba-settings', JSON.stringify({...kept, language}));
  dispatchEvent(new StorageEvent('storage', {key: 'mastaba-settings'}));
}"""
QUIET = """() => new Promise(done => {
  let timer = setTimeout(done, 60);
  new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 60); })
    .observe(document.body, {subtree: true, childList: true, characterData: true});
  setTimeout(done, 2000);
})"""


class Look(NamedTuple):
    size: str
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.size} {self.language} {self.theme}"


class Finding(NamedTuple):
    kind: str
    where: str
    what: str


def looks(
    sizes: Iterable[str] = (*SIZES, *ENDS), languages: Iterable[str] = LANGUAGES, themes: Iterable[str] = THEMES
) -> list[Look]:
    return [Look(size, language, theme) for language in languages for size in sizes for theme in themes]


def wear(page: Page, language: str, theme: str) -> None:
    """Another language and theme, as somebody chooses them in the settings."""
    page.evaluate(LANGUAGE, language)
    page.wait_for_selector(f"html[lang={language}]", state="attached")
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    page.wait_for_selector(f'html[data-theme="{theme}"]', state="attached")
    page.evaluate(QUIET)


def look_over(page: Page, wanted: Iterable[Look]) -> Iterator[tuple[Look, list[Finding]]]:
    """What is found in each look, while the page has it; a theme changes no geometry, so that is measured once."""
    draw(page)
    before: Look | None = None
    for look in wanted:
        if before is None or look.language != before.language:
            page.evaluate(LANGUAGE, look.language)
            page.wait_for_selector(f"html[lang={look.language}]", state="attached")
            page.evaluate(QUIET)
        measured = before is not None and look[:2] == before[:2]
        if not measured:
            width, height = map(int, look.size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=look.theme, reduced_motion="reduce")  # type: ignore[arg-type]
        page.wait_for_selector(f'html[data-theme="{look.theme}"]', state="attached")
        page.evaluate(AT_REST)
        found = page.evaluate(PROGRAM, "contrast" if measured else "all")
        yield look, [Finding(**one) for one in found]
        before = look
