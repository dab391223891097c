"""For tests of corrected values: another value for everything that an owner of a box may correct."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import mastaba
from mastaba import BadInput, Game
from mastaba.edition_values import can_be_corrected
from mastaba.games import names
from mastaba.kernel.editions import Cell, Edition
from mastaba.kernel.ranges import Range, pattern_of

EDITIONS = [(name, edition) for name in names() for edition in mastaba.load(name).editions]


def correctable(edition: Edition) -> list[str]:
    return [name for name in edition.values if can_be_corrected(edition, name)]


def others(edition: Edition, name: str) -> Iterator[Cell]:
    """Values that the range allows in place of the printed one, as far from it in every part as a step or two."""
    value = edition.values[name].value
    if isinstance(value, bool):
        yield not value
        return
    pattern = pattern_of(edition.ranges, name)
    assert pattern is not None
    ranges = edition.ranges[pattern]
    if not isinstance(value, list):
        yield from (one for one in near(ranges[0], value))
    elif ranges[0].words:
        unused = [word for word in ranges[0].words if word not in value]
        for k in range(len(value)):
            yield [str(one) for one in [*value[:k], *unused[:1], *value[k + 1 :]]]
    else:
        numbers = edition.numbers(name)
        for step in (1, -1):
            yield [shifted(ranges[k if len(ranges) > 1 else 0], one, step) for k, one in enumerate(numbers)]
        for k, one in enumerate(numbers):
            for step in (1, -1):
                yield [*numbers[:k], shifted(ranges[k if len(ranges) > 1 else 0], one, step), *numbers[k + 1 :]]


def near(allowed: Range, value: int | str) -> list[int | str]:
    if allowed.words:
        return [word for word in allowed.words if word != value]
    return [value + step for step in (1, -1, 2, -2) if isinstance(value, int) and allowed.holds(value + step)]


def shifted(allowed: Range, value: int, step: int) -> int:
    return next((value + way for way in (step, -step) if allowed.holds(value + way)), value)


@cache
def batches(game: Game, edition: str) -> list[dict[str, Cell]]:
    """Corrections of every value, as many at once as can be played together."""
    printed = game.editions[edition]
    found: list[dict[str, Cell]] = []
    for name in correctable(printed):
        for batch in [*found, {}]:
            value = next((one for one in others(printed, name) if playable(game, edition, {**batch, name: one})), None)
            if value is not None:
                if not batch:
                    found.append(batch)
                batch[name] = value
                break
        else:
            raise AssertionError(f"nothing but what is printed can be played for {name}")
    return found


def playable(game: Game, edition: str, data: dict[str, Cell]) -> bool:
    try:
        game.setup(edition=edition, data=data)
    except BadInput:
        return False
    return True


def parts_of(name: str, value: Cell) -> list[str]:
    """The names under which a rulebook quotes a value: its own, or one for each element."""
    return [f"{name}.{k}" for k in range(1, len(value) + 1)] if isinstance(value, list) else [name]
