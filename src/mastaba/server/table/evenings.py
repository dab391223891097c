"""One game after another with the same people: who sits where next, and who won how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from mastaba.server.protocol.messages import EveningDocument
from mastaba.server.storage.log import Entry
from mastaba.server.table import commands
from mastaba.server.table.seats import Seat, sitting
from mastaba.server.table.state import TableState


def identity(seat: Seat) -> str:
    """Several people may play on one device, under names of their own; a bot wins for nobody."""
    return "" if seat.person is None else f"{seat.person} {seat.called or ''}"


def tally(state: TableState) -> tuple[int, dict[str, int]]:
    """How many games the evening had, this one included once it is over, and how many of them each person won."""
    kept = state.settings.get("evening") or {}
    games, wins = kept.get("games", 0), dict(kept.get("wins", {}))
    result = state.result() if state.status == "over" else None
    if result is not None:
        games += 1
        for winner in result.winners:
            name = identity(state.seats[winner - 1])
            if name:
                wins[name] = wins.get(name, 0) + 1
    return games, wins


def document(state: TableState) -> EveningDocument | UnsetType:
    if "evening" not in state.settings and state.status != "over":
        return UNSET
    games, wins = tally(state)
    return EveningDocument(games=games, wins=[wins.get(identity(seat), 0) for seat in state.seats])


def seats_for(old: TableState, allowed: Sequence[int]) -> int | None:
    """As many seats as before where the next game has so many, else at least one for each person; None if too few."""
    people = sum(seat.person is not None for seat in old.seats)
    enough = [number for number in allowed if number >= people]
    if not enough:
        return None
    return len(old.seats) if len(old.seats) in enough else min(enough, key=lambda number: abs(number - len(old.seats)))


def places(old: TableState, seats: int, turned: bool) -> list[Seat | None]:
    """Who sits where next. Turned by one, so that everybody has another neighbour on the move; where there are fewer
    seats bots stay away, where there are more some stay open."""
    order = [*old.seats[-1:], *old.seats[:-1]] if turned else list(old.seats)
    bots = [seat for seat in order if seat.person is None]
    away = bots[len(bots) - max(0, len(order) - seats) :] if len(order) > seats else []
    kept: list[Seat | None] = [seat for seat in order if all(seat is not one for one in away)]
    return [*kept, *[None] * (seats - len(kept))]


def kept(old: TableState, wanted: Sequence[Seat | None]) -> dict[str, Any]:
    """What the next table knows of the evening so far."""
    games, wins = tally(old)
    people = [None if seat is None or seat.person is None else [seat.person, seat.called] for seat in wanted]
    return {"games": games, "wins": wins, "places": people}


def sit_down(state: TableState, person: str, owner: str | None, at: int) -> list[Entry]:
    """Somebody from the game before takes the places that were kept for them, or any; with the last one it begins."""
    if state.status != "open" or state.seats_of(person):
        return []
    places = (state.settings.get("evening") or {}).get("places", [])
    free = [k for k, seat in enumerate(state.seats) if seat.kind == "open"]
    own = [(k, place[1]) for k, place in enumerate(places) if k in free and place and place[0] == person]
    chosen = own or [(k, None) for k in free[:1]]
    entries = [state.write("sit", sitting(k + 1, person, owner, called), at) for k, called in chosen]
    if entries and all(seat.kind != "open" for seat in state.seats):
        entries += commands.start(state, at)
    return entries
