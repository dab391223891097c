"""Set-ups worth trying: every edition, seat count and option, and boxes with values at the ends of their ranges."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence

from mastaba.kernel.chance import Rng
from mastaba.kernel.editions import Cell, Edition, Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.kernel.ranges import Range, pattern_of


def setups(game: Game, combinations: int = 50) -> Iterator[Setup]:
    """Every edition and seat count under every version of the rules, each option value alone, and seeded random
    combinations of options. What an edition refuses is left out."""
    for edition in game.editions:
        for seats in game.seats:
            for rules in range(game.oldest_rules, game.rules_version + 1):
                yield game.setup(seats, edition, rules=rules)
            for option in game.options:
                for value in values(option.values, option.least, option.step):
                    if value != game.default_of(option, edition):
                        yield from possible(game, seats, edition, {option.name: value})
    rng = Rng(0)
    found = 0
    while game.options and found < combinations:
        seats, edition, chosen = any_options(game, rng)
        for setup in possible(game, seats, edition, chosen):
            yield setup
            found += 1


def extremes(game: Game, combinations: int = 40) -> Iterator[Setup]:
    """Boxes whose values lie at the ends of their ranges: all values of one range together, or where those are refused
    each alone or beside another range; and seeded random combinations with options. A box that is refused is left out,
    but only BadInput may refuse it."""
    turn = 0
    for edition, table in game.editions.items():
        for pattern in table.ranges:
            for highest in (False, True):
                yield from first_possible(game, edition, turn, boxes_at_the_end(table, pattern, highest))
                turn += 1
    rng = Rng(0)
    found = tries = 0
    while found < combinations and tries < 100 * combinations:
        tries += 1
        seats, edition, chosen = any_options(game, rng)
        if chosen.get("turn_cap") == "off":  # with such values a game may go on for ever
            del chosen["turn_cap"]
        table = game.editions[edition]
        one_in = (2, 5, 12, 30)[rng.below(4)]  # the more values are extreme, the more often they do not go together
        ranged = [name for name in table.values if pattern_of(table.ranges, name) is not None]
        data = {name: drawn_end(table, name, rng) for name in ranged if rng.below(one_in) == 0}
        for setup in possible(game, seats, edition, chosen, data):
            yield setup
            found += 1


def first_possible(game: Game, edition: str, turn: int, groups: Iterator[list[dict[str, Cell]]]) -> Iterator[Setup]:
    """All boxes that are accepted of the first group that has any."""
    for group in groups:
        found = [
            setup for data in group for setup in possible(game, game.seats[turn % len(game.seats)], edition, {}, data)
        ]
        if found:
            yield from found
            return


def boxes_at_the_end(table: Edition, pattern: str, highest: bool) -> Iterator[list[dict[str, Cell]]]:
    """Boxes with values of one range at one end: all, each value alone, each element alone; then beside another range,
    also with the other elements at the other end."""
    names = named_by(table, pattern)
    together = {name: at_the_end(table, name, highest) for name in names}
    yield [together]
    yield [{name: together[name]} for name in names]
    places = {name: len(value) for name in names if isinstance(value := table.values[name].value, list)}
    yield [{name: at_the_end(table, name, highest, k)} for name in places for k in range(places[name])]
    apart: list[dict[str, Cell]] = [
        {name: as_cell([end_of(each, (j == k) == highest) for j, each in enumerate(ranges_of(table, name))])}
        for name in places
        for k in range(places[name])
    ]
    others = [
        {name: at_the_end(table, name, end) for name in named_by(table, other)}
        for other in table.ranges
        for end in (False, True)
    ]
    yield [{**other, **box} for box in (together, *apart) for other in others]


def named_by(table: Edition, pattern: str) -> list[str]:
    return [name for name in table.values if pattern_of(table.ranges, name) == pattern]


def at_the_end(table: Edition, name: str, highest: bool, only: int | None = None) -> Cell:
    """A value of a box at the upper or lower end of its range; of a list all elements, or only one."""
    value, allowed = table.values[name].value, ranges_of(table, name)
    if not isinstance(value, list):
        return end_of(allowed[0], highest)
    return as_cell([end_of(each, highest) if only in (None, k) else value[k] for k, each in enumerate(allowed)])


def drawn_end(table: Edition, name: str, rng: Rng) -> Cell:
    """A value at one end, of a list each element at either end or as it was."""
    value, allowed = table.values[name].value, ranges_of(table, name)
    if not isinstance(value, list):
        return end_of(allowed[0], rng.below(2) == 1)
    drawn = [rng.below(3) for _ in value]
    return as_cell([value[k] if way == 2 else end_of(allowed[k], way == 1) for k, way in enumerate(drawn)])


def ranges_of(table: Edition, name: str) -> tuple[Range, ...]:
    """One range for each element, and one for a value that is no list."""
    value, allowed = table.values[name].value, table.ranges[pattern_of(table.ranges, name) or ""]
    return allowed * len(value) if isinstance(value, list) and len(allowed) == 1 else allowed


def as_cell(elements: Sequence[int | str]) -> Cell:
    numbers = [element for element in elements if isinstance(element, int)]
    return numbers or [str(element) for element in elements]


def end_of(allowed: Range, highest: bool) -> int | str:
    if allowed.words:
        return allowed.words[-1 if highest else 0]
    return allowed.most if highest else allowed.least


def any_options(game: Game, rng: Rng) -> tuple[int, str, dict[str, object]]:
    """A number of seats, an edition and a value for every option, drawn by lot."""
    seats = game.seats[rng.below(len(game.seats))]
    edition = list(game.editions)[rng.below(len(game.editions))]
    chosen: dict[str, object] = {}
    for option in game.options:
        all_values = values(option.values, option.least, option.step)
        chosen[option.name] = all_values[rng.below(len(all_values))]
    return seats, edition, chosen


def possible(
    game: Game, seats: int, edition: str, options: dict[str, object], data: dict[str, Cell] | None = None
) -> Iterator[Setup]:
    """The set-up with these options and values, if they go together."""
    with contextlib.suppress(BadInput):
        yield game.setup(seats, edition, options, data)


def values(named: tuple[str, ...], least: int | None, step: int) -> tuple[str, ...]:
    """The values of an option worth trying."""
    return named if least is None else (*named, str(least), str(least + step))


def corrected_values(setup: Setup) -> dict[str, Cell] | None:
    """What a transcript does not carry itself."""
    if setup.data.sha256 is None:
        return None
    return {name: sourced.value for name, sourced in setup.data.values.items() if sourced.kind == "corrected"}
