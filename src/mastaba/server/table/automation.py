"""What happens at a table without a command: bots move, clocks run out, bots stand in for people who are away."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable

from mastaba.bots import levels
from mastaba.bots.bot import BotFailed
from mastaba.server.notify.notices import Turn
from mastaba.server.people.availability import SeatDays
from mastaba.server.protocol.refusals import Refused
from mastaba.server.storage.database import Unavailable
from mastaba.server.storage.log import Entry
from mastaba.server.table import commands
from mastaba.server.table.commands import Now
from mastaba.server.table.loading import write_clock_mark
from mastaba.server.table.state import TableState
from mastaba.server.table.table import Table
from mastaba.server.thinking.bot_pool import bot_seed

log = logging.getLogger("mastaba")
RETRY = 1.0  # seconds until a bot tries again when the database cannot be written
LATE = 4  # over days, people are reminded in the last part of so many
SETTLE = 1.5  # seconds until the other processes have reported who is connected to them


class Automation:
    """Looks after one table; where several processes share it, only the one that holds its lease does."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.settings = table.context.settings
        self.leases = table.context.leases
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[tuple[int, int]] = set()  # seat and decision
        self.noticed: dict[int, int] = {}  # seat to the last decision for which its person got a notice
        self.reminded: dict[int, int] = {}  # likewise
        self.absent: dict[int, asyncio.TimerHandle] = {}
        self.flag: asyncio.TimerHandle | None = None
        self.away: set[int] = set()  # seats of people on vacation
        self.days: dict[int, SeatDays] = {}  # as shown last
        self.opened = time.monotonic()
        self.pace = random.SystemRandom()
        table.changed.append(self.look)

    def busy(self) -> bool:
        """Whether this table must stay in memory although nobody watches it."""
        state = self.table.state
        runs = state.status == "playing" and state.clock is not None
        return bool(self.tasks or self.absent) or (runs and self.leases.holds(state.id))

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for timer in self.absent.values():
            timer.cancel()
        self.absent.clear()
        self.table.given_up.clear()
        if self.flag is not None:
            self.flag.cancel()

    def look(self) -> None:
        """Starts whatever is due; called after every change, and when somebody connects or disconnects."""
        self.table.delayed.look()
        state = self.table.state
        active = state.status == "playing" and not state.paused
        self.look_who_is_away()
        online = self.table.online()
        self.tell_programs(state)
        self.watch_absent(active, online)
        self.set_flag(active)
        if not active or state.private is not None:  # it waits for whoever learns or solves there
            return
        for seat in state.asked():
            person = None if seat in self.away else state.seats[seat].person  # then nothing is sent until they are back
            away = person is not None and person not in online and self.knows_who_is_here()
            if person is not None and away and self.noticed.get(seat) != state.serial[seat]:
                self.noticed[seat] = state.serial[seat]
                self.run(self.give_notice(person, seat, state.serial[seat]))
            elif person is not None and away and self.is_late(seat) and self.reminded.get(seat) != state.serial[seat]:
                self.reminded[seat] = state.serial[seat]
                self.run(self.give_notice(person, seat, state.serial[seat], reminder=True))
            key = (seat, state.serial[seat])
            if state.seats[seat].played_by_bot is not None and key not in self.thinking:
                self.thinking.add(key)
                self.run(self.let_bot_move(seat, state.serial[seat]))

    def knows_who_is_here(self) -> bool:
        return not self.leases.shared or time.monotonic() - self.opened > SETTLE

    def run(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---------------------------------------------------------------------- bots
    async def let_bot_move(self, seat: int, serial: int) -> None:
        """Asks for the move of one decision; an answer that comes after the person is back is discarded."""
        try:
            if not await self.leases.try_lock(self.table.state.id):
                return
            pause = 0.0 if has_begun_to_choose(self.table.state, seat) else self.pace.uniform(*self.settings.bot_pace)
            move, _ = await asyncio.gather(self.ask_bot(seat, serial), asyncio.sleep(pause))
            while move is not None and self.leases.holds(self.table.state.id):
                try:
                    await self.table.change(bot_move(seat, serial, move))
                    return
                except Refused:
                    await asyncio.sleep(RETRY)
        except Unavailable:
            await asyncio.sleep(RETRY)
        except asyncio.CancelledError:
            raise
        except BotFailed as failed:
            said = {"table": self.table.state.id, "bot": failed.bot, "reason": failed.reason}
            log.warning("a bot of the host failed", extra=said)
            await self.try_change(replacement(seat, serial, failed.bot, self.settings.substitute))
        except Exception:
            log.exception("a bot failed", extra={"table": self.table.state.id})
        finally:
            self.thinking.discard((seat, serial))

    async def ask_bot(self, seat: int, serial: int) -> str | None:
        async with self.table.lock:
            state = self.table.state
            level = state.seats[seat].played_by_bot
            decision = next((decision for decision in state.decisions() if decision.seat == seat), None)
            if level is None or decision is None or state.serial[seat] != serial:
                return None
            record = state.playing()
            view = state.game.view(record.state, seat)
            seed = bot_seed(state.seed, seat, len(record.log))
        key, context = f"{state.id}:{seat}", self.table.context
        bots = context.bots if levels.is_level(level) else context.own_bots
        if (temperament := state.temperament(seat)) is not None:
            level = f"{level}-{temperament}"
        return await bots.decide(key, state.game, level, seed, view, decision)

    def tell_programs(self, state: TableState) -> None:
        """Bots of the host hear of the end of their game."""
        if state.ended() and state.record is not None:
            at_end, own_bots = state.record.state, self.table.context.own_bots
            stopped = state.status == "aborted"
            own_bots.finish(state.id, state.game.ranking(at_end), state.game.scores(at_end), stopped)

    # ---------------------------------------------------------------------- people who are away
    def look_who_is_away(self) -> None:
        """A vacation ends by itself, or by a move of that person."""
        while self.table.back:
            self.run(self.end_vacation(self.table.back.pop()))
        self.away = self.table.away()
        if (now := self.table.days()) != self.days:
            self.days = now
            self.table.publish()

    async def end_vacation(self, person: str) -> None:
        try:
            await self.table.context.availability.end(person)
        except Unavailable:
            log.warning("a vacation could not be ended", extra={"table": self.table.state.id})

    def is_late(self, seat: int) -> bool:
        """Over days: whether less than a quarter of the time for this move is left."""
        clock = self.table.state.clock
        if clock is None or clock.kind != "days" or clock.move is None:
            return False
        return self.table.times().get(seat, clock.move) < clock.move / LATE

    async def give_notice(self, person: str, seat: int, decision: int, reminder: bool = False) -> None:
        settings = self.table.state.settings
        turn = Turn(self.table.state.id, seat, decision)
        try:
            await self.table.context.notices.send(person, turn, settings["game"], settings["name"], reminder)
        except Unavailable:
            (self.reminded if reminder else self.noticed).pop(seat, None)
            log.warning("a notice could not be sent", extra={"table": self.table.state.id})

    def watch_absent(self, active: bool, online: set[str]) -> None:
        state = self.table.state
        grace = state.settings["grace"]
        if grace is None and not self.absent:
            return
        waited_for = set()
        live = state.clock is None or state.clock.kind != "days"
        if active and grace is not None and live and online:  # a table that everybody has left just waits
            waited_for = {
                k
                for k, seat in enumerate(state.seats)
                if seat.person is not None and seat.person not in online and seat.substitute is None
            }
        for seat in set(self.absent) - waited_for:
            self.absent.pop(seat).cancel()
            self.table.given_up.pop(seat, None)
        loop = asyncio.get_running_loop()
        for seat in waited_for - set(self.absent):
            self.absent[seat] = loop.call_later(grace, self.stand_in, seat, "left")
            self.table.given_up[seat] = time.monotonic() + grace

    def stand_in(self, seat: int, why: str) -> None:
        self.absent.pop(seat, None)
        self.table.given_up.pop(seat, None)
        self.run(self.substitute(seat, why))

    async def substitute(self, seat: int, why: str) -> None:
        person = self.table.state.seats[seat].person
        if person is not None and why == "timeout" and self.table.state.over_days:
            await self.table.context.availability.read_again(person)  # another process may have just been told
        if await self.leases.try_lock(self.table.state.id):
            await self.try_change(substitution(seat, why, self.settings.substitute, self.table.online()))

    def plays_for(self, person: str) -> bool:
        return any(self.table.state.seats[seat].substitute for seat in self.table.state.seats_of(person))

    async def came(self, person: str) -> None:
        """Somebody who comes back gets the seat back, unless their whole time is used up."""
        state = self.table.state
        for seat in state.seats_of(person):
            if state.seats[seat].substitute is not None:
                await self.try_change(hand_back(seat, person))
        self.look()

    async def try_change(self, act: Callable[[TableState, Now], list[Entry]]) -> None:
        try:
            await self.table.change(act)
        except (Refused, Unavailable):
            log.warning("a change was postponed", extra={"table": self.table.state.id})

    # ---------------------------------------------------------------------- clocks
    def set_flag(self, active: bool) -> None:
        """A timer for the first seat whose time runs out."""
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        times = self.table.times() if active else {}
        stands = {k for k, seat in enumerate(self.table.state.seats) if seat.played_by_bot} | self.away
        running = {k: left for k, left in times.items() if k not in stands}
        if running:
            seat = min(running, key=lambda k: running[k])
            self.flag = asyncio.get_running_loop().call_later(running[seat] / 1000, self.stand_in, seat, "timeout")

    def clock_mark(self) -> str | None:
        """The time spent so far, as it is stored for a restart; None where no clock runs."""
        state = self.table.state
        if state.clock is None or state.status != "playing" or state.paused or not self.leases.holds(state.id):
            return None
        return write_clock_mark(state, self.table.spent())

    async def mark_clock(self) -> None:
        mark = self.clock_mark()
        if mark is not None:
            await self.table.context.store.mark_clock(self.table.state.id, mark)


def has_begun_to_choose(state: TableState, seat: int) -> bool:
    """During a sealed choice: the time it takes must not reveal in how many moves it is made."""
    return state.seal is not None and any(mover == seat for mover, _ in state.playing().log[state.seal.began :])


def bot_move(seat: int, serial: int, move: str) -> Callable[[TableState, Now], list[Entry]]:
    def act(state: TableState, now: Now) -> list[Entry]:
        current = state.serial[seat] == serial and state.status == "playing"
        if not current or state.seats[seat].played_by_bot is None or state.paused:
            return []
        return commands.moved(state, seat, move, now)

    return act


def replacement(seat: int, serial: int, bot: str, level: str) -> Callable[[TableState, Now], list[Entry]]:
    """A bot of the host that failed is no longer asked."""

    def act(state: TableState, now: Now) -> list[Entry]:
        if state.serial[seat] != serial or state.status != "playing" or state.seats[seat].level != bot:
            return []
        return [state.write("replace", {"s": seat + 1, "level": level, "bot": bot}, now.at)]

    return act


def substitution(seat: int, why: str, level: str, online: set[str]) -> Callable[[TableState, Now], list[Entry]]:
    def act(state: TableState, now: Now) -> list[Entry]:
        chair = state.seats[seat]
        if state.status != "playing" or chair.person is None or chair.substitute is not None:
            return []
        if why == "left" and chair.person in online:
            return []
        if why == "timeout" and (chair.remaining is None or now.spent.get(seat, 0) < chair.remaining):
            return []
        return [state.write("substitute", {"s": seat + 1, "level": level, "why": why}, now.at)]

    return act


def hand_back(seat: int, person: str) -> Callable[[TableState, Now], list[Entry]]:
    def act(state: TableState, now: Now) -> list[Entry]:
        chair = state.seats[seat]
        used_up = state.clock is not None and state.clock.total is not None and chair.remaining == 0
        if state.status != "playing" or chair.person != person or chair.substitute is None or used_up:
            return []
        return [state.write("return", {"s": seat + 1}, now.at)]

    return act
