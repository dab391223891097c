"""What moves a tournament on: tables that end, and rounds that begin. Any process may do it, and twice does no harm."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

import mastaba
from mastaba.server.people import tournaments
from mastaba.server.people.tournaments import Match, Tournament
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.structures import encode
from mastaba.server.random_id import random_id
from mastaba.server.storage.database import Duplicate, Unavailable
from mastaba.server.storage.log import Entry
from mastaba.server.storage.tournament_store import Overtaken, StoredTournament
from mastaba.server.table import commands
from mastaba.server.table.documents import now_ms
from mastaba.server.table.registry import Tables
from mastaba.server.table.seats import sitting
from mastaba.server.table.state import TableState
from mastaba.server.table.table import Table

log = logging.getLogger("mastaba")
ATTEMPTS: Final = 20
LOOK: Final = 20.0  # seconds: what no table has reported, such as after a crash, is found then
Change = Callable[[Tournament, StoredTournament], str]  # the status afterwards


def read(stored: StoredTournament) -> Tournament:
    return msgspec.json.decode(stored.body, type=Tournament)


class Tournaments:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.context.tournaments
        tables.added.append(self.watch)

    def start(self) -> None:
        self.tables.run(self.look_again())

    async def look_again(self) -> None:
        while True:
            try:
                for tournament in await self.store.running():
                    await self.advance(tournament)
            except (Unavailable, Overtaken):
                log.warning("a tournament could not go on now")
            await asyncio.sleep(LOOK)

    def watch(self, table: Table) -> None:
        """Called with every table that is loaded: the end of one may begin the next round."""
        tournament = table.state.settings.get("tournament")
        if tournament is None:
            return
        told = table.state.ended()

        def look() -> None:
            nonlocal told
            if table.state.ended() and not told:
                told = True
                self.tables.run(self.advance(tournament))

        table.changed.append(look)

    # ---------------------------------------------------------------------- changes
    async def get(self, tournament: str) -> StoredTournament:
        found = await self.store.get(tournament)
        if found is None:
            raise Problem(404, "no-tournament", "There is no such tournament.")
        return found

    async def change(self, tournament: str, act: Change) -> StoredTournament:
        """Reads, changes and writes; begins anew if somebody else was quicker."""
        for _ in range(ATTEMPTS):
            stored = await self.get(tournament)
            found = read(stored)
            status = act(found, stored)
            name_tables(found)
            body = encode(found).decode()
            if (status, body) == (stored.status, stored.body):
                return stored
            changed = stored._replace(status=status, body=body, updated=now_ms())
            try:
                await self.store.save(changed, found.people())
            except Overtaken:
                continue
            return changed._replace(version=stored.version + 1)
        raise Unavailable("the tournament is being changed by many at once")

    async def advance(self, tournament: str) -> None:
        """Takes over what has ended, and opens the tables of the round that is to be played."""
        stored = await self.get(tournament)
        while stored.status == "running":
            found = read(stored)
            await self.open_tables(tournament, stored, found)
            waiting = [match.table for match in found.rounds[-1] if match.places is None and match.table]
            ended = {
                table: json.loads(summary)
                for table, (status, summary) in (await self.store.results(waiting)).items()
                if status in ("over", "aborted")
            }
            if waiting and not ended:
                return
            allowed = mastaba.load(found.game).seats

            def act(found: Tournament, stored: StoredTournament) -> str:
                if stored.status != "running":
                    return stored.status
                note_results(found, ended)  # noqa: B023 - called before the next turn
                return "running" if tournaments.go_on(found, allowed) else "over"  # noqa: B023

            before = stored.version
            stored = await self.change(tournament, act)
            if stored.version == before:
                return

    async def open_tables(self, tournament: str, stored: StoredTournament, found: Tournament) -> None:
        wanted = {match.table: match for match in found.rounds[-1] if match.places is None and match.table}
        there = await self.store.results(wanted)
        for number, (table, match) in enumerate(wanted.items(), 1):
            if table not in there:
                try:
                    await self.open_table(tournament, stored, found, match, number)
                except Duplicate:
                    continue  # another process was quicker

    async def open_table(
        self, tournament: str, stored: StoredTournament, found: Tournament, match: Match, number: int
    ) -> None:
        context = self.tables.context
        players = [found.player(key) for key in match.players]
        settings: dict[str, Any] = {
            **found.settings,
            "game": found.game,
            "seats": len(players),
            "name": f"{found.name} · {len(found.rounds)}.{number}",
            "listed": False,
            "tournament": tournament,
        }
        owners = {each.person: await context.people.find(each.person) for each in players if each.person is not None}

        def begin(state: TableState, at: int) -> list[Entry]:
            entries = []
            for seat, player in enumerate(players, 1):
                person = owners.get(player.person or "")
                if person is None:
                    entries.append(state.write("bot", {"s": seat, "level": player.level or found.level}, at))
                else:
                    entries.append(state.write("sit", sitting(seat, person.id, person.owner), at))
            return entries + commands.start(state, at)

        await self.tables.create(found.organiser, settings, seat=None, begin=begin, table=match.table)
        if stored.club is not None and match.table is not None:
            await context.clubs.add_table(match.table, stored.club)


def name_tables(found: Tournament) -> None:
    """Their names are stored before they are opened: so none is opened twice."""
    for match in found.rounds[-1] if found.rounds else []:
        if match.places is None and match.table is None:
            match.table = random_id(16)


def note_results(found: Tournament, ended: dict[str, dict[str, Any]]) -> None:
    for match in found.rounds[-1]:
        if match.places is None and match.table in ended:
            result = ended[match.table]["result"]
            seats = len(match.players)
            # a table that was ended without a result is a draw
            match.places = [1] * seats if result is None else list(result["ranking"])
            match.scores = None if result is None else list(result["scores"])
