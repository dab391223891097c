"""What a bot of one's own would have played in a written game: asked at every decision, with what the seat knew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from mastaba.analysis.opinions import decision_of
from mastaba.analysis.walk import Walk
from mastaba.bots import named
from mastaba.bots.bot import BotFailed, Limits
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game


class Choice(NamedTuple):
    """Move `number` of a seat beside what the bot chose there."""

    number: int
    seat: int
    played: str
    chosen: str
    thoughts: str


def choices(walk: Walk, which: str, limits: Limits | None = None) -> list[Choice]:
    """The seats are asked one after another, each its decisions in their order, as in a game; a bot that fails raises
    BotFailed."""
    found: list[Choice] = []
    decisions = walk.decisions()
    for seat in range(walk.setup.seats):
        bot = named.bot(walk.game, which, seat, limits=limits)
        try:
            for number in decisions:
                mover, move = walk.log[number - 1]
                if mover != seat:
                    continue
                position = walk.before[number - 1]
                decision = decision_of(walk.game.decisions(position), seat)
                chosen = bot.decide(walk.game.view(position, seat), decision)
                found.append(Choice(number, seat, move.text, chosen.text, named.thoughts_of(bot)))
        except BotFailed as failed:
            raise BotFailed(failed.bot, f"{failed.reason} (asked about move {number} of the game)") from None
        finally:
            named.finish([bot], (), (), stopped=True)
    return sorted(found)


def document(which: str, found: Sequence[Choice], seats: int) -> dict[str, object]:
    asked, same = Counter(one.seat for one in found), Counter(one.seat for one in found if one.chosen == one.played)
    return {
        "bot": named.label(which),
        "decisions": [asked[seat] for seat in range(seats)],
        "same": [same[seat] for seat in range(seats)],
        "choices": [{**one._asdict(), "seat": one.seat + 1} for one in found],
    }


def check(which: str, game: Game) -> None:
    if len(named.read(which, game)) != 1:
        raise BadInput(f"--bot takes one name here, and not {which!r:.60}")
