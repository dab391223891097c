"""The events of a game in sentences, as one seat sees them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from mastaba.kernel.agenda import Event, Facts
from mastaba.texts import Texts


def story(events: Iterable[Event], seat: int, texts: Texts) -> list[str]:
    """One sentence for each event; repetitions are joined into one sentence."""
    seen = [(event.name, event.seen_by(seat)) for event in events]
    lines: list[str] = []
    for (name, _), same in groupby(seen, lambda told: (told[0], told[1].get("seat"))):
        facts = [fact for _, fact in same]
        if texts.has(f"event-{name}.also"):
            lines.append(together(name, facts, texts))
        else:
            lines.extend(texts.event(name, fact) for fact in facts)
    return lines


def together(name: str, facts: list[Facts], texts: Texts) -> str:
    sentence = texts.event(name, facts[0])
    if len(facts) == 1:
        return sentence
    if None in facts[0].values():  # of hidden things only the number can be told
        return texts.say("terminal-times", {"sentence": sentence.removesuffix("."), "count": len(facts)})
    more = "".join(texts.say(f"event-{name}.also", fact) for fact in facts[1:])
    return f"{sentence.removesuffix('.')}{more}."
