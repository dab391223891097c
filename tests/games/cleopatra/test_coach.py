"""What the coach says in a first game of Cleopatra: where each line fits, and that its figures are right."""

from __future__ import annotations

from typing import Any

import pytest

from mastaba import State
from mastaba.kernel.agenda import Facts
from mastaba.lessons.courses import find
from tests.games.cleopatra.table import FOUR, GAME, after, paid, play, position, quarry
from tests.lessons.coached import figures

VALUES = GAME.editions[GAME.default_edition]


def line(state: State, key: str, seat: int = 1) -> Facts | None:
    return figures(GAME, state, seat, key)


def player(state: State, seat: int = 1) -> dict[str, Any]:
    found: Any = GAME.save(state)["players"]
    return dict(found[str(seat)])


def chosen(state: State) -> State:
    """No worshipper helps."""
    return after(state, "1 activate none")


# ---------------------------------------------------------------------- the turn
def test_too_few_cards_for_the_quarry() -> None:
    assert line(chosen(position("A S")), "first") == {"cards": 2}
    assert line(chosen(position("A S S")), "first") is None  # a sphinx


def test_the_worshipper_for_scarabs() -> None:
    state = position({"hand": "A", "scarabs": 5})
    said = line(state, "worshipper")
    assert said == {"scarabs": 2}
    first = str(GAME.save(state)["worshippers"]).split()[0]
    helped = player(after(state, f"1 activate {first}"))
    assert (helped["scarabs"], helped["amulets"]) == (5 - 2, player(state)["amulets"])
    assert line(position({"hand": "A", "scarabs": 1}), "worshipper") is None


def test_the_refill() -> None:
    state = after(chosen(position("A")), "1 go market", "1 take 1")
    for left in (3, 2, 1):
        while GAME.decisions(state)[0].seat < 0:
            GAME.play(state, -1, GAME.decisions(state)[0].options[0])
        assert line(state, "refill") == {"cards": left}
        GAME.play(state, 0, GAME.decisions(state)[0].options[0])


def test_a_hand_that_is_too_large() -> None:
    state = position("A A A A S S S S M M", stalls={"1": "M W W"})
    state = after(chosen(state), "1 go market", "1 take 1")
    while GAME.decisions(state)[0].prompt.key != "LimitHand":
        GAME.play(state, GAME.decisions(state)[0].seat, GAME.decisions(state)[0].options[0])
    assert line(state, "limit") == {"amulets": 3, "limit": VALUES.number("hand.limit")}
    assert player(after(state, "1 keep"))["amulets"] == player(state)["amulets"] + 3


# ---------------------------------------------------------------------- the quarry
def test_a_piece_that_can_be_paid_for() -> None:
    """The most that one of them earns, built to see it."""
    state = position("A A S S M W")
    said = line(state, "piece")
    at_work = after(chosen(state), "1 go quarry")
    earned = set()
    for piece, cards in (("sphinx L", "A S S"), ("column 1", "A M W"), ("obelisk L", "A A S S M")):
        if f"build {piece}" in {move.text for move in GAME.decisions(at_work)[0].options}:
            built = after(at_work, *paid(piece, cards))
            earned.add(player(built)["scarabs"] - player(state)["scarabs"])
    assert said == {"scarabs": max(earned)}
    assert line(position("A"), "piece") is None


def test_another_piece_in_a_visit() -> None:
    state = quarry("A A S S S S")
    assert line(state, "again") is None
    assert line(after(state, *paid("sphinx L", "A S S")), "again") == {}
    poor = after(quarry("A S S"), *paid("sphinx L", "A S S"))
    assert line(poor, "again") is None


def test_a_tainted_card_that_is_not_needed() -> None:
    state = play(quarry("A S S S2"), "1 build sphinx L")
    assert line(state, "tainted") == {"most": 1}
    assert player(after(state, "1 pay A", "1 pay S2"))["amulets"] == player(state)["amulets"] + 1
    assert player(after(state, "1 pay A", "1 pay S", "1 pay S"))["amulets"] == player(state)["amulets"]
    assert line(play(quarry("A S2"), "1 build sphinx L"), "tainted") is None
    assert line(play(quarry("A S S"), "1 build sphinx L"), "tainted") is None


def test_a_sanctuary() -> None:
    """The position of the lesson about sanctuaries, played as it is shown there."""
    lesson = find("cleopatra", 7)
    assert lesson is not None
    state = lesson.start.copy()
    for play_ in lesson.steps[0].show:
        GAME.play(state, play_.seat, play_.move)
    while GAME.decisions(state)[0].prompt.key != "Claim":
        GAME.play(state, GAME.decisions(state)[0].seat, GAME.decisions(state)[0].options[0])
    said = line(state, "sanctuary")
    assert said is not None
    claim = next(move for move in GAME.decisions(state)[0].options if move.kind == "claim")
    claimed = state.copy()
    GAME.play(claimed, 0, claim)
    assert said["squares"] == sum(len(zone.split()) for zone in player(claimed)["sanctuaries"])
    assert said["statues"] == player(claimed)["statues"] + 1
    without = after(state, "1 done")
    if GAME.decisions(claimed)[0].prompt.key == "Claim":
        play(claimed, "1 done")
    assert player(without)["scarabs"] - player(claimed)["scarabs"] == said["scarabs"]


# ---------------------------------------------------------------------- corruption and the procession
@pytest.mark.parametrize(("amulets", "cost"), [(4, 10), (5, 15), (7, 25)])
def test_what_amulets_would_cost(amulets: int, cost: int) -> None:
    state = position({"hand": "A", "amulets": amulets}, {"amulets": 0})
    assert VALUES.numbers("end.penalty")[amulets] == cost
    assert line(state, "corruption") == {"amulets": amulets, "cost": cost, "out": "no"}


def test_so_many_amulets_that_they_eliminate() -> None:
    state = position({"hand": "A", "amulets": 8}, {"amulets": 0})
    assert line(state, "corruption") == {"amulets": 8, "cost": 0, "out": "yes"}
    assert line(position({"hand": "A", "amulets": 3}), "corruption") is None


def test_nothing_is_said_of_the_amulets_of_others() -> None:
    """They could be counted, but lie hidden: counting is part of the game."""
    own = {"hand": "A", "amulets": 5}
    assert line(position(own, {"amulets": 0}), "corruption") == line(position(own, {"amulets": 9}), "corruption")


def test_before_the_offering() -> None:
    three = {name: FOUR[name] for name in ("sphinxes", "obelisks", "doors")}
    state = position("A", cleopatra=3, **three)
    assert line(state, "procession") == {"shed": VALUES.number("offering.discard")}
    assert line(position("A", cleopatra=2, sphinxes=FOUR["sphinxes"], doors="L R"), "procession") is None


def test_the_last_turn() -> None:
    state = position({"hand": "A S2 C M"}, last_turns_after=2, cleopatra=5, pedestal=True, throne=True, **FOUR)
    assert line(state, "last-turn") == {"cards": 2}
    assert line(position("A S2 C M"), "last-turn") is None
