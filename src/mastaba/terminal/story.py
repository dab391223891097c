"""The events of a game in sentences, as one seat sees them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from mastaba.kernel.agenda import Event, Facts
from mastaba.texts import Texts


def story(events: Iterable[Event], seat: int, texts: Texts) -> list[str]:
    """One sentence for each event; repetitions are joined into one sentence, their numbers added up."""
    seen = [(event.name, event.seen_by(seat)) for event in events]
    lines: list[str] = []
    for (name, _), same in groupby(seen, lambda told: (told[0], told[1].get("seat"))):
        facts = added_up(name, [fact for _, fact in same], texts)
        if texts.has(f"event-{name}.also"):
            lines.append(together(name, facts, texts))
        else:
            lines.extend(texts.event(name, fact) for fact in facts)
    return lines


def added_up(name: str, facts: list[Facts], texts: Texts) -> list[Facts]:
    """Those that differ only in the numbers that `.sums` names are told as one.

    What can be listed (`.also`) is counted only where it is hidden."""
    if not texts.has(f"event-{name}.sums"):
        return facts
    if texts.has(f"event-{name}.also") and None not in facts[0].values():
        return facts
    sums = texts.say(f"event-{name}.sums").split()
    found: list[Facts] = []
    for _, alike in groupby(facts, lambda fact: [(key, value) for key, value in fact.items() if key not in sums]):
        same = list(alike)
        totals = {key: sum(int(str(fact[key])) for fact in same) for key in sums if key in same[0]}
        found.append({**same[0], **totals, "count": len(same)})
    return found


def together(name: str, facts: list[Facts], texts: Texts) -> str:
    sentence = texts.event(name, facts[0])
    if len(facts) == 1:
        return sentence
    if None in facts[0].values():  # of hidden things only the number can be told
        return texts.say("terminal-times", {"sentence": sentence.removesuffix("."), "count": len(facts)})
    more = "".join(texts.say(f"event-{name}.also", fact) for fact in facts[1:])
    return f"{sentence.removesuffix('.')}{more}."
