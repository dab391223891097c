"""What is done and undone during a sealed choice: games that differ only in that look the same to everybody else."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

import mastaba
from mastaba import CHANCE, SPECTATOR, Rng
from mastaba.games import names
from mastaba.kernel.agenda import Simultaneous
from mastaba.server.protocol.refusals import Refused
from mastaba.server.slices import at_once
from mastaba.server.table import documents, transcripts
from mastaba.server.table.commands import perform
from mastaba.server.table.requests import other_people
from mastaba.server.table.state import TableState
from tests.kernel.sealed_bids import Bids
from tests.server.states import NOW, PEOPLE, played_state, settings_of

UNDO = "undo"


@pytest.fixture(autouse=True)
def bids(monkeypatch: pytest.MonkeyPatch) -> None:
    game, load = Bids(), mastaba.load
    monkeypatch.setattr(mastaba, "load", lambda name: game if name == "bids" else load(name))


def begun(seats: int = 3) -> TableState:
    state = TableState("t", "5" * 64)
    state.write("open", {**settings_of(state, "babel", seats), "game": "bids", "edition": "first"}, 1)
    for seat in range(1, seats + 1):
        state.write("sit", {"s": seat, "p": PEOPLE[seat - 1]}, 1)
    state.write("start", {}, 1)
    return state


def do(state: TableState, seat: int, what: str) -> None:
    message = {"undo": "own"} if what == UNDO else {"version": state.updates.version(seat), "play": what}
    perform(state, PEOPLE[seat], {"command": "12345678", **message}, NOW)


def sealed(*steps: tuple[int, str]) -> TableState:
    state = begun()
    for seat, what in steps:
        do(state, seat, what)
    return state


def answer(state: TableState, seat: int, version: int) -> object:
    """What a request for a takeback to that point gives: the request as everybody sees it, or the refusal."""
    draft = state.copy()
    try:
        perform(draft, PEOPLE[seat], {"command": "12345678", "undo": "ask", "to": version}, NOW)
    except Refused as refused:
        return refused.code
    shown = documents.undo_request(draft.undo_request)
    return None if shown is None else msgspec.structs.replace(shown, digest="")


def seen_by(state: TableState, viewer: int) -> list[object]:
    """Everything that depends on the log and that this viewer can ask for."""
    exported = at_once(transcripts.seen(state, viewer, {}))
    version = state.updates.version(viewer)
    told = [documents.news_item(viewer, 0, item).events for _, item in state.updates.after(viewer, 0) or []]
    answers = [] if viewer < 0 else [answer(state, viewer, number) for number in range(version + 2)]
    can_undo = viewer >= 0 and state.playing().can_undo(viewer)
    return [exported, version, told, answers, can_undo, state.asked()]


HIDDEN: list[Sequence[tuple[int, str]]] = [
    [],
    [(0, "bid 0")],
    [(0, "bid 1")],
    [(0, "bid 0"), (0, UNDO)],
    [(0, "bid 0"), (0, UNDO), (0, "bid 1"), (0, UNDO), (0, "bid 1")],
]
OPEN: list[Sequence[tuple[int, str]]] = [
    [],
    [(1, "bid 0")],
    [(1, "bid 0"), (1, "keep")],
    [(1, "bid 0"), (1, "keep"), (1, UNDO)],
    [(1, "bid 1"), (1, "keep"), (2, "bid 0"), (2, "keep"), (1, UNDO), (1, UNDO), (1, "bid 0"), (1, "keep")],
]


@pytest.mark.parametrize("others", range(len(OPEN)))
@pytest.mark.parametrize("hidden_first", [True, False])
def test_others_see_the_same(others: int, hidden_first: bool) -> None:
    found = []
    for hidden in HIDDEN:
        steps = [*hidden, *OPEN[others]] if hidden_first else [*OPEN[others], *hidden]
        state = sealed(*steps)
        found.append([seen_by(state, viewer) for viewer in (1, 2, SPECTATOR)])
        state.write("hint", {"s": 2}, 1)  # published to all, in the middle of the sealed choice
        found[-1] += [seen_by(state, viewer) for viewer in (1, 2, SPECTATOR)]
    for other in found[1:]:
        assert other == found[0]


def test_sealed_choices_are_taken_back_in_any_order() -> None:
    """The moves of others are replayed, earlier in the game: which updates are whose must not depend on that."""
    for order in ((0, 1), (1, 0)):
        state = sealed((0, "bid 1"), (0, "keep"), (1, "bid 1"), (1, "keep"))
        for seat in order:
            before = state.updates.version(SPECTATOR)
            do(state, seat, UNDO)
            assert state.updates.version(SPECTATOR) == before + 1  # that somebody is no longer committed is published
            do(state, seat, UNDO)
            assert state.updates.version(SPECTATOR) == before + 1  # and nothing of the inner move
        assert state.playing().log == []


def test_what_came_before_a_sealed_choice_stays() -> None:
    """Whether it can be taken back must not depend on somebody having begun to choose."""
    found = 0
    for seed in range(12):
        state = played_state("amun-re", 20 + 5 * seed, seed)
        rng = Rng(seed)
        for _ in range(60):
            record = state.playing()
            if isinstance(record.state.now, Simultaneous) and record.block is None and record.undoable:
                found += 1
                assert not any(record.can_undo(seat) for seat in range(3))
            decision = state.decisions()[0]
            seat, move = decision.seat, decision.options[rng.below(len(decision.options))]
            do(state, seat, str(move))
            if state.status != "playing":
                break
    assert found > 0


@pytest.mark.parametrize("game", ["bids", *names()])
def test_a_draft_that_is_dropped_leaves_no_trace(game: str) -> None:
    """Random moves, undoing and going back on drafts: the state they came from stays what following its log gives."""
    for seed in range(3):
        rng = Rng(seed)
        state = begun() if game == "bids" else played_state(game, 25, seed)
        for _ in range(25):
            draft = state.copy()
            for _ in range(4):
                random_step(draft, rng)
            before = picture(state)
            if rng.below(2):
                state = draft
            else:
                assert picture(state) == before
            if state.status != "playing":
                break
        assert picture(state.copy()) == picture(state)


def random_step(state: TableState, rng: Rng) -> None:
    decisions = [decision for decision in state.decisions() if decision.seat != CHANCE]
    if not decisions:
        return
    decision = decisions[rng.below(len(decisions))]
    seat, kind = decision.seat, rng.below(6)
    try:
        if kind == 0:
            do(state, rng.below(len(state.seats)), UNDO)
        elif kind == 1:
            version = rng.below(state.updates.version(seat) + 1)
            perform(state, PEOPLE[seat], {"command": "12345678", "undo": "ask", "to": version}, NOW)
            for other in other_people(state.seats, seat):
                if state.undo_request is not None:
                    request = state.undo_request.digest
                    agree = {"command": "12345678", "undo": "agree", "request": request}
                    perform(state, PEOPLE[other], agree, NOW)
        else:
            do(state, seat, str(decision.options[rng.below(len(decision.options))]))
    except Refused:
        pass


def picture(state: TableState) -> list[object]:
    record = state.playing()
    seats = [vars(seat).copy() for seat in state.seats]
    views = [state.game.view(record.state, viewer) for viewer in (*range(len(state.seats)), SPECTATOR)]
    marks = [(mark.length, mark.block, len(mark.undoable)) for mark in record.marks]
    undoable = [(entry.seat, entry.move, entry.block, entry.told) for entry in record.undoable]
    request = None if state.undo_request is None else vars(state.undo_request).copy()
    return [
        *(seats, views, marks, undoable, request, record.log[:], record.blocks[:], record.block, state.status),
        *(dict(state.since), dict(state.serial), dict(state.updates.counts), state.seq, state.drawn, state.given),
        [step if step is None else step.facts() for step in state.steps.values()],
        list(state.dealer.redrawn),
    ]
