"""What the bots' network reads of each player, as one row of whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.bot.evaluation import strength
from mastaba.games.babel.data import LEVELS
from mastaba.games.babel.rules.revealing import RevealTemple
from mastaba.games.babel.rules.runs import count_runs
from mastaba.games.babel.state import COLUMN, QUARRY, TOP, Duel, hand_size, on_offer, total

NAMES: Final = (
    "strength", "points", "lead", "close", "rival_low", "next",
    "hand", "hand_a", "hand_h", "hand_m", "hand_p", "hand_s", "most_alike", "reserve", "endgame", "pile",
    "temples_1", "temples_2", "temples_3", "temples_4", "temples_5", "temples_6",
    "people", "ready", "offered", "reached", "missing", "here_level", "here_people", "quarry", "column", "column_size",
    "runs_a", "runs_h", "runs_m", "runs_p", "runs_s", "prey_a", "prey_h", "prey_m", "prey_p", "prey_s", "pairs",
    "pairs_held",
)  # fmt: skip
STRENGTH: Final = 0
POINTS: Final = 1
LEAD: Final = 2
CLOSE: Final = 3  # points above five less than what wins
RIVAL_LOW: Final = 4  # whether the other one has so few that the lower number wins (BA-7)
NEXT: Final = 5  # whether the next turn is this player's
HAND: Final = 6  # then by nation
MOST_ALIKE: Final = 12
RESERVE: Final = 13
ENDGAME: Final = 14
PILE: Final = 15  # Temple cards left, in fours
TEMPLES: Final = 16  # by level
PEOPLE: Final = 22  # cards in the columns
READY: Final = 23  # sites with people enough for one more level
OFFERED: Final = 24  # of them those whose level lies open
REACHED: Final = 25  # of them those where the pawn stands, or whose card is in hand
MISSING: Final = 26  # cards that the best site still wants whose level lies open; LEVELS where none does
HERE_LEVEL: Final = 27
HERE_PEOPLE: Final = 28
IN_QUARRY: Final = 29
OFFER_END: Final = 30  # the level at the end of the own Temple column, then its length
RUNS: Final = 32  # sites with a run, by nation
PREY: Final = 37  # the highest opposing temple of such a site, by nation
PAIRS: Final = 42  # columns that end with two alike
PAIRS_HELD: Final = 43  # and the third is in hand
SIZE: Final = 44


def gather(state: Duel, out: vec[i64]) -> None:
    """Writes the features of both players."""
    moving: i64 = 1 - state.active if isinstance(state.now, RevealTemple) else state.active
    seat: i64
    k: i64
    for k in range(2 * SIZE):
        out[k] = 0
    for seat in range(2):
        at: i64 = seat * SIZE
        points: i64 = total(state, seat)
        theirs: i64 = total(state, 1 - seat)
        out[at + STRENGTH] = int(4.0 * strength(state, seat))
        out[at + POINTS] = points
        out[at + LEAD] = points - theirs
        out[at + CLOSE] = max(points - state.data.win + 5, 0)
        out[at + RIVAL_LOW] = 1 if theirs <= state.data.low else 0
        out[at + NEXT] = 1 if moving == seat else 0
        out[at + RESERVE] = state.reserves[seat]
        out[at + ENDGAME] = 1 if state.endgame else 0
        out[at + PILE] = state.pile_size // 4
        out[at + OFFER_END] = on_offer(state, seat)
        out[at + OFFER_END + 1] = min(state.offered[seat], 8)
        gather_hand(state, seat, out, at)
        out[at + MISSING] = LEVELS
        for k in range(5):
            gather_site(state, seat, k, out, at)
        pawn: i64 = state.pawns[seat]
        if pawn == QUARRY:
            out[at + IN_QUARRY] = 1
        else:
            out[at + HERE_LEVEL] = TOP[state.temples[seat * 5 + pawn]]
            out[at + HERE_PEOPLE] = min(state.lengths[seat * 5 + pawn], 8)


def gather_hand(state: Duel, seat: i64, out: vec[i64], at: i64) -> None:
    out[at + HAND] = hand_size(state, seat)
    nation: i64
    for nation in range(5):
        held: i64 = state.hands[seat * 5 + nation]
        out[at + HAND + 1 + nation] = held
        out[at + MOST_ALIKE] = max(out[at + MOST_ALIKE], held)


def gather_site(state: Duel, seat: i64, site: i64, out: vec[i64], at: i64) -> None:
    here: i64 = seat * 5 + site
    level: i64 = TOP[state.temples[here]]
    have: i64 = state.lengths[here]
    if level > 0:
        out[at + TEMPLES + level - 1] += 1
    out[at + PEOPLE] += have
    reached: bool = state.pawns[seat] == site or state.hands[here] > 0
    if level < LEVELS:
        lies_open: bool = on_offer(state, 0) == level + 1 or on_offer(state, 1) == level + 1
        if have > level:
            out[at + READY] += 1
            if lies_open:
                out[at + OFFERED] += 1
                if reached:
                    out[at + REACHED] += 1
        if lies_open:
            out[at + MISSING] = min(out[at + MISSING], max(level + 1 - have, 0))
    if have >= 2:
        last: int = state.columns[here * COLUMN + have - 1]
        if last == state.columns[here * COLUMN + have - 2]:
            out[at + PAIRS] += 1
            if state.hands[seat * 5 + i64(last)] > 0:
                out[at + PAIRS_HELD] += 1
    if have >= 3:
        gather_runs(state, here, TOP[state.temples[(1 - seat) * 5 + site]], out, at)


def gather_runs(state: Duel, here: i64, prey: i64, out: vec[i64], at: i64) -> None:
    runs: i64 = count_runs(state.columns, here * COLUMN, state.lengths[here])
    nation: i64
    for nation in range(5):
        if (runs >> (3 * nation)) & 7:
            out[at + RUNS + nation] += 1
            out[at + PREY + nation] = max(out[at + PREY + nation], prey)
