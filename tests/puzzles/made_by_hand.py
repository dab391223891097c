"""Positions made by hand whose best play is known, one for each kind of question."""

from __future__ import annotations

from typing import NamedTuple

import mastaba
from mastaba.kernel.agenda import State
from mastaba.kernel.game import Game
from mastaba.puzzles.puzzle import Puzzle, Source, find_kind, rating_of
from mastaba.puzzles.search import Plan, Search
from mastaba.puzzles.writing import id_of


class Made(NamedTuple):
    game: str
    kind: str
    seats: int
    position: dict[str, object]
    seat: int
    best: int
    moves: str  # a way to it, divided by commas


def start_of(made: Made) -> tuple[Game, State]:
    game = mastaba.load(made.game)
    return game, game.position(game.setup(made.seats), made.position)


def puzzle_of(made: Made) -> Puzzle:
    """As a miner would write it, except that nobody has looked at how natural the solution is."""
    game, start = start_of(made)
    unit, kind = find_kind(game, made.kind)
    moves = tuple(game.parse(text) for text in made.moves.split(", "))
    searched = Search(game, unit, start, made.seat).run()
    plan, nothing = Plan(made.best, moves), Plan(made.best - 1, moves)
    source = Source(0, 1, 0, ("greedy",) * made.seats, "")
    themes = tuple(kind.themes(start, made.seat, moves))
    found = (id_of(game, start, made.seat, kind), game, kind.rules, unit, kind, made.seat, start, (plan,), nothing)
    return Puzzle(*found, 1, searched.positions, 1, 1, themes, rating_of(1), source, "")


# The long example at the end of Babel's rulebook: a level 6 falls with three cards in hand.
LONG_EXAMPLE: dict[str, object] = {
    "players": {
        "1": {"pawn": "H", "hand": "AHS", "columns": {"H": "SSSSAPP", "A": "HH", "S": "PP"}},
        "2": {"hand": 7, "columns": {"H": "PSAAM"}, "temples": {"H": "1 2 3 4 5 6", "A": "1 2 3"}},
    }
}
# One level short of the end (BA-7.1).
FOURTEEN: dict[str, object] = {
    "players": {
        "1": {"pawn": "M", "hand": "PPP", "columns": {"M": "PP"}, "temple_column": "3",
              "temples": {"A": "1 2 3 4 5 6", "H": "1 2 3 4 5 6", "M": "1 2"}},
        "2": {"hand": 4},
    }
}  # fmt: skip
# A wall before the door, with a double card that both share (CL-5.7).
WALL_BEFORE_DOOR: dict[str, object] = {
    "columns": "1 2 3",
    "agenda": [{"step": "Quarry", "seat": 1}, {"step": "CheckLimit", "seat": 1}, {"step": "CheckDeck", "seat": 1},
               {"step": "PassTurn", "seat": 1}],
    "players": {"1": {"hand": "A A A S W W W2"}},
}  # fmt: skip

# Gold for three bricks: one completes a set of three pyramids, two more the fifth pyramid (AR-8.2).
THIRD_SET: dict[str, object] = {
    "phase": "farmers",
    "round": 3,
    "players": {"1": {"gold": 6, "hand": ""}},
    "provinces": {
        "MEM": {"owner": 1, "bricks": 2},
        "MEN": {"owner": 1, "bricks": 1, "pyramids": 1},
        "THE": {"owner": 1, "pyramids": 1},
    },
}
# Claire's Temple (SR-7.13): the doubles and the stock pay for it, and two gold cards are left.
CLAIRE: dict[str, object] = {
    "phase": "building",
    "players": {"1": {"cards": "GS GW SW G G", "stock": "s w", "site": {"A1": "WH MB", "B2": "te"}}},
}

MADE = [
    Made("babel", "win", 2, FOURTEEN, 0, 1, "dep P, build own"),
    Made("babel", "down-H", 2, LONG_EXAMPLE, 0, 1, "S!, mig H>S, S!, A!"),
    Made("babel", "lead", 2, LONG_EXAMPLE, 0, 1, "S!, mig H>S, S!, A!, go A, dep H, H!, end"),
    Made("cleopatra", "earn", 3, WALL_BEFORE_DOOR, 0, 12,
         "build column 4, pay A, pay S, pay W2, build door L, pay A, pay A, credit W, pay W, pay W, done"),
    Made("amun-re", "score", 3, THIRD_SET, 0, 17, "done, brick MEM, brick MEN, brick MEN, done"),
    Made("sa-re", "save-TE", 2, CLAIRE, 0, 2,
         "build TE B2, pay card GS, pay card GW, pay card SW, pay stock s, pay stock w, "
         "store card G, store card G, done"),
    Made("sa-re", "build", 2, CLAIRE, 0, 1,
         "build TE B2, pay card GS, pay card GW, pay card SW, pay stock s, pay stock w, done"),
]  # fmt: skip
