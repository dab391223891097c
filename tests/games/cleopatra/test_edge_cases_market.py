"""Edge cases 1 to 11 of the rules: the deck, the market, the hand limit and the worshippers."""

from __future__ import annotations

import pytest

from mastaba import CHANCE, Rng
from tests.games.cleopatra.table import (
    GAME,
    after,
    amulets,
    by_chance,
    decides,
    field,
    market_turn,
    offered,
    paid,
    play,
    position,
    refusal,
)

NINETY_FOUR = "30 11 11 11 11 3 3 3 3 8"


@pytest.mark.parametrize(("seats", "left", "down"), [(2, 88, 29), (3, 85, 28), (4, 82, 27)])
def test_edge_01_deck_and_its_sides(seats: int, left: int, down: int) -> None:
    state = GAME.start(seats)
    assert field(state, "pools") == [NINETY_FOUR] and sum(map(int, NINETY_FOUR.split())) == 94
    while GAME.decisions(state)[0].prompt.key != "TurnTop":
        GAME.play(state, CHANCE, GAME.decisions(state)[0].options[0])
    assert len(str(field(state, "deck")).split()) == left
    assert field(state, "deck_down") == down


def test_edge_02_the_next_top_is_turned_when_the_card_is_placed() -> None:
    state = position("", stalls={"1": "A", "2": "S", "3": "M"}, top="W")
    play(state, "1 activate none / 1 go market / 1 take 2")
    assert field(state, "transit") == "W" and field(state, "top") is None and decides(state) == [0]
    play(state, "1 stock 2")
    assert field(state, "stalls.2") == "W" and decides(state) == [CHANCE]
    play(state, "* top down / * card C")
    assert GAME.view(state, 0)["transit"] == "?0" and field(state, "transit") == "?0:C"
    assert refusal(state, "1 stock 2") == "CL-4.4 stall_served"
    play(state, "1 stock 1 / * top up L")
    assert field(state, "stalls.1") == "A ?0:C" and offered(state) == {"stock 3"}
    assert dict(GAME.view(state, 0)["stalls"])["1"] == "A ?0"  # type: ignore[call-overload]


def rest(*named: str) -> str:
    """The cards of the box that are not among these."""
    box = [*["A"] * 30, *"SMWL" * 11, *["S2", "M2", "W2", "L2"] * 3, *["C"] * 8]
    for card in " ".join(named).split():
        box.remove(card)
    return " ".join(box)


def test_edge_03_the_deck_is_rebuilt_in_the_middle_of_a_refill() -> None:
    stalls = {"1": "A", "2": "A", "3": "A"}
    hand = rest("A A A", "S", "M W L")
    state = position("", {"hand": hand}, stalls=stalls, top="S", discard="M W L")
    assert field(state, "deck") == ""
    play(state, "1 activate none / 1 go market / 1 take 1")
    assert field(state, "discard") == "" and field(state, "deck_down") == 1  # rebuilt after the draw
    assert len(str(field(state, "pools")).split(",")) == 2
    play(state, "1 stock 1")
    assert decides(state) == [CHANCE] and offered(state) == {"top up M", "top up W", "top up L", "top down"}
    play(state, "* top up M / 1 stock 2 / * top down / * card L / 1 stock 3 / * top up W")
    assert field(state, "stalls.3") == "A ?1:L" and decides(state) == [1]


def test_edge_04_no_cards_at_all() -> None:
    hand = rest("A A A", "S")
    state = position("", {"hand": hand}, stalls={"1": "A", "2": "A A", "3": ""}, top="S")
    assert refusal(after(state, "1 activate none / 1 go market"), "1 take 3") == "CL-4.1 stall_empty"
    play(state, "1 activate none / 1 go market / 1 take 1 / 1 stock 3")
    assert decides(state) == [1] and field(state, "stalls.1") == "" and field(state, "stocked") == ""
    beggar = position("", {"hand": rest("A A A", "S")}, stalls={"1": "A", "2": "A A", "3": ""}, top="S")
    play(beggar, "1 activate beggar")
    assert field(beggar, "players.1.hand") == "S" and decides(beggar) == [0]


def test_edge_05_ten_cards_are_within_the_limit() -> None:
    for hand, asked in (("A A A S S S M M M", False), ("A A A S S S M M M M", True)):
        state = position(hand, stalls={"1": "W", "2": "A", "3": "A"}, top="S")
        play(state, "1 activate none / 1 go market / 1 take 1")
        assert (offered(state) == {"keep", "discard"}) == asked


