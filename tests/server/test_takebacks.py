"""Going back further in a game between people: who must agree, to what, and what is drawn afterwards."""

from __future__ import annotations

import subprocess
import uuid
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mastaba
from mastaba import CHANCE
from mastaba.kernel.notation import write_actor
from mastaba.server.protocol.refusals import Refused
from mastaba.server.slices import at_once
from mastaba.server.table import documents, transcripts
from mastaba.server.table.automation import has_begun_to_choose
from mastaba.server.table.commands import Now, perform, start
from mastaba.server.table.state import TableState
from mastaba.verification import verify
from tests.kernel.sealed_bids import Bids
from tests.server.running import Client, RunningServer, first_option, started_table
from tests.server.states import PEOPLE, played_state, settings_of
from tests.server.test_verifiers import in_javascript, legal_lines

NOW = Now(1, {})


def tell(state: TableState, person: str, **message: Any) -> None:
    perform(state, person, {"command": str(uuid.uuid4()), **message}, NOW)


def refusal(state: TableState, person: str, **message: Any) -> str | None:
    """The code of the refusal; nothing happens to the state."""
    try:
        tell(state.copy(), person, **message)
    except Refused as refused:
        return refused.code
    return None


def play(state: TableState, moves: int = 1) -> None:
    """The first option of whoever is asked."""
    for _ in range(moves):
        decision = state.decisions()[0]
        seat, text = decision.seat, str(decision.options[0])
        tell(state, PEOPLE[seat], version=state.updates.version(seat), play=text)


def moves_of(state: TableState) -> list[tuple[int, str]]:
    return [(seat, str(move)) for seat, move in state.playing().log]


def draws(state: TableState) -> list[str]:
    return [move for seat, move in moves_of(state) if seat == CHANCE]


def agree(state: TableState, *people: str) -> None:
    for person in people:
        assert state.undo_request is not None
        tell(state, person, undo="agree", request=state.undo_request.digest)


def before_the_last(state: TableState, moves: int) -> int:
    """Anna's version after which everybody saw so many moves, on the moves that were not taken back."""
    for version in range(state.updates.version(0), -1, -1):
        length = state.updates.length_at(0, version)
        if length is not None and state.updates.since(length)[1] == moves:
            return version
    raise AssertionError(moves)


def go_back(state: TableState, moves: int) -> None:
    tell(state, "anna", undo="ask", to=before_the_last(state, moves))
    agree(state, "ben")


# ---------------------------------------------------------------------- who must agree
def test_nobodys_absence_is_consent() -> None:
    state = played_state("babel", 20, 3)
    state.write("substitute", {"s": 2, "level": "easy", "why": "left"}, 1)
    before = moves_of(state)
    tell(state, "anna", undo="ask", to=4)
    assert state.undo_request is not None and moves_of(state) == before
    state.write("return", {"s": 2}, 1)  # whoever comes back finds the request, and may agree
    agree(state, "ben")
    assert len(moves_of(state)) < len(before)


def test_an_absent_player_is_asked_on_the_server(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest, grace=1)
    people = (host, guest)
    begun = host.state(table)
    for _ in range(4):
        mover = people[host.state(table)["table"]["asked"][0] - 1]
        assert mover.command(table, **first_option(mover.state(table)))["accepted"]
    guest.do(table, "leave", seat=2)
    assert host.state(table)["table"]["seats"][1]["substitute"] is not None
    host.command(table, undo="ask", to=begun["version"])
    assert not any(
        event["name"] == "rewound"
        for item in host.get(f"/api/tables/{table}/state?since=0")["news"]
        for event in item["events"]
    )


def test_all_others_must_agree_and_a_person_with_two_seats_agrees_once() -> None:
    state = played_state("amun-re", 30, 5)
    before = moves_of(state)
    tell(state, "anna", undo="ask", to=6)
    agree(state, "ben")
    assert moves_of(state) == before
    agree(state, "carl")
    assert len(moves_of(state)) < len(before)
    play(state, 3)
    state.write("sit", {"s": 3, "p": "ben"}, 1)
    length = len(moves_of(state))
    tell(state, "anna", undo="ask", to=before_the_last(state, 2))
    assert state.undo_request is not None
    tell(state, "ben", undo="agree", request=state.undo_request.digest, seat=2)
    assert len(moves_of(state)) < length


# ---------------------------------------------------------------------- to what
def test_agreement_names_the_request_and_a_changed_one_asks_again() -> None:
    state = played_state("babel", 30, 3)
    before = moves_of(state)
    tell(state, "anna", undo="ask", to=before_the_last(state, 2))
    near = documents.undo_request(state.undo_request)
    assert near is not None
    tell(state, "anna", undo="ask", to=2)  # much farther, while the other is about to agree
    far = documents.undo_request(state.undo_request)
    assert far is not None and far.moves > near.moves and far.to < near.to and far.agreed == [1]
    assert refusal(state, "ben", undo="agree", request=near.digest) == "changed_request"
    assert refusal(state, "ben", undo="agree") == "changed_request"
    assert moves_of(state) == before
    tell(state, "ben", undo="agree", request=far.digest)
    assert len(moves_of(state)) < len(before) - 2


