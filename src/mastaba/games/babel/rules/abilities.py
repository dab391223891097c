"""The abilities of the five nations (BA-5.1 to BA-5.8). All of them act where the pawn stands: "here"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.games.babel.events import level_skipped, level_stolen, nation_deserted, sides_changed, temple_destroyed
from mastaba.games.babel.rules.action import Action
from mastaba.games.babel.rules.building import owner, raise_temple, source
from mastaba.games.babel.rules.ending import check_end
from mastaba.games.babel.rules.runs import forbids_run, pay
from mastaba.games.babel.rules.spending import take_out_all
from mastaba.games.babel.state import COLUMN, TOP, Duel, add_card, levels, on_offer
from mastaba.kernel.agenda import AnyStep, Rule, Step

ASSYRIANS: Final = 0
HITTITES: Final = 1
MEDES: Final = 2
PERSIANS: Final = 3
SUMERIANS: Final = 4

NOTHING_TO_DESTROY: Final = Rule("BA-5.4", "nothing_to_destroy")
NOTHING_TO_STEAL: Final = Rule("BA-5.5", "nothing_higher_to_steal")
TOO_FEW_TO_STEAL: Final = Rule("BA-5.5", "too_few_cards")
NOBODY_TO_DESERT: Final = Rule("BA-5.6", "nation_not_there")
CANNOT_SKIP: Final = Rule("BA-5.7", "skip_not_possible")
TOO_FEW_TO_SKIP: Final = Rule("BA-5.7", "too_few_cards")
NOBODY_TO_WIN_OVER: Final = Rule("BA-5.8", "column_empty")


class Ability(Action):
    """What a run of a nation can do: a card of the run pays for it, and it must have an effect (BA-5.1 to BA-5.3).

    A choice is the number of the run and, where an ability has several `ways`, the way it is used."""

    def __init__(self, moves: range, nation: i64, ways: i64 = 1) -> None:
        super().__init__(moves)
        self.nation: i64 = nation
        self.ways: i64 = ways

    def forbids(self, state: Duel, seat: i64, choice: i64) -> Rule | None:
        missing = forbids_run(state, seat, self.nation, choice // self.ways)
        return self.forbids_effect(state, seat, choice % self.ways) if missing is None else missing

    def take(self, state: Duel, act: Step[Duel], choice: i64) -> AnyStep | None:
        pay(state, act.seat, self.nation, choice // self.ways)
        return self.take_effect(state, act, choice % self.ways)

    def forbids_effect(self, state: Duel, seat: i64, way: i64) -> Rule | None:
        raise NotImplementedError

    def take_effect(self, state: Duel, act: Step[Duel], way: i64) -> AnyStep | None:
        raise NotImplementedError


def opposite(state: Duel, seat: i64) -> i64:
    """The opposing site (BA-1.2)."""
    return (1 - seat) * 5 + state.pawns[seat]


class DestroyTemple(Ability):
    """Assyrians: the opposing temple goes back onto the Temple pile, highest card first (BA-5.4, BA-6.3)."""

    def forbids_effect(self, state: Duel, seat: i64, way: i64) -> Rule | None:
        if state.temples[opposite(state, seat)] == 0:
            return NOTHING_TO_DESTROY.about({"site": NATIONS[state.pawns[seat]]})
        return None

    def take_effect(self, state: Duel, act: Step[Duel], way: i64) -> AnyStep | None:
        seat: i64 = act.seat
        there: i64 = opposite(state, seat)
        cards = levels(state.temples[there])
        state.returned += bytes(cards[::-1])
        state.temples[there] = 0
        temple_destroyed(state, seat, site=there % 5, level=cards[-1])
        return check_end(state, act)


class StealLevel(Ability):
    """Hittites: the top card crosses over; what lies beneath stays with its owner (BA-5.5)."""

    def forbids_effect(self, state: Duel, seat: i64, way: i64) -> Rule | None:
        here: i64 = seat * 5 + state.pawns[seat]
        level: i64 = TOP[state.temples[opposite(state, seat)]]
        if level <= TOP[state.temples[here]]:
            return NOTHING_TO_STEAL.about({"theirs": int(level), "own": int(TOP[state.temples[here]])})
        if state.lengths[here] < level:  # before the card that pays is discarded
            return TOO_FEW_TO_STEAL.about({"need": int(level), "have": int(state.lengths[here])})
        return None

    def take_effect(self, state: Duel, act: Step[Duel], way: i64) -> AnyStep | None:
        seat: i64 = act.seat
        here: i64 = seat * 5 + state.pawns[seat]
        there: i64 = opposite(state, seat)
        level: i64 = TOP[state.temples[there]]
        state.temples[there] -= 1 << level
        state.temples[here] |= 1 << level
        level_stolen(state, seat, site=here % 5, level=level, left=TOP[state.temples[there]])
        return check_end(state, act)


class Desertion(Ability):
    """Medes: all opposing cards of one nation leave, and the way is which (BA-5.6)."""

    def forbids_effect(self, state: Duel, seat: i64, way: i64) -> Rule | None:
        if not lies_in(state, opposite(state, seat), way):
            return NOBODY_TO_DESERT.about({"nation": NATIONS[way], "site": NATIONS[state.pawns[seat]]})
        return None

    def take_effect(self, state: Duel, act: Step[Duel], way: i64) -> AnyStep | None:
        seat: i64 = act.seat
        there: i64 = opposite(state, seat)
        gone: i64 = take_out_all(state, there, way)
        state.discard[way] += gone
        nation_deserted(state, seat, site=there % 5, nation=way, cards=gone)
        return act


def lies_in(state: Duel, here: i64, nation: i64) -> bool:
    k: i64
    for k in range(here * COLUMN, here * COLUMN + state.lengths[here]):
        card: int = state.columns[k]
        if card == nation:
            return True
    return False


class SkipLevel(Ability):
    """Persians: two levels up exactly, and the way is from whose Temple column (BA-5.7)."""

    def forbids_effect(self, state: Duel, seat: i64, way: i64) -> Rule | None:
        here: i64 = seat * 5 + state.pawns[seat]
        level: i64 = TOP[state.temples[here]] + 2
        offered: i64 = on_offer(state, owner(seat, way))
        if level > LEVELS or offered != level:
            return CANNOT_SKIP.about({"need": int(level), "offered": int(offered)})
        if state.lengths[here] < level:  # before the card that pays is discarded
            return TOO_FEW_TO_SKIP.about({"need": int(level), "have": int(state.lengths[here])})
        return None

    def take_effect(self, state: Duel, act: Step[Duel], way: i64) -> AnyStep | None:
        seat: i64 = act.seat
        level: i64 = raise_temple(state, seat, way)
        level_skipped(state, seat, level=level, site=state.pawns[seat], source=source(way))
        return check_end(state, act)


class ChangeOfSides(Ability):
    """Sumerians: all cards like the last one opposite cross over; with sumerians=tail only those at the very end
    (BA-5.8)."""

    def forbids_effect(self, state: Duel, seat: i64, way: i64) -> Rule | None:
        if state.lengths[opposite(state, seat)] == 0:
            return NOBODY_TO_WIN_OVER.about({"site": NATIONS[state.pawns[seat]]})
        return None

    def take_effect(self, state: Duel, act: Step[Duel], way: i64) -> AnyStep | None:
        seat: i64 = act.seat
        here: i64 = seat * 5 + state.pawns[seat]
        there: i64 = opposite(state, seat)
        last: i64 = there * COLUMN + state.lengths[there] - 1
        nation: int = state.columns[last]
        won: i64 = 0
        if state.tail:
            while won < state.lengths[there] and state.columns[last - won] == nation:
                won += 1
            state.lengths[there] -= won
        else:
            won = take_out_all(state, there, nation)
        _k: i64
        for _k in range(won):
            add_card(state, here, nation)
        sides_changed(state, seat, site=here % 5, nation=nation, cards=won)
        return act
