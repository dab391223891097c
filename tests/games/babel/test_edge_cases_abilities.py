"""Edge cases about what each ability needs: levels, cards and hands around their limits."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from mastaba import State
from tests.games.babel.table import after, offered, position, refusal, text


@pytest.mark.parametrize(
    ("own", "theirs", "cards", "answer"),
    [
        ("1 2", "1 2", "HHHAA", "BA-5.5 nothing_higher_to_steal"),  # equal
        ("1 2 3", "1 2", "HHHAA", "BA-5.5 nothing_higher_to_steal"),  # lower
        ("", "", "HHH", "BA-5.5 nothing_higher_to_steal"),  # nothing there
        ("1 2", "1 2 3 4 5", "HHHAA", "1 2 5 / 1 2 3 4"),  # higher by three
        ("1 2", "1 2 3 4 5", "HHHA", "BA-5.5 too_few_cards"),
        ("1 2", "1 2 3", "HHH", "1 2 3 / 1 2"),  # enough only with the card that is paid
        ("", "1 2 3", "HHH", "3 / 1 2"),  # onto an empty site
        ("", "6", "AAAHHH", "6 / "),
    ],
)
def test_edge_23_hittites_steal_what_is_higher_and_not_too_high(own: str, theirs: str, cards: str, answer: str) -> None:
    state = position({"pawn": "M", "columns": {"M": cards}, "temples": {"M": own}}, {"temples": {"M": theirs}})
    if answer.startswith("BA"):
        assert refusal(state, "1 H!") == answer
        assert "H!" not in offered(state)
    else:
        stolen = after(state, "1 H!")
        assert f"{text(stolen, 'players.1.temples.M')} / {text(stolen, 'players.2.temples.M')}" == answer
        assert text(stolen, "discard") == "H"


@pytest.mark.parametrize(
    ("temple", "offer", "cards", "answer"),
    [
        ("", "2", "PPP", "2"),
        ("1", "3", "PPP", "1 3"),
        ("1 3", "5", "PPPAA", "1 3 5"),
        ("1 2 3 4", "6", "PPPAAA", "1 2 3 4 6"),
        ("1", "2", "PPP", "BA-5.7 skip_not_possible"),  # the next level only
        ("", "3", "PPP", "BA-5.7 skip_not_possible"),  # two levels skipped
        ("", "", "PPP", "BA-5.7 skip_not_possible"),
        ("1 2 3 4 5", "6", "PPPAAA", "BA-5.7 skip_not_possible"),  # there is no 7
        ("1 2 3", "5", "PPPA", "BA-5.7 too_few_cards"),
    ],
)
@pytest.mark.parametrize("column", ["own", "opp"])
def test_edge_25_persians_skip_exactly_one_level(temple: str, offer: str, cards: str, answer: str, column: str) -> None:
    shown, empty = {"temple_column": offer}, {"temple_column": ""}
    one = {"pawn": "M", "columns": {"M": cards}, "temples": {"M": temple}, **(shown if column == "own" else empty)}
    state = position(one, empty if column == "own" else shown)
    if answer.startswith("BA"):
        assert refusal(state, f"1 P! {column}") == answer
        assert f"P! {column}" not in offered(state)
    else:
        assert text(after(state, f"1 P! {column}"), "players.1.temples.M") == answer


@pytest.mark.parametrize("hand", ["", "H", "HS", "HHH", "AAHMPSS", "AAHHMMPS"])
def test_edge_29_the_victim_reaches_every_choice_of_half_the_hand_in_one_way(hand: str) -> None:
    state = position({"pawn": "A", "columns": {"A": "SSS"}}, {"hand": hand})
    if len(hand) < 2:
        assert refusal(state, "1 half S") == "BA-5.9 hand_too_small"
        assert "half S" not in offered(state)
        return
    halved = after(state, "1 half S")
    kept = Counter(every_end(halved))
    possible = {without(hand, cards) for cards in itertools.combinations(hand, len(hand) // 2)}
    assert set(kept) == possible
    assert set(kept.values()) == {1}


def every_end(state: State) -> list[str]:
    """The victim's hand at the end of every line of drops; each line must reach the active player's decision."""
    ends: list[str] = []
    open_lines = [state]
    while open_lines:
        line = open_lines.pop()
        moves = offered(line)
        assert moves
        if not all(move.startswith("drop") for move in moves):
            ends.append(text(line, "players.2.hand"))
            continue
        open_lines += [after(line, f"2 {move}") for move in moves]
    return ends


def without(hand: str, cards: tuple[str, ...]) -> str:
    return "".join(sorted((Counter(hand) - Counter(cards)).elements()))