def test_the_same_request_again_writes_nothing_and_keeps_who_agreed() -> None:
    state = played_state("amun-re", 30, 5)
    tell(state, "anna", undo="ask", to=6)
    agree(state, "ben")
    seq = state.seq
    tell(state, "anna", undo="ask", to=6)
    assert state.seq == seq and state.undo_request is not None and state.undo_request.agreed == {0, 1}


def test_what_was_taken_back_is_no_point_to_go_back_to() -> None:
    state = played_state("babel", 30, 3)
    now = state.updates.version(0)
    go_back(state, 20)
    assert refusal(state, "anna", undo="ask", to=now - 2) == "cannot_undo"  # of moves that were taken back
    play(state, 2)
    tell(state, "anna", undo="ask", to=before_the_last(state, 2))
    assert state.undo_request is not None and state.undo_request.moves == 2


# ---------------------------------------------------------------------- what is drawn afterwards
def same_moves_again(state: TableState, moves: list[tuple[int, str]]) -> None:
    """As far as they are still possible, which they are until other cards come."""
    for seat, text in moves:
        if seat == CHANCE:
            continue
        options = [
            str(option) for decision in state.decisions() if decision.seat == seat for option in decision.options
        ]
        if text not in options:
            return
        tell(state, PEOPLE[seat], version=state.updates.version(seat), play=text)


def test_among_people_draws_are_new_after_going_back() -> None:
    differ = 0
    for seed in range(6):
        state = played_state("babel", 40, seed)
        old = moves_of(state)
        go_back(state, 30)
        kept = len(moves_of(state))
        same_moves_again(state, old[kept:])
        new = moves_of(state)
        drawn = [(a, b) for a, b in zip(old[kept:], new[kept:], strict=False) if a[0] == CHANCE == b[0]]
        differ += any(a != b for a, b in drawn)
    assert differ == 6


def test_alone_among_bots_the_same_draws_come_again() -> None:
    state = TableState("t", "5" * 64)
    state.write("open", settings_of(state, "babel", 2), 1)
    state.write("sit", {"s": 1, "p": "anna"}, 1)
    state.write("sit", {"s": 2, "p": "anna"}, 1)
    start(state, 1)
    begun = state.updates.version(0)
    for _ in range(20):
        decision = state.decisions()[0]
        message = {"version": state.updates.version(decision.seat), "play": str(decision.options[0])}
        tell(state, "anna", seat=decision.seat + 1, **message)
    old = moves_of(state)
    tell(state, "anna", seat=1, undo="ask", to=begun)
    kept = len(moves_of(state))
    assert kept < len(old) and not state.dealer.redrawn
    for seat, text in old[kept:]:
        if seat != CHANCE:
            tell(state, "anna", seat=seat + 1, version=state.updates.version(seat), play=text)
    assert moves_of(state) == old


