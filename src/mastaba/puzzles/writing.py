"""Puzzles as files: short, and in the same spelling whenever they are written."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from mastaba.kernel.agenda import State
from mastaba.kernel.game import Game
from mastaba.kernel.puzzle_kind import PuzzleKind
from mastaba.puzzles.puzzle import Puzzle
from mastaba.puzzles.search import Plan

HEADER: Final = ("game", "rules", "edition", "seats", "options", "data")  # of a saved position
BARE: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
LONGEST: Final = 160  # characters of a line that holds a table


def id_of(game: Game, start: State, seat: int, kind: PuzzleKind) -> str:
    """The same question about the same position has the same id."""
    said = json.dumps([game.save(start), seat, kind.name], sort_keys=True)
    return f"{game.name}-{hashlib.sha256(said.encode()).hexdigest()[:8]}"


def write(puzzle: Puzzle) -> str:
    game, setup, source = puzzle.game, puzzle.start.setup, puzzle.source
    head = {
        "game": game.name,
        "edition": setup.edition,
        "rules": setup.rules,
        "seats": setup.seats,
        "title": f"Puzzle {puzzle.id}",
        "rule": list(puzzle.rules),
    }
    options = game.changed_options(setup)
    own = {
        "id": puzzle.id,
        "kind": puzzle.kind.name,
        "seat": puzzle.seat + 1,
        "gap": puzzle.gap,
        "positions": puzzle.positions,
        "decisions": puzzle.decisions,
        "decoys": puzzle.decoys,
        "themes": list(puzzle.themes),
        "rating": puzzle.rating,
        "natural": written_plan(puzzle.natural),
        "from": {**source._asdict(), "bots": " ".join(source.bots)},
    }
    saved = {name: part for name, part in game.save(puzzle.start).items() if name not in HEADER}
    lines = [*table({**head, **({"options": options} if options else {})}), "", "[puzzle]", *table(own)]
    for plan in puzzle.plans:
        lines += ["[[puzzle.plan]]", *table(written_plan(plan))]
    return "\n".join([*lines, "", "[position]", *fields(saved)]) + "\n"


def written_plan(plan: Plan) -> dict[str, object]:
    return {"value": plan.value, "moves": [move.text for move in plan.moves]}


def table(entries: Mapping[str, object]) -> list[str]:
    return [f"{key(name)} = {inline(value)}" for name, value in entries.items()]


def fields(entries: Mapping[str, object], above: str = "") -> list[str]:
    """Tables on one line where they fit, else field by field with dotted names. TOML has no word for nothing."""
    lines: list[str] = []
    for name, value in entries.items():
        if value is None:
            continue
        line = f"{above}{key(name)} = {inline(value)}"
        if isinstance(value, Mapping) and len(line) > LONGEST:
            lines += fields(value, f"{above}{key(name)}.")
        else:
            lines.append(line)
    return lines


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def inline(value: object) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key(name)} = {inline(part)}" for name, part in value.items() if part is not None)
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(inline(part) for part in value)}]"
    return json.dumps(value, ensure_ascii=False)
