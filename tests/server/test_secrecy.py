"""Nothing leaks: the same bytes for positions that look alike, no secret in any byte (trust.md 25 to 29)."""

from __future__ import annotations

import json
from typing import Any

import mastaba
from mastaba import SPECTATOR, Rng
from mastaba.kernel import records
from mastaba.kernel.agenda import Event
from mastaba.kernel.replay import Record
from mastaba.server import transcripts, wire
from mastaba.server.commands import perform, start
from mastaba.server.refusals import Refused
from mastaba.server.table_state import TableState
from tests.server.running import Client, RunningServer, first_option, started_table


def table_state() -> TableState:
    """A table of Babel in the middle of a game."""
    from mastaba.server.commands import Now

    state = TableState("t", "5" * 64)
    settings: dict[str, Any] = {
        "game": "babel", "edition": "filosofia", "seats": 2, "options": {}, "name": "", "listed": False,
        "clock": None, "grace": None, "host": "anna", "commitment": state.commitment(), "parent": None, "given": [],
    }  # fmt: skip
    state.write("open", settings, 1)
    for seat, person in ((1, "anna"), (2, "ben")):
        state.write("sit", {"s": seat, "p": person}, 1)
    start(state, 1)
    rng = Rng(7)
    for _ in range(40):
        decision = state.decisions()[0]
        move = decision.options[rng.below(len(decision.options))]
        person = ("anna", "ben")[decision.seat]
        perform(state, person, {"version": state.news.version(decision.seat), "play": str(move)}, Now(1, {}))
    return state


def sent(state: TableState, viewer: int) -> str:
    """Everything the wire would say to this viewer about the position, refusals included."""
    from mastaba.server.commands import Now

    documents: list[Any] = [
        wire.position(state, viewer, state.decisions()),
        wire.table_for("anna", state, wire.table(state, {}, set(), {}), {}),
    ]
    if viewer >= 0:
        for move in state.game.moves:
            try:
                record = state.playing()
                if state.game.explain(record.state, viewer, move) is None:
                    continue
                message = {"version": state.news.version(viewer), "play": str(move)}
                perform(state, ("anna", "ben")[viewer], message, Now(1, {}))
            except Refused as refusal:
                documents.append(refusal.document())
    documents += [wire.news(viewer, number, item) for number, item in state.news.after(viewer, 0) or []]
    return json.dumps(documents, sort_keys=True)


def test_positions_that_look_alike_are_sent_alike() -> None:
    """Law 6 on the wire: what a viewer cannot know is redrawn, and not a byte of what is sent changes."""
    state = table_state()
    game, record = state.game, state.playing()
    for viewer in (0, 1, SPECTATOR):
        before = sent(state, viewer)
        original = record.state
        different = 0
        for seed in range(20):
            other = original.copy()
            game.reimagine(other, viewer, Rng(seed))
            different += game.save(other) != game.save(original)
            record.state = other
            assert sent(state, viewer) == before
        record.state = original
        assert different > 10


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
    texts = {viewer: transcripts.seen(state, viewer, {}) for viewer in (0, 1, SPECTATOR)}
    lines = {viewer: text.split("\n\n")[1].split("\n") for viewer, text in texts.items()}
    whole = records.write(state.game, state.playing().setup, state.playing().log).split("\n\n")[1].split("\n")
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


def test_coming_back_tells_nothing_new(server: RunningServer) -> None:
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
