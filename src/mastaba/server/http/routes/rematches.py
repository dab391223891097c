"""The next game of an evening: the same people, their seats turned by one, the same game or another."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

import mastaba
from mastaba.server.http.dependencies import Somebody, limit, limit_of, reply, server_of
from mastaba.server.protocol.messages import TableDocument
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.schemas import answers
from mastaba.server.storage.log import Entry
from mastaba.server.storage.people_store import Person
from mastaba.server.table import evenings, private_tables
from mastaba.server.table.registry import Tables
from mastaba.server.table.seats import sitting
from mastaba.server.table.state import TableState

router = APIRouter(prefix="/api", tags=["tables"])
KEPT = ("name", "listed", "clock", "grace")


@router.post("/tables/{table}/rematch", responses=answers(TableDocument))
async def rematch(
    request: Request,
    person: Somebody,
    table: str,
    order: Annotated[str | None, Query(pattern="^(same|turn)$")] = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
) -> Response:
    """The first request opens the next table, the others sit down there; with the last of them the game begins."""
    tables = server_of(request).tables
    old = await tables.get(table)
    private_tables.check_game(old.state)
    if not old.state.seats_of(person.id):
        raise Problem(403, "not-seated", "Only those who played may ask for a rematch.")
    if not old.state.ended():
        raise Problem(409, "not-over", "The game is not over.")
    if old.state.rematch is None:
        limit(request, limit_of(person, "table"), person.id)
        new = await open_next(tables, old.state, person, order, game)
        await old.change(lambda state, now: [] if state.rematch else [state.write("rematch", {"table": new}, now.at)])
        await tables.context.screens.move(table, str(old.state.rematch))
        await tables.context.clubs.follow(table, str(old.state.rematch))
    found = await tables.get(str(old.state.rematch))
    await found.change(lambda state, now: evenings.sit_down(state, person.id, person.owner, now.at))
    return reply(found.document(person.id))


async def open_next(tables: Tables, old: TableState, person: Person, order: str | None, wished: str | None) -> str:
    """With the bots, and whoever plays on the device of the one who asks; the others take their places themselves."""
    game = mastaba.load(wished or old.settings["game"])
    seats = evenings.seats_for(old, game.seats)
    if seats is None:
        raise Problem(422, "too-many-people", f"This game has at most {max(game.seats)} seats.")
    several = len({seat.person for seat in old.seats} - {None}) > 1
    wanted = evenings.places(old, seats, several if order is None else order == "turn")
    own = [k for k, seat in enumerate(wanted, 1) if seat is not None and seat.person == person.id]
    first = min(own, key=lambda k: (getattr(wanted[k - 1], "called", None) is not None, k))
    same = game.name == old.settings["game"]
    settings: dict[str, Any] = {
        **{name: old.settings[name] for name in KEPT},
        "game": game.name,
        "edition": old.settings["edition"] if same else None,
        "options": old.settings["options"] if same else {},
        "data": old.settings.get("data") if same else None,
        "hints": old.settings.get("hints", True),
        "delay": old.settings.get("delay"),
        "seats": seats,
        "evening": evenings.kept(old, wanted),
    }

    def begin(state: TableState, at: int) -> list[Entry]:
        entries = []
        for k, seat in enumerate(wanted, 1):
            if seat is not None and seat.level is not None:
                entries.append(state.write("bot", {"s": k, "level": seat.level}, at))
            elif k in own and k != first and seat is not None:
                entries.append(state.write("sit", sitting(k, person.id, person.owner, seat.called), at))
        return entries

    return (await tables.create(person.id, settings, seat=first, begin=begin)).state.id
