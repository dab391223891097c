"""OpenSpiel's playthroughs of our games, as golden files: one random game each, in OpenSpiel's own words.

After a change of the rules that is meant, `python -m tests.adapters.playthroughs` writes them again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import mastaba.research.adapters.open_spiel  # noqa: F401  (registers the games)
from mastaba.games import residents

FOLDER = Path(__file__).with_name("playthroughs")
SETTINGS = {  # a game that is not named here is played as it comes
    "babel": "(setup=turn_cap:40)",
    "amun-re": "(players=3)",
    "cleopatra": "(players=2,setup=turn_cap:40)",
    "sa-re": "(players=2,setup=turn_cap:10)",
}


class FirstOfEach:
    """Shows the first state of chance, of each player and of the end: the usual choice would fill megabytes."""

    shows = True

    def __init__(self) -> None:
        self.shown: set[int] = set()

    def __call__(self, state: Any) -> bool:
        player = state.current_player()
        FirstOfEach.shows = player not in self.shown
        self.shown.add(player)
        return FirstOfEach.shows


def format_shown(tensor: Any, label: str) -> list[str]:
    """OpenSpiel formats the tensors of every state, also of those it does not show; that takes most of the time."""
    return list(format_tensor(tensor, label)) if FirstOfEach.shows else []


format_tensor = generate_playthrough._format_tensor
generate_playthrough._format_tensor = format_shown
generate_playthrough.ShouldDisplayStateTracker = FirstOfEach


def file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def kept() -> list[str]:
    """The games that have a playthrough."""
    return sorted(path.stem for path in FOLDER.glob("*.txt"))


def replay(name: str) -> tuple[str, str]:
    """What was written, and what the same actions give now."""
    original, again = generate_playthrough.replay(str(file(name)))
    return str(original), str(again)


if __name__ == "__main__":
    flags.FLAGS(["playthroughs"])
    FOLDER.mkdir(exist_ok=True)
    for name in residents():
        asked = f"mastaba_{name.replace('-', '_')}{SETTINGS.get(name, '')}"
        file(name).write_text(generate_playthrough.playthrough(asked, [], seed=1), encoding="utf-8")
