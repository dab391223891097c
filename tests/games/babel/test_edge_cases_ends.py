"""Edge cases about the end of the game: thresholds, the last Temple cards, ties and the turn cap."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba import CHANCE, State
from tests.games.babel.table import FOURTEEN, GAME, NATIONS, after, field, offered, play, position

NINE = {"A": "1 2 3 4 5", "H": "1 2 3 4"}
TEN = {"A": "1 2 3 4 5", "H": "1 2 3 4 5"}
BOX = Counter({"1": 10, "2": 9, "3": 8, "4": 7, "5": 6, "6": 5})


@pytest.mark.parametrize(("low", "temples"), [(9, NINE), (10, TEN)])
@pytest.mark.parametrize(
    ("move", "one", "two", "extra", "high"),
    [
        ("build own", {"columns": {"P": "A"}, "temple_column": "1"}, {}, {}, 15),
        ("build opp", {"columns": {"P": "A"}}, {"temple_column": "1"}, {}, 15),
        ("P! opp", {"columns": {"P": "PPP"}}, {"temple_column": "2"}, {}, 16),
        ("H!", {"columns": {"P": "HHH"}}, {}, {"P": "1"}, 15),  # which also lowers the other total
    ],
)
def test_edge_33_fifteen_against_nine_or_ten(
    move: str,
    one: dict[str, object],
    two: dict[str, object],
    extra: dict[str, str],
    high: int,
    low: int,
    temples: dict[str, str],
) -> None:
    state = position({"pawn": "P", "temples": FOURTEEN, **one}, {"temples": {**temples, **extra}, **two})
    end = after(state, f"1 {move}")
    assert GAME.scores(end) == (high, low)
    assert GAME.ended_by(end) == ("15-9" if low == 9 else None)
    assert GAME.winners(end) == ((0,) if low == 9 else ())
    assert field(end, "endgame") is (low == 10)


@pytest.mark.parametrize(("destroyed", "left", "ending"), [("1 2 3 4 5 6", 9, "drop"), ("1 2 3 4 5", 10, None)])
def test_edge_33_a_destruction_down_to_nine_or_ten(destroyed: str, left: int, ending: str | None) -> None:
    rest = {"A": destroyed, "H": "1 2 3 4 5", "M": "1 2 3 4", "P": "" if left == 9 else "1"}
    state = position({"pawn": "A", "columns": {"A": "AAA"}, "temples": TEN}, {"temples": rest}, endgame=True)
    assert GAME.scores(state) == (10, 15)
    end = after(state, "1 A!")
    assert GAME.scores(end) == (10, left)
    assert GAME.ended_by(end) == ending


@pytest.mark.parametrize(("pile", "turns"), [("6 6 6", 2), ("6 6", 1), ("6", 1)])
def test_edge_38_the_last_temple_cards(pile: str, turns: int) -> None:
    state = near_the_end(pile, {}, {})
    for turn in range(turns):
        assert GAME.ended_by(state) is None
        assert field(state, "pile") == " ".join(pile.split()[2 * turn :])
        end_turn(state, turn)
    assert GAME.ended_by(state) == "exhausted"
    assert field(state, "pile") == ""


@pytest.mark.parametrize(
    ("one", "two", "winners"),
    [
        ({"temples": {"H": "1 2"}}, {"temples": {"H": "1"}, "hand": "AAAA"}, (0,)),
        ({"temples": {"H": "1"}, "hand": "AAAA"}, {"temples": {"H": "1 2"}}, (1,)),
        ({"temples": {"H": "1"}, "hand": "A"}, {"temples": {"M": "1"}, "hand": "AA"}, (1,)),
        ({"temples": {"H": "1"}, "hand": "AA"}, {"temples": {"M": "1"}, "hand": "SS"}, (0, 1)),
        ({}, {}, (0, 1)),
    ],
)
def test_edge_39_an_exhausted_pile_is_won_by_total_then_by_hand(
    one: dict[str, object], two: dict[str, object], winners: tuple[int, ...]
) -> None:
    state = near_the_end("6", one, two)
    end_turn(state, 0)
    assert GAME.ended_by(state) == "exhausted"
    assert GAME.winners(state) == winners


def test_edge_39_hands_are_counted_after_all_actions() -> None:
    state = near_the_end("6", {"hand": "AH"}, {"hand": "M"})
    spent = after(state, "1 go A", "1 dep H")
    end_turn(state, 0)
    end_turn(spent, 0)
    assert GAME.winners(state) == (0,)
    assert GAME.winners(spent) == (1,)


def near_the_end(pile: str, one: dict[str, object], two: dict[str, object]) -> State:
    """Only these cards are left in the Temple pile; all others that are not built lie in player 2's Temple column."""
    rest = BOX - Counter(pile.split())
    for side in (one, two):
        temples = side.get("temples", {})
        assert isinstance(temples, dict)
        rest -= Counter(" ".join(temples.values()).split())
    return position(one, {**two, "temple_column": " ".join(rest.elements())}, pile=pile)


