"""The state of a table as a function of its log: seats, position, updates. No clock, no storage, no chance."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Generator

import mastaba
from mastaba.kernel.agenda import CHANCE, SPECTATOR, AnyStep, Event, Simultaneous, asked
from mastaba.kernel.chance import Dealer
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move, read_actor
from mastaba.kernel.record import Record
from mastaba.server.protocol.messages import Result, Status
from mastaba.server.protocol.structures import encode
from mastaba.server.slices import at_once
from mastaba.server.storage import log
from mastaba.server.storage.log import Body, Entry
from mastaba.server.table.played import played
from mastaba.server.table.private_state import PrivateState
from mastaba.server.table.requests import Request, UndoRequest
from mastaba.server.table.results import result_of
from mastaba.server.table.seats import SealedChoices, Seat, Seating, read_clock
from mastaba.server.table.updates import Item, Updates, is_told

PLAYED = ("move", "undo", "rewind", "given")


class TableState(PrivateState, Seating):
    """Everything about one table that follows from its log and its secret seed."""

    def __init__(self, table: str, seed: str) -> None:
        self.id = table
        self.seed = seed
        self.seq = 0
        self.hash = log.NO_HASH
        self.status: Status = "open"
        self.record: Record | None = None
        self.prepared: tuple[Record, list[Item]] | None = None  # the given moves, played ahead of the start
        self.paused = False
        self.undo_request: UndoRequest | None = None
        self.pause_request: Request | None = None
        self.rematch: str | None = None
        self.created = 0
        self.drawn = 0  # draws with lower numbers may have been seen before a takeback
        self.given = 0  # moves of an earlier game, as far as they were not taken back
        self.old_result: Result | None = None  # of a game that ended under older rules

    def copy(self) -> TableState:
        """A draft: changes to it do not show in this state."""
        draft = TableState(self.id, self.seed)
        vars(draft).update(vars(self))
        draft.seats = [seat.copy() for seat in self.seats]
        draft.updates = self.updates.copy()
        draft.since, draft.serial, draft.steps = dict(self.since), dict(self.serial), dict(self.steps)
        draft.helped = dict(self.helped)
        draft.record = None if self.record is None else self.record.copy()
        draft.undo_request = None if self.undo_request is None else self.undo_request.copy()
        draft.pause_request = None if self.pause_request is None else self.pause_request.copy()
        return draft

    # ---------------------------------------------------------------------- entries
    def write(self, kind: str, body: Body, at: int) -> Entry:
        """Carries out a new entry; returns it for the log."""
        entry = log.make(self.hash, self.seq + 1, at, kind, body)
        self.carry_out(entry, body)
        return entry

    def follow_all(self, entries: list[Entry]) -> Generator[None]:
        """Replays a stored log; moves under older rules are not replayed, the snapshot after them counts."""
        taken_up = max((k for k, entry in enumerate(entries) if entry.kind == "rules"), default=0)
        for entry in entries[:taken_up]:
            if entry.kind not in PLAYED:
                self.follow(entry)
            self.seq, self.hash = entry.seq, entry.hash
        for entry in entries[taken_up:]:
            if entry.kind == "given":
                yield from self.prepare()
            self.follow(entry)
            yield

    def follow(self, entry: Entry) -> None:
        """Carries out a stored entry."""
        self.carry_out(entry, entry.read())

    def carry_out(self, entry: Entry, body: Body) -> None:
        action: Callable[[Body, int], None] = getattr(self, f"on_{entry.kind}")
        action(body, entry.at)
        self.seq, self.hash = entry.seq, entry.hash

    # ---------------------------------------------------------------------- before the game
    def on_open(self, body: Body, at: int) -> None:
        self.settings = body
        self.game = mastaba.load(body["game"])
        opened_under = body.get("rules", 1)  # tables from before rules 2 do not say
        self.rules = opened_under if self.game.plays_rules(opened_under) else self.game.rules_version
        self.seats = [Seat() for _ in range(body["seats"])]
        self.open_private(body, self.seats)
        self.clock = read_clock(body["clock"])
        self.updates = Updates(len(self.seats))
        self.since = dict.fromkeys(range(len(self.seats)), 0)
        self.serial = dict.fromkeys(range(len(self.seats)), 0)  # counts the decisions each seat was given
        self.steps: dict[int, AnyStep | None] = dict.fromkeys(range(len(self.seats)))
        self.deciding: list[int] = []  # the seats that have one
        self.seal: SealedChoices | None = None
        self.helped: dict[int, tuple[str, int]] = {}  # seat to the last decision with a hint that others saw
        self.status = "open"
        self.created = at

    def on_sit(self, body: Body, at: int) -> None:
        seat = self.seats[body["s"] - 1]
        if self.status == "open":
            seat.sit(body["p"], None, body.get("o"), body.get("called"))
        else:  # claimed on another device, in the middle of the game
            seat.person, seat.owner, seat.substitute, seat.called = body["p"], body.get("o"), None, None
            self.redraw(body)

    def on_empty(self, body: Body, at: int) -> None:
        self.seats[body["s"] - 1].sit(None, None)

    def on_bot(self, body: Body, at: int) -> None:
        self.seats[body["s"] - 1].sit(None, body["level"])

    def on_number(self, body: Body, at: int) -> None:
        self.seats[body["s"] - 1].number = body["n"]

    def on_start(self, body: Body, at: int) -> None:
        self.record = self.begun()
        self.base, self.base_length = self.record.state.copy(), 0
        self.dealer = Dealer(self.seed, self.numbers())
        self.status = "playing"
        for seat in self.seats:
            seat.remaining = None if self.clock is None else self.clock.at_start()
        self.tell(Event("started", {}), at)
        self.update_decisions()

    def on_given(self, body: Body, at: int) -> None:
        """The moves of an earlier game that this one goes on from."""
        if self.prepared is None:
            at_once(self.prepare())
        assert self.prepared is not None
        record, items = self.prepared
        self.record, self.prepared = record.copy(), None  # the original of this draft may need it again
        self.given = len(items)
        for item in items:
            self.updates.add(item._replace(at=at))
        if self.record.state.now is None:
            self.status = "over"
        self.update_decisions()

    def prepare(self) -> Generator[None]:
        """Plays the given moves ahead of the start, for they may be thousands."""
        record, items = self.begun(), []
        for actor, text in self.settings["given"]:
            items.append(played(record, read_actor(actor, len(self.seats)), self.game.parse(text), 0))
            yield
        self.prepared = (record, items)

    # ---------------------------------------------------------------------- the game
    def on_move(self, body: Body, at: int) -> None:
        seat = body["s"] - 1  # chance is written as 0
        self.play(CHANCE if seat < 0 else seat, self.game.parse(body["m"]), at)
        if seat >= 0 and self.clock is not None and "ms" in body:
            mover = self.seats[seat]
            mover.remaining = self.clock.after_move(mover.remaining or 0, body["ms"])
        self.update_decisions(seat)

    def play(self, seat: int, move: Move, at: int) -> None:
        record = self.playing()
        item = played(record, seat, move, at)
        self.updates.add(item)
        self.answer_no(item)
        if record.state.now is None:
            self.status = "over"

    def on_undo(self, body: Body, at: int) -> None:
        seat, record = body["s"] - 1, self.playing()
        point = record.undo_point(seat)
        assert point is not None  # it was checked before it was written
        taken = record.undoable[point]
        record.undo(seat)
        sealed = isinstance(taken.before.now, Simultaneous)
        only = seat if sealed and not taken.told else None  # those who did not see the move do not see the undo either
        length = self.public_length() + 1 if sealed else len(record.log)
        undone = Item(at, seat, None, (Event("undone", {"seat": seat + 1}),), length, only)
        self.updates.add(undone)
        self.answer_no(undone)
        for other, step in self.steps.items():  # sealed choices of others were replayed: nothing new for their seats
            if other != seat and step is not None and (again := asked(record.state, other)) is not None:
                self.steps[other] = again
        self.update_decisions(seat)

    def answer_no(self, item: Item) -> None:
        """Playing on refuses a takeback; a move that others may not notice does not."""
        if item.seat is not None and is_told(item, SPECTATOR):
            self.undo_request = None

    def on_rewind(self, body: Body, at: int) -> None:
        self.drawn = self.next_draw()
        self.redraw(body)
        self.record = self.playing().back_to(body["to"])
        self.given = min(self.given, body["to"])
        self.status = "playing"
        self.undo_request = None
        self.tell(Event("rewound", {"seat": body["s"]}), at)
        self.update_decisions(*range(len(self.seats)))

    def on_ask_undo(self, body: Body, at: int) -> None:
        number = self.seq + 1  # of this entry: every request is another
        digest = hmac.digest(self.seed.encode(), f"undo:{number}:{body['to']}".encode(), "sha256").hex()[:32]
        self.undo_request = UndoRequest(body["s"] - 1, body["to"], *self.updates.since(body["to"]), digest)

    def on_agree_undo(self, body: Body, at: int) -> None:
        if self.undo_request is not None:
            self.undo_request.agreed.add(body["s"] - 1)

    def on_refuse_undo(self, body: Body, at: int) -> None:
        self.undo_request = None

    def on_ask_pause(self, body: Body, at: int) -> None:
        self.pause_request = Request(body["s"] - 1)

    def on_agree_pause(self, body: Body, at: int) -> None:
        if self.pause_request is not None:
            self.pause_request.agreed.add(body["s"] - 1)

    def on_refuse_pause(self, body: Body, at: int) -> None:
        self.pause_request = None

    def on_pause(self, body: Body, at: int) -> None:
        self.paused, self.pause_request = True, None
        self.tell(Event("paused", {}), at)

    def on_resume(self, body: Body, at: int) -> None:
        self.paused = False
        self.tell(Event("resumed", {"seat": body["s"]}), at)

    def on_substitute(self, body: Body, at: int) -> None:
        seat = self.seats[body["s"] - 1]
        seat.substitute = body["level"]
        if body["why"] == "timeout":
            seat.remaining = 0
            self.tell(Event("timeout", {"seat": body["s"]}), at)
        self.tell(Event("substituted", {"seat": body["s"], "level": body["level"]}), at)

    def on_replace(self, body: Body, at: int) -> None:
        """A bot of the host failed; another bot plays on in its seat."""
        seat = self.seats[body["s"] - 1]
        seat.level, seat.replaces = body["level"], True
        self.serial[body["s"] - 1] += 1  # the next bot is asked
        self.tell(Event("replaced", {"seat": body["s"], "level": body["level"], "bot": body["bot"]}), at)

    def on_return(self, body: Body, at: int) -> None:
        seat = self.seats[body["s"] - 1]
        seat.substitute = None
        if self.clock is not None and self.clock.total is None:
            seat.remaining = self.clock.move
        self.serial[body["s"] - 1] += 1  # a pending answer of a bot no longer counts
        self.tell(Event("returned", {"seat": body["s"]}), at)

    def on_hint(self, body: Body, at: int) -> None:
        self.helped[body["s"] - 1] = self.deciding_about(body["s"] - 1)
        self.tell(Event("hint", {"seat": body["s"]}), at)

    def on_abort(self, body: Body, at: int) -> None:
        self.status = "aborted"
        self.tell(Event("aborted", {}), at)

    def on_rematch(self, body: Body, at: int) -> None:
        self.rematch = body["table"]

    def on_rules(self, body: Body, at: int) -> None:
        """The rules were corrected in mid-game: the game goes on from its snapshot."""
        state = self.game.load(body["state"])
        self.rules = state.setup.rules
        self.record = Record(self.game, state.setup, state)
        self.record.take_over(
            [(read_actor(actor, len(self.seats)), self.game.parse(text)) for actor, text in body["log"]]
        )
        self.base, self.base_length = state.copy(), len(self.record.log)
        self.redraw(body)
        for seat, remaining in zip(self.seats, body["remaining"], strict=True):
            seat.remaining = remaining
        self.updates.counts = {int(viewer): count for viewer, count in body["told"].items()}
        self.updates.moves |= {int(viewer): count for viewer, count in body.get("played", {}).items()}
        self.updates.forget()
        self.tell(Event("rules", {"from": body["from"], "to": body["to"]}), at)
        self.update_decisions(*range(len(self.seats)))

    # ---------------------------------------------------------------------- queries
    def begun(self) -> Record:
        """A game begins with its set-up, or from a position that was written down."""
        written = self.settings.get("position")
        if written is None:
            return Record(self.game, self.setup())
        start = self.game.load({**written, "rules": self.rules})
        return Record(self.game, start.setup, start)

    def can_undo(self, seat: int) -> bool:
        """Whoever learns or solves alone can take everything back, also after the end."""
        if self.private is not None:
            return any(mover == seat for mover, _ in self.playing().log)
        return seat >= 0 and self.status == "playing" and self.playing().can_undo(seat)

    def playing(self) -> Record:
        assert self.record is not None
        return self.record

    def tell(self, event: Event, at: int) -> None:
        self.updates.add(Item(at, None, None, (event,), self.public_length()))

    def public_length(self) -> int:
        """The number of moves; while choices are sealed, of those before them."""
        if self.record is None:
            return 0
        return len(self.record.log) if self.record.block is None else self.record.block

    def update_decisions(self, *moved: int) -> None:
        """Finds the seats whose decision has changed; an unchanged step is the same object as before."""
        record = self.playing()
        for seat in self.steps:
            step = None if self.status != "playing" else asked(record.state, seat)
            if step is not self.steps[seat] or seat in moved:
                self.steps[seat] = step
                self.since[seat] = self.updates.version(seat)
                self.serial[seat] += 1
        self.note_sealed_choices()
        self.deciding = [seat for seat, step in self.steps.items() if step is not None]

    def deciding_about(self, seat: int) -> tuple[str, int]:
        """Identifies the decision of a seat; a sealed choice is one decision, in however many moves."""
        return ("decision", self.serial[seat]) if self.seal is None else ("seal", self.seal.began)

    def note_sealed_choices(self) -> None:
        """While choices are sealed, keeps the clocks of their beginning: a choice of two moves must not show."""
        record = self.playing()
        if not isinstance(record.state.now, Simultaneous):
            self.seal = None
        else:
            began = len(record.log) if record.block is None else record.block
            if self.seal is None or self.seal.began != began:
                self.seal = SealedChoices(began, [seat.remaining for seat in self.seats])

    def decisions(self) -> tuple[Decision, ...]:
        return self.game.decisions(self.record.state) if self.record is not None and self.status == "playing" else ()

    def asked(self) -> list[int]:
        return self.deciding if self.status == "playing" else []

    def commitment(self) -> str:
        return "sha256:" + hashlib.sha256(self.seed.encode()).hexdigest()

    def ended(self) -> bool:
        return self.status in ("over", "aborted")

    def draws(self, length: int | None = None) -> int:
        """How many draws there were, or among the first `length` moves."""
        return sum(seat == CHANCE for seat, _ in self.playing().log[:length])

    def next_draw(self) -> int:
        """The lowest number of a draw that nobody can have seen."""
        return max(self.drawn, self.dealer.next_number(self.draws()))

    def redraw(self, body: Body) -> None:
        """Without `redrawn` the same draws come again: in older logs, and for somebody alone among bots."""
        if "redrawn" in body:
            self.dealer = Dealer(self.seed, self.numbers(), [(first, by) for first, by in body["redrawn"]])

    def is_due(self) -> bool:
        """Whether a bot or a clock waits here, even if nobody watches."""
        if self.status != "playing" or self.paused or self.private is not None:
            return False
        return self.clock is not None or any(self.seats[seat].played_by_bot for seat in self.asked())

    def snapshot(self) -> str | None:
        if self.record is None:
            return None
        return encode(self.game.save(self.record.state)).decode()

    def result(self) -> Result | None:
        """How the game ended, once it has."""
        if self.status != "over" or self.record is None:
            return self.old_result
        return result_of(self.game, self.record.state)
