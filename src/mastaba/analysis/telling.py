"""The reasons for a move as sentences, for the terminal; the page says the same (web/src/lib/table/because.ts)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from mastaba.analysis.reasons import Because, Claim
from mastaba.texts import Texts


def sentences(texts: Texts, because: Because, reader: int) -> list[str]:
    """What follows, what speaks for it, and what against; `reader` is the seat that is called you."""
    found = []
    if because.plan:
        found.append(texts.say("because-plan", {"moves": plan(texts, because.plan)}))
    if because.gains:
        when = texts.say("because-when-over" if because.over else "because-when")
        other = texts.move(texts.game.moves[because.other])
        gains = claims(texts, because.gains, reader)
        found.append(texts.say("because-for", {"when": when, "other": other, "claims": gains}))
    if because.risks:
        found.append(texts.say("because-against", {"claims": claims(texts, because.risks, reader)}))
    return found


def plan(texts: Texts, moves: Sequence[int]) -> str:
    """Moves one after another, those that repeat counted."""
    told = []
    for move, again in groupby(moves):
        text, times = texts.move(texts.game.moves[move]), len(list(again))
        told.append(text if times == 1 else texts.say("because-times", {"move": text, "times": times}))
    return listed(texts, told)


def claims(texts: Texts, told: Sequence[Claim], reader: int) -> str:
    return listed(texts, [claim(texts, one, reader) for one in told])


def listed(texts: Texts, parts: Sequence[str]) -> str:
    return reduce(lambda rest, first: texts.say("because-list", {"first": first, "rest": rest}), reversed(parts))


def claim(texts: Texts, told: Claim, reader: int) -> str:
    facts: dict[str, object] = {"n": abs(told.amount), "way": "more" if told.amount > 0 else "less"}
    facts |= {"fewer": texts.say("because-fewer", facts), "less": texts.say("because-less", facts)}
    facts |= {"alone": "no" if told.instead else "yes", "instead": texts.name(told.thing, told.instead)}
    if told.which:
        facts[told.thing] = told.which
    text = texts.say(f"because-{told.thing}", facts)
    who = {"reader": "own" if told.seat == reader else "other", "seat": told.seat + 1}
    return texts.say("because-claim", {"claim": text, **who})
