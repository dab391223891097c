"""What all tables and routes of a server share: settings, database, people, bots, limits, metrics."""

from __future__ import annotations

import secrets

from mastaba.server.leases import Leases
from mastaba.server.limits import RateLimits
from mastaba.server.metrics import Metrics
from mastaba.server.notify.notices import Notices
from mastaba.server.people.availability import Availability
from mastaba.server.people.looks import Looks
from mastaba.server.people.people import People
from mastaba.server.settings import Settings
from mastaba.server.slices import Slices
from mastaba.server.storage.analysis_store import AnalysisStore
from mastaba.server.storage.chat_store import ChatStore
from mastaba.server.storage.club_store import ClubStore
from mastaba.server.storage.coach_store import CoachStore
from mastaba.server.storage.database import Database
from mastaba.server.storage.lesson_store import LessonStore
from mastaba.server.storage.private_tables import PrivateTables
from mastaba.server.storage.puzzle_store import PuzzleStore
from mastaba.server.storage.screen_store import ScreenStore
from mastaba.server.storage.store import Store
from mastaba.server.storage.tournament_store import TournamentStore
from mastaba.server.thinking.analyses import Analyses
from mastaba.server.thinking.bot_pool import BotPool
from mastaba.server.thinking.hints import Hints
from mastaba.server.thinking.own_bots import OwnBots
from mastaba.server.thinking.painter import Painter


class Context:
    """Everything a table uses besides itself."""

    def __init__(self, settings: Settings, database: Database, bots: BotPool | None = None) -> None:
        self.settings = settings
        self.database = database
        self.leases = Leases(database)
        self.store = Store(database)
        self.chat = ChatStore(database)
        self.lessons = LessonStore(database)
        self.coach = CoachStore(database)
        self.puzzles = PuzzleStore(database)
        self.screens = ScreenStore(database)
        self.clubs = ClubStore(database)
        self.tournaments = TournamentStore(database)
        self.private = PrivateTables(database)
        self.people = People(database)
        self.looks = Looks(database)
        self.availability = Availability(database, settings.vacation_days)
        self.notices = Notices(database, self.people, settings)
        self.bots = bots or BotPool(settings.bot_workers)
        self.own_bots = OwnBots(settings)
        self.hints = Hints(self.bots)
        self.painter = Painter()
        self.analyses = Analyses(AnalysisStore(database), secrets.token_hex(6), self.leases, settings)
        self.metrics = Metrics(settings.metrics_period)
        self.slices = Slices()
        self.limits = RateLimits(settings.limits)
