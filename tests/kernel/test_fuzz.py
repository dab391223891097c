"""Whatever is written to us, the answer is a value or one clear sentence, never another error."""

from __future__ import annotations

import contextlib

from hypothesis import given, settings
from hypothesis import strategies as st

import mastaba
from mastaba import BadInput
from mastaba.kernel import record, transcript

BABEL = mastaba.load("babel")
LINES = st.lists(
    st.one_of(
        st.text(max_size=30),
        st.sampled_from(
            ['[Game "babel"]', '[Edition "filosofia"]', '[Rules "1"]', '[Seats "2"]', '[Result "1 2"]', ""]
        ),
        st.sampled_from([f"{actor} {move}" for actor in "*12" for move in BABEL.moves]),
    ),
    max_size=30,
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(LINES)
def test_any_text_is_a_transcript_or_refused_in_one_sentence(lines: list[str]) -> None:
    with contextlib.suppress(BadInput):
        record.replay(BABEL, transcript.read("\n".join(lines), "x.mst"))


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=8), st.lists, max_leaves=10))
def test_any_data_is_a_position_or_refused_in_one_sentence(value: object) -> None:
    saved = BABEL.save(BABEL.start())
    for name in saved:
        with contextlib.suppress(BadInput):
            BABEL.load({**saved, name: value})


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=200))
def test_any_word_is_a_move_or_refused(text: str) -> None:
    with contextlib.suppress(BadInput):
        assert str(BABEL.parse(text)) == text