def test_edge_06_dropped_corrupted_cards_cost_nothing() -> None:
    state = position("A A A S S S M M M C", stalls={"1": "W2", "2": "A", "3": "A"}, top="S")
    play(state, "1 activate none / 1 go market / 1 take 1 / 1 discard")
    assert "drop C" in offered(state)
    play(state, "1 drop C")
    assert amulets(state) == 0 and field(state, "discard") == "C"


def test_edge_06_cards_are_dropped_in_order_and_only_if_enough_are_left() -> None:
    state = position("A A A S S S M M M C", stalls={"1": "W W", "2": "A", "3": "A"}, top="S")
    play(state, "1 activate none / 1 go market / 1 take 1 / 1 discard")
    assert refusal(state, "1 drop C") == "CL-4.3 too_few_after_it"
    play(state, "1 drop W")
    assert refusal(state, "1 drop A") == "CL-4.3 drop_in_order"
    assert refusal(state, "1 drop L") == "CL-4.3 card_not_in_hand"


def test_edge_07_with_the_vizier_the_limit_waits_for_the_quarry() -> None:
    state = position("A A A S S S M M M", stalls={"1": "W W", "2": "A", "3": "A"}, top="S")
    play(state, "1 activate vizier / 1 go market / 1 take 1")
    rng = Rng(3)
    for stall in (1, 2, 3):
        by_chance(state, rng)
        play(state, f"1 stock {stall}")
    by_chance(state, rng)
    assert offered(state) == {"go quarry", "go end"}
    ended = after(state, "1 go end")
    assert offered(ended) == {"keep", "discard"}
    play(state, "1 go quarry", *paid("sphinx L", "A S S"), "1 done")
    assert decides(state) == [1] and amulets(state) == 1  # the Vizier's only


def test_edge_08_quarry_then_market_asks_before_the_refill() -> None:
    state = position("A A A A S S S S M M M M", stalls={"1": "W W", "2": "A", "3": "A"}, top="S")
    play(state, "1 activate vizier / 1 go quarry", *paid("sphinx L", "A S S"), "1 done")
    assert offered(state) == {"go market", "go end"}
    assert refusal(state, "1 go quarry") == "CL-3.6 once_each"
    play(state, "1 go market / 1 take 1")
    assert offered(state) == {"keep", "discard"} and field(state, "top") == "S"


def test_edge_09_the_beggar_and_the_limit_at_the_end_of_the_turn() -> None:
    state = position("A A A A S S S S M M", top="S", rules=1)  # amendment 16.1
    play(state, "1 activate beggar / * top up S / * top up S / * top up S / * top down")
    play(state, "1 go quarry", *paid("sphinx L", "A S S"), "1 done")
    assert offered(state) == {"keep", "discard"}
    play(state, "1 keep")
    assert decides(state) == [1] and amulets(state) == 2 + 1


def test_edge_09_kept_cards_are_not_charged_again_in_a_quarry_turn() -> None:
    hand = "A A A A A S S S S M M M M W W"
    state = position(hand)
    play(state, "1 activate none / 1 go quarry", *paid("sphinx L", "A S S"), "1 done")
    assert decides(state) == [1] and amulets(state) == 0
    strict = position(hand, options="hand_limit_on_quarry=on")
    play(strict, "1 activate none / 1 go quarry", *paid("sphinx L", "A S S"), "1 done")
    assert offered(strict) == {"keep", "discard"}


def test_edge_10_scarabs_must_be_there_amulets_need_not() -> None:
    poor = position({"scarabs": 1})
    assert refusal(poor, "1 activate architect") == "CL-3.3 too_few_scarabs"
    assert offered(poor) == {f"activate {name}" for name in ("none", "vizier", "merchant", "beggar", "foreman")}
    assert "activate architect" in offered(position({"scarabs": 2}))
    assert field(after(position({"scarabs": 2}), "1 activate architect"), "players.1.scarabs") == 0


def test_edge_11_the_last_place_is_used_again_and_again() -> None:
    state = position({"scarabs": 5})
    play(state, "1 activate foreman")
    assert field(state, "worshippers") == "architect vizier merchant beggar foreman" and amulets(state) == 3
    play(state, "1 go market / 1 take 1")
    rng = Rng(5)
    for stall in (1, 2, 3):
        by_chance(state, rng)
        play(state, f"1 stock {stall}")
    by_chance(state, rng)
    play(state, "2 activate foreman")
    assert field(state, "worshippers") == "architect vizier merchant beggar foreman" and amulets(state, 2) == 3


def test_a_market_turn_passes_to_the_next_seat() -> None:
    state = position("", seats=3)
    market_turn(state, Rng(2))
    assert decides(state) == [1]
