"""Moves and their spelling: one closed vocabulary for each game, one spelling for each move."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from typing import Any

from mastaba.kernel import values
from mastaba.kernel.agenda import CHANCE, Facts
from mastaba.kernel.errors import BadInput, UnknownMove

MAX_MOVE_LENGTH = 80


class Move:
    """One move of a vocabulary; `kind` and `facts` let a page or terminal say it in words."""

    def __init__(self, game: str, move_id: int, text: str, kind: str, facts: Facts) -> None:
        self.game = game
        self.id = move_id
        self.text = text
        self.kind = kind
        self.facts = facts

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.id == other.id and self.text == other.text and self.game == other.game

    def __hash__(self) -> int:
        return hash(self.text)

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Move:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return values.move, (self.game, self.text)


class Vocabulary:
    """Every move a game could ever see, chance first; a move's index is its id."""

    def __init__(self, game: str, chance: Sequence[tuple[str, Facts]], seats: Sequence[tuple[str, Facts]]) -> None:
        self.game = game
        self.chance_size = len(chance)
        self.moves = tuple(
            Move(game, k, text, text.split()[0] if "!" not in text else text[:2], facts)
            for k, (text, facts) in enumerate([*chance, *seats])
        )
        self.by_text = {move.text: move for move in self.moves}
        if len(self.by_text) != len(self.moves):
            raise AssertionError("a spelling stands twice in the vocabulary")

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, move_id: int) -> Move:
        return self.moves[move_id]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)

    def parse(self, text: str) -> Move:
        found = self.by_text.get(text)
        if found is not None:
            return found
        shown = text if len(text) <= MAX_MOVE_LENGTH else text[:MAX_MOVE_LENGTH] + "..."
        near = difflib.get_close_matches(text[:MAX_MOVE_LENGTH], list(self.by_text), 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownMove(f"{shown!r} is not a move of {self.game}{hint}")


def write_actor(seat: int) -> str:
    """How a transcript names who moves."""
    return "*" if seat == CHANCE else str(seat + 1)


def read_actor(text: str, seats: int) -> int:
    if text == "*":
        return CHANCE
    if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= seats and text == str(int(text[:4])):
        return int(text) - 1
    raise BadInput(f"{text[:20]!r} is not an actor: expected * or a seat from 1 to {seats}")
