"""The courses: a game's lessons are found in its folder `lessons`, like its rulebook, and not listed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from typing import NamedTuple

from mastaba.games import package_of
from mastaba.kernel.errors import BadInput
from mastaba.lessons import lesson as lesson_file
from mastaba.lessons.lesson import Lesson
from mastaba.lessons.words import file_name
from mastaba.texts import LANGUAGES, file_of


class Chapter(NamedTuple):
    """A lesson with all its boards."""

    number: int
    boards: tuple[Lesson, ...]

    @property
    def title(self) -> str:
        return self.boards[0].title

    @property
    def star(self) -> bool:
        return self.boards[0].star

    @property
    def seconds(self) -> int:
        return sum(board.seconds for board in self.boards)

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule for board in self.boards for rule in board.rules))


@cache
def course(game: str) -> tuple[Chapter, ...]:
    """The lessons of a game in their order; none where it has none. BadInput names the file that is wrong."""
    boards = [lesson_file.read(file.read_bytes(), file.name) for file in files_of(game)]
    for board in boards:
        if board.game.name != game:
            raise BadInput(f"{board.name}: this is a lesson of {board.game.name}, not of {game}")
    boards.sort(key=lambda board: (board.number, board.board))
    found = [Chapter(number, tuple(alike)) for number, alike in groupby(boards, lambda board: board.number)]
    if [chapter.number for chapter in found] != list(range(1, len(found) + 1)):
        numbers = ", ".join(str(chapter.number) for chapter in found)
        raise BadInput(f"the lessons of {game} must be numbered from 1 without a gap, not {numbers}")
    for chapter in found:
        check_boards(chapter)
    return tuple(found)


def check_boards(chapter: Chapter) -> None:
    for number, board in enumerate(chapter.boards, 1):
        if board.board != number:
            raise BadInput(f"{board.name}: this must be board {number} of lesson {chapter.number}, not {board.board}")
        if (board.title, board.star) != (chapter.title, chapter.star):
            raise BadInput(f"{board.name}: title and star must be those of board 1 of lesson {chapter.number}")


def find(game: str, number: int, board: int = 1) -> Lesson | None:
    chapters = course(game)
    if not 1 <= number <= len(chapters) or not 1 <= board <= len(chapters[number - 1].boards):
        return None
    return chapters[number - 1].boards[board - 1]


def catalogue(game: str, lang: str) -> str:
    """What the coach says in this game; empty where it has no lessons."""
    return file_of(game, "lessons", file_name(lang))


def catalogues(game: str) -> dict[str, str]:
    return {lang: catalogue(game, lang) for lang in LANGUAGES}


def files_of(game: str) -> list[Traversable]:
    try:
        found = list(files(package_of(game)).joinpath("lessons").iterdir())
    except (FileNotFoundError, NotADirectoryError, TypeError):  # TypeError: one file and no package
        return []
    return sorted((file for file in found if file.name.endswith(".toml")), key=lambda file: file.name)
