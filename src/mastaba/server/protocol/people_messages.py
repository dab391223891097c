"""What the server sends that belongs to a person: bots of their own, notices, statistics."""

from __future__ import annotations

from mastaba.server.protocol.structures import Sent


class BotMade(Sent):
    id: str
    name: str
    token: str


class BotKnown(Sent):
    id: str
    name: str
    created: str


class Blocked(Sent):
    """Somebody you do not hear; `key` means nothing to anybody else."""

    key: str
    name: str | None


class PushKey(Sent):
    key: str | None


class TurnNotice(Sent):
    """What webhooks and pushed messages say: it is your turn there, and nothing of the game."""

    table: str
    game: str
    name: str


class Feeds(Sent):
    """Private addresses of what a person may subscribe to."""

    atom: str
    calendar: str


class Tally(Sent):
    played: int
    won: int


class Statistics(Sent):
    name: str | None
    public: bool
    played: int
    won: int
    by_game: dict[str, Tally]
    by_seats: dict[str, Tally]
    against: dict[str, Tally]
    streak: int
    longest_streak: int
