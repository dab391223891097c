"""What is said about puzzles: the catalogues beside a game's puzzles, together with the game's own texts."""

from __future__ import annotations

from mastaba.games import names
from mastaba.kernel.errors import BadInput
from mastaba.puzzles.collection import FOLDER
from mastaba.puzzles.puzzle import Puzzle
from mastaba.texts import LANGUAGES, Texts, file_of


def file_name(lang: str) -> str:
    return f"puzzles.{lang}.ftl"


def catalogue(game: str, lang: str) -> str:
    """Empty where a game has no puzzles."""
    return file_of(game, FOLDER, file_name(lang)) if game in names() else ""


class PuzzleTexts(Texts):
    """A game's texts and those of its puzzles."""

    def more(self) -> str:
        return catalogue(self.game.name, self.lang)


def check_words(puzzle: Puzzle) -> None:
    """BadInput if a text is missing in a language, or a theme is none that the game knows."""
    for lang in LANGUAGES:
        texts = PuzzleTexts(puzzle.game, lang)
        for theme in puzzle.themes:
            if not texts.has(f"theme-{theme}"):
                raise BadInput(f"{puzzle.id}: {file_name(lang)} has no theme-{theme}")
        for asked in (puzzle.asked(), puzzle.hint(), puzzle.explanation()):
            texts.say(asked.key, asked.facts)
        if texts.missing:
            raise BadInput(f"{puzzle.id}: {file_name(lang)} has no {texts.missing[0]}")
