"""Positions, moves, decisions, generators, records and environments as values: ==, hash, copies, other processes."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from multiprocessing import get_context
from typing import TypeVar

import numpy as np
import pytest

import mastaba
from mastaba import BadInput, Dealer, Event, IllegalMove, Rng, State, core
from mastaba.games import names
from mastaba.kernel.game import Game as AnyGame
from mastaba.kernel.record import Record
from mastaba.research.adapters.gymnasium import SoloEnv
from mastaba.research.adapters.pettingzoo.aec import TurnEnv
from tests.positions import middle

T = TypeVar("T")


def pickled(value: T) -> T:
    again: T = pickle.loads(pickle.dumps(value))
    return again


@pytest.mark.parametrize("name", names())
def test_a_position_is_equal_to_its_copies_until_one_is_played_on(name: str) -> None:
    game = mastaba.load(name)
    state = middle(game, 40)
    for twin in (pickled(state), copy.copy(state), copy.deepcopy(state), state.copy(), game.load(game.save(state))):
        assert twin is not state
        assert twin == state
        assert hash(twin) == hash(state)
        decision = game.decisions(twin)[0]
        game.play(twin, decision.seat, decision.options[0])
        assert twin != state
    assert len({state, state.copy(), middle(game, 40)}) == 1
    assert state != game.save(state)


@pytest.mark.parametrize("name", names())
def test_moves_and_decisions_come_back_as_they_were(name: str) -> None:
    game = mastaba.load(name)
    decisions = game.decisions(middle(game, 40))
    assert pickled(decisions) == decisions == copy.deepcopy(decisions)
    for move in decisions[0].options:
        assert pickled(move) is copy.deepcopy(move) is copy.copy(move) is move
    assert pickled(game) is copy.deepcopy(game) is game


def test_moves_of_two_games_are_never_equal() -> None:
    first = {name: mastaba.load(name).parse("first 1") for name in ("babel", "amun-re")}
    assert first["babel"] != first["amun-re"]


def test_generators_go_on_with_the_same_numbers() -> None:
    rng, dealer = Rng(7), Dealer("papyrus", (3, 1), [(4, 2)])
    rng.below(6)
    for twin in (pickled(rng), copy.deepcopy(rng), copy.copy(rng), rng.copy()):
        assert twin == rng
        assert hash(twin) == hash(rng)
        assert [twin.below(1000) for _ in range(5)] != [Rng(7).below(1000) for _ in range(5)]
        assert twin != rng
    assert [pickled(rng).below(1000) for _ in range(2)] == [rng.copy().below(1000)] * 2
    assert pickled(dealer) == dealer == copy.deepcopy(dealer)
    assert hash(pickled(dealer)) == hash(dealer)
    assert [pickled(dealer).draw(k, (1, 2, 3)) for k in range(9)] == [dealer.draw(k, (1, 2, 3)) for k in range(9)]
    assert dealer != Dealer("papyrus", (3, 1)) and dealer != Dealer("reed", (3, 1), [(4, 2)])


def test_refusals_and_events_come_back() -> None:
    game = mastaba.load("babel")
    state = game.start()
    refusal = game.explain(state, 0, game.parse("go H"))
    assert refusal is not None
    again = pickled(refusal)
    assert isinstance(again, IllegalMove)
    assert (again.rule, again.reason, again.facts, str(again)) == (
        refusal.rule,
        refusal.reason,
        refusal.facts,
        str(refusal),
    )
    heard: list[Event] = []
    for text in ("first 1", "nation P"):
        game.play(state, mastaba.CHANCE, game.parse(text), heard.append)
    drawn = pickled(heard[-1])
    assert (drawn.seen_by(0), drawn.seen_by(1)) == (heard[-1].seen_by(0), heard[-1].seen_by(1))
    assert drawn.reveals == heard[-1].reveals


def test_a_record_comes_back_with_its_undo() -> None:
    game = mastaba.load("babel")
    record = Record(game, game.setup())
    record.deal(Dealer("papyrus"))
    record.play(0, game.parse("go H"))
    again = pickled(record)
    assert again.transcript() == record.transcript()
    assert again.can_undo(0) and again.undo(0) == game.parse("go H")
    assert record.can_undo(0)


def test_a_game_made_by_hand_has_positions_that_can_be_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    made = mastaba.load("babel")
    monkeypatch.setattr(made, "name", "made-by-hand")
    monkeypatch.setitem(mastaba.kernel.values.REGISTER.made, "made-by-hand", made)
    assert made.start() == made.start()
    nameless = made.start()
    monkeypatch.delitem(mastaba.kernel.values.REGISTER.made, "made-by-hand")
    with pytest.raises(BadInput, match="there is no game 'made-by-hand'"):
        pickle.dumps(nameless)


def worth(state: State) -> tuple[str, tuple[int, ...]]:
    game: AnyGame = mastaba.load(state.setup.game)
    return state.setup.game, game.scores(state)


def test_positions_are_sent_to_workers_that_have_imported_nothing() -> None:
    states = [middle(mastaba.load(name), 40) for name in names()]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(worth, states) == [worth(state) for state in states]


def test_what_one_core_pickles_the_other_reads() -> None:
    states = {name: middle(mastaba.load(name), 40) for name in names()}
    program = """
