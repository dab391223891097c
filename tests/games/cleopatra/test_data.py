"""The vocabulary, the edition's data with their sources, and corrected data."""

from __future__ import annotations

import pytest

from mastaba import BadInput
from mastaba.games.cleopatra import moves
from tests.games.cleopatra.table import GAME


def test_the_vocabulary_has_the_sizes_of_the_notation() -> None:
    assert GAME.moves.chance_size == 42 and len(GAME.moves) == 42 + 3533 == moves.SIZE
    named = {
        moves.FIRST: "first 1",
        moves.TOP_DOWN: "top down",
        moves.ACTIVATE_NONE: "activate none",
        moves.PASS: "pass",
        moves.DROP: "drop A",
        moves.THRONE_PIECE: "build throne",
        moves.DONE: "done",
        moves.PAY_DOUBLE: "pay S2",
        moves.CLAIM: "claim a1",
        moves.BID: "bid 0",
    }
    assert {move: str(GAME.moves[move]) for move in named} == named
    assert str(GAME.moves[len(GAME.moves) - 1]) == "bid 250"
    assert [str(GAME.moves[moves.CLAIM + k]) for k in (40, 80)] == ["claim e5", "claim i9"]
    assert str(GAME.moves[moves.BID - 1]) == "claim i9" and str(GAME.moves[moves.LAY - 1]) == "build throne"


def test_lost_pictures_are_marked_as_reconstructions() -> None:
    values = GAME.editions["2020"].values
    guessed = {name for name, sourced in values.items() if sourced.kind == "reconstruction"}
    assert guessed == {"sobek.amulets", "sobek.scarabs", "garden.throne", "garden.palms"}
    assert {sourced.kind for name, sourced in values.items() if name not in guessed} == {"rulebook"}


def test_corrected_data_change_the_game() -> None:
    setup = GAME.setup(2, data={"sobek": {"scarabs": [6, 0, 0, 0, 0]}})
    state = GAME.position(setup, {})
    assert "activate architect" not in {str(move) for move in GAME.decisions(state)[0].options}


@pytest.mark.parametrize(
    "data",
    [
        {"garden": {"throne": "j5"}},
        {"garden": {"throne": "c3"}},
        {"cost": {"sphinx": [1, 9]}},
        {"cards": {"artisan": 3}},
        {"hand": {"limit": 0}},
    ],
)
def test_corrected_data_that_no_game_could_be_played_with(data: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.setup(2, data=data)


@pytest.mark.parametrize(
    "given",
    [
        {"players": {"1": {"hand": "C C C C C C C C C"}}},
        {"mosaics": {"I": "a1 b1 c1 d1 a2"}},
        {"mosaics": {"I": "a1 b1 c1 d1 e1", "L": "a1 a2 a3 a4 b4"}},
        {"mosaics": {"I": "e3 e4 e5 e6 e7"}},
        {"players": {"1": {"sanctuaries": ["e5"], "statues": 1}}},
        {"throne": True},
        {"cleopatra": 3},
        {"worshippers": "architect architect vizier beggar foreman"},
        {"players": {"1": {"sanctuaries": ["a1"], "statues": 2}}},
        {"agenda": [{"step": "Pay", "seat": 1}]},
        {"agenda": [{"step": "Quarry", "seat": 2}]},
        {"surprise": 1},
    ],
)
def test_impossible_positions_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.position(GAME.setup(2), given)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (
            {
                "mosaic": "I",
                "players": {"1": {"hand": "A S"}},
                "payment": {"piece": "build mosaic e3 e4 e5 e6 e7", "artisans": 1, "resources": 1, "types": "MW"},
                "agenda": [{"step": "Pay", "seat": 1}, {"step": "Quarry", "seat": 1}],
            },
            "build mosaic e3 e4 e5 e6 e7 is paid for and has no place",
        ),
        (
            {
                "mosaics": {"U": "d3 e3 f3 d4 f4"},
                "agenda": [{"step": "Claim", "seat": 1, "mosaic": "d3 e3 f3 d4 f4", "zones": "e5"}],
            },
            "names a zone whose first square is not free",
        ),
        (
            {"agenda": [{"step": "Claim", "seat": 1, "mosaic": "d3 e3 f3 d4 f4", "zones": "e4"}]},
            "names no mosaic that lies in the garden",
        ),
    ],
)
def test_a_position_in_which_the_throne_is_garden_is_refused(given: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        GAME.position(GAME.setup(2), given)


def test_the_same_payment_is_possible_where_the_throne_stands_elsewhere() -> None:
    payment = {"piece": "build mosaic e3 e4 e5 e6 e7", "artisans": 1, "resources": 1, "types": "MW"}
    state = GAME.position(
        GAME.setup(2, data={"garden": {"throne": "i9"}}),
        {
            "mosaic": "I",
            "players": {"1": {"hand": "A S"}},
            "payment": payment,
            "agenda": [{"step": "Pay", "seat": 1}, {"step": "Quarry", "seat": 1}],
        },
    )
    assert [str(move) for move in GAME.decisions(state)[0].options] == ["pay A"]
