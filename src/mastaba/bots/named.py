"""Who plays: every way to name a bot, read in one place.

    strong, strong/8, learned     a level
    learned:FILE                  weights that were trained elsewhere
    mine.py:Mine, package:Mine    a class of one's own, made with (game, rng)
    exec:COMMAND                  a program in any language (docs/bots.md)
    NAME=any of these             the same under a name of its own

In Python also a class, or an object with `decide`. Whatever is not a level comes from outside: it may fail, and then
raises BotFailed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from mastaba.bots import levels, own_classes
from mastaba.bots.bot import Bot, BotFailed, Limits
from mastaba.bots.learned import LearnedBot
from mastaba.bots.program import ProgramBot, check_command
from mastaba.kernel.chance import Rng
from mastaba.kernel.errors import BadInput, short
from mastaba.kernel.game import Game

AnyBot = str | Bot | Callable[[Game, Rng], Bot]
LABELLED = re.compile(r"([\w .-]{1,20})=(.+)", re.DOTALL)
PROGRAM, WEIGHTS = "exec:", f"{levels.LEARNED}:"
FORMS = "a level, learned:FILE, file.py:Class, module:Class or exec:COMMAND"


def split(words: str) -> list[str]:
    """A list as people type it: commas part the names, but not inside quotes."""
    found, quote = [""], ""
    for letter in words:
        if letter == "," and not quote:
            found.append("")
            continue
        if letter in "'\"" and quote in ("", letter):
            quote = "" if quote else letter
        found[-1] += letter
    if quote:
        raise BadInput(f"a quote is not closed in the bots {short(words)}")
    return found


def read(words: str, game: Game) -> list[str]:
    """The names in a list, each of a bot that can play this game."""
    names = split(words)
    for name in names:
        check(name, game)
    return names


def for_seats(bots: AnyBot | Sequence[AnyBot], seats: int, game: Game, what: str = "--bot") -> list[AnyBot]:
    """A bot for each of so many seats; one stands for all of them."""
    chosen: list[AnyBot] = []
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        chosen += bots
    else:
        chosen += split(bots) if isinstance(bots, str) else [bots]
        chosen *= seats if len(chosen) == 1 else 1
    if len(chosen) != seats:
        raise BadInput(f"{what} takes one name, or {seats} names, one for each seat, and not {len(chosen)}")
    for each in chosen:
        check(each, game)
    return chosen


def label(bot: AnyBot) -> str:
    """What a bot is called in a report."""
    if isinstance(bot, str):
        labelled = LABELLED.fullmatch(bot)
        return labelled[1] if labelled else bot
    return str(getattr(bot, "__name__", type(bot).__name__))


def meant(name: str) -> str:
    """The name without the label before it."""
    labelled = LABELLED.fullmatch(name)
    if labelled is None:
        return name
    earlier = labelled[2] == labelled[1] + levels.BY_HAND  # what the level was called when there was no other
    if labelled[1] in (*levels.NAMES, levels.LEARNED) and not earlier:
        raise BadInput(f"{labelled[1]} is a level, so no other bot can be called that")
    return labelled[2]


def is_program(bot: AnyBot) -> bool:
    return isinstance(bot, str) and meant(bot).startswith(PROGRAM)


def is_level(bot: AnyBot) -> bool:
    return isinstance(bot, str) and ":" not in meant(bot)


def check(bot: AnyBot, game: Game) -> None:
    """Says in a sentence what is wrong with a name, before anything is played."""
    if not isinstance(bot, str):
        own_classes.check(bot, game)
        return
    name = meant(bot)
    if name.startswith(PROGRAM):
        check_command(name.removeprefix(PROGRAM))
    elif name.startswith(WEIGHTS):
        LearnedBot(game, name.removeprefix(WEIGHTS))
    elif ":" in name:
        own_classes.check(own_classes.find(name), game)
    else:
        try:
            levels.check_any(name)
        except BadInput as problem:
            raise BadInput(f"{problem}; or name {FORMS.partition(', ')[2]}") from None
        if name == levels.LEARNED:
            LearnedBot(game)


def bot(game: Game, which: AnyBot, seed: int, clock: bool = False, limits: Limits | None = None) -> Bot:
    """The bot of this name; a level without a clock plays the same moves with the same seed."""
    if not isinstance(which, str):
        return own_bot(game, label(which), which, seed)
    name = meant(which)
    if name.startswith(PROGRAM):
        return ProgramBot(game, label(which), name.removeprefix(PROGRAM), seed, limits or Limits())
    if name.startswith(WEIGHTS):
        return LearnedBot(game, name.removeprefix(WEIGHTS))
    if ":" in name:
        return own_bot(game, label(which), own_classes.find(name), seed)
    return levels.bot(game, name, seed, clock)


def own_bot(game: Game, called: str, which: Bot | own_classes.Maker, seed: int) -> Bot:
    try:
        return own_classes.OwnBot(called, own_classes.made(which, game, seed))
    except BadInput as problem:
        raise BotFailed(called, f"could not begin: {problem}") from None


def thoughts_of(which: Bot) -> str:
    """What a program or a class of one's own says about its latest decision, if it does."""
    found = getattr(which.bot if isinstance(which, own_classes.OwnBot) else which, "thoughts", "")
    return "; ".join(map(str, found)) if isinstance(found, list) else str(found or "")


def introduced(which: Bot) -> str:
    """What a program calls itself, with its version."""
    return which.calls_itself if isinstance(which, ProgramBot) else ""


def finish(bots: Sequence[Bot], places: Sequence[int], scores: Sequence[int], stopped: bool = False) -> None:
    """Tells the programs among them how their game ended, and makes them free for the next one."""
    for each in bots:
        if isinstance(each, ProgramBot):
            each.over(places, scores, stopped)