def end_turn(state: State, seat: int) -> None:
    """Ends the turn; chance plays the first thing it can until a seat decides."""
    GAME.play(state, seat, GAME.parse("end"))
    while (decisions := GAME.decisions(state)) and decisions[0].seat == CHANCE:
        GAME.play(state, CHANCE, decisions[0].options[0])


def test_edge_40_the_perpetual_cycle_runs_into_the_turn_cap() -> None:
    columns = {"A": "HHAA", "H": "A" * 7, "M": "M" * 12, "P": "P" * 12, "S": "S" * 12}
    one = {"pawn": "A", "hand": "A", "noted": "A", "columns": columns}  # with no card hidden, the hand is known
    two = {
        "pawn": "A",
        "columns": {"A": "HHAA", "H": "H" * 8},
        "temples": {"A": "1 2"},
        "temple_column": "2 1",
    }
    state = position(one, two, turn=61)
    first = GAME.save(state)
    for turn in range(61, 101):
        seat = 1 if turn % 2 else 2
        assert field(state, "turn") == turn
        if seat == 1:
            assert {**GAME.save(state), "turn": 61} == first
        play(state, *[f"{seat} {move}" for move in ("dep A", "A!", "build opp", "build opp", "end")])
        if turn < 100:
            assert GAME.ended_by(state) is None
            play(state, "* nation A")
    assert GAME.ended_by(state) == "turn_cap"
    assert (GAME.scores(state), GAME.winners(state)) == ((0, 2), (1,))


@pytest.mark.parametrize("options", ["turn_cap=off", "turn_cap=40"])
def test_edge_40_another_turn_cap_or_none(options: str) -> None:
    state = position({}, {}, options=options, turn=100)
    end_turn(state, 0)
    assert GAME.ended_by(state) == ("turn_cap" if options == "turn_cap=40" else None)


def test_edge_45_no_move_is_legal_after_the_end() -> None:
    state = near_the_end("6", {"hand": NATIONS}, {"hand": NATIONS})
    end_turn(state, 0)
    assert offered(state) == set()
    for seat in (0, 1, CHANCE):
        for move in GAME.moves:
            refused = GAME.explain(state, seat, move)
            assert refused is not None
            assert (refused.rule, refused.reason) == ("BA-7.8", "game_over")


def test_edge_45_nothing_but_drops_while_a_hand_is_halved() -> None:
    """Of the whole vocabulary, for everybody."""
    one = {"pawn": "A", "hand": NATIONS, "columns": {"A": "SSS"}}
    state = after(position(one, {"hand": NATIONS, "pawn": "A"}), "1 half S")
    possible = {
        (seat, str(move)) for seat in (0, 1, CHANCE) for move in GAME.moves if not GAME.explain(state, seat, move)
    }
    assert possible == {(1, "drop A"), (1, "drop H"), (1, "drop M"), (1, "drop P")}
