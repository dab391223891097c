"""Edge cases 1 to 31: the shoe, darkness, Horus, winds, unrest, reactions and powers."""

from __future__ import annotations

import pytest

from mastaba import CHANCE, Rng, State
from mastaba.kernel.agenda import SPECTATOR
from tests.games.sa_re.table import GAME, after, decides, field, offered, position, refusal, site

ALL_BUT = "G G G S S S W W W GG SS WW GS GW SW U1 U1 U1 U1 U1 U2 U2 U2 HO HO HO HO XX"


def shoe_of(*cards: str, top: str | None = None, dark: bool = False) -> dict[str, object]:
    """A shoe with just these undecided cards (one of them the removed one) and a top."""
    aside = ALL_BUT.split()
    for card in (*cards, *([top] if top else [])):
        aside.remove(card)
    return {"top": top, "dark": dark, "aside": " ".join(aside)}


def test_edge_01_hoshekh_on_top_right_after_the_shuffle() -> None:
    state = after(position("season", {}, {}), "* season XX")
    assert field(state, "season.dark") is True
    assert field(state, "season.shoe") == 26
    assert offered(state) == {"draw", "lay"}


def test_edge_02_hoshekh_is_the_removed_card() -> None:
    state = position("season", {}, {}, season=shoe_of("XX", top="G"))
    state = after(state, "1 take")
    assert field(state, "season.dark") is False
    assert field(state, "season.shoe") == 0
    assert offered(state) >= {"done"}  # the season is over, and it was never dark


def test_edge_03_hoshekh_second_under_the_temple() -> None:
    state = position("season", {"site": site(B2="TE")}, {}, season={"top": "G"})
    state = after(state, "1 temple", "* season XX", "* season S")
    assert offered(state) == {"pick 1", "pick 2"}
    first = after(state, "1 pick 1")
    assert field(first, "season.top") == "S" and field(first, "season.known") == "1"
    second = after(state, "1 pick 2")
    assert field(second, "season.top") == "G" and field(second, "season.known") == "all"


def test_edge_04_hoshekh_as_palace_replacement_at_an_offer() -> None:
    french = position("season", {"site": site(B2="PA")}, {}, season={"top": "U2"})
    assert offered(after(french, "1 palace", "* season XX")) == {"draw", "lay"}
    english = position("season", {"site": site(B2="PA")}, {}, season={"top": "U2"}, edition="en")
    assert offered(after(english, "1 palace", "* season XX")) == {"draw"}


def test_edge_05_hoshekh_as_last_card_empties_the_shoe() -> None:
    state = position("season", {}, {}, season=shoe_of("XX", "U1", top="U1"))
    state = after(state, "1 take", "* season XX", "1 keep U1")
    assert field(state, "season.shoe") == 0
    assert "done" in offered(state)


def test_edge_06_the_shoe_runs_out_inside_a_batch() -> None:
    state = position("season", {}, {}, season=shoe_of("U1", "U2", top="HO"))
    state = after(state, "1 take", "* season U1")
    assert offered(state) == {"keep U1"}  # one card instead of two
    state = after(state, "1 keep U1")
    assert field(state, "players.1.marker") == 1
    assert "done" in offered(state)


def test_edge_07_the_shoe_runs_out_after_an_unrest() -> None:
    state = position("season", {}, {}, season=shoe_of("G", top="U1"))
    state = after(state, "1 take", "1 keep U1")
    assert "done" in offered(state) and field(state, "players.1.up") is True


def test_edge_08_horus_as_very_last_card() -> None:
    state = after(position("season", {}, {}, season=shoe_of("G", top="HO")), "1 take")
    assert field(state, "players.1.cards") == "" and field(state, "sequence.due") == 0
    assert "done" in offered(state)


def test_edge_09_nested_horus_three_deep() -> None:
    state = position("season", {}, {}, season={"dark": True})
    lines = [
        "1 draw",
        "* season HO",
        "* season HO",
        "* season G",
        "* season HO",
        "* season S",
        "* season W",
        "* season G",
    ]
    state = after(state, *lines)
    assert field(state, "players.1.cards") == "G G S W"
    assert decides(state) == 2


