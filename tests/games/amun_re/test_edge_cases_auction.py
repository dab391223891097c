"""Edge cases 1 to 11: the auction, its cards, and paying."""

from __future__ import annotations

import pytest

from mastaba import State
from tests.games.amun_re.table import after, cards, decides, number, offered, position, refusal, text

OFFER = "BAH DAK ABY SAW"


def auction(**fields: object) -> State:
    return position(phase="auction", offer=OFFER, **fields)


def bids(state: State, province: str) -> list[int]:
    found = [move.split() for move in offered(state)]
    return sorted(int(words[2]) for words in found if words[0] == "bid" and words[1] == province)


def test_edge_01_whoever_is_displaced_waits_until_all_have_bid_once() -> None:
    state = after(auction(), "1 bid ABY 0", "2 bid ABY 1")
    assert decides(state) == [3]
    state = after(state, "3 bid SAW 0", "4 bid BAH 0")
    assert decides(state) == [1]


def test_edge_02_after_a_second_displacement_the_first_province_is_open_again() -> None:
    state = after(auction(), "1 bid ABY 0", "2 bid ABY 1", "3 bid SAW 0", "4 bid BAH 0", "1 bid SAW 1")
    assert refusal(state, "3 bid SAW 3") == "AR-4.6 just_displaced"
    state = after(state, "3 bid BAH 1", "4 bid SAW 3")
    assert decides(state) == [1]
    assert refusal(state, "1 bid SAW 6") == "AR-4.6 just_displaced"
    assert bids(state, "ABY") == [3, 6, 10, 15, 21]
    assert decides(after(state, "1 bid ABY 3")) == [2]


def test_edge_03_rebid_in_the_same_province() -> None:
    state = auction(p1={"hand": "RBD"})
    assert refusal(state, "1 play RBD") == "AR-4.7 not_displaced"  # has not bid yet
    state = after(state, "1 bid ABY 0", "2 bid ABY 3", "3 bid SAW 0", "4 bid BAH 0")
    assert "play RBD" in offered(state)
    state = after(state, "1 play RBD")
    assert cards(state, "discard") == ["RBD"]
    assert offered(state) == {"bid ABY 6", "bid ABY 10", "bid ABY 15"}
    assert refusal(state, "1 bid DAK 0") == "AR-4.7 rebid_here_only"
    assert refusal(state, "1 bid ABY 3") == "AR-4.5 must_outbid"
    assert refusal(state, "1 bid ABY 21") == "AR-4.9 cannot_afford_bid"
    assert decides(after(state, "1 bid ABY 6")) == [2]


def test_edge_03_rebid_against_a_blockade_needs_two_steps() -> None:
    state = auction(p1={"hand": "RBD"}, p2={"hand": "BLK"})
    state = after(state, "1 bid ABY 0", "2 play BLK", "2 bid ABY 3", "3 bid SAW 0", "4 bid BAH 0", "1 play RBD")
    assert refusal(state, "1 bid ABY 6") == "AR-4.8 blockade"
    assert offered(state) == {"bid ABY 10", "bid ABY 15"}


def test_edge_03_rebid_only_if_its_bid_stays_affordable() -> None:
    state = auction(p1={"hand": "RBD", "gold": 2})
    state = after(state, "1 bid ABY 0", "2 bid ABY 1", "3 bid SAW 0", "4 bid BAH 0")
    assert refusal(state, "1 play RBD") == "AR-4.9 no_bid_left_with_card"  # 3 gold only with the card itself
    assert refusal(state, "1 play BLK") == "AR-3.3 card_not_in_hand"


def test_edge_03_rebid_comes_before_blockade() -> None:
    state = auction(p1={"hand": "RBD BLK"})
    state = after(state, "1 bid ABY 0", "2 bid ABY 1", "3 bid SAW 0", "4 bid BAH 0")
    assert refusal(after(state, "1 play BLK"), "1 play RBD") == "AR-4.7 rebid_before_blockade"
    both = after(state, "1 play RBD", "1 play BLK")
    assert offered(both) == {"bid ABY 3", "bid ABY 6", "bid ABY 10", "bid ABY 15"}
    assert cards(both, "discard") == ["BLK", "RBD"]


def test_edge_04_blockade() -> None:
    state = after(auction(p1={"hand": "BLK BLK"}), "1 play BLK")
    assert refusal(state, "1 play BLK") == "AR-3.3 played_in_this_phase"
    state = after(state, "1 bid ABY 3")
    assert refusal(state, "2 bid ABY 6") == "AR-4.8 blockade"
    assert bids(state, "ABY") == [10, 15, 21]
    state = after(state, "2 bid ABY 10", "3 bid BAH 0", "4 bid DAK 0")
    assert refusal(state, "1 play BLK") == "AR-3.3 played_in_this_phase"
    state = after(state, "1 bid BAH 1")  # the blockade follows its player
    assert decides(state) == [3]
    assert bids(after(auction_blocked_again(), "1 bid BAH 1"), "BAH") == []  # barred for the one displaced
    assert bids(after(state, "3 bid DAK 1"), "BAH") == [6, 10, 15, 21]


