"""Who meets whom in a round: pairs for games of two, groups for games of three to five.

Pairs are made as in a Swiss tournament: from the top of the standings down, each player gets the best opponent that
leaves a full pairing to all others, which a matching of the remaining graph (Edmonds 1965) decides. So nobody meets
anybody twice as long as any round without it exists, and nobody has a second bye before all had one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, permutations
from typing import Final, NamedTuple

MOST_LEAN: Final = 2
Meet = Callable[[int, int], bool]


class History(NamedTuple):
    """What earlier rounds say about the players, who are numbered by their standing: 0 leads."""

    points: Sequence[float]
    met: Counter[tuple[int, int]]  # the lower number first
    byes: Sequence[int]
    seats: Sequence[Counter[int]]  # how often each player sat on each seat, counted from 0


class Round(NamedTuple):
    groups: list[tuple[int, ...]]  # in the order of their seats
    bye: int | None = None


def meetings(history: History, one: int, other: int) -> int:
    return history.met[min(one, other), max(one, other)]


# ---------------------------------------------------------------------- pairs
def swiss(history: History) -> Round:
    players = list(range(len(history.points)))
    bye = None
    if len(players) % 2:
        bye = choose_bye(history, players)
        players.remove(bye)
    return Round([seated(history, pair) for pair in pairs(history, players)], bye)


def choose_bye(history: History, players: Sequence[int]) -> int:
    """The last of the standings among those who had the fewest, if all others can then be paired anew."""
    fewest = min(history.byes[player] for player in players)
    able = [player for player in reversed(players) if history.byes[player] == fewest]
    for player in able:
        others = [other for other in players if other != player]
        if full(others, lambda one, other: not meetings(history, one, other)):
            return player
    return able[0]


def pairs(history: History, players: list[int]) -> list[tuple[int, int]]:
    """From the top; where somebody must meet somebody again, those who met least."""
    may_meet = next(meet for meet in rules(history, players) if full(players, meet))
    found: list[tuple[int, int]] = []
    left = list(players)
    while left:
        first = left.pop(0)
        for other in preferred(history, first, left):
            rest = [player for player in left if player != other]
            if may_meet(first, other) and full(rest, may_meet):
                found.append((first, other))
                left = rest
                break
    return found


def rules(history: History, players: Sequence[int]) -> Iterator[Meet]:
    """The strictest first: nobody meets again, nor do two who both should begin now, or both should not."""
    yield lambda one, other: not meetings(history, one, other) and not clash(history, one, other)
    for again in range(max(history.met.values(), default=0) + 1):
        yield partial(met_at_most, history, again)


def met_at_most(history: History, times: int, one: int, other: int) -> bool:
    return meetings(history, one, other) <= times


def clash(history: History, one: int, other: int) -> bool:
    """Whether one of them would begin three times more often than not, or the other way round."""
    both = (lean(history, one), lean(history, other))
    return min(both) >= MOST_LEAN or max(both) <= -MOST_LEAN


def preferred(history: History, first: int, others: Sequence[int]) -> list[int]:
    """Equal points, then seats that can be shared out, then the upper half of the points against the lower."""
    equal = [player for player in others if history.points[player] == history.points[first]]
    middle = equal[len(equal) // 2] if equal else first

    def cost(other: int) -> tuple[int, float, bool, int]:
        apart = history.points[first] - history.points[other]
        same = lean(history, first) * lean(history, other) > 0
        return meetings(history, first, other), apart, same, abs(other - middle)

    return sorted(others, key=cost)


def lean(history: History, player: int) -> int:
    """How much more often somebody has begun than not."""
    return history.seats[player][0] - history.seats[player][1]


def full(players: Sequence[int], may_meet: Meet) -> bool:
    """Whether all of them can be paired: a largest matching of the graph leaves nobody over."""
    if len(players) % 2:
        return False
    edges = {one: [other for other in players if other != one and may_meet(one, other)] for one in players}
    return len(matching(edges)) == len(players)


def matching(edges: dict[int, list[int]]) -> dict[int, int]:
    """A largest matching by augmenting paths; odd circles are shrunk into blossoms."""
    mate: dict[int, int] = {}
    for one, others in edges.items():  # most are found at once
        free = next((other for other in others if other not in mate), None) if one not in mate else None
        if free is not None:
            mate[one], mate[free] = free, one
    for root in edges:
        if root not in mate:
            augment(edges, mate, root)
    return mate


def augment(edges: dict[int, list[int]], mate: dict[int, int], root: int) -> None:
    """Searches an alternating path from a free player to another, and turns it."""
    parent: dict[int, int] = {}
    base = {one: one for one in edges}
    even, queue = {root}, [root]

    def common(one: int, other: int) -> int:
        seen = set()
        while True:
            one = base[one]
            seen.add(one)
            if one not in mate:
                break
            one = parent[mate[one]]
        while base[other] not in seen:
            other = parent[mate[base[other]]]
        return base[other]

    def shrink(one: int, top: int, child: int, inside: set[int]) -> None:
        while base[one] != top:
            inside |= {base[one], base[mate[one]]}
            parent[one], child = child, mate[one]
            one = parent[mate[one]]

    while queue:
        one = queue.pop(0)
        for other in edges[one]:
            if base[one] == base[other] or mate.get(one) == other:
                continue
            if other == root or (other in mate and mate[other] in parent):
                top, inside = common(one, other), set[int]()
                shrink(one, top, other, inside)
                shrink(other, top, one, inside)
                for each in edges:
                    if base[each] in inside:
                        base[each] = top
                        if each not in even:
                            even.add(each)
                            queue.append(each)
            elif other not in parent:
                parent[other] = one
                if other not in mate:
                    turn(mate, parent, other)
                    return
                even.add(mate[other])
                queue.append(mate[other])


def turn(mate: dict[int, int], parent: dict[int, int], end: int) -> None:
    while True:
        before = parent[end]
        after = mate.get(before)
        mate[end], mate[before] = before, end
        if after is None:
            return
        end = after


# ---------------------------------------------------------------------- groups
def sizes(players: int, wanted: int, allowed: Iterable[int]) -> list[int] | None:
    """Groups near the wanted size, as even as the game allows; None if nobody could be left out otherwise."""
    possible = sorted(size for size in allowed if size >= 2)
    for count in sorted(range(1, players + 1), key=lambda count: (abs(players / count - wanted), -count)):
        small, more = divmod(players, count)
        found = [small + 1] * more + [small] * (count - more)
        if all(size in possible for size in found):
            return found
    return None


def groups(history: History, wanted: list[int]) -> Round:
    """Neighbours in the standings, exchanged as long as fewer then meet again; a descent, so that it always ends."""
    left = list(range(len(history.points)))
    tables = [[left.pop(0) for _ in range(size)] for size in wanted]
    best = sum(price(history, table) for table in tables)
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for i in range(len(tables[one])):
                for k in range(len(tables[other])):
                    before = price(history, tables[one]) + price(history, tables[other])
                    exchange(tables, one, i, other, k)
                    after = price(history, tables[one]) + price(history, tables[other])
                    if after < before:
                        best, better = best - before + after, True
                    else:
                        exchange(tables, one, i, other, k)
    return Round([seated(history, table) for table in tables])


def exchange(tables: list[list[int]], one: int, i: int, other: int, k: int) -> None:
    tables[one][i], tables[other][k] = tables[other][k], tables[one][i]


def price(history: History, table: Sequence[int]) -> float:
    """Meeting again costs more each time, and far more than unequal points."""
    again = sum(meetings(history, one, other) ** 2 for one, other in combinations(table, 2))
    points = [history.points[player] for player in table]
    return 1000.0 * again + (max(points) - min(points))


# ---------------------------------------------------------------------- seats
def seated(history: History, table: Sequence[int]) -> tuple[int, ...]:
    """In the order in which everybody sits where they sat least; of equal ones, the order of the standings."""

    def used(order: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
        counts = [history.seats[player][seat] for seat, player in enumerate(order)]
        return max(counts), sum(counts), order

    if len(table) == 2:
        one, other = table
        if lean(history, one) != lean(history, other):
            return (one, other) if lean(history, one) < lean(history, other) else (other, one)
    return min(permutations(table), key=used)
