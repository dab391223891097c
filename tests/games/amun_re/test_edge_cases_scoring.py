"""Edge cases 29 to 34, 36 and 37: bonus cards, scoring, the change of kingdom, the end."""

from __future__ import annotations

import json

import pytest

from mastaba import CHANCE, SPECTATOR, Rng, State
from mastaba.testing import laws
from tests.games.amun_re.table import (
    GAME,
    after,
    cards,
    decides,
    field,
    losses,
    number,
    offered,
    position,
    refusal,
    text,
)

EMPTY = {f"p{seat}": {"hand": ""} for seat in (1, 2, 3, 4)}
ALL_DONE = ("1 done", "2 done", "3 done", "4 done")


def bonus(owned: str, hand: str, **fields: object) -> State:
    mine = {**EMPTY, "p1": {"hand": hand, "gold": 0}}
    return position(**{"phase": "bonus", "round": 3, "owned": {1: owned}, **mine, **fields})


def test_a_bonus_card_is_given_up_only_at_the_last_scoring() -> None:
    assert losses(bonus("SAW KHA MEN", "BPC")) == {}
    assert losses(bonus("SAW KHA MEN", "BPC", round=6)) == {"done": "AR-8.1 bonus_left {'count': 1, 'points': 3}"}


@pytest.mark.parametrize(
    ("card", "owned", "met"),
    [
        ("BPC", "SAW KHA MEN", True),  # 4 + 3 + 0
        ("BPC", "SAW ABU MEN", False),  # 4 + 2 + 0
        ("BNI", "ABU ABY MEM", True),
        ("BNI", "AVA BAH BER", True),  # none of them
        ("BNI", "ABU ABY AVA", False),
        ("BUL", "ABU ABY BER", True),
        ("BUL", "AMA AVA BAH", True),
        ("BUL", "ABU ABY AMA", False),
        ("BEW", "ABU AMA AVA", True),
        ("BEW", "ABY BAH BUT", True),
        ("BEW", "ABU ABY AMA", False),
    ],
)
def test_edge_29_bonus_conditions(card: str, owned: str, met: bool) -> None:
    state = bonus(owned, card)
    if met:
        assert offered(state) == {"done", f"bonus {card}"}
        assert number(after(state, f"1 bonus {card}"), "players.1.points") == 3
    else:
        assert refusal(state, f"1 bonus {card}") == "AR-8.1 bonus_not_met"
        assert offered(state) == {"done"}


def test_edge_29_nine_farmers_with_the_printed_ones() -> None:
    lands = {"BAH": {"farmers": 2}, "MEN": {"farmers": 4, "free_farmers": 1}}
    assert "bonus BFA" in offered(bonus("BAH MEN BER", "BFA", **lands))
    fewer = {"BAH": {"farmers": 2}, "MEN": {"farmers": 4}}
    assert "bonus BFA" not in offered(bonus("BAH MEN BER", "BFA", **fewer))


def test_edge_29_two_equal_bonus_cards_score_once() -> None:
    state = after(bonus("ABU ABY MEM", "BNI BNI"), "1 bonus BNI")
    assert refusal(state, "1 bonus BNI") == "AR-3.3 played_in_this_phase"
    assert number(state, "players.1.points") == 3


def test_edge_30_a_bonus_card_may_wait_for_the_new_kingdom() -> None:
    state = after(bonus("ABU ABY MEM", "BNI"), *ALL_DONE)
    assert (number(state, "players.1.points"), text(state, "players.1.hand")) == (0, "BNI")
    assert number(state, "round") == 4
    later = after(bonus("ABU ABY MEM", "BNI", round=6), "1 bonus BNI", *ALL_DONE)
    assert number(later, "players.1.points") == 3


def test_edge_30_everybody_is_asked_whatever_the_hand() -> None:
    state = position(phase="bonus", round=3, **EMPTY)
    assert offered(state) == {"done"}
    assert [decides(after(state, *ALL_DONE[:k]))[0] for k in range(4)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("lands", "expected"),
    [
        ({"ABU": {"pyramids": 2, "bricks": 0}, "AMA": {"pyramids": 1, "bricks": 2}}, (7, 1, 0)),
        ({"ABU": {"pyramids": 1, "bricks": 1}, "AMA": {"pyramids": 1, "bricks": 2}}, (1, 6, 0)),
        ({"ABU": {"bricks": 2}, "AMA": {"bricks": 1}}, (0, 0, 0)),
        ({"ABU": {"pyramids": 1}, "AMA": {"pyramids": 1}, "AVA": {"pyramids": 1}}, (6, 6, 6)),
    ],
)
def test_edge_31_majorities(lands: dict[str, object], expected: tuple[int, ...]) -> None:
    state = position(phase="bonus", round=3, owned={1: "ABU", 2: "AMA", 3: "AVA"}, **EMPTY, **lands)
    assert GAME.scores(after(state, *ALL_DONE))[:3] == expected


def test_edge_31_a_province_without_owner_wins_nothing() -> None:
    state = position(
        phase="bonus", round=3, owned={1: "ABU"}, ABU={"pyramids": 1}, THE={"pyramids": 9, "card": "pile"}, **EMPTY
    )
    assert number(state, "provinces.THE.owner") == 0
    assert GAME.scores(after(state, *ALL_DONE))[0] == 6


