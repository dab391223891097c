"""Edge cases 25 to 29 of the rules: zones, sanctuaries, statues and the stack of mosaics."""

from __future__ import annotations

import pytest

from mastaba import CHANCE
from tests.games.cleopatra.table import decides, field, offered, paid, play, position, quarry, refusal, scarabs

HAND = "A A A A A A S S S M M M W W W L L L"
MOSAIC = "A A S M W"
DEAD = {
    "I": "c7 d7 e7 f7 g7",
    "L": "g2 d3 e3 f3 g3",
    "U": "b3 c3 b4 b5 c5",
    "Y": "h5 h6 h7 i7 h8",
    "V": "b6 b7 b8 c8 d8",
}


def test_edge_25_a_zone_of_five_depends_on_the_stack() -> None:
    strip = paid("mosaic b5 a6 b6 a7 b7", MOSAIC)
    dead = quarry(HAND, mosaic="P", stack="F", mosaics={"L": "b1 b2 b3 b4 c1"})
    assert offered(play(dead, *strip)) == {"claim a1", "done"}
    alive = quarry(HAND, mosaic="P", stack="IF", mosaics={"L": "b1 b2 b3 b4 c1"})
    assert decides(play(alive, *strip)) == [CHANCE]


def test_edge_25_diagonal_contact_does_not_join() -> None:
    """Tile W leaves a1 and b2's neighbours apart: a1 touches the rest at corners only."""
    state = quarry(HAND, mosaic="V", stack="F", mosaics={"W": "c1 b2 c2 a3 b3"})
    assert decides(play(state, *paid("mosaic g1 h1 i1 i2 i3", MOSAIC))) == [CHANCE]
    corner = quarry(HAND, mosaic="W", stack="F")
    play(corner, *paid("mosaic c1 b2 c2 a3 b3", MOSAIC))
    assert offered(corner) == {"claim a1", "done"}  # a1 b1 a2: c3 and the others touch it at corners only
    play(corner, "1 claim a1")
    assert field(corner, "players.1.sanctuaries") == ["a1 b1 a2"]


@pytest.mark.parametrize(
    ("claimed", "options"), [([], {"claim b2", "claim a4", "done"}), (["i9"], {"claim b2", "claim a4", "done"})]
)
def test_edge_26_two_new_sanctuaries(claimed: list[str], options: set[str]) -> None:
    mosaics = {"I": "c1 c2 c3 c4 c5", "P": "a6 b6 a7 b7 b8"}
    state = quarry({"hand": HAND, "sanctuaries": claimed}, mosaic="U", mosaics=mosaics)
    play(state, *paid("mosaic a1 b1 a2 a3 b3", MOSAIC))
    assert offered(state) == options


def test_edge_26_no_statue_no_question() -> None:
    mosaics = {"I": "c1 c2 c3 c4 c5", "P": "a6 b6 a7 b7 b8"}
    state = quarry({"hand": HAND, "sanctuaries": ["i9", "i8"]}, mosaic="U", mosaics=mosaics)
    play(state, *paid("mosaic a1 b1 a2 a3 b3", MOSAIC))
    assert decides(state) == [CHANCE] and scarabs(state) == 5 + 5 + 2  # the palms b1 and a2


def test_edge_26_three_at_once() -> None:
    """With the last mosaic every zone counts: the strip, the pocket and the rest of the garden."""
    mosaics = {"P": "a6 b6 a7 b7 b8", "L": "d1 d2 d3 c4 d4"}
    state = quarry(HAND, mosaic="I", stack="", mosaics=mosaics)
    play(state, *paid("mosaic b1 b2 b3 b4 b5", MOSAIC))
    assert offered(state) == {"claim a1", "claim c1", "claim e1", "done"}
    play(state, "1 claim c1")
    assert offered(state) == {"claim e1", "done"}
    play(state, "1 claim e1")
    assert offered(state) == {"done"}


