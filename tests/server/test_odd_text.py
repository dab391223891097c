"""Text that a database cannot hold, in every place where text is taken, on both databases: never an error of ours."""

from __future__ import annotations

import asyncio
import copy
import json
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx2
import pytest

from mastaba.server.protocol.odd_text import holds_odd_text, is_odd
from mastaba.server.storage.database import Unstorable
from mastaba.server.storage.opening import open_database
from tests.server.running import Client, Socket, running, started_table

ODD = ["a\0b", "\0", "half \ud800 a character", "\udfff"]
ELSE = [
    "\x01\x7f\x85",
    "\u202e\u200b\ufeff",
    "\uffff\ufdd0",
    "\U0001f600\U000e0041",
    "%00%ff \\u0000 ' or 1=1; --",
]
VERBS = ("chat", "preset", "play", "undo", "pause")


@pytest.fixture
def host(database: str) -> Iterator[Client]:
    with running(database) as server:
        yield Client(server.address)


def resolved(schema: Any, parts: Any) -> Any:
    while "$ref" in schema:
        schema = parts[schema["$ref"].rsplit("/", 1)[-1]]
    for name in ("anyOf", "oneOf"):
        if name in schema:
            return resolved(schema[name][0], parts)
    return schema


def example(schema: Any, parts: Any, name: str = "") -> Any:
    """Something this schema allows, as far as a test can guess it."""
    schema = resolved(schema, parts)
    known: dict[str, Any] = {
        "game": "babel",
        "command": str(uuid.uuid4()),
        "kind": "live",
        "level": "greedy",
        "total": 60.0,
    }
    if schema.get("enum") or "const" in schema:
        return schema["const"] if "const" in schema else schema["enum"][0]
    match schema.get("type"):
        case "object" if "properties" in schema:
            return {key: example(value, parts, key) for key, value in schema["properties"].items()}
        case "object":
            return {"key": "word"}
        case "array":
            return [example(schema["items"], parts)]
        case "integer" | "number":
            return known.get(name, schema.get("minimum", 1))
        case "boolean":
            return False
    return known.get(name, "word")


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every text in a document."""
    if isinstance(document, str):
        yield path
    elif isinstance(document, dict):
        for key, value in document.items():
            yield from places(value, (*path, key))
        yield (*path, None)  # one more, as a name


def with_text(document: Any, path: tuple[Any, ...], text: str) -> Any:
    changed = copy.deepcopy(document)
    inner = changed
    for step in path[:-1]:
        inner = inner[step]
    if path[-1] is None:
        inner[text] = "x"
    else:
        inner[path[-1]] = text
    return changed


def requests(description: Any, table: str, text: str) -> Iterator[tuple[str, str, Any]]:
    """Every route with this text in every place of it, one at a time: method, address, body."""
    parts = description["components"]["schemas"]
    for address, methods in description["paths"].items():
        for method, route in methods.items():
            asked = route.get("parameters", [])
            own = {each["name"]: table if each["name"] == "table" else "x" for each in asked if each["in"] == "path"}
            plain = address.format(**own)
            for each in asked:
                spelled = quote(text.encode("utf-8", "surrogatepass"), safe="")
                if each["in"] == "path":
                    yield method, address.format(**own | {each["name"]: spelled}), None
                elif each["in"] == "query":
                    yield method, f"{plain}?{each['name']}={spelled}", None
            content = route.get("requestBody", {}).get("content", {})
            if "application/json" in content:
                body = example(content["application/json"]["schema"], parts)
                verbs = [{"command": body["command"], verb: "word"} for verb in VERBS] if "command" in body else [body]
                for each in verbs:
                    for place in places(each):
                        yield method, plain, with_text(each, place, text)
            elif content:
                yield method, plain, text


def test_everywhere(host: Client) -> None:
    """None of them is an error of the server, and what is odd is refused where it could be kept."""
    description = httpx2.get(f"{host.address}/openapi.json").json()
    guest = Client(host.address)
    table = started_table(host, guest)
    sent = 0
    for text in ODD + ELSE:
        person = Client(host.address)
        for method, address, body in requests(description, table, text):
            raw = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else json.dumps(body).encode()
            kind = {"Content-Type": "text/plain" if isinstance(body, str) else "application/json"}
            answer = person.http.request(method, address, content=None if body is None else raw, headers=kind)
            assert answer.status_code < 500, (method, address, body, answer.text)
            if text in ODD[:2] and (body is None or "chat" in address):
                assert answer.status_code in (401, 403, 404, 422), (method, address, body, answer.text)
            if answer.status_code == 401:
                person = Client(host.address)
            sent += 1
    assert sent > 1000


def test_on_a_socket(host: Client) -> None:
    guest = Client(host.address)
    table = started_table(host, guest)
    socket = host.socket(table)
    socket.until("state")
    for text in ("a\0b and more", "\0" * 8):
        for message in (
            {"command": text, "chat": "hello"},
            {"command": text, "version": 0, "play": "x"},
            {"command": "12345678", "chat": text},
            {"command": "12345678", "version": 0, "play": text},
            {"command": "12345678", "undo": text},
            {"command": "12345678", "preset": text},
        ):
            socket.send(**message)
            assert socket.until("answer")["refusal"]["code"] == "bad_command"
    socket.raw.send('{"command": "half \\ud800 of one", "chat": "hello"}')
    assert socket.closed_with() == 4400
    assert Socket(host.address, "a%00b", host.token).closed_with() == 4404
    assert Socket(host.address, "%ed%a0%80", host.token).closed_with() == 4404
    assert host.state(table)["table"]["status"] == "playing"


def test_what_reaches_the_database_all_the_same(database: str) -> None:
    """Both databases say so in the same way."""
    asyncio.run(store_odd_values(database))


async def store_odd_values(database: str) -> None:
    db = open_database(database)
    await db.open()
    try:
        for work in (db.read, db.write):
            with pytest.raises(Unstorable):
                await work(lambda each: each.rows("select id from person where login = ?", "half \ud800 of one"))
        with pytest.raises(Unstorable):
            await db.write(lambda each: each.run("insert into person (id, epoch, created) values ('a', 0, ?)", 2**70))
        assert await db.read(lambda each: each.rows("select 1")) == [(1,)]
    finally:
        await db.close()


def test_what_is_odd() -> None:
    assert [is_odd(text) for text in ODD] == [True] * len(ODD)
    assert [is_odd(text) for text in ELSE] == [False] * len(ELSE)
    assert (
        holds_odd_text({"a": [{"b": "c\0"}]}) and holds_odd_text({"\0": 1}) and not holds_odd_text({"a": [None, 1.5]})
    )
