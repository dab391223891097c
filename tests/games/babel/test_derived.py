"""What a view says beyond what lies there follows from the rules, and from the values of the box that is played."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from mastaba import CHANCE, SPECTATOR, State
from mastaba.games.babel.data import RANGES
from mastaba.kernel.editions import Cell
from mastaba.kernel.ranges import Range, pattern_of
from tests.games.babel.table import FOURTEEN, GAME, after, at_a_glance, offered, play, position, walk

# Where a page finds each value of an edition.
SHOWN = {
    "temple_cards.copies": "temple_cards",
    "nation_cards.copies": "nation_cards",
    "opening_hand.first": "opening_hands.first",
    "opening_hand.second": "opening_hands.second",
    "turn.draw": "drawn",
    "end.win": "end.win",
    "end.low": "end.low",
    "end.endgame_win": "end.endgame_win",
}


def derived(state: State, path: str = "", seat: int = 0) -> Any:
    found = cast("Any", GAME.view(state, seat)["derived"])
    for name in path.split(".") if path else ():
        found = found[name]
    return found


def phase(state: State) -> str:
    told = cast("Any", GAME.view(state, 0)["phase"])
    return cast("str", told["steps"][told["current"]])


# ---------------------------------------------------------------------- the values of the box
def shifted(allowed: Range, value: int) -> int:
    return next(value + step for step in (1, -1) if allowed.holds(value + step))


def another(edition: str, name: str) -> Cell:
    """A value that the range allows in place of the printed one, other than it in every part."""
    pattern = pattern_of(RANGES, name)
    assert pattern is not None
    ranges, value = RANGES[pattern], GAME.editions[edition].values[name].value
    if isinstance(value, list):
        numbers = GAME.editions[edition].numbers(name)
        return [shifted(allowed, number) for allowed, number in zip(ranges, numbers, strict=True)]
    assert isinstance(value, int)
    return shifted(ranges[0], value)


@pytest.mark.parametrize("edition", GAME.editions)
def test_every_value_of_an_edition_has_its_place(edition: str) -> None:
    values = GAME.editions[edition].values
    assert set(values) == set(SHOWN)
    state = GAME.start(edition=edition)
    assert {name: derived(state, SHOWN[name]) for name in values} == {name: values[name].value for name in values}


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("edition", GAME.editions)
def test_every_corrected_value_is_seen_by_everybody(edition: str, name: str) -> None:
    value = another(edition, name)
    assert value != GAME.editions[edition].values[name].value
    state = GAME.start(edition=edition, data={name: value})
    for seat in (0, 1, SPECTATOR):
        assert derived(state, SHOWN[name], seat) == value


def test_corrected_values_are_what_is_played() -> None:
    data: dict[str, Cell] = {"turn.draw": 4, "opening_hand.first": 2, "temple_cards.copies": [3, 1, 1, 1, 1, 1]}
    state = GAME.start(data=data)
    assert derived(state, "temple_pile") == [1, 1, 1, 1, 1, 1]  # two of level 1 are the reserves
    play(state, "* first 1")
    drawn = [0, 0]
    while (decision := GAME.decisions(state)[0]).seat == CHANCE:
        drawn[cast("int", decision.prompt.facts["seat"]) - 1] += 1
        GAME.play(state, CHANCE, decision.options[0])
    assert drawn == [derived(state, "opening_hands.first") + derived(state, "drawn"), 5]


# ---------------------------------------------------------------------- the phase
def test_the_phase_is_the_part_of_the_turn() -> None:
    state = GAME.start()
    assert phase(state) == "draw"
    play(state, "* first 1", *["* nation S"] * 3, *["* nation A"] * 5)
    assert phase(state) == "draw"
    play(state, *["* nation S"] * 3)
    assert phase(state) == "act"
    play(state, "1 go S", "1 dep S", "1 dep S", "1 dep S", "1 build res")
    assert phase(state) == "act"
    assert phase(after(state, "1 half S")) == "act"  # the other one discards
    play(state, "1 end")
    assert phase(state) == "reveal"


def test_a_game_ends_in_the_phase_that_ended_it() -> None:
    fourteen = {"pawn": "P", "columns": {"P": "P"}, "temple_column": "1", "temples": FOURTEEN}
    assert phase(after(position(fourteen), "1 build own")) == "act"
    for state, _, _ in walk(2, at_a_glance):
        last = state
    assert GAME.ended_by(last) == "exhausted"
    assert phase(last) == "reveal"


# ---------------------------------------------------------------------- what an action would do
def test_runs_are_numbered_as_moves_name_them() -> None:
    mine = {"pawn": "A", "columns": {"A": "SSSSAPPSSS", "H": "HH", "M": "MMM"}, "hand": "A"}
    state = position(mine, {"hand": "AAAAA"})
    assert derived(state, "players.1.runs") == {
        "A": [
            {"nation": "S", "number": 1, "first": 0, "cards": 4},
            {"nation": "S", "number": 2, "first": 7, "cards": 3},
        ],
        "M": [{"nation": "M", "number": 1, "first": 0, "cards": 3}],
    }
    assert {move for move in offered(state) if move.startswith("half")} == {"half S", "half S2"}


def test_cards_put_back_on_the_pile_are_counted() -> None:
    state = position({"pawn": "A", "columns": {"A": "AAA"}}, {"temples": {"A": "1 2 4"}})
    before = derived(state, "temple_pile")
    play(state, "1 A!")
    assert derived(state, "temple_pile") == [many + (level in (1, 2, 4)) for level, many in enumerate(before, 1)]


def test_nothing_is_next_on_a_complete_temple() -> None:
    state = position({"pawn": "A", "temples": {"A": "1 2 3 4 5 6", "H": "1 3"}})
    assert derived(state, "players.1.next") == {"A": 0, "H": 4, "M": 1, "P": 1, "S": 1}


def test_moves_do_what_was_foretold() -> None:
    """Whole games: every build, halved hand and migration comes out as the view before it said."""
    met: set[str] = set()
    for seed in range(6):
        for state, seat, _ in walk(seed, at_a_glance):
            if seat != CHANCE:
                met |= {foretold(state, seat, move) for move in offered(state)}
    assert {"build", "half", "mig", "P!"} <= met


def foretold(state: State, seat: int, move: str) -> str:
    """Plays a move and compares; says what kind of move it was."""
    known, own, other = derived(state, f"players.{seat + 1}"), str(seat + 1), str(2 - seat)
    pawn = side(state, own)["pawn"]
    runs = {f"{run['nation']}{run['number']}" for run in known["runs"].get(pawn, [])}
    assert payer(move) is None or payer(move) in runs
    kind, source = move.partition(" ")[::2]
    if kind == "build" or kind.startswith("P!"):
        later = after(state, f"{own} {move}")
        assert derived(later, f"players.{own}.levels.{pawn}") == known["builds"][source]
        assert kind != "build" or known["builds"][source] == known["next"][pawn]
    elif kind == "half":
        later = after(state, f"{own} {move}")
        while GAME.decisions(later)[0].seat != seat:
            play(later, f"{other} {min(offered(later))}")
        assert len(side(later, other)["hand"]) == derived(state, f"players.{other}.halved")
    elif kind == "mig":
        later = after(state, f"{own} {move}")
        columns = [side(one, own)["columns"][source[0]] for one in (state, later)]
        assert len(columns[0]) - len(columns[1]) == derived(state, "migrating")
    return kind.rstrip("234")


def side(state: State, seat: str) -> Any:
    return cast("Any", GAME.save(state)["players"])[seat]


def payer(move: str) -> str | None:
    """The run that pays for an ability, as in S2."""
    found = re.match(r"(?:half )?([AHMPS])(!?)(\d?)", move) if "!" in move or move.startswith("half") else None
    return f"{found[1]}{found[3] or 1}" if found else None
