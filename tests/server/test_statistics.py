"""What a person has played, from summaries and over the wire."""

from __future__ import annotations

from typing import Any

from mastaba.server.people import statistics
from mastaba.server.people.rating import ratings
from mastaba.server.protocol.people_messages import PersonRating
from tests.server.games import play_to_the_end
from tests.server.running import Client, RunningServer


def summary(seats: list[list[str | None]], winners: list[int], **changes: Any) -> dict[str, Any]:
    found = {"game": "babel", "status": "over", "seats": seats, "result": {"winners": winners}, "given": False}
    return {**found, **changes}


def test_games_are_counted_by_game_seats_and_opponents() -> None:
    me: list[str | None] = ["me", None]
    other: list[str | None] = ["other", None]
    bot: list[str | None] = [None, "normal"]
    owned_bot: list[str | None] = ["robot", None, "other"]
    games = [
        summary([me, other], [1]),
        summary([other, me], [1]),
        summary([["me", "normal"], other], [1]),  # a bot stood in for me at the end: the streak ends
        summary([me, bot, bot], [2, 3], game="sa-re"),
        summary([bot, other, me], [3], game="sa-re"),
        summary([me, owned_bot], [1]),
        summary([me, me], [1]),  # both seats at one screen
        summary([me, other], [1], given=True),  # an earlier game gone on with
        summary([me, other], [], status="aborted", result=None),
    ]
    read = [game for each in games if (game := statistics.read(each, "me")) is not None]
    assert len(read) == 6
    assert statistics.count(read) == {
        "played": 6,
        "won": 4,
        "by_game": {"babel": {"played": 4, "won": 3}, "sa-re": {"played": 2, "won": 1}},
        "by_seats": {"2": {"played": 4, "won": 3}, "3": {"played": 2, "won": 1}},
        "against": {
            "people": {"played": 3, "won": 2},
            "bots": {"played": 2, "won": 1},
            "both": {"played": 1, "won": 1},
        },
        "streak": 3,
        "longest_streak": 3,
    }


def test_a_person_has_a_rating_on_the_scale_of_the_bots() -> None:
    me: list[str | None] = ["me", None]

    def among(level: str, won: bool, **changes: Any) -> dict[str, Any]:
        return summary([me, [None, level]], [1] if won else [2], **changes)

    def rated(games: list[dict[str, Any]]) -> list[PersonRating]:
        return ratings(game for each in games if (game := statistics.read(each, "me")) is not None)

    even = [among("normal", won=k % 2 == 0) for k in range(20)]
    (found,) = rated(even)
    bots = {bot.level: bot.rating for bot in found.bots}
    assert (found.game, found.seats, found.games) == ("babel", 2, 20)
    assert abs(found.rating - bots["normal"]) <= 5
    assert rated([*even, *even])[0].error < found.error < rated(even[:6])[0].error
    (better,) = rated([among("strong", won=k % 4 != 0) for k in range(20)])
    assert better.rating > bots["strong"] > found.rating
    (best,) = rated([among("master", won=True) for _ in range(20)])
    assert bots["master"] < best.rating < 5000
    assert rated(even[:2]) == []  # too few
    assert rated([among("normal", won=True, game="unknown") for _ in range(5)]) == []
    assert rated([summary([me, ["other", None]], [1])] * 5) == []  # people are on no scale
    assert rated([among("normal", won=True, given=True)] * 5) == []
    assert found.part == 1
    assert rated([*even, *[among("normal", won=True, options={"first": "1"}) for _ in range(9)]]) == [found]
    assert rated([*even, *[among("normal", won=True, edition="kosmos") for _ in range(9)]]) == [found]
    assert rated([{**game, "edition": "filosofia", "options": {}} for game in even]) == [found]
    four = [[*me], *([[None, "normal"]] * 3)]
    assert rated([summary(four, [1], game="cleopatra")] * 5)[0].part == 8
    assert rated([summary([*four, [None, "normal"]], [1], game="cleopatra")] * 5) == []  # nothing was measured there
    assert rated([summary([["me", "normal"], [None, "normal"]], [1])] * 5) == []  # a bot stood in


def test_only_the_owner_sees_them_unless_they_are_shown(server: RunningServer) -> None:
    host, guest = Client(server.address, "Nefret"), Client(server.address, "Thoth")
    table = host.open_table(options={"turn_cap": "40"})
    guest.do(table, "sit", seat=2)
    host.do(table, "start")
    winners = play_to_the_end([host, guest], table)["table"]["result"]["winners"]
    found = host.get("/api/me/statistics")
    assert (found["played"], found["won"], found["public"]) == (1, int(1 in winners), False)
    assert found["against"] == {"people": {"played": 1, "won": int(1 in winners)}}
    assert host.status("PUT", "/api/me/statistics", {"public": True}) == 409  # a guest cannot be found
    login = f"stat{server.port}"
    account = Client(
        server.address, token=host.post("/api/account", {"login": login, "password": "long enough"})["token"]
    )
    assert guest.status("GET", f"/api/people/{login}/statistics") == 404
    assert account.get(f"/api/people/{login}/statistics")["played"] == 1
    assert account.status("PUT", "/api/me/statistics", {"public": True}) == 204
    shown = guest.get(f"/api/people/{login}/statistics")
    assert (shown["name"], shown["played"], shown["public"]) == ("Nefret", 1, True)
    assert shown["ratings"] == []
    assert account.status("PUT", "/api/me/statistics", {"public": False}) == 204
    assert guest.status("GET", f"/api/people/{login}/statistics") == 404