def test_edge_27_a_declined_sanctuary_is_lost() -> None:
    state = quarry(HAND, mosaic="V", stack="IF")
    play(state, *paid("mosaic c1 c2 a3 b3 c3", MOSAIC), "1 done / * mosaic I", *paid("mosaic i1 i2 i3 i4 i5", MOSAIC))
    assert decides(state) == [CHANCE]
    option = quarry(HAND, mosaic="V", stack="IF", options="dead_zones_claimable=on")
    play(option, *paid("mosaic c1 c2 a3 b3 c3", MOSAIC), "1 done / * mosaic I", *paid("mosaic i1 i2 i3 i4 i5", MOSAIC))
    assert decides(option) == [CHANCE]


@pytest.mark.parametrize(("options", "claims"), [("", False), ("dead_zones_claimable=on", True)])
def test_edge_27_an_old_zone_that_dies_elsewhere(options: str, claims: bool) -> None:
    mosaics = {"L": "b1 b2 b3 b4 c1"}
    state = quarry(HAND, mosaic="P", stack="IF", mosaics=mosaics, options=options)
    play(state, *paid("mosaic b5 a6 b6 a7 b7", MOSAIC), "* mosaic I", *paid("mosaic i1 i2 i3 i4 i5", MOSAIC))
    assert (offered(state) == {"claim a1", "done"}) == claims
    assert (decides(state) == [CHANCE]) != claims


@pytest.mark.parametrize(
    ("options", "claim", "decline"),
    [("", 5, 6), ("mosaic_bonus=both", 6, 6), ("mosaic_bonus=statue_replaces_all", 0, 6)],
)
def test_edge_28_what_a_claim_costs(options: str, claim: int, decline: int) -> None:
    state = quarry({"hand": HAND, "scarabs": 2}, helper="architect", mosaic="V", options=options)
    play(state, *paid("mosaic c1 c2 a3 b3 c3", MOSAIC))
    assert scarabs(state) == 4  # the Architect's, whatever is claimed
    assert scarabs(play(state.copy(), "1 claim a1 / 1 done")) == 4 + claim
    assert scarabs(play(state.copy(), "1 done")) == 4 + decline


def test_edge_29_unplaceable_mosaics_are_removed() -> None:
    """TV16: with these five mosaics laid, X fits nowhere; the others have the counted places."""
    places = {"F": 9, "N": 36, "P": 42, "T": 9, "W": 8, "Z": 10}
    for tile, count in places.items():
        state = quarry(HAND, mosaics=DEAD, mosaic=tile, stack="X")
        assert sum(move.startswith("build mosaic") for move in offered(state)) == count
    state = quarry(HAND, mosaics=DEAD, mosaic="P", stack="X")
    first = sorted(move for move in offered(state) if move.startswith("build mosaic"))[0]
    play(state, *paid(first.removeprefix("build "), MOSAIC))
    while decides(state) == [0]:
        play(state, "1 done")  # no claims
    play(state, "* mosaic X")
    assert field(state, "mosaic") is None and field(state, "stack") == ""
    assert field(state, "cleopatra") == 0 and refusal(state, "1 build mosaic a1 b1 b2 c2 b3") == "CL-6.7 no_mosaic_left"
    play(state, "1 done")
    assert field(state, "cleopatra") == 1


def test_edge_29_several_removed_in_a_row() -> None:
    state = quarry(HAND, mosaics=DEAD, mosaic="P", stack="XF")
    first = sorted(move for move in offered(state) if move.startswith("build mosaic"))[0]
    play(state, *paid(first.removeprefix("build "), MOSAIC))
    while "claim" in " ".join(offered(state)):
        play(state, "1 done")
    assert offered(state) == {"mosaic X", "mosaic F"}
    play(state, "* mosaic X")
    assert offered(state) == {"mosaic F"}
    play(state, "* mosaic F")
    assert decides(state) == [0]


def test_a_mosaic_that_fits_nowhere_is_no_top_of_a_position() -> None:
    with pytest.raises(Exception, match="should have been removed"):
        position(HAND, mosaics=DEAD, mosaic="X", stack="")
