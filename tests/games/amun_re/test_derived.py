"""What the view says of the rules: it is what the rules do, keeps no secret less, and knows every corrected value."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba import CHANCE, SPECTATOR, Event, Rng, State
from tests.games.amun_re.table import GAME, after, play, position

PROVINCE_VALUES = ("fields", "printed_farmers", "power_symbols", "income", "camel_income", "temples")


def derived(state: State, seat: int = SPECTATOR) -> Any:
    return GAME.view(state, seat)["derived"]


def due(state: State, seat: int) -> object:
    return GAME.view(state, seat - 1)["due"]


# ---------------------------------------------------------------------- phases
@pytest.mark.parametrize(
    ("phase", "found"),
    [
        ("cards", "actions"),
        ("bricks", "actions"),
        ("offering", "offering"),
        ("income", "income"),
    ],
)
def test_the_phase_is_told(phase: str, found: str) -> None:
    told = derived(position(phase=phase))["phase"]
    assert told["steps"][told["current"]] == found
    assert "scoring" not in told["steps"]


def test_scoring_is_a_phase_of_rounds_that_have_one() -> None:
    told = derived(position(phase="bonus", round=3))["phase"]
    assert (told["steps"][-1], told["current"]) == ("scoring", 5)
    assert derived(position(phase="cards", round=6))["phase"]["steps"][-1] == "scoring"
    assert [derived(position(round=number))["kingdom"] for number in (3, 4)] == ["old", "new"]


def test_every_phase_comes_in_its_order() -> None:
    seen: list[str] = []
    rng, state = Rng(3), GAME.start(seats=3)
    while GAME.decisions(state):
        decision = GAME.decisions(state)[0]
        GAME.play(state, decision.seat, decision.options[rng.below(len(decision.options))])
        phase = derived(state)["phase"]
        if not seen or seen[-1] != phase["steps"][phase["current"]]:
            seen.append(phase["steps"][phase["current"]])
    plain = ["reveal", "auction", "actions", "offering", "income"]
    kingdom = [*plain, *plain, *plain, "scoring"]
    assert seen == [*kingdom, *kingdom]


def test_cards_of_a_reward_are_drawn_in_the_offering() -> None:
    state = position(phase="offering", seats=3, p1={"gold": 5}, p2={"gold": 1}, p3={"gold": 1})
    state = after(state, "1 offer 3", "2 steal", "3 steal", "1 take card", "1 done")
    assert GAME.decisions(state)[0].seat == CHANCE
    assert derived(state)["phase"]["current"] == 3


# ---------------------------------------------------------------------- the auction
def test_the_least_bid_is_told_with_and_without_a_blockade() -> None:
    state = position(
        phase="auction",
        offer="ABY BAH DAK EDF",
        active=3,
        p1={"bid": "ABY 3", "played": "BLK"},
        p2={"bid": "BAH 36"},
    )
    told = derived(state)["bids"]
    assert told["ABY"] == {"seat": 1, "gold": 3, "least": 10, "blocked": True}
    assert told["BAH"] == {"seat": 2, "gold": 36, "least": None, "blocked": False}
    assert told["DAK"] == {"seat": 0, "gold": None, "least": 0, "blocked": False}


def test_who_was_outbid_is_told() -> None:
    state = position(phase="auction", offer="ABY BAH DAK EDF", p1={"bid": "ABY 3"}, p2={"bid": "ABY 6"}, active=3)
    assert derived(state)["seats"]["displaced"] == ["ABY", None, None, None]


# ---------------------------------------------------------------------- income and scale
def test_income_is_what_is_collected() -> None:
    rng = Rng(8)
    for seats in (3, 5):
        state = GAME.start(seats=seats)
        while GAME.decisions(state):
            decision = GAME.decisions(state)[0]
            move = decision.options[rng.below(len(decision.options))]
            told, gold = derived(state), players(state)
            GAME.play(state, decision.seat, move)
            if decision.prompt.key == "CollectIncome" and str(move) == "done":
                seat = str(decision.seat + 1)
                paid = players(state)[seat]["gold"] - gold[seat]["gold"]
                assert told["seats"]["income"][decision.seat] == paid
                assert sum(told["incomes"].values()) == sum(told["seats"]["income"])
                assert sum(told["farmers"].values()) == sum(told["seats"]["farmers"])


def test_what_provinces_would_score_now_is_what_they_score() -> None:
    owned = {1: "EDF MEM THE", 2: "DAM ABY BAH", 3: "SAW AVA KHA"}
    built = {"EDF": {"pyramids": 2}, "MEM": {"pyramids": 1}, "THE": {"pyramids": 1}, "ABY": {"pyramids": 2}}
    state = position(phase="bonus", round=3, level=2, owned=owned, seats=3, **built)
    told, points = derived(state)["seats"], players(state)
    assert told["points"] == [4 + 3 + 5 + 5 + 2, 2 + 5 + 4, 0]
    assert told["bonuses"] == ["BNI", "BEW", "BPC BNI"]
    play(state, "1 done", "2 done", "3 done")
    assert [players(state)[seat]["points"] - points[seat]["points"] for seat in "123"] == told["points"]


def test_what_can_be_laid_is_told() -> None:
    """As many farmers as there are free fields; bricks without end, unless the supply is limited (AR-3.7)."""
    owned = {1: "DAK BER", 2: "MEN THE", 3: "SAW AVA"}
    state = position(phase="farmers", round=2, seats=3, owned=owned, MEN={"farmers": 4})
    assert derived(state)["seats"]["farmers_fit"] == [1, 5, 3]
    assert derived(state)["seats"]["bricks_fit"] == [24, 24, 24]
    assert derived(after(state, "1 farmer DAK"))["seats"]["farmers_fit"] == [0, 5, 3]


def test_a_limited_supply_limits_what_can_be_laid() -> None:
    owned = {1: "DAK EDF BUT", 2: "ABU ABY AMA", 3: "AVA BAH BER", 4: "MEM MEN SAW", 5: "THE KHA DAM"}
    bricks: dict[str, object] = {name: {"bricks": 2} for name in ("ABU", "ABY", "AMA", "AVA", "BAH", "BER")}
    supply = {"phase": "bricks", "round": 3, "seats": 5, "options": "strict_supply=on", "owned": owned, **bricks}
    # two bricks are left: a pyramid in Dakhla returns three, which make the next, and so on
    state = position(**supply, DAK={"bricks": 1})
    assert derived(state)["seats"]["bricks_fit"][0] == 24
    # without pyramids Dakhla takes one more and the others two each, but two are left
    state = position(**supply, DAK={"bricks": 1}, KHA={"pyramids": 45})
    assert derived(state)["seats"]["bricks_fit"][0] == 2
    assert derived(after(state, "1 brick DAK", "1 brick EDF"))["seats"]["bricks_fit"][0] == 0


def players(state: State) -> Any:
    return GAME.save(state)["players"]


@pytest.mark.parametrize(("total", "level"), [(-9, 1), (2, 1), (3, 2), (12, 2), (13, 3), (22, 3), (23, 4), (200, 4)])
def test_the_scale_has_every_total_on_one_level(total: int, level: int) -> None:
    cells = [
        cell["level"]
        for cell in derived(position())["scale"]
        if (cell["least"] is None or cell["least"] <= total) and (cell["most"] is None or total <= cell["most"])
    ]
    assert cells == [level]


# ---------------------------------------------------------------------- what a seat owes
def test_what_is_still_due_is_told_to_its_seat() -> None:
    state = position(phase="pay", offer="ABY BAH DAK EDF", p1={"bid": "ABY 6", "gold": 4, "hand": "ARC ARC HRV"},
                     p2={"bid": "BAH 0"}, p3={"bid": "DAK 0"}, p4={"bid": "EDF 0"})  # fmt: skip
    assert [due(state, seat) for seat in (1, 2)] == [2, 0]
    state = after(state, "1 sell ARC")
    assert due(state, 1) == 1


def test_a_sealed_offering_owes_nothing_in_the_eyes_of_others() -> None:
    state = position(phase="offering", p1={"gold": 1, "hand": "ARC ARC HRV"})
    state = after(state, "1 offer 3")
    assert [due(state, seat) for seat in (1, 2)] == [2, 0]
    assert GAME.view(state, SPECTATOR)["due"] == 0


# ---------------------------------------------------------------------- corrected values
@pytest.mark.parametrize("value", PROVINCE_VALUES)
def test_a_corrected_province_changes_what_follows(value: str) -> None:
    """Those that the rules reckon with; the page shows the others as they are, from the values of the table."""
    told = []
    for data in (None, {f"provinces.ABU.{value}": 4}):
        setup = GAME.setup(3, data=data)
        state = GAME.position(setup, {"phase": "income", "level": 1, "provinces": {"ABU": {"owner": 1}}})
        told.append((derived(state)["farmers"]["ABU"], derived(state)["incomes"]["ABU"]))
    changes = {"printed_farmers": (4, 8), "income": (0, 4), "camel_income": (0, 8)}
    assert told == [(0, 4), changes.get(value, (0, 4))]


def test_the_corrected_scale_and_theft_are_told() -> None:
    data = {"offering.limits": [4, 9, 30], "offering.theft": 5, "offering.camel_levels": 3}
    told = derived(GAME.position(GAME.setup(3, data=data), {}))
    assert [(cell["least"], cell["most"], cell["camels"]) for cell in told["scale"]] == [
        (None, 4, True), (5, 9, True), (10, 30, True), (31, None, False),
    ]  # fmt: skip
    assert told["theft"] == 5
    assert derived(position())["theft"] == 3  # and the next table has its own


@pytest.mark.parametrize(
    ("data", "banks"),
    [
        ({}, {"W": ["EDF"], "E": ["ABU", "THE"]}),
        ({"provinces.ABU.bank": "W"}, {"W": ["EDF"], "E": ["THE"]}),
        ({"provinces.EDF.bank": "E"}, {"W": [], "E": ["EDF"]}),
    ],
)
def test_the_majorities_are_those_of_the_banks_of_the_table(data: dict[str, object], banks: object) -> None:
    """What is told before the scoring is what is scored."""
    lands = {"EDF": (1, 3), "ABU": (2, 2), "THE": (3, 2)}
    provinces = {code: {"owner": seat, "pyramids": height} for code, (seat, height) in lands.items()}
    state = GAME.position(GAME.setup(3, data=data), {"phase": "bonus", "round": 3, "provinces": provinces})
    told = derived(state)["majorities"]
    assert told == banks
    expected = [5 * sum(any(lands[code][0] == seat for code in told[bank]) for bank in told) for seat in (1, 2, 3)]
    scored: list[Event] = []
    for _ in range(3):
        decision = GAME.decisions(state)[0]
        GAME.play(state, decision.seat, GAME.parse("done"), scored.append)
    assert [event.facts["majorities"] for event in scored if event.name == "PointsScored"] == expected
