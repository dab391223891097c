"""The same seeds give the same games, compiled and interpreted: both builds are held to one golden number."""

from __future__ import annotations

import mastaba
from mastaba import Rng
from mastaba.bots import levels
from mastaba.kernel import agenda

BABEL = mastaba.load("babel")
GOLDEN = "go M / dep A / dep A / build res / dep A / half A / drop A / drop H / end / go A / dep H / build res"


def test_random_games() -> None:
    out, weights = BABEL.buffer(), BABEL.buffer()
    decisions = check = 0
    for seed in range(200):
        state = BABEL.start()
        decisions += int(agenda.playout(state, Rng(seed), out, weights))
        for score in BABEL.scores(state):
            check = (check * 31 + score) % 1_000_003
    assert (decisions, check) == (22865, 50323)


def test_searched_games() -> None:
    state, rng = BABEL.start(), Rng(1)
    bots = [levels.SearchBot(BABEL, Rng(seat), levels.Level(80)) for seat in range(2)]
    out, weights = BABEL.buffer(), BABEL.buffer()
    moves: list[str] = []
    while state.now is not None and len(moves) < 60:
        if state.now.seat == mastaba.CHANCE:
            agenda.apply(state, state.now.draw(state, rng, out, weights))
            continue
        decision = BABEL.decisions(state)[0]
        move = bots[decision.seat].decide(BABEL.view(state, decision.seat), decision)
        moves.append(str(move))
        BABEL.play(state, decision.seat, move)
    assert " / ".join(moves[:12]) == GOLDEN
