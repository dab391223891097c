"""Clients that hold every message and every answer of a server against its definition, and note what they saw."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import httpx2
import msgspec
from pydantic import TypeAdapter

from mastaba.server.protocol import schemas
from mastaba.server.protocol.messages import Position, ProblemDocument, ServerMessage
from mastaba.server.protocol.request_bodies import ClientMessage
from mastaba.server.protocol.structures import Sent
from tests.server.running import NO_AUTHORITIES, Client, Socket
from tools import view_types

Document = dict[str, Any]
KINDS: dict[str, type[Sent]] = {kind.__name__: kind for kind in schemas.sent()}
CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
VIEWS = {name: view_types.view_of(file) for name, file in view_types.files().items()}
SERVER = msgspec.json.Decoder(ServerMessage)


class Recording:
    """What went over the wire: every message is checked when it passes, and counted under its name."""

    def __init__(self, address: str) -> None:
        description = httpx2.get(f"{address}/openapi.json", verify=NO_AUTHORITIES).json()
        self.paths = [(pattern(path), path, found) for path, found in description["paths"].items()]
        self.seen: Counter[str] = Counter()  # types of messages, and operations
        self.messages: list[bytes] = []

    def sent(self, text: bytes) -> Sent:
        """By the server, over a socket."""
        found: Sent = SERVER.decode(text)
        if isinstance(found, Position) and found.view is not None and found.table.game in VIEWS:
            VIEWS[found.table.game].validate_json(msgspec.json.encode(found.view))
        self.seen[type(found).__name__] += 1
        self.messages.append(text)
        return found

    def got(self, message: Document) -> None:
        """From a client, over a socket."""
        self.seen[type(CLIENT.validate_python(message)).__name__] += 1

    def answered(self, response: httpx2.Response) -> None:
        """Over HTTP; called for every answer."""
        response.read()
        path = response.request.url.path
        kind = response.headers.get("content-type", "").partition(";")[0]
        method = response.request.method.lower()
        matching = (operations for form, _, operations in self.paths if form.fullmatch(path))
        operation = next(operations[method] for operations in matching if method in operations)
        status = str(response.status_code)
        declared = operation["responses"].get(status) or operation["responses"][f"{status[0]}XX"]
        content = declared.get("content", {})
        self.seen[f"{operation['operationId']} {status}"] += 1
        if response.status_code == 204:
            assert response.content == b""
        elif kind == "application/problem+json":
            problem = msgspec.json.decode(response.content, type=ProblemDocument)
            assert problem.status == response.status_code
        elif kind == "application/json":
            msgspec.json.decode(response.content, type=declared_type(content[kind]["schema"]))
        else:
            assert not content or kind in content, (path, kind)

    def operations(self) -> set[str]:
        """All that answer with JSON when all goes well, as they are counted."""
        return {
            f"{operation['operationId']} {status}"
            for _, _, found in self.paths
            for operation in found.values()
            for status, declared in operation["responses"].items()
            if status.startswith("2") and "application/json" in declared.get("content", {})
        }


def pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", path))


def declared_type(schema: Document) -> Any:
    """The structure that a description names."""
    if schema.get("type") == "array":
        return list[declared_type(schema["items"])]  # type: ignore[misc]
    if schema.get("type") == "object":
        return dict[str, declared_type(schema["additionalProperties"])]  # type: ignore[misc]
    if schema.get("type") == "string":
        return str
    return KINDS[schema["$ref"].rpartition("/")[2]]


class RecordedClient(Client):
    """A person whose requests and answers are recorded."""

    def __init__(self, recording: Recording, address: str, name: str = "Nefret", token: str | None = None) -> None:
        self.recording = recording
        super().__init__(address, name, token)

    def connect(self) -> httpx2.Client:
        hooks = {"response": [self.recording.answered]}
        return httpx2.Client(base_url=self.address, timeout=60, event_hooks=hooks, verify=NO_AUTHORITIES)

    def socket(self, table: str, query: str = "") -> RecordedSocket:
        return RecordedSocket(self.recording, self.address, table, self.token, query)


class RecordedSocket(Socket):
    """Keeps what was said last about the position and the table."""

    def __init__(self, recording: Recording, address: str, table: str, token: str | None, query: str = "") -> None:
        super().__init__(address, table, token, query)
        self.recording = recording
        self.pings = 0
        self.position: Document = {}
        self.table: Document = {}

    def receive(self, timeout: float = 60) -> Document:
        text = self.raw.recv(timeout, decode=False)
        self.recording.sent(text)
        message: Document = json.loads(text)
        self.seen.append(message)
        if message["type"] in ("state", "news"):
            self.position = message
        self.table = message.get("table", self.table)
        return message

    def send(self, **message: Any) -> None:
        self.recording.got(message)
        super().send(**message)

    def send_anything(self, **message: Any) -> None:
        """Also what no client should send."""
        super().send(**message)

    def catch_up(self) -> Document:
        """Everything that was sent so far has come once the pong has."""
        self.pings += 1
        self.send(ping=self.pings)
        self.until("pong", ping=self.pings)
        return self.position
