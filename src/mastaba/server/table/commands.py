"""What the people at a table may do: each command is checked against the state and then written as entries."""

from __future__ import annotations

from typing import Any, NamedTuple

from mastaba import IllegalMove, UnknownMove
from mastaba.kernel.agenda import CHANCE
from mastaba.server.protocol.refusals import Refused
from mastaba.server.storage.log import Entry
from mastaba.server.table import lessons, puzzles
from mastaba.server.table.redraws import redrawn_after
from mastaba.server.table.requests import Request, is_agreed, must_agree, other_people
from mastaba.server.table.state import TableState


class Now(NamedTuple):
    """The time of a command, and what each asked seat has spent on its decision so far, in milliseconds."""

    at: int
    spent: dict[int, int]


def seat_of(state: TableState, person: str | None, named: object) -> int:
    """The seat a command is for: the one it names, or the only one the person has."""
    own = state.seats_of(person)
    if named is None:
        if len(own) == 1:
            return own[0]
        raise Refused("not_seated")
    if not isinstance(named, int) or isinstance(named, bool) or named - 1 not in own:
        raise Refused("not_seated")
    return named - 1


def perform(state: TableState, person: str | None, message: dict[str, Any], now: Now) -> list[Entry]:
    """Carries out a command about the game."""
    seat = seat_of(state, person, message.get("seat"))
    if state.taught is not None and "play" not in message:
        return lessons.perform(state, message, now.at)
    if state.puzzle is not None and "play" not in message:
        return puzzles.perform(state, message, now.at)
    if state.status != "playing" or (state.paused and message.get("pause") != "resume"):
        raise Refused("not_playing")
    if "play" in message:
        version = message.get("version")
        if not isinstance(version, int) or isinstance(version, bool):
            raise Refused("bad_command")
        return play(state, seat, version, message["play"], now)
    if "undo" in message:
        return undo(state, seat, message, now)
    if "pause" in message:
        return pause(state, seat, message["pause"], now)
    raise Refused("bad_command")


def play(state: TableState, seat: int, version: int, text: object, now: Now) -> list[Entry]:
    if version < state.since[seat] or version > state.updates.version(seat):
        raise Refused("stale")
    if not isinstance(text, str) or len(text) > 100:
        raise Refused("unknown_move")
    try:
        move = state.game.moves.by_text.get(text) or state.game.parse(text)
    except UnknownMove:
        raise Refused("unknown_move") from None
    try:
        return moved(state, seat, move.text, now)
    except IllegalMove as why_not:  # nothing has happened then
        raise Refused("illegal", why_not.rule, why_not.reason, why_not.facts) from None


def moved(state: TableState, seat: int, text: str, now: Now) -> list[Entry]:
    """A legal move and the chance that follows it; in a lesson also what the others do."""
    if state.taught is not None:
        return lessons.moved(state, state.game.parse(text), now.at)
    if state.puzzle is not None:
        return puzzles.moved(state, state.game.parse(text), now.at)
    time = {} if state.clock is None else {"ms": now.spent.get(seat, 0)}
    body: dict[str, Any] = {"m": text, **time, "s": seat + 1}
    return [state.write("move", body, now.at), *deal(state, now.at)]


def deal(state: TableState, at: int) -> list[Entry]:
    """Chance plays until a seat must decide."""
    entries: list[Entry] = []
    record = state.playing()
    while record.state.now is not None and record.state.now.seat == CHANCE:
        decision = state.game.decisions(record.state)[0]
        entries.append(state.write("move", {"m": str(record.dealt(state.dealer, decision)), "s": 0}, at))
    return entries


def start(state: TableState, at: int) -> list[Entry]:
    entries = [state.write("start", {}, at)]
    if state.taught is not None:
        return entries + lessons.begin(state, at)
    if state.puzzle is not None:
        return entries
    if state.settings.get("given"):
        entries.append(state.write("given", {}, at))
    return entries + deal(state, at)


def undo(state: TableState, seat: int, message: dict[str, Any], now: Now) -> list[Entry]:
    what, body = message["undo"], {"s": seat + 1}
    if what == "own":
        if not state.playing().can_undo(seat):
            raise Refused("cannot_undo")
        return [state.write("undo", body, now.at)]
    if what == "ask":
        to = message.get("to")
        length = state.updates.length_at(seat, to) if isinstance(to, int) and not isinstance(to, bool) else None
        point = None if length is None else decision_at(state, length)
        if point is None or point < state.base_length or not state.updates.since(point)[1]:
            raise Refused("cannot_undo")
        open_request = state.undo_request
        if open_request is not None and (open_request.seat, open_request.to) == (seat, point):
            return rewound(state, now)  # perhaps those who had to agree have left their seats
        entries = [state.write("ask_undo", {**body, "to": point}, now.at)]
        return entries + rewound(state, now)
    if what not in ("agree", "refuse"):
        raise Refused("bad_command")
    request = state.undo_request
    check_asked(state, request, seat)
    if what == "agree" and (request is None or message.get("request") != request.digest):
        raise Refused("changed_request")
    if what == "agree" and request is not None and seat in request.agreed:
        return []
    entries = [state.write(f"{what}_undo", body, now.at)]
    return entries + rewound(state, now)


def decision_at(state: TableState, length: int) -> int:
    """The next point of the game at which a seat decides; sealed choices are made again from their beginning, so that
    nothing reveals in how many moves they were made."""
    record = state.playing()
    if state.seal is not None and length > state.seal.began:
        return state.seal.began
    while length < len(record.log) and record.log[length][0] == CHANCE:
        length += 1
    block = record.blocks[length] if length < len(record.log) else None
    return length if block is None else block


def rewound(state: TableState, now: Now) -> list[Entry]:
    """Once all have agreed. Among people nobody may know what is drawn next: from there on the draws are new."""
    request = state.undo_request
    if request is None or not is_agreed(state.seats, request):
        return []
    body: dict[str, Any] = {"s": request.seat + 1, "to": request.to}
    if other_people(state.seats, request.seat):
        body["redrawn"] = redrawn_after(state, request.to)
    return [state.write("rewind", body, now.at), *deal(state, now.at)]


def pause(state: TableState, seat: int, what: object, now: Now) -> list[Entry]:
    body = {"s": seat + 1}
    if what == "resume":
        if not state.paused:
            raise Refused("no_request")
        return [state.write("resume", body, now.at)]
    if what == "ask":
        if state.pause_request is not None and state.pause_request.seat == seat:
            return []  # it stands already
        entries = [state.write("ask_pause", body, now.at)]
    elif what in ("agree", "refuse"):
        check_asked(state, state.pause_request, seat)
        entries = [state.write(f"{what}_pause", body, now.at)]
    else:
        raise Refused("bad_command")
    request = state.pause_request
    if request is not None and is_agreed(state.seats, request):
        entries.append(state.write("pause", {}, now.at))
    return entries


def check_asked(state: TableState, request: Request | None, seat: int) -> None:
    if request is None or seat not in must_agree(state.seats, request):
        raise Refused("no_request")
