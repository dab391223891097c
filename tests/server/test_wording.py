"""Every refusal in English and French: problems by Accept-Language, refused commands by their code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import httpx2
import pytest

from mastaba.server.http import problems
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "mastaba" / "server"


def codes(call: str, place: int) -> set[str]:
    """The texts that stand at this place of every call of this name, and in every tuple a gate refuses with."""
    found: set[str] = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name == call and len(node.args) > place:
                word = node.args[place]
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    found.add(word.value)
    return found


def test_every_problem_has_its_french_sentence() -> None:
    known = codes("Problem", 1) | codes("problem", 2) | {"foreign-origin", "too-large"}
    assert len(known) > 30
    missing = [code for code in sorted(known) if code not in problems.french()]
    assert missing == []


def test_every_refused_command_has_its_sentence_on_the_page() -> None:
    refused = codes("Refused", 0) - {"illegal"}  # that one has the game's own reason
    assert len(refused) >= 10
    for lang in ("en", "fr"):
        catalogue = (ROOT / "web" / "src" / "texts" / f"{lang}.ftl").read_text("utf-8")
        missing = [code for code in sorted(refused) if f"\nrefused-{code} =" not in catalogue]
        assert missing == [], lang


def test_french_is_set_as_french() -> None:
    """A fixed space before double signs, round apostrophes."""
    for line in (SERVER / "http" / "texts" / "fr.ftl").read_text("utf-8").splitlines():
        sentence = line.partition(" = ")[2]
        assert re.search(r"(?<!\u00a0)[:;!?]|'", sentence) is None, line


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,en;q=0.5", "fr"),
        ("en;q=0.4, fr;q=0.9", "fr"),
        ("de, en;q=0.5, fr;q=0.2", "en"),
        ("de", "en"),
        ("fr;q=x, en", "en"),
    ],
)
def test_the_language_of_the_one_who_asks(accepted: str, language: str) -> None:
    assert problems.chosen_language(accepted) == language


def test_a_problem_in_both_languages(server: RunningServer) -> None:
    said = {}
    for language in ("en", "fr"):
        answer = httpx2.get(f"{server.address}/api/tables/none", headers={"Accept-Language": language})
        assert answer.headers["content-language"] == language and answer.json()["title"] == "no-table"
        said[language] = answer.json()["detail"]
    assert said == {"en": "There is no such table.", "fr": "Cette table n’existe pas."}
    foreign = httpx2.post(
        f"{server.address}/api/session", headers={"Origin": "https://x.example", "Accept-Language": "fr"}
    )
    assert foreign.status_code == 403 and foreign.json()["detail"] == "Cette requête vient d’un autre site."
