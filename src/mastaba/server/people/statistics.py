"""What a person has played: counted from the finished tables they sat at, for themselves and people they show it to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class Played(NamedTuple):
    """One finished game from the seat of one person."""

    game: str
    seats: int
    against: str  # bots, people or both
    won: bool
    stayed: bool  # no bot stood in at the end
    share: float = 0.0  # of the victory
    edition: str | None = None  # None in summaries that do not say it
    changed: bool = False  # whether any option was not the edition's
    levels: tuple[str, ...] = ()  # of the others, where all of them are bots of the house


def read(summary: dict[str, Any], person: str) -> Played | None:
    """None for games that do not count: with several seats of one person, or going on from an earlier game."""
    own = [k for k, seat in enumerate(summary["seats"]) if seat[0] == person]
    if len(own) != 1 or summary["status"] != "over" or summary["result"] is None or summary.get("given"):
        return None
    others = {kind_of(seat) for k, seat in enumerate(summary["seats"]) if k != own[0]}
    levels = tuple(seat[1] for k, seat in enumerate(summary["seats"]) if k != own[0] and seat[0] is None)
    winners = summary["result"]["winners"]
    return Played(
        game=summary["game"],
        seats=len(summary["seats"]),
        against="both" if len(others) == 2 else next(iter(others), "bots"),
        won=own[0] + 1 in winners,
        stayed=summary["seats"][own[0]][1] is None,
        share=1.0 / len(winners) if own[0] + 1 in winners else 0.0,
        edition=summary.get("edition"),
        changed=bool(summary.get("options")),
        levels=levels if len(levels) == len(summary["seats"]) - 1 else (),
    )


def kind_of(seat: list[str | None]) -> str:
    """Who sat there: a person, or a bot (of the server, or with an owner)."""
    return "people" if seat[0] is not None and not any(seat[2:]) else "bots"


def count(games: Iterable[Played]) -> dict[str, Any]:
    """From the oldest game to the newest."""
    total = {"played": 0, "won": 0}
    parts: dict[str, dict[str, dict[str, int]]] = {"by_game": {}, "by_seats": {}, "against": {}}
    streak = longest = 0
    for game in games:
        of_parts = (
            parts["by_game"].setdefault(game.game, {"played": 0, "won": 0}),
            parts["by_seats"].setdefault(str(game.seats), {"played": 0, "won": 0}),
            parts["against"].setdefault(game.against, {"played": 0, "won": 0}),
        )
        for tally in (total, *of_parts):
            tally["played"] += 1
            tally["won"] += game.won
        streak = streak + 1 if game.stayed else 0
        longest = max(longest, streak)
    return {**total, **parts, "streak": streak, "longest_streak": longest}
