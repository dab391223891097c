"""tools/new_game.py lays out a game that passes what every game must pass, in this repository and as a package."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mastaba.core import PLAIN_ENVIRONMENT
from tools.new_game import lay_out

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("static", "__pycache__", "playthroughs", "compiled", "e2e")
LAWS = """
import mastaba
from mastaba.testing import boxes, laws
game = mastaba.load("stone-age")
for number, setup in enumerate([*boxes.setups(game), *boxes.extremes(game, 5)]):
    laws.check_game(game, setup, number)
"""
LOBBY = """
import mastaba
from mastaba.server.http.routes.tables import game_document, reply
print(reply([game_document(mastaba.load("stone-age"), ())]).body.decode())
"""

SITE = """
from tools import build_site, view_tables
assert list(view_tables.view_tables())
print([build_site.menu(lang) for lang in ("en", "fr")])
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This repository, with a new game in it."""
    folder = tmp_path_factory.mktemp("repository") / "mastaba"
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=LEFT_OUT if name != "src" else ignore_in_sources)
        else:
            shutil.copy(source, folder / name)
    ran = run(folder, "tools/new_game.py", "stone-age", "--title", "Stone Age", "--prefix", "ST")
    assert "Begin with src/mastaba/games/stone_age/rules/turn.py" in ran and "To take the game away" in ran
    return folder


def ignore_in_sources(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name in ("static", "__pycache__", "compiled")}


def run(folder: Path, *words: str, **more: str) -> str:
    """A Python of its own, with the sources of the copy."""
    environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}", **PLAIN_ENVIRONMENT, **more}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def test_it_passes_lint(copy: Path) -> None:
    game = "src/mastaba/games/stone_age"
    run(copy, "-m", "ruff", "check", game)
    run(copy, "-m", "ruff", "format", "--check", game)
    run(copy, "-m", "mypy", "--no-error-summary", game, MYPYPATH="src")


def test_it_keeps_the_laws(copy: Path) -> None:
    run(copy, "-c", LAWS)


def test_it_passes_what_is_asked_of_every_game(copy: Path) -> None:
    """Also by tests of what it has not: lessons, a coach, a network, a drawing, a long game."""
    tests = ["shape", "texts", "games/test_every_game.py", "kernel/test_undo.py", "kernel/test_values.py", "lessons"]
    tests += [
        "adapters/test_gymnasium.py",
        "adapters/test_pettingzoo.py",
        "server/test_wire.py",
        "analysis/test_reasons.py",
        "bots/test_search.py",
        "drawing",
    ]
    named = "stone_age or stone-age or four_courses or short_version"
    shown = run(copy, "-m", "pytest", "-q", "-m", "not soak", *(f"tests/{each}" for each in tests), "-k", named)
    passed = int(re.findall(r"(\d+) passed", shown)[0])
    assert passed > 60 and "skipped" not in shown


def test_the_docs_know_it(copy: Path) -> None:
    assert "## stone-age" in (copy / "docs" / "observations.md").read_text("utf-8")
    menus = run(copy, "-c", SITE)
    assert "Stone Age (rules)" in menus and "Stone Age (décisions)" in menus


def test_it_gets_a_tile_in_the_lobby(copy: Path) -> None:
    (told,) = json.loads(run(copy, "-c", LOBBY))
    assert (told["tile"]["en"]["name"], told["lessons"]) == ("Stone Age", False)


def test_its_bots_play(copy: Path) -> None:
    shown = run(copy, "-m", "mastaba", "sim", "stone-age", "--bot", "easy,random", "--games", "4", "--json")
    assert json.loads(shown)["games"] == 4


def test_as_a_package_it_tests_itself(copy: Path, tmp_path: Path) -> None:
    lay_out("river-stones", "River Stones", "RV", tmp_path / "river")
    package = tmp_path / "river"
    assert (package / "src" / "mastaba_river_stones" / "rules" / "turn.py").is_file()
    left = [str(path) for path in package.rglob("*") if path.is_file() and "new_game" in path.read_text("utf-8")]
    assert left == []
    announced = package / "src" / "mastaba_river_stones-0.1.0.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text("Metadata-Version: 2.1\nName: mastaba-river-stones\nVersion: 0.1.0\n")
    (announced / "entry_points.txt").write_text("[mastaba.games]\nriver-stones = mastaba_river_stones\n")
    shown = run(
        package,
        *("-m", "pytest", "-q", "tests"),
        PYTHONPATH=f"{ROOT / 'src'}{os.pathsep}{package / 'src'}",
    )
    assert " passed" in shown and "failed" not in shown


@pytest.mark.parametrize(
    ("name", "prefix", "said"),
    [
        ("Stone Age", None, "small letters"),
        ("stone_age", None, "small letters"),
        ("babel", "XX", "is there already"),
        ("stone-age", "BA", "belongs to babel"),
        ("stone-age", "b", "two capitals"),
    ],
)
def test_bad_words_are_refused(name: str, prefix: str | None, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        lay_out(name, prefix=prefix)
    assert not (ROOT / "src/mastaba/games/stone_age").exists()
