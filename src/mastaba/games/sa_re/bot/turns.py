"""How many turns a city still needs to its goal, by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from mastaba.games.sa_re.state import (
    City,
    administrative,
    capacity,
    has_revolted,
    has_stepped,
    is_up,
    last,
    stocked,
)

# By room on the track: resources still to come, and the chance to lose the cards after all.
PROSPECT: Final[list[float]] = [0.0, 0.15, 0.75, 1.5, 2.2, 2.8, 3.3, 3.7, 4.0]
DANGER: Final[list[float]] = [1.0, 0.5, 0.2, 0.08, 0.03, 0.01, 0.0, 0.0, 0.0]


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
