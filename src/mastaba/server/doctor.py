"""Checks the database and replays every stored game."""

from __future__ import annotations

import json
from typing import NamedTuple

import mastaba
from mastaba import BadInput
from mastaba.server.slices import at_once
from mastaba.server.storage import log
from mastaba.server.storage.database import Connection
from mastaba.server.storage.log import BrokenLog, Entry
from mastaba.server.storage.maintenance import reading, sqlite_damage, version_of
from mastaba.server.storage.store import HEAD, OLDER_HEAD, Head, read_head
from mastaba.server.table.loading import follow


class Health(NamedTuple):
    """The result of the check."""

    tables: int
    moves: int
    older: int  # finished under older rules: only their digests are checked
    damaged: dict[str, str]
    database: list[str]

    def well(self) -> bool:
        return not self.damaged and not self.database


def examine(address: str) -> Health:
    problems = sqlite_damage(address)
    tables = moves = older = 0
    damaged: dict[str, str] = {}
    try:
        with reading(address) as db:
            for row in db.rows("select id from game_table order by id"):
                tables += 1
                try:
                    played, is_older = examine_table(db, row[0])
                    moves += played
                    older += is_older
                except (BrokenLog, BadInput, ValueError, KeyError, AssertionError, AttributeError) as error:
                    damaged[row[0]] = f"{type(error).__name__}: {error}"[:200]
    except BadInput:
        raise
    except Exception as error:  # a file too damaged to list its tables
        problems.append(f"{type(error).__name__}: {error}"[:200])
    return Health(tables, moves, older, damaged, problems)


def examine_table(db: Connection, table: str) -> tuple[int, bool]:
    head, entries = read_table(db, table)
    log.check(entries, head.seq, head.hash)
    state = at_once(follow(table, head, entries))
    if state.status != head.status:
        raise BrokenLog(f"the log leads to {state.status!r}, and the table says {head.status!r}")
    summary = json.loads(head.summary)
    is_older = head.status != "open" and not mastaba.load(summary["game"]).plays_rules(summary["rules"])
    if not is_older and head.snapshot is not None:
        then = state if head.saved == head.seq else at_once(follow(table, head, entries[: head.saved]))
        if json.loads(then.snapshot() or "null") != json.loads(head.snapshot):
            raise BrokenLog("replaying the log does not give the stored position")
    return (0 if state.record is None else len(state.record.log)), is_older


def read_table(db: Connection, table: str) -> tuple[Head, list[Entry]]:
    head = read_head(db.rows(HEAD if version_of(db) >= 5 else OLDER_HEAD, table)[0])
    rows = db.rows("select seq, at, kind, body, hash from entry where table_id = ? order by seq", table)
    return head, [Entry(*row) for row in rows]
