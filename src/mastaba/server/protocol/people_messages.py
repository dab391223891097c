"""What the server sends that belongs to a person: bots of their own, notices, statistics."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from mastaba.server.protocol.messages import HoursDocument
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
    reminder: bool | UnsetType = UNSET  # it still is


class ChatNote(Sent):
    """What a webhook gets: the same in words for chats; a digest is of no single table."""

    text: str
    content: str
    allowed_mentions: dict[str, list[str]]
    table: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    reminder: bool | UnsetType = UNSET


class ContactDocument(Sent):
    """How you are reached: `mail` is null where there is none, `confirmed` says whether its code came back, `mails`
    whether this server sends mail at all, `webhook` whether you have one. `digest` is an hour of the day in `zone`."""

    lang: str
    zone: str
    mail: str | None
    confirmed: bool
    digest: int | None
    mails: bool
    webhook: bool


class AwayDocument(Sent):
    """`until` is the last day of a vacation that runs; `left` of `days` are left of this year. `hours` are those
    that you show at your tables."""

    until: str | None
    left: int
    days: int
    hours: HoursDocument | None


class NoteDocument(Sent):
    """What you wrote for yourself at a table; with `on_turn` it is shown when it is your turn."""

    text: str
    on_turn: bool


class Feeds(Sent):
    """Private addresses of what a person may subscribe to."""

    atom: str
    calendar: str


class Tally(Sent):
    played: int
    won: int


class RatedBot(Sent):
    level: str
    rating: int


class PersonRating(Sent):
    """Where somebody stands on the scale of the bots; `error` is half of the 95 % interval. For that scale the bots
    made `part` times fewer simulations than at a table."""

    game: str
    seats: int
    games: int
    rating: int
    error: int
    part: int
    bots: list[RatedBot]


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
    ratings: list[PersonRating]  # for oneself alone
