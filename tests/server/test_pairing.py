"""Who meets whom: held against exhaustive search where that is possible, and against the promises everywhere else."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from mastaba.server.people import bracket, pairing
from mastaba.server.people.pairing import History


def no_history(players: int) -> History:
    return History([0.0] * players, Counter(), [0] * players, [Counter() for _ in range(players)])


def most_pairs(players: list[int], edges: set[tuple[int, int]]) -> int:
    """By trying everything."""
    if len(players) < 2:
        return 0
    first, *rest = players
    found = most_pairs(rest, edges)
    for other in rest:
        if (first, other) in edges:
            found = max(found, 1 + most_pairs([one for one in rest if one != other], edges))
    return found


@settings(max_examples=300, deadline=None)
@given(st.integers(2, 9), st.data())
def test_a_matching_is_a_largest_one(players: int, data: st.DataObject) -> None:
    every = list(combinations(range(players), 2))
    edges = data.draw(st.sets(st.sampled_from(every)))
    graph = {one: [o for o in range(players) if tuple(sorted((one, o))) in edges] for one in range(players)}
    found = pairing.matching(graph)
    assert all(found[found[one]] == one and one in graph[found[one]] for one in found)
    assert len(found) == 2 * most_pairs(list(range(players)), edges)


def play_on(history: History, round_: pairing.Round, order: list[int], wins: list[bool]) -> None:
    """Carries a round into the history by the players' own numbers; `order` is the standing that was paired."""
    points = history.points
    assert isinstance(points, list) and isinstance(history.byes, list)
    for number, group in enumerate(round_.groups):
        own = [order[player] for player in group]
        for seat, player in enumerate(own):
            history.seats[player][seat] += 1
        for one, other in combinations(own, 2):
            history.met[min(one, other), max(one, other)] += 1
        points[own[0 if wins[number % len(wins)] else -1]] += 1
    if round_.bye is not None:
        points[order[round_.bye]] += 1
        history.byes[order[round_.bye]] += 1


def by_standing(history: History) -> tuple[list[int], History]:
    order = sorted(range(len(history.points)), key=lambda player: (-history.points[player], player))
    number = {player: k for k, player in enumerate(order)}
    met: Counter[tuple[int, int]] = Counter()
    for (one, other), times in history.met.items():
        a, b = sorted((number[one], number[other]))
        met[a, b] = times
    return order, History(
        [history.points[player] for player in order],
        met,
        [history.byes[player] for player in order],
        [history.seats[player] for player in order],
    )


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 17), st.data())
def test_nobody_meets_twice_while_it_can_be_avoided(players: int, data: st.DataObject) -> None:
    """A round without a second meeting always exists in the first half of all rounds; byes come once, seats in turn."""
    history = no_history(players)
    rounds = max(1, players // 2)
    for _ in range(rounds):
        order, sorted_history = by_standing(history)
        found = pairing.swiss(sorted_history)
        sat = [player for pair in found.groups for player in pair] + ([] if found.bye is None else [found.bye])
        assert sorted(sat) == list(range(players))
        wins = data.draw(st.lists(st.booleans(), min_size=1, max_size=9))
        play_on(history, found, order, wins)
    assert max(history.met.values()) == 1
    assert max(history.byes) <= 1 and sum(history.byes) == (rounds if players % 2 else 0)
    assert all(abs(seats[0] - seats[1]) <= 2 for seats in history.seats)


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 40), st.integers(3, 5), st.lists(st.booleans(), min_size=1, max_size=9))
def test_groups_are_even_and_meet_others_each_time(players: int, wanted: int, wins: list[bool]) -> None:
    sizes = pairing.sizes(players, wanted, (3, 4, 5))
    assert sizes is not None and sum(sizes) == players and max(sizes) - min(sizes) <= 1
    history = no_history(players)
    for _ in range(3):
        standing, sorted_history = by_standing(history)
        found = pairing.groups(sorted_history, sizes)
        assert sorted(player for group in found.groups for player in group) == list(range(players))
        assert [len(group) for group in found.groups] == sizes
        for group in found.groups:  # nobody sits where they sat before while another order avoids it
            used = [max(sorted_history.seats[one][k] for k, one in enumerate(order)) for order in permutations(group)]
            assert max(sorted_history.seats[one][k] for k, one in enumerate(group)) == min(used)
        play_on(history, found, standing, wins)
    repeated = sum(times - 1 for times in history.met.values() if times > 1)
    if players >= 25:  # enough strangers for everybody: few meet again
        assert repeated <= players // 4


def test_there_may_be_no_groups() -> None:
    assert pairing.sizes(7, 3, (3, 4, 5)) == [4, 3]
    assert pairing.sizes(2, 3, (3, 4, 5)) is None
    assert pairing.sizes(12, 4, (3, 4, 5)) == [4, 4, 4]
    assert pairing.sizes(11, 5, (3, 4)) == [4, 4, 3]


def test_a_bracket_keeps_the_best_apart() -> None:
    assert bracket.first_round(8) == [(0, 7), (3, 4), (1, 6), (2, 5)]
    assert bracket.first_round(6) == [(0, None), (3, 4), (1, None), (2, 5)]
    assert bracket.first_round(2) == [(0, 1)]
    for players in range(2, 65):
        lines = bracket.first_round(players)
        named = [one for line in lines for one in line if one is not None]
        assert sorted(named) == list(range(players))
        winners = [min(one for one in line if one is not None) for line in lines]
        while len(winners) > 1:
            winners = [min(one for one in line if one is not None) for line in bracket.next_round(winners)]
        assert winners == [0]
