"""A table at one moment, for any number of viewers: what they share is encoded once and put into all their messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from mastaba.kernel.agenda import SPECTATOR, Simultaneous
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move, Vocabulary
from mastaba.server.people.availability import SeatDays
from mastaba.server.protocol.game_messages import MoveDocument
from mastaba.server.protocol.messages import (
    ClockDocument,
    DecisionDocument,
    HoursDocument,
    NewsItem,
    ParentDocument,
    Position,
    SeatDocument,
    TableDocument,
    Waiting,
)
from mastaba.server.protocol.structures import once
from mastaba.server.table import documents, evenings, lessons, puzzles
from mastaba.server.table.connections import SCREEN
from mastaba.server.table.state import TableState
from mastaba.server.table.updates import Item

P = TypeVar("P", bound=Position)
SHARED = (dict, list)  # parts of a view that are worth it
OPTIONS: dict[Vocabulary, dict[int, MoveDocument]] = {}  # every move that was ever offered, encoded


class TableEncoder:
    """What each viewer sees of the game now, what is asked of them, and whom they wait for."""

    def __init__(self, state: TableState, viewers: Iterable[int] = ()) -> None:
        """`viewers` are those whose views will be asked for."""
        self.state = state
        self.viewers = list(viewers)
        self.views: dict[int, Document] = {}
        self.decisions = [decision for decision in state.decisions() if decision.seat >= 0]
        sealed = state.record is not None and isinstance(state.record.state.now, Simultaneous)
        self.prompts = [once(documents.prompt(decision)) for decision in self.decisions]
        self.waiting = [  # for each of them, as the others are told
            once(Waiting(seat=decision.seat + 1, prompt=None if sealed else prompt))
            for decision, prompt in zip(self.decisions, self.prompts, strict=True)
        ]
        self.open_view: Document | None = None
        self.told: dict[tuple[int, int], NewsItem] = {}  # as a stranger is told of them

    def message(self, kind: type[P], viewer: int, since: int | None, table: TableDocument, **more: Any) -> P:
        """How things stand, and what happened after a version; with `resync` that cannot be told."""
        state, decision, waiting = self.state, None, self.waiting
        for k, own in enumerate(self.decisions):
            if own.seat == viewer:
                decision = DecisionDocument(
                    prompt=self.prompts[k],
                    options=self.options(own),
                    losses=documents.losses(state, own),
                    since=state.since[viewer],
                )
                waiting = waiting[:k] + waiting[k + 1 :]
        updates = None if since is None else state.updates.after(viewer, since)
        return kind(
            seat=None if viewer == SPECTATOR else viewer + 1,
            version=state.updates.version(viewer),
            view=self.view(viewer),
            decision=decision,
            waiting=waiting,
            can_undo=state.can_undo(viewer),
            table=table,
            news=[self.item(viewer, number, item) for number, item in updates or ()],
            resync=updates is None,
            **more,
        )

    def view(self, viewer: int) -> Document | None:
        if self.state.record is None:
            return None
        game, position = self.state.game, self.state.record.state
        if self.open_view is None:
            self.open_view = {
                name: once(part) if isinstance(part, SHARED) else part
                for name, part in game.open_view(position).items()
            }
            self.views = dict(zip(self.viewers, game.views_for(position, self.viewers), strict=True))
        return self.open_view | (self.views.get(viewer) or game.view_for(position, viewer))

    def item(self, viewer: int, number: int, item: Item) -> NewsItem:
        if item.seat == viewer or any(event.owner == viewer for event in item.events):
            return documents.news_item(viewer, number, item)
        found = self.told.get((id(item), number))
        if found is None:
            found = self.told[id(item), number] = once(documents.news_item(SPECTATOR, number, item))
        return found

    def options(self, decision: Decision) -> list[MoveDocument]:
        encoded = OPTIONS.setdefault(self.state.game.moves, {})
        return [encoded.get(move.id) or encode_option(encoded, move) for move in decision.options]


def encode_option(encoded: dict[int, MoveDocument], move: Move) -> MoveDocument:
    option = once(MoveDocument(id=move.id, text=move.text, kind=move.kind, facts=move.facts))
    encoded[move.id] = option
    return option


class SharedParts:
    """What is around the game: seats, clocks, requests. A person finds their own seats marked.

    `times` holds the seats' remaining time where it runs now, `waits` how long the seats of those who are away are
    still kept for them, `days` who is away and who plays when. Between two moves the seats seldom change: then they are
    taken over from `before`."""

    def __init__(
        self,
        state: TableState,
        names: documents.Names,
        online: set[str],
        times: Mapping[int, int],
        waits: Mapping[int, int],
        days: Mapping[int, SeatDays],
        before: SharedParts | None = None,
    ) -> None:
        chosen, host = state.settings, state.host()
        self.state, self.host = state, host
        people = [
            (names.get(seat.person or ""), names.get(seat.owner or ""), seat.person in online) for seat in state.seats
        ]
        sitting = [tuple(vars(seat).values()) for seat in state.seats]
        self.days = days
        self.basis = (people, sitting, state.status, state.seal, times, waits, days)
        if before is None or before.basis != self.basis:
            self.seats = documents.seats(state, names, online, times, waits, days)
            self.others = once(self.seats)  # as those see the seats who have none
            self.mine: dict[str | None, list[SeatDocument]] = {}  # as their people see them, where no time runs
        else:
            self.seats, self.others, self.mine = before.seats, before.others, before.mine
        self.shown = TableDocument(  # as a stranger sees it
            id=state.id,
            status=state.status,
            game=chosen["game"],
            edition=chosen["edition"],
            rules=state.rules,
            options=chosen["options"],
            name=chosen["name"],
            listed=chosen["listed"],
            hints=chosen.get("hints", True),  # tables of earlier times allow them
            host=next((k + 1 for k, seat in enumerate(state.seats) if host is not None and seat.person == host), None),
            hosting=False,
            created=documents.iso(state.created),
            seats=self.others,
            asked=[seat + 1 for seat in state.asked()],
            clock=None if chosen["clock"] is None else ClockDocument(**chosen["clock"]),
            grace=chosen["grace"],
            paused=state.paused,
            data=chosen.get("data"),
            data_hash=chosen.get("data_hash"),
            commitment=chosen["commitment"],
            seed=state.seed if state.ended() else None,
            result=state.result(),
            undo_request=documents.undo_request(state.undo_request),
            pause_request=documents.request(state.pause_request),
            rematch=state.rematch,
            parent=None if chosen.get("parent") is None else ParentDocument(**chosen["parent"]),
            evening=evenings.document(state),
            screen=SCREEN in online,
            coach=chosen.get("coach", False),
            delay=chosen.get("delay"),
            lesson=UNSET if state.taught is None else lessons.document(state),
            puzzle=UNSET if state.puzzle is None else puzzles.document(state),
            moves=len(state.record.log) if state.record is not None and state.ended() else None,
        )

    def for_person(self, person: str | None, times: Mapping[int, int]) -> TableDocument:
        """`times` are those of their own clocks."""
        seats = None if times else self.mine.get(person)
        if seats is None:
            seats = self.with_own(person, times)
            if not times and seats is not self.others:
                self.mine[person] = seats
        hosting = person is not None and person == self.host
        tournament = self.state.settings.get("tournament") if self.state.seats_of(person) else None
        return msgspec.structs.replace(self.shown, seats=seats, hosting=hosting, tournament=tournament)

    def with_own(self, person: str | None, times: Mapping[int, int]) -> list[SeatDocument]:
        own = self.state.seats_of(person)
        if not own:
            return self.others
        seats = list(self.seats)
        for k in own:
            seats[k] = documents.own_seat(self.state, k, seats[k], times)
        for k, days in self.days.items():  # that is nobody's business who has no seat here
            hours = None if days.hours is None else HoursDocument(*days.hours)
            seats[k] = msgspec.structs.replace(seats[k], away=days.away, hours=hours)
        return once(seats)
