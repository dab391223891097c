"""Errors of the rules, changes that nobody tells, chances that are not those of the box: each is caught, and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mastaba
from mastaba.games import names
from mastaba.kernel.agenda import CHANCE, AnyStep, Event, Simultaneous, State
from mastaba.kernel.chance import Rng, Source
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.kernel.open_game import OpenGame
from mastaba.testing import laws
from mastaba.testing.written import without
from tests.kernel import sealed_bids
from tests.kernel.sealed_bids import Bids, OpenBids, Purse, SealBid
from tests.kernel.test_example_game import example


def broken(game: Game, law: str, seeds: int = 20) -> laws.LawBroken:
    with pytest.raises(laws.LawBroken, match=law) as caught:
        for seed in range(seeds):
            laws.check_game(game, game.setup(2), seed)
    return caught.value


# ---------------------------------------------------------------------- what is found is named
class ForgetsToRedraw(Bids):
    """A position that looks the same is the same one: then no leak would ever be found."""

    def resample(self, state: State, seat: int, rng: Rng | Source) -> None:
        return

    def imagine_with(self, view: Document, rng: Rng) -> Purse:
        world = super().imagine_with(view, rng)
        seat = view["seat"]
        assert isinstance(seat, int)
        self.resample_with(world, seat, rng)
        return world


class ForgetsBids(Bids):
    def load(self, data: Document) -> Purse:
        state = super().load(data)
        state.bids = [0] * len(state.bids)
        return state


class UnsealsAll(Bids):
    """Also the choice of the seat that is asked, which it has half made."""

    def unseal(self, state: State, seat: int) -> None:
        if isinstance(state.now, Simultaneous):
            state.now = Simultaneous(tuple((SealBid(each),) for each in range(state.setup.seats)))


class NoAnswer(SealBid):
    def candidates(self, state: Purse, out: vec[i64]) -> i64:
        return 0


class AsksInVain(Bids):
    def begin(self, setup: Setup) -> Purse:
        state = super().begin(setup)
        state.now = Simultaneous((*[(NoAnswer(seat),) for seat in range(setup.seats)],))
        return state


@pytest.mark.parametrize(
    ("faulty", "found"),
    [
        (
            ForgetsToRedraw,
            r"what a seat cannot know is redrawn: imagine\(\) found \d\d other worlds, resample\(\) none",
        ),
        (ForgetsBids, r"what is saved is loaded: bids is \[.*\] and \[0, 0\]\n"),
        (UnsealsAll, "unsealing what others chose leaves a seat its choice"),
        (AsksInVain, "options are non-empty, distinct and in order"),
    ],
)
def test_a_fault_is_named(faulty: Callable[[], Bids], found: str) -> None:
    broken(faulty(), found)


# ---------------------------------------------------------------------- errors
class FailsAtTheStart(Bids):
    def begin(self, setup: Setup) -> Purse:
        raise KeyError("seats")


class FailsToSave(Bids):
    def save(self, state: State) -> Document:
        assert isinstance(state, Purse)
        if state.opened:
            raise ZeroDivisionError("no bids")
        return super().save(state)


class CannotBeScored(Bids):
    def scores(self, state: State) -> tuple[int, ...]:
        raise RuntimeError("nobody counted")


@pytest.mark.parametrize(
    ("faulty", "found"),
    [
        (FailsAtTheStart, "KeyError at the start: 'seats'"),
        (FailsToSave, "ZeroDivisionError: no bids"),
        (CannotBeScored, "RuntimeError: nobody counted"),
    ],
)
def test_an_error_of_the_rules_is_caught(faulty: Callable[[], Bids], found: str) -> None:
    fault = broken(faulty(), "the rules raise no error")
    assert fault.law == "the rules raise no error"
    assert found in str(fault)


def test_an_error_in_a_move_names_it_and_carries_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def committed(state: Purse, seat: i64) -> AnyStep | None:
        if state.opened:
            raise IndexError("the third purse")
        return plain(state, seat)

    plain = sealed_bids.committed
    monkeypatch.setattr(sealed_bids, "committed", committed)
    game = Bids()
    with pytest.raises(laws.LawBroken) as caught:
        laws.check_game(game, game.setup(2), 1, every=10**6)
    first, *rest = str(caught.value).splitlines()
    assert first.startswith("the rules raise no error: IndexError at ")
    assert first.endswith(": the third purse")
    assert '[Game "bids"]' in rest and any(line.startswith("1 bid ") for line in rest)
    assert isinstance(caught.value.__cause__, IndexError)


# ---------------------------------------------------------------------- what is told
def test_a_change_that_nobody_tells_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for all moves, so that no two of them can be told apart by it."""
    game = example()
    state = game.start(2)
    assert state.now is not None
    kind = type(state.now)

    def take(self: AnyStep, state: State, move: i64) -> AnyStep | None:
        listener, state.listener = state.listener, None
        after = plain(self, state, move)
        state.listener = listener
        return after

    plain = kind.take
    monkeypatch.setattr(kind, "take", take)
    broken(game, "what changes before all eyes is told|what is seen was told")
    only = pytest.MonkeyPatch()
    only.setattr(laws.Trial, "check_alternative", lambda *_: None)
    try:
        broken(game, "what changes before all eyes is told")
    finally:
        only.undo()


