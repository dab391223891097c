"""What is always so in a duel of Babel: every card is somewhere, once, and somebody can go on or the game is over."""

from __future__ import annotations

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.games.babel.position.save import nations_text, pile_text
from mastaba.games.babel.rules.acting import Act
from mastaba.games.babel.rules.drawing import DealHand, DrawNation
from mastaba.games.babel.rules.halving import DropCards
from mastaba.games.babel.rules.revealing import RevealTemple
from mastaba.games.babel.rules.turn import PHASES, ChooseFirst
from mastaba.games.babel.state import (
    DROPPED,
    ENDINGS,
    EXHAUSTED,
    FIFTEEN,
    TWENTY,
    UNDECIDED,
    Duel,
    column,
    levels,
    temple_column,
    total,
)
from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput


def check(state: Duel, fields: Reader) -> None:
    """BadInput for a position that no game could come to, or that says two things about one card."""
    broken = broken_invariant(state) or broken_moment(state)
    if broken is not None:
        raise BadInput(f"this position is impossible: {broken}")
    for name, cards in (("deck", nations_text(state.deck)), ("pile", pile_text(state))):
        if name in fields.fields and sorted(fields.text(name).replace(" ", "")) != sorted(cards.replace(" ", "")):
            raise BadInput(f"{fields.named(name)} must hold the cards that lie nowhere else, {cards!r}")
    players = fields.table("players")
    for seat in range(2):
        player_fields = players.table(str(seat + 1))
        points = int(total(state, seat))
        if player_fields.number("total", 0, 5 * LEVELS, points) != points:
            raise BadInput(f"{player_fields.named('total')} must be {points}, the sum of the temples")


def broken_moment(state: Duel) -> str | None:
    """Why the game could not stand where it stands: nobody can decide, or it should be over (BA-7.8)."""
    steps = [] if state.now is None else [state.now, *reversed(state.agenda)]
    if (state.ending == UNDECIDED) != bool(steps):
        return "a game is over, or somebody decides"
    if steps and not step_fits(state, steps[0], steps[1:]):
        return "its agenda is none that a turn can have"
    data = state.data
    totals = (int(total(state, 0)), int(total(state, 1)))
    if state.ending == UNDECIDED and not state.endgame and max(totals) >= data.win:
        return f"with totals of {totals[0]} and {totals[1]} the game is over or in endgame mode"
    if state.ending == UNDECIDED and state.endgame and not data.low < min(totals) <= max(totals) < data.endgame_win:
        return f"in endgame mode totals of {totals[0]} and {totals[1]} end the game"
    if state.ending != UNDECIDED and not ending_fits(state, min(totals), max(totals)):
        return (
            f"totals of {totals[0]} and {totals[1]} on turn {state.turn} do not end a game by {ENDINGS[state.ending]}"
        )
    return None


def ending_fits(state: Duel, lower: int, higher: int) -> bool:
    """Whether a game could have ended as it says (BA-7)."""
    data = state.data
    if state.ending == FIFTEEN:
        return higher >= data.win and lower <= data.low
    if state.ending == TWENTY:
        return higher >= data.endgame_win
    if state.ending == DROPPED:
        return state.endgame and lower <= data.low
    return not open_pile(state) if state.ending == EXHAUSTED else state.turn >= state.turn_cap


def step_fits(state: Duel, step: AnyStep, after: list[AnyStep]) -> bool:
    """Whether a deciding step has something to decide, and the rest of its turn comes after it."""
    own = PHASES[state.active]
    if isinstance(step, DrawNation):
        return state.deck_size > 0 and draw_fits(state, step, after)
    if not isinstance(step, ChooseFirst) and state.turn < 1:
        return False
    if isinstance(step, Act):
        return step is own[1] and after == list(own[2:])
    if isinstance(step, DropCards):
        left = sum(state.hands[step.seat * 5 + nation] for nation in range(step.least, 5))
        return step.seat != state.active and after == list(own[1:]) and left >= step.due
    if isinstance(step, RevealTemple):
        turned_up = step.left == 2 or state.offered[state.active] > 0
        return turned_up and step.whose == state.active and after == list(own[3:]) and open_pile(state)
    return isinstance(step, ChooseFirst) and not after


def draw_fits(state: Duel, step: DrawNation, after: list[AnyStep]) -> bool:
    """Cards are drawn at the start of one's turn, or dealt before the first one."""
    if after == list(PHASES[state.active][1:]):
        return step.whose == state.active and step.left <= state.data.draw
    dealt = after[1:] if after and isinstance(after[0], DealHand) else after
    return state.turn == 0 and step.left <= 5 and dealt in (list(PHASES[0]), list(PHASES[1]))


def open_pile(state: Duel) -> bool:
    """Whether the next Temple card is one that nobody knows (BA-6.3)."""
    return len(state.returned) == 0 and state.pile_size > 0


def broken_invariant(state: Duel) -> str | None:
    """The first thing that could not be so (BA-1.2)."""
    for nation in range(5):
        open_cards = int(state.hands[nation] + state.hands[5 + nation] + state.discard[nation])
        open_cards += sum(column(state, here).count(nation) for here in range(10))
        if open_cards + state.deck[nation] != state.data.nation_copies or state.deck[nation] < 0:
            return f"{open_cards} of {state.data.nation_copies} {NATIONS[nation]} cards lie outside the draw pile"
    for level in range(1, LEVELS + 1):
        open_cards = temple_column(state, 0).count(level) + temple_column(state, 1).count(level)
        open_cards += sum(levels(state.temples[here]).count(level) for here in range(10))
        open_cards += list(state.returned).count(level)
        if level == 1:
            open_cards += int(state.reserves[0] + state.reserves[1])
        if open_cards + state.pile[level] != state.data.temple_copies[level] or state.pile[level] < 0:
            return (
                f"{open_cards} of {state.data.temple_copies[level]} Temple cards of level {level} lie outside the pile"
            )
    for card in range(10):
        if state.noted[card] > state.hands[card]:
            return f"a {NATIONS[card % 5]} was noted that is not in the hand of player {card // 5 + 1}"
    if state.deck_size != sum(state.deck[nation] for nation in range(5)):
        return "the draw pile is not as large as its cards"
    if state.pile_size != sum(state.pile[level] for level in range(1, LEVELS + 1)):
        return "the Temple pile is not as large as its cards"
    return None
