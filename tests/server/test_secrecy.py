"""Nothing leaks: the same bytes for positions that look alike, no secret in any byte (trust.md 25 to 29)."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

import mastaba
from mastaba import SPECTATOR, Rng
from mastaba.games import names
from mastaba.kernel import transcript
from mastaba.kernel.agenda import Event
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move
from mastaba.kernel.record import Record
from mastaba.server.protocol.messages import NewsMessage, Refusal
from mastaba.server.protocol.refusals import Refused
from mastaba.server.protocol.structures import encode
from mastaba.server.slices import at_once
from mastaba.server.table import documents as wire_documents
from mastaba.server.table import hinting, transcripts
from mastaba.server.table.commands import perform
from mastaba.server.table.encoder import SharedParts, TableEncoder
from mastaba.server.table.state import TableState
from tests.server.running import Client, RunningServer, first_option, started_table
from tests.server.states import NOW, PEOPLE, table_state


def some_moves(game: Game, count: int) -> list[Move]:
    """Moves from all over the vocabulary."""
    return [game.moves[k * len(game.moves) // count] for k in range(count)]


def sent(state: TableState, viewer: int) -> bytes:
    """Everything the wire would say to this viewer about the position, refusals and the basis of hints included."""
    table = SharedParts(state, {}, set(), {}, {}, {}).for_person(PEOPLE[viewer] if viewer >= 0 else None, {})
    documents: list[Any] = [TableEncoder(state).message(NewsMessage, viewer, 0, table)]
    if viewer >= 0:
        documents += [refusal for move in some_moves(state.game, 60) if (refusal := refused(state, viewer, move))]
    if viewer in state.asked():
        asked = hinting.ask(state, viewer)
        documents.append([asked.seed, asked.view, [move.id for move in asked.decision.options], asked.version])
    return encode(documents)


def refused(state: TableState, viewer: int, move: Move) -> Refusal | None:
    """What a seat is answered that tries this move, if it is not possible."""
    if state.game.explain(state.playing().state, viewer, move) is None:
        return None
    try:
        perform(state, PEOPLE[viewer], {"version": state.updates.version(viewer), "play": str(move)}, NOW)
    except Refused as refusal:
        return refusal.document()
    raise AssertionError(f"{move} was carried out")


def look_alikes(state: TableState, viewer: int, count: int) -> Iterator[bool]:
    """Positions that look the same to this viewer, each in the place of the real one; whether it is another one."""
    game, record = state.game, state.playing()
    original = record.state
    for seed in range(count):
        record.state = original.copy()
        game.resample(record.state, viewer, Rng(seed))
        yield game.save(record.state) != game.save(original)
    record.state = original


@pytest.mark.parametrize("name", names())
def test_positions_that_look_alike_are_sent_alike(name: str) -> None:
    """Law 6 on the wire: what a viewer cannot know is redrawn, and not a byte of what is sent changes."""
    different = 0
    for moves in (6, 17, 45):
        state = table_state(name, moves)
        for viewer in (0, len(state.seats) - 1, SPECTATOR):
            before = sent(state, viewer)
            for is_other in look_alikes(state, viewer, 4):
                different += is_other
                assert sent(state, viewer) == before
    assert different >= 8 if mastaba.load(name).has_secrets() else different == 0


@pytest.mark.parametrize("name", names())
def test_what_is_written_once_for_all_is_what_each_may_see(name: str) -> None:
    """Messages share their open part; together with what is each viewer's own it is the view of the rules."""
    for moves in (0, 6, 17, 45):
        state = table_state(name, moves)
        viewers = [*range(len(state.seats)), SPECTATOR]
        game, position, encoder = state.game, state.playing().state, TableEncoder(state, viewers)
        table = SharedParts(state, {}, set(), {}, {}, {}).for_person(None, {})
        for viewer in viewers:
            message = encode(encoder.message(NewsMessage, viewer, 0, table))
            document = json.loads(message, object_pairs_hook=distinct)
            assert document["view"] == json.loads(encode(game.view(position, viewer)))
            items = state.updates.after(viewer, 0) or []
            told = encode([wire_documents.news_item(viewer, number, item) for number, item in items])
            assert document["news"] == json.loads(told)
            asked = next((decision for decision in state.decisions() if decision.seat == viewer), None)
            shown = [] if document["decision"] is None else document["decision"]["options"]
            assert [(one["id"], one["text"]) for one in shown] == [
                (move.id, move.text) for move in (() if asked is None else asked.options)
            ]


