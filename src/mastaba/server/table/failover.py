"""Several processes on one database: heartbeats, and taking over the tables of processes that stopped."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from mastaba.server import leases
from mastaba.server.protocol.refusals import Problem
from mastaba.server.storage.database import Unavailable
from mastaba.server.table.loading import read_clock_mark
from mastaba.server.table.registry import Tables
from mastaba.server.table.table import Table

log = logging.getLogger("mastaba")
TAKEN_TOGETHER = 8


def start(tables: Tables) -> None:
    """Starts the background tasks of a process that has its database alone, or shares it."""
    tables.start()
    if tables.context.database.shared:
        Failover(tables).start()


class Failover:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.leases = tables.context.leases

    def start(self) -> None:
        self.tables.run(self.send_heartbeats())
        self.tables.run(self.adopt_orphaned_tables())
        self.tables.run(self.mark_clocks())

    async def send_heartbeats(self) -> None:
        while True:
            try:
                alive, before = self.leases.alive, self.leases.good_until
                is_new = await self.leases.beat()
                if is_new and before != leases.NEVER:
                    self.resume_after_outage(time.monotonic() - before + leases.VALID)
                elif alive != self.leases.alive:
                    self.forget_stopped_processes()
            except Unavailable:
                pass
            except Exception:
                log.exception("a heartbeat failed")
            await asyncio.sleep(leases.BEAT)

    def forget_stopped_processes(self) -> None:
        """People who were connected to a process that stopped count as away."""
        for name, table in list(self.tables.open.items()):
            if table.presence.elsewhere:
                self.tables.automations[name].look()
                table.publish()

    def resume_after_outage(self, away: float) -> None:
        """For so many seconds another process looked after the tables, or none did: the clocks here are not charged."""
        log.warning("this process was cut off or suspended, and has registered anew", extra={"seconds": round(away, 1)})
        for table in self.tables.open.values():
            table.skip_time(away)
            self.tables.run(self.rejoin(table))

    async def rejoin(self, table: Table) -> None:
        """Clocks go on from what was stored last, by whichever process."""
        process = self.leases.process
        while process == self.leases.process:
            try:
                await table.heard(table.state.seq + 1)
                found = await self.tables.context.store.load(table.state.id, table.state.seq)
            except Unavailable:
                await asyncio.sleep(leases.BEAT)
                continue
            if found is not None and found[0].seq == table.state.seq:
                table.set_times(read_clock_mark(found[0], table.state))
            if table.state.id in self.tables.automations:
                self.tables.automations[table.state.id].look()
            await self.tables.say_who_is_here(table)
            return

    async def adopt_orphaned_tables(self) -> None:
        """Bots and clocks go on after a process has stopped, also at tables that nobody watches."""
        noted = False
        while True:
            await asyncio.sleep(leases.LOOK)
            try:
                while not noted:
                    noted = not await self.leases.store.note_due()
                if self.leases.is_alive():
                    self.leases.held &= self.tables.open.keys() | self.tables.quarantined.keys()
                    await self.take(await self.leases.orphaned(self.tables.open.keys()))
            except Unavailable:
                pass
            except Exception:
                log.exception("the search for orphaned tables failed")

    async def take(self, tables: list[str]) -> None:
        """A few at a time, so that other processes can take some too."""
        for k in range(0, len(tables), TAKEN_TOGETHER):
            for table in sorted(await self.leases.claim(tables[k : k + TAKEN_TOGETHER])):
                if table in self.tables.open:
                    self.tables.automations[table].look()
                elif table not in self.tables.quarantined:
                    with suppress(Problem):  # a damaged table keeps its lease, so that no other process tries it
                        await self.tables.get(table)
                await asyncio.sleep(0)

    async def mark_clocks(self) -> None:
        """Another process may have to go on at any moment: live clocks are stored every second, in one statement."""
        while True:
            await asyncio.sleep(leases.BEAT)
            marks = []
            for table, automation in self.tables.automations.items():
                state = automation.table.state
                fast = state.clock is not None and state.clock.kind != "days"
                if fast and (mark := automation.clock_mark()) is not None:
                    marks.append((table, state.seq, mark))
            try:
                if marks:
                    await self.leases.store.mark_clocks(marks)
            except Unavailable:
                pass
            except Exception:
                log.exception("the clocks could not be stored")
