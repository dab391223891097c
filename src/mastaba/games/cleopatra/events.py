"""What happened, in the past tense; each event knows who sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.moves import CARDS
from mastaba.games.cleopatra.state import DOWN, ENDINGS
from mastaba.kernel.agenda import NOBODY, Event, Facts

NAMES: Final = (
    "FirstPlayerChosen",
    "WorshipperPlaced",
    "CardDealt",
    "TopTurned",
    "StallFilled",
    "MosaicTurned",
    "MosaicRemoved",
    "DeckRebuilt",
    "TurnBegan",
    "WorshipperActivated",
    "CardDrawn",
    "WentToMarket",
    "WentToQuarry",
    "TurnCutShort",
    "Passed",
    "StallTaken",
    "CardLifted",
    "CardStocked",
    "HandKept",
    "DiscardChosen",
    "CardDropped",
    "PieceChosen",
    "CardPaid",
    "CreditUsed",
    "ArtisanWaived",
    "ResourceWaived",
    "PieceBuilt",
    "SanctuaryClaimed",
    "MosaicRewarded",
    "QuarryLeft",
    "CleopatraMoved",
    "OfferingSealed",
    "OfferingOpened",
    "LastTurnsBegan",
    "HandShown",
    "AmuletsCounted",
    "GameEnded",
)


def told(name: str, seat: i64, facts: Facts) -> Event:
    """A fact everybody sees."""
    return Event(name, {"seat": int(seat) + 1, **facts})


def revealed(name: str, facts: Facts) -> Event:
    """A fact everybody sees that was hidden before."""
    return Event(name, facts, (), NOBODY, True)


def card_text(card: i64) -> str:
    return "down" if card == DOWN else CARDS[card]


def cards_text(row: vec[i64], first: i64 = 0) -> str:
    """Cards without order, as in A A S2."""
    return " ".join([CARDS[card] for card in range(10) for _k in range(row[first + card])])


def card_drawn(name: str, seat: i64, card: i64, face_down: bool) -> Event:
    """A card goes to a hand: everybody saw it, or only its owner does."""
    facts: Facts = {"seat": int(seat) + 1, "card": CARDS[card]}
    return Event(name, facts, ("card",) if face_down else (), int(seat), face_down)


def stall_taken(seat: i64, stall: i64, cards: str, hidden: str, count: i64) -> Event:
    """The face-up cards are seen by all, the others by their new owner alone."""
    facts: Facts = {
        "seat": int(seat) + 1,
        "stall": int(stall) + 1,
        "cards": cards,
        "down": int(count),
        "hidden": hidden,
    }
    return Event("StallTaken", facts, ("hidden",), int(seat), count > 0)


def game_ended(ending: i64) -> Event:
    return Event("GameEnded", {"ending": ENDINGS[ending]})
