"""Bots with a manner of their own: what they like, beside winning, is added to their judgement of a position.

It is little: enough to choose between moves that are nearly as good, too little to lose a game for it. What each
temperament likes in a game stands in the game's bot/settings.py."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import counts

NAMES: Final = ("builder", "gambler", "trader")
THOUSANDTH: Final = 0.001


class Taste:
    """What one more of each feature is worth."""

    def __init__(self, worth: list[int]) -> None:
        self.size: i64 = len(worth)
        self.worth: vec[i64] = counts(len(worth))
        for k, thousandths in enumerate(worth):
            self.worth[k] = thousandths

    def of(self, features: vec[i64], seat: i64) -> float:
        """How much a seat likes its position, in parts of a victory."""
        base: i64 = seat * self.size
        liked: i64 = 0
        k: i64
        for k in range(self.size):
            liked += self.worth[k] * features[base + k]
        return THOUSANDTH * float(liked)


def taste_of(game: Game, temperament: str) -> Taste | None:
    """None where the game does not know the temperament, or nothing is asked for."""
    for known in game.search_settings().temperaments:
        if known.name == temperament:
            return Taste([known.likes.get(feature, 0) for feature in game.feature_names()])
    return None


def in_games(game: Game, setup: Setup) -> tuple[str, ...]:
    """Those that bots can have in such games: none where the network does not know them."""
    known = game.search_settings().temperaments
    features = counts(MOST_SEATS * len(game.feature_names()))
    return tuple([one.name for one in known]) if known and game.features(game.begin(setup), features) else ()


def at_seat(known: tuple[str, ...], commitment: str, seat: int) -> str | None:
    """Which one a bot has: another at the next seat, and another order at the next table, by what is published of its
    luck."""
    return known[(crc32(commitment.encode()) + seat) % len(known)] if known else None
