"""The log of a table: numbered entries, each with a digest over itself and everything before it."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from mastaba.server.protocol.structures import encode

Body = dict[str, Any]
NO_HASH = "0" * 64
write_body = json.JSONEncoder(separators=(",", ":"), sort_keys=True).encode


class Entry(NamedTuple):
    """Something that happened at a table; `body` is the stored text of a JSON object."""

    seq: int
    at: int  # milliseconds since 1970, UTC
    kind: str
    body: str
    hash: str

    def read(self) -> Body:
        found: Body = json.loads(self.body)
        return found


class BrokenLog(Exception):
    """The stored log is not what was written: a hash or a number does not fit."""


def digest(before: str, seq: int, at: int, kind: str, body: str) -> str:
    return hashlib.sha256(f"{before}\n{seq}\n{at}\n{kind}\n{body}".encode()).hexdigest()


def make(before: str, seq: int, at: int, kind: str, body: Body) -> Entry:
    # a move is written six times as fast by the other encoder, in the same words: its members are few and sorted
    text = encode(body).decode() if kind == "move" else write_body(body)
    return Entry(seq, at, kind, text, digest(before, seq, at, kind, text))


def check(entries: list[Entry], seq: int, head: str) -> None:
    """Raises BrokenLog unless these are all entries of a log that ends with this number and hash."""
    before = NO_HASH
    for number, entry in enumerate(entries, 1):
        if entry.seq != number or entry.hash != digest(before, entry.seq, entry.at, entry.kind, entry.body):
            raise BrokenLog(f"entry {number} of the log does not fit its hash")
        before = entry.hash
    if len(entries) != seq or before != head:
        raise BrokenLog(f"the log has {len(entries)} entries and should have {seq}")
