"""A visit to the quarry: one piece after another, at least one, then Cleopatra's procession (CL-5.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import KINDS
from mastaba.games.cleopatra.events import piece_chosen, quarry_left
from mastaba.games.cleopatra.moves import DONE, LAY, SPHINX, VOCABULARY
from mastaba.games.cleopatra.rules.cost import affordable
from mastaba.games.cleopatra.rules.paying import PAYS, begin_payment
from mastaba.games.cleopatra.rules.pieces import forbids_place, has_place, kind_of, open_places, reward
from mastaba.games.cleopatra.rules.procession import walk
from mastaba.games.cleopatra.state import Palace
from mastaba.kernel.agenda import AnyStep, Rule, Step

TOO_DEAR: Final = Rule("CL-5.2", "too_dear")
BUILD_FIRST: Final = Rule("CL-5.1", "build_first")
CREDIT_LEFT: Final = Rule("CL-5.7", "credit_left")


class Quarry(Step[Palace]):
    """The active player chooses the next piece and its place, or leaves."""

    def candidates(self, state: Palace, out: vec[i64]) -> i64:
        found: i64 = 0
        move: i64
        for move in range(SPHINX, DONE + 1):
            out[found] = move
            found += 1
        return found

    def forbids(self, state: Palace, move: i64) -> Rule | None:
        if move == DONE:
            return BUILD_FIRST if state.built == 0 else None
        kind: i64 = kind_of(move)
        if has_place(state, kind) and not affordable(state, self.seat, kind):
            return TOO_DEAR.about({"piece": KINDS[kind]})  # wherever it might stand
        rule = forbids_place(state, move)
        return None if rule is None else rule.about({**VOCABULARY[move].facts, **rule.facts})

    def options(self, state: Palace, out: vec[i64]) -> i64:
        """The same, but the cost is asked for once for each kind of piece."""
        found: i64 = 0
        if state.built > 0:
            out[0] = DONE
            found = 1
        kind: i64
        for kind in range(len(KINDS)):
            if has_place(state, kind) and affordable(state, self.seat, kind):
                found = open_places(state, kind, out, found)
        return found

    def gives_up(self, state: Palace, move: i64) -> Rule | None:
        """Credit lapses when the quarry is left, though another piece could still be bought with it (CL-5.7)."""
        credit: i64 = 0
        kind: i64
        for kind in range(4):
            credit += state.credits[kind]
        if move != DONE or credit == 0 or not can_build(state, self.seat):
            return None
        return CREDIT_LEFT.about({"count": int(credit)})

    def take(self, state: Palace, move: i64) -> AnyStep | None:
        if move == DONE:
            return self.leave(state)
        piece_chosen(state, self.seat, piece=move, worth=reward(state, move) if move < LAY else 0)
        begin_payment(state, move)
        state.agenda.append(self)
        return PAYS[self.seat]

    def leave(self, state: Palace) -> AnyStep | None:
        """Credits lapse (CL-5.7), and Cleopatra catches up (CL-8.2)."""
        quarry_left(state, self.seat)
        kind: i64
        for kind in range(4):
            state.credits[kind] = 0
        state.built = 0
        return walk(state, self.seat)


def can_build(state: Palace, seat: i64) -> bool:
    """Whether any piece can be bought and placed (CL-3.4)."""
    return any(has_place(state, kind) and affordable(state, seat, kind) for kind in range(len(KINDS)))


QUARRIES: Final[list[Quarry]] = [Quarry(seat) for seat in range(4)]
