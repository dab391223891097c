"""A client for programs that play on a Mastaba server (docs/server-api.md), with retries and reconnection.

    from mastaba import client
    table = client.play("https://play.example.org", TOKEN, TABLE, decide)

`decide(view, decision)` is what every bot of this package has: it gets what its seat sees and the legal moves, and
gives one of them back. A lost connection, a restart of the server and rate limits are waited out; a command keeps its
id until it is answered, so nothing is ever played twice. Needs the package `websockets`."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from typing import Any

import mastaba
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Decision, Game, Prompt
from mastaba.kernel.notation import Move

Document = dict[str, Any]
Decide = Callable[[dict[str, object], Decision], Move]
PATIENCE = 300.0  # seconds that a server may be away
LONGEST_PAUSE = 20.0
FINAL = {  # close codes after which coming back is of no use
    4400: "the server did not understand a message",
    4401: "the server does not know this token",
    4403: "the seat is not this bot's any more",
    4404: "there is no such table",
    4409: "the token was revoked",
}


class Refused(Exception):
    """The server refused, for a reason that waiting does not change."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class Pauses:
    """Growing, jittered pauses between attempts, until patience ends."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.again()

    def again(self) -> None:
        """After a success: the next pause is short again."""
        self.tried, self.deadline = 0, time.monotonic() + self.patience

    def wait(self, cause: object, least: float = 0.0) -> None:
        if time.monotonic() > self.deadline:
            raise ConnectionError(f"the server could not be reached for {self.patience:.0f} s: {cause}")
        longest = min(LONGEST_PAUSE, 0.25 * 2.0**self.tried)
        self.tried += 1
        time.sleep(least + random.uniform(longest / 2, longest))


class Api:
    """The HTTP side: plain documents in and out, as one person or bot."""

    def __init__(self, server: str, token: str | None = None, patience: float = PATIENCE) -> None:
        if not server.startswith(("http://", "https://")):
            raise BadInput(f"the address of a server begins with http:// or https://, not {server[:20]!r}")
        self.server = server.rstrip("/")
        self.token = token
        self.patience = patience

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: Document | None = None) -> Any:
        return self.ask("POST", path, body or {})

    def delete(self, path: str) -> Any:
        return self.ask("DELETE", path)

    def ask(self, method: str, path: str, body: Document | None = None) -> Any:
        """The answer; waits where the server asks for it."""
        headers = {"Content-Type": "application/json", **self.headers()}
        data = None if body is None else json.dumps(body).encode()
        pauses = Pauses(self.patience)
        while True:
            request = urllib.request.Request(self.server + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.loads(answer.read() or b"null")
            except urllib.error.HTTPError as error:
                problem = read_problem(error)
                if error.code not in (429, 503):
                    raise Refused(str(problem["title"]), str(problem["detail"])) from None
                pauses.wait(problem["detail"], float(problem.get("wait") or 0))
            except urllib.error.URLError as error:
                if method != "GET":  # it may have happened already
                    raise ConnectionError(f"{self.server} cannot be reached: {error.reason}") from None
                pauses.wait(error.reason)

    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}


def read_problem(error: urllib.error.HTTPError) -> Document:
    """The problem document of an answer, or one made from whatever a proxy answered."""
    plain = {"title": "http", "detail": f"the server answered {error.code} {error.reason}"}
    try:
        found = json.loads(error.read())
    except ValueError:
        return plain
    return {**plain, **found} if isinstance(found, dict) else plain


def make_bot(server: str, owner: str, name: str) -> str:
    """A new guest named `owner`, and the token of a bot of theirs. Keep it: it is shown only once."""
    guest = Api(server).post("/api/session", {"name": owner})
    return str(Api(server, guest["token"]).post("/api/me/bots", {"name": name})["token"])


def play(
    server: str, token: str, table: str, decide: Decide, seat: int | None = None, patience: float = PATIENCE
) -> Document:
    """Takes a seat (the first that is free, unless one is named), plays to the end, and returns the table.

    The host starts the game; until then this waits. The table is as in docs/server-api.md: `result` has the scores."""
    api = Api(server, token, patience)
    document = api.get(f"/api/tables/{table}")
    game = mastaba.load(document["game"])
    if not game.plays_rules(document["rules"]):
        raise BadInput(f"the table plays rules {document['rules']} of {game.name}, which this program does not have")
    return Attendance(api, game, table, take_seat(api, document, seat), decide).to_the_end()


def take_seat(api: Api, table: Document, seat: int | None) -> int:
    own = [each["seat"] for each in table["seats"] if each["yours"] and seat in (None, each["seat"])]
    if own:
        return int(own[0])
    free = [each["seat"] for each in table["seats"] if each["kind"] == "open" and seat in (None, each["seat"])]
    if not free or table["status"] != "open":
        raise BadInput("no seat is free at this table" if seat is None else f"seat {seat} is not free at this table")
    api.post(f"/api/tables/{table['id']}/sit", {"seat": free[0]})
    return int(free[0])


class Attendance:
    """One bot in one seat: what the server said last, and the command it has not answered yet."""

    def __init__(self, api: Api, game: Game, table: str, seat: int, decide: Decide) -> None:
        self.api = api
        self.game = game
        self.seat = seat
        self.decide = decide
        self.url = f"{api.server.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
        self.table: Document = {"status": "open"}
        self.position: Document = {"decision": None, "version": 0}
        self.command: Document | None = None
        self.sent = False  # on the present connection
        self.refused = (
            -1
        )  # the version of a command that came at the wrong moment: not repeated until there is an update

    def to_the_end(self) -> Document:
        from websockets.exceptions import ConnectionClosed, InvalidHandshake
        from websockets.sync.client import connect

        pauses = Pauses(self.api.patience)
        while not self.over():
            try:
                socket = connect(self.url, additional_headers=self.api.headers(), max_size=None)
            except (OSError, InvalidHandshake) as trouble:
                pauses.wait(trouble)
                continue
            try:
                with socket:
                    self.attend(socket.send, socket.recv, pauses)
            except ConnectionClosed as end:
                code = 0 if end.rcvd is None else end.rcvd.code
                if code in FINAL:
                    raise Refused(str(code), FINAL[code]) from None
                pauses.wait(end)
        return self.table

    def over(self) -> bool:
        return self.table["status"] in ("over", "aborted")

    def attend(self, send: Callable[[str], object], receive: Callable[[], str | bytes], pauses: Pauses) -> None:
        """One connection: reads messages, and answers every decision of its seat."""
        self.sent = False  # a command that was never answered goes out again, with the same id
        while not self.over():
            self.note(json.loads(receive()))
            pauses.again()
            if self.command is None:
                self.command, self.sent = self.next_command(), False
            if self.command is not None and not self.sent:
                send(json.dumps(self.command))
                self.sent = True

    def note(self, message: Document) -> None:
        if message["type"] in ("state", "news"):
            self.position = message
        if "table" in message:
            self.table = message["table"]
        if message["type"] == "answer" and self.command is not None and message["command"] == self.command["command"]:
            self.answered(self.command, message)

    def answered(self, command: Document, answer: Document) -> None:
        self.command = None
        if answer["accepted"]:
            return
        code = answer["refusal"]["code"]
        if code == "unavailable":  # the server cannot store anything now: the same command again
            time.sleep(1)
            self.command, self.sent = command, False
        elif code in ("stale", "not_playing"):  # overtaken by an undo, a pause or a substitute
            self.refused = command["version"]
        else:
            raise Refused(code, f"the server refused {command['play']!r}: {answer['refusal']}")

    def next_command(self) -> Document | None:
        """The answer to what is asked of this seat now, if anything is."""
        asked, version = self.position["decision"], self.position["version"]
        if asked is None or self.table.get("paused") or version == self.refused:
            return None
        options = tuple(self.game.parse(option["text"]) for option in asked["options"])
        decision = Decision(self.seat - 1, Prompt(asked["prompt"]["key"], asked["prompt"]["facts"]), options)
        move = self.decide(self.position["view"], decision)
        if move not in options:
            raise BadInput(f"{move} is not among the moves of the decision")
        return {"command": str(uuid.uuid4()), "seat": self.seat, "version": version, "play": str(move)}
