"""Imagined worlds: the right cards in the right proportions, and always somebody who can go on."""

from __future__ import annotations

from collections import Counter

import pytest

import mastaba
from mastaba import SPECTATOR, BadInput, Rng, State
from mastaba.kernel.agenda import legal_ids

BABEL = mastaba.load("babel")
WORLDS = 4_000


def lopsided() -> State:
    """Player 2 holds two cards, one of them a noted H; unseen besides are 9 A, 3 S and one more card of the hand."""
    gone = "H" * 11 + "M" * 12 + "P" * 12
    players = {
        "1": {"hand": "", "columns": {"A": "AAA", "S": "S" * 9}},
        "2": {"hand": "HA", "noted": "H"},
    }
    return BABEL.position(BABEL.setup(), {"discard": gone, "players": players})


def hands(imagined: bool) -> Counter[str]:
    state, rng = lopsided(), Rng(1)
    view = BABEL.view(state, 0)
    found: Counter[str] = Counter()
    for _ in range(WORLDS):
        if imagined:
            world = BABEL.imagine(view, rng)
        else:
            world = state.copy()
            BABEL.resample(world, 0, rng)
        players = BABEL.save(world)["players"]
        assert isinstance(players, dict)
        found[players["2"]["hand"]] += 1
    return found


@pytest.mark.parametrize("imagined", [True, False])
def test_hidden_cards_come_in_the_proportion_of_what_is_unseen(imagined: bool) -> None:
    """Nine A and three S are unseen: the unknown card is an A three times in four. Chi-square, once in a thousand."""
    found = hands(imagined)
    assert set(found) == {"AH", "HS"}
    expected = {"AH": WORLDS * 9 / 12, "HS": WORLDS * 3 / 12}
    assert sum((found[hand] - want) ** 2 / want for hand, want in expected.items()) < 10.8


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_victim_can_always_go_on_discarding(seat: int) -> None:
    """After `drop S` the victim still holds an S, because one more card is due and none smaller may follow."""
    players = {"1": {"pawn": "A", "columns": {"A": "SSS"}}, "2": {"hand": "AHSS"}}
    state = BABEL.position(BABEL.setup(), {"players": players})
    BABEL.play(state, 0, BABEL.parse("half S"))
    BABEL.play(state, 1, BABEL.parse("drop S"))
    out, rng = BABEL.buffer(), Rng(2)
    view = BABEL.view(state, seat)
    for _ in range(200):
        world = BABEL.imagine(view, rng)
        assert [str(BABEL.moves[out[k]]) for k in range(legal_ids(world, out))] == ["drop S"]


def test_what_was_noted_at_a_reshuffle_is_seen_to_go() -> None:
    """The draw pile runs out in mid-draw: the hands are known by counting then, and less so with every card drawn."""
    players = {
        "1": {"hand": "AH", "columns": {"M": "M" * 10}},
        "2": {"hand": "MP", "pawn": "A", "columns": {"A": "A" * 11 + "H" * 11}},
    }
    given = {"discard": "S" * 12 + "P" * 11, "players": players}
    state = BABEL.position(BABEL.setup(), given)
    assert BABEL.save(state)["deck"] == "M"
    for line in ("1 end", "* temple 3", "* temple 2", "* nation M", "* nation S", "* nation P"):
        actor, _, move = line.partition(" ")
        BABEL.play(state, -1 if actor == "*" else int(actor) - 1, BABEL.parse(move))

    def noted(seat: int) -> object:
        shown = BABEL.view(state, 0)["players"]
        assert isinstance(shown, dict)
        return shown[str(seat)]["noted"]

    assert (noted(1), noted(2)) == ("AH", "MMP")  # the S and the second P came after the reshuffle
    for move, left in (("dep S", "MMP"), ("dep M", "MP"), ("dep P", "M"), ("dep P", "M")):
        BABEL.play(state, 1, BABEL.parse(move))
        assert noted(2) == left


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    for seat in (-1, -3, 2, 5):
        with pytest.raises(BadInput, match="there is no seat"):
            BABEL.view(BABEL.start(), seat)
