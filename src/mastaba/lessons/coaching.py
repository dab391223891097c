"""Which line the coach of a first game says: each once, one a decision at most and a few a turn, the rarest first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from mastaba.game_modules import brought
from mastaba.kernel.agenda import Facts
from mastaba.kernel.coaching import Coach
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision
from mastaba.lessons.courses import catalogue
from mastaba.lessons.words import bundle, say
from mastaba.texts import Texts

if TYPE_CHECKING:  # it takes longer to load than all of mastaba
    from fluent.runtime import FluentBundle

MOST_A_TURN: Final = 3


class Said(NamedTuple):
    """What was said, and in which turn."""

    key: str
    facts: Facts
    turn: str


@cache
def coach_of(game: str) -> Coach | None:
    """The coach that a game brings along, if it has one."""
    return brought(game, "coach", "COACH", Coach)


def pick(
    coach: Coach, view: Document, decision: Decision, said: Collection[str], here: Sequence[Said] = ()
) -> Said | None:
    """What is said about a decision: `said` are the keys that this person knows, `here` what was said in this game."""
    turn = coach.turn(view)
    if len([one for one in here if one.turn == turn]) >= MOST_A_TURN:
        return None
    for line in coach.lines:
        if line.key in said or decision.prompt.key not in line.prompts:
            continue
        facts = line.figures(view, decision)
        if facts is not None:
            return Said(line.key, facts, turn)
    return None


def spoken(texts: Texts, key: str, facts: Facts) -> str:
    """The sentence, with the names at this table and the numbers of its edition."""
    return say(words(texts.game.name, texts.lang), key, texts.spoken(facts))


@cache
def words(game: str, lang: str) -> FluentBundle:
    return bundle(catalogue(game, lang), lang)
