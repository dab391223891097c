"""Both languages say the same things, and each says them as its printers would."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from mastaba.games import names
from mastaba.texts import LANGUAGES, rulebook
from tests.texts.catalogue import PACKAGES, entries, parse
from tests.texts.typography import faults


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_understood(package: str, lang: str) -> None:
    assert [entry.content for entry in parse(package, lang).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys_in_the_same_order(package: str) -> None:
    assert list(entries(package, "en")) == list(entries(package, "fr"))


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_use_the_same_facts(package: str) -> None:
    english, french = entries(package, "en"), entries(package, "fr")
    elided = {key: {each.removesuffix("_de") for each in french[key].variables} for key in french}  # « d’Enki »
    different = {key for key in english if english[key].variables != elided[key]}
    assert different == set()


def test_a_game_does_not_hide_a_shared_text() -> None:
    shared = set(entries("mastaba", "en"))
    assert [key for package in PACKAGES[1:] for key in entries(package, "en") if key in shared] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_french_typography(package: str) -> None:
    texts = [(key, text) for key, entry in entries(package, "fr").items() for text in entry.texts]
    found = [f"{key}: {' '.join(text.split())}: {', '.join(faults(text))}" for key, text in texts if faults(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", names())
def test_french_typography_of_the_rulebook(name: str) -> None:
    prose = re.sub(r"`[^`]*`|\|[-|]+\||<!--.*?-->|^!", "", rulebook(name, "fr"), flags=re.MULTILINE)
    found = [f"{line}: {', '.join(faults(line))}" for line in prose.splitlines() if faults(line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    ["Il y a : rien", "Fini;", "Vraiment ?", "Non!", "«Oui»", "l'autre", "« fin »", "Oui\u00a0!", "Et\u202f: non"],
)
def test_the_typography_check_finds_faults(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize("package", PACKAGES)
def test_english_has_no_typewriter_quotes(package: str) -> None:
    assert [key for key, entry in entries(package, "en").items() if any("'" in text for text in entry.texts)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_prompts_fit_their_line(package: str, lang: str) -> None:
    """A prompt has at most 90 characters; of alternatives the longest counts."""
    prompts = {key: entry for key, entry in entries(package, lang).items() if key.startswith("prompt-")}
    assert {key for key, entry in prompts.items() if max(map(len, entry.texts)) > 90} == set()
