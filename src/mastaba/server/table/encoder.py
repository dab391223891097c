"""A table at one moment as JSON texts, for any number of viewers: what they share is written once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mastaba.kernel.agenda import SPECTATOR, Simultaneous
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move, Vocabulary
from mastaba.server.protocol.encode import encode
from mastaba.server.table import documents
from mastaba.server.table.state import TableState
from mastaba.server.table.updates import Item

OPTIONS: dict[Vocabulary, dict[int, str]] = {}  # every move that was ever offered, as the wire writes it


class TableEncoder:
    """What each viewer sees of the game now, what is asked of them, and whom they wait for."""

    def __init__(self, state: TableState, viewers: Iterable[int] = ()) -> None:
        """`viewers` are those whose views will be asked for."""
        self.state = state
        self.viewers = list(viewers)
        self.views: dict[int, Document] = {}
        self.decisions = [decision for decision in state.decisions() if decision.seat >= 0]
        self.sealed = state.record is not None and isinstance(state.record.state.now, Simultaneous)
        self.prompts = [encode(documents.prompt(decision)) for decision in self.decisions]
        self.waiting = [  # for each of them, as the others are told
            f'{{"seat":{decision.seat + 1},"prompt":{"null" if self.sealed else prompt}}}'
            for decision, prompt in zip(self.decisions, self.prompts, strict=True)
        ]
        self.open_view: str | None = None
        self.told: dict[int, str] = {}  # news as a stranger is told them

    def position(self, viewer: int) -> str:
        """The members that tell how things stand."""
        state, decision, waiting = self.state, "null", self.waiting
        for k, own in enumerate(self.decisions):
            if own.seat == viewer:
                decision = self.decision(own, self.prompts[k], state.since[viewer])
                waiting = waiting[:k] + waiting[k + 1 :]
        can_undo = viewer >= 0 and state.status == "playing" and state.playing().can_undo(viewer)
        return (
            f'"seat":{"null" if viewer == SPECTATOR else viewer + 1},"version":{state.updates.version(viewer)},'
            f'"decision":{decision},"waiting":[{",".join(waiting)}],"can_undo":{"true" if can_undo else "false"},'
            f'"view":{self.shared_view()}{self.own_view(viewer)}'
        )

    def shared_view(self) -> str:
        """How every view begins."""
        if self.open_view is None:
            self.open_view = "null"
            if self.state.record is not None:
                game, position = self.state.game, self.state.record.state
                shared = encode(game.open_view(position))[:-1]
                self.open_view = f"{shared}," if len(shared) > 1 else shared
                self.views = dict(zip(self.viewers, game.views_for(position, self.viewers), strict=True))
        return self.open_view

    def own_view(self, viewer: int) -> str:
        """How it goes on for this viewer."""
        if self.state.record is None:
            return ""
        return encode(self.views.get(viewer) or self.state.game.view_for(self.state.record.state, viewer))[1:]

    def updates(self, viewer: int, since: int | None) -> str:
        """The members that tell what happened after a version; with `resync` that cannot be told."""
        items = None if since is None else self.state.updates.after(viewer, since)
        told = ",".join([f'{{"version":{number},{self.item(viewer, item)}' for number, item in items or ()])
        return f'"news":[{told}],"resync":{"true" if items is None else "false"}'

    def item(self, viewer: int, item: Item) -> str:
        if viewer in [event.owner for event in item.events]:
            return encode(documents.updates(viewer, item))[1:]
        found = self.told.get(id(item))
        if found is None:
            found = self.told[id(item)] = encode(documents.updates(SPECTATOR, item))[1:]
        return found if item.seat != viewer else found.replace('"move":null', f'"move":{encode(item.move)}', 1)

    def decision(self, decision: Decision, prompt: str, since: int) -> str:
        written = OPTIONS.setdefault(self.state.game.moves, {})
        options = ",".join([written.get(move.id) or write_option(written, move) for move in decision.options])
        return f'{{"prompt":{prompt},"options":[{options}],"since":{since}}}'


def write_option(written: dict[int, str], move: Move) -> str:
    text = encode({"id": move.id, "text": move.text, "kind": move.kind, "facts": move.facts})
    written[move.id] = text
    return text


class SharedParts:
    """What is around the game: seats, clocks, requests. A person finds their own seats marked.

    `times` holds the seats' remaining time where it runs now, `waits` how long the seats of those who are away are
    still kept for them. Between two moves the seats seldom change: then they are taken over from `before`."""

    def __init__(
        self,
        state: TableState,
        names: documents.Names,
        online: set[str],
        times: Mapping[int, int],
        waits: Mapping[int, int],
        before: SharedParts | None = None,
    ) -> None:
        self.state = state
        self.host = state.host()
        if state.settings_text is None:
            state.settings_text = encode(documents.settings(state))
        self.shown = f"{state.settings_text[:-1]},{encode(documents.table(state, self.host))[1:-1]}"
        people = [
            (names.get(seat.person or ""), names.get(seat.owner or ""), seat.person in online) for seat in state.seats
        ]
        self.basis = (
            people,
            [tuple(vars(seat).values()) for seat in state.seats],
            state.status,
            state.seal,
            times,
            waits,
        )
        if before is None or before.basis != self.basis:
            self.chairs = documents.chairs(state, names, online, times, waits)
            self.seats = [documents.chair_text(chair) for chair in self.chairs]
            self.others: str = ",".join(self.seats)  # as those see the seats who have none
            self.mine: dict[str | None, str] = {}  # as their people see them, where no time runs
        else:
            self.chairs, self.seats, self.others, self.mine = before.chairs, before.seats, before.others, before.mine

    def for_person(self, person: str | None, times: Mapping[int, int]) -> str:
        """`times` are those of their own clocks."""
        seats = None if times else self.mine.get(person)
        if seats is None:
            seats = self.with_own(person, times)
            if not times and seats is not self.others:
                self.mine[person] = seats
        hosting = "true" if person is not None and person == self.host else "false"
        return f'{self.shown},"hosting":{hosting},"seats":[{seats}]}}'

    def with_own(self, person: str | None, times: Mapping[int, int]) -> str:
        own = self.state.seats_of(person)
        if not own:
            return self.others
        seats = list(self.seats)
        for k in own:
            seats[k] = documents.chair_text(documents.own_chair(self.state, k, self.chairs[k], times))
        return ",".join(seats)
