"""Edge cases 18 to 28: offerings, rewards and income."""

from __future__ import annotations

import pytest

from mastaba import State
from tests.games.amun_re.table import after, decides, land, losses, number, offered, position, refusal, text


def offering(*lines: str, **fields: object) -> State:
    return after(position(phase="offering", **fields), *lines)


def quotas(state: State) -> list[tuple[int, int]]:
    """Who is rewarded with how many units, in order; everybody takes cards."""
    found: list[tuple[int, int]] = []
    while "take card" in offered(state):
        (seat,) = decides(state)
        units = 0
        while "take card" in offered(state):
            state = after(state, f"{seat} take card")
            units += 1
        state = after(state, f"{seat} done")
        while decides(state) == [0]:
            state = after(state, "* " + min(offered(state)))
        found.append((seat, units))
    return found


def test_edge_18_everybody_steals() -> None:
    state = offering("1 steal", "2 steal", "3 steal", "4 steal", first=2)
    assert (number(state, "total"), number(state, "level"), number(state, "first")) == (-12, 1, 2)
    assert [number(state, f"players.{seat}.gold") for seat in (1, 2, 3, 4)] == [23] * 4
    assert decides(state) == [2]
    assert offered(state) == {"done"}  # income


def test_edge_19_one_giver_and_two_tied_givers() -> None:
    assert quotas(offering("1 steal", "2 steal", "3 offer 1", "4 steal")) == [(3, 3)]
    assert quotas(offering("1 offer 4", "2 steal", "3 offer 4", "4 steal", first=2)) == [(3, 3), (1, 2)]


def test_edge_20_three_tied_givers() -> None:
    assert quotas(offering("1 offer 4", "2 offer 4", "3 offer 4", "4 steal", first=3)) == [(3, 3), (1, 2), (2, 1)]


def test_edge_21_a_tie_for_second() -> None:
    given = ("1 offer 4", "2 offer 9", "3 offer 4", "4 offer 1")
    assert quotas(offering(*given, first=3)) == [(2, 3), (3, 2), (1, 1), (4, 1)]


@pytest.mark.parametrize(
    ("given", "level"), [((-3, -3, -3, -3), 1), ((8, -3, -3, 0), 1), ((9, -3, -3, 0), 2), ((18, -3, -3, 0), 2),
                         ((19, -3, -3, 0), 3), ((20, 2, 0, 0), 3), ((20, 3, 0, 0), 4)],
)  # fmt: skip
def test_v7b_limits_of_the_scale(given: tuple[int, ...], level: int) -> None:
    """A gift of 0 stands for one gold given and counted by the others."""
    lines = [f"{k + 1} steal" if gold < 0 else f"{k + 1} offer {gold or 1}" for k, gold in enumerate(given)]
    state = offering(*lines, **{f"p{k}": {"gold": 40} for k in (1, 2, 3, 4)})
    extra = given.count(0)
    assert number(state, "total") == sum(given) + extra
    total = number(state, "total")
    assert number(state, "level") == (1 if total <= 2 else 2 if total <= 12 else 3 if total <= 22 else 4)
    if not extra:
        assert number(state, "level") == level


def test_edge_22_adjustments_over_a_threshold_and_against_each_other() -> None:
    fields = {"p1": {"hand": "ADJ"}, "p2": {"hand": "ADJ"}}
    start = position(phase="offering", **fields)
    one = after(start, "1 play ADJ", "1 offer 10", "2 steal", "3 steal", "4 steal")
    assert number(one, "total") == 1
    up = after(one, "1 adjust +3")
    assert (number(up, "total"), number(up, "level"), decides(up)) == (4, 2, [1])
    assert number(after(one, "1 adjust -3"), "level") == 1
    two = after(start, "1 play ADJ", "1 offer 10", "2 play ADJ", "2 steal", "3 steal", "4 steal")
    cancelled = after(two, "1 adjust +3", "2 adjust -3")
    assert (number(cancelled, "total"), number(cancelled, "level")) == (1, 1)
    assert text(cancelled, "discard") == "ADJ ADJ"


def test_edge_23_the_adjustment_is_not_for_sale() -> None:
    start = position(phase="offering", p1={"gold": 2, "hand": "ADJ HRV"})
    assert {"offer 3", "offer 4", "play ADJ"} <= offered(start, 1)
    assert refusal(start, "1 offer 5") == "AR-6.2 more_than_you_have"
    state = after(start, "1 play ADJ")
    assert refusal(state, "1 play ADJ") == "AR-6.4 one_adjustment"
    assert offered(state, 1) == {"steal", "offer 1", "offer 2", "offer 3"}
    state = after(state, "1 offer 3")
    assert offered(state, 1) == {"sell HRV"}
    assert refusal(state, "1 sell ADJ") == "AR-3.3 card_not_in_hand"
    two = after(position(phase="offering", p1={"gold": 2, "hand": "ADJ ADJ"}), "1 play ADJ", "1 offer 3")
    assert offered(two, 1) == {"sell ADJ"}


