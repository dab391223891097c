"""The yardstick: python-chess, pure Python and well known, playing random games."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mastaba import BadInput

if TYPE_CHECKING:
    import chess

MIDDLE = 40  # half-moves to a position in the middle of a game


def version() -> str:
    """Which python-chess is there; BadInput says how to get it."""
    try:
        import chess
    except ImportError:
        raise BadInput("the benchmarks need python-chess as a yardstick: pip install 'mastaba[bench]'") from None
    return chess.__version__


class ChessGames:
    """Random games of chess, one after another."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def game(self) -> int:
        """Plays a game and says how many moves it had."""
        import chess

        board = chess.Board()
        while not board.is_game_over():
            self.move(board)
        return len(board.move_stack)

    def middle(self) -> chess.Board:
        import chess

        board = chess.Board()
        while len(board.move_stack) < MIDDLE:
            if board.is_game_over():
                board.reset()
            self.move(board)
        return board

    def move(self, board: chess.Board) -> None:
        board.push(self.random.choice(list(board.legal_moves)))
