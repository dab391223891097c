"""Edge cases 46 to 59: payments, stores, caravans, kept cards, city development and the goal."""

from __future__ import annotations

import pytest

from mastaba import BadInput
from tests.games.sa_re.table import GAME, after, decides, field, offered, play, position, refusal, site

FULL = {"A2": "GO", "A3": "ST", "A4": "CA", "B1": "TE", "B2": "GA", "B3": "py", "B4": "HA", "C1": "WH", "C2": "MB"}


def test_edge_46_one_useful_symbol_is_enough_but_no_source_is_wasted() -> None:
    one = {"stock": "s w", "tokens": "", "cards": "GW", "site": site(B2="wh")}
    state = after(position("building", one, {}), "1 build WH B2")
    assert offered(state) == {"pay card GW"}  # the gold is lost
    paid = after(state, "1 pay card GW", "1 pay stock s", "1 pay stock w")
    assert field(paid, "players.1.site.B2") == "WH"
    rich = {"stock": "s w w", "tokens": "", "cards": "GG SW WW", "site": site(B2="wh")}
    state = after(position("building", rich, {}), "1 build WH B2")
    assert refusal(state, "1 pay card GG") == "SR-7.6 payment_not_minimal"
    state = after(state, "1 pay card WW")
    assert offered(state) == {"pay card SW", "pay stock s"}
    assert refusal(state, "1 pay stock w") == "SR-7.6 payment_not_minimal"


def test_edge_47_storing_a_double_card_with_one_free_slot() -> None:
    state = position("building", {"stock": "w w", "tokens": "", "cards": "GS"}, {})
    assert offered(state) & {"store card GS", "store card GS g", "store card GS s"} == {
        "store card GS g",
        "store card GS s",
    }
    assert refusal(state, "1 store card GS") == "SR-7.8 stock_full"
    assert field(after(state, "1 store card GS s"), "players.1.stock") == "s w w"
    roomy = position("building", {"stock": "w", "tokens": "", "cards": "GS"}, {})
    assert {"store card GS", "store card GS g"} <= offered(roomy)


def test_edge_48_a_wild_resource_is_stored_and_spent_later() -> None:
    one = {"stock": "", "tokens": "j", "cards": "J", "site": site(B2="wh", C4="HA")}
    state = after(position("building", one, {}), "1 store token j", "1 store card J")
    assert field(state, "players.1.stock") == "j j"
    later = position("building", {"stock": "j j s", "tokens": "", "site": site(B2="wh")}, {})
    state = after(later, "1 build WH B2", "1 pay stock s", "1 pay stock j", "1 pay stock j")
    assert field(state, "players.1.site.B2") == "WH"


def test_edge_49_a_caravan_loaded_this_turn_waits() -> None:
    one = {"caravans": 3, "stock": "s w", "cards": "GG", "site": site(B2="wh", B3="ca")}
    state = after(position("building", one, {}), "1 build WH B2", "1 pay stock s", "1 pay stock w", "1 pay caravan")
    state = after(state, "1 load card GG")
    assert field(state, "players.1.caravans") == 3
    assert refusal(state, "1 build CA B3") == "SR-7.1 builds_come_first"


def test_edge_50_kept_cards_are_out_of_the_deck() -> None:
    state = position("projects", {"cards": "GG"}, {"cards": "SS"}, sequence={"actor": 2})
    state = after(state, "2 go")
    assert field(state, "season.shoe") == 25
    assert not offered(state) & {"season GG", "season SS"} and "season WW" in offered(state)


def test_edge_51_a_kept_card_is_used_and_goes_back_to_the_deck() -> None:
    one = {"cards": "SW", "stock": "w", "site": site(B2="wh")}
    state = position("building", one, {"cards": ""}, first=2, sequence={"actor": 1})
    state = after(state, "1 build WH B2", "1 pay card SW", "1 pay stock w", "1 done", "1 go", "2 go")
    assert field(state, "season.shoe") == 27 and "season SW" in offered(state)


