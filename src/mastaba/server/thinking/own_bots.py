"""Bots of the host (`--bot NAME=BOT`): every one a program with a process of its own, so that whatever it does harms
neither the server nor another table.

A program keeps its seat as long as there is room; there are never more processes than the host allows."""

from __future__ import annotations

import asyncio
import shlex
import sys
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from mastaba.bots import levels, named
from mastaba.bots.bot import BotFailed, Limits
from mastaba.bots.conversation import Broken, Declined
from mastaba.bots.program import ProgramBot, check_command, stock
from mastaba.games import load_all
from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput, short
from mastaba.kernel.game import Decision, Game
from mastaba.server.settings import HostBot, Settings

TAKEN = (*levels.NAMES, levels.LEARNED, "script", "open", "me")  # what seats are called otherwise


def host_bots(words: Sequence[str], limits: Limits) -> tuple[HostBot, ...]:
    """Tries every bot out: which games it plays is what it answers when it is greeted."""
    found = [try_out(word, limits) for word in words]
    if len({bot.name.lower() for bot in found}) != len(found):
        raise BadInput("two bots of --bot have the same name")
    return tuple(found)


def try_out(word: str, limits: Limits) -> HostBot:
    labelled = named.LABELLED.fullmatch(word)
    if labelled is None:
        raise BadInput(f"--bot is a name of up to 20 letters and a bot, as in Kheops=exec:./kheops, not {short(word)}")
    name, which = labelled[1].strip(), labelled[2]
    if name.lower() in TAKEN or not name:
        raise BadInput(f"a bot of --bot cannot be called {name!r}")
    command = command_of(which)
    check_command(command)
    games, refusal = [], ""
    for game in load_all().games:
        bot = ProgramBot(game, name, command, 0, limits)
        try:
            bot.greet({**game.header(game.setup()), "seat": 1})
            games.append(game.name)
            bot.over((), (), stopped=True)
        except Declined as declined:
            bot.kill()
            refusal = str(declined)
        except Broken as problem:
            bot.kill()
            raise BadInput(f"the bot {name} cannot play: it {problem}") from None
    stock.close()
    if not games:
        raise BadInput(f"the bot {name} plays none of the games: it {refusal}")
    return HostBot(name, command, tuple(games))


def command_of(which: str) -> str:
    """A bot in Python runs as a program too."""
    if which.startswith(named.PROGRAM):
        return which.removeprefix(named.PROGRAM)
    return shlex.join([sys.executable, "-m", "mastaba", "bot", "--clock", which])


class OwnBots:
    def __init__(self, settings: Settings) -> None:
        self.bots = {bot.name: bot for bot in settings.bots}
        self.limits = settings.bot_limits
        self.most = settings.bot_programs
        self.room = asyncio.Semaphore(self.most)
        self.threads = ThreadPoolExecutor(self.most, "bot")
        self.thinking = 0
        self.idle: OrderedDict[str, ProgramBot] = OrderedDict()  # by table and seat, the longest idle first

    def offered(self, game: str) -> list[str]:
        return [bot.name for bot in self.bots.values() if game in bot.games]

    def check(self, level: str, game: Game) -> None:
        """Whether a bot of this level or name can be given a seat."""
        if level not in self.offered(game.name):
            try:
                levels.check_any(level)
            except BadInput:
                known = ", ".join([*levels.NAMES, *self.offered(game.name)])
                raise BadInput(f"there is no bot {short(level)}; choose from {known}") from None
            named.check(level, game)

    async def decide(self, key: str, game: Game, name: str, seed: int, view: Document, decision: Decision) -> str:
        """The text of its move; `key` names its table and seat. BotFailed if there is none."""
        if name not in self.offered(game.name):
            raise BotFailed(name, f"is not offered for {game.name} any more")
        async with self.room:
            self.thinking += 1
            try:
                bot = self.bot_for(key, game, self.bots[name], seed)
                answer = asyncio.get_running_loop().run_in_executor(self.threads, bot.decide, view, decision)
                try:
                    move = await asyncio.shield(answer)
                except asyncio.CancelledError:
                    answer.add_done_callback(lambda done: done.exception())  # it ends, and nobody asks how
                    bot.stop()
                    raise
            finally:
                self.thinking -= 1
            self.idle[key] = bot
        return move.text

    def bot_for(self, key: str, game: Game, wanted: HostBot, seed: int) -> ProgramBot:
        """The program that knows the table, or else one that makes room for it."""
        found = self.idle.pop(key, None)
        if found is not None and found.name == wanted.name:
            return found
        if found is not None:
            found.kill()
        while self.idle and len(self.idle) + self.thinking > self.most:
            _, oldest = self.idle.popitem(last=False)
            if oldest.command == wanted.command:
                oldest.over((), (), stopped=True)  # and greeted again at once, for another seat
            else:
                oldest.kill()
        return ProgramBot(game, wanted.name, wanted.command, seed, self.limits)

    def finish(self, table: str, places: Sequence[int], scores: Sequence[int], stopped: bool) -> None:
        """A game has ended: its programs are told, and are the first to have another seat."""
        for key in [key for key in self.idle if key.startswith(f"{table}:")]:
            self.idle[key].tell_over(places, scores, stopped)
            self.idle.move_to_end(key, last=False)

    def close(self) -> None:
        list(self.threads.map(ProgramBot.close, self.idle.values()))  # all at once: each may take a second
        self.idle.clear()
        self.threads.shutdown(wait=False, cancel_futures=True)
