"""The documents of the wire: what one viewer of a table is sent, built from what that viewer may see."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from mastaba.kernel.agenda import SPECTATOR, Together
from mastaba.kernel.protocol import Decision
from mastaba.server.news import Item
from mastaba.server.storage.chat_store import ChatLine
from mastaba.server.table_state import Request, TableState

Names = Mapping[str, str | None]  # of people, by their identity
Document = dict[str, Any]


@lru_cache(4096)
def iso(milliseconds: int) -> str:
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def table(state: TableState, names: Names, online: set[str], times: Mapping[int, int]) -> Document:
    """The table as a stranger sees it; `times` holds the seats' remaining time where it runs now."""
    settings = state.settings
    host = state.host()
    seal = state.seal if state.status == "playing" else None
    return {
        "id": state.id,
        "status": state.status,
        "game": settings["game"],
        "edition": settings["edition"],
        "rules": state.game.rules_version,
        "options": settings["options"],
        "name": settings["name"],
        "listed": settings["listed"],
        "hints": settings.get("hints", True),  # tables of earlier times allow them
        "host": next((k + 1 for k, seat in enumerate(state.seats) if host is not None and seat.person == host), None),
        "hosting": False,
        "created": iso(state.created),
        "seats": [
            {
                "seat": k + 1,
                "kind": seat.kind,
                "name": None if seat.person is None else names.get(seat.person),
                "level": seat.level,
                "owner": None if seat.owner is None else names.get(seat.owner),
                "online": seat.person in online,
                "yours": False,
                "substitute": seat.substitute,
                "number": None if state.status == "open" else seat.number,
                "remaining": times.get(k, seat.remaining if seal is None else seal.remaining[k]),
            }
            for k, seat in enumerate(state.seats)
        ],
        "asked": [seat + 1 for seat in state.asked()],
        "clock": settings["clock"],
        "grace": settings["grace"],
        "paused": state.paused,
        "data": settings.get("data"),
        "data_hash": settings.get("data_hash"),
        "commitment": settings["commitment"],
        "seed": state.seed if state.ended() else None,
        "result": state.result(),
        "undo_request": request(state.undo_request),
        "pause_request": request(state.pause_request),
        "rematch": state.rematch,
        "parent": settings.get("parent"),
        "moves": len(state.record.log) if state.record is not None and state.ended() else None,
    }


def table_for(person: str | None, state: TableState, shown: Document, times: Mapping[int, int]) -> Document:
    """The table as this person sees it: which seats are theirs, their own clocks, and whether they are the host."""
    own = state.seats_of(person)
    seats = list(shown["seats"])
    for k in own:
        seat = state.seats[k]
        seats[k] = {**seats[k], "yours": True, "number": seat.number, "remaining": times.get(k, seat.remaining)}
    return {**shown, "hosting": person is not None and person == state.host(), "seats": seats}


def request(asked: Request | None) -> Document | None:
    if asked is None:
        return None
    return {"seat": asked.seat + 1, "agreed": sorted(seat + 1 for seat in asked.agreed)}


def position(state: TableState, viewer: int, decisions: tuple[Decision, ...]) -> Document:
    """What a viewer sees of the game, what is asked of them, and whom they wait for."""
    own = next((decision for decision in decisions if decision.seat == viewer), None)
    sealed = state.record is not None and isinstance(state.record.state.now, Together)
    return {
        "seat": None if viewer == SPECTATOR else viewer + 1,
        "version": state.news.version(viewer),
        "view": None if state.record is None else state.game.view(state.record.state, viewer),
        "decision": None if own is None else decision_document(own, state.since[viewer]),
        "waiting": [
            {"seat": other.seat + 1, "prompt": None if sealed else prompt(other)}
            for other in decisions
            if other.seat != viewer and other.seat >= 0
        ],
        "can_undo": viewer >= 0 and state.status == "playing" and state.playing().can_undo(viewer),
    }


def prompt(decision: Decision) -> Document:
    return {"key": decision.prompt.key, "facts": decision.prompt.facts}


def decision_document(decision: Decision, since: int) -> Document:
    options = [{"id": move.id, "text": move.text, "kind": move.kind, "facts": move.facts} for move in decision.options]
    return {"prompt": prompt(decision), "options": options, "since": since}


def news(viewer: int, number: int, item: Item) -> Document:
    return {
        "version": number,
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
