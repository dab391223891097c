"""What happened, in the past tense: one function for each event, which tells it to whoever listens.

Each event knows who sees it. When nobody listens, nothing is worked out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import NATIONS
from mastaba.games.babel.state import ENDINGS, QUARRY, Duel, column, hand_size
from mastaba.kernel.agenda import NOBODY, Event, Facts

NAMES: Final = (
    "FirstPlayerChosen",
    "NationDrawn",
    "DiscardReshuffled",
    "DrawCutShort",
    "TurnBegan",
    "PawnMoved",
    "CardDeployed",
    "LevelBuilt",
    "CardsMigrated",
    "TempleDestroyed",
    "LevelStolen",
    "NationDeserted",
    "LevelSkipped",
    "SidesChanged",
    "HandHalved",
    "CardDropped",
    "TurnEnded",
    "TempleRevealed",
    "EndgameBegan",
    "GameEnded",
)


def public_event(name: str, seat: i64, facts: Facts) -> Event:
    """A fact that everybody sees."""
    return Event(name, {"seat": int(seat) + 1, **facts})


def against(seat: i64, facts: Facts) -> Facts:
    """What is done to the other seat."""
    return {"target": 2 - int(seat), **facts}


def site_name(site: i64) -> str:
    return "-" if site == QUARRY else NATIONS[site]


def cards_text(cards: list[int]) -> str:
    """A row of Nation cards as it is written, oldest first."""
    return "".join([NATIONS[card] for card in cards])


# ---------------------------------------------------------------------- the course of the game (BA-2, BA-3)
def first_player_chosen(state: Duel, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("FirstPlayerChosen", seat, {}))


def turn_began(state: Duel, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TurnBegan", seat, {"turn": int(state.turn)}))


def turn_ended(state: Duel, seat: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TurnEnded", seat, {"hand": int(hand_size(state, seat))}))


# ---------------------------------------------------------------------- drawing (BA-3.2 to BA-3.4)
def nation_drawn(state: Duel, seat: i64, *, nation: i64) -> None:
    """Only its owner sees which card was drawn (BA-8.1)."""
    if state.listener is not None:
        facts: Facts = {"seat": int(seat) + 1, "nation": NATIONS[nation]}
        state.tell(Event("NationDrawn", facts, ("nation",), int(seat), True))


def discard_reshuffled(state: Duel) -> None:
    """The discard has become the draw pile; an empty one is not worth a word."""
    if state.listener is not None and state.deck_size > 0:
        state.tell(Event("DiscardReshuffled", {"cards": int(state.deck_size)}))


def draw_cut_short(state: Duel, seat: i64, *, missing: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("DrawCutShort", seat, {"missing": int(missing)}))


# ---------------------------------------------------------------------- actions (BA-4)
def pawn_moved(state: Duel, seat: i64, *, site: i64, to: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("PawnMoved", seat, {"site": site_name(site), "to": NATIONS[to]}))


def card_deployed(state: Duel, seat: i64, *, nation: i64, site: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardDeployed", seat, {"nation": NATIONS[nation], "site": NATIONS[site]}))


def level_built(state: Duel, seat: i64, *, level: i64, site: i64, source: str) -> None:
    if state.listener is not None:
        facts: Facts = {"level": int(level), "site": NATIONS[site], "source": source}
        state.tell(public_event("LevelBuilt", seat, facts))


def cards_migrated(state: Duel, seat: i64, *, site: i64, to: i64) -> None:
    """The three cards lie at the end of their new column by now; each is said by its name."""
    if state.listener is not None:
        cards = " ".join(cards_text(column(state, seat * 5 + to)[-3:]))
        state.tell(public_event("CardsMigrated", seat, {"site": NATIONS[site], "to": NATIONS[to], "cards": cards}))


# ---------------------------------------------------------------------- abilities (BA-5)
def temple_destroyed(state: Duel, seat: i64, *, site: i64, level: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("TempleDestroyed", seat, against(seat, {"site": NATIONS[site], "level": int(level)})))


def level_stolen(state: Duel, seat: i64, *, site: i64, level: i64, left: i64) -> None:
    """`left` is the level to which the other temple falls."""
    if state.listener is not None:
        facts = against(seat, {"site": NATIONS[site], "level": int(level), "left": int(left)})
        state.tell(public_event("LevelStolen", seat, facts))


def nation_deserted(state: Duel, seat: i64, *, site: i64, nation: i64, cards: i64) -> None:
    if state.listener is not None:
        facts = against(seat, {"site": NATIONS[site], "nation": NATIONS[nation], "cards": int(cards)})
        state.tell(public_event("NationDeserted", seat, facts))


def level_skipped(state: Duel, seat: i64, *, level: i64, site: i64, source: str) -> None:
    if state.listener is not None:
        facts: Facts = {"level": int(level), "site": NATIONS[site], "source": source}
        state.tell(public_event("LevelSkipped", seat, facts))


def sides_changed(state: Duel, seat: i64, *, site: i64, nation: i64, cards: i64) -> None:
    if state.listener is not None:
        facts = against(seat, {"site": NATIONS[site], "nation": NATIONS[nation], "cards": int(cards)})
        state.tell(public_event("SidesChanged", seat, facts))


def hand_halved(state: Duel, seat: i64, *, nation: i64, cards: i64) -> None:
    if state.listener is not None:
        facts = against(seat, {"nation": NATIONS[nation], "cards": int(cards)})
        state.tell(public_event("HandHalved", seat, facts))


def card_dropped(state: Duel, seat: i64, *, nation: i64) -> None:
    if state.listener is not None:
        state.tell(public_event("CardDropped", seat, {"nation": NATIONS[nation]}))


# ---------------------------------------------------------------------- the end of a turn and of the game (BA-6, BA-7)
def temple_revealed(state: Duel, seat: i64, *, level: i64) -> None:
    if state.listener is not None:
        facts: Facts = {"seat": int(seat) + 1, "level": int(level)}
        state.tell(Event("TempleRevealed", facts, (), NOBODY, True))


def endgame_began(state: Duel) -> None:
    if state.listener is not None:
        state.tell(Event("EndgameBegan", {}))


def game_ended(state: Duel) -> None:
    if state.listener is not None:
        state.tell(Event("GameEnded", {"ending": ENDINGS[state.ending]}))
