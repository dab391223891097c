"""Jackal: dig for gold as long as you dare; a jackal takes what you dug this turn. The first to reach ten wins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.agenda import CHANCE, AnyStep, Event, Facts, Rule, State, Step
from mastaba.kernel.documents import Document, Reader, set_agenda, write_agenda
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.game import GeneralRules
from mastaba.kernel.notation import Vocabulary
from mastaba.kernel.open_game import OpenGame

FIND, JACKAL, DIG, STOP, GOAL = 0, 3, 4, 5, 10  # finds of 1 to 3 are the moves 0 to 2
MOVES = Vocabulary(
    "jackal",
    [*((f"find {gold}", Facts(gold=gold)) for gold in (1, 2, 3)), ("jackal", {})],
    [("dig", {}), ("stop", {})],
)
NOTHING_DUG = Rule("JA-2.1", "nothing_dug")


class Desert(State):
    def __init__(self, setup: Setup, now: AnyStep | None, agenda: list[AnyStep], gold: list[int], dug: int) -> None:
        super().__init__(setup, now, agenda)
        self.gold, self.dug = gold, dug

    def copy(self) -> Desert:
        return Desert(self.setup, self.now, self.agenda[:], self.gold[:], self.dug)


class DigOrStop(Step[Desert]):
    """Dig on, or keep what was dug this turn."""

    def candidates(self, state: Desert, out: vec[i64]) -> i64:
        out[0], out[1] = DIG, STOP
        return 2

    def forbids(self, state: Desert, move: i64) -> Rule | None:
        return NOTHING_DUG if move == STOP and state.dug == 0 else None

    def take(self, state: Desert, move: i64) -> AnyStep | None:
        if move == DIG:
            state.tell(Event("DugOn", {"seat": int(self.seat) + 1}))
            return Find(self.seat)
        state.tell(Event("GoldKept", {"seat": int(self.seat) + 1, "gold": state.dug}))
        state.gold[self.seat] += state.dug
        state.dug = 0
        return None if state.gold[self.seat] >= GOAL else DigOrStop((self.seat + 1) % len(state.gold))


class Find(Step[Desert]):
    """Three of four spades of sand hide gold, the fourth a jackal."""

    def __init__(self, digger: i64) -> None:
        super().__init__(CHANCE)
        self.digger = digger

    def outcomes(self, state: Desert, out: vec[i64], weights: vec[i64]) -> i64:
        for outcome in range(4):
            out[outcome], weights[outcome] = outcome, 1
        return 4

    def take(self, state: Desert, move: i64) -> AnyStep | None:
        state.dug = 0 if move == JACKAL else state.dug + int(move) + 1
        state.tell(Event("SandLifted", {"seat": int(self.digger) + 1, "dug": state.dug}, reveals=True))
        return DigOrStop((self.digger + 1) % len(state.gold) if move == JACKAL else self.digger)

    def facts(self) -> Facts:
        return {"seat": int(self.digger) + 1}


class Jackal(OpenGame):  # nothing is hidden
    def __init__(self) -> None:
        general = GeneralRules(over="JA-3.1", turn="JA-1.2", phase="JA-1.2", chance="JA-1.3")
        editions = {"first": Edition("first", "First", "2026", {}, {})}
        super().__init__("jackal", "JA", (2, 3, 4), editions, (), MOVES, 1, general, ("ten",))

    def begin(self, setup: Setup) -> Desert:
        return Desert(setup, DigOrStop(0), [], [0] * setup.seats, 0)

    def scores(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Desert)
        return tuple(state.gold)

    def save(self, state: State) -> Document:
        assert isinstance(state, Desert)
        return {**self.header(state.setup), "gold": state.gold[:], "dug": state.dug, "agenda": write_agenda(state)}

    def load(self, data: Document) -> Desert:
        gold, fields = data["gold"], Reader(data)
        assert isinstance(gold, list)
        state = Desert(self.setup_in(data), None, [], gold[:], fields.number("dug", 0, 1000))
        kinds = {"DigOrStop": DigOrStop, "Find": Find}
        set_agenda(state, [kinds[s.text("step")](s.number("seat", 1, 4) - 1) for s in fields.tables("agenda")])
        return state