def test_edge_10_wind_before_unrest_and_receivers_after_the_wind() -> None:
    state = position("season", {}, {"marker": 5}, season={"top": "HO"}, sequence={"unrest": 1, "taken": 1})
    state = after(state, "1 take", "* season U2", "* season GS", "* season G")
    assert field(state, "players.2.marker") == 6  # the wind has blown
    assert refusal(state, "1 give U2 2") == "SR-5.11 would_revolt"
    assert offered(state) == {"keep U2", "toss U2"}


def test_edge_11_the_actor_revolts_by_his_own_wind() -> None:
    state = position("season", {"marker": 7}, {}, season={"top": "GS"})
    state = after(state, "1 take", "* season G")
    assert field(state, "players.1.revolted") is True
    state = after(state, "2 lay")
    assert offered(state) == {"keep GS"}


def test_edge_12_all_opponents_revolt_by_one_wind() -> None:
    state = position("season", {}, {"marker": 7}, {"marker": 7}, season={"top": "GS"})
    state = after(state, "1 take", "* season G")
    assert field(state, "players.2.revolted") is True and field(state, "players.3.revolted") is True
    assert "done" in offered(state) and decides(state) == 1


def test_edge_13_reactions_in_order_later_ones_see_earlier_ones() -> None:
    state = position("season", {}, {}, {}, {}, season={"top": "GS"}, sequence={"actor": 3})
    state = after(state, "3 take", "* season G")
    order = []
    while offered(state) == {"stay", "lay"}:
        order.append(decides(state))
        state = after(state, f"{order[-1]} lay")
        assert field(state, f"players.{order[-1]}.up") is False
    assert order == [4, 1, 2]


def test_edge_14_a_player_lays_before_his_first_sequence() -> None:
    state = position("season", {}, {}, {}, season={"top": "GS"})
    state = after(state, "1 take", "* season G", "2 lay", "3 stay")
    assert decides(state) == 3


def test_edge_15_a_player_who_is_down() -> None:
    one = {"marker": 2, "cards": "G", "site": site(B2="BA", B3="MA")}
    state = position("season", one, {"up": False, "marker": 3, "cards": "S"}, {}, season={"top": "GS"})
    assert {"barracks 2", "market G S 2"} <= offered(state)
    state = after(state, "1 take", "* season U1")
    assert field(state, "players.2.marker") == 3  # no rise
    giving = position("season", {}, {"up": False}, {}, season={"top": "U1"}, sequence={"unrest": 1, "taken": 1})
    assert refusal(after(giving, "1 take", "* season G"), "1 give U1 2") == "SR-5.11 opponent_down"


def test_edge_16_a_revolted_player_is_no_market_target() -> None:
    one = {"cards": "G", "site": site(B3="MA")}
    state = position("season", one, {"revolted": True, "cards": "S"}, {}, season={"top": "W"})
    assert refusal(state, "1 market G S 2") == "SR-6.7 opponent_revolted"


@pytest.mark.parametrize(("cubes", "marker", "legal"), [(0, 6, True), (0, 7, False), (1, 6, False), (1, 5, True)])
def test_edge_17_giving_that_would_cause_a_revolt(cubes: int, marker: int, legal: bool) -> None:
    two = {"marker": marker, "cubes": cubes}
    state = position("season", {}, two, season={"top": "U1"}, sequence={"unrest": 1, "taken": 1})
    assert ("give U1 2" in offered(after(state, "1 take", "* season G"))) == legal


def test_edge_18_tossing_only_without_receivers() -> None:
    state = position("season", {}, {}, {}, season={"top": "U1"}, sequence={"unrest": 1, "taken": 1, "given": "2"})
    state = after(state, "1 take", "* season G")
    assert refusal(state, "1 toss U1") == "SR-5.12 somebody_can_take_it"
    alone = position("season", {}, {}, season={"top": "U1"}, sequence={"unrest": 1, "taken": 1, "given": "2"})
    assert offered(after(alone, "1 take", "* season G")) == {"keep U1", "toss U1"}


