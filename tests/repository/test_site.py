"""The documentation site: built without a warning, in both languages, with no link astray and no other host asked."""

from __future__ import annotations

import html
import importlib.util
import io
import re
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType

import pytest

import mastaba
from mastaba.games import residents
from mastaba.rulebook_pictures import LINE
from mastaba.terminal.rulebook import picture_lines
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts, read_paragraphs, rulebook
from tests.repository.toy_project import ROOT

FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Page(HTMLParser):
    """The links of a built page, what it makes a browser fetch, and the names that can be linked to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.names: set[str] = set()
        self.language = ""
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.names.add(found.get("id", ""))
        if tag == "html":
            self.language = found.get("lang", "")
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if tag in FETCHED and found.get("rel") not in ("next", "prev", "canonical", "alternate"):
            self.fetched.append(found.get(FETCHED[tag], ""))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    complaints: str = tool("build_site").build(folder)
    assert complaints == ""
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file) for file in site.rglob("*.html") if file.name != "404.html"}


def target(file: Path, link: str) -> tuple[Path, str]:
    path, _, name = link.partition("#")
    found = (file.parent / path).resolve() if path else file
    return (found / "index.html" if found.is_dir() else found), name


def test_every_link_inside_leads_somewhere(pages: dict[Path, Page]) -> None:
    astray = []
    for file, page in pages.items():
        for link in page.links:
            if not re.match(r"[a-z]+:", link):
                found, name = target(file, link)
                if found not in pages or (name and name not in pages[found].names):
                    astray.append(f"{file}: {link}")
    assert astray == []


def test_nothing_is_fetched_from_another_host(site: Path, pages: dict[Path, Page]) -> None:
    for file, page in pages.items():
        for address in page.fetched:
            assert not re.match(r"(?:[a-z]+:)?//", address), address
            assert target(file, address)[0].is_file(), f"{file}: {address}"
    for style in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//", style.read_text("utf-8")), style.name


def test_players_find_everything_in_both_languages(site: Path, pages: dict[Path, Page]) -> None:
    for language, folder in (("en", site), ("fr", site / "fr")):
        for page in ("", "play", "hosting", "notation", *(f"{part}/{game}" for game in residents() for part in PARTS)):
            assert pages[folder / page / "index.html"].language == language
        for game in residents():
            rules = pages[folder / "rules" / game / "index.html"]
            assert {paragraph.id for paragraph in read_paragraphs(rulebook(game, language))} <= rules.names
            assert any(link.startswith(f"../../rules/{game}/#") for link in cited(pages, folder, game))


PARTS = ("rules", "rulings")


def cited(pages: dict[Path, Page], folder: Path, game: str) -> list[str]:
    return pages[folder / "rulings" / game / "index.html"].links


def test_the_pictures_of_the_rules_are_drawn_as_text(site: Path) -> None:
    for language, folder in (("en", site), ("fr", site / "fr")):
        for game in residents():
            texts = Texts(mastaba.load(game), language)
            page = html.unescape((folder / "rules" / game / "index.html").read_text("utf-8"))
            assert "![" not in page
            for caption, name in LINE.findall(rulebook(game, language)):
                screen = Screen(io.StringIO(), io.StringIO(), {})
                assert "\n".join(picture_lines(name, screen, texts)) in page
                assert f"<em>{caption}</em>" in page


def test_the_rulings_of_both_languages_are_the_same_ones() -> None:
    for game in residents():
        folder = ROOT / "src" / "mastaba" / "games" / game.replace("-", "_") / "rulebook"
        found = defaultdict(list)
        for name in ("RULINGS.md", "RULINGS.fr.md"):
            for line in (folder / name).read_text("utf-8").splitlines():
                if (row := re.match(r"\| (R\d+\w*|\d+\w*|[A-Z]+\d+\w*) \|", line)) is not None:
                    found[name].append((row[1], re.findall(r"[A-Z]{2}-\d+\.\d+", line.split("|")[-2])))
        assert found["RULINGS.md"] == found["RULINGS.fr.md"] != [], game
