"""A position as text for `print`: what the seat that decides sees; after the end, what everybody sees."""

from __future__ import annotations

import io
from collections.abc import Sequence

from mastaba.kernel.agenda import SPECTATOR, State, actor
from mastaba.kernel.game import Game
from mastaba.kernel.values import game_named
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts


def text(state: State, players: Sequence[str] | None = None) -> str:
    game = game_named(state.setup.game)
    assert isinstance(game, Game)
    seat = actor(state)
    view = game.view(state, seat if seat >= 0 else SPECTATOR)
    screen = Screen(io.StringIO(), io.StringIO(), {})
    texts = Texts(game, "en", players, state.setup.data)
    return "\n".join(line.rstrip() for line in drawing_of(game.name)(view, texts, screen))
