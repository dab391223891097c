"""One game after another with the same people."""

from __future__ import annotations

from tests.server.games import play_to_the_end
from tests.server.running import Client, RunningServer


def seated(table: dict[str, object]) -> list[str | None]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["name"] or seat["level"] for seat in seats]


def three(server: RunningServer, game: str = "amun-re") -> tuple[list[Client], str]:
    people = [Client(server.address, name) for name in ("Camille", "Hugo", "Léonie")]
    table = people[0].open_table(game=game, seats=3, name="Friday")
    for seat, person in enumerate(people[1:], 2):
        person.do(table, "sit", seat=seat)
    people[0].do(table, "start")
    return people, table


def test_an_evening_of_three_games(server: RunningServer) -> None:
    """Everybody asks once: seats turn by one, the last one starts the game, and wins are counted by person."""
    people = [Client(server.address, name) for name in ("Camille", "Hugo")]
    table = people[0].open_table(name="Friday")
    people[1].do(table, "sit", seat=2)
    people[0].do(table, "start")
    won = {"Camille": 0, "Hugo": 0}
    for game in (1, 2, 3):
        seats = people[0].get(f"/api/tables/{table}")["seats"]
        order = [next(one for one in people if one.get("/api/session")["name"] == seat["name"]) for seat in seats]
        over = play_to_the_end(order, table)["table"]
        for seat in over["result"]["winners"]:
            won[over["seats"][seat - 1]["name"]] += 1
        assert over["evening"] == {"games": game, "wins": [won[seat["name"]] for seat in over["seats"]]}
        asked = people[game % 2].do(table, "rematch")
        assert asked["status"] == "open" and asked["evening"]["games"] == game
        assert [seat["kind"] for seat in asked["seats"]].count("open") == 1
        begun = people[(game + 1) % 2].do(table, "rematch")
        assert begun["id"] == asked["id"] and begun["status"] == "playing"
        assert seated(begun) == seated(over)[::-1]
        assert begun["evening"]["wins"] == over["evening"]["wins"][::-1]
        table = begun["id"]


def test_the_next_game_is_another_one(server: RunningServer) -> None:
    """Bots stay away where there are fewer seats; people never do."""
    people, table = three(server)
    people[0].do(table, "abort")
    refused = people[1].http.post(f"/api/tables/{table}/rematch?game=babel")
    assert refused.status_code == 422 and "at most 2 seats" in refused.json()["detail"]
    unknown = people[1].http.post(f"/api/tables/{table}/rematch?game=chess")
    assert unknown.status_code == 422 and "chess" in unknown.json()["detail"]
    new = people[1].do(table, "rematch?game=cleopatra")
    assert (new["game"], new["name"], len(new["seats"])) == ("cleopatra", "Friday", 3)
    assert seated(new) == [None, None, "Hugo"]
    assert people[0].do(table, "rematch?game=sa-re")["id"] == new["id"], "the first to ask has chosen"
    assert seated(people[2].do(table, "rematch")) == ["Léonie", "Camille", "Hugo"]
    host = Client(server.address)
    with_bots = host.open_table(game="amun-re", seats=3)
    for seat in (2, 3):
        host.do(with_bots, "bot", seat=seat, level="greedy")
    host.do(with_bots, "start")
    host.do(with_bots, "abort")
    duel = host.do(with_bots, "rematch?game=babel")
    assert seated(duel) == ["Nefret", "greedy"] and duel["status"] == "open"


def test_a_place_is_kept_but_not_forever(server: RunningServer) -> None:
    """Somebody else may sit down before; whoever had the place takes another, or finds the table full."""
    people, table = three(server)
    people[0].do(table, "abort")
    new = people[0].do(table, "rematch?order=same")["id"]
    stranger = Client(server.address, "Seth")
    assert stranger.status("POST", f"/api/tables/{table}/rematch") == 403
    stranger.do(new, "sit", seat=2)
    assert seated(people[1].do(table, "rematch")) == ["Camille", "Seth", "Hugo"]
    full = people[2].do(table, "rematch")
    assert full["status"] == "playing" and "Léonie" not in seated(full)
    assert people[0].status("POST", f"/api/tables/{table}/rematch?order=loser") == 422
    for each in people[0].get(f"/api/tables/{table}/log"):
        assert "evening" not in each["body"]
