"""What the coach says in a first game of Amun-Re: where each line fits, and that its figures are right."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba import State
from mastaba.kernel.agenda import Facts
from tests.games.amun_re.table import GAME, after, offered, play, position
from tests.lessons.coached import figures, said_first

VALUES = GAME.editions[GAME.default_edition]
ON_OFFER = "ABY BAH DAK SAW"


def line(state: State, key: str, seat: int = 1) -> Facts | None:
    return figures(GAME, state, seat, key)


def gold(state: State, seat: int) -> int:
    found: Any = GAME.save(state)["players"]
    return int(found[str(seat)]["gold"])


# ---------------------------------------------------------------------- the auction
def test_the_first_bid() -> None:
    state = position(phase="auction", offer=ON_OFFER, p1={"gold": 20})
    assert said_first(GAME, state) == "bid"
    said = line(state, "bid")
    assert said == {"gold": 20, "units": 5, "price": 15}
    fields = position(phase="farmers", owned={1: "MEN"}, p1={"gold": 20})
    for _ in range(5):
        play(fields, "1 farmer MEN")
    assert gold(after(fields, "1 done"), 1) == 20 - 15  # as the rules sell them
    assert line(position(phase="auction", round=2, offer=ON_OFFER), "bid") is None


def test_outbid() -> None:
    state = position(phase="auction", offer=ON_OFFER, p1={"bid": "ABY 0"}, p2={"bid": "ABY 3"}, active=3)
    state = after(state, "3 bid BAH 0", "4 bid DAK 0")
    assert line(state, "outbid") == {"free": 1}
    assert not any(move.startswith("bid ABY") for move in offered(state))
    assert {"bid SAW 0"} == {move for move in offered(state) if move.endswith(" 0")}  # the one without a bid
    assert line(position(phase="auction", offer=ON_OFFER), "outbid") is None


def test_cards_are_worth_gold_in_a_bid() -> None:
    state = position(phase="auction", offer=ON_OFFER, p1={"gold": 2, "hand": "ARC HRV"})
    assert line(state, "purse") == {"gold": 2, "cards": 2}
    assert "bid ABY 3" in offered(state) and "bid ABY 6" not in offered(state)
    assert line(position(phase="auction", offer=ON_OFFER, p1={"gold": 2, "hand": ""}), "purse") is None


def test_pyramids_that_stayed_are_counted() -> None:
    state = position(
        phase="auction", round=4, offer=ON_OFFER, ABY={"pyramids": 3}, SAW={"pyramids": 1}, MEM={"pyramids": 5}
    )
    assert line(state, "new-kingdom") == {"pyramids": 4}
    assert line(position(phase="auction", round=3, offer=ON_OFFER, ABY={"pyramids": 1}), "new-kingdom") is None


# ---------------------------------------------------------------------- cards, farmers, bricks
@pytest.mark.parametrize(("round_", "harvests"), [(1, 3), (2, 2), (3, 1), (4, 3), (6, 1)])
def test_how_often_a_farmer_still_yields(round_: int, harvests: int) -> None:
    """Counted by the rounds of income until all farmers leave."""
    assert harvests == len([later for later in range(round_, 7) if (later - 1) // 3 == (round_ - 1) // 3])
    farmers = position(phase="farmers", round=round_, owned={1: "MEN"}, p1={"gold": 9})
    assert line(farmers, "farmers") == {"harvests": harvests}
    cards = position(phase="cards", round=round_, owned={1: "MEM"}, p1={"gold": 9})
    assert line(cards, "cards") == {"price": 1, "harvests": harvests}
    assert gold(play(cards, "1 cards 1"), 1) == 9 - 1


def test_bricks() -> None:
    assert line(position(phase="bricks", owned={1: "MEN"}, p1={"gold": 9}), "bricks") == {}
    poor = position(phase="bricks", owned={1: "MEN"}, p1={"gold": 0, "hand": ""})
    assert line(poor, "bricks") is None


def test_before_a_scoring() -> None:
    """What the provinces would score: pyramids, a complete set, and most pyramids on their banks."""
    state = position(
        phase="bricks", round=3, seats=3, owned={1: "MEM BUT EDF"}, p1={"gold": 9},
        MEM={"pyramids": 2}, BUT={"pyramids": 1}, EDF={"pyramids": 1}, level=2,
    )  # fmt: skip
    points = VALUES.number
    banks = len({str(VALUES.values[f"provinces.{name}.bank"].value) for name in ("MEM", "BUT", "EDF")})
    temples = points("provinces.MEM.temples") + points("provinces.EDF.temples") + points("provinces.BUT.temples")
    scored = 4 * points("points.pyramid") + points("points.set") + banks * points("points.majority") + 2 * temples
    assert line(state, "before-scoring") == {"points": scored}
    assert line(position(phase="bricks", round=2, p1={"gold": 9}), "before-scoring") is None


@pytest.mark.parametrize("phase", ["cards", "farmers", "bricks"])
def test_the_last_purchases(phase: str) -> None:
    assert line(position(phase=phase, round=6, p1={"gold": 9}), "last-round") == {}
    assert line(position(phase=phase, round=5, p1={"gold": 9}), "last-round") is None


# ---------------------------------------------------------------------- offering and income
def test_what_a_level_is_worth() -> None:
    state = position(phase="offering", owned={1: "MEN"}, MEN={"farmers": 4}, p1={"gold": 5})
    said = line(state, "offering")
    own = 4 + VALUES.number("provinces.MEN.printed_farmers")
    assert said == {"farmers": own}
    assert line(position(phase="offering", round=2, p1={"gold": 5}), "offering") is None


def test_whose_camels_would_stay_at_home() -> None:
    state = position(phase="offering", owned={1: "ABY", 2: "KHA", 3: "AVA", 4: "MEN"}, p1={"gold": 30})
    said = line(state, "camels")
    assert said == {"seat": 3, "gold": VALUES.number("provinces.AVA.camel_income"), "level": 3}
    level = {rich: camel_gold(state, rich) for rich in (1, 30)}  # what is offered alone decides the level
    assert level == {1: said["gold"], 30: 0}
    assert line(position(phase="offering", owned={1: "AVA", 2: "MEN"}), "camels") is None  # one's own


def camel_gold(state: State, offer: int) -> int:
    """What Avaris yields besides its farmers after an offering of so much."""
    there = after(state, f"1 offer {offer}", "2 steal", "3 steal", "4 steal")
    while GAME.decisions(there)[0].prompt.key == "TakeReward":
        GAME.play(there, 0, GAME.decisions(there)[0].options[-1])
        while GAME.decisions(there)[0].seat < 0:
            GAME.play(there, -1, GAME.decisions(there)[0].options[0])
    found: Any = GAME.view(there, 0)["derived"]
    return int(found["incomes"]["AVA"] - found["farmers"]["AVA"] * found["each"])


def test_a_reward() -> None:
    state = after(position(phase="offering", p1={"gold": 9}), "1 offer 5", "2 steal", "3 steal", "4 steal")
    assert line(state, "reward") == {"quota": VALUES.numbers("offering.rewards")[0]}


def test_an_income_card() -> None:
    state = position(phase="income", owned={1: "MEN"}, MEN={"farmers": 2}, p1={"hand": "HRV"})
    assert line(state, "income-card") == {}
    assert line(position(phase="income", owned={1: "MEN"}, p1={"hand": "ARC"}), "income-card") is None
