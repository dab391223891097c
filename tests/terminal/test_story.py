"""What happened, in as few sentences as it takes."""

from __future__ import annotations

import mastaba
from mastaba import Event
from mastaba.terminal.story import story
from mastaba.texts import Texts

BABEL = mastaba.load("babel")
ENGLISH = Texts(BABEL, "en")


def drawn(seat: int, nation: str) -> Event:
    return Event("NationDrawn", {"seat": seat, "nation": nation}, ("nation",), seat - 1)


def test_what_is_repeated_is_told_in_one_sentence() -> None:
    events = [drawn(1, "A"), drawn(1, "A"), drawn(1, "S"), drawn(2, "H"), drawn(2, "M")]
    assert story(events, 0, ENGLISH) == [
        "Player 1 draws Assyrians, Assyrians, Sumerians.",
        "Player 2 draws 2 cards.",
    ]
    assert story(events, 1, ENGLISH) == ["Player 1 draws 3 cards.", "Player 2 draws Hittites, Medes."]


def test_what_is_not_told_together_is_told_one_by_one() -> None:
    events = [Event("TurnBegan", {"seat": 1, "turn": turn}) for turn in (1, 2)]
    assert story(events, 0, ENGLISH) == ["Turn 1: Player 1 plays.", "Turn 2: Player 1 plays."]


def test_a_migration_names_its_cards() -> None:
    migrated = Event("CardsMigrated", {"seat": 1, "site": "H", "to": "S", "cards": "P P M"})
    assert story([migrated], 0, ENGLISH) == [
        "Player 1 migrates three cards from the Hittites’ site to the Sumerians’ site: Persians, Persians, Medes."
    ]


def test_one_alone_and_nothing() -> None:
    assert story([drawn(2, "H")], 0, ENGLISH) == ["Player 2 draws a card."]
    assert story([], 0, ENGLISH) == []