def test_edge_19_library_on_the_second_unrest_instead_of_giving() -> None:
    one = {"site": site(B2="LI")}
    state = position("season", one, {}, season={"top": "U1"}, sequence={"unrest": 1, "taken": 1})
    state = after(state, "1 take", "* season G")
    assert offered(state) == {"keep U1", "library U1", "give U1 2"}
    assert field(after(state, "1 library U1"), "players.1.cards") == "J"


def test_edge_20_gardens_without_library_and_the_reverse() -> None:
    gardens = after(position("season", {"site": site(B2="GA")}, {}, season={"top": "U2"}), "1 take", "* season G")
    assert offered(gardens) == {"keep U2", "garden U2"}
    assert field(after(gardens, "1 garden U2"), "players.1.marker") == 1
    library = after(position("season", {"site": site(B2="LI")}, {}, season={"top": "U2"}), "1 take", "* season G")
    assert offered(library) == {"keep U2"}
    assert refusal(library, "1 both U2") == "SR-6.1 power_not_owned"


def test_edge_21_a_power_twice_in_a_season_and_again_next_turn() -> None:
    state = position("season", {"site": site(B2="PA")}, {}, season={"top": "U1"})
    state = after(state, "1 palace", "* season U1")
    assert refusal(state, "1 palace") == "SR-6.1 power_used"
    end = ("1 lay", "2 lay", "1 done", "1 done", "2 done", "2 done", "2 go", "1 go", "* season G", "2 lay")
    assert "palace" in offered(after(state, *end))


def test_edge_22_barracks_before_unrest_save_the_actor() -> None:
    state = position("season", {"marker": 6, "site": site(B2="BA")}, {}, season={"top": "U2"})
    state = after(state, "1 take", "* season G")
    assert field(after(state, "1 keep U2"), "players.1.revolted") is True
    saved = after(state, "1 barracks 2", "1 keep U2")
    assert field(saved, "players.1.marker") == 7 and field(saved, "players.1.revolted") is False
    assert decides(saved) == 2 and offered(saved) == {"stay", "lay"}  # with the reactions of the batch


def test_edge_23_barracks_at_the_end_make_the_actor_the_last_one_up() -> None:
    state = position("season", {"marker": 2, "site": site(B2="BA")}, {}, season={"top": "G"})
    state = after(state, "1 take", "* season S", "1 barracks 2", "2 lay")
    assert "done" in offered(state) and field(state, "season.top") == "S"


def test_edge_24_two_players_the_second_gets_one_last_sequence() -> None:
    state = after(position("season", {}, {}, season={"top": "G"}), "1 lay")
    assert field(state, "season.last_sequence") is True
    state = after(state, "2 take", "* season S")
    assert decides(state) == 1 and "done" in offered(state)


def test_edge_25_stopping_in_the_last_sequence_ends_the_season() -> None:
    state = after(position("season", {}, {}, season={"top": "U1"}, edition="en"), "1 lay")
    state = after(state, "2 take", "* season S", "2 keep U1", "2 stop")
    assert decides(state) == 1 and "done" in offered(state)


def test_edge_26_stopping_at_the_first_offer() -> None:
    state = position("season", {}, {}, season={"top": "U1"}, edition="en")
    assert refusal(state, "1 stop") == "SR-5.5 nothing_taken_yet"


@pytest.mark.parametrize("edition", ["fr", "en"])
def test_edge_27_laying_after_unrest(edition: str) -> None:
    state = position("season", {}, {}, season={"top": "U1"}, edition=edition)
    state = after(state, "1 take", "* season S", "1 keep U1", "1 lay")
    assert field(state, "players.1.up") is False and decides(state) == 2


def test_edge_28_a_resource_card_may_be_refused() -> None:
    state = after(position("season", {}, {}, season={"top": "G"}), "1 lay")
    assert field(state, "season.top") == "G" and decides(state) == 2


def test_edge_29_temple_with_one_card_left_and_after_a_taken_card() -> None:
    one = {"site": site(B2="TE")}
    assert refusal(position("season", one, {}, season=shoe_of("S", top="U1")), "1 temple") == "SR-6.2 too_few_cards"
    state = after(position("season", one, {}, season={"top": "U1"}), "1 take", "* season G", "1 keep U1")
    assert refusal(state, "1 temple") == "SR-6.2 temple_comes_first"
    last_is_hoshekh = position("season", one, {}, season=shoe_of("XX", "U1", top="U1"))
    assert offered(after(last_is_hoshekh, "1 temple", "* season XX")) == {"pick 1"}