def test_edge_52_after_a_revolt_one_card_in_all() -> None:
    one = {"revolted": True, "cards": "G GS", "marker": 8}
    state = after(position("building", one, {}), "1 keep G")
    assert offered(state) == {"done"} and refusal(state, "1 keep GS") == "SR-7.10 enough_kept"
    assert field(after(state, "1 done"), "players.1.cards") == "G"
    empty = position("building", {"revolted": True, "marker": 8}, {})
    assert offered(empty) == {"done"}


def test_edge_53_a_library_card_cannot_be_kept() -> None:
    state = after(position("building", {"stock": "", "cards": "G J"}, {}), "1 done")
    assert offered(state) == {"keep G", "done"}
    assert field(state, "players.1.cards") == "G"


def test_edge_54_a_stage_is_not_repeated_after_razing_and_rebuilding() -> None:
    one = {"cubes": 1, "city": "first_main", "stock": "", "site": site(B4="HA", A4="CA", C4="CA")}
    state = after(position("projects", one, {}), "1 raze HA B4")
    assert field(state, "players.1.cubes") == 1
    rich = {**one, "tokens": "", "cards": "GG SS WW", "site": site(B4="ha", A4="CA", C4="CA")}
    built = after(position("building", rich, {}), "1 build HA B4", "1 pay card GG", "1 pay card SS", "1 pay card WW")
    assert field(built, "players.1.cubes") == 1


def test_edge_55_a_pyramid_as_first_main_building() -> None:
    one = {
        "pyramid": 2,
        "steps": 2,
        "stock": "",
        "tokens": "",
        "cards": "GG SS WW",
        "site": site(B3="py", A3="ST", B2="ST"),
    }
    state = after(position("building", one, {}), "1 build PY B3", "1 pay card GG", "1 pay card SS", "1 pay card WW")
    assert field(state, "players.1.site.B3") == "PY"
    assert field(state, "players.1.cubes") == 1 and field(state, "players.1.city") == "first_main"


def test_a_cube_may_take_the_space_of_a_marker_away() -> None:
    """In the building phase nobody revolts any more, and the position can be stored (SR-3.3, SR-8.1)."""
    one = {"marker": 7, "stock": "", "tokens": "", "cards": "GG SS WW", "site": site(B4="ha", A4="CA", C4="CA")}
    state = position("building", one, {"stock": ""})
    play(state, "1 build HA B4", "1 pay card GG", "1 pay card SS", "1 pay card WW")
    while field(state, "players.1.marker") == 7:
        assert field(state, "players.1.cubes") == 1
        assert GAME.save(GAME.load(GAME.save(state))) == GAME.save(state)
        play(state, f"{decides(state)} done")
    assert field(state, "players.1.marker") == 0
    beyond = {"marker": 7, "up": False, "cubes": 2, "city": "first_main second_administrative"}
    assert field(position("building", beyond, {}), "players.1.marker") == 7
    for phase in ("projects", "season"):
        with pytest.raises(BadInput, match="off the track"):
            position(phase, beyond, {})


@pytest.mark.parametrize("first", [1, 2])
def test_edge_56_two_players_reach_the_goal_in_one_phase(first: int) -> None:
    done = {"steps": 3, "site": site(B3="PY")}
    state = position("building", {**done, "pyramid": 2, "stock": ""}, {**done, "pyramid": 1, "stock": ""}, first=first)
    last = 3 - first
    state = after(state, f"{first} done", f"{first} done", f"{last} done", f"{last} done")
    assert GAME.ended_by(state) == "goal" and GAME.winners(state) == (1,)
    assert GAME.scores(state) == (0, 1) and GAME.ranking(state) == (2, 1)


