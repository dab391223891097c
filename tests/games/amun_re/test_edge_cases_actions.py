"""Edge cases 12 to 17, 35 and 38: cards, farmers, bricks, the piles and the supply."""

from __future__ import annotations

import pytest

from tests.games.amun_re.table import after, cards, land, number, offered, position, refusal, text


def test_edge_12_the_limit_counts_all_provinces_of_the_kingdom_and_falls_back() -> None:
    state = position(phase="cards", round=3, owned={1: "MEM BUT MEN"})
    assert "cards 3" in offered(state)
    assert "cards 3" not in offered(position(phase="cards", round=4, owned={1: "BUT"}))
    assert offered(position(phase="cards", round=4, owned={1: "BUT"})) == {"cards 0"}
    summed = position(phase="cards", round=3, owned={1: "MEM KHA SAW"}, options="power_limit=sum", p1={"gold": 60})
    assert {f"cards {k}" for k in range(11)} <= offered(summed)
    assert refusal(summed, "1 cards 11") == "AR-5.3 power_limit"


def test_edge_13_farmers_in_several_provinces_are_one_purchase() -> None:
    state = position(phase="farmers", round=2, owned={1: "ABU MEN"}, p1={"gold": 6})
    state = after(state, "1 farmer ABU", "1 farmer MEN", "1 farmer ABU")
    assert number(state, "players.1.gold") == 0
    assert number(state, "provinces.ABU.farmers") == 2
    assert refusal(state, "1 farmer MEN") == "AR-5.1 too_dear"
    assert refusal(state, "1 farmer BAH") == "AR-5.1 not_your_province"


def test_edge_14_free_farmer() -> None:
    state = position(phase="farmers", round=2, owned={1: "BAH BER"}, BAH={"farmers": 2}, p1={"hand": "FRM FRM"})
    assert {"free BAH", "free BER"} <= offered(state)
    full = after(state, "1 free BAH")
    assert number(full, "provinces.BAH.free_farmers") == 1
    assert refusal(full, "1 free BER") == "AR-3.3 played_in_this_phase"
    assert number(after(state, "1 free BER"), "provinces.BER.free_farmers") == 1
    reward = after(position(phase="offering", p1={"hand": "FRM"}), "1 offer 5", "2 steal", "3 steal", "4 steal")
    assert refusal(reward, "1 free ABU") == "AR-3.2 not_in_this_phase"


def test_edge_15_architect_once_and_not_among_rewards() -> None:
    state = position(
        phase="bricks", round=2, owned={1: "ABU MEN"}, ABU={"bricks": 2}, MEN={"bricks": 2}, p1={"hand": "ARC ARC"}
    )
    state = after(state, "1 architect ABU")
    assert refusal(state, "1 architect MEN") == "AR-3.3 played_in_this_phase"
    assert refusal(state, "1 architect ABU") == "AR-3.3 played_in_this_phase"
    reward = after(
        position(phase="offering", owned={1: "ABU"}, ABU={"bricks": 2}), "1 offer 5", "2 steal", "3 steal", "4 steal"
    )
    assert refusal(reward, "1 architect ABU") == "AR-3.2 not_in_this_phase"


@pytest.mark.parametrize(
    ("bricks", "architect", "expected"), [(5, True, (0, 2)), (6, True, (1, 2)), (6, False, (0, 2)), (3, True, (1, 1))]
)
def test_edge_16_bricks_and_the_architect_in_one_province(
    bricks: int, architect: bool, expected: tuple[int, int]
) -> None:
    state = position(phase="bricks", owned={1: "MEN"}, p1={"gold": 30})
    state = after(state, "1 brick MEN", "1 brick MEN", *(["1 architect MEN"] if architect else []))
    state = after(state, *["1 brick MEN"] * (bricks - 2))
    assert land(state, "MEN") == expected
    assert number(state, "players.1.gold") == 30 - bricks * (bricks + 1) // 2


def test_edge_17_a_card_just_bought_can_be_used_or_sold() -> None:
    state = position(phase="cards", owned={1: "ABY"}, p1={"gold": 3, "hand": ""}, ABY={"bricks": 2})
    state = after(state, "1 cards 2", "* card FRM", "* card ARC")
    assert number(state, "players.1.gold") == 0
    assert offered(state) == {"done", "free ABY", "sell FRM", "sell ARC"}
    used = after(state, "1 free ABY", "1 done", "1 architect ABY")
    assert land(used, "ABY") == (0, 1)
    sold = after(state, "1 sell FRM", "1 farmer ABY", "1 done")
    assert offered(sold) == {"done", "architect ABY", "sell ARC"}
    assert number(after(sold, "1 sell ARC", "1 brick ABY"), "provinces.ABY.pyramids") == 1


def test_edge_17_cards_are_sold_for_one_more_than_gold_pays_for() -> None:
    state = position(phase="cards", owned={1: "SAW"}, p1={"gold": 4, "hand": "FRM HRV HRV"})
    assert offered(state) == {"cards 0", "cards 1", "cards 2", "sell FRM", "sell HRV"}  # 3 cards cost 6
    state = after(state, "1 sell HRV")
    assert offered(state) == {"cards 0", "cards 1", "cards 2", "sell HRV"}
    state = after(state, "1 sell HRV")
    assert offered(state) == {"cards 0", "cards 1", "cards 2", "cards 3"}  # 4 would cost 10
    assert refusal(state, "1 sell FRM") == "AR-3.4 not_enough_to_sell"
    rich = position(phase="cards", owned={1: "ABY"}, p1={"gold": 9, "hand": "FRM HRV HRV"})
    assert refusal(rich, "1 sell FRM") == "AR-3.4 gold_is_enough"