def test_edge_23_cards_are_sold_in_order_when_the_offerings_are_opened() -> None:
    state = position(phase="offering", p1={"gold": 2, "hand": "FRM ARC HRV"})
    state = after(state, "1 offer 4")
    assert offered(state, 1) == {"sell FRM", "sell ARC"}
    assert refusal(state, "1 sell HRV") == "AR-3.5 too_few_after_it"
    state = after(state, "1 sell ARC")
    assert refusal(state, "1 sell FRM") == "AR-3.5 sell_in_order"
    state = after(state, "1 sell HRV")
    assert text(state, "discard") == ""
    state = after(state, "2 steal", "3 steal", "4 steal")
    assert (text(state, "discard"), text(state, "players.1.hand")) == ("ARC HRV", "FRM")
    assert number(state, "players.1.gold") == 0


def test_edge_24_rewards_in_farmers_and_bricks() -> None:
    given = ("1 offer 5", "2 steal", "3 steal", "4 steal")
    state = offering(*given, owned={1: "BAH"}, BAH={"farmers": 2, "bricks": 2})
    assert refusal(state, "1 take farmer BAH") == "AR-5.5 no_free_field"
    assert refusal(state, "1 take brick ABU") == "AR-5.1 not_your_province"
    assert offered(state) == {"done", "take card", "take brick BAH"}
    state = after(state, "1 take brick BAH", "1 done")
    assert land(state, "BAH") == (0, 1)
    assert decides(state) == [1]
    free = offering(*given, owned={1: "MEN"})
    assert number(after(free, "1 take farmer MEN", "1 take farmer MEN"), "provinces.MEN.farmers") == 2


def test_units_of_a_reward_are_given_up_only_while_they_can_be_had() -> None:
    given = ("1 offer 5", "2 steal", "3 steal", "4 steal")
    state = offering(*given, owned={1: "MEN"})
    assert losses(state) == {"done": "AR-6.7 reward_left {'left': 3}"}
    two = after(state, "1 take farmer MEN", "1 take card")
    assert losses(two) == {"done": "AR-6.7 reward_left {'left': 1}"}
    assert losses(after(two, "1 take card")) == {}


def test_edge_25_rewards_in_cards_ignore_power_symbols() -> None:
    state = offering("1 offer 5", "2 steal", "3 steal", "4 steal", round=2, owned={1: "BUT MEN"})
    assert quotas(state) == [(1, 3)]


def test_edge_26_ties_use_the_old_order_and_income_the_new_one() -> None:
    state = offering("1 offer 4", "2 steal", "3 steal", "4 offer 4", first=3)
    assert decides(state) == [4]  # before player 1, clockwise from 3
    state = after(state, "4 done", "1 done")
    assert number(state, "first") == 4
    assert decides(state) == [4]
    assert decides(after(state, "4 done")) == [1]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_edge_27_camels_travel_at_levels_1_and_2(level: int) -> None:
    state = position(phase="income", round=3, level=level, owned={1: "KHA SAW AVA", 2: "ABU BER DAK"})
    state = after(state, "1 done", "2 done")
    assert number(state, "players.1.gold") == 20 + (20 if level <= 2 else 0)
    assert number(state, "players.2.gold") == 32


def test_edge_28_income_cards() -> None:
    lands = {"BAH": {"farmers": 1, "free_farmers": 1}, "MEN": {"farmers": 2}}
    state = position(phase="income", round=3, level=2, owned={1: "BAH MEN DAM"}, p1={"hand": "HRV HRV G8"}, **lands)
    assert number(after(state, "1 done"), "players.1.gold") == 20 + 12
    assert number(after(state, "1 gold8 DAM", "1 done"), "players.1.gold") == 20 + 12 + 8
    assert number(after(state, "1 harvest BAH", "1 done"), "players.1.gold") == 20 + 12 + 4  # printed and free ones
    both = after(state, "1 harvest BAH", "1 gold8 MEN")
    assert offered(both) == {"done"}
    assert number(after(both, "1 done"), "players.1.gold") == 20 + 12 + 8
    assert refusal(state, "1 harvest DAM") == "AR-7.5 no_farmer_there"
    assert refusal(after(state, "1 harvest BAH"), "1 harvest MEN") == "AR-3.3 played_in_this_phase"
    assert refusal(after(state, "1 harvest BAH"), "1 gold8 BAH") == "AR-7.4 under_extra_harvest"
    assert refusal(after(state, "1 gold8 BAH"), "1 harvest BAH") == "AR-7.5 under_eight_gold"
    assert refusal(state, "1 gold8 ABU") == "AR-5.1 not_your_province"
