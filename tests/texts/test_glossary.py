"""One term for one thing: no text of a game uses a word that its glossary (docs/glossary) has given up."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import mastaba
from mastaba.games import package_of
from mastaba.texts import LANGUAGES, rulebook

ROOT = Path(__file__).parents[2]
GLOSSARIES = sorted(ROOT.joinpath("docs", "glossary").glob("*.toml"))
FIELDS = ("en", "fr", "about_en", "about_fr", "not_en", "not_fr")
UNSAID = re.compile(r"`[^`]*`|<!--.*?-->|\]\([^)]*\)", re.DOTALL)  # code, names of values, targets of links
KEY = re.compile(r"^\s*(?:[a-z][\w-]*|\.[a-z]+) =|^#.*|\{[^{}]*->|^\s*\*?\[\w+\]|\$\w+|\{ [a-z][\w-]* \}", re.MULTILINE)

pytestmark = pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.stem)


def terms(path: Path) -> list[dict[str, object]]:
    found = tomllib.loads(path.read_text("utf-8"))
    assert list(found) == ["term"]
    return list(found["term"])


def texts_of(game: str, lang: str) -> dict[Path, str]:
    """Everything that people read about a game in one language."""
    folder = Path(str(files(package_of(game))))
    books = [f"{lang}.md", f"table.{lang}.md", "RULINGS.md" if lang == "en" else f"RULINGS.{lang}.md"]
    found = [folder / "rulebook" / name for name in books]
    found += [folder / "texts" / name for name in (f"{lang}.ftl", f"tile.{lang}.ftl")]
    found.append(folder / "lessons" / f"lessons.{lang}.ftl")
    found.append(ROOT / "web" / "src" / "games" / folder.name / "texts" / f"{lang}.ftl")
    return {path: spoken(path) for path in found if path.is_file()}


def spoken(path: Path) -> str:
    """A text without what is only for programs: codes, keys and names of facts."""
    text = path.read_text("utf-8")
    return KEY.sub("", text) if path.suffix == ".ftl" else UNSAID.sub("", text)


def test_every_term_has_both_languages(path: Path) -> None:
    for term in terms(path):
        assert set(term) <= set(FIELDS) and {"en", "fr", "about_en", "about_fr"} <= set(term), term
        assert all(term[name] for name in term), term


def test_both_languages_use_the_terms(path: Path) -> None:
    """A glossary of words that nobody uses would say nothing."""
    game = mastaba.load(path.stem.replace("_", "-")).name
    for lang in LANGUAGES:
        book = rulebook(game, lang).lower()
        assert [term[lang] for term in terms(path) if str(term[lang]).lower() not in book] == []


def test_no_text_uses_a_word_that_was_given_up(path: Path) -> None:
    game = mastaba.load(path.stem.replace("_", "-")).name
    found = []
    for lang in LANGUAGES:
        for file, text in texts_of(game, lang).items():
            for term in terms(path):
                refused = term.get(f"not_{lang}", [])
                assert isinstance(refused, list)
                for word in refused:
                    if re.search(rf"(?<![\w’]){re.escape(word)}(?!\w)", text, re.IGNORECASE):
                        found.append(f"{file.parent.name}/{file.name}: {word} (say {term[lang]})")
    assert found == []
