"""What the lobby says of a game: plain words in both languages, so that no sentence has to be put together for it."""

from __future__ import annotations

import pytest

from mastaba.games import names
from mastaba.texts import LANGUAGES, file_of, tile
from tests.texts.typography import faults


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_game_has_a_tile(name: str, lang: str) -> None:
    assert [part for part, words in tile(name, lang).items() if not words] == []
    assert "{" not in file_of(name, "texts", f"tile.{lang}.ftl")
    assert len(tile(name, lang)["promise"]) < 120


@pytest.mark.parametrize("name", names())
def test_french_typography(name: str) -> None:
    assert {part: words for part, words in tile(name, "fr").items() if faults(words)} == {}


def test_a_game_without_one_is_called_by_its_name() -> None:
    assert tile("royal-ur", "fr") == {"name": "Royal ur", "promise": "", "time": ""}
