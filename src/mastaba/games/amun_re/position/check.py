"""Which positions are possible: goods are conserved, and the agenda is one that a round can have."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import CARDS, PROVINCES
from mastaba.games.amun_re.moves import SIZE
from mastaba.games.amun_re.rules.buying import chooser
from mastaba.games.amun_re.rules.offering import adjusts, owed, unpledged
from mastaba.games.amun_re.rules.round import NEW_KINGDOM_ENDS, OLD_KINGDOM_ENDS, ROUND
from mastaba.games.amun_re.state import (
    ASIDE,
    DRAWN,
    IN_PILE,
    KINDS,
    LAND,
    NONE,
    ON_OFFER,
    PLACES,
    USED,
    Egypt,
    farmers_in,
    kinds_text,
    settled,
)
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Simultaneous, legal_ids
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput
from mastaba.kernel.vectors import counts

# What may be going on while this phase is the next: names of steps.
DURING: Final[dict[str, tuple[str, ...]]] = {
    "RevealProvinces": ("Draft", "ShowCard", "KeepCards"),
    "Auction": ("TurnUpProvince", "LayFreeCards", "LayFreeCard"),
    "EverybodyInOrder pay": ("PlaceBid",),
    "TakePossession": ("Pay", "SellToPay"),
    "Offerings": ("BuyCards", "ShowCard", "KeepCards", "DrawCard", "LayFarmers", "LayBricks"),
    "OpenOfferings": ("Together",),
    "MoveTemple": ("Adjust",),
    "MovePharaoh": ("TakeReward", "DrawCard"),
    "EndOfRound": ("CollectIncome",),
    "ScorePoints": ("PlayBonuses",),
    "SellHands": ("PlayBonuses",),
}


def sum_row(row: vec[i64]) -> int:
    return sum(int(row[k]) for k in range(len(row)))


def outside(state: Egypt, kind: int) -> int:
    """Cards of a kind in hands and on provinces."""
    held = sum(int(state.hands[seat * KINDS + kind]) for seat in range(int(state.seats)))
    return held + sum(int(state.laid[p * KINDS + kind]) for p in range(LAND))


def broken_invariant(state: Egypt) -> str | None:
    """The first thing that could not be so on a table (AR-1.2)."""
    return broken_cards(state) or broken_notes(state) or broken_board(state) or broken_offerings(state)


def broken_cards(state: Egypt) -> str | None:
    for kind, code in enumerate(CARDS):
        seen = outside(state, kind) + int(state.shown[kind] + state.discard[kind] + state.deck[kind])
        seen += sum(entry % 16 == kind for entry in state.bottom)
        if seen != state.data.copies[kind] or state.deck[kind] < 0:
            return f"there are {seen} cards {code} instead of {state.data.copies[kind]}"
    if state.deck_size != sum_row(state.deck) or state.discard_size != sum_row(state.discard):
        return "a pile is not as large as its cards"
    for seat in range(int(state.seats)):
        if state.sizes[seat] != sum(state.hands[seat * KINDS + kind] for kind in range(KINDS)):
            return f"the hand of player {seat + 1} is not as large as its cards"
    return None


def broken_notes(state: Egypt) -> str | None:
    """Nobody can have noted what is not so."""
    seats = int(state.seats)
    for observer in range(seats + 1):
        for kind, code in enumerate(CARDS):
            own = int(state.hands[observer * KINDS + kind]) if observer < seats else 0
            if state.noted[observer * KINDS + kind] > outside(state, kind) - own:
                return f"a {code} was noted that is in no hand and on no province"
            if len(state.known) > 0 and not all(knows_rightly(state, observer, kind, p) for p in range(PLACES)):
                who = f"player {observer + 1} knows" if observer < seats else "everybody knows"
                return f"{who} of a {code} that is not there"
    return None


def knows_rightly(state: Egypt, observer: int, kind: int, place: int) -> bool:
    """Whether the cards that somebody knows to be in a place can be there: in another hand, on a province, or among
    those that another has drawn, of which some may be in that hand by now."""
    known = state.known[(observer * PLACES + place) * KINDS + kind]
    if known == 0:
        return True
    if place < 5:
        return place < state.seats and place != observer and known <= state.hands[place * KINDS + kind]
    if place < DRAWN:
        return known <= state.laid[(place - 5) * KINDS + kind]
    choosing = chooser(state)
    return choosing not in (NONE, observer) and known <= state.shown[kind] + state.hands[choosing * KINDS + kind]


def broken_board(state: Egypt) -> str | None:
    if any(state.gold[seat] < 0 for seat in range(int(state.seats))):
        return "nobody has less than no gold"
    for p, code in enumerate(PROVINCES):
        if not 0 <= state.bricks[p] <= 2 or state.farmers[p] > state.data.fields[p]:
            return f"{code} has more bricks or farmers than it can hold"
        if (state.owners[p] != NONE) != (state.cards[p] == USED):
            return f"{code} is owned or not, unlike its card"
        if state.owners[p] == NONE and farmers_in(state, p) > state.data.printed[p]:
            return f"{code} has farmers and no owner"
        if state.cards[p] != ON_OFFER and any(state.laid[p * KINDS + kind] > 0 for kind in range(KINDS)):
            return f"{code} has free cards without being on offer"
    if state.strict:
        data = state.data
        used = (sum_row(state.bricks), sum_row(state.pyramids), sum_row(state.farmers) + sum_row(state.guests))
        if used[0] > data.supply_bricks or used[1] > data.supply_pyramids or used[2] > data.supply_farmers:
            return "more lies on the board than there is"
    return None


def broken_offerings(state: Egypt) -> str | None:
    """A sealed choice must be one that its seat could make."""
    for seat in range(int(state.seats)):
        if any(unpledged(state, seat, kind) < 0 for kind in range(KINDS)):
            return f"player {seat + 1} offers cards that are not in hand"
        pledged = sum(int(state.pledged[seat * KINDS + kind]) for kind in range(KINDS))
        if pledged > 0 and (state.offers[seat] <= state.gold[seat] or owed(state, seat) < 0):
            return f"player {seat + 1} sells more for the offering than it takes"
        if isinstance(state.now, Simultaneous) and owed(state, seat) > state.sizes[seat] - pledged - adjusts(
            state, seat
        ):
            return f"player {seat + 1} offers more than there is"
    return None


# ---------------------------------------------------------------------- the moment
def broken_moment(state: Egypt) -> str | None:
    """Why the game could not stand where it stands."""
    steps: list[AnyStep] = [] if state.now is None else [state.now, *reversed(state.agenda)]
    if not steps:
        return None if state.round == 6 else "the game is over before the sixth round"
    if not fits(steps):
        return "its agenda is none that a round can have"
    if not isinstance(steps[0], Simultaneous) and not CHANCE <= steps[0].seat < state.seats:
        return "nobody decides"
    if type(steps[0]).__name__ == "PlaceBid" and (state.revealed < state.seats or settled(state, steps[0].seat)):
        return "the auction has nobody to bid for it"
    broken = broken_kingdom(state)
    if broken is None and legal_ids(state, counts(SIZE)) == 0:
        return "nothing can be decided"
    return broken


def fits(steps: list[AnyStep]) -> bool:
    """Whether the steps of seats come first, and then the rest of a round or of a kingdom."""
    if len(steps) == 1 and type(steps[0]).__name__ == "ChooseFirst":
        return True
    if steps[0].seat == AUTOMATIC:
        return False
    plans: tuple[tuple[AnyStep, ...], ...] = (ROUND, OLD_KINGDOM_ENDS, NEW_KINGDOM_ENDS)
    for plan in plans:
        for begin in range(len(plan)):
            rest = list(plan[begin:])
            if len(steps) > len(rest) and all(a is b for a, b in zip(steps[-len(rest) :], rest, strict=True)):
                turn = plan[begin].facts().get("turn")
                phase = type(plan[begin]).__name__ + ("" if turn is None else f" {turn}")
                before = steps[: -len(rest)]
                if all(step.name() in DURING.get(phase, ()) for step in before):
                    return True
    return False


def broken_kingdom(state: Egypt) -> str | None:
    """Each round of a kingdom everybody gets one province; unused ones stay out of the New Kingdom (AR-8.6)."""
    seats, played = int(state.seats), (int(state.round) - 1) % 3
    where = [int(state.cards[p]) for p in range(LAND)]
    if where.count(ASIDE) != (LAND - 3 * seats if state.round > 3 else 0):
        return "provinces are set aside in the New Kingdom only, all that were not used"
    owned = [sum(state.owners[p] == seat for p in range(LAND)) for seat in range(seats)]
    dealt = played + (1 if where.count(USED) > seats * played else 0)
    if owned != [dealt] * seats:
        return f"in this round everybody owns {played} or {played + 1} provinces, and here it is {owned}"
    if where.count(ON_OFFER) != state.revealed or (dealt > played and state.revealed > 0):
        return "the provinces on offer are not those of this round"
    if where.count(IN_PILE) < seats * (3 - dealt) - int(state.revealed):
        return "too few provinces are left"
    return None


# ---------------------------------------------------------------------- what was read
def check_read(state: Egypt, fields: Reader) -> None:
    """BadInput for a position that no game could come to, or that says two things about one card."""
    broken = broken_invariant(state) or broken_moment(state)
    if broken is not None:
        raise BadInput(f"this position is impossible: {broken}")
    deck = kinds_text(state.deck)
    if "deck" in fields.fields and sorted(fields.text("deck").split()) != sorted(deck.split()):
        raise BadInput(f"{fields.named('deck')} must hold the cards that lie nowhere else, {deck!r}")
