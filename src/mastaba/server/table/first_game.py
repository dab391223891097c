"""A game with a coach: what it says to the one person who plays it against bots, and to nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any
from weakref import WeakKeyDictionary

from mastaba.kernel.coaching import Coach
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.lessons.coaching import Said, coach_of, pick
from mastaba.server.protocol.lesson_messages import CoachLine, CoachMessage
from mastaba.server.protocol.refusals import Problem, Refused
from mastaba.server.protocol.structures import encode
from mastaba.server.storage.coach_store import Heard, KeptLine
from mastaba.server.storage.database import Unavailable
from mastaba.server.storage.log import Entry
from mastaba.server.table import commands
from mastaba.server.table.connections import Connection
from mastaba.server.table.place import Place
from mastaba.server.table.state import TableState

log = logging.getLogger("mastaba")
LEVEL = "easy"


def coach_for(game: str) -> Coach | None:
    """None also where a game from outside brings one that cannot be used: it can be played all the same."""
    try:
        return coach_of(game)
    except BadInput as error:
        log.warning("a coach cannot be used", extra={"game": game, "error": str(error)})
        return None


def settings_of(game: Game) -> dict[str, Any]:
    """What a first game is opened with: the fewest seats, the edition that is played by default, no clock. Who learns
    begins, where that can be chosen."""
    if coach_for(game.name) is None:
        raise Problem(404, "no-coach", "This game has no coach.")
    first = any(option.name == "first" and option.accepts("1") for option in game.options)
    return {
        "game": game.name,
        "edition": None,
        "options": {"first": "1"} if first else {},
        "seats": game.seats[0],
        "data": None,
        "name": "",
        "listed": False,
        "hints": True,
        "coach": True,
        "clock": None,
        "grace": None,
    }


def begin(state: TableState, at: int) -> list[Entry]:
    """All other seats are for easy bots, and the game begins."""
    bots = [state.write("bot", {"s": seat, "level": LEVEL}, at) for seat in range(2, len(state.seats) + 1)]
    return bots + commands.start(state, at)


def join(state: TableState, person: str, at: int) -> list[Entry]:
    """A game that has begun goes on with a coach; nothing is left behind, as at a table opened for it instead."""
    alone = {one.person for one in state.seats if one.person is not None} == {person}
    if state.status != "playing" or state.private is not None or not alone or coach_for(state.game.name) is None:
        raise Problem(404, "no-coach", "This table has no coach for you.")
    return [] if state.settings.get("coach") else [state.write("coach", {}, at)]


def mark_of(game: str, key: str | None, seat: int) -> str | None:
    """What a line speaks of, if it speaks of one thing."""
    coach = coach_for(game)
    lines = () if coach is None else coach.lines
    return next((line.mark.replace("{own}", str(seat + 1)) for line in lines if line.key == key and line.mark), None)


class FirstGame:
    """The coach of a table in this process. It works only while somebody is there to hear it."""

    def __init__(self, table: Place) -> None:
        self.table = table
        self.work: asyncio.Task[None] | None = None
        self.again = False
        self.sent: WeakKeyDictionary[Connection, CoachMessage] = WeakKeyDictionary()

    def speaks_to(self, person: str | None, seat: int) -> bool:
        """Only to somebody who plays alone against bots: among people, explanations are theirs to give."""
        state = self.table.state
        people = {one.person for one in state.seats if one.person is not None}
        return bool(state.settings.get("coach")) and seat >= 0 and people == {person}

    def look(self) -> None:
        """After every change, and when somebody comes."""
        if not any(self.speaks_to(each.person, each.viewer) for each in self.table.connections):
            return
        self.again = True
        if self.work is None or self.work.done():
            self.work = asyncio.ensure_future(self.tell())

    async def tell(self) -> None:
        while self.again:
            self.again = False
            for connection in list(self.table.connections):
                person, seat = connection.person, connection.viewer
                if person is None or not self.speaks_to(person, seat):
                    continue
                try:
                    message = await self.message(person, seat)
                except Unavailable:
                    return  # said with the next change
                if self.sent.get(connection) != message:
                    self.sent[connection] = message
                    connection.send(encode(message))

    async def message(self, person: str, seat: int) -> CoachMessage:
        """What was said to them here; what there is to say about their decision is said now, and kept."""
        store, state = self.table.context.coach, self.table.state
        game, at = state.game.name, time.time_ns() // 1_000_000
        heard = await store.heard(person, game, state.id, at)
        found = None if heard.quiet else self.find(state, seat, heard)
        if found is not None:
            await store.say(person, game, found, at)
            heard = await store.heard(person, game, state.id, at)
        here = [one for one in heard.lines if one.table == state.id]
        asked = state.since[seat] if seat in state.asked() else None
        now = [one.line for one in here if one.decision == asked]
        said = [CoachLine(line=one.line, facts=json.loads(one.facts)) for one in here]
        line = now[0] if now and not heard.quiet else None
        return CoachMessage(
            version=state.updates.version(seat),
            quiet=heard.quiet,
            now=line,
            mark=mark_of(game, line, seat),
            said=said,
        )

    def find(self, state: TableState, seat: int, heard: Heard) -> KeptLine | None:
        """The line for the decision of a seat, of which it was told nothing yet."""
        coach = coach_for(state.game.name)
        decision = next((one for one in state.decisions() if one.seat == seat), None)
        here = [one for one in heard.lines if one.table == state.id]
        if coach is None or decision is None or any(one.decision == state.since[seat] for one in here):
            return None
        known = [Said(one.line, {}, one.turn) for one in here]
        view = state.game.view(state.playing().state, seat)
        try:
            said = pick(coach, view, decision, {one.line for one in heard.lines}, known)
        except Exception:  # of a game from outside: no reason to disturb the table
            log.exception("a coach failed", extra={"game": state.game.name, "table": state.id})
            return None
        if said is None:
            return None
        return KeptLine(said.key, state.id, state.since[seat], said.turn, json.dumps(said.facts))

    async def carry_out(self, person: str | None, what: str) -> None:
        """Quiet for this game, or no longer; or a line was opened."""
        store, table = self.table.context.coach, self.table.state.id
        seats = self.table.state.seats_of(person)
        if person is None or not seats or not self.speaks_to(person, seats[0]):
            raise Refused("not_now")
        if what not in ("quiet", "speak", "opened"):
            raise Refused("bad_command")
        await self.message(person, seats[0])  # whoever speaks of it has looked at it
        if what == "opened":
            await store.open(person, table)
        else:
            await store.set_quiet(person, table, what == "quiet")
        self.look()
