"""What the server sends about tournaments."""

from __future__ import annotations

from typing import Literal

from mastaba.server.protocol.structures import Sent

TournamentStatus = Literal["open", "running", "over", "aborted"]
TournamentFormat = Literal["swiss", "knockout", "groups"]


class TournamentEntry(Sent):
    """One tournament of a list."""

    id: str
    name: str
    game: str
    format: TournamentFormat
    status: TournamentStatus
    players: int
    round: int
    rounds: int
    joined: bool
    playing: bool  # whether a game of yours is not over yet


class TournamentPlayer(Sent):
    """Somebody who takes part, and how they stand; the key means nothing outside this tournament."""

    key: str
    name: str | None
    level: str | None  # of a bot
    you: bool
    out: bool
    place: int
    points: float
    opponents: float
    wins: int
    played: int


class TournamentMatch(Sent):
    """One table of a round; somebody alone has a bye."""

    table: str | None
    players: list[str]
    places: list[int] | None
    scores: list[int] | None


class TournamentDocument(Sent):
    id: str
    name: str
    game: str
    format: TournamentFormat
    status: TournamentStatus
    club: str | None
    listed: bool
    days: float | None  # for each move, if it is played over days
    size: int
    fill: int | None
    level: str
    organising: bool  # whether you are
    joined: bool
    your_table: str | None
    total: int  # rounds
    players: list[TournamentPlayer]  # the best first
    rounds: list[list[TournamentMatch]]
