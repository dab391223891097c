"""The documents of the wire: what one viewer of a table is sent, built from what that viewer may see."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache

import msgspec

from mastaba.kernel.game import Decision
from mastaba.server.people.availability import SeatDays
from mastaba.server.protocol.game_messages import PromptDocument
from mastaba.server.protocol.messages import (
    ChatMessage,
    EventDocument,
    Loss,
    NewsItem,
    RequestDocument,
    SeatDocument,
    UndoRequestDocument,
)
from mastaba.server.storage.chat_store import ChatLine
from mastaba.server.table.requests import Request, UndoRequest
from mastaba.server.table.seats import SCRIPT
from mastaba.server.table.state import TableState
from mastaba.server.table.updates import Item

Names = Mapping[str, str | None]  # of people, by their identity


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    return f"{iso_seconds(milliseconds // 1000)}.{milliseconds % 1000:03}Z"


@lru_cache(64)
def iso_seconds(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def seats(
    state: TableState,
    names: Names,
    online: set[str],
    times: Mapping[int, int],
    waits: Mapping[int, int],
    days: Mapping[int, SeatDays],
) -> list[SeatDocument]:
    """As a stranger sees them."""
    seal = state.seal if state.status == "playing" else None
    return [
        SeatDocument(
            seat=k + 1,
            kind=seat.kind,
            name=seat.name(names),
            level=None if seat.level == SCRIPT else seat.level,
            owner=None if seat.owner is None else names.get(seat.owner),
            online=seat.person in online,
            kept=waits.get(k),
            yours=False,
            substitute=seat.substitute,
            number=None if state.status == "open" else seat.number,
            remaining=times.get(k, seat.remaining if seal is None else seal.remaining[k]),
            stands=k in days and days[k].away is not None,
            temperament=state.temperament(k),
        )
        for k, seat in enumerate(state.seats)
    ]


def own_seat(state: TableState, k: int, shown: SeatDocument, times: Mapping[int, int]) -> SeatDocument:
    """A seat as its own person sees it."""
    seat = state.seats[k]
    return msgspec.structs.replace(shown, yours=True, number=seat.number, remaining=times.get(k, seat.remaining))


def request(asked: Request | None) -> RequestDocument | None:
    return None if asked is None else RequestDocument(seat=asked.seat + 1, agreed=agreed(asked))


def undo_request(asked: UndoRequest | None) -> UndoRequestDocument | None:
    """What is agreed to, as everybody may know it: the point by the news of spectators, and the moves seen since."""
    if asked is None:
        return None
    return UndoRequestDocument(
        seat=asked.seat + 1, agreed=agreed(asked), to=asked.version, moves=asked.moves, digest=asked.digest
    )


def agreed(asked: Request) -> list[int]:
    return sorted(seat + 1 for seat in asked.agreed)


def prompt(decision: Decision) -> PromptDocument:
    return PromptDocument(key=decision.prompt.key, facts=decision.prompt.facts)


def losses(state: TableState, decision: Decision) -> dict[str, Loss]:
    found = state.game.losses(state.playing().state, decision)
    return {text: Loss(rule=rule.paragraph, reason=rule.reason, facts=rule.facts) for text, rule in found.items()}


def news_item(viewer: int, number: int, item: Item) -> NewsItem:
    """Its number may differ for those who are told the same."""
    return NewsItem(
        version=number,
        at=iso(item.at),
        seat=None if item.seat is None else item.seat + 1,
        move=item.move if item.seat == viewer else None,
        moves=item.moves,
        events=[EventDocument(name=event.name, facts=event.seen_by(viewer)) for event in item.events],
    )


def chat(line: ChatLine, state: TableState, names: Names) -> ChatMessage:
    seat = state.seats[line.seat - 1] if line.seat else None
    return ChatMessage(
        id=line.id,
        seat=line.seat or None,
        name=names.get(line.person) if seat is None or seat.person != line.person else seat.name(names),
        text=None if line.preset else line.body,
        preset=line.body if line.preset else None,
        at=iso(line.at),
    )