@pytest.mark.parametrize("backs", [[30], [5, 50], [35, 5], [10, 40, 5, 45]])
def test_both_verifiers_know_the_new_draws(
    backs: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = played_state("babel", 40, 3)
    for moves in backs:
        go_back(state, moves)
        play(state, 25)
    state.write("abort", {}, 1)
    text = at_once(transcripts.whole(state, {}))
    found = verify(text, "game.mst")
    assert found.draws == len(draws(state)) > 10 and found.redrawn == len(state.dealer.redrawn) >= 1
    numbers = [state.dealer.number(k) for k in range(found.draws)]
    assert numbers == sorted(set(numbers)) and numbers[-1] > found.draws - 1
    file, legal = tmp_path / "game.mst", tmp_path / "legal.jsonl"
    file.write_text(text)
    legal.write_text(legal_lines(file, capsys))
    told: subprocess.CompletedProcess[str] = in_javascript(file, legal)
    assert told.returncode == 0, told.stderr
    for forged in ("", '[Redrawn "0+1"]', '[Redrawn "3+99"]', '[Redrawn "x"]', '[Redrawn "9+9 3+3"]'):
        lines = [forged if each.startswith("[Redrawn ") else each for each in text.split("\n")]
        altered = "\n".join(each for k, each in enumerate(lines) if each or k > 3)
        with pytest.raises(mastaba.BadInput):
            verify(altered, "altered")


def test_no_number_is_ever_drawn_twice_among_people() -> None:
    """Also where somebody went back twice without drawing in between."""
    state = played_state("babel", 40, 3)
    seen = {state.dealer.number(k) for k in range(len(draws(state)))}
    for moves in (10, 15, 10):
        go_back(state, moves)
        kept = len(draws(state))
        assert state.dealer.number(kept) not in seen
    play(state, 20)
    fresh = {state.dealer.number(k) for k in range(kept, len(draws(state)))}
    assert fresh and not fresh & seen


def test_a_log_of_an_earlier_version_is_followed_as_it_was_played() -> None:
    """Its takebacks say nothing of redraws, and had none."""
    state = played_state("babel", 40, 3)
    old = moves_of(state)
    state.write("ask_undo", {"s": 1, "to": 20}, 1)
    state.write("rewind", {"s": 1, "to": 20}, 1)
    assert not state.dealer.redrawn
    same_moves_again(state, old[20:])
    assert moves_of(state) == old


def test_a_person_who_went_back_alone_knows_nothing_once_another_sits_down(server: RunningServer) -> None:
    """Both seats on one screen, forty moves ahead and back again; then one seat goes to a friend by a link."""
    host, friend = Client(server.address), Client(server.address)
    table = host.open_table()
    host.do(table, "sit", seat=2)
    host.do(table, "start")
    begun = host.state(table, 1)["version"]
    for _ in range(30):
        seat = host.state(table, 1)["table"]["asked"][0]
        state = host.state(table, seat)
        assert host.command(table, seat=seat, **first_option(state))["accepted"]
    assert host.command(table, seat=1, undo="ask", to=begun)["accepted"]
    token = host.do(table, "link", seat=2)["token"]
    assert friend.post("/api/claim", {"token": token})["seats"][1]["yours"]
    people = (host, friend)
    for _ in range(10):
        mover = people[host.state(table)["table"]["asked"][0] - 1]
        assert mover.command(table, **first_option(mover.state(table)))["accepted"]
    host.do(table, "abort")
    text = host.http.get(f"/api/tables/{table}/export").text
    found = verify(text, "game.mst")
    (pair,) = [line.split('"')[1] for line in text.splitlines() if line.startswith("[Redrawn ")]
    assert found.redrawn == 1 and int(pair.split("+")[1]) > 10


def test_draws_are_checked_after_going_back_into_given_moves() -> None:
    """A game goes on from an earlier one; what is drawn instead of its moves comes from this table's seed."""
    earlier = played_state("babel", 30, 3)
    state = TableState("u", "7" * 64)
    given = [[write_actor(seat), text] for seat, text in moves_of(earlier)]
    state.write("open", {**settings_of(state, "babel", 2), "given": given}, 1)
    for seat, person in enumerate(PEOPLE[:2], 1):
        state.write("sit", {"s": seat, "p": person}, 1)
    start(state, 1)
    go_back(state, 20)
    kept = len(moves_of(state))
    assert kept < len(given)
    play(state, 20)
    state.write("abort", {}, 1)
    found = verify(at_once(transcripts.whole(state, {})), "game.mst")
    assert found.given == kept and found.draws == sum(seat == CHANCE for seat, _ in moves_of(state)[kept:]) > 0


# ---------------------------------------------------------------------- during sealed choices
@pytest.fixture
def bids(monkeypatch: pytest.MonkeyPatch) -> None:
    game, load = Bids(), mastaba.load
    monkeypatch.setattr(mastaba, "load", lambda name: game if name == "bids" else load(name))


def sealed(*moves: tuple[int, str]) -> TableState:
    """A round was played; the next bids are being sealed."""
    state = TableState("t", "5" * 64)
    settings = settings_of(state, "babel", 2)
    state.write("open", {**settings, "game": "bids", "edition": "first"}, 1)
    for seat in (1, 2):
        state.write("sit", {"s": seat, "p": PEOPLE[seat - 1]}, 1)
    state.write("start", {}, 1)
    for seat, move in ((0, "bid 1"), (0, "raise"), (1, "bid 0"), (1, "keep"), *moves):
        tell(state, PEOPLE[seat], version=state.updates.version(seat), play=move)
    return state


@pytest.mark.usefixtures("bids")
def test_a_hidden_move_answers_no_request_and_changes_no_answer() -> None:
    quiet, moved, back = sealed(), sealed((1, "bid 0")), sealed((1, "bid 0"))
    tell(back, "ben", undo="own")
    for version in range(quiet.updates.version(0) + 2):
        codes = {refusal(state, "anna", undo="ask", to=version) for state in (quiet, moved, back)}
        assert len(codes) == 1, version
    asked = sealed()
    tell(asked, "anna", undo="ask", to=1)
    shown = documents.undo_request(asked.undo_request)
    assert shown is not None
    tell(asked, "ben", version=asked.updates.version(1), play="bid 0")
    assert documents.undo_request(asked.undo_request) == shown
    tell(asked, "ben", undo="own")
    assert documents.undo_request(asked.undo_request) == shown
    agree(asked, "ben")
    assert len(moves_of(asked)) < len(moves_of(quiet))


@pytest.mark.usefixtures("bids")
def test_the_request_looks_the_same_whatever_happened_in_a_sealed_choice() -> None:
    shown = []
    for moves in ((), ((1, "bid 0"),), ((0, "bid 0"),)):
        state = sealed(*moves)
        tell(state, "anna", undo="ask", to=1)
        found = documents.undo_request(state.undo_request)
        assert found is not None
        shown.append(msgspec.structs.replace(found, digest=""))
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.usefixtures("bids")
def test_a_bot_pauses_once_for_a_sealed_choice_in_however_many_moves() -> None:
    assert not has_begun_to_choose(sealed(), 1)
    assert has_begun_to_choose(sealed((1, "bid 0")), 1) and not has_begun_to_choose(sealed((1, "bid 0")), 0)
    assert not has_begun_to_choose(played_state("babel", 20, 3), 0)
