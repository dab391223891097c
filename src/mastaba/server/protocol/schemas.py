"""The description of everything the server sends, as JSON Schema: OpenAPI and the types of the page are made of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from pydantic import TypeAdapter

from mastaba.server.protocol import (
    club_messages,
    game_messages,
    lesson_messages,
    messages,
    people_messages,
    puzzle_messages,
    teaching_messages,
    tournament_messages,
    value_messages,
)
from mastaba.server.protocol.request_bodies import ClientMessage
from mastaba.server.protocol.structures import Sent

Schema = dict[str, Any]
PLACE = "#/components/schemas/{name}"
SOCKET = {"server": "ServerMessage", "client": "ClientMessage"}  # who says what there
MODULES = (
    messages,
    club_messages,
    game_messages,
    lesson_messages,
    people_messages,
    puzzle_messages,
    teaching_messages,
    tournament_messages,
    value_messages,
)


PROBLEM: Schema = {
    "description": "A problem document (RFC 9457)",
    "content": {"application/problem+json": {"schema": {"$ref": PLACE.format(name="ProblemDocument")}}},
}


def answers(kind: object, status: int = 200) -> dict[int | str, Schema]:
    """For the `responses` of a route: what it answers with."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=PLACE)
    content = {"application/json": {"schema": schema}}
    if status < 400:
        return {status: {"content": content}}
    return {status: {**PROBLEM, "content": {**PROBLEM["content"], **content}}}


def sent() -> Iterator[type[Sent]]:
    """Every structure that is defined."""
    for module in MODULES:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Sent) and kind.__module__ == module.__name__:
                yield kind


def components() -> dict[str, Schema]:
    """All structures by name, and the messages of the socket in both directions."""
    (server, *_), found = msgspec.json.schema_components([messages.ServerMessage, *sent()], ref_template=PLACE)
    client = TypeAdapter(ClientMessage).json_schema(ref_template=PLACE.replace("name", "model"))
    found |= client.pop("$defs")
    found |= {"ServerMessage": server, "ClientMessage": client}
    both = {name: {"$ref": PLACE.format(name=kind)} for name, kind in SOCKET.items()}
    return {**found, "SocketMessages": {"type": "object", "properties": both, "required": [*both]}}
