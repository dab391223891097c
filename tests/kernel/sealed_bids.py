"""A tiny game for the kernel's tests: each seat seals a bid in one or two moves; the only highest bid wins a coin."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Event, Rule, Simultaneous, State, Step
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.game import Game, GeneralRules
from mastaba.kernel.notation import Vocabulary

BID, RAISE, KEEP = 0, 3, 4
MOVES = Vocabulary("bids", [], [*((f"bid {k}", {}) for k in range(3)), ("raise", {}), ("keep", {})])
TOO_HIGH = Rule("BI-1.2", "too_high")
ROUNDS = 3


class Purse(State):
    def __init__(self, setup: Setup, now: AnyStep | None, agenda: list[AnyStep]) -> None:
        super().__init__(setup, now, agenda)
        self.bids = [0] * setup.seats
        self.done = [False] * setup.seats
        self.coins = [0] * setup.seats
        self.opened: list[str] = []  # what everybody could have noted down

    def copy(self) -> Purse:
        other = Purse(self.setup, self.now, self.agenda[:])
        other.bids, other.done, other.coins, other.opened = self.bids[:], self.done[:], self.coins[:], self.opened[:]
        return other


class SealBid(Step[Purse]):
    """A bid from 0 to 2; a bid below 2 may then be raised by one or kept."""

    def candidates(self, state: Purse, out: vec[i64]) -> i64:
        for k in range(3):
            out[k] = BID + k
        return 3

    def forbids(self, state: Purse, move: i64) -> Rule | None:
        return TOO_HIGH if move - BID > 1 + state.coins[self.seat] else None

    def take(self, state: Purse, move: i64) -> AnyStep | None:
        state.bids[self.seat] = int(move) - BID
        return MayRaise(self.seat) if move < 2 else committed(state, self.seat)


class MayRaise(Step[Purse]):
    def candidates(self, state: Purse, out: vec[i64]) -> i64:
        out[0], out[1] = RAISE, KEEP
        return 2

    def forbids(self, state: Purse, move: i64) -> Rule | None:
        return None

    def take(self, state: Purse, move: i64) -> AnyStep | None:
        state.bids[self.seat] += 1 if move == RAISE else 0
        return committed(state, self.seat)


def committed(state: Purse, seat: i64) -> AnyStep | None:
    """All that others are told of a sealed choice."""
    state.done[seat] = True
    state.tell(Event("Committed", {"seat": int(seat) + 1}))
    return None


class OpenBids(Step[Purse]):
    """All seals are broken together; the only highest bidder gets a coin."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Purse) -> AnyStep | None:
        text = " ".join(map(str, state.bids))
        state.opened.append(text)
        state.tell(Event("BidsOpened", {"bids": text}, reveals=True))
        best = max(state.bids)
        if state.bids.count(best) == 1:
            state.coins[state.bids.index(best)] += 1
        seats = len(state.bids)
        state.bids, state.done = [0] * seats, [False] * seats
        return None


class Bids(Game):
    def __init__(self) -> None:
        general = GeneralRules(over="BI-3.1", turn="BI-1.1", phase="BI-1.1", chance="BI-1.3")
        editions = {"first": Edition("first", "First", "2026", {}, {})}
        super().__init__("bids", "BI", (2, 3), editions, (), MOVES, 1, general, ("rounds",))

    def begin(self, setup: Setup) -> Purse:
        sealed = Simultaneous(tuple((SealBid(seat),) for seat in range(setup.seats)))
        later: list[AnyStep] = [sealed, OpenBids()]
        rest: list[AnyStep] = [OpenBids(), *later * (ROUNDS - 1)]
        return Purse(setup, sealed, rest[::-1])

    def scores(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Purse)
        return tuple(state.coins)

    def save(self, state: State) -> Document:
        assert isinstance(state, Purse)
        return {**self.view_for(state, -1), "bids": state.bids[:], "lanes": self.lanes(state)}

    def lanes(self, state: Purse) -> list[str]:
        now = state.now
        return [" ".join(type(s).__name__ for s in lane) for lane in now.lanes] if isinstance(now, Simultaneous) else []

    def load(self, data: Document) -> Purse:
        bids, done, coins, opened = data["bids"], data["done"], data["coins"], data["opened"]
        lanes, left = data["lanes"], data["left"]
        assert isinstance(bids, list) and isinstance(done, list) and isinstance(coins, list)
        assert isinstance(opened, list) and isinstance(lanes, list) and isinstance(left, int)
        kinds = {"SealBid": SealBid, "MayRaise": MayRaise}
        state = self.begin(self.setup_in(data))
        state.bids, state.done, state.coins, state.opened = bids[:], done[:], coins[:], opened[:]
        now = tuple(tuple(kinds[name](seat) for name in lane.split()) for seat, lane in enumerate(lanes))
        state.now = Simultaneous(now) if now else None
        state.agenda = state.agenda[:left]
        return state

    def view_for(self, state: State, seat: int) -> Document:
        """Others see only whether a seat has committed, not even how many moves its choice has."""
        assert isinstance(state, Purse)
        shown: Document = {
            **self.header(state.setup),
            "seat": seat,
            "done": state.done[:],
            "coins": state.coins[:],
            "opened": state.opened[:],
            "left": len(state.agenda),
        }
        if seat >= 0:
            shown["own"] = [state.bids[seat], self.lanes(state)[seat] if state.now is not None else ""]
        return shown

    def imagine_with(self, view: Document, rng: Rng) -> Purse:
        done, seat, own = view["done"], view["seat"], view.get("own")
        assert isinstance(done, list) and isinstance(seat, int)
        lanes = ["" if committed else "SealBid" for committed in done]
        bids = [0] * len(done)
        if isinstance(own, list):
            bids[seat], lanes[seat] = own
        over = view["left"] == 0 and not any(lanes)
        state = self.load({**view, "bids": bids, "lanes": [] if over else lanes})
        self.resample(state, seat, rng)
        return state

    def resample_with(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, Purse)
        if not isinstance(state.now, Simultaneous):
            return
        lanes = list(state.now.lanes)
        for other in range(len(lanes)):
            if other != seat:
                if state.done[other]:
                    state.bids[other] = int(rng.below(2))
                elif rng.below(2):
                    lanes[other], state.bids[other] = (SealBid(other),), 0
                else:
                    lanes[other], state.bids[other] = (MayRaise(other),), int(rng.below(2))
        state.now = Simultaneous(tuple(lanes))
