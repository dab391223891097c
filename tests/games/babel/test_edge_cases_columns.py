"""Edge cases about sites, Temple columns and runs that need several branches of one position."""

from __future__ import annotations

import pytest

from tests.games.babel.table import NATIONS, after, field, offered, position, refusal, text


@pytest.mark.parametrize("site", NATIONS)
def test_edge_01_the_first_move_leads_from_the_quarry_to_any_site(site: str) -> None:
    state = after(position({"hand": "AHMPS"}), f"1 go {site}")
    assert field(state, "players.1.pawn") == site
    assert field(state, "discard") == site
    assert field(state, "players.1.hand") == NATIONS.replace(site, "")


def test_edge_09_both_temple_columns_show_the_level_and_uncover_different_cards() -> None:
    state = position({"pawn": "A", "columns": {"A": "HH"}, "temple_column": "2 1"}, {"temple_column": "6 1"})
    assert {"build own", "build opp"} <= offered(state)

    own = after(state, "1 build own")
    assert (text(own, "players.1.temple_column"), text(own, "players.2.temple_column")) == ("2", "6 1")
    assert "build own" in offered(own)

    opposing = after(state, "1 build opp")
    assert (text(opposing, "players.1.temple_column"), text(opposing, "players.2.temple_column")) == ("2 1", "6")
    assert {"build own", "build opp"}.isdisjoint(offered(opposing))
    assert refusal(opposing, "1 build own") == "BA-4.7 wrong_level"


def test_edge_17_run_of_five_used_three_times() -> None:
    start = position(
        {"pawn": "A", "columns": {"A": "AAAAA"}}, {"hand": "HHHHHHHH", "temples": {"A": "1 2"}, "columns": {"A": "P"}}
    )
    state = after(start, "1 half A", *["2 drop H"] * 4)
    state = after(state, "1 A!", "1 half A", *["2 drop H"] * 2)
    assert text(state, "players.1.columns.A") == "AA"
    assert text(state, "discard") == "AAA" + "H" * 6
    assert refusal(state, "1 half A") == "BA-5.1 no_run"


@pytest.mark.parametrize(("move", "column"), [("S!", "SSASSSP"), ("S!2", "SSSASSP")])
def test_edge_17_two_runs_of_one_nation_are_two_choices(move: str, column: str) -> None:
    state = position({"pawn": "A", "columns": {"A": "SSSASSS"}}, {"columns": {"A": "P"}})
    assert {"S!", "S!2"} <= offered(state)
    assert refusal(state, "1 S!3") == "BA-5.1 no_run"
    assert text(after(state, f"1 {move}"), "players.1.columns.A") == column


def test_edge_17_runs_are_counted_by_nation_from_the_board() -> None:
    state = position(
        {"pawn": "A", "columns": {"A": "AAAPSSSSPAAAPSSSPAAA"}}, {"temples": {"A": "1"}, "columns": {"A": "HM"}}
    )
    assert {move for move in offered(state) if "!" in move} == {"A!", "A!2", "A!3", "S!", "S!2"}
    assert text(after(state, "1 A!3"), "players.1.columns.A") == "AAAPSSSSPAAAPSSSPAA"
    assert text(after(state, "1 A!2"), "players.1.columns.A") == "AAAPSSSSPAAPSSSPAAA"
    assert text(after(state, "1 S!2"), "players.1.columns.A") == "AAAPSSSSPAAAPSSPAAAM"
