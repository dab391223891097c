"""Editions: sources for every value, and corrected data of an owner's box."""

from __future__ import annotations

import pytest

import mastaba
from mastaba import BadInput
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.editions import read_edition

BABEL = mastaba.load("babel")
HEAD = """[edition]
name = "x"
title = "X"
year = "1"
[sources]
S = "rulebook: the text"
R = "reconstruction: a guess"
"""


def test_a_tables_source_holds_for_its_values_and_one_may_name_its_own() -> None:
    text = (
        HEAD
        + '[costs]\nsource = "S"\nnote = "in gold"\nfarm = 2\nwall = { value = [1, 2], source = "R", note = "?" }\n'
    )
    values = read_edition(text).values
    assert values["costs.farm"] == (2, "rulebook", "S: the text", "in gold")
    assert values["costs.wall"] == ([1, 2], "reconstruction", "R: a guess", "?")


@pytest.mark.parametrize("table", ["[costs]\nfarm = 2\n", '[costs]\nsource = "Q"\nfarm = 2\n'])
def test_a_value_without_a_declared_source_is_refused(table: str) -> None:
    with pytest.raises(BadInput, match=r"costs\.farm has no value with a declared source"):
        read_edition(HEAD + table)


def test_corrected_data_changes_the_table_and_is_named_by_its_hash() -> None:
    setup = BABEL.setup(data={"opening_hand": {"first": 4}})
    corrected = setup.data.values["opening_hand.first"]
    assert (corrected.value, corrected.kind, corrected.note) == (4, "corrected", "was 3")
    assert setup.data.sha256 is not None
    assert setup.data.sha256 != BABEL.setup(data={"opening_hand": {"first": 5}}).data.sha256
    record = records.Record(BABEL, setup)
    record.deal(mastaba.Dealer(1))
    assert len([move for _, move in record.log if move.kind == "nation"]) == 4 + 5 + 3
    text = record.transcript()
    assert f'[Data "{setup.data.sha256}"]' in text
    transcript = transcript_file.read(text, "box.mst")
    again = records.replay(BABEL, transcript, {"opening_hand": {"first": 4}})
    assert BABEL.save(again.state) == BABEL.save(record.state)
    assert BABEL.save(BABEL.load(BABEL.save(record.state))) == BABEL.save(record.state)
    with pytest.raises(BadInput, match=r"box\.mst, line 5: the game was played with the data sha256:"):
        records.replay(BABEL, transcript)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"opening_hand": {"third": 3}}, r"'opening_hand\.third', which edition filosofia does not have"),
        ({"opening_hand": {"first": "many"}}, r"opening_hand\.first as 'many'; it must look like 3"),
        ({"temple_cards": {"copies": [1, 2]}}, "must look like"),
        ({"turn": {"draw": 3.5}}, "which is not a value of an edition"),
        ({"nation_cards": {"copies": 13}}, "must be from 3 to 12"),
        ({"end": {"win": 25}}, "must rise"),
        (
            {"temple_cards": {"copies": [1, 9, 8, 7, 6, 5]}},
            r"element 1 of temple_cards\.copies must be from 2 to 12, not 1",
        ),
    ],
)
def test_corrected_data_that_cannot_be_is_refused(data: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        BABEL.setup(data=data)


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ({"seats": 3}, "babel is for 2 seats, not 3"),
        ({"edition": "tilsit"}, "no edition 'tilsit'; choose from filosofia, kosmos"),
        ({"options": {"sumer": "all"}}, "no option 'sumer'; choose from sumerians, turn_cap"),
        ({"options": {"sumerians": "head"}}, "cannot be 'head'; it may be: all, tail"),
        ({"options": {"turn_cap": 41}}, "cannot be '41'"),
        ({"options": {"turn_cap": 38}}, "cannot be '38'"),
        ({"options": {"turn_cap": "060"}}, "cannot be '060'"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(choice: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        BABEL.start(**choice)  # type: ignore[arg-type]
