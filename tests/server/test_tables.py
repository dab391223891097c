"""Tables, seats, guests: who may do what before, during and after a game."""

from __future__ import annotations

import asyncio
from pathlib import Path

from mastaba.server.people.people import People
from mastaba.server.storage.opening import open_database
from tests.server.running import Client, RunningServer, first_option, started_table


def test_seats_before_the_start(server: RunningServer) -> None:
    host, guest, stranger = (Client(server.address, name) for name in ("Nefret", "Thoth", "Seth"))
    table = host.open_table(name="Friday")
    assert guest.do(table, "sit", seat=2)["seats"][1]["name"] == "Thoth"
    assert stranger.status("POST", f"/api/tables/{table}/sit", {"seat": 2}) == 409
    for verb in ("kick", "bot"):
        assert guest.status("POST", f"/api/tables/{table}/{verb}", {"seat": 1}) == 403
    assert guest.status("POST", f"/api/tables/{table}/start") == 403
    assert host.do(table, "kick", seat=2)["seats"][1]["kind"] == "open"
    assert host.status("POST", f"/api/tables/{table}/start") == 409
    assert host.do(table, "bot", seat=2, level="greedy")["seats"][1]["level"] == "greedy"
    assert host.status("POST", f"/api/tables/{table}/bot", {"seat": 2, "level": "godlike"}) == 422
    assert host.status("POST", f"/api/tables/{table}/sit", {"seat": 3}) == 422
    started = host.do(table, "start")
    assert started["status"] == "playing"
    assert host.status("POST", f"/api/tables/{table}/kick", {"seat": 2}) == 409


def test_private_tables_are_not_listed(server: RunningServer) -> None:
    host, other = Client(server.address), Client(server.address)
    private, public = host.open_table(), host.open_table(listed=True)
    listed = [table["id"] for table in other.get("/api/tables")]
    assert public in listed and private not in listed
    assert {private, public} <= {table["id"] for table in host.get("/api/me/games")}
    assert other.get("/api/me/games") == []
    assert other.get(f"/api/tables/{private}")["id"] == private  # by its link


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(server: RunningServer) -> None:
    host, guest, phone = (Client(server.address, name) for name in ("Nefret", "Thoth", "Phone"))
    table = started_table(host, guest)
    socket = guest.socket(table)
    socket.until("state")
    token = guest.do(table, "link", seat=2)["token"]
    assert host.status("POST", f"/api/tables/{table}/link", {"seat": 2}) == 403
    newer = guest.do(table, "link", seat=2)["token"]
    assert phone.status("POST", "/api/claim", {"token": token}) == 404
    claimed = phone.post("/api/claim", {"token": newer})
    assert claimed["seats"][1]["yours"]
    assert phone.status("POST", "/api/claim", {"token": newer}) == 404
    assert guest.status("GET", f"/api/tables/{table}/state?seat=2") == 403
    assert isinstance(phone.state(table, 2)["view"]["players"]["2"]["hand"], str)
    assert socket.closed_with() == 4403


