"""Edge cases 12 to 24 of the rules: paying, credits, waivers, and the rewards of the pieces."""

from __future__ import annotations

import pytest

from tests.games.cleopatra.table import (
    after,
    amulets,
    decides,
    field,
    offered,
    paid,
    play,
    position,
    quarry,
    refusal,
    scarabs,
)

PLENTY = "A A A A A A S S S M M M W W W L L L"


def test_edge_12_the_quarry_needs_something_in_reach() -> None:
    state = position("A S M2")
    assert "go quarry" in offered(after(state, "1 activate none"))
    nothing = position("A S")
    play(nothing, "1 activate none")
    assert offered(nothing) == {"go market"}
    assert refusal(nothing, "1 go quarry") == "CL-3.4 nothing_to_build"
    assert refusal(nothing, "1 pass") == "CL-3.5 action_possible"
    assert "go quarry" in offered(after(position("A S"), "1 activate merchant"))
    assert "go quarry" in offered(after(position("S S"), "1 activate foreman"))


def test_edge_12_pass_when_nothing_is_possible() -> None:
    state = position("", stalls={"1": "", "2": "", "3": ""})
    play(state, "1 activate vizier")
    assert offered(state) == {"pass"}
    play(state, "1 pass")
    assert decides(state) == [1]


def test_edge_13_two_waivers_over_two_pieces() -> None:
    state = quarry("A A S", helper="merchant")
    play(state, *paid("column 1", "A -R S"))
    assert field(state, "waivers.R") == 1 and "build sphinx L" not in offered(state)
    merchant = quarry("A A S W", helper="merchant")
    play(merchant, *paid("column 1", "A -R S"), *paid("sphinx L", "A -R W"))
    assert field(merchant, "waivers.R") == 0 and field(merchant, "players.1.hand") == ""
    foreman = quarry("S M", helper="foreman")
    play(foreman, *paid("column 1", "-A S M"))
    assert scarabs(foreman) == 8 and field(foreman, "waivers.A") == 1


def test_edge_13_waivers_for_each_piece_by_option() -> None:
    state = quarry("A A", helper="merchant", options="waiver_scope=per_piece")
    play(state, *paid("column 1", "A -R -R"), *paid("sphinx L", "A -R -R"))
    assert field(state, "built") == 2 and field(state, "players.1.hand") == ""


def test_edge_14_the_architect_pays_for_each_piece() -> None:
    state = quarry("A A A S S S S S S", helper="architect")
    assert scarabs(state) == 3
    play(state, *paid("sphinx L", "A S S"), *paid("sphinx L", "A S S"), *paid("sphinx L", "A S S"))
    assert scarabs(state) == 3 + 3 + 4 + 5 + 12


def test_edge_15_credits_last_for_one_visit() -> None:
    state = quarry("A A S W W2")
    play(state, *paid("column 1", "A S W2"))
    assert field(state, "credits") == "W"
    assert "build sphinx L" in offered(state)
    left = after(state, "1 done")
    assert field(left, "credits") == ""
    play(state, *paid("sphinx L", "A +W W"))
    assert field(state, "credits") == "" and scarabs(state) == 5 + 3 + 3


def test_edge_16_different_resources_really_differ() -> None:
    assert refusal(quarry("A A W2 S S"), "1 build mosaic a1 b1 b2 c2 b3").startswith("CL-5.2")
    state = after(quarry("A S W W2"), "1 build column 1 / 1 pay A")
    assert offered(state) == {"pay S"}  # both units of the corrupted card, or W and W2, are one type
    assert refusal(state, "1 pay W") == "CL-5.3 payment_out_of_reach"
    assert offered(after(quarry("A S W W2"), "1 build column 1 / 1 pay A / 1 pay S")) == {"pay W", "pay W2"}


def test_edge_16_the_same_type_twice_is_refused() -> None:
    state = quarry("A A W W C C")
    play(state, "1 build mosaic a1 b1 b2 c2 b3 / 1 pay A / 1 pay A / 1 pay W")
    assert refusal(state, "1 pay W") == "CL-5.4 must_be_different"
    assert offered(state) == {"pay C"}


def test_edge_17_four_different_with_two_caves() -> None:
    state = quarry("A A A S M C C")
    play(state, *paid("pedestal", "A A A S M C C"))
    assert amulets(state) == 2 and field(state, "pedestal") is True


def test_edge_18_a_sphinx_by_caves_alone_and_no_cave_for_an_artisan() -> None:
    state = quarry("A C C C")
    sphinx = after(state, *paid("sphinx L", "A C C"))
    assert amulets(sphinx) == 2
    play(state, "1 build sphinx L")
    assert refusal(state, "1 pay C") == "CL-5.3 artisans_first"


