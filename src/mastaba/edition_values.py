"""The values of an edition, for display: as a document with their sources, and which may be corrected."""

from __future__ import annotations

from collections import Counter

from mastaba.kernel.editions import KINDS, Edition
from mastaba.kernel.ranges import Range, pattern_of


def edition_document(edition: Edition, printed: Edition) -> dict[str, object]:
    """Every value with its source; `was` is what the edition prints where the owner of a box says otherwise."""
    values = []
    for name, sourced in edition.values.items():
        value: dict[str, object] = {
            "name": name,
            **sourced._asdict(),
            "correctable": can_be_corrected(printed, name),
        }
        if words := words_of(printed, name):
            value["words"] = words
        if sourced.kind == "corrected":
            value["was"] = printed.values[name]._asdict()
        values.append(value)
    return {
        "edition": edition.name,
        "title": edition.title,
        "year": edition.year,
        "data": edition.sha256,
        "kinds": kinds(edition),
        "values": values,
    }


def kinds(edition: Edition) -> dict[str, int]:
    """How many values come from each kind of source."""
    found = Counter(sourced.kind for sourced in edition.values.values())
    return {kind: found[kind] for kind in KINDS if found[kind]}


def can_be_corrected(edition: Edition, name: str) -> bool:
    """Whether a box may say otherwise: options and what moves are written with stay as they are."""
    value = edition.values[name].value
    if isinstance(value, bool):
        return not name.startswith("switches.")
    pattern = pattern_of(edition.ranges, name)
    needed = len(value) if isinstance(value, list) else 1  # as many words as there are can only change places
    return pattern is not None and any(allows_more(one, needed) for one in edition.ranges[pattern])


def words_of(edition: Edition, name: str) -> list[str]:
    """The words that a value, or every element of it, is one of; none where it is a number."""
    pattern = pattern_of(edition.ranges, name)
    return [] if pattern is None else list(edition.ranges[pattern][0].words)


def allows_more(allowed: Range, needed: int) -> bool:
    return len(allowed.words) > needed if allowed.words else allowed.least < allowed.most