def test_edge_17_nothing_is_sold_where_nothing_can_be_bought() -> None:
    state = position(phase="farmers", owned={1: "BER"}, p1={"gold": 0, "hand": "HRV"})
    assert offered(state) == {"done"}
    assert refusal(state, "1 sell HRV") == "AR-3.4 nothing_to_buy"


def test_edge_35_the_pile_runs_out_in_the_middle_of_a_draw() -> None:
    everything = "BLK BLK RBD RBD FRM FRM FRM FRM FRM ARC ARC ARC ARC ARC ARC ARC ADJ ADJ ADJ ADJ HRV HRV HRV HRV"
    rest = "G8 G8 G8 BPC BPC BFA BFA BUL BUL BEW BEW BNI BNI"
    state = position(
        phase="cards",
        owned={1: "KHA"},
        discard="G8 G8 G8",
        p1={"hand": "ARC"},
        p2={"hand": everything},
        p3={"hand": rest.replace("G8 ", "")},
        p4={"hand": ""},
    )
    assert cards(state, "deck") == ["HRV"]
    state = after(state, "1 cards 3", "* card HRV")
    assert offered(state) == {"card G8"}
    state = after(state, "* card G8", "* card G8")
    assert (text(state, "deck"), text(state, "discard")) == ("G8", "")
    assert text(state, "players.1.hand") == "ARC HRV G8 G8"


def test_edge_35_both_piles_empty() -> None:
    fields = {"p1": {"hand": "ARC"}, "p2": {"hand": 13}, "p3": {"hand": 13}, "p4": {"hand": 12}}
    state = position(phase="cards", owned={1: "KHA"}, **fields)
    assert offered(state) == {"cards 0"}
    assert refusal(state, "1 cards 1") == "AR-5.3 too_few_cards_left"
    reward = after(position(phase="offering", **fields), "1 offer 9", "2 steal", "3 steal", "4 steal")
    assert refusal(reward, "1 take card") == "AR-6.8 too_few_cards_left"
    reveal = position(phase="reveal", **fields)
    reveal = after(reveal, "* province THE", "* province BUT", "* province ABU", "* province ABY")
    assert (text(reveal, "provinces.THE.cards"), text(reveal, "provinces.BUT.cards")) == ("", "")
    assert "bid THE 0" in offered(reveal)


def test_edge_35_free_cards_are_laid_in_the_order_of_the_provinces() -> None:
    fields = {"p1": {"hand": "ARC"}, "p2": {"hand": 12}, "p3": {"hand": 12}, "p4": {"hand": 12}}
    state = position(phase="reveal", **fields)
    state = after(state, "* province BUT", "* province THE", "* province EDF", "* province ABY")
    state = after(state, "* card BNI", "* card BNI")
    assert [text(state, f"provinces.{code}.cards") for code in ("BUT", "THE", "EDF")] == ["BNI", "BNI", ""]


def test_edge_38_bricks_return_to_a_strict_supply() -> None:
    lying = {code: {"bricks": 2} for code in ("ABY", "AMA", "AVA", "BAH", "BER", "BUT", "DAK")}
    state = position(options="strict_supply=on", phase="bricks", owned={1: "MEN ABU"}, round=2, **lying)
    state = after(state, "1 brick MEN")
    assert refusal(state, "1 brick MEN") == "AR-3.7 no_brick_left"
    assert "brick ABU" not in offered(state)
    two = {**lying, "MEN": {"bricks": 2}}
    del two["ABY"]
    state = position(options="strict_supply=on", phase="bricks", owned={1: "MEN ABU"}, round=2, **two)
    state = after(state, "1 brick MEN", "1 brick ABU", "1 brick ABU")
    assert land(state, "MEN") == (0, 1)
    assert land(state, "ABU") == (2, 0)


def test_edge_38_no_pyramid_and_no_farmer_left() -> None:
    state = position(
        options="strict_supply=on", phase="bricks", owned={1: "MEN"}, MEN={"bricks": 2}, MEM={"pyramids": 45}
    )
    assert refusal(state, "1 brick MEN") == "AR-3.7 no_pyramid_left"
    assert refusal(state, "1 architect MEN") == "AR-3.7 no_pyramid_left"
    assert offered(state) == {"done"}
    assert refusal(state, "1 sell ARC") == "AR-3.4 nothing_to_buy"
    crowd = {"BUT": {"farmers": 5}, "DAK": {"farmers": 1}}
    guests = {code: {"free_farmers": 9} for code in ("KHA", "SAW", "THE", "BER")}
    owners = {1: "MEN BUT DAK", 2: "KHA SAW THE", 3: "BER ABU ABY"}
    full = position(
        options="strict_supply=on", phase="farmers", round=3, owned=owners, MEN={"farmers": 3}, **crowd, **guests
    )
    assert refusal(full, "1 farmer MEN") == "AR-3.7 no_farmer_left"
    assert offered(full) == {"done"}
