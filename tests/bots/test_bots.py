"""Bots: how strong they are, that they see views alone, and that they think in a process of their own."""

from __future__ import annotations

import pytest

import mastaba
from mastaba import BadInput, Rng
from mastaba.bots import levels
from mastaba.bots.player import Player
from mastaba.kernel import agenda
from mastaba.kernel.record import Record

BABEL = mastaba.load("babel")


def wins(ours: str, theirs: str, games: int) -> int:
    """How many games the first bot wins outright, with swapped seats."""
    won = 0
    for seed in range(games):
        seat = seed % 2
        names = [theirs, theirs]
        names[seat] = ours
        bots = [levels.bot(BABEL, name, 2 * seed + k) for k, name in enumerate(names)]
        state, rng = BABEL.start(), Rng(seed)
        out, weights = BABEL.buffer(), BABEL.buffer()
        while state.now is not None:
            if state.now.seat == mastaba.CHANCE:
                agenda.apply(state, state.now.draw(state, rng, out, weights))
                continue
            decision = BABEL.decisions(state)[0]
            move = bots[decision.seat].decide(BABEL.view(state, decision.seat), decision)
            BABEL.play(state, decision.seat, move)
        won += BABEL.winners(state) == (seat,)
    return won


@pytest.mark.expensive
def test_greedy_beats_random_in_97_of_100_games() -> None:
    assert wins("greedy", "random", 100) >= 97


@pytest.mark.expensive
def test_easy_beats_random() -> None:
    assert wins("easy", "random", 8) >= 7


@pytest.mark.expensive
def test_normal_beats_greedy_in_two_games_of_three() -> None:
    """Few games; docs/strength.md has the long matches."""
    assert wins("normal", "greedy", 12) >= 8


@pytest.mark.parametrize("level", ["random", "greedy", "easy"])  # the others only think longer
def test_positions_that_look_alike_get_the_same_answer(level: str) -> None:
    record, rng = Record(BABEL, BABEL.setup()), Rng(5)
    dealer = mastaba.Dealer(7)
    answered = 0
    while answered < 40:
        record.deal(dealer)
        decision = BABEL.decisions(record.state)[0]
        twin = record.state.copy()
        BABEL.resample(twin, decision.seat, rng)
        moves = [
            levels.bot(BABEL, level, answered).decide(BABEL.view(state, decision.seat), BABEL.decisions(state)[0])
            for state in (record.state, twin)
        ]
        assert moves[0] == moves[1]
        assert moves[0] in decision.options
        record.play(decision.seat, moves[0])
        answered += 1


def test_a_player_thinks_in_its_own_process_and_outlives_a_killed_worker() -> None:
    record = Record(BABEL, BABEL.setup())
    record.deal(mastaba.Dealer(1))
    decision = BABEL.decisions(record.state)[0]
    view = BABEL.view(record.state, decision.seat)
    expected = levels.bot(BABEL, "greedy", 3).decide(view, decision)
    player = Player(BABEL, "greedy", 3)
    try:
        assert player.decide(view, decision) == expected
        assert player.pool is not None
        processes = list(player.pool._processes.values())
        assert len(processes) == 1
        processes[0].kill()
        processes[0].join()
        assert player.decide(view, decision) == expected
    finally:
        player.close()


def test_a_level_may_have_a_part_of_its_lines_where_bots_play_bots() -> None:
    assert levels.thinking("strong/4") == levels.LEVELS["strong"]._replace(simulations=800)
    assert levels.thinking("easy/100").simulations == 1


def test_an_unknown_level_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadInput, match="no bot 'grandmaster'; choose from random, greedy, easy, normal, strong"):
        levels.bot(BABEL, "grandmaster", 1)
    with pytest.raises(BadInput, match="grandmaster"):
        Player(BABEL, "grandmaster", 1)
