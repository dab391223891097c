"""Finding puzzles: bots play, every unit of their games is searched to its end, and what keeps all tests is a puzzle.

A game is mined from the seed and its number alone, so that a run can be stopped, taken up again and shared out among
processes, and always finds the same puzzles."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final, NamedTuple

import mastaba
from mastaba.bots.simple import GreedyBot
from mastaba.kernel.agenda import State
from mastaba.kernel.chance import Rng
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move
from mastaba.kernel.puzzle_kind import PuzzleKind, PuzzleUnit
from mastaba.matches.simulation import Simulation
from mastaba.puzzles import judging
from mastaba.puzzles.puzzle import MAX_PLANS, Puzzle, Source, rating_of
from mastaba.puzzles.search import BreaksOff, Plan, Search, Searched, TooLarge
from mastaba.puzzles.verifying import check_claims, check_second_proof, other_seat, size_of
from mastaba.puzzles.writing import id_of, write

MOST_SEARCHED: Final = 40_000  # positions of a unit: larger ones take a solver too long, and the miner too
MOST_A_GAME: Final = 2  # puzzles from one source game
GLANCES: Final = 3  # games of the greedy bot: what it finds in any of them is obvious
LONGEST: Final = 60  # moves of a bot in one unit


class Mined(NamedTuple):
    """What one game of bots gave."""

    number: int
    units: int  # that were searched
    puzzles: tuple[tuple[str, str], ...]  # ids and files


def mine(name: str, bot: str, seed: int, number: int) -> Mined:
    """The puzzles of one game, played at a table of one size after the other."""
    game = mastaba.load(name)
    setup = game.setup(game.seats[number % len(game.seats)])
    simulation = Simulation(game, setup, [bot] * setup.seats, seed)
    played = simulation.play(number, logged=True)
    transcript = hashlib.sha256(simulation.transcript(number, played).encode()).hexdigest()[:16]
    state, units = game.begin(setup), 0
    found: list[tuple[str, str]] = []
    for count, (seat, move) in enumerate(played.log, 1):
        before = state.copy()
        game.play(state, seat, move)
        for unit, solver in beginning(game, before, state):
            units += 1
            source = Source(seed, number, count, simulation.labels, transcript)
            puzzle = puzzle_in(game, unit, state.copy(), solver, source)
            if puzzle is not None and len(found) < MOST_A_GAME:
                found.append((puzzle.id, write(puzzle)))
    return Mined(number, units, tuple(found))


def beginning(game: Game, before: State, state: State) -> Iterator[tuple[PuzzleUnit, int]]:
    """The units that begin with this position."""
    if state.now is None or state.now.seat < 0:
        return
    seat = int(state.now.seat)
    for unit in game.puzzle_units():
        if unit.begins(state, seat) and not unit.begins(before, seat):
            yield unit, seat


def puzzle_in(game: Game, unit: PuzzleUnit, start: State, seat: int, source: Source) -> Puzzle | None:
    """The first question of the unit that makes a good puzzle here."""
    try:
        searched = Search(game, unit, start, seat, MOST_SEARCHED).run()
    except (TooLarge, BreaksOff):
        return None
    for kind in unit.kinds:
        if kind.name in searched.findings:
            puzzle = tested(game, unit, kind, start, seat, source, searched)
            if puzzle is not None:
                return puzzle
    return None


def tested(
    game: Game, unit: PuzzleUnit, kind: PuzzleKind, start: State, seat: int, source: Source, searched: Searched
) -> Puzzle | None:
    """A puzzle, if it is one: clear, not too short or long, not obvious, proved twice."""
    found = searched.findings[kind.name]
    gap = (1 if found.best >= 1 else 0) if kind.goal else found.gap
    if gap < 1 or len(found.plans[0].moves) < unit.least:
        return None
    puzzle = Puzzle(
        id_of(game, start, seat, kind),
        game,
        kind.rules,
        unit,
        kind,
        seat,
        start,
        found.plans[:MAX_PLANS],
        found.plans[0],
        gap,
        searched.positions,
        0,
        0,
        tuple(kind.themes(start, seat, found.plans[0].moves)),
        0,
        source,
        "",
    )
    decisions, decoys = size_of(puzzle, puzzle.best)
    if not unit.least <= decisions <= unit.most:
        return None
    puzzle = puzzle._replace(
        natural=natural_plan(puzzle), decisions=decisions, decoys=decoys, rating=rating_of(decisions)
    )
    try:
        check_claims(puzzle)
        check_second_proof(puzzle)
    except BadInput:
        return None
    return puzzle


def natural_plan(puzzle: Puzzle) -> Plan:
    """What a bot plays that does not look ahead, at its best."""
    return max((glance(puzzle, seed) for seed in range(GLANCES)), key=lambda plan: plan.value)


def glance(puzzle: Puzzle, seed: int) -> Plan:
    game, seat, state = puzzle.game, puzzle.seat, puzzle.start.copy()
    bot = GreedyBot(game, Rng(seed))
    moves: list[Move] = []
    while not judging.is_over(puzzle, state) and len(moves) < LONGEST:
        decision = next(each for each in game.decisions(state) if each.seat == seat)
        move = bot.decide(game.view(state, seat), decision)
        game.play(state, seat, move)
        moves.append(move)
        while (reply := judging.reply(puzzle, state)) is not None:
            game.play(state, other_seat(state), reply)
    return Plan(judging.verdict(puzzle, state).value, tuple(moves))
