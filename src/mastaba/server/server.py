"""The server behind the addresses: the context that tables share, the tables, and the open sockets."""

from __future__ import annotations

import asyncio
from collections import Counter

from mastaba.server.context import Context
from mastaba.server.settings import Settings
from mastaba.server.storage.database import Database
from mastaba.server.storage.opening import open_database
from mastaba.server.table import digests, failover, private_tables
from mastaba.server.table.registry import Tables
from mastaba.server.table.replays import Replays
from mastaba.server.table.tournament_runner import Tournaments
from mastaba.server.thinking import core_state
from mastaba.server.thinking.bot_pool import BotPool


class Server:
    def __init__(self, settings: Settings, database: Database | None = None, bots: BotPool | None = None) -> None:
        self.context = Context(settings, database or open_database(settings.database), bots)
        self.tables = Tables(self.context)
        self.tournaments = Tournaments(self.tables)
        self.replays = Replays()
        self.sockets: Counter[str] = Counter()  # open ones, by person or address
        self.ready = False
        self.context.metrics.commits = lambda: self.context.database.commits
        gauges = self.context.metrics.gauges
        gauges["tables_in_memory"] = lambda: len(self.tables.open)
        gauges["sockets"] = self.sockets.total
        gauges["analyses_waiting"] = lambda: len(self.context.analyses.jobs)
        gauges["tables_quarantined"] = lambda: len(self.tables.quarantined)

    async def open(self) -> None:
        await self.context.database.open()
        await self.context.people.open()
        await self.context.notices.open()
        failover.start(self.tables)
        self.tournaments.start()
        self.tables.run(private_tables.drop_old_ones(self.tables))
        self.tables.run(digests.send_daily(self.tables))
        self.logging_core = asyncio.create_task(core_state.log_core_state())
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        self.logging_core.cancel()
        await self.tables.close()
        await self.context.database.close()
