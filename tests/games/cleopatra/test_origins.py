"""Where shown cards came from, in games that hide more cards than a search can try."""

from __future__ import annotations

import pytest

import mastaba
from mastaba import BadInput, Rng
from mastaba.games.cleopatra import view
from mastaba.games.cleopatra.game import own
from mastaba.games.cleopatra.hidden.origins import find_origins
from mastaba.games.cleopatra.hidden.traces import LEAVES, trace
from mastaba.testing import laws

GAME = mastaba.load("cleopatra")


def test_worlds_are_possible_when_every_origin_is_found_by_giving_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "LONG_SEARCH", 0)
    laws.check_game(GAME, GAME.setup(4), 1, 60)


def test_every_card_that_left_finds_a_hidden_card_of_its_hand_from_before() -> None:
    """Two generations: the first has only the cards A and S, the second both; seat 1 showed an A and two S."""
    state = own(GAME.start(2))
    state.pools = [1, 1, *[0] * 8, 1, 2, *[0] * 8]
    held = [int(trace(0, 0, 0)), int(trace(0, 0, 1)), int(trace(1, 0, 1)), int(trace(1, 0, 0))]
    state.traces = [*held, *[int(trace(0, LEAVES, card)) for card in (1, 0, 1)]]
    for seed in range(50):
        left, dealt = state.pools[:], [-1] * 7
        find_origins(state, 1, left, dealt, Rng(seed))
        assert sorted(card for card in dealt if card >= 0) == [0, 1, 1]
        assert dealt[4:] == [-1, -1, -1]
        assert min(left) == 0
        assert sum(left) == 2


def test_a_view_that_cannot_be_is_refused() -> None:
    state = own(GAME.start(2))
    state.pools = [1, *[0] * 9]
    state.traces = [int(trace(0, LEAVES, 1))]
    with pytest.raises(BadInput, match="held no hidden one"):
        find_origins(state, 1, state.pools[:], [-1], Rng(1))
