"""The typed models of what belongs to a person: bots of their own, notices, statistics."""

from __future__ import annotations

from pydantic import BaseModel


class BotMade(BaseModel):
    id: str
    name: str
    token: str


class BotKnown(BaseModel):
    id: str
    name: str
    created: str


class Blocked(BaseModel):
    """Somebody you do not hear; `key` means nothing to anybody else."""

    key: str
    name: str | None


class PushKey(BaseModel):
    key: str | None


class Tally(BaseModel):
    played: int
    won: int


class Statistics(BaseModel):
    name: str | None
    public: bool
    played: int
    won: int
    by_game: dict[str, Tally]
    by_seats: dict[str, Tally]
    against: dict[str, Tally]
    streak: int
    longest_streak: int
