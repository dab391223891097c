"""How good a position looks: the chance of every seat to win."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.bot.network import logit, races, softmax
from mastaba.games.sa_re.bot.plans import (
    centre,
    free_near,
    goal_cost,
    hand_symbols,
    income,
    open_cost,
    savings,
    steps_left,
    tokens,
)
from mastaba.games.sa_re.data import BARRACKS, DECK, HORUS, KINDS, LIBRARY, RESOURCES, SINGLES, U1, U2
from mastaba.games.sa_re.rules.ending import fulfils, worth
from mastaba.games.sa_re.rules.projects import SELECTS
from mastaba.games.sa_re.state import (
    GOAL,
    RAZING,
    UNDECIDED,
    City,
    administrative,
    capacity,
    has_revolted,
    has_stepped,
    is_up,
    last,
    stocked,
)
from mastaba.kernel.vectors import fractions

# By room on the track: resources still to come, and the chance to lose the cards after all.
PROSPECT: Final[list[float]] = [0.0, 0.15, 0.75, 1.5, 2.2, 2.8, 3.3, 3.7, 4.0]
DANGER: Final[list[float]] = [1.0, 0.5, 0.2, 0.08, 0.03, 0.01, 0.0, 0.0, 0.0]
CHANCES: Final = fractions(4)  # scratch paper


def quiet(state: City) -> bool:
    """The beginning of a turn: no season is under way, and nothing is in hand that must be used up."""
    now = state.now
    return now is None or (now is SELECTS[state.first] and state.stage == RAZING and state.begun == 0)


def evaluate(state: City, seat: i64) -> float:
    """The chance of winning as it looks."""
    evaluate_all(state, CHANCES)
    return CHANCES[seat]


def evaluate_all(state: City, out: vec[float]) -> None:
    """Everybody's chance of winning: the race as it stands, or the turns to the goal."""
    seats: i64 = state.switches.seats
    race: bool = races(state)
    seat: i64
    for seat in range(seats):
        if state.ending != UNDECIDED:
            out[seat] = result(state, seat)
        else:
            out[seat] = logit(state, seat) if race else -turns_left(state, seat)
    if state.ending == UNDECIDED:
        softmax(out, seats)


def result(state: City, seat: i64) -> float:
    if state.ending != GOAL:
        return 0.3
    if not fulfils(state, seat):
        return 0.0
    other: i64
    for other in range(state.switches.seats):
        if other != seat and fulfils(state, other) and worth(state, other) > worth(state, seat):
            return 0.0
    return 1.0


def turns_left(state: City, seat: i64) -> float:
    """Turns to the goal: what it costs, less what is there, by what a turn earns; a pyramid takes a turn a step."""
    earned: float = income(state, seat)
    missing: float = goal_cost(state, seat) - liquid(state, seat)
    turns: float = max(missing, 0.0) / earned + 0.12 * missing / earned
    least: float = float(steps_left(state, seat))
    if not has_stepped(state, seat) and not has_revolted(state, seat):
        least -= 0.6
    if turns < least:
        turns = least + 0.15 * turns
    elif least > 0:
        turns += 0.1 * least
    turns -= 0.08 * float(administrative(state, seat))
    turns -= 0.1 * float(state.completed[seat * KINDS + LIBRARY] + state.completed[seat * KINDS + BARRACKS])
    if has_revolted(state, seat):
        turns += 0.35
    if state.pyramids[seat] == 0:
        turns += (0.15 if state.turn > 2 else 0.0) - 0.03 * float(free_near(state, seat, centre(state, seat)))
    return turns + 0.05 * float(state.markers[seat])


def liquid(state: City, seat: i64) -> float:
    """Resources at hand and to be expected of this season, as far as they will be of use."""
    held: float = float(savings(state, seat))
    if has_revolted(state, seat):
        return held + 1.0
    fresh: float = float(hand_symbols(state, seat))
    ahead: bool = state.shoe_size == 0 and season_ahead(state)
    if (state.shoe_size > 0 or ahead) and is_up(state, seat):
        room: i64 = last(state, seat) - state.markers[seat]
        if seat == state.actor:
            room -= pending_rise(state)
            fresh += pending_symbols(state)
        else:
            room -= pending_winds(state)
        if room <= 0:
            return held + 1.0
        stretch: float = 1.0 if ahead else min(1.0, float(state.shoe_size) / 14.0)
        danger: float = DANGER[min(room, 8)] * stretch
        if state.up == 1 << seat:
            danger *= 0.2  # nobody else stirs up winds
        fresh = (fresh + float(tokens(state, seat))) * (1.0 - danger) + danger + PROSPECT[min(room, 8)] * stretch
    else:
        fresh += float(tokens(state, seat))
    return held + used_up(state, seat, fresh)


def season_ahead(state: City) -> bool:
    """Whether this turn's season is still to come: no card of it has been seen."""
    card: i64 = 0
    while card < DECK and state.aside[card] == 0:
        card += 1
    return card == DECK


def used_up(state: City, seat: i64, fresh: float) -> float:
    """What resources that expire are worth: in full for open projects, less in stock, half in caravans."""
    needed: float = float(open_cost(state, seat))
    if fresh <= needed:
        return fresh
    spare: float = fresh - needed
    room: float = float(capacity(state, seat) - stocked(state, seat))
    if spare <= room:
        return needed + 0.8 * spare
    return needed + 0.8 * room + 0.4 * (spare - room)


def pending_winds(state: City) -> i64:
    """Winds of cards that were drawn and have not acted yet."""
    found: i64 = 0
    card: i64
    for card in range(SINGLES, RESOURCES):
        found += state.batch[card]
    return found


def pending_rise(state: City) -> i64:
    """What the cards of the batch will do to the marker of the one who drew them."""
    found: i64 = pending_winds(state) + (1 if state.due > 1 or state.pairs > 0 else 0)
    if state.unrest == 0:
        found += 1 if state.batch[U1] > 0 else 2 if state.batch[U2] > 0 else 0
    return found


def pending_symbols(state: City) -> float:
    found: float = 1.4 * float(state.batch[HORUS]) + 0.75 * float(state.due + 2 * state.pairs)
    card: i64
    for card in range(RESOURCES):
        found += float(state.batch[card] * (1 if card < SINGLES else 2))
    return found
