"""Games are found: those of the folder, and guests that a package announces; a broken guest harms nobody."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mastaba
from mastaba import BadInput, games
from mastaba.kernel.search_settings import SearchSettings
from mastaba.texts import Texts

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "jackal.py"


class Announcing:
    """Packages of this test, each with a module and what an installer notes about it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, name: str, module: str, source: str, value: str | None = None) -> None:
        (self.folder / f"{module}.py").write_text(source, "utf-8")
        notes = self.folder / f"{module}-1.0.dist-info"
        notes.mkdir()
        (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (notes / "entry_points.txt").write_text(f"[mastaba.games]\n{name} = {value or module}\n")


@pytest.fixture
def announce(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Announcing]:
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield Announcing(tmp_path)
    for module in tmp_path.glob("*.py"):
        sys.modules.pop(module.stem, None)
    forget()


def forget() -> None:
    for kept in (games.guests, games.load_guest):
        kept.cache_clear()


def jackal(name: str = "jackal") -> str:
    source = EXAMPLE.read_text("utf-8").replace('super().__init__("jackal"', f'super().__init__("{name}"')
    return f"{source}\n\nGAME = Jackal()\n"


def test_the_games_of_the_folder_are_found_in_the_order_of_the_alphabet() -> None:
    folder = Path(games.__file__).parent
    packages = [path.parent.name.replace("_", "-") for path in folder.glob("*/__init__.py")]
    assert list(games.residents()) == sorted(packages)
    assert set(games.residents()) <= set(games.names())
    assert list(games.names()) == sorted(games.names())


@pytest.mark.parametrize("value", ["desert", "desert:GAME"])
def test_a_guest_is_a_game_like_the_others(announce: Announcing, value: str) -> None:
    announce("jackal", "desert", jackal(), value)
    assert "jackal" in games.names()
    game = mastaba.load("jackal")
    assert game.name == "jackal" and mastaba.load("jackal") is game
    assert game in games.load_all().games and games.load_all().problems == []
    assert games.package_of("jackal") == "desert"
    assert game.search_settings() == SearchSettings()
    assert Texts(game, "en").say("prompt-DigOrStop") == "prompt-DigOrStop"  # it brought no words


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import nowhere_to_be_found", "ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("GAME = 1 / 0", "ZeroDivisionError"),
        ("this is no Python", "SyntaxError"),
        ("", "it has no GAME"),
        ("GAME = 'a game'", "it has no GAME"),
        (jackal("hyena"), "it calls itself 'hyena'"),
    ],
)
def test_a_broken_guest_is_named_in_one_sentence_and_harms_nobody(announce: Announcing, source: str, said: str) -> None:
    announce("jackal", "desert", source)
    with pytest.raises(BadInput, match="the game 'jackal' of desert cannot be loaded: ") as caught:
        mastaba.load("jackal")
    assert said in str(caught.value) and "\n" not in str(caught.value)
    found = games.load_all()
    assert [game.name for game in found.games] == [name for name in games.names() if name != "jackal"]
    assert found.problems == [str(caught.value)]


def test_a_guest_takes_no_name_of_the_folder(announce: Announcing) -> None:
    announce("babel", "desert", jackal("babel"))
    assert type(mastaba.load("babel")).__name__ == "Babel"


def test_importing_mastaba_imports_no_game_and_looks_for_no_guest() -> None:
    check = (
        "import sys, mastaba\n"
        "assert not [name for name in sys.modules if name.startswith('mastaba.games.')]\n"
        "assert 'importlib.metadata' not in sys.modules\n"
        "mastaba.load('babel')\n"
        "assert 'importlib.metadata' not in sys.modules\n"
    )
    program = f"import sys; sys.path[:] = {sys.path!r}\n{check}"
    subprocess.run([sys.executable, "-S", "-c", program], check=True)
