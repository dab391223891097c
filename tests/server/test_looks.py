"""What happened since one looked: counted in the list, and known after a restart (evening.md, D)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from mastaba.kernel.agenda import SPECTATOR, Event
from mastaba.server.table.updates import Item, Updates
from tests.server.running import Client, Socket, first_option, running, started_table


def settle(socket: Socket) -> None:
    """What was sent before is dealt with."""
    socket.send(ping=7)
    socket.until("pong", ping=7)


def unseen(person: Client, table: str) -> int | None:
    found: int | None = next(game["unseen"] for game in person.get("/api/me/games") if game["id"] == table)
    return found


def test_moves_since_one_looked_are_counted_also_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "looked.db") as server:
        people = [Client(server.address, "Léonie"), Client(server.address, "Hugo")]
        table = started_table(*people)
        first, other = people if people[0].state(table)["decision"] else people[::-1]
        seat = people.index(other) + 1
        assert unseen(other, table) is None, "they never looked"
        socket = other.socket(table, "?since=0")
        begun = socket.until("state")
        assert begun["looked"] is None
        for odd in (-1, begun["version"] + 1, "1", True, None, 10**30):
            socket.send(seen=odd, seat=seat)
        socket.send(seen=begun["version"], seat=3 - seat)
        settle(socket)
        assert unseen(other, table) is None, "what is not so is passed over"
        socket.send(seen=begun["version"], seat=seat)
        settle(socket)
        assert unseen(other, table) == 0, "before it is written"
        moves = 0
        while moves < 2 and (state := first.state(table))["decision"]:
            assert first.command(table, **first_option(state))["accepted"]
            moves += 1
        assert unseen(other, table) == moves and unseen(first, table) is None
        socket.send(seen=begun["version"] - 1, seat=seat)
        settle(socket)
        socket.close()
    with running(tmp_path / "looked.db") as server:
        again = Client(server.address, token=other.token)
        assert unseen(again, table) == moves, "an older look changes nothing"
        state = again.socket(table, "?since=0").until("state")
        assert state["looked"] == begun["version"] and state["version"] > state["looked"]
        spectator = Client(server.address).socket(table).until("state")
        assert spectator["looked"] is None
        assert again.status("DELETE", "/api/account") == 204
    with closing(sqlite3.connect(tmp_path / "looked.db")) as db:
        assert db.execute("select count(*) from looked").fetchone() == (0,)


def test_only_moves_of_others_that_stand_are_counted() -> None:
    """A sealed choice is told to nobody, one that is taken back counts no more."""
    updates = Updates(2)
    built = (Event("Built", {}),)
    updates.add(Item(0, 0, "build", built, 1))
    updates.add(Item(0, None, None, (Event("Drawn", {}),), 2))
    updates.add(Item(0, 1, "build", built, 3))
    assert updates.moves == {0: 1, 1: 1, SPECTATOR: 2}
    assert updates.moves_at(0, 2) == 0 and updates.moves_at(1, 0) == 0
    updates.add(Item(0, 1, None, (Event("undone", {"seat": 2}),), 2))
    assert updates.moves == {0: 0, 1: 1, SPECTATOR: 1}
    updates.add(Item(0, 1, "choose", (), 3, sealed=True))
    assert updates.moves == {0: 0, 1: 1, SPECTATOR: 1}
    updates.add(Item(0, 0, "build", built, 4))
    updates.forget()
    updates.add(Item(0, 1, "build", built, 5))
    updates.add(Item(0, None, None, (Event("rewound", {"seat": 1}),), 4))
    assert updates.moves == {0: 0, 1: 2, SPECTATOR: 2}, "back to where it was taken up"
    assert updates.copy().moves == updates.moves