def test_powers_that_cannot_be_used_now_say_why() -> None:
    """SR-6.4, SR-6.5, SR-6.7: Gardens and Library wait for unrest, the Market for a card on either side."""
    one = {"site": site(B2="GA", B3="LI", C1="MA"), "cards": "G"}
    state = position("season", one, {}, season={"top": "U2"})
    assert refusal(state, "1 garden U2") == "SR-6.4 gardens_wait"
    assert refusal(state, "1 library U1") == "SR-6.5 library_waits"
    assert refusal(state, "1 market G S 2") == "SR-6.7 nothing_to_swap"
    bare = position("season", {}, {}, season={"top": "U2"})
    assert refusal(bare, "1 garden U2") == refusal(bare, "1 library U1") == "SR-6.1 power_not_owned"


def test_edge_30_temple_in_the_dark_is_known_to_its_owner_only() -> None:
    state = position("season", {"site": site(B2="TE")}, {}, season={"dark": True})
    state = after(state, "1 temple", "* season U2", "* season G")
    assert seen(state, 1, "sequence", "looked") == "U2" and seen(state, 2, "sequence", "looked") == "?"
    state = after(state, "1 pick 2")
    assert field(state, "players.1.cards") == "G"
    assert [seen(state, seat, "season", "top") for seat in (1, 2, 0)] == ["U2", "?", "?"]
    state = after(state, "2 draw")  # with no line of chance
    assert field(state, "players.2.marker") == 0 and offered(state) == {"keep U2"}


def seen(state: State, seat: int, part: str, name: str) -> object:
    view = GAME.view(state, seat - 1 if seat else SPECTATOR)[part]
    assert isinstance(view, dict)
    return view[name]


def test_edge_31_palace_on_each_of_the_two_cards_and_with_an_empty_shoe() -> None:
    one = {"site": site(B2="PA")}
    state = after(
        position("season", one, {}, season={"top": "HO"}), "1 take", "* season U2", "* season U1", "* season G"
    )
    assert offered(state) == {"palace U1", "palace U2", "accept"}
    for replaced, kept in (("U2", "U1"), ("U1", "U2")):
        done = after(state, f"1 palace {replaced}", "* season S")
        assert offered(done) == {f"keep {kept}"} and field(done, "players.1.cards") == "G"
    empty = position("season", one, {}, season=shoe_of("S", "G", "U1", top="HO"))
    assert offered(after(empty, "1 take", "* season U1", "* season S")) == {"keep U1"}
    dark = after(position("season", one, {}, season={"dark": True}), "1 draw", "* season U2")
    assert offered(dark) == {"palace U2", "accept"}
    assert offered(after(dark, "1 palace U2", "* season U1")) == {"keep U1"}


def test_edge_60_saved_and_restored_at_every_decision_of_a_season() -> None:
    state = position("season", {"site": site(B2="TE", B3="BA", C1="PA")}, {}, {}, season={"top": "HO"})
    first = ("1 temple", "* season GS", "1 pick 1", "* season GW", "* season U1", "1 accept", "2 stay", "3 stay")
    for line in (*first, "1 barracks 2", "2 stay", "2 take", "* season U2", "2 keep U1"):
        state = GAME.load(GAME.save(after(state, line)))
        assert GAME.save(GAME.load(GAME.save(state))) == GAME.save(state)
    assert field(state, "players.1.marker") == 1 and field(state, "players.2.marker") == 4


def test_edge_62_a_view_never_leaks_the_shoe_or_the_removed_card() -> None:
    state = position("season", {}, {}, season={"top": "G"})
    view = GAME.view(state, 1)
    season = view["season"]
    assert isinstance(season, dict)
    assert season["shoe"] == 27 and len(str(season["unseen"]).split()) == 27  # 26 below the top, and the removed card
    worlds = {str(GAME.save(GAME.imagine(view, Rng(seed)))) for seed in range(20)}
    assert worlds == {str(GAME.save(state))}  # nothing is decided that could be told
    assert GAME.explain(state, CHANCE, GAME.parse("season G")) is not None
