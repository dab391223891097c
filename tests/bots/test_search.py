"""The search: reproducible, honest about what it counted, at home in sealed choices, and quick to answer."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mastaba
from mastaba import Rng
from mastaba.bots import levels
from mastaba.bots.search import MOST_COMPARED, MOST_TRIED, Budget, Search
from mastaba.games import names
from mastaba.kernel.agenda import AnyStep, Simultaneous, State, Step, apply
from mastaba.kernel.game import Game
from mastaba.kernel.vectors import fractions
from mastaba.testing.views_alone import check_views_alone
from tests.kernel.sealed_bids import BID, Bids

GAMES = [mastaba.load(name) for name in names()]
BABEL = mastaba.load("babel")
BIDS = Bids()


def dealt(game: Game, seed: int = 1) -> State:
    """The first choice of a seat, where there is something to choose."""
    state, rng, out, weights = game.start(), Rng(seed), game.buffer(), game.buffer()
    while (step := state.now) is not None:
        if step.seat == mastaba.CHANCE:
            apply(state, step.draw(state, rng, out, weights))
        elif step.options(state, out) == 1:
            apply(state, out[0])
        else:
            break
    return state


def searcher(game: Game, seed: int = 1) -> Search:
    return Search(game, Rng(seed))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_thoughts_follow_from_the_seed_and_add_up(game: Game) -> None:
    state = dealt(game)
    decision = game.decisions(state)[0]
    view = game.view(state, decision.seat)
    first, again = (searcher(game).think(view, decision, Budget(16))._replace(seconds=0) for _ in range(2))
    assert first == again
    assert [option.move for option in first.options] == [move.id for move in decision.options]
    assert first.simulations == 16 and first.kept == 0
    assert sum(option.visits for option in first.options) == 16
    for option in first.options:
        assert len(option.values) == (state.setup.seats if option.visits else 0)
        assert all(0.0 <= value <= 1.0 for value in option.values)
    chosen = next(option for option in first.options if option.move == first.best)
    sealed = isinstance(state.now, Simultaneous)  # then it is drawn by visits
    assert chosen.visits > 0 and (sealed or chosen.visits == max(option.visits for option in first.options))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_positions_that_look_alike_get_the_same_thoughts(game: Game) -> None:
    def thoughts(view: object, decision: mastaba.Decision) -> object:
        return searcher(game).think(view, decision, Budget(6)).options  # type: ignore[arg-type]

    check_views_alone(game, game.setup(), 3, 4, thoughts)


def test_the_tree_is_kept_within_a_turn_and_for_the_same_question() -> None:
    state, search = dealt(BABEL), searcher(BABEL)
    kept = []
    for _ in range(4):
        decision = BABEL.decisions(state)[0]
        view = BABEL.view(state, decision.seat)
        search.think(view, decision, Budget(30))
        thoughts = search.think(view, decision, Budget(60))
        assert (thoughts.kept, thoughts.simulations) == (30, 60) or thoughts.kept >= 30
        kept.append(search.compared)
        BABEL.play(state, decision.seat, BABEL.moves[thoughts.best])
        if BABEL.decisions(state)[0].seat != decision.seat:
            break
        following = BABEL.decisions(state)[0]
        if len(following.options) > 1:
            assert search.find(BABEL.view(state, decision.seat), decision.seat) is not None
    assert len(kept) > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_only_legal_moves_are_followed_into_the_tree(game: Game) -> None:
    """Chance in between makes other moves possible in the same tree; those must not be tried out."""
    state, rng, out, weights = game.start(), Rng(4), game.buffer(), game.buffer()
    searches = [searcher(game, seat) for seat in range(state.setup.seats)]
    asked = 0
    while state.now is not None and asked < 30:
        if state.now.seat == mastaba.CHANCE:
            apply(state, state.now.draw(state, rng, out, weights))
            continue
        decision = game.decisions(state)[0]
        search = searches[decision.seat]
        best = search.think(game.view(state, decision.seat), decision, Budget(8)).best
        assert {move for move, _ in search.followed} <= {move.id for move in decision.options}
        apply(state, best)
        asked += 1


def test_a_new_turn_begins_a_new_tree() -> None:
    search, state = searcher(BABEL), dealt(BABEL)
    decision = BABEL.decisions(state)[0]
    search.think(BABEL.view(state, decision.seat), decision, Budget(20))
    other = dealt(BABEL, seed=2)
    asked = BABEL.decisions(other)[0]
    assert search.think(BABEL.view(other, asked.seat), asked, Budget(20)).kept == 0


def test_the_clock_ends_the_thinking_of_a_decision_and_of_a_turn() -> None:
    state = dealt(BABEL)
    decision = BABEL.decisions(state)[0]
    view = BABEL.view(state, decision.seat)
    for budget in (Budget(10**9, seconds=0.05), Budget(10**9, turn_seconds=0.1)):
        began = time.perf_counter()
        assert searcher(BABEL).think(view, decision, budget).simulations > 0
        assert time.perf_counter() - began < 2.0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_move_that_is_certain_is_the_one_of_the_whole_search(game: Game) -> None:
    """Whoever only plays need not think on when no other move can become the favourite."""
    state, rng, out, weights = game.start(), Rng(2), game.buffer(), game.buffer()
    saved, asked = 0, 0
    while state.now is not None and asked < 8:
        if state.now.seat == mastaba.CHANCE:
            apply(state, state.now.draw(state, rng, out, weights))
            continue
        decision = game.decisions(state)[0]
        view = game.view(state, decision.seat)
        whole, early = (
            searcher(game, asked).think(view, decision, Budget(60, until_certain=certain)) for certain in (False, True)
        )
        assert early.best == whole.best
        if len(decision.options) > 1:
            saved += whole.simulations - early.simulations
            asked += 1
        if isinstance(state.now, Simultaneous):
            assert early.simulations == whole.simulations  # drawn by visits, so that all of them count
        apply(state, whole.best)
    assert saved > 0


def test_a_clock_that_leaves_too_little_time_for_another_favourite_ends_the_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: 0.01 * next(ticks))
    state = dealt(BABEL)
    decision = BABEL.decisions(state)[0]
    view = BABEL.view(state, decision.seat)
    whole, early = (
        searcher(BABEL).think(view, decision, Budget(10**9, seconds=0.3, until_certain=certain))
        for certain in (False, True)
    )
    assert early.best == whole.best
    assert early.simulations < whole.simulations


def test_a_clock_that_stands_still_between_two_looks_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers round their clocks to as much as 100 ms."""
    state = dealt(BABEL)
    decision = BABEL.decisions(state)[0]
    view = BABEL.view(state, decision.seat)
    whole = searcher(BABEL).think(view, decision, Budget(60))
    monkeypatch.setattr(time, "perf_counter", lambda: 1.0)
    early = searcher(BABEL).think(view, decision, Budget(60, seconds=0.8, until_certain=True))
    assert early.best == whole.best
    assert 30 <= early.simulations <= 60


