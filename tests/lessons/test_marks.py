"""What a lesson or a coach points at is a place of the page's board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mastaba.games import names
from mastaba.lessons.coaching import coach_of
from mastaba.lessons.courses import course

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
PLACE = re.compile(r'data-place="([^"]+)"')
THING = re.compile(r"data-(card|move|power|site|source|tile)=[{\"]")  # by its kind and name


def places(game: str) -> re.Pattern[str]:
    """Every place that the board of a game has; what stands in braces is filled in there."""
    sources = "".join(file.read_text("utf-8") for file in BOARDS.joinpath(game.replace("-", "_")).glob("*.svelte"))
    known = {re.sub(r"\\\{.+?\\\}", "[A-Za-z0-9]+", re.escape(place)) for place in PLACE.findall(sources)}
    known |= {f"{kind}-[A-Za-z0-9]+" for kind in THING.findall(sources)}
    return re.compile("|".join(sorted(known)))


@pytest.mark.parametrize("game", [name for name in names() if course(name)])
def test_every_mark_is_a_place_of_the_board(game: str) -> None:
    known = places(game)
    steps = [step for chapter in course(game) for board in chapter.boards for step in board.steps]
    assert sum(len(step.marks) for step in steps) > 10
    assert [mark for step in steps for mark in step.marks if not known.fullmatch(mark)] == []


@pytest.mark.parametrize("game", [name for name in names() if coach_of(name)])
def test_every_coach_points_at_places_of_the_board(game: str) -> None:
    coach, known = coach_of(game), places(game)
    assert coach is not None
    marks = [line.mark.replace("{own}", "1") for line in coach.lines if line.mark]
    assert len(marks) >= 3
    assert [mark for mark in marks if not known.fullmatch(mark)] == []