def distinct(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """No name stands twice in one object."""
    assert len(dict(members)) == len(members), members
    return dict(members)


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_positions_that_look_alike_are_sent_alike_everywhere(name: str) -> None:
    for seed in range(10):
        for moves in range(0, 160, 9):
            state = table_state(name, moves, seed)
            for viewer in (*range(len(state.seats)), SPECTATOR):
                before = sent(state, viewer)
                for _ in look_alikes(state, viewer, 3):
                    assert sent(state, viewer) == before


@pytest.mark.parametrize("name", names())
def test_a_refusal_takes_the_same_work_and_bytes(name: str) -> None:
    """How long a refusal takes must not tell either. A clock would measure the machine: calls are counted instead."""
    different = 0
    for moves in (3, 6, 17, 30, 45):
        state = table_state(name, moves)
        if not state.asked():  # a short game is over by then
            break
        seat = state.asked()[0]
        work(state, seat)  # whatever is kept from the first time
        before = work(state, seat)
        assert before[0] > 100
        for is_other in look_alikes(state, seat, 4):
            different += is_other
            assert work(state, seat) == before
    assert different >= 4 if mastaba.load(name).has_secrets() else different == 0


def work(state: TableState, seat: int) -> tuple[int, list[bytes]]:
    """How many calls it takes to refuse moves from all over the vocabulary, and the answers."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    gc.disable()  # what the collector calls belongs to other tests
    sys.setprofile(count)
    try:
        answers = [refused(state, seat, move) for move in some_moves(state.game, 25)]
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls, [encode(answer) for answer in answers]


def test_events_hide_the_same_for_everybody_but_their_owner() -> None:
    state = table_state()
    replayed = Record(state.game, state.playing().setup)
    hidden: list[Event] = []
    for seat, move in state.playing().log:
        replayed.play(seat, move, hidden.append)
    drawn = [event for event in hidden if event.name == "NationDrawn"]
    assert drawn
    for event in drawn:
        assert event.seen_by(event.owner)["nation"] is not None
        assert event.seen_by(1 - event.owner)["nation"] is None is event.seen_by(SPECTATOR)["nation"]


def test_a_running_export_shows_only_what_the_seat_saw() -> None:
    state = table_state()
    texts = {viewer: at_once(transcripts.seen(state, viewer, {})) for viewer in (0, 1, SPECTATOR)}
    lines = {viewer: text.split("\n\n")[1].split("\n") for viewer, text in texts.items()}
    whole = transcript.write(state.game, state.playing().setup, state.playing().log).split("\n\n")[1].split("\n")
    assert len(lines[0]) == len(lines[1]) == len(whole)
    for own, other, all_open, line in zip(lines[0], lines[1], lines[SPECTATOR], whole, strict=True):
        if line.startswith("* nation"):
            assert all_open == "* nation ?" and sorted((own, other)) == sorted(("* nation ?", line))
        else:
            assert own == other == all_open == line


def test_no_secret_is_in_any_byte_of_a_game(server: RunningServer) -> None:
    """Seeds, tokens, people's identities and the other hand never travel before the end."""
    host, guest = Client(server.address, "Nefret"), Client(server.address, "Thoth")
    table = started_table(host, guest)
    sockets = [host.socket(table), guest.socket(table)]
    traffic = ["", ""]
    for _ in range(25):
        asked = host.state(table)["table"]["asked"][0] - 1
        person = (host, guest)[asked]
        assert person.command(table, **first_option(person.state(table)))["accepted"]
    for k, person in enumerate((host, guest)):
        sockets[k].send(ping=1)
        sockets[k].until("pong")
        paths = ("", "/state", "/export", "/chat", "/state?since=0")
        traffic[k] = json.dumps(sockets[k].seen) + "".join(
            person.http.get(f"/api/tables/{table}{p}").text for p in paths
        )
        traffic[k] += person.http.get("/api/me/games").text + person.http.get("/api/tables").text
    seed = host.do(table, "abort")["seed"]
    for k, other in ((0, guest), (1, host)):
        identity = other.token.split(".")[0]
        for secret in (seed, other.token, identity, '"epoch"', "password"):
            assert secret not in traffic[k]
    whole = host.http.get(f"/api/tables/{table}/export").text
    assert seed in whole
    for socket in sockets:
        socket.close()


def test_reconnecting_reveals_nothing_new(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    for _ in range(10):
        state = host.state(table)
        socket = host.socket(table, f"?since={state['version']}")
        again = socket.until("state")
        socket.close()
        for part in ("view", "decision", "waiting", "version", "can_undo"):
            assert again[part] == state[part]
        assert again["news"] == []
        asked = (host, guest)[state["table"]["asked"][0] - 1]
        assert asked.command(table, **first_option(asked.state(table)))["accepted"]


def test_the_game_is_loaded_by_name_only() -> None:
    assert mastaba.load("babel") is table_state().game
