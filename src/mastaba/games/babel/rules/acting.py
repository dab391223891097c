"""Phase 2: any number of actions in any order, then the end of the turn (BA-3.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, MIGRATING, RUN
from mastaba.games.babel.moves import (
    BUILD_OPPOSING,
    BUILD_OWN,
    BUILD_RESERVE,
    CHANGE_SIDES,
    DEPLOY,
    DESERT,
    DESTROY,
    END,
    GO,
    HALVE,
    MIGRATE,
    SIZE,
    SKIP,
    STEAL,
)
from mastaba.games.babel.rules.abilities import lies_in
from mastaba.games.babel.rules.actions import ACTION_OF, ACTIONS
from mastaba.games.babel.rules.obligation import RESERVE_FIRST, RESERVE_OUT_OF_REACH, binds
from mastaba.games.babel.rules.runs import count_runs
from mastaba.games.babel.state import COLUMN, OFFER, QUARRY, TOP, Duel, hand_size, on_offer
from mastaba.kernel.agenda import AnyStep, Facts, Rule, Step
from mastaba.kernel.vectors import counts

ACTIONS_LEFT: Final = Rule("BA-3.5", "actions_left")


class Act(Step[Duel]):
    """The active player acts or ends the turn."""

    def asks(self, state: Duel) -> Facts:
        return {**self.facts(), "reserve": "unbuilt" if state.reserves[self.seat] else "built"}

    def candidates(self, state: Duel, out: vec[i64]) -> i64:
        found: i64 = 0
        for action in ACTIONS:
            for move in action.moves:
                out[found] = move
                found += 1
        return found

    def forbids(self, state: Duel, move: i64) -> Rule | None:
        action = ACTION_OF[move]
        rule = action.forbids(state, self.seat, move - action.first)
        if rule is None and binds(state, self.seat) and not action.keeps_reserve(state, self, move - action.first):
            return RESERVE_FIRST if move == END else RESERVE_OUT_OF_REACH
        return rule

    def gives_up(self, state: Duel, move: i64) -> Rule | None:
        """Cards stay in hand, but this turn's actions are gone."""
        if move != END:
            return None
        out = counts(SIZE)
        building: bool = False
        migrating: bool = False
        deploying: bool = False
        k: i64
        for k in range(self.options(state, out)):
            open_move: i64 = out[k]
            if BUILD_OWN <= open_move < MIGRATE:
                building = True
            elif MIGRATE <= open_move < DESTROY:
                migrating = True
            elif DEPLOY <= open_move < BUILD_OWN:
                deploying = True
        if not building and not migrating and not deploying:
            return None
        cards: int = int(hand_size(state, self.seat)) if deploying else 0
        return ACTIONS_LEFT.about({"build": int(building), "migrate": int(migrating), "cards": cards})

    def take(self, state: Duel, move: i64) -> AnyStep | None:
        action = ACTION_OF[move]
        return action.take(state, self, move - action.first)

    def options(self, state: Duel, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        seat: i64 = self.seat
        base: i64 = seat * 5
        site: i64 = state.pawns[seat]
        found: i64 = 0
        hands = state.hands
        nation: i64
        for nation in range(5):
            if hands[base + nation] > 0:
                if nation != site:
                    out[found] = GO + nation
                    found += 1
                if site != QUARRY:
                    out[found] = DEPLOY + nation
                    found += 1
        lengths = state.lengths
        if not state.migrated:
            origin: i64
            for origin in range(5):
                if lengths[base + origin] >= MIGRATING:
                    pair: i64 = MIGRATE + origin * 4
                    out[found] = pair
                    out[found + 1] = pair + 1
                    out[found + 2] = pair + 2
                    out[found + 3] = pair + 3
                    found += 4
        if site != QUARRY:
            here: i64 = base + site
            length: i64 = lengths[here]
            level: i64 = TOP[state.temples[here]] + 1
            if length >= level:
                found = self.builds(state, level, out, found)
            if length >= RUN:
                runs: i64 = count_runs(state.columns, here * COLUMN, length)
                if runs != 0:
                    found = self.abilities(state, here, runs, out, found)
        out[found] = END
        found += 1
        return self.dutiful(state, out, found) if state.reserves[seat] != 0 else found

    def builds(self, state: Duel, level: i64, out: vec[i64], found: i64) -> i64:
        """There are cards enough at the site for this level: on_offer(), written out."""
        seat: i64 = self.seat
        size: i64 = state.offered[seat]
        if size > 0:
            own: int = state.offers[seat * OFFER + size - 1]
            if own == level:
                out[found] = BUILD_OWN
                found += 1
        size = state.offered[1 - seat]
        if size > 0:
            theirs: int = state.offers[(1 - seat) * OFFER + size - 1]
            if theirs == level:
                out[found] = BUILD_OPPOSING
                found += 1
        if level == 1 and state.reserves[seat] != 0:
            out[found] = BUILD_RESERVE
            found += 1
        return found

    def abilities(self, state: Duel, here: i64, runs: i64, out: vec[i64], found: i64) -> i64:
        """`runs` holds the number of each nation's runs in three bits each."""
        seat: i64 = self.seat
        there: i64 = here + 5 - 10 * seat
        own: i64 = TOP[state.temples[here]]
        theirs: i64 = TOP[state.temples[there]]
        have: i64 = state.lengths[here]
        k: i64
        if theirs > 0:
            for k in range(runs & 7):
                out[found] = DESTROY + k
                found += 1
        if theirs > own and have >= theirs:
            for k in range((runs >> 3) & 7):
                out[found] = STEAL + k
                found += 1
        if state.lengths[there] > 0:
            for k in range((runs >> 12) & 7):
                out[found] = CHANGE_SIDES + k
                found += 1
            nation: i64
            for k in range((runs >> 6) & 7):
                for nation in range(5):
                    if lies_in(state, there, nation):
                        out[found] = DESERT + k * 5 + nation
                        found += 1
        if own + 2 <= LEVELS and have >= own + 2:
            for k in range((runs >> 9) & 7):
                if on_offer(state, seat) == own + 2:
                    out[found] = SKIP + k * 2
                    found += 1
                if on_offer(state, 1 - seat) == own + 2:
                    out[found] = SKIP + k * 2 + 1
                    found += 1
        if hand_size(state, 1 - seat) >= 2:
            for nation in range(5):
                for k in range((runs >> (3 * nation)) & 7):
                    out[found] = HALVE + nation * 4 + k
                    found += 1
        return found

    def dutiful(self, state: Duel, out: vec[i64], found: i64) -> i64:
        """Only what the first turn's obligation allows."""
        if not binds(state, self.seat):
            return found
        kept: i64 = 0
        k: i64
        for k in range(found):
            move: i64 = out[k]
            action = ACTION_OF[move]
            if action.keeps_reserve(state, self, move - action.first):
                out[kept] = move
                kept += 1
        return kept
