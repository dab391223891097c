"""The example of the docs is a real game: it keeps every law, and the docs show the file as it is."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from mastaba.kernel.game import Game
from mastaba.testing import laws

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "jackal.py"


def example() -> Game:
    spec = spec_from_file_location("jackal", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    game: Game = module.Jackal()
    return game


GAME = example()


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(10))
def test_the_example_keeps_the_laws(seats: int, seed: int) -> None:
    laws.check_game(GAME, GAME.setup(seats), seed)


def test_the_docs_show_the_example_as_it_is() -> None:
    page = EXAMPLE.parents[1].joinpath("add-a-game.md").read_text("utf-8")
    assert EXAMPLE.read_text("utf-8") in page