def test_a_link_can_be_revoked(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    token = guest.do(table, "link", seat=2)["token"]
    assert guest.status("DELETE", f"/api/tables/{table}/link?seat=2") == 204
    assert host.status("POST", "/api/claim", {"token": token}) == 404


def test_two_seats_on_one_device(server: RunningServer) -> None:
    person = Client(server.address)
    table = person.open_table()
    person.do(table, "sit", seat=2)
    person.do(table, "start")
    socket = person.socket(table, "?seat=1")
    state = socket.until("state")
    other = 3 - state["table"]["asked"][0]
    asked = person.state(table, 3 - other)
    assert person.command(table, **first_option(asked))["refusal"]["code"] == "not_seated"  # which seat?
    assert socket.command(seat=3 - other, **first_option(asked))["accepted"]
    socket.send(look=2)
    assert socket.until("state")["seat"] == 2
    socket.close()


def test_people_on_one_device_have_names_of_their_own(server: RunningServer) -> None:
    person, other = Client(server.address, "Nefret"), Client(server.address, "Seth")
    table = person.open_table(listed=True)
    assert person.status("POST", f"/api/tables/{table}/sit", {"seat": 2, "name": "\u200b"}) == 422
    assert person.do(table, "sit", seat=2, name="  Camille\n")["seats"][1]["name"] == "Camille"
    (listed,) = [each for each in other.get("/api/tables") if each["id"] == table]
    assert [seat["name"] for seat in listed["seats"]] == ["Nefret", "Camille"]
    person.do(table, "start")
    for seat in (1, 2):
        assert person.command(table, seat=seat, chat="here")["accepted"]
    assert [line["name"] for line in other.get(f"/api/tables/{table}/chat")] == ["Nefret", "Camille"]
    person.do(table, "abort")
    assert '[Players "Nefret, Camille"]' in other.http.get(f"/api/tables/{table}/export").text
    assert "Camille" not in other.http.get(f"/api/tables/{table}/log").text
    person.status("DELETE", "/api/account")
    for address in ("", "/export", "/chat", "/log"):
        assert "Camille" not in other.http.get(f"/api/tables/{table}{address}").text


def test_a_claimed_seat_is_called_as_whoever_claimed_it(server: RunningServer) -> None:
    person, phone = Client(server.address, "Nefret"), Client(server.address, "Camille’s phone")
    table = person.open_table()
    person.do(table, "sit", seat=2, name="Camille")
    person.do(table, "start")
    claimed = phone.post("/api/claim", {"token": person.do(table, "link", seat=2)["token"]})
    assert claimed["seats"][1]["name"] == "Camille’s phone"


def test_spectators_see_and_do_nothing(server: RunningServer) -> None:
    host, guest, watcher = (Client(server.address, name) for name in ("Nefret", "Thoth", "Eye"))
    table = started_table(host, guest)
    socket = watcher.socket(table)
    state = socket.until("state")
    assert state["seat"] is None and state["decision"] is None
    assert isinstance(state["view"]["players"]["1"]["hand"], int)
    for seat in (None, 1, 2):
        message = {"version": 0, "play": "end"} | ({} if seat is None else {"seat": seat})
        assert socket.command(**message)["refusal"]["code"] == "not_seated"
    assert socket.command(chat="psst")["refusal"]["code"] == "not_seated"
    socket.close()


def test_accounts(server: RunningServer) -> None:
    guest = Client(server.address, "Nefret")
    table = guest.open_table()
    login = f"nefret{server.port}"
    account = guest.post("/api/account", {"login": login, "password": "correct horse"})
    assert guest.status("GET", "/api/session") == 401  # the guest's session ended: nobody fixed it beforehand
    again = Client(server.address, token=account["token"])
    assert again.get("/api/session")["account"] == login
    elsewhere = Client(server.address, "Somebody")
    assert elsewhere.status("POST", "/api/login", {"login": login, "password": "wrong horse"}) == 401
    assert elsewhere.status("POST", "/api/account", {"login": login, "password": "other horse"}) == 409
    session = elsewhere.post("/api/login", {"login": login, "password": "correct horse"})
    owner = Client(server.address, token=session["token"])
    assert [found["id"] for found in owner.get("/api/me/games")] == [table]
    assert owner.status("DELETE", "/api/session?everywhere=true") == 204
    assert again.status("GET", "/api/session") == owner.status("GET", "/api/session") == 401


def test_a_deleted_account_leaves_its_games_without_its_name(server: RunningServer) -> None:
    host, guest = Client(server.address, "Nefret"), Client(server.address, "Vanishing")
    table = started_table(host, guest)
    host.do(table, "abort")
    assert guest.status("DELETE", "/api/account") == 204
    found = host.get(f"/api/tables/{table}")
    assert found["seats"][1]["kind"] == "person" and found["seats"][1]["name"] is None
    assert "Vanishing" not in host.http.get(f"/api/tables/{table}/export").text
    assert guest.status("GET", "/api/session") == 401


def test_a_rematch_keeps_the_settings(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest, options={"turn_cap": "60"}, name="Friday")
    assert host.status("POST", f"/api/tables/{table}/rematch") == 409
    host.do(table, "abort")
    new = guest.do(table, "rematch")
    assert (new["options"], new["name"], new["status"]) == ({"turn_cap": "60"}, "Friday", "open")
    assert host.do(table, "rematch")["id"] == new["id"] == host.get(f"/api/tables/{table}")["rematch"]


def test_a_rematch_on_one_device_seats_the_same_people(server: RunningServer) -> None:
    host = Client(server.address, "Nefret")
    table = host.post("/api/tables", {"game": "amun-re", "seats": 3})["id"]
    host.do(table, "sit", seat=2, name="Camille")
    host.do(table, "bot", seat=3, level="greedy")
    host.do(table, "start")
    host.do(table, "abort")
    new = host.do(table, "rematch")
    assert [(seat["kind"], seat["name"]) for seat in new["seats"]] == [
        ("person", "Nefret"),
        ("person", "Camille"),
        ("bot", None),
    ]
    assert host.do(new["id"], "start")["status"] == "playing"


def test_names_are_made_harmless(server: RunningServer) -> None:
    person = Client(server.address, "  a\u202eb\u200b  c\n\u0007 ")
    assert person.get("/api/session")["name"] == "ab c"
    long = Client(server.address, "𓀀" * 200)
    assert long.get("/api/session")["name"] == "𓀀" * 24
    assert person.status("PATCH", "/api/session", {"name": "\u200b\u202e"}) == 422
    assert person.status("PATCH", "/api/session", {"name": "x" * 10_000}) == 422


def test_a_banned_person_is_logged_out_at_once(tmp_path: Path) -> None:
    async def check() -> None:
        database = open_database(str(tmp_path / "a.db"))
        await database.open()
        people = People(database)
        await people.open()
        person = await people.guest("Seth")
        token = people.token(person.id, person.epoch)
        assert await people.recognise(token) == person
        await people.ban(person)
        assert await people.recognise(token) is None
        assert await people.recognise(people.token(person.id, person.epoch + 1)) is None  # nor by a newer session
        await database.close()

    asyncio.run(check())
