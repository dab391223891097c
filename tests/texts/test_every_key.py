"""The catalogues know every key that the code can produce."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

import mastaba
from mastaba import Game
from mastaba.analysis.reasons import reasons_of
from mastaba.bots.judges import shipped_text
from mastaba.games import names, package_of
from mastaba.kernel.agenda import Rule, Simultaneous, Step
from mastaba.lessons.courses import course
from mastaba.lessons.words import keys_of
from mastaba.terminal.answers import COMMANDS
from mastaba.terminal.learning import LESSON_COMMANDS
from mastaba.terminal.solving import PUZZLE_COMMANDS
from mastaba.texts import LANGUAGES, Texts, move_key
from tests.texts.catalogue import entries

SOURCES = Path(mastaba.__file__).parent
NAMING = ("name-", "view-")  # of codes, and of the parts of a view for the board that every game has
GENERAL_REASONS = ("game_over", "chance_decides", "not_your_decision", "not_possible_now", "not_in_this_phase")

pytestmark = pytest.mark.parametrize(
    "texts", [(name, lang) for name in names() for lang in LANGUAGES], ids="-".join, indirect=True
)


@pytest.fixture
def texts(request: pytest.FixtureRequest) -> Texts:
    name, lang = request.param
    return Texts(mastaba.load(name), lang)


def modules_of(game: Game) -> Iterator[ModuleType]:
    package = import_module(package_of(game.name))
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        yield import_module(found.name)


def rules_of(game: Game) -> list[Rule]:
    return [value for module in modules_of(game) for value in vars(module).values() if isinstance(value, Rule)]


def deciding_steps(game: Game) -> set[type]:
    """The steps that ask a seat or chance."""
    classes = {value for module in modules_of(game) for value in vars(module).values() if isinstance(value, type)}
    steps = [value for value in classes if issubclass(value, Step) and value is not Step]
    return {step for step in steps if any(name in vars(step) for name in ("candidates", "outcomes"))}


def step_name(step: type) -> str:
    """What saved positions and prompts call it (Step.name)."""
    return "Together" if step is Simultaneous else step.__name__


def lacking(texts: Texts, keys: set[str]) -> set[str]:
    assert keys
    return {key for key in keys if not texts.has(key)}


def test_moves(texts: Texts) -> None:
    keys = {move_key(move) for move in texts.game.moves}
    assert lacking(texts, {f"{key}{part}" for key in keys for part in ("", ".group", ".item")}) == set()


def test_events(texts: Texts) -> None:
    names = import_module(f"{package_of(texts.game.name)}.events").NAMES
    assert lacking(texts, {f"event-{name}" for name in names}) == set()


def test_prompts(texts: Texts) -> None:
    names = {step_name(step) for step in deciding_steps(texts.game)}
    assert lacking(texts, {f"prompt-{name}{part}" for name in names for part in ("", ".waiting")}) == set()


def test_reasons(texts: Texts) -> None:
    assert lacking(texts, {f"reason-{rule.reason}" for rule in rules_of(texts.game)}) == set()
    assert lacking(texts, {f"reason-{reason}" for reason in GENERAL_REASONS}) == set()


def test_the_kernel_has_no_other_general_reasons(texts: Texts) -> None:
    source = (SOURCES / "kernel" / "game.py").read_text("utf-8")
    explain = source.partition("def explain")[2].partition("\n    def ")[0]
    assert set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', explain)) == set(GENERAL_REASONS)


def test_endings(texts: Texts) -> None:
    assert lacking(texts, {f"ending-{ending}" for ending in texts.game.endings}) == set()


def test_every_way_to_be_ahead(texts: Texts) -> None:
    """Of `won-15-9-total` the ending may be left out; what never ends so needs no text. Points alone are told alike."""
    if texts.game.measures == ("points",):
        assert lacking(texts, {"result-lead", "result-shared"}) == set()
        return
    for by in (*texts.game.measures, "shared"):
        assert any(texts.has(key) for key in won(texts.game, by)), f"one of {', '.join(sorted(won(texts.game, by)))}"


def won(game: Game, by: str) -> set[str]:
    return {f"won-{by}", *(f"won-{ending}-{by}" for ending in game.endings)}


def test_editions_and_options_with_explanations(texts: Texts) -> None:
    names = {f"edition-{name}" for name in texts.game.editions}
    names |= {f"option-{option.name}" for option in texts.game.options}
    names |= {f"option-{option.name}-{value}" for option in texts.game.options for value in option.values}
    assert lacking(texts, {f"{name}{part}" for name in names for part in ("", ".about")}) == set()


def things(game: Game) -> set[str]:
    """What reasons count."""
    kept = reasons_of(game)
    return set() if kept is None else {measure.key for part in kept.parts for measure in part.measures} | {"when"}


def test_reasons_for_moves(texts: Texts) -> None:
    keys = {f"because-{key}" for key in things(texts.game)}  # none where no network can weigh them
    assert bool(keys) == bool(shipped_text(texts.game))
    assert {key for key in keys if not texts.has(key)} == set()


def test_commands(texts: Texts) -> None:
    words = (*COMMANDS, *LESSON_COMMANDS, *PUZZLE_COMMANDS)
    assert lacking(texts, {f"command-{word}{part}" for word in words for part in ("", ".takes", ".about")}) == set()


@cache
def named_in_the_source() -> set[str]:
    """Whatever stands between quotes and could be a key."""
    sources = "".join(file.read_text("utf-8") for file in SOURCES.rglob("*.py"))
    return {word for _, word in re.findall(r"""(?=(["'])([\w-]+)\1)""", sources)}


def test_no_text_is_left_over(texts: Texts) -> None:
    """Of the families that rules make, each text belongs to something; all others are named in the source."""
    game = texts.game
    events = import_module(f"{package_of(game.name)}.events").NAMES
    produced = {move_key(move) for move in game.moves} | {f"event-{name}" for name in events}
    produced |= {f"prompt-{step_name(step)}" for step in deciding_steps(game)}
    produced |= {f"reason-{reason}" for reason in (*GENERAL_REASONS, *(rule.reason for rule in rules_of(game)))}
    produced |= {f"ending-{ending}" for ending in game.endings}
    produced |= {f"command-{word}" for word in (*COMMANDS, *LESSON_COMMANDS, *PUZZLE_COMMANDS)}
    produced |= {key for by in (*game.measures, "shared") for key in won(game, by)}
    produced |= {f"edition-{name}" for name in game.editions}
    produced |= {f"because-{key}" for key in things(game)}
    for option in game.options:
        produced |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    produced |= {key for chapter in course(game.name) for board in chapter.boards for key in keys_of(board)}
    keys = {
        key for package in ("mastaba", package_of(game.name)) for key in entries(package, texts.lang) if "." not in key
    }
    spoken = {key for key in keys if key in named_in_the_source() or key.startswith(NAMING)}
    assert keys - produced - spoken == set()