def test_edge_32_wealth_only_at_the_end_and_after_the_sale() -> None:
    hands = {"p1": {"gold": 9, "hand": "HRV HRV"}, "p2": {"gold": 10, "hand": ""}, "p3": {"gold": 0, "hand": ""}}
    lands = {"owned": {1: "ABU KHA SAW", 2: "ABY AVA BAH", 3: "BER BUT DAK"}}
    old = after(position(phase="bonus", round=3, p4={"gold": 0, "hand": ""}, **hands, **lands), *ALL_DONE)
    assert GAME.scores(old)[:3] == (0, 0, 0)
    assert text(old, "players.1.hand") == "HRV HRV"
    new = after(position(phase="bonus", round=6, p4={"gold": 0, "hand": ""}, **hands, **lands), *ALL_DONE)
    assert GAME.scores(new)[:3] == (6, 4, 0)
    assert (number(new, "players.1.gold"), text(new, "discard")) == (11, "HRV HRV")
    assert decides(new) == []


def test_edge_33_what_the_change_of_kingdom_keeps() -> None:
    state = position(
        phase="bonus",
        round=3,
        first=3,
        level=2,
        discard="BLK",
        p1={"gold": 7, "hand": "FRM", "points": 5},
        ABU={"owner": 1, "farmers": 3, "pyramids": 1, "bricks": 2},
    )
    before = GAME.save(state)
    state = after(state, "3 done", "4 done", "1 done", "2 done")
    for path in ("first", "level", "discard", "deck"):
        assert field(state, path) == before[path]
    assert (number(state, "players.1.gold"), text(state, "players.1.hand")) == (7, "FRM")
    assert field(state, "provinces.ABU.pyramids") == 1
    assert field(state, "provinces.ABU.bricks") == 2
    assert {text(state, f"provinces.{code}.card") for code in ("ABU", "THE")} <= {"pile", "aside"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_edge_34_the_same_provinces_in_both_kingdoms(seats: int) -> None:
    """V16b: each used province appears once in each kingdom, and unused ones are not told apart before."""
    state, rng = GAME.start(seats), Rng(seats)
    dealt: list[str] = []
    while decisions := GAME.decisions(state):
        move = laws.choose(decisions[0], rng)
        if move.kind == "province":
            dealt.append(str(move).split()[1])
            if len(dealt) < 3 * seats:
                shown = GAME.view(state, SPECTATOR)["provinces"]
                assert isinstance(shown, dict)
                assert {land["card"] for code, land in shown.items() if code not in dealt[:-1]} == {"pile"}
        GAME.play(state, decisions[0].seat, move)
    assert len(set(dealt[: 3 * seats])) == 3 * seats
    assert sorted(dealt[: 3 * seats]) == sorted(dealt[3 * seats :])


@pytest.mark.parametrize("seats", [3, 5])
def test_edge_36_saved_and_restored_at_every_decision(seats: int) -> None:
    state, rng = GAME.start(seats, options={"draw2": "on"}), Rng(seats)
    while decisions := GAME.decisions(state):
        saved = json.dumps(GAME.save(state))
        state = GAME.load(json.loads(saved))
        assert json.dumps(GAME.save(state)) == saved
        decision = decisions[rng.below(len(decisions))]
        GAME.play(state, decision.seat, laws.choose(decision, rng))


def test_edge_36_a_sealed_choice_is_kept_and_not_shown() -> None:
    start = position(phase="offering", p1={"gold": 3, "hand": "ADJ HRV"}, p2={"hand": "FRM"})
    begun, made = after(start, "1 play ADJ", "1 offer 4"), after(start, "1 play ADJ", "1 offer 4", "1 sell HRV")
    for state in (begun, made):
        assert GAME.save(GAME.load(GAME.save(state))) == GAME.save(state)
    for seat in (1, 2, 3, SPECTATOR):
        assert GAME.view(begun, seat) == GAME.view(start, seat)
        assert GAME.view(made, seat) == GAME.view(after(start, "1 steal"), seat)
    assert GAME.view(made, 0) != GAME.view(after(start, "1 steal"), 0)


def test_edge_36_nobody_sees_free_cards_before_they_are_won() -> None:
    fields = {"phase": "auction", "offer": "BAH DAK ABY SAW"}
    one, two = position(DAK={"cards": "HRV"}, **fields), position(DAK={"cards": "BNI"}, **fields)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert GAME.view(one, seat) == GAME.view(two, seat)
    bids = ("1 bid DAK 0", "2 bid SAW 0", "3 bid ABY 0", "4 bid BAH 0")
    assert GAME.view(after(one, *bids), 1) == GAME.view(after(two, *bids), 1)
    assert cards(after(one, *bids), "players.1.hand") == ["ARC", "HRV"]


def test_edge_37_a_shared_victory() -> None:
    poor = {f"p{seat}": {"gold": 0, "hand": ""} for seat in (1, 2, 3, 4)}
    state = after(position(phase="bonus", round=6, **poor), *ALL_DONE)
    assert GAME.winners(state) == (0, 1, 2, 3)
    assert GAME.ranking(state) == (1, 1, 1, 1)
    assert GAME.explain(state, CHANCE, GAME.parse("first 1")) is not None
