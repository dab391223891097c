"""What happened, in the past tense; each event knows who sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS, PROVINCES
from mastaba.kernel.agenda import NOBODY, Event, Facts

NAMES: Final = (
    "FirstPlayerChosen",
    "RoundBegan",
    "ProvinceRevealed",
    "BrickLaidOut",
    "FreeCardLaid",
    "CardPlayed",
    "BidPlaced",
    "CardSold",
    "ProvinceWon",
    "FreeCardsTaken",
    "CardsBought",
    "CardDrawn",
    "CardKept",
    "CardsPutUnder",
    "FarmerLaid",
    "FreeFarmerLaid",
    "BrickLaid",
    "PyramidBuilt",
    "OfferingSealed",
    "OfferingOpened",
    "OfferingAdjusted",
    "TempleMoved",
    "RewardTaken",
    "PharaohMoved",
    "IncomeCardLaid",
    "IncomePaid",
    "BonusScored",
    "HandSold",
    "PointsScored",
    "KingdomEnded",
    "DiscardReshuffled",
    "PileExhausted",
    "GameEnded",
)


def told(name: str, seat: i64, facts: Facts) -> Event:
    """A fact everybody sees."""
    return Event(name, {"seat": int(seat) + 1, **facts})


def opened(name: str, seat: i64, facts: Facts) -> Event:
    """A fact everybody sees that was hidden until now."""
    return Event(name, {"seat": int(seat) + 1, **facts}, (), NOBODY, True)


def secret(name: str, seat: i64, facts: Facts, hidden: tuple[str, ...]) -> Event:
    """A fact of which others do not see everything."""
    return Event(name, {"seat": int(seat) + 1, **facts}, hidden, int(seat), True)


def card_drawn(seat: i64, kind: i64) -> Event:
    return secret("CardDrawn", seat, {"card": CARDS[kind]}, ("card",))


def free_card_laid(p: i64) -> Event:
    """Nobody sees which."""
    return Event("FreeCardLaid", {"province": PROVINCES[p]}, (), NOBODY, True)


def about(name: str, seat: i64, p: i64) -> Event:
    """Something a seat did in a province."""
    return told(name, seat, {"province": PROVINCES[p]})


def card_played(seat: i64, kind: i64) -> Event:
    return told("CardPlayed", seat, {"card": CARDS[kind]})
