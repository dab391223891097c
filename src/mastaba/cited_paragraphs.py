"""The paragraphs of a rulebook that a hand-written file cites."""

from __future__ import annotations

import re
from functools import cache

from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.texts import read_paragraphs, rulebook
from mastaba.written_positions import texts


def read_rules(game: Game, fields: Reader) -> tuple[str, ...]:
    """One paragraph or a list of them."""
    rules = texts(fields, "rule")
    for rule in rules:
        if not re.fullmatch(rf"{game.prefix}-[1-9][0-9]?\.[1-9][0-9]?", rule, re.ASCII):
            raise BadInput(f"{fields.named('rule')} must name paragraphs like {game.prefix}-1.1, not {rule!r:.60}")
        known = paragraph_ids(game.name)
        if known and rule not in known:
            raise BadInput(f"the rulebook of {game.name} has no paragraph {rule}")
    return rules


@cache
def paragraph_ids(game: str) -> frozenset[str]:
    """Of the rulebook; none while a game in the making has no rulebook."""
    return frozenset(paragraph.id for paragraph in read_paragraphs(rulebook(game, "en")))
