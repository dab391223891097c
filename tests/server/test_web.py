"""The web side: origins, headers, sizes, roles, hostile text and files, limits (trust.md 33 to 40)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from mastaba.server.notify.webhooks import check_address
from mastaba.server.people.people import clean_name
from mastaba.server.protocol.refusals import Problem
from tests.server.running import Client, RunningServer, Socket, running, started_table

HOSTILE = [
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
    "\u202egnp.exe",
    "'; drop table person; --",
    "%0d%0aSet-Cookie: mastaba=x",
]


def with_cookie(person: Client, **headers: str) -> httpx2.Client:
    return httpx2.Client(base_url=person.address, headers={"Cookie": f"mastaba={person.token}", **headers}, timeout=20)


def test_unsafe_requests_must_come_from_here(server: RunningServer) -> None:
    person = Client(server.address)
    body = {"game": "babel"}
    for origin in (
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        "http://127.0.0.1",
        "",
        "file://",
        "http://[x",
    ):
        assert with_cookie(person, Origin=origin).post("/api/tables", json=body).status_code == 403
    assert with_cookie(person).post("/api/tables", json=body).status_code == 403  # a cookie without an Origin
    assert with_cookie(person, Origin=server.address).post("/api/tables", json=body).status_code == 201
    foreign = httpx2.post(
        f"{server.address}/api/session", json={"name": "x"}, headers={"Origin": "https://evil.example"}
    )
    assert foreign.status_code == 403
    assert with_cookie(person, Origin="https://evil.example").get("/api/session").status_code == 200


def test_sockets_must_come_from_here(server: RunningServer) -> None:
    host, guest = Client(server.address), Client(server.address)
    table = started_table(host, guest)
    cookie = f"mastaba={host.token}"
    for more in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {}):
        assert Socket(server.address, table, None, Cookie=cookie, **more).closed_with() == 4403
    own = Socket(server.address, table, None, Cookie=cookie, Origin=server.address)
    assert own.until("state")["seat"] == 1
    own.close()
    assert Socket(server.address, table, "forged.0.token").closed_with() == 4401
    assert Socket(server.address, "no-such-table", host.token).closed_with() == 4404
    assert Socket(server.address, table, host.token, "?seat=2").closed_with() == 4403


def test_every_answer_has_the_headers(server: RunningServer) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/table/x", "/nothing.js"):
        response = httpx2.get(server.address + path)
        policy = response.headers["content-security-policy"]
        assert "unsafe" not in policy and "default-src 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert "server" not in response.headers
    assert httpx2.get(f"{server.address}/api/games").headers["cache-control"] == "no-store"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: RunningServer) -> None:
    response = httpx2.post(f"{server.address}/api/session", json={"name": "x"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    token = response.json()["token"]
    last = "0" if token[-1] != "0" else "1"
    for forged in (token[:-1] + last, token.replace(".0.", ".1."), "x", "a.b.c", "a" * 5000):
        answer = httpx2.get(f"{server.address}/api/session", headers={"Authorization": f"Bearer {forged}"})
        assert answer.status_code == 401


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(server: RunningServer, text: str) -> None:
    """It comes back as data of JSON, escaped in XML, and never in a page or a header."""
    person = Client(server.address, text)
    table = person.open_table(name=text, listed=True)
    person.do(table, "bot", seat=2, level="random")
    person.do(table, "start")
    assert person.command(table, chat=text)["accepted"]
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/state", "/api/tables", f"/api/tables/{table}/chat"):
        response = person.http.get(path)
        assert response.headers["content-type"] == "application/json"
        json.loads(response.text)
    feed = person.get("/api/me/feed")
    for kind, start in (("atom", "<?xml"), ("calendar", "BEGIN:VCALENDAR")):
        response = person.http.get(feed[kind])
        assert response.status_code == 200 and response.text.startswith(start)
        assert response.headers["content-type"].startswith(("application/atom", "text/calendar"))
        assert kind != "atom" or ("<script" not in response.text and "<img" not in response.text)
    page = person.http.get(f"/table/{text}")
    assert text not in page.text and "set-cookie" not in page.headers
    export = person.http.get(f"/api/tables/{table}/export")
    assert export.headers["content-type"].startswith("text/plain")


def test_who_may_do_what(server: RunningServer) -> None:
    """Every unsafe address against every role."""
    roles = {name: Client(server.address, name) for name in ("host", "guest", "stranger", "left")}
    table = roles["host"].open_table()
    roles["left"].do(table, "sit", seat=2)
    roles["left"].do(table, "leave", seat=2)
    roles["guest"].do(table, "sit", seat=2)
    allowed = {
        "kick": {"host"},
        "bot": {"host"},
        "link": {"guest"},
        "number": {"guest"},
        "leave": {"guest"},
    }
    bodies: dict[str, dict[str, Any]] = {"bot": {"seat": 2, "level": "random"}, "number": {"seat": 2, "number": 3}}
    for verb in ("number", "link"):
        for name, person in roles.items():
            status = person.status("POST", f"/api/tables/{table}/{verb}", bodies.get(verb, {"seat": 2}))
            assert (status < 300) == (name in allowed[verb]), (verb, name, status)
    for verb in ("kick", "bot", "leave"):
        for name in ("stranger", "left", "guest", "host"):
            if name not in allowed[verb]:
                status = roles[name].status("POST", f"/api/tables/{table}/{verb}", bodies.get(verb, {"seat": 2}))
                assert status == 403, (verb, name, status)
    for verb in ("start", "abort"):
        for name in ("guest", "stranger", "left"):
            assert roles[name].status("POST", f"/api/tables/{table}/{verb}") == 403
    roles["host"].do(table, "start")
    for name in ("stranger", "left", "host"):
        assert roles[name].status("GET", f"/api/tables/{table}/state?seat=2") == 403
        assert roles[name].command(table, seat=2, version=0, play="end")["refusal"]["code"] == "not_seated"
    nobody = httpx2.Client(base_url=server.address)
    for verb in (
        "sit",
        "leave",
        "kick",
        "bot",
        "number",
        "start",
        "abort",
        "rematch",
        "link",
        "commands",
        "branch",
        "hint",
    ):
        assert nobody.post(f"/api/tables/{table}/{verb}", json={"seat": 1}).status_code in (401, 422)


def test_hostile_files_are_refused_quickly(server: RunningServer) -> None:
    person = Client(server.address)
    head = '[Game "babel"]\n[Edition "filosofia"]\n[Rules "1"]\n[Seats "2"]\n\n'
    assert person.http.post("/api/import", content=b"x" * 5_000_000).status_code == 413
    assert person.http.post("/api/import", content=head + "1 end\n" * 150_000).status_code == 422
    assert person.http.post("/api/import", content=head + "[" * 900_000).status_code == 422
    assert person.http.post("/api/import", content=b"\xff\xfe" * 1000).status_code == 422
    assert person.http.post("/api/import", content=head + '[Options "' + "a=b " * 100 + '"]\n').status_code == 422
    chunks = (b"x" * 65_536 for _ in range(100))
    assert person.http.post("/api/import", content=chunks).status_code in (400, 413)
    assert person.http.post("/api/tables", content=b"[" * 60_000).status_code == 422
    assert person.http.post("/api/tables", content=b"{" + b" " * 100_000).status_code == 413


def test_paths_do_not_lead_out(server: RunningServer) -> None:
    raw = httpx2.Client(base_url=server.address)
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/%00.js", "/....//app.py", "//etc/passwd"):
        response = raw.get(path)
        assert "import" not in response.text.split("<script")[0] and "root:" not in response.text


def test_limits_answer_with_a_wait_and_never_stop_a_move(tmp_path: Path) -> None:
    with running(tmp_path / "a.db", limits=True) as limited:
        host, guest = Client(limited.address), Client(limited.address)
        table = started_table(host, guest)
        answers = [host.command(table, chat=f"line {k}") for k in range(12)]
        assert answers[0]["accepted"]
        assert answers[-1]["refusal"]["code"] == "too_often" and answers[-1]["refusal"]["facts"]["wait"] > 0
        refused = [host.http.post("/api/login", json={"login": "x", "password": "y" * 8}) for _ in range(12)][-1]
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
        assert refused.json()["wait"] > 0
        opened = [host.status("POST", "/api/tables", {"game": "babel"}) for _ in range(25)]
        assert opened[0] == 201 and opened[-1] == 429
        stranger = Client(limited.address)
        hints = [stranger.http.post(f"/api/tables/{table}/hint", json={"seat": 1}) for _ in range(14)]
        assert hints[0].status_code == 403 and hints[-1].status_code == 429 and hints[-1].json()["wait"] > 0
        sockets = [host.socket(table), guest.socket(table)]
        states = [socket.until("state") for socket in sockets]
        mover = states[0]["table"]["asked"][0] - 1
        option = states[mover]["decision"]["options"][0]["text"]
        assert sockets[mover].command(version=states[mover]["version"], play=option)["accepted"]
        for socket in sockets:
            socket.close()


def test_webhooks_stay_out_of_the_host_network() -> None:
    import asyncio

    for url in (
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://10.0.0.1/x",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "https://user:pw@example.org/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: x",
        "file:///etc/passwd",
        "https:///x",
    ):
        assert asyncio.run(check_address(url)) is not None, url


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Zoë", "Zoë"),
        ("a\u200bb", "ab"),
        ("\u202eabc", "abc"),
        ("a\n\tb", "a b"),
        ("e" + "\u0301" * 50, "é" + "\u0301" * 3),
    ],
)
def test_names_keep_what_can_be_seen(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_a_name_needs_something_visible() -> None:
    for empty in ("", "   ", "\u200b", "\u2066\u2069", "\x00\x1b"):
        with pytest.raises(Problem):
            clean_name(empty)


def test_feeds_are_private_and_can_be_renewed(server: RunningServer) -> None:
    host, guest = Client(server.address, "Nefret"), Client(server.address, "Thoth")
    table = started_table(host, guest, name="Friday")
    asked = (host, guest)[host.state(table)["table"]["asked"][0] - 1]
    waiting = (host, guest)[asked is host]
    old = asked.get("/api/me/feed")
    anonymous = httpx2.Client(base_url=server.address)
    assert table in anonymous.get(old["atom"]).text and table in anonymous.get(old["calendar"]).text
    assert table not in anonymous.get(waiting.get("/api/me/feed")["atom"]).text
    new = asked.post("/api/me/feed")
    assert anonymous.get(old["atom"]).status_code == 404 and anonymous.get(new["atom"]).status_code == 200


def test_a_plain_request_is_no_socket(server: RunningServer) -> None:
    assert httpx2.get(f"{server.address}/api/tables/x/socket").status_code == 426
    with pytest.raises(InvalidStatus):
        Socket(server.address + "/nowhere", "x", None)
