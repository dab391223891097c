"""Whoever reads a remark on a value can look up every source that it cites."""

from __future__ import annotations

import re

import pytest

import mastaba
from tests.corrections import EDITIONS

# A code as remarks cite it: P14 anywhere, others in brackets or before the word rulebook.
CITED = re.compile(r"\b(P\d+)\b|\(([A-Z]+\d*)\)|\b([A-Z]+\d*) rulebook\b")


def cited(note: str) -> set[str]:
    return {code for found in CITED.findall(note) for code in found if code}


def test_what_counts_as_a_citation() -> None:
    assert cited("two temples also in P6; at least one field (S), see the EN rulebook") == {"P6", "S", "EN"}
    assert cited("0 to 10 also in the rulebook; nine spaces on a card of A1") == set()


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_source_cited_in_a_note_is_declared(name: str, edition: str) -> None:
    table = mastaba.load(name).editions[edition]
    unknown = {path: cited(one.note) - set(table.sources) for path, one in table.values.items()}
    assert {path: codes for path, codes in unknown.items() if codes} == {}
