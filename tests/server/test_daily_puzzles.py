"""The daily puzzle, streaks and ratings, with days and results that are given."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from mastaba.server.people.daily_puzzles import Rated, Streak, chosen, day_of, iso, streak, week
from mastaba.server.puzzle_ratings import DOUBT, PUZZLE_DOUBT, START, Rating, Standing, rated

MONDAY = date(2026, 11, 16).toordinal()
PUZZLES = {game: [Rated(f"{game}-{k}", 1000 + 10 * k) for k in range(70)] for game in ("ur", "senet", "mehen")}


# ---------------------------------------------------------------------- the daily puzzle
def test_games_take_turns_and_get_harder_from_monday_to_sunday() -> None:
    days = range(MONDAY, MONDAY + 21)
    found = [str(chosen(day, PUZZLES)) for day in days]
    games = [one.partition("-")[0] for one in found]
    assert all(len(set(games[k : k + 3])) == 3 for k in range(19))
    for day, one in zip(days, found, strict=True):
        assert int(one.partition("-")[2]) // 10 == (day - MONDAY) % 7


def test_none_comes_again_before_all_have_come() -> None:
    """Three games on seven days: 21 days are a round, and a seventh of 70 puzzles lasts ten of them."""
    first = MONDAY - MONDAY % 21
    found = Counter(chosen(day, PUZZLES) for day in range(first, first + 210))
    assert len(found) == 210 and set(found.values()) == {1}
    assert chosen(first, PUZZLES) == chosen(first + 210, PUZZLES)


def test_few_puzzles_and_none() -> None:
    assert chosen(MONDAY, {}) is None
    assert chosen(MONDAY, {"ur": []}) is None
    few = {"ur": [Rated("a", 1000), Rated("b", 1200)], "senet": []}
    assert {chosen(day, few) for day in range(MONDAY, MONDAY + 14)} == {"a", "b"}


def test_days_begin_at_midnight_utc() -> None:
    midnight = 1_794_787_200_000
    assert [iso(day_of(midnight + more)) for more in (-1, 0, 86_399_999)] == ["2026-11-15", "2026-11-16", "2026-11-16"]
    assert day_of(midnight) == MONDAY


# ---------------------------------------------------------------------- streaks
def solved(marks: str) -> set[int]:
    """From a Monday on, `x` a day that was solved."""
    return {MONDAY + k for k, mark in enumerate(marks.replace(" ", "")) if mark == "x"}


@pytest.mark.parametrize(
    ("marks", "days", "first"),
    [
        ("", 0, 1),  # nothing at all
        ("x", 1, 0),
        ("-", 0, 1),
        ("xxx", 3, 0),
        ("xx-", 2, 0),  # today is no gap yet
        ("xx--", 2, 0),  # one is forgiven
        ("xx-x", 3, 0),
        ("xx---", 0, 5),  # two are not
        ("x-x-x", 2, 2),
        ("--xx-xx", 4, 2),  # who begins on a Wednesday has missed nothing
        ("xxxxx-x xx-xxxx", 12, 0),  # one in each week
        ("xxxxxx- -xxxxxx", 12, 0),
        ("xxxxx-- xxxxxxx", 7, 7),
    ],
)
def test_a_streak_forgives_one_missed_day_of_a_week(marks: str, days: int, first: int) -> None:
    today = MONDAY + max(0, len(marks.replace(" ", "")) - 1)
    assert streak(solved(marks), today) == Streak(days, MONDAY + first)


def test_the_week_as_it_is_shown() -> None:
    found = week(solved("xx---xx x-x-"), MONDAY + 10)
    assert [iso(day)[-2:] for day, _ in found] == ["20", "21", "22", "23", "24", "25", "26"]
    assert [state for _, state in found] == ["missed", "solved", "solved", "solved", "forgiven", "solved", "open"]


# ---------------------------------------------------------------------- ratings
@pytest.mark.parametrize("standing", ["solved", "near", "missed"])
def test_solver_and_puzzle_move_apart(standing: Standing) -> None:
    one, puzzle = rated(Rating(), Rating(START, PUZZLE_DOUBT), standing, False)
    way = {"solved": 1, "near": 0, "missed": -1}[standing]
    assert (one.value > START) - (one.value < START) == way
    assert (puzzle.value < START) - (puzzle.value > START) == way
    assert one.doubt < DOUBT


def test_a_harder_puzzle_is_worth_more_and_doubt_makes_larger_steps() -> None:
    gain = {
        value: rated(Rating(), Rating(value, PUZZLE_DOUBT), "solved", False)[0].value for value in (900, 1200, 1500)
    }
    assert START < gain[900] < gain[1200] < gain[1500]
    settled = rated(Rating(START, 80), Rating(1200, PUZZLE_DOUBT), "solved", False)[0]
    assert START < settled.value < gain[1200]


def test_a_hint_halves_the_gain_and_no_loss() -> None:
    puzzle = Rating(1300, PUZZLE_DOUBT)
    for standing, part in (("solved", 0.5), ("missed", 1.0)):
        plain = rated(Rating(), puzzle, standing, False)[0]  # type: ignore[arg-type]
        hinted, same = rated(Rating(), puzzle, standing, True)  # type: ignore[arg-type]
        assert hinted.value - START == pytest.approx(part * (plain.value - START))
        assert same == puzzle


def test_400_points_are_ten_to_one() -> None:
    """Without doubt on either side, whoever wins ten times in eleven is 400 above: the steps cancel out."""
    strong, puzzle = Rating(1600, 0.001), Rating(1200, 0.001)
    up = rated(strong, puzzle, "solved", False)[0].value - 1600
    down = rated(strong, puzzle, "missed", False)[0].value - 1600
    assert 10 * up + down == pytest.approx(0, abs=abs(down) * 0.02)
