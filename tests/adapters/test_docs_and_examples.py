"""What the docs say of observations comes from the code, and the example plays."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def loaded(path: str) -> ModuleType:
    spec = spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_observations_is_up_to_date() -> None:
    tables = loaded("tools/observation_tables.py")
    assert tables.PAGE.read_text("utf-8") == tables.page(), "run tools/observation_tables.py"


def test_is_mcts_plays_a_game_in_the_example() -> None:
    mean = loaded("docs/examples/ismcts_babel.py").main(["--games", "1", "--simulations", "2"])
    assert mean in (-1.0, 0.0, 1.0)
