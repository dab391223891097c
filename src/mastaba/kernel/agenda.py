"""A position is plain fields plus an agenda: a stack of small immutable steps that are still to be done."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mastaba.kernel import values
from mastaba.kernel.chance import Rng
from mastaba.kernel.editions import Setup
from mastaba.kernel.vectors import counts

Value = str | int | bool | None
Facts = dict[str, Value]

# Whose step it is. Seats are 0, 1, 2 ... in Python and 1, 2, 3 ... wherever something is written for people.
CHANCE: Final = -1
SPECTATOR: Final = -2
AUTOMATIC: Final = -3
NOBODY: Final = -4

SHORT: Final = 120  # letters of a position's repr


class Rule:
    """A paragraph of our rulebook that forbids something, with the reason in a word and the facts of the case."""

    def __init__(self, paragraph: str, reason: str, facts: Facts | None = None) -> None:
        self.paragraph = paragraph
        self.reason = reason
        self.facts: Facts = facts or {}

    def about(self, facts: Facts) -> Rule:
        return Rule(self.paragraph, self.reason, facts)

    def __repr__(self) -> str:
        return f"{self.paragraph} {self.reason}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Rule, (self.paragraph, self.reason, self.facts)


class IllegalMove(Exception):
    """Why not: the paragraph of the rulebook, the reason in a word, and the facts of the case."""

    def __init__(self, rule: str, reason: str, facts: Facts) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.rule, self.reason, self.facts)


class Event:
    """A fact in the past tense; the facts named in `hidden` are shown to the seat `owner` alone."""

    def __init__(
        self, name: str, facts: Facts, hidden: tuple[str, ...] = (), owner: int = NOBODY, reveals: bool = False
    ) -> None:
        self.name = name
        self.facts = facts
        self.hidden = hidden
        self.owner = owner
        self.reveals = reveals  # shows somebody a thing that was hidden before: there is no undo past it

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.name, self.facts, self.hidden, self.owner, self.reveals)

    def seen_by(self, seat: int) -> Facts:
        if seat == self.owner:
            return dict(self.facts)
        return {name: None if name in self.hidden else value for name, value in self.facts.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game; games add their own fields, all of them plain, and say how to copy them."""

    def __init__(self, setup: Setup, now: AnyStep | None, agenda: list[AnyStep]) -> None:
        self.setup = setup
        self.now: AnyStep | None = now  # the step whose turn it is; None when the game is over
        self.agenda = agenda  # what comes after it, the next one last
        self.listener: Callable[[Event], None] | None = None  # set by play() while a move is played; copies have none

    def copy(self) -> State:
        raise NotImplementedError

    def written(self) -> str:
        """The saved form in one spelling: positions are equal when it is."""
        return json.dumps(values.game_named(self.setup.game).save(self), sort_keys=True, separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, State) and self.written() == other.written())

    def __hash__(self) -> int:
        return hash(self.written())

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return values.position, (self.setup.game, values.game_named(self.setup.game).save(self))

    def __repr__(self) -> str:
        """The saved form, short."""
        saved = json.dumps(values.game_named(self.setup.game).save(self), separators=(",", ":"))
        return saved if len(saved) <= SHORT else saved[: SHORT - 1] + "…"

    def __str__(self) -> str:
        """The board as the terminal draws it, for whoever decides."""
        return repr(self) if values.REGISTER.text is None else values.REGISTER.text(self)

    def _repr_svg_(self) -> str | None:
        """The board as the page draws it, with all hands open: what a notebook shows."""
        return None if values.REGISTER.svg is None else values.REGISTER.svg(self)

    def then(self, steps: tuple[AnyStep, ...]) -> None:
        """These steps come next, in this order."""
        agenda = self.agenda
        k: i64 = len(steps) - 1
        while k >= 0:
            agenda.append(steps[k])
            k -= 1

    def tell(self, event: Event) -> None:
        if self.listener is not None:
            self.listener(event)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A paragraph of the rulebook waiting to be carried out: it runs by itself, a seat decides, or chance does."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, state: S) -> AnyStep | None:
        """What an AUTOMATIC step does; like take() it says which step takes its place."""
        raise NotImplementedError

    def candidates(self, state: S, out: vec[i64]) -> i64:
        """Writes the moves this decision is about into `out`, legal or not, and says how many."""
        raise NotImplementedError

    def forbids(self, state: S, move: i64) -> Rule | None:
        """The first rule that this candidate would break."""
        raise NotImplementedError

    def options(self, state: S, out: vec[i64]) -> i64:
        """The candidates that no rule forbids, in any order. A hot step may override this; a law proves it equal."""
        found: i64 = self.candidates(state, out)
        kept: i64 = 0
        k: i64
        for k in range(found):
            move: i64 = out[k]
            if self.forbids(state, move) is None:
                out[kept] = move
                kept += 1
        return kept

    def gives_up(self, state: S, move: i64) -> Rule | None:
        """What this legal move gives up that could still be had: people are asked once before they play it. Only what
        the seat itself can see may count."""
        return None

    def take(self, state: S, move: i64) -> AnyStep | None:
        """Carries out a legal move; the step that takes this one's place: itself to go on, None when it is done."""
        raise NotImplementedError

    def outcomes(self, state: S, out: vec[i64], weights: vec[i64]) -> i64:
        """What chance may decide here, with whole-number weights."""
        raise NotImplementedError

    def draw(self, state: S, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        """One outcome by its weight. A hot step may override it; a law proves it equal."""
        found: i64 = self.outcomes(state, out, weights)
        total: i64 = 0
        k: i64
        for k in range(found):
            total += weights[k]
        ticket: i64 = rng.below(total)
        k = 0
        while ticket >= weights[k]:
            ticket -= weights[k]
            k += 1
        return out[k]

    def name(self) -> str:
        """What saved positions and prompts call it."""
        return type(self).__name__

    def facts(self) -> Facts:
        """The step's own fields, for saving."""
        return {"seat": int(self.seat) + 1} if self.seat >= 0 else {}

    def asks(self, state: S) -> Facts:
        """The facts of the prompt; everybody may see them."""
        return self.facts()


AnyStep = Step[Any]


class Simultaneous(Step[State]):
    """Several seats decide at once, each on its own lane of the agenda; no chance happens inside.

    `lanes` holds a small agenda for each seat, empty once it has committed; the step counts as the first open one's."""

    def __init__(self, lanes: tuple[tuple[AnyStep, ...], ...]) -> None:
        first: i64 = 0
        while not lanes[first]:
            first += 1
        super().__init__(first)
        self.lanes = lanes

    def name(self) -> str:
        return "Together"  # as saved positions have always called it

    def candidates(self, state: State, out: vec[i64]) -> i64:
        return self.lanes[self.seat][-1].candidates(state, out)

    def forbids(self, state: State, move: i64) -> Rule | None:
        return self.lanes[self.seat][-1].forbids(state, move)

    def options(self, state: State, out: vec[i64]) -> i64:
        return self.lanes[self.seat][-1].options(state, out)

    def take(self, state: State, move: i64) -> AnyStep | None:
        return self.take_for(state, self.seat, move)

    def take_for(self, state: State, seat: i64, move: i64) -> AnyStep | None:
        """Plays on one seat's lane as if it were the whole agenda."""
        table_agenda = state.agenda
        state.agenda = list(self.lanes[seat][:-1])
        go_on(state, self.lanes[seat][-1].take(state, move))
        lane = state.agenda if state.now is None else [*state.agenda, state.now]
        state.agenda = table_agenda
        lanes = tuple(tuple(lane) if k == seat else other for k, other in enumerate(self.lanes))
        return Simultaneous(lanes) if any(lanes) else None


def go_on(state: State, step: AnyStep | None) -> None:
    """Carries out automatic steps, this one first, until somebody must decide or nothing is left to do."""
    while True:
        if step is None:
            if not state.agenda:
                state.now = None
                return
            step = state.agenda.pop()
        if step.seat != AUTOMATIC:
            state.now = step
            return
        step = step.run(state)


def actor(state: State) -> int:
    """Who decides next: a seat, CHANCE, or NOBODY when the game is over."""
    return NOBODY if state.now is None else int(state.now.seat)


def legal_ids(state: State, out: vec[i64]) -> i64:
    """Writes the legal moves of the next actor into `out` and says how many; 0 when the game is over."""
    step = state.now
    if step is None:
        return 0
    return step.outcomes(state, out, counts(len(out))) if step.seat == CHANCE else step.options(state, out)


def apply(state: State, move: i64) -> None:
    """Plays a legal move of the next actor, unchecked."""
    step = state.now
    if step is not None:
        after = step.take(state, move)
        if after is not None and after.seat != AUTOMATIC:
            state.now = after
        else:
            go_on(state, after)


def asked(state: State, seat: int) -> AnyStep | None:
    """The step that waits for this seat (or CHANCE) now."""
    step = state.now
    if isinstance(step, Simultaneous) and seat >= 0:
        return step.lanes[seat][-1] if seat < len(step.lanes) and step.lanes[seat] else None
    return step if step is not None and step.seat == seat else None


def apply_for(state: State, seat: int, move: i64) -> None:
    """Plays a legal move of one of the seats that decide at once."""
    step = state.now
    if isinstance(step, Simultaneous):
        go_on(state, step.take_for(state, seat, move))
    else:
        apply(state, move)


def playout(state: State, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
    """Plays uniformly random moves to the end; says how many decisions the seats took."""
    decisions: i64 = 0
    step = state.now
    while step is not None:
        if step.seat == CHANCE:
            step = step.take(state, step.draw(state, rng, out, weights))
        else:
            step = step.take(state, out[rng.below(step.options(state, out))])
            decisions += 1
        if step is None or step.seat == AUTOMATIC:
            go_on(state, step)
            step = state.now
        else:
            state.now = step
    return decisions


def can_go_on(state: State, out: vec[i64]) -> bool:
    """Whether everybody who is asked has an answer: hidden cards that left them none cannot be as imagined."""
    now = state.now
    if now is None or now.seat == CHANCE:
        return True
    if not isinstance(now, Simultaneous):
        return now.options(state, out) > 0
    return all(lane[-1].options(state, out) > 0 for lane in now.lanes if lane)
