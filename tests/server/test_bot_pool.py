"""Tables share the bots' workers fairly: each keeps its own, and the more wait, the less time each gets."""

from __future__ import annotations

import asyncio

import pytest

import mastaba
from mastaba.server.thinking import bot_pool
from mastaba.server.thinking.bot_pool import BotPool, Question, Worker

BABEL = mastaba.load("babel")


def first_decision() -> tuple[mastaba.Decision, dict[str, object]]:
    state = BABEL.start()
    for _ in range(20):
        decision = BABEL.decisions(state)[0]
        if decision.seat != mastaba.CHANCE:
            break
        BABEL.play(state, decision.seat, decision.options[0])
    return decision, BABEL.view(state, decision.seat)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Worker, Question]]:
    """Questions are noted and answered a little later, without processes."""
    noted: list[tuple[Worker, Question]] = []

    async def ask(worker: Worker, work: object, question: Question) -> int:
        noted.append((worker, question))
        await asyncio.sleep(0.01)
        return question.options[0]

    monkeypatch.setattr(Worker, "ask", ask)
    return noted


def test_eight_tables_are_spread_over_two_workers_and_get_less_time(asked: list[tuple[Worker, Question]]) -> None:
    decision, view = first_decision()
    pool = BotPool(2)

    async def everybody() -> None:
        await asyncio.gather(*[pool.decide(f"t{k}:0", BABEL, "strong", k, view, decision) for k in range(8)])

    asyncio.run(everybody())
    assert [question.share for _, question in asked] == [1.0, 1.0, *[2 / n for n in range(3, 9)]]
    assert [sum(worker is one for worker, _ in asked) for one in pool.workers] == [4, 4]
    assert [worker.waiting for worker in pool.workers] == [0, 0]
    homes = dict(pool.assigned)
    asyncio.run(everybody())
    assert pool.assigned == homes


def test_a_table_leaves_a_worker_that_is_much_busier() -> None:
    pool = BotPool(2)
    home = pool.worker_for("one:0")
    other = next(worker for worker in pool.workers if worker is not home)
    home.waiting = 1
    assert pool.worker_for("one:0") is home
    home.waiting = 2
    assert pool.worker_for("one:0") is other


def test_a_worker_remembers_the_thoughts_of_a_few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    decision, view = first_decision()
    monkeypatch.setattr(bot_pool, "_remembered", {})
    monkeypatch.setattr(bot_pool, "MOST_REMEMBERED", 2)
    for key in ("a:0", "b:0", "a:0", "c:0"):
        question = Question(key, BABEL, "easy", 1, view, decision)
        assert bot_pool.think(question) in question.options
    assert [key for key, _, _ in bot_pool._remembered] == ["a:0", "c:0"]
    assert bot_pool.think(Question("a:0", BABEL, "greedy", 1, view, decision)) in question.options
    assert len(bot_pool._remembered) == 2
