"""Whatever a game tells can be said to everybody in both languages, also to those from whom a part of it is hidden."""

from __future__ import annotations

import re
from functools import cache

import pytest

import mastaba
from mastaba import SPECTATOR, Rng
from mastaba.games import names
from mastaba.kernel.agenda import Event, Facts
from mastaba.kernel.chance import Dealer
from mastaba.kernel.record import Record
from mastaba.texts import LANGUAGES, Texts


@cache
def told(name: str) -> list[tuple[str, Facts]]:
    """By a game of random moves: of each event one for every set of facts that somebody is not told."""
    game = mastaba.load(name)
    found: dict[tuple[str, ...], tuple[str, Facts]] = {}
    seats = game.seats[-1]

    def listen(event: Event) -> None:
        for viewer in (*range(seats), SPECTATOR):
            facts = event.seen_by(viewer)
            unseen = [fact for fact, value in facts.items() if value is None]
            found.setdefault((event.name, *unseen), (event.name, facts))

    record, rng, dealer = Record(game, game.setup(seats)), Rng(1), Dealer("1" * 64, [0] * seats)
    record.deal(dealer, listen)
    while decisions := game.decisions(record.state):
        options = decisions[0].options
        record.play(decisions[0].seat, options[rng.below(len(options))], listen)
        record.deal(dealer, listen)
    return list(found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_whatever_is_told_can_be_said_to_everybody(name: str, lang: str) -> None:
    texts = Texts(mastaba.load(name), lang)
    for event, facts in told(name):
        said = texts.event(event, facts)
        if None in facts.values():
            assert not re.search(r"\bhidden\b", said), f"event-{event} has no [hidden] form: {said}"
    assert texts.missing == []