@pytest.mark.parametrize(
    ("spaces", "ended"),
    [
        ({"A1": "WH MB", **FULL, "C3": "LI", "C4": "BA"}, True),
        ({"A1": "WH", **FULL, "C3": "MB", "C4": "BA", "C2": "MA"}, True),
        ({"A1": "WH MB", **FULL, "C3": "LI"}, False),
    ],
)
def test_edge_57_twelve_spaces_with_the_start_pair_on_one_and_on_two(spaces: dict[str, str], ended: bool) -> None:
    one = {"pyramid": 1, "stock": "", "tokens": "", "site": spaces}
    state = position("building", one, {}, first=2, sequence={"actor": 1}, options="mode=architect")
    assert (GAME.ended_by(after(state, "1 done", "1 done")) == "goal") == ended


def test_edge_58_twelve_spaces_with_an_unfinished_project() -> None:
    spaces = {"A1": "WH MB", **FULL, "C3": "li", "C4": "BA"}
    one = {"pyramid": 1, "stock": "", "tokens": "", "site": spaces}
    state = position("building", one, {}, first=2, sequence={"actor": 1}, options="mode=architect")
    assert GAME.ended_by(after(state, "1 done", "1 done")) is None
    shared = {"A1": "WH MB", **FULL, "C1": "ca go", "C3": "LI", "C4": "BA"}
    state = position(
        "building", {**one, "site": shared}, {}, first=2, sequence={"actor": 1}, options="mode=priest", edition="en"
    )
    assert GAME.ended_by(after(state, "1 done", "1 done")) is None


def test_edge_59_the_shoe_passes_also_after_a_revolt_of_the_first_player() -> None:
    state = position("building", {"revolted": True, "marker": 8}, {})
    state = after(state, "1 done", "2 done", "2 done")
    assert field(state, "first") == 2 and decides(state) == 2
    assert field(state, "players.1.marker") == 0 and field(state, "players.1.up") is True


GOALS = [
    ("fr", "scribe", "PY", True),
    ("fr", "priest", "PY HA TE GA LI", True),
    ("fr", "priest", "PY HA TE GA", False),
    ("fr", "priest", "PY TE GA LI", False),
    ("fr", "pharaoh", "PY HA TE GA LI BA MA PA", True),
    ("fr", "pharaoh", "PY HA TE GA LI BA MA", False),
    ("en", "scribe", "PY", True),
    ("en", "pharaoh", "PY HA TE GA LI BA", True),
    ("en", "pharaoh", "PY HA TE GA LI", False),
    ("en", "deity", "PY HA TE GA LI BA MA PA", True),
    ("en", "deity", "PY HA TE GA LI BA MA", False),
]


@pytest.mark.parametrize(("edition", "mode", "tiles", "ended"), GOALS)
def test_the_goal_of_every_mode(edition: str, mode: str, tiles: str, ended: bool) -> None:
    """SR-9.2"""
    spaces = {"C4" if tile == "HA" else f"{'ABC'[k // 4]}{k % 4 + 1}": tile for k, tile in enumerate(tiles.split(), 1)}
    one = {"pyramid": 1, "steps": 3, "stock": "", "tokens": "", "site": site(**spaces)}
    state = position("building", one, {}, first=2, sequence={"actor": 1}, options=f"mode={mode}", edition=edition)
    assert (GAME.ended_by(after(state, "1 done", "1 done")) == "goal") == ended


def test_salvage_loads_two_tokens_with_a_market() -> None:
    """SR-7.11"""
    one = {"revolted": True, "marker": 8, "stock": "w", "site": site(B2="GO", B3="GO", C1="MA")}
    state = after(position("building", one, {}, {}, edition="en"), "1 done")
    assert offered(state) == {"load token g", "store token g", "done"}
    state = after(state, "1 load token g")
    assert offered(state) == {"load token g", "load stock w"}
    state = after(state, "1 load token g", "1 done")
    assert field(state, "players.1.caravans") == 1 and decides(state) == 2
