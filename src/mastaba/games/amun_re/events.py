"""What happened, in the past tense; each event knows who sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS, PROVINCES, TRACK
from mastaba.games.amun_re.state import ENDING, KINDS, NONE, STOLEN, Egypt, kinds_text
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


# ---------------------------------------------------------------------- who sees what
def public_event(name: str, seat: i64, facts: Facts) -> Event:
    """A fact everybody sees."""
    return Event(name, {"seat": int(seat) + 1, **facts})


def opening_event(name: str, seat: i64, facts: Facts) -> Event:
    """A fact everybody sees that was hidden until now."""
    return Event(name, {"seat": int(seat) + 1, **facts}, (), NOBODY, True)


def secret_event(name: str, seat: i64, facts: Facts, hidden: tuple[str, ...]) -> Event:
    """A fact of which others do not see everything."""
    return Event(name, {"seat": int(seat) + 1, **facts}, hidden, int(seat), True)


# ---------------------------------------------------------------------- the course of the game
def first_player_chosen(state: Egypt) -> None:
    if state.listener is not None:
        state.tell(public_event("FirstPlayerChosen", state.first, {}))


def round_began(state: Egypt) -> None:
    if state.listener is not None:
        state.tell(public_event("RoundBegan", state.first, {"round": int(state.round)}))


def kingdom_ended(state: Egypt) -> None:
    if state.listener is not None:
        state.tell(Event("KingdomEnded", {}))


def game_ended(state: Egypt) -> None:
    if state.listener is not None:
        state.tell(Event("GameEnded", {"ending": ENDING}))


# ---------------------------------------------------------------------- power cards
def card_played(state: Egypt, seat: i64, *, kind: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardPlayed", seat, {"card": CARDS[kind]}))


def card_sold(state: Egypt, seat: i64, *, kind: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardSold", seat, {"card": CARDS[kind]}))


def cards_bought(state: Egypt, seat: i64, *, number: i64, gold: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardsBought", seat, {"number": int(number), "gold": int(gold)}))


def card_drawn(state: Egypt, seat: i64, *, kind: i64) -> None:
    """Only the seat that draws sees which (AR-9.1)."""
    if state.listener is not None:
        state.tell(secret_event("CardDrawn", seat, {"card": CARDS[kind]}, ("card",)))


def card_kept(state: Egypt, seat: i64, *, kind: i64) -> None:
    if state.listener is not None:
        state.tell(secret_event("CardKept", seat, {"card": CARDS[kind]}, ("card",)))


def cards_put_under(state: Egypt, seat: i64, *, shown: bool) -> None:
    """Told while the rest of the drawn cards is still `shown`; others see only how many they are, unless the table
    plays that they are shown to all (AR-5.4)."""
    if state.listener is not None:
        text = kinds_text(state.shown)
        facts: Facts = {"cards": text, "number": len(text.split())}
        if shown:
            state.tell(opening_event("CardsPutUnder", seat, facts))
        else:
            state.tell(secret_event("CardsPutUnder", seat, facts, ("cards",)))


def discard_reshuffled(state: Egypt) -> None:
    """Told before the cards move (AR-3.6)."""
    if state.listener is not None:
        state.tell(Event("DiscardReshuffled", {"cards": int(state.discard_size)}))


def pile_exhausted(state: Egypt) -> None:
    if state.listener is not None:
        state.tell(Event("PileExhausted", {}))


# ---------------------------------------------------------------------- provinces
def province_revealed(state: Egypt, *, province: i64) -> None:
    if state.listener is not None:
        facts: Facts = {"province": PROVINCES[province], "gold": int(state.data.free_gold[province])}
        state.tell(Event("ProvinceRevealed", facts, (), NOBODY, True))


def brick_laid_out(state: Egypt, *, province: i64) -> None:
    """A free brick of a province that was turned up (AR-4.2)."""
    if state.listener is not None:
        state.tell(Event("BrickLaidOut", {"province": PROVINCES[province]}))


def free_card_laid(state: Egypt, *, province: i64) -> None:
    """Nobody sees which (AR-4.2)."""
    if state.listener is not None:
        state.tell(Event("FreeCardLaid", {"province": PROVINCES[province]}, (), NOBODY, True))


def bid_placed(state: Egypt, seat: i64, *, province: i64, space: i64, outbid: i64) -> None:
    """Told before the pawn moves, with the seat that it outbids, if there is one."""
    if state.listener is not None:
        facts: Facts = {"province": PROVINCES[province], "gold": TRACK[space], "outbids": 0}
        if outbid != NONE:
            facts = {**facts, "outbids": 1, "target": int(outbid) + 1}
        state.tell(public_event("BidPlaced", seat, facts))


def province_won(state: Egypt, seat: i64, *, province: i64, gold: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ProvinceWon", seat, {"province": PROVINCES[province], "gold": int(gold)}))


def free_cards_taken(state: Egypt, seat: i64, *, province: i64) -> None:
    """Told while they still lie on the province; only their new owner sees them (AR-4.11)."""
    if state.listener is not None:
        text = kinds_text(state.laid, int(province) * KINDS)
        facts: Facts = {"province": PROVINCES[province], "cards": text, "number": len(text.split())}
        state.tell(secret_event("FreeCardsTaken", seat, facts, ("cards",)))


def farmer_laid(state: Egypt, seat: i64, *, province: i64, gold: i64) -> None:
    """Bought for so much gold; a reward costs nothing."""
    if state.listener is not None:
        state.tell(public_event("FarmerLaid", seat, {"province": PROVINCES[province], "gold": int(gold)}))


def free_farmer_laid(state: Egypt, seat: i64, *, province: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("FreeFarmerLaid", seat, {"province": PROVINCES[province]}))


def brick_laid(state: Egypt, seat: i64, *, province: i64, gold: i64) -> None:
    """Bought for so much gold; a reward costs nothing."""
    if state.listener is not None:
        state.tell(public_event("BrickLaid", seat, {"province": PROVINCES[province], "gold": int(gold)}))


def pyramid_built(state: Egypt, *, province: i64) -> None:
    if state.listener is not None:
        facts: Facts = {"province": PROVINCES[province], "pyramids": int(state.pyramids[province])}
        state.tell(Event("PyramidBuilt", facts))


# ---------------------------------------------------------------------- the offering
def offering_sealed(state: Egypt, seat: i64) -> None:
    """All that others are told of a sealed choice (AR-6.1)."""
    if state.listener is not None:
        state.tell(public_event("OfferingSealed", seat, {}))


def offering_opened(state: Egypt, seat: i64) -> None:
    """Told before anything of it is carried out (AR-6.3)."""
    if state.listener is not None:
        gift: i64 = state.offers[seat]
        cards = kinds_text(state.pledged, int(seat) * KINDS)
        facts: Facts = {
            "act": "theft" if gift == STOLEN else "gift",
            "gold": int(max(gift, 0)),
            "adjustments": int(state.adjusting >> seat & 1),
            "sold": len(cards.split()),
            "cards": cards,
        }
        state.tell(opening_event("OfferingOpened", seat, facts))


def offering_adjusted(state: Egypt, seat: i64, *, up: bool) -> None:
    if state.listener is not None:
        facts: Facts = {"by": "+3" if up else "-3", "total": int(state.total)}
        state.tell(public_event("OfferingAdjusted", seat, facts))


def temple_moved(state: Egypt) -> None:
    if state.listener is not None:
        state.tell(Event("TempleMoved", {"total": int(state.total), "level": int(state.level)}))


def reward_taken(state: Egypt, seat: i64) -> None:
    """One more power card is claimed; the cards are drawn when all units are chosen (AR-6.7)."""
    if state.listener is not None:
        state.tell(public_event("RewardTaken", seat, {}))


def pharaoh_moved(state: Egypt) -> None:
    if state.listener is not None:
        state.tell(public_event("PharaohMoved", state.first, {}))


# ---------------------------------------------------------------------- income and points
def income_card_laid(state: Egypt, seat: i64, *, kind: i64, province: i64) -> None:
    if state.listener is not None:
        facts: Facts = {"card": CARDS[kind], "province": PROVINCES[province]}
        state.tell(public_event("IncomeCardLaid", seat, facts))


def income_paid(state: Egypt, seat: i64, *, gold: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("IncomePaid", seat, {"gold": int(gold)}))


def bonus_scored(state: Egypt, seat: i64, *, kind: i64) -> None:
    if state.listener is not None:
        facts: Facts = {"card": CARDS[kind], "points": int(state.data.bonus_points)}
        state.tell(public_event("BonusScored", seat, facts))


def hand_sold(state: Egypt, seat: i64) -> None:
    """Told while the cards are still in hand (AR-8.5)."""
    if state.listener is not None:
        facts: Facts = {"cards": kinds_text(state.hands, int(seat) * KINDS), "gold": int(state.sizes[seat])}
        state.tell(opening_event("HandSold", seat, facts))


def points_scored(
    state: Egypt, seat: i64, *, pyramids: i64, sets: i64, majorities: i64, temples: i64, wealth: i64
) -> None:
    """What each part of a scoring brought, and all points with it (AR-8.2 to AR-8.5)."""
    if state.listener is not None:
        facts: Facts = {
            "pyramids": int(pyramids),
            "sets": int(sets),
            "majorities": int(majorities),
            "temples": int(temples),
            "wealth": int(wealth),
            "points": int(state.points[seat]),
        }
        state.tell(public_event("PointsScored", seat, facts))
