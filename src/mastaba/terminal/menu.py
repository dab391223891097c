"""The numbered options of a decision, and which move somebody means."""

from __future__ import annotations

import difflib

from mastaba.kernel.notation import Move, Vocabulary
from mastaba.terminal.screen import Screen, pad, width_of
from mastaba.texts import Texts, move_key

GAP = 2


def menu(options: tuple[Move, ...], texts: Texts, screen: Screen) -> list[str]:
    """Options of one group share lines: `Deploy here   3 Assyrians (dep A)   4 Medes (dep M)`."""
    groups: dict[str, list[str]] = {}
    for number, move in enumerate(options, 1):
        key = move_key(move)
        grouped = texts.has(f"{key}.group") and texts.has(f"{key}.item")
        group = texts.say(f"{key}.group", move.facts) if grouped else ""
        label = texts.say(f"{key}.item", move.facts) if grouped else texts.move(move)
        item = f"{screen.paint(f'{number:>2}', 'cyan', 'bold')} {label} {screen.paint(f'({move})', 'dim')}"
        groups.setdefault(group, []).append(item)
    margin = max(width_of(group) for group in groups) + GAP
    lines: list[str] = []
    for group, items in groups.items():
        cell = max(width_of(item) for item in items) + GAP
        columns = max(1, (screen.width - margin - 1 + GAP) // cell)
        for first in range(0, len(items), columns):
            row = "".join(pad(item, cell) for item in items[first : first + columns])
            lines.append(f" {pad(group if first == 0 else '', margin)}{row}".rstrip())
    return lines


def meant(text: str, vocabulary: Vocabulary) -> Move | None:
    """The move of this spelling; capitals and blanks are not taken too seriously."""
    exact = vocabulary.by_text.get(text)
    if exact is not None:
        return exact
    alike = [move for move in vocabulary if squeezed(move.text) == squeezed(text)]
    return alike[0] if len(alike) == 1 else None


def nearest(text: str, options: tuple[Move, ...], commands: list[str]) -> str | None:
    """What somebody may have wanted to type."""
    known = {squeezed(name): name for name in [*commands, *(move.text for move in options)]}
    found = difflib.get_close_matches(squeezed(text[:40]), list(known), 1)
    return known[found[0]] if found else None


def squeezed(text: str) -> str:
    return "".join(text.split()).casefold()
