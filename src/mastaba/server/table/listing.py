"""A table as lists show it to somebody, from what is stored beside its log."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from mastaba.server.people.looks import Look
from mastaba.server.people.people import People
from mastaba.server.protocol.messages import Summary, SummarySeat
from mastaba.server.table import documents
from mastaba.server.table.results import stored_result
from mastaba.server.table.seats import kind_of

Seen = Mapping[tuple[str, int], Look]  # what one person saw, by table and seat


async def shown_summary(people: People, table: str, text: str, person: str | None, seen: Seen) -> Summary:
    summary: dict[str, Any] = json.loads(text)
    seats = [(*seat, None, None)[:4] for seat in summary["seats"]]  # those of earlier versions say less
    await people.load_names(who for seat in seats for who in (seat[0], seat[2]))
    yours = [k + 1 for k, seat in enumerate(summary["seats"]) if person is not None and seat[0] == person]
    return Summary(
        id=table,
        status=summary["status"],
        game=summary["game"],
        edition=summary["edition"],
        options=summary["options"],
        name=summary["name"],
        clock=summary["clock"],
        created=documents.iso(summary["created"]),
        seats=[
            SummarySeat(
                seat=k + 1,
                name=people.names.get(who) and (called or people.names[who]),
                kind=kind_of(who, level, owner),
                level=None if who else level,
                owner=people.names.get(owner) if owner else None,
                yours=k + 1 in yours,
            )
            for k, (who, level, owner, called) in enumerate(seats)
        ],
        asked=summary["asked"] if yours or summary.get("delay") is None else [],  # that is news
        your_turn=any(seat in summary["asked"] for seat in yours),
        result=stored_result(summary["result"]),
        trial=summary.get("trial", False),
        coach=summary.get("coach", False),
        unseen=unseen(table, summary, yours, seen),
    )


def unseen(table: str, summary: dict[str, Any], yours: list[int], seen: Seen) -> int | None:
    """Moves of others since this person looked; None if they never did, or if it is not known."""
    if summary["status"] != "playing" or "played" not in summary:
        return None
    found = [
        summary["played"][str(seat - 1)] - seen[table, seat].moves for seat in yours if (table, seat) in seen
    ]  # several seats on one device are looked at together
    return max(0, min(found)) if found else None