def auction_blocked_again() -> State:
    return after(auction(p1={"hand": "BLK"}), "1 play BLK", "1 bid ABY 3", "2 bid ABY 10", "3 bid BAH 0", "4 bid DAK 0")


def test_edge_05_only_the_blockade_of_the_highest_pawn_counts() -> None:
    state = auction(p1={"hand": "BLK"}, p2={"hand": "BLK"})
    state = after(state, "1 play BLK", "1 bid ABY 0", "2 play BLK", "2 bid ABY 3")
    assert bids(state, "ABY") == [10, 15, 21]
    state = after(state, "3 bid ABY 10")
    assert bids(state, "ABY") == [15, 21]  # the third has no blockade


@pytest.mark.parametrize(("amount", "card"), [(36, ""), (28, "BLK")])
def test_edge_06_a_bid_that_nobody_can_outbid(amount: int, card: str) -> None:
    state = auction(p1={"gold": 60, "hand": card}, p2={"gold": 90})
    state = after(state, *(["1 play BLK"] if card else []), f"1 bid ABY {amount}")
    assert bids(state, "ABY") == []
    assert refusal(state, "2 bid ABY 36") == "AR-4.5 track_ends"


def test_edge_06_a_blocked_21_only_by_36() -> None:
    state = after(auction(p1={"gold": 60, "hand": "BLK"}, p2={"gold": 90}), "1 play BLK", "1 bid ABY 21")
    assert bids(state, "ABY") == [36]


def test_edge_07_cards_back_a_bid() -> None:
    state = auction(p1={"gold": 5, "hand": "BLK HRV HRV"})
    assert bids(state, "ABY") == [0, 1, 3, 6]
    assert refusal(state, "1 bid ABY 10") == "AR-4.9 cannot_afford_bid"
    less = after(auction(p1={"gold": 3, "hand": "BLK HRV HRV"}), "1 play BLK")
    assert bids(less, "ABY") == [0, 1, 3]


def test_edge_08_paying_asks_exactly_the_shortfall() -> None:
    state = auction(p1={"gold": 6}, p2={"gold": 4, "hand": "FRM ARC HRV"}, ABY={"bricks": 1})
    state = after(state, "1 bid ABY 6", "2 bid SAW 6", "3 bid DAK 0", "4 bid BAH 0")
    assert decides(state) == [2]  # the first has exactly enough and is not asked
    assert number(state, "players.1.gold") == 0
    assert offered(state) == {"sell FRM", "sell ARC"}  # HRV alone would not be enough
    assert refusal(state, "2 sell HRV") == "AR-3.5 too_few_after_it"
    state = after(state, "2 sell ARC")
    assert refusal(state, "2 sell FRM") == "AR-3.5 sell_in_order"
    assert offered(state) == {"sell HRV"}
    state = after(state, "2 sell HRV")
    assert decides(state) == [1]
    assert (number(state, "players.2.gold"), text(state, "players.2.hand")) == (0, "FRM")
    assert number(state, "provinces.SAW.owner") == 2


def test_edge_09_free_items_do_not_help_to_pay_for_their_province() -> None:
    state = auction(p1={"gold": 0, "hand": "HRV"}, DAK={"cards": "G8"})
    assert bids(state, "DAK") == [0, 1]
    state = after(state, "1 bid DAK 1", "2 bid SAW 0", "3 bid ABY 0", "4 bid BAH 0")
    assert offered(state) == {"sell HRV"}
    state = after(state, "1 sell HRV")
    assert (number(state, "players.1.gold"), text(state, "players.1.hand")) == (12, "G8")


def test_edge_10_four_bids_of_nothing_end_the_auction() -> None:
    state = after(auction(), "1 bid ABY 0", "2 bid SAW 0", "3 bid DAK 0", "4 bid BAH 0")
    assert decides(state) == [1]
    assert "cards 0" in offered(state)
    assert [number(state, f"provinces.{code}.owner") for code in OFFER.split()] == [4, 3, 1, 2]


def test_edge_11_nothing_to_spend() -> None:
    poor = {"gold": 0, "hand": ""}
    assert {move.split()[2] for move in offered(auction(p1=poor))} == {"0"}
    state = position(phase="cards", p1=poor, owned={1: "ABY"})
    assert offered(state) == {"cards 0"}
    state = after(state, "1 cards 0")
    assert offered(state) == {"done"}
    state = after(state, "1 done")
    assert offered(state) == {"done"}
    assert refusal(state, "1 brick ABY") == "AR-5.1 too_dear"
    assert offered(position(phase="offering", p1=poor), 1) == {"steal"}
