"""A move that is not asked for is refused for what keeps it away, or for what comes first (CL-3.9)."""

from __future__ import annotations

from mastaba import State
from tests.games.cleopatra.table import FOUR, GAME, after, field, position, quarry, refusal


def chosen(hand: str, **fields: object) -> State:
    """Player 1 has gone on without a worshipper."""
    return after(position(hand, **fields), "1 activate none")


def buildable(state: State, seat: int = 0) -> object:
    return field(GAME.view(state, seat), "buildable")


def test_worshippers_come_first_and_never_again() -> None:
    state = position("A S S", stalls={"1": "S", "2": "", "3": ""})
    assert refusal(state, "1 take 1") == "CL-3.1 worshipper_first"
    assert refusal(state, "1 build sphinx L") == "CL-3.1 worshipper_first"
    assert refusal(state, "1 pay A") == "CL-5.1 paid_at_the_quarry"
    assert refusal(after(state, "1 activate none"), "1 activate beggar") == "CL-3.2 only_at_the_start"


def test_what_a_visit_would_not_allow_is_said_before_it() -> None:
    state = chosen("A S S", stalls={"1": "S", "2": "", "3": ""}, sphinxes={"L": 3, "R": 0})
    assert refusal(state, "1 take 2") == "CL-4.1 stall_empty"
    assert refusal(state, "1 take 1") == "CL-3.4 visit_first"
    assert refusal(state, "1 build sphinx L") == "CL-6.1 row_full"
    assert refusal(state, "1 build sphinx R") == "CL-3.4 visit_first"
    assert refusal(state, "1 build obelisk L") == "CL-5.2 too_dear"
    assert refusal(state, "1 build mosaic a1 b1 c1 d1 e1") == "CL-5.2 too_dear"
    assert buildable(state) == ["sphinx"]
    assert buildable(state, 1) == []


def test_each_decision_says_what_comes_first() -> None:
    market = after(chosen("A S S", stalls={"1": "S", "2": "S", "3": ""}, top="A"), "1 go market")
    assert refusal(market, "1 go quarry") == "CL-4.1 stall_first"
    assert refusal(after(market, "1 take 1"), "1 take 2") == "CL-4.4 refill_first"
    at_quarry = quarry("A S S S")
    assert refusal(at_quarry, "1 take 1") == "CL-5.1 at_the_quarry"
    assert refusal(after(at_quarry, "1 build sphinx L"), "1 done") == "CL-5.1 pay_first"


def test_a_second_visit_is_to_the_other_place() -> None:
    state = after(quarry("A S S", helper="vizier"), "1 build sphinx L / 1 pay A / 1 pay S / 1 pay S / 1 done")
    assert refusal(state, "1 build sphinx R") == "CL-3.6 once_each"


def test_a_hand_too_large_says_how_many_cards_must_go() -> None:
    state = after(chosen("A A A A A A S S S S", stalls={"1": "S M", "2": "", "3": ""}), "1 go market / 1 take 1")
    assert refusal(state, "1 drop A") == "CL-4.2 hand_first"
    assert refusal(after(state, "1 discard"), "1 keep") == "CL-4.3 discard_first"


def test_the_offering_comes_before_anything_else() -> None:
    three = {key: value for key, value in FOUR.items() if key != "sphinxes"}
    state = quarry("A S S", **three, sphinxes={"L": 3, "R": 2}, cleopatra=3)
    state = after(state, "1 build sphinx R / 1 pay A / 1 pay S / 1 pay S / 1 done")
    assert refusal(state, "1 go market") == "CL-8.3 offer_first"
