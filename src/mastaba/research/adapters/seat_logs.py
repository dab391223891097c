"""What each seat has seen and done since the game began: its information state, in words.

Events cost time, so there is no listener while a game is played out; the moves are kept and replayed with a listener
when the log is asked for. What was computed once is cached, and copies share it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from mastaba import CHANCE, Event, Game, State


class SeatLogs:
    """The logs of all seats up to one position; never changed once made."""

    def __init__(self, game: Game, state: State, texts: Sequence[str]) -> None:
        self.game = game
        self.state = state  # nobody else plays on it
        self.texts = tuple(texts)

    def after(self, moves: Sequence[tuple[int, int]]) -> SeatLogs:
        """With the moves that came since, each as its seat and its id."""
        if not moves:
            return self
        state = self.state.copy()
        lines: list[list[str]] = [[text] for text in self.texts]
        for seat, move_id in moves:
            move = self.game.moves[move_id]
            if seat != CHANCE:
                lines[seat].append(f"play {move}\n")
            told: list[Event] = []
            self.game.play(state, seat, move, told.append)
            for event in told:
                for other, log in enumerate(lines):
                    log.append(f"{event.name} {written(event.seen_by(other))}\n")
        return SeatLogs(self.game, state, ["".join(log) for log in lines])

    def imagined(self, state: State, seat: int) -> SeatLogs:
        """For a position that this seat imagines: its own log stays, the others know what their views show."""
        texts = [
            text if other == seat else f"view {written(self.game.view(state, other))}\n"
            for other, text in enumerate(self.texts)
        ]
        return SeatLogs(self.game, state.copy(), texts)


def written(facts: object) -> str:
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


def new_logs(game: Game, state: State) -> SeatLogs:
    """Before anything has happened a seat knows where it sits."""
    return SeatLogs(game, state.copy(), [f"seat {seat + 1}\n" for seat in range(state.setup.seats)])
