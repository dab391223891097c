"""Loads a stored table: checks its log, replays it, and continues a game whose rules are no longer played."""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from typing import Any, NamedTuple

import msgspec

import mastaba
from mastaba import BadInput, IllegalMove
from mastaba.kernel.agenda import CHANCE
from mastaba.kernel.game import Game
from mastaba.kernel.notation import write_actor
from mastaba.server.context import Context
from mastaba.server.protocol.messages import Status
from mastaba.server.protocol.refusals import Problem
from mastaba.server.storage import log
from mastaba.server.storage.log import Body, Entry
from mastaba.server.storage.store import Append, Head, StoredAnswer
from mastaba.server.table import lessons, puzzles, summaries
from mastaba.server.table.results import stored_result
from mastaba.server.table.state import PLAYED, TableState


class Loaded(NamedTuple):
    state: TableState
    answers: list[StoredAnswer]
    saved: int  # the entry up to which the position is stored
    clock: dict[int, int]  # milliseconds each deciding seat had spent when the clock was last stored


async def load_table(context: Context, table: str) -> Loaded:
    """The table as stored; a log that was tampered with or damaged is refused by name."""
    found = await context.store.load(table)
    if found is None:
        raise Problem(404, "no-table", "There is no such table.")
    head, entries = found
    log.check(entries, head.seq, head.hash)
    state = await context.slices.run(follow(table, head, entries))
    if state.taught is not None:
        lessons.lesson_of(state)  # or there is no such table any more
    if state.puzzle is not None:
        puzzles.puzzle_of(state)  # likewise
    if state.status == "playing" and not state.game.plays_rules(json.loads(head.summary)["rules"]):
        await context.store.append(migrate_rules(state, head, entries))
        return await load_table(context, table)
    await context.people.load_names(state.people())
    await know_days(context, state)
    return Loaded(state, await context.store.answers(table), head.saved, read_clock_mark(head, state))


async def know_days(context: Context, state: TableState) -> None:
    if state.over_days:
        await context.availability.load(state.people())


async def follow_on(context: Context, state: TableState) -> TableState | None:
    """The state after the entries of another process; None if they do not continue this one."""
    found = await context.store.load(state.id, state.seq)
    if found is None:
        return None
    followed = state.copy()
    for entry in found[1]:
        fits = entry.hash == log.digest(followed.hash, followed.seq + 1, entry.at, entry.kind, entry.body)
        if not fits or entry.kind == "rules":
            return None
        if entry.kind == "given":
            await context.slices.run(followed.prepare())
        followed.follow(entry)
    return followed


def follow(table: str, head: Head, entries: list[Entry]) -> Generator[None, None, TableState]:
    state = TableState(table, head.secret)
    summary: dict[str, Any] = json.loads(head.summary)
    if head.status == "open" or mastaba.load(summary["game"]).plays_rules(summary["rules"]):
        yield from state.follow_all(entries)
        return state
    for entry in entries:  # older rules: not replayed
        if entry.kind not in (*PLAYED, "rules"):
            state.follow(entry)
        state.seq, state.hash = entry.seq, entry.hash
    state.status = msgspec.convert(head.status, Status)
    state.old_result = stored_result(summary["result"])
    if state.ended():
        state.record = None
    return state


def migrate_rules(state: TableState, head: Head, entries: list[Entry]) -> Append:
    """A running game goes on from its snapshot under the new rules, and its log says so."""
    summary: dict[str, Any] = json.loads(head.summary)
    moves = moves_played(state, entries[: head.saved])
    position = play_on(state.game, json.loads(head.snapshot or "{}"), moves, entries[head.saved :])
    body = {
        "from": summary["rules"],
        "to": state.game.rules_version,
        "state": position,
        "log": moves,
        "told": summary["told"],
        "played": summary.get("played", {}),
        "remaining": summary["remaining"],
        "redrawn": next(
            (body["redrawn"] for entry in reversed(entries) if "redrawn" in (body := redrawing(entry))), []
        ),
    }
    after = state.seq
    entry = state.write("rules", body, time.time_ns() // 1_000_000)
    due = state.is_due()
    return Append(state.id, after, [entry], state.status, summaries.summary(state), state.snapshot(), None, due=due)


def redrawing(entry: Entry) -> Body:
    return entry.read() if entry.kind in ("rewind", "rules") else {}


def play_on(game: Game, snapshot: Body, moves: list[list[str]], later: list[Entry]) -> Body:
    """Replays the moves after the snapshot, as far as the new rules allow them, and appends them to `moves`.

    There are any only if the server was killed right after them."""
    state = game.load({**snapshot, "rules": game.rules_version})
    found, played = game.save(state), []
    for entry in later:
        body = entry.read()
        played.append([write_actor(body["s"] - 1), body["m"]])
        try:
            game.play(state, body["s"] - 1, game.parse(body["m"]))
        except (IllegalMove, BadInput):
            break
        if state.now is not None and state.now.seat != CHANCE:  # else nobody could go on
            found = game.save(state)
            moves += played
            played = []
    return found


def moves_played(state: TableState, entries: list[Entry]) -> list[list[str]]:
    """The moves that were not taken back, read from the log without replaying it."""
    moves: list[list[str]] = []
    for entry in entries:
        body = entry.read() if entry.kind in (*PLAYED, "rules") else {}
        if entry.kind == "given":
            moves = [list(move) for move in state.settings["given"]]
        elif entry.kind == "rules":
            moves = body["log"]
        elif entry.kind == "move":
            moves.append([write_actor(body["s"] - 1), body["m"]])
        elif entry.kind == "undo":
            last = max(k for k, move in enumerate(moves) if move[0] == str(body["s"]))
            del moves[last]
        elif entry.kind == "rewind":
            del moves[body["to"] :]
    return moves


def write_clock_mark(state: TableState, spent: dict[int, int]) -> str:
    """What the seats have spent, each on which decision."""
    return json.dumps({"seq": state.seq, "spent": spent, "decisions": {seat: state.serial[seat] for seat in spent}})


def read_clock_mark(head: Head, state: TableState) -> dict[int, int]:
    """What the seats had spent, as far as they still have the same decision; marks of earlier versions hold until the
    next entry."""
    if head.clock is None or head.seq != state.seq:
        return {}
    mark = json.loads(head.clock)
    decisions = mark.get("decisions", {seat: state.serial[int(seat)] for seat in mark["spent"]})
    if "decisions" not in mark and mark["seq"] != head.seq:
        return {}
    return {int(seat): ms for seat, ms in mark["spent"].items() if state.serial[int(seat)] == decisions[seat]}
