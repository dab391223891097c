"""Drawings in pixels: files, arrays, and what is said where they cannot be made."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import mastaba
from mastaba import BadInput
from mastaba.drawing.fonts import covers, width_of
from mastaba.drawing.pixels import rgb
from tests.drawing.test_drawings import middle


def test_a_drawing_is_saved_as_it_is_and_in_pixels(tmp_path: Path) -> None:
    drawing = mastaba.draw(middle("babel"))
    drawing.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text("utf-8") == drawing
    drawing.save(tmp_path / "board.png")
    with Image.open(tmp_path / "board.png") as picture:
        assert picture.width == 900
    with Image.open(io.BytesIO(drawing.png(450))) as smaller:
        assert smaller.width == 450


def test_words_are_in_the_picture() -> None:
    state = middle("babel")
    one, other = (rgb(mastaba.draw(state, players=[name, "Enki"])) for name in ("Tiamat", "Marduk"))
    assert one.shape == other.shape and not np.array_equal(one, other)


@pytest.mark.parametrize("missing", ["resvg_py", "PIL"])
def test_without_the_extra_one_sentence_says_what_to_install(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(
        BadInput, match=r"drawings in pixels need resvg-py, arrays of them also pillow: pip install 'mastaba\[draw\]'"
    ):
        rgb(mastaba.draw(middle("babel")))


def test_a_picture_has_a_sensible_size() -> None:
    with pytest.raises(BadInput, match="from 1 to 8000 pixels wide, not 0"):
        mastaba.draw(middle("babel")).png(0)


def test_faces_know_their_letters() -> None:
    assert covers("Œdipe d’Éléphantine, 12 × 3 – 4 …")
    assert not covers("エンキ")
    assert 0 < width_of("i", 10) < width_of("W", 10) < width_of("WW", 10)
    assert width_of("Enki", 20, 700) == pytest.approx(2 * width_of("Enki", 10, 700))
