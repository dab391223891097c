"""The games of a club: who of its people sat where, how it ended, and who won how often."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from mastaba.server.storage.club_store import Member, StoredGame


class Sitter(NamedTuple):
    """One seat of a finished game."""

    key: str | None  # of the member
    person: str | None  # whose name is looked up; None in games from elsewhere
    name: str | None  # as it was written there, or of somebody who shared a device
    level: str | None
    place: int
    score: int


class PlayedGame(NamedTuple):
    id: str
    table: str | None
    game: str
    at: int
    seats: tuple[Sitter, ...]


class Tally(NamedTuple):
    played: int
    won: int
    by_game: dict[str, tuple[int, int]]


def read_all(stored: Iterable[StoredGame], members: Sequence[Member]) -> list[PlayedGame]:
    keys = {member.person: member.key for member in members if member.person is not None}
    games = (brought(game) if game.brought else played(game, keys) for game in stored)
    return [game for game in games if game is not None]


def played(stored: StoredGame, keys: Mapping[str, str]) -> PlayedGame | None:
    """A table here; None for games that go on from an earlier one, which count for nothing."""
    summary: dict[str, Any] = json.loads(stored.body)
    result = summary["result"]
    if result is None or summary.get("given"):
        return None
    seats = []
    for k, found in enumerate(summary["seats"]):
        person, level, _, called = (*found, None, None)[:4]
        key = None if called else keys.get(person)
        bot = None if person else level
        seats.append(Sitter(key, person, called, bot, result["ranking"][k], result["scores"][k]))
    return PlayedGame(stored.id, stored.id, summary["game"], stored.at, tuple(seats))


def brought(stored: StoredGame) -> PlayedGame:
    body = json.loads(stored.body)
    seats = (Sitter(s["key"], None, s["name"], s["level"], s["place"], s["score"]) for s in body["seats"])
    return PlayedGame(stored.id, None, body["game"], stored.at, tuple(seats))


def tally(games: Iterable[PlayedGame]) -> dict[str, Tally]:
    """By the keys of those who played, whether they still belong to the club or not."""
    found: dict[str, Tally] = {}
    for game in games:
        for seat in {sitter.key: sitter for sitter in game.seats if sitter.key}.values():
            assert seat.key is not None
            played, won, by_game = found.get(seat.key, Tally(0, 0, {}))
            before = by_game.get(game.game, (0, 0))
            by_game[game.game] = (before[0] + 1, before[1] + (seat.place == 1))
            found[seat.key] = Tally(played + 1, won + (seat.place == 1), by_game)
    return found