import pickle, sys
states = pickle.load(sys.stdin.buffer)
again = pickle.dumps({name: (state, hash(state) == hash(state.copy())) for name, state in states.items()})
sys.stdout.buffer.write(again)
"""
    other = {"PATH": "/usr/bin", **(core.PLAIN_ENVIRONMENT if core.compiled() else {})}
    sent, command = pickle.dumps(states), [sys.executable, "-c", program]
    done = subprocess.run(command, check=True, input=sent, env=other, stdout=subprocess.PIPE)
    assert pickle.loads(done.stdout) == {name: (state, True) for name, state in states.items()}


@pytest.mark.parametrize("name", names())
def test_a_vector_and_its_copies_play_the_same_games(name: str) -> None:
    vector, lots = mastaba.vector(name, 5, seed=2), np.random.default_rng(1)
    for _ in range(30):
        vector.step(vector.random_actions(lots))
    twins = [pickled(vector), copy.deepcopy(vector)]
    for _ in range(120):
        actions = vector.random_actions(lots)
        for one in (vector, *twins):
            one.step(actions)
        for twin in twins:
            for array in ("observations", "masks", "seats", "rewards", "ends"):
                assert np.array_equal(getattr(twin, array), getattr(vector, array)), array
            assert all(np.shares_memory(plane, twin.observations) for plane in twin.planes.values())


@pytest.mark.parametrize("bots", ["random", "greedy", "easy"])
def test_an_environment_and_its_copies_play_the_same_game(bots: str) -> None:
    env = SoloEnv("babel", bots=bots)
    observation, _ = env.reset(seed=5)
    for _ in range(6):
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    twins = [pickled(env), copy.deepcopy(env)]
    over, steps = False, 0
    while not over and steps < 8:
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        told = env.step(action)
        for twin in twins:
            again = twin.step(action)
            assert all(np.array_equal(again[0][plane], told[0][plane]) for plane in told[0])
            assert again[1:4] == told[1:4]
        observation, over, steps = told[0], told[2], steps + 1
    assert steps


def test_agents_and_their_copies_play_the_same_game() -> None:
    env = TurnEnv("cleopatra", seats=3)
    env.reset(seed=5)
    twins = [pickled(env), copy.deepcopy(env)]
    for _ in range(40):
        action = int(np.flatnonzero(env.mask)[0])
        for one in (env, *twins):
            one.step(action)
        for twin in twins:
            assert twin.agent_selection == env.agent_selection
            assert twin.match.state == env.match.state