def test_secrets_that_are_shown_and_not_told_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: OpenBids, state: Purse) -> AnyStep | None:
        state.opened.append(" ".join(map(str, state.bids)))
        state.tell(Event("BidsOpened", {}, reveals=True))
        seats = len(state.bids)
        state.bids, state.done = [0] * seats, [False] * seats
        return None

    monkeypatch.setattr(OpenBids, "run", run)
    monkeypatch.setattr(laws.Trial, "check_alternative", lambda *_: None)  # it finds this too
    broken(Bids(), "what is seen was told")


def test_a_field_that_runs_along_need_not_be_told() -> None:
    assert without({"a": [{"b": 1, "c": 2}], "b": {"a": 1}}, ("b",)) == {"a": [{"c": 2}]}


# ---------------------------------------------------------------------- nothing hidden
class SaysItHidesNothing(Bids):
    def has_secrets(self) -> bool:
        return False


class HidesInTheOpen(OpenGame):
    """Jackal, but each seat sees its own gold alone."""

    def __init__(self) -> None:
        plain = example()
        super().__init__(
            plain.name, plain.prefix, plain.seats, plain.editions, (), plain.moves, 1, plain.general, plain.endings
        )
        self.plain = plain

    def begin(self, setup: Setup) -> State:
        return self.plain.begin(setup)

    def scores(self, state: State) -> tuple[int, ...]:
        return self.plain.scores(state)

    def save(self, state: State) -> Document:
        return self.plain.save(state)

    def load(self, data: Document) -> State:
        return self.plain.load(data)

    def open_view(self, state: State) -> Document:
        return {**self.save(state), "dug": 0}


def test_a_game_that_hides_something_may_not_say_that_it_does_not() -> None:
    broken(SaysItHidesNothing(), "a game without secrets shows")
    broken(
        HidesInTheOpen(), "a game without secrets shows all there is|view\\(imagine|what is saved is loaded|no event"
    )


# ---------------------------------------------------------------------- chance
def test_chances_that_are_not_equal_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = example()
    state = game.start(2)
    game.play(state, 0, game.parse("dig"))

    def outcomes(self: object, state: State, out: vec[i64], weights: vec[i64]) -> i64:
        for outcome in range(4):
            out[outcome], weights[outcome] = outcome, 2 if outcome == 3 else 1
        return 4

    monkeypatch.setattr(type(state.now), "outcomes", outcomes)
    broken(game, "chance has the weights of the box")


@pytest.mark.parametrize("name", [name for name in names() if mastaba.load(name).moves.chance_size > 0])
def test_a_wrong_weight_is_caught_in_every_game(name: str) -> None:
    """At every kind of step of chance that a game comes across: too much, too little, forgotten."""
    game = mastaba.load(name)
    trial = laws.Trial(game, game.setup(), 1)
    met: dict[str, int] = {}
    while (decisions := game.decisions(trial.record.state)) and len(trial.record.log) < 400:
        decision = decisions[0]
        if decision.weights is not None and len(decision.options) > 1 and met.get(decision.prompt.key, 0) < 3:
            met[decision.prompt.key] = met.get(decision.prompt.key, 0) + 1
            trial.check_chances(decision)
            first, *rest = decision.weights
            faults = [decision._replace(weights=(first + 1, *rest))]
            faults.append(decision._replace(options=decision.options[1:], weights=tuple(rest)))
            if len(set(decision.weights)) > 1:
                faults.append(decision._replace(weights=(1,) * len(decision.options)))
            for fault in faults:
                if decision.seat == CHANCE and (fault.options == decision.options or not equal_by_right(trial, fault)):
                    with pytest.raises(laws.LawBroken, match="chance has the weights of the box"):
                        trial.check_chances(fault)
        trial.record.play(decision.seat, laws.choose(decision, Rng(len(trial.record.log))))
    assert met


def equal_by_right(trial: laws.Trial, decision: mastaba.Decision) -> bool:
    """Where the game names no box, a forgotten outcome is no matter of weights."""
    return not trial.game.chances(trial.game.save(trial.record.state), decision.prompt.key)
