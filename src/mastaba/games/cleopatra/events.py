"""What happened, in the past tense: one function for each event, which knows who sees what of it.

They may be called at any time: nothing is built unless somebody listens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra import garden
from mastaba.games.cleopatra.hidden.traces import hidden_cards
from mastaba.games.cleopatra.moves import CARDS, RESOURCES, VOCABULARY, WORSHIPPERS
from mastaba.games.cleopatra.state import ARCHITECT, DOWN, ENDINGS, STALL, Palace, hand_size, stall_size
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
    "OfferingRanked",
    "LastTurnsBegan",
    "HandShown",
    "AmuletsCounted",
    "PlayerEliminated",
    "GameEnded",
)


def public_event(name: str, seat: i64, facts: Facts) -> Event:
    """What a seat did, seen by everybody."""
    return Event(name, {"seat": int(seat) + 1, **facts})


def revealed(name: str, facts: Facts) -> Event:
    """What everybody sees and nobody could know before."""
    return Event(name, facts, (), NOBODY, True)


def card_text(card: i64) -> str:
    return "down" if card == DOWN else CARDS[card]


def cards_text(row: vec[i64], first: i64 = 0) -> str:
    """Cards without order, as in A A S2."""
    return " ".join([CARDS[card] for card in range(10) for _k in range(row[first + card])])


def squares_text(squares: list[int]) -> str:
    return " ".join([garden.NAMES[square] for square in squares])


# ---------------------------------------------------------------------- set-up (CL-2)
def first_player_chosen(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("FirstPlayerChosen", seat, {}))


def worshipper_placed(state: Palace, *, worshipper: i64, place: i64) -> None:
    if state.listener is not None:
        state.tell(revealed("WorshipperPlaced", {"worshipper": WORSHIPPERS[worshipper], "place": int(place) + 1}))


def card_dealt(state: Palace, seat: i64, *, card: i64) -> None:
    """A card of the opening hand: only its owner sees it."""
    if state.listener is not None:
        state.tell(Event("CardDealt", {"seat": int(seat) + 1, "card": CARDS[card]}, ("card",), int(seat), True))


def stall_filled(state: Palace, *, stall: i64, card: i64) -> None:
    if state.listener is not None:
        state.tell(Event("StallFilled", {"stall": int(stall) + 1, "card": card_text(card)}))


# ---------------------------------------------------------------------- the deck (CL-4.5 to CL-4.7)
def top_turned(state: Palace, *, card: i64) -> None:
    if state.listener is not None:
        state.tell(revealed("TopTurned", {"card": card_text(card)}))


def card_drawn(state: Palace, seat: i64, *, card: i64, face_down: bool) -> None:
    """A card goes to a hand: everybody saw it, or only its owner does."""
    if state.listener is not None:
        facts: Facts = {"seat": int(seat) + 1, "card": CARDS[card]}
        state.tell(Event("CardDrawn", facts, ("card",) if face_down else (), int(seat), face_down))


def card_lifted(state: Palace, *, card: i64) -> None:
    if state.listener is not None:
        state.tell(Event("CardLifted", {"card": card_text(card)}))


def deck_rebuilt(state: Palace, *, cards: i64, down: i64) -> None:
    if state.listener is not None:
        state.tell(Event("DeckRebuilt", {"cards": int(cards), "down": int(down)}))


# ---------------------------------------------------------------------- the turn (CL-3)
def turn_began(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TurnBegan", seat, {"turn": int(state.turn)}))


def worshipper_activated(state: Palace, seat: i64, *, worshipper: i64, place: i64) -> None:
    if state.listener is not None:
        facts: Facts = {
            "worshipper": WORSHIPPERS[worshipper],
            "place": int(place) + 1,
            "amulets": int(state.data.sobek_amulets[place]),
            "scarabs": int(state.data.sobek_scarabs[place]),
        }
        state.tell(public_event("WorshipperActivated", seat, facts))


def went_to_market(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("WentToMarket", seat, {}))


def went_to_quarry(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("WentToQuarry", seat, {}))


def turn_cut_short(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TurnCutShort", seat, {}))


def passed(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("Passed", seat, {}))


# ---------------------------------------------------------------------- the market (CL-4)
def stall_taken(state: Palace, seat: i64, *, stall: i64) -> None:
    """The face-up cards are seen by all, the others by their new owner alone; told while they still lie there."""
    if state.listener is not None:
        down = int(state.stalls[stall * STALL + DOWN])
        facts: Facts = {
            "seat": int(seat) + 1,
            "stall": int(stall) + 1,
            "cards": cards_text(state.stalls, stall * STALL),
            "up": int(stall_size(state, stall)) - down,
            "down": down,
            "hidden": " ".join([CARDS[card] for card in sorted(hidden_cards(state, stall))]),
        }
        state.tell(Event("StallTaken", facts, ("hidden",), int(seat), down > 0))


def card_stocked(state: Palace, seat: i64, *, stall: i64, card: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardStocked", seat, {"stall": int(stall) + 1, "card": card_text(card)}))


def hand_kept(state: Palace, seat: i64, *, amulets: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("HandKept", seat, {"amulets": int(amulets)}))


def discard_chosen(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("DiscardChosen", seat, {}))


def card_dropped(state: Palace, seat: i64, *, card: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardDropped", seat, {"card": CARDS[card]}))


# ---------------------------------------------------------------------- the quarry (CL-5)
def piece_chosen(state: Palace, seat: i64, *, piece: i64, worth: i64) -> None:
    """With what the piece will earn, which nothing changes until it is paid; for a mosaic 0: its claims come later."""
    if state.listener is not None:
        extra: i64 = state.data.architect if state.helper == ARCHITECT else 0
        facts: Facts = {"worth": int(worth), "architect": int(extra)}
        state.tell(public_event("PieceChosen", seat, {**VOCABULARY[piece].facts, **facts}))


def card_paid(state: Palace, seat: i64, *, card: i64, amulets: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardPaid", seat, {"card": CARDS[card], "amulets": int(amulets)}))


def credit_used(state: Palace, seat: i64, *, resource: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CreditUsed", seat, {"card": RESOURCES[resource]}))


def artisan_waived(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ArtisanWaived", seat, {}))


def resource_waived(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("ResourceWaived", seat, {}))


def piece_built(state: Palace, seat: i64, *, piece: i64, scarabs: i64, architect: i64) -> None:
    if state.listener is not None:
        gained: Facts = {"scarabs": int(scarabs), "architect": int(architect)}
        state.tell(public_event("PieceBuilt", seat, {**VOCABULARY[piece].facts, **gained}))


def quarry_left(state: Palace, seat: i64) -> None:
    """With the credits that lapse; told while they are still there."""
    if state.listener is not None:
        lapsed = " ".join([RESOURCES[kind] for kind in range(4) for _k in range(state.credits[kind])])
        state.tell(public_event("QuarryLeft", seat, {"pieces": int(state.built), "lapsed": lapsed}))


# ---------------------------------------------------------------------- mosaics and sanctuaries (CL-6.5 to CL-7)
def mosaic_turned(state: Palace, *, tile: i64) -> None:
    if state.listener is not None:
        state.tell(revealed("MosaicTurned", {"tile": garden.TILES[tile]}))


def mosaic_removed(state: Palace, *, tile: i64) -> None:
    if state.listener is not None:
        state.tell(Event("MosaicRemoved", {"tile": garden.TILES[tile]}))


def sanctuary_claimed(state: Palace, seat: i64, *, square: i64, low: i64, high: i64) -> None:
    if state.listener is not None:
        squares = garden.squares_of(low, high)
        facts: Facts = {"square": garden.NAMES[square], "squares": squares_text(squares), "size": len(squares)}
        state.tell(public_event("SanctuaryClaimed", seat, facts))


def mosaic_rewarded(state: Palace, seat: i64, *, scarabs: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("MosaicRewarded", seat, {"scarabs": int(scarabs)}))


# ---------------------------------------------------------------------- procession, offering and end (CL-8, CL-9)
def cleopatra_moved(state: Palace, *, space: i64) -> None:
    if state.listener is not None:
        state.tell(Event("CleopatraMoved", {"space": int(space)}))


def offering_sealed(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("OfferingSealed", seat, {}))


def offering_opened(state: Palace, *, ranks: vec[i64]) -> None:
    """Ranks count from 0 here and from 1 for people; told while the bids are still there."""
    if state.listener is not None:
        bids = " ".join([str(state.bids[seat]) for seat in range(state.seats)])
        said = " ".join([str(ranks[seat] + 1) for seat in range(state.seats)])
        state.tell(revealed("OfferingOpened", {"bids": bids, "ranks": said}))


def offering_ranked(state: Palace, seat: i64, *, rank: i64) -> None:
    """What a bid is worth; the rank counts from 0 here. Told while bids and amulets are as they were."""
    if state.listener is not None:
        discarded: i64 = min(state.amulets[seat], state.data.offering_discard) if rank == 0 else 0
        taken: i64 = state.data.offering_take[rank] if rank > 0 else 0
        facts: Facts = {"bid": int(state.bids[seat]), "rank": int(rank) + 1}
        facts |= {"discarded": int(discarded), "taken": int(taken)}
        state.tell(public_event("OfferingRanked", seat, facts))


def last_turns_began(state: Palace, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("LastTurnsBegan", seat, {}))


def hand_shown(state: Palace, seat: i64, *, amulets: i64) -> None:
    if state.listener is not None:
        facts: Facts = {
            "seat": int(seat) + 1,
            "cards": cards_text(state.hands, seat * 10),
            "held": int(hand_size(state, seat)),
            "amulets": int(amulets),
        }
        state.tell(revealed("HandShown", facts))


def amulets_counted(state: Palace, seat: i64, *, penalty: i64) -> None:
    if state.listener is not None:
        facts: Facts = {"rest": int(state.rests[seat]), "penalty": int(penalty)}
        state.tell(public_event("AmuletsCounted", seat, facts))


def player_eliminated(state: Palace, seat: i64) -> None:
    """With the amulets that were too many (amendment 16.4)."""
    if state.listener is not None:
        state.tell(public_event("PlayerEliminated", seat, {"rest": int(state.rests[seat])}))


def game_ended(state: Palace, *, ending: i64) -> None:
    if state.listener is not None:
        state.tell(Event("GameEnded", {"ending": ENDINGS[ending]}))