def test_edge_19_nothing_superfluous() -> None:
    state = quarry("A W W W2 S")
    play(state, "1 build sphinx L / 1 pay A / 1 pay W")
    assert offered(state) == {"pay W", "pay W2"}
    assert refusal(state, "1 pay S") == "CL-5.3 pay_in_order"
    assert refusal(state, "1 pay A") == "CL-5.2 artisans_paid"
    play(state, "1 pay W2")
    assert field(state, "credits") == "W" and field(state, "payment") is None


def test_edge_19_a_credit_is_not_taken_to_make_one() -> None:
    state = quarry("A A S W2 W2")
    play(state, *paid("column 1", "A S W2"), "1 build sphinx L / 1 pay A")
    assert refusal(state, "1 credit W") == "CL-5.3 payment_out_of_reach"
    assert offered(state) == {"pay W2"}


def test_edge_20_a_piece_counts_those_of_the_same_visit() -> None:
    state = quarry(PLENTY + " A A A A S S M M")
    play(state, *paid("sphinx L", "A S S"), *paid("sphinx L", "A S S"))
    assert scarabs(state) == 5 + 3 + 4
    play(state, *paid("column 1", "A M W"), *paid("door L", "A A L L L"))
    assert scarabs(state) == 12 + 3 + 6


def test_edge_20_a_mosaic_counts_for_a_column_and_the_pedestal() -> None:
    state = quarry(PLENTY, mosaic="I", stack="F")
    play(state, *paid("mosaic a1 a2 a3 a4 a5", "A A S M W"), "* mosaic F", *paid("column 1", "A S M"))
    assert scarabs(state) == 5 + 6 + 6
    state = quarry(PLENTY, mosaic="I", stack="F")
    play(state, *paid("mosaic d1 d2 d3 d4 d5", "A A S M W"), "* mosaic F", *paid("pedestal", "A A A S M W L"))
    assert scarabs(state) == 5 + 6 + 11


def test_edge_20_eight_squares_around_the_throne_by_option() -> None:
    mosaics = {"I": "d4 d5 d6 d7 d8"}
    for options, earned in (("", 11), ("throne_adjacency=8", 13)):
        state = quarry("A A A S M W L", mosaics=mosaics, options=options)
        assert scarabs(play(state, *paid("pedestal", "A A A S M W L"))) == 5 + earned


def test_edge_21_the_pedestal_comes_first() -> None:
    state = quarry("A A A A A A S S M M W W L L")
    assert refusal(state, "1 build throne") == "CL-6.8 pedestal_first"
    play(state, *paid("pedestal", "A A A S M W L"))
    assert refusal(state, "1 build pedestal") == "CL-6.8 already_built"
    play(state, *paid("throne", "A A A S M W L"))
    assert field(state, "throne") is True


def test_edge_22_where_a_mosaic_cannot_lie() -> None:
    state = quarry(PLENTY, mosaic="L", mosaics={"I": "a1 b1 c1 d1 e1"})
    assert refusal(state, "1 build mosaic a1 b1 a2 a3 a4") == "CL-6.5 squares_covered"
    assert refusal(state, "1 build mosaic g1 g2 g3 g4 g5") == "CL-6.5 not_the_top_mosaic"
    assert {"build mosaic f2 g2 f3 f4 f5", "build mosaic f2 g2 g3 g4 g5"} <= offered(state)  # also turned over
    assert not any("e5" in move for move in offered(state))


def test_edge_23_a_corner_square_counts_for_two_walls() -> None:
    state = quarry("A A S S M M", mosaics={"I": "a5 a6 a7 a8 a9"})
    play(state, *paid("column 3", "A S M"))
    assert scarabs(state) == 5 + 6
    play(state, *paid("column 4", "A S M"))
    assert scarabs(state) == 11 + 4


@pytest.mark.parametrize(
    ("columns", "left", "right"),
    [("", 5, 5), ("2 3 4 5 6 7 8", 5, 5), ("1 2 4 9", 7, 6), ("1 2 3 4 5 6 7 8 9", 14, 14), ("1 2 3 4 6 7 8 9", 9, 9)],
)
def test_edge_24_door_chains(columns: str, left: int, right: int) -> None:
    state = quarry("A A A A M M M S S S", columns=columns)
    play(state, *paid("door L", "A A M M M"))
    assert scarabs(state) == 5 + left
    play(state, *paid("door R", "A A S S S"))
    assert scarabs(state) == 5 + left + right
