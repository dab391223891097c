"""What the server sends about clubs: private groups of people."""

from __future__ import annotations

from mastaba.server.protocol.messages import Summary
from mastaba.server.protocol.structures import Sent


class ClubEntry(Sent):
    """A club of yours, in a list."""

    id: str
    name: str
    members: int


class ClubMember(Sent):
    """The key means nothing outside this club."""

    key: str
    name: str | None
    owner: bool
    you: bool
    joined: str


class ClubDocument(Sent):
    id: str
    name: str
    created: str
    members: list[ClubMember]
    owner: bool  # whether you are
    linked: bool  # whether there is a link that works
    ladder: bool
    tables: list[Summary]


class ClubPlace(Sent):
    """A name from a file under which nobody has come yet."""

    key: str
    name: str


class ClubFound(Sent):
    """Where a link leads."""

    name: str
    members: int
    joined: bool  # whether you are in already
    id: str | None  # if you are
    places: list[ClubPlace]


class ClubSeat(Sent):
    key: str | None  # of a member, or of somebody who was one
    name: str | None
    level: str | None  # of a bot
    place: int
    score: int


class ClubGame(Sent):
    id: str
    table: str | None  # None if it was played on another server
    game: str
    at: str
    seats: list[ClubSeat]


class ClubTally(Sent):
    key: str
    name: str | None
    here: bool  # whether they still belong to the club
    played: int
    won: int
    by_game: dict[str, tuple[int, int]]  # played, won


class ClubHistory(Sent):
    count: int
    games: list[ClubGame]  # the newest
    tally: list[ClubTally]
