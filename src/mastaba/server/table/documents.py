"""The documents of the wire: what one viewer of a table is sent, built from what that viewer may see."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

from mastaba.kernel.game import Decision
from mastaba.server.protocol.encode import encode
from mastaba.server.storage.chat_store import ChatLine
from mastaba.server.table.requests import Request, UndoRequest
from mastaba.server.table.state import TableState
from mastaba.server.table.updates import Item

Names = Mapping[str, str | None]  # of people, by their identity
Document = dict[str, Any]


def iso(milliseconds: int) -> str:
    return f"{iso_seconds(milliseconds // 1000)}.{milliseconds % 1000:03}Z"


@lru_cache(64)
def iso_seconds(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def settings(state: TableState) -> Document:
    """What was chosen when the table was opened, and never changes."""
    chosen = state.settings
    return {
        "id": state.id,
        "game": chosen["game"],
        "edition": chosen["edition"],
        "rules": state.game.rules_version,
        "options": chosen["options"],
        "name": chosen["name"],
        "listed": chosen["listed"],
        "hints": chosen.get("hints", True),  # tables of earlier times allow them
        "created": iso(state.created),
        "clock": chosen["clock"],
        "grace": chosen["grace"],
        "data": chosen.get("data"),
        "data_hash": chosen.get("data_hash"),
        "commitment": chosen["commitment"],
        "parent": chosen.get("parent"),
    }


def table(state: TableState, host: str | None) -> Document:
    """What changes, without the seats, as everybody sees it."""
    return {
        "status": state.status,
        "host": next((k + 1 for k, seat in enumerate(state.seats) if host is not None and seat.person == host), None),
        "asked": [seat + 1 for seat in state.asked()],
        "paused": state.paused,
        "seed": state.seed if state.ended() else None,
        "result": state.result(),
        "undo_request": undo_request(state.undo_request),
        "pause_request": request(state.pause_request),
        "rematch": state.rematch,
        "moves": len(state.record.log) if state.record is not None and state.ended() else None,
    }


class Chair(NamedTuple):
    """One seat as somebody sees it."""

    seat: int
    kind: str
    name: str | None
    level: str | None
    owner: str | None
    online: bool
    kept: int | None
    yours: bool
    substitute: str | None
    number: int | None
    remaining: int | None


@lru_cache(8192)
def chair_text(chair: Chair) -> str:
    """Seats seldom change between two moves."""
    return encode(chair._asdict())


def chairs(
    state: TableState, names: Names, online: set[str], times: Mapping[int, int], waits: Mapping[int, int]
) -> list[Chair]:
    """The seats as a stranger sees them."""
    seal = state.seal if state.status == "playing" else None
    return [
        Chair(
            seat=k + 1,
            kind=seat.kind,
            name=None if seat.person is None else names.get(seat.person),
            level=seat.level,
            owner=None if seat.owner is None else names.get(seat.owner),
            online=seat.person in online,
            kept=waits.get(k),
            yours=False,
            substitute=seat.substitute,
            number=None if state.status == "open" else seat.number,
            remaining=times.get(k, seat.remaining if seal is None else seal.remaining[k]),
        )
        for k, seat in enumerate(state.seats)
    ]


def own_chair(state: TableState, k: int, shown: Chair, times: Mapping[int, int]) -> Chair:
    """A seat as its own person sees it."""
    seat = state.seats[k]
    return shown._replace(yours=True, number=seat.number, remaining=times.get(k, seat.remaining))


def request(asked: Request | None) -> Document | None:
    if asked is None:
        return None
    return {"seat": asked.seat + 1, "agreed": sorted(seat + 1 for seat in asked.agreed)}


def undo_request(asked: UndoRequest | None) -> Document | None:
    """What is agreed to, as everybody may know it: the point by the news of spectators, and the moves seen since."""
    shown = request(asked)
    if asked is None or shown is None:
        return None
    return {**shown, "to": asked.version, "moves": asked.moves, "digest": asked.digest}


def prompt(decision: Decision) -> Document:
    return {"key": decision.prompt.key, "facts": decision.prompt.facts}


def updates(viewer: int, item: Item) -> Document:
    """Without its number, which may differ for those who are told the same."""
    return {
        "at": iso(item.at),
        "seat": None if item.seat is None else item.seat + 1,
        "move": item.move if item.seat == viewer else None,
        "events": [{"name": event.name, "facts": event.seen_by(viewer)} for event in item.events],
    }


def chat(line: ChatLine, names: Names) -> Document:
    return {
        "id": line.id,
        "seat": line.seat or None,
        "name": names.get(line.person),
        "text": None if line.preset else line.body,
        "preset": line.body if line.preset else None,
        "at": iso(line.at),
    }
