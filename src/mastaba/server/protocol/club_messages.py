"""What the server sends about clubs: private groups of people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mastaba.server.protocol.messages import Summary
from mastaba.server.protocol.structures import Sent

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,32}$")]
Name = Annotated[str, Meta(max_length=200)]
Time = Annotated[int, Meta(ge=0, le=4_102_444_800_000)]  # milliseconds, until the year 2100


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


class ClubRating(Sent):
    key: str
    name: str | None
    here: bool
    value: int
    doubt: int  # two standard deviations
    played: int


class ClubHistory(Sent):
    count: int
    games: list[ClubGame]  # the newest
    tally: list[ClubTally]
    ladder: dict[str, list[ClubRating]] | None  # by game; None if the club has none


class FileMember(Sent):
    key: Key
    name: Name
    joined: Time


class FileSeat(Sent):
    key: Key | None
    name: Name | None
    level: Annotated[str, Meta(max_length=40)] | None
    place: Annotated[int, Meta(ge=1, le=9)]
    score: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class FileGame(Sent):
    id: Key
    game: Annotated[str, Meta(max_length=40)]
    at: Time
    seats: Annotated[list[FileSeat], Meta(min_length=1, max_length=9)]


class ClubFile(Sent):
    """Everything a club has: written by one server, and read by any."""

    format: str
    version: int
    origin: Key
    name: Name
    ladder: bool
    created: Time
    members: Annotated[list[FileMember], Meta(max_length=1000)]
    games: Annotated[list[FileGame], Meta(max_length=5000)]
