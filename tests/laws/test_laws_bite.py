"""Laws that cannot fail are worth nothing: a game that breaks one is caught, and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.agenda import AnyStep, Event, Rule, State
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Decision
from mastaba.kernel.observation import MOST, Plane, put
from mastaba.testing import laws
from tests.kernel import sealed_bids
from tests.kernel.sealed_bids import Bids, Purse, SealBid


class ShowsBids(Bids):
    def view_for(self, state: State, seat: int) -> Document:
        assert isinstance(state, Purse)
        return {**super().view_for(state, seat), "all": state.bids[:]}


class ObservesBids(Bids):
    def planes(self, seats: int) -> tuple[Plane, ...]:
        return (Plane("bids", (seats,), MOST, "the bids of all seats"),)

    def observe(self, state: State, seat: i64, out: BytesWriter) -> None:
        assert isinstance(state, Purse)
        for bid in state.bids:
            put(out, bid + 1)


class ObservesTooMuch(Bids):
    def planes(self, seats: int) -> tuple[Plane, ...]:
        return (Plane("seat", (1,), 1, "a number that is too high"),)

    def observe(self, state: State, seat: i64, out: BytesWriter) -> None:
        put(out, 2)


class ForgetsCoins(Bids):
    def save(self, state: State) -> Document:
        return {**super().save(state), "coins": [0] * state.setup.seats}


class LosesACoin(Bids):
    def broken_invariant(self, state: State) -> str | None:
        assert isinstance(state, Purse)
        return "a coin too many" if sum(state.coins) > 1 else None


class ImaginesWrongly(Bids):
    def imagine_with(self, view: Document, rng: Rng) -> Purse:
        state = super().imagine_with(view, rng)
        state.coins[0] += 1
        return state


class NeverEnds(Bids):
    def begin(self, setup: Setup) -> Purse:
        state = super().begin(setup)
        state.agenda = state.agenda * 4000
        return state


class HidesAnOption(Bids):
    def decision(self, state: State, seat: int, step: AnyStep) -> Decision:
        whole = super().decision(state, seat, step)
        return whole._replace(options=whole.options[:-1])


class RanksBadly(Bids):
    def ranking(self, state: State) -> tuple[int, ...]:
        return tuple(range(2, 2 + state.setup.seats))


class SharedPurse(Purse):
    """Its copies share the bids."""

    def copy(self) -> SharedPurse:
        other = SharedPurse(self.setup, self.now, self.agenda[:])
        other.bids, other.done, other.coins, other.opened = self.bids, self.done[:], self.coins[:], self.opened[:]
        return other


class SharesBids(Bids):
    def begin(self, setup: Setup) -> Purse:
        plain = super().begin(setup)
        return SharedPurse(setup, plain.now, plain.agenda)


@pytest.mark.parametrize(
    ("faulty", "law"),
    [
        (ShowsBids, "what is not seen is not shown|view\\(imagine"),
        (ObservesBids, "what is not seen is not observed|an observation says no more than the view"),
        (ObservesTooMuch, "an observation keeps to its planes"),
        (ForgetsCoins, "what is saved is loaded|copy is complete|replaying"),
        (LosesACoin, "goods are conserved"),
        (ImaginesWrongly, "view\\(imagine\\(v\\)\\) == v"),
        (HidesAnOption, "offered or explained|legal_ids"),
        (RanksBadly, "every seat is placed"),
        (SharesBids, "a copy is independent"),
    ],
)
def test_a_fault_is_caught(faulty: Callable[[], Bids], law: str) -> None:
    with pytest.raises(laws.LawBroken, match=law):
        for seed in range(20):
            game = faulty()
            laws.check_game(game, game.setup(2), seed)


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "MOST_DECISIONS", 200)
    game = NeverEnds()
    with pytest.raises(laws.LawBroken, match="every game ends"):
        laws.check_game(game, game.setup(2), 0, every=50)


def test_an_event_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def committed(state: Purse, seat: i64) -> AnyStep | None:
        state.done[seat] = True
        state.tell(Event("Committed", {"seat": int(seat) + 1, "bid": state.bids[seat]}))
        return None

    monkeypatch.setattr(sealed_bids, "committed", committed)
    game = Bids()
    with pytest.raises(laws.LawBroken, match=r"told the same|no event betrays a secret"):
        for seed in range(20):
            laws.check_game(game, game.setup(3), seed)


def test_an_event_that_is_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def committed(state: Purse, seat: i64) -> AnyStep | None:
        state.done[seat] = True
        return None

    monkeypatch.setattr(sealed_bids, "committed", committed)
    game = Bids()
    with pytest.raises(laws.LawBroken, match=r"what is seen was told|what changes before all eyes is told"):
        for seed in range(20):
            laws.check_game(game, game.setup(3), seed)


def test_hot_options_that_differ_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: SealBid, state: Purse, out: vec[i64]) -> i64:
        out[0] = sealed_bids.BID
        return 1

    monkeypatch.setattr(SealBid, "options", options, raising=False)
    game = Bids()
    with pytest.raises(laws.LawBroken, match=r"offered or explained|hot options"):
        laws.check_game(game, game.setup(2), 0)


def test_a_refusal_that_betrays_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbids(self: SealBid, state: Purse, move: i64) -> Rule | None:
        return sealed_bids.TOO_HIGH if move - sealed_bids.BID > 1 + max(state.bids) else None

    monkeypatch.setattr(SealBid, "forbids", forbids)
    game = Bids()
    with pytest.raises(laws.LawBroken, match=r"does not change the options|betrays a secret"):
        for seed in range(20):
            laws.check_game(game, game.setup(3), seed)
