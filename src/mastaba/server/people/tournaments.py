"""A tournament as it stands: players, rounds, results, and what follows from them. No clock, no storage."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final, Literal, NamedTuple

import msgspec

from mastaba.server.people import bracket, pairing
from mastaba.server.people.pairing import History

Format = Literal["swiss", "knockout", "groups"]
MOST_PLAYERS: Final = 64
MOST_ROUNDS: Final = 15
GROUP_ROUNDS: Final = 3  # unless the organiser says otherwise


class TooFew(Exception):
    """There are not enough players for this format."""


class Player(msgspec.Struct):
    key: str
    person: str | None = None
    level: str | None = None  # of a bot
    out: bool = False  # plays no further round


class Match(msgspec.Struct):
    """One table; a bye has one player and no table."""

    players: list[str]  # by seat
    table: str | None
    places: list[int] | None = None  # by seat, once it is over
    scores: list[int] | None = None
    again: bool = False  # a drawn knock-out game is played once more


class Tournament(msgspec.Struct):
    name: str
    organiser: str
    format: Format
    game: str
    settings: dict[str, Any]  # of each table: edition, options, clock, grace
    size: int  # seats of a table
    wanted_rounds: int | None
    fill: int | None  # bots take part until there are so many players
    level: str
    players: list[Player]
    rounds: list[list[Match]] = []
    order: list[str] = []  # as drawn at the start

    def player(self, key: str) -> Player:
        return next(player for player in self.players if player.key == key)

    def of_person(self, person: str | None) -> Player | None:
        return next((each for each in self.players if person is not None and each.person == person), None)

    def people(self) -> list[str]:
        return [self.organiser, *(player.person for player in self.players if player.person is not None)]


class Standing(NamedTuple):
    """Points are shares of beaten opponents: first of four has 1, second 2/3, last 0; a bye counts 1."""

    key: str
    place: int
    points: float
    opponents: float  # the points of those one met, added up
    wins: int
    played: int


# ---------------------------------------------------------------------- the course of it
def begin(found: Tournament, allowed: Sequence[int], chance: random.Random) -> None:
    """Bots fill up, the order is drawn, and the first round stands."""
    while found.fill is not None and len(found.players) < min(found.fill, MOST_PLAYERS):
        found.players.append(Player(f"bot{len(found.players) + 1}", level=found.level))
    if len(found.players) < 2 or (found.format == "groups" and group_sizes(found, allowed) is None):
        raise TooFew
    found.order = [player.key for player in found.players]
    chance.shuffle(found.order)
    found.rounds.append(paired(found, allowed))


def rounds_of(found: Tournament) -> int:
    """How many there will be; a Swiss tournament has as many as a knock-out would, so that one player leads."""
    players = max(2, len(found.players))
    if found.format == "knockout":
        return math.ceil(math.log2(players))
    if found.format == "groups":
        return found.wanted_rounds or GROUP_ROUNDS
    most = players - 1 if players % 2 == 0 else players
    return min(found.wanted_rounds or math.ceil(math.log2(players)), most)


def go_on(found: Tournament, allowed: Sequence[int]) -> bool:
    """After a result: the next round, if this one is over. False when the tournament is over."""
    last = found.rounds[-1]
    if any(match.places is None for match in last):
        return True
    if found.format == "knockout" and (repeats := [repeated(match) for match in last if is_drawn(match)]):
        last.extend(repeats)
        return True
    if len(found.rounds) >= rounds_of(found):
        return False
    following = paired(found, allowed)
    if not any(match.table is None and len(match.players) > 1 for match in following):
        return False  # nobody is left to play
    found.rounds.append(following)
    return True


def is_drawn(match: Match) -> bool:
    return len(match.players) == 2 and match.places == [1, 1] and not match.again


def repeated(match: Match) -> Match:
    """The same two with their seats exchanged; after another draw the one who was drawn first goes on."""
    match.again = True
    return Match(match.players[::-1], None, again=True)


def paired(found: Tournament, allowed: Sequence[int]) -> list[Match]:
    if found.format == "knockout":
        return knockout_round(found)
    order = [each.key for each in standings(found) if not found.player(each.key).out]
    past = history(found, order)
    if found.format == "swiss":
        made = pairing.swiss(past) if len(order) > 1 else pairing.Round([], 0 if order else None)
    else:
        sizes = pairing.sizes(len(order), found.size, [size for size in allowed if size <= found.size])
        made = pairing.groups(past, sizes) if sizes else pairing.Round([])
    matches = [Match([order[player] for player in group], None) for group in made.groups]
    return matches if made.bye is None else [*matches, Match([order[made.bye]], None, [1])]


def group_sizes(found: Tournament, allowed: Sequence[int]) -> list[int] | None:
    """No table is larger than the organiser wants."""
    return pairing.sizes(len(found.players), found.size, [size for size in allowed if size <= found.size])


def knockout_round(found: Tournament) -> list[Match]:
    if not found.rounds:
        lines = bracket.first_round(len(found.order))
    else:
        lines = bracket.next_round([found.order.index(key) for key in winners(found, found.rounds[-1])])
    made = []
    for one, other in lines:
        if other is None:
            made.append(Match([found.order[one]], None, [1]))
            continue
        first, second = seated(found, found.order[one], found.order[other])
        gone = [found.player(key).out for key in (first, second)]
        places = None if not any(gone) else [2, 1] if gone[0] and not gone[1] else [1, 2]
        made.append(Match([first, second], None, places))
    return made


def seated(found: Tournament, one: str, other: str) -> tuple[str, str]:
    """Whoever began less often begins."""
    began = Counter(match.players[0] for round_ in found.rounds for match in round_ if len(match.players) > 1)
    return (one, other) if began[one] <= began[other] else (other, one)


def winners(found: Tournament, round_: Sequence[Match]) -> list[str]:
    """In the order of the lines; the repeat of a drawn game stands at the end of the round."""
    lines = {frozenset(match.players): winner(found, match) for match in round_}
    seen = dict.fromkeys(frozenset(match.players) for match in round_)
    return [lines[line] for line in seen]


def winner(found: Tournament, match: Match) -> str:
    assert match.places is not None
    first = [key for key, place in zip(match.players, match.places, strict=True) if place == 1]
    return min(first, key=found.order.index)


# ---------------------------------------------------------------------- how it stands
def standings(found: Tournament) -> list[Standing]:
    """By points, then the points of the opponents, then wins, then who won when they met, then as drawn; in a knock-out
    first by how far somebody came."""
    points: dict[str, float] = dict.fromkeys((player.key for player in found.players), 0.0)
    wins, played, beaten = Counter[str](), Counter[str](), Counter[tuple[str, str]]()
    met: dict[str, list[str]] = {key: [] for key in points}
    reached = Counter[str]()
    for number, round_ in enumerate(found.rounds, 1):
        for match in round_:
            for key in match.players:
                reached[key] = number
            if match.places is None:
                continue
            for seat, key in enumerate(match.players):
                points[key] += share(match.places, seat)
                wins[key] += match.places[seat] == 1 and len(match.players) > 1
                played[key] += len(match.players) > 1
                for other, place in zip(match.players, match.places, strict=True):
                    if other != key:
                        met[key].append(other)
                        beaten[key, other] += match.places[seat] < place
    if found.format == "knockout" and found.rounds:
        for match in found.rounds[-1]:
            if match.places is not None and len(found.rounds) == rounds_of(found):
                reached[winner(found, match)] += 1
    against = {key: sum(points[other] for other in met[key]) for key in points}
    drawn = {key: number for number, key in enumerate(found.order)}

    def rank(key: str) -> tuple[float, ...]:
        far = reached[key] if found.format == "knockout" else 0
        return (-far, -round(points[key], 6), -round(against[key], 6), -wins[key])

    equal = Counter(rank(key) for key in points)

    def full_rank(key: str) -> tuple[float, ...]:
        direct = (
            sum(beaten[key, other] for other in met[key] if rank(other) == rank(key)) if equal[rank(key)] > 1 else 0
        )
        return (*rank(key), -direct, drawn.get(key, 0))

    order = sorted(points, key=full_rank)
    return [
        Standing(key, place, round(points[key], 4), round(against[key], 4), wins[key], played[key])
        for place, key in enumerate(order, 1)
    ]


def share(places: Sequence[int], seat: int) -> float:
    """Of the others, those who were beaten, and half of those with the same place."""
    if len(places) == 1:
        return 1.0
    beaten = sum((place > places[seat]) + (place == places[seat]) / 2 for place in places) - 0.5
    return beaten / (len(places) - 1)


def history(found: Tournament, order: Sequence[str]) -> History:
    """What pairing must know, the players numbered by their standing."""
    number = {key: k for k, key in enumerate(order)}
    points = {each.key: each.points for each in standings(found)}
    met: Counter[tuple[int, int]] = Counter()
    byes, seats = [0] * len(order), [Counter[int]() for _ in order]
    for round_ in found.rounds:
        for match in round_:
            own = [number.get(key) for key in match.players]
            if len(own) == 1 and own[0] is not None:
                byes[own[0]] += 1
                continue
            for seat, player in enumerate(own):
                if player is not None:
                    seats[player][seat] += 1
            known = [player for player in own if player is not None]
            for one, other in combinations(sorted(known), 2):
                met[one, other] += 1
    return History([points[key] for key in order], met, byes, seats)