def test_sealed_choices_are_thought_through_for_every_seat_alone() -> None:
    """Who bids 1 may still raise to 2 and then wins alone or ties; who bids 0 comes to 1 at most."""
    state = BIDS.start(seats=2)
    assert isinstance(state.now, Simultaneous)
    for seat in (0, 1):
        decision, view = BIDS.decisions(state)[seat], BIDS.view(state, seat)
        thoughts = [Search(BIDS, Rng(seed)).think(view, decision, Budget(120)) for seed in range(5)]
        assert all(one.simulations == sum(option.visits for option in one.options) == 120 for one in thoughts)
        low, high = (sum(one.options[k].visits for one in thoughts) for k in (0, 1))
        assert high > 2 * low
        assert [option.move for option in thoughts[0].options] == [BID, BID + 1]
        assert sum(one.best == BID + 1 for one in thoughts) >= 3


def test_a_deep_search_of_sa_re_looks_a_turn_further() -> None:
    """Its rollouts end at a beginning of a turn too, but at the one after, and draw more of its moves."""
    game = mastaba.load("sa-re")
    ends: list[Any] = []
    for deep in (False, True):
        state = dealt(game)
        apply(state, game.decisions(state)[0].options[0].id)
        assert not game.quiet(state, 0)
        rollouts = Search(game, Rng(1), deep=deep).rollouts
        assert rollouts.one_in == (3 if deep else 8)
        rollouts.play_on(state)
        assert game.quiet(state, 0)
        ends.append(game.view(state, 0)["turn"])
    assert ends[1] == ends[0] + 1


def test_what_a_deep_search_passes_counts_as_much_as_where_it_ends() -> None:
    game = mastaba.load("sa-re")
    state = dealt(game)
    Search(game, Rng(1)).rollouts.play_on(state)
    assert game.quiet(state, 0)
    passed, mean, last = fractions(2), fractions(2), fractions(2)
    Search(game, Rng(1)).rollouts.evaluate(state.copy(), passed, 2)  # judged where it stands
    Search(game, Rng(1), deep=True).rollouts.evaluate(state, mean, 2)  # and played on
    Search(game, Rng(1)).rollouts.evaluate(state, last, 2)
    assert abs(last[0] - passed[0]) > 0.01
    assert [mean[0], mean[1]] == pytest.approx([(passed[seat] + last[seat]) / 2 for seat in range(2)])


def test_easy_normal_and_strong_answer_with_a_legal_move_under_a_clock() -> None:
    state = dealt(BABEL)
    decision = BABEL.decisions(state)[0]
    for level in ("easy", "normal", "strong"):
        began = time.perf_counter()
        assert levels.bot(BABEL, level, 1, clock=True).decide(BABEL.view(state, 0), decision) in decision.options
        assert time.perf_counter() - began < 3.0


class Again(Step[State]):
    """Chance says whether somebody is asked at last, and may go on for ever."""

    def __init__(self) -> None:
        super().__init__(mastaba.CHANCE)

    def outcomes(self, state: State, out: vec[i64], weights: vec[i64]) -> i64:
        out[0], out[1], weights[0], weights[1] = 0, 1, 1, 1
        return 2

    def take(self, state: State, move: i64) -> AnyStep | None:
        return self


def test_chance_that_follows_chance_for_ever_is_given_up() -> None:
    """Dice may be thrown again and again; the tree is then grown anew."""
    state, search = dealt(BABEL), searcher(BABEL)
    decision = BABEL.decisions(state)[0]
    search.think(BABEL.view(state, decision.seat), decision, Budget(20))
    endless = state.copy()
    endless.now = Again()
    assert search.find_after({}, endless, search.followed[0][1], decision.seat, 0) is None
    assert search.compared <= MOST_COMPARED and search.tried == MOST_TRIED
