"""Scripted games: the same decisions always, so that two runs can be compared move by move."""

from __future__ import annotations

import hashlib
from typing import Any

from tests.server.running import Client

Document = dict[str, Any]


def scripted(state: Document) -> str:
    """A move that depends on the view alone."""
    options = [option["text"] for option in state["decision"]["options"]]
    number = int.from_bytes(hashlib.sha256(repr(state["view"]).encode()).digest()[:4], "big")
    return str(options[number % len(options)])


def play_to_the_end(people: list[Client], table: str, most: int = 2000) -> Document:
    """Everybody plays by the script over plain HTTP; the last state of the first person."""
    for _ in range(most):
        state = people[0].state(table)
        if state["table"]["status"] != "playing":
            return state
        mover = people[state["table"]["asked"][0] - 1]
        own = state if mover is people[0] else mover.state(table)
        answer = mover.command(table, version=own["version"], play=scripted(own))
        assert answer["accepted"], answer
    raise AssertionError("the game does not end")


def log_of(client: Client, table: str) -> list[tuple[str, Document]]:
    """What happened, without times and hashes."""
    return [
        (entry["kind"], {name: value for name, value in entry["body"].items() if name != "ms"})
        for entry in client.get(f"/api/tables/{table}/log")
    ]
