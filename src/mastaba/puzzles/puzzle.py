"""One puzzle, as its file describes it: a scenario file with `[puzzle]` (docs/puzzles.md)."""

from __future__ import annotations

import hashlib
import re
from typing import Final, NamedTuple

import mastaba
from mastaba.cited_paragraphs import read_rules
from mastaba.kernel.agenda import State
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game, Prompt
from mastaba.kernel.puzzle_kind import PuzzleKind, PuzzleUnit
from mastaba.puzzles.search import Plan
from mastaba.toml_files import read_toml
from mastaba.written_positions import read_setup, read_start, texts

MAX_PLANS: Final = 5
FARTHEST: Final = 10**6  # of any value from nothing
HEAD: Final = ("game", "edition", "rules", "seats", "options", "title", "rule", "source", "position", "puzzle")
PUZZLE: Final = (
    *("id", "kind", "seat", "gap", "positions", "decisions", "decoys", "themes", "rating"),
    *("from", "plan", "natural"),
)
PLAN: Final = ("value", "moves")
FROM: Final = ("seed", "number", "move", "bots", "transcript")
ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{8}", re.ASCII)
THEME: Final = re.compile(r"[a-z]+(?:-[a-z]+)*", re.ASCII)
EASIEST, STEP, HARDEST = 1000, 120, 2200  # ratings: what a decision more is worth


class Source(NamedTuple):
    """The game of bots that the position is from: `mastaba sim` plays it again."""

    seed: int
    number: int  # of the game, as `mastaba sim --seed` counts them
    move: int  # how many moves had been played
    bots: tuple[str, ...]
    transcript: str  # the hash of its transcript


class Puzzle(NamedTuple):
    """A puzzle; `start` is left as it is."""

    id: str
    game: Game
    rules: tuple[str, ...]
    unit: PuzzleUnit
    kind: PuzzleKind
    seat: int  # the solver's
    start: State
    plans: tuple[Plan, ...]  # the best first
    natural: Plan  # what a quick look suggests
    gap: int
    positions: int  # searched for the proof
    decisions: int  # of the best plan; what could not be done otherwise is none
    decoys: int  # all other moves on its way
    themes: tuple[str, ...]
    rating: int
    source: Source
    digest: str  # of the file: a table that began with another text of it cannot go on

    @property
    def best(self) -> Plan:
        return self.plans[0]

    def asked(self) -> Prompt:
        """The question in one sentence."""
        return Prompt(f"puzzle-{self.kind.text}", self.kind.facts(self.start, self.seat))

    def hint(self) -> Prompt:
        """A question that points the way."""
        return Prompt(f"theme-{self.themes[0]}.hint", self.kind.facts(self.start, self.seat))

    def explanation(self) -> Prompt:
        """Why the best plan is best, and what the natural one misses."""
        facts = self.kind.facts(self.start, self.seat)
        return Prompt(
            f"puzzle-{self.kind.text}-explain", {**facts, "best": self.best.value, "natural": self.natural.value}
        )


def rating_of(decisions: int) -> int:
    """Where a puzzle's rating begins, before anybody has tried it."""
    return min(EASIEST + STEP * decisions, HARDEST)


def read(data: bytes, name: str) -> Puzzle:
    """A puzzle file; BadInput names the file and what is wrong. What it claims is proved by verifying.py."""
    document = read_toml(data, name)
    try:
        head = Reader(document)
        head.only(HEAD)
        for needed in ("game", "title", "rule", "position", "puzzle"):
            if needed not in document:
                raise BadInput(f"{needed} is missing")
        game = mastaba.load(head.text("game"))
        setup = read_setup(game, head)
        own = head.table("puzzle")
        own.only(PUZZLE)
        unit, kind = find_kind(game, own.text("kind"))
        puzzle = Puzzle(
            read_id(game, own),
            game,
            read_rules(game, head),
            unit,
            kind,
            own.number("seat", 1, setup.seats) - 1,
            read_start(game, setup, head),
            tuple(read_plan(game, plan) for plan in own.tables("plan")),
            read_plan(game, own.table("natural")),
            own.number("gap", 1, FARTHEST),
            own.number("positions", 1, FARTHEST),
            own.number("decisions", 1, 1000),
            own.number("decoys", 1, FARTHEST),
            read_themes(own),
            own.number("rating", 0, 4000),
            read_source(own.table("from"), setup.seats),
            hashlib.sha256(data).hexdigest()[:16],
        )
        if not 1 <= len(puzzle.plans) <= MAX_PLANS:
            raise BadInput(f"a puzzle has 1 to {MAX_PLANS} plans, not {len(puzzle.plans)}")
        if not unit.begins(puzzle.start, puzzle.seat) or not kind.fits(puzzle.start, puzzle.seat):
            raise BadInput(f"{kind.name!r} cannot be asked of seat {puzzle.seat + 1} in this position")
    except BadInput as error:
        raise BadInput(f"{name}: {error}") from None
    return puzzle


def find_kind(game: Game, name: str) -> tuple[PuzzleUnit, PuzzleKind]:
    for unit in game.puzzle_units():
        for kind in unit.kinds:
            if kind.name == name:
                return unit, kind
    known = ", ".join(kind.name for unit in game.puzzle_units() for kind in unit.kinds)
    raise BadInput(f"{game.name} has no puzzles of the kind {name!r:.60}; choose from {known or 'none'}")


def read_id(game: Game, own: Reader) -> str:
    found = own.text("id")
    if not ID.fullmatch(found) or game_of(found) != game.name:
        raise BadInput(f"puzzle.id is like {game.name}-0123abcd, not {found!r:.60}")
    return found


def game_of(puzzle: str) -> str:
    """The game that the id of a puzzle names."""
    return puzzle.rpartition("-")[0]


def read_plan(game: Game, fields: Reader) -> Plan:
    fields.only(PLAN)
    if "moves" not in fields.fields:
        raise BadInput(f"{fields.named('moves')} is missing")
    return Plan(fields.number("value", -FARTHEST, FARTHEST), tuple(game.parse(text) for text in texts(fields, "moves")))


def read_themes(own: Reader) -> tuple[str, ...]:
    found = texts(own, "themes") if "themes" in own.fields else ()
    for theme in found:
        if not THEME.fullmatch(theme):
            raise BadInput(f"puzzle.themes has {theme!r:.60}, which is no name of a theme")
    if not found:
        raise BadInput("puzzle.themes must name a theme")
    return found


def read_source(fields: Reader, seats: int) -> Source:
    fields.only(FROM)
    bots = tuple(fields.text("bots").split())
    if len(bots) != seats:
        raise BadInput(f"{fields.named('bots')} must name {seats} bots, not {len(bots)}")
    return Source(
        fields.number("seed", 0, 10**18),
        fields.number("number", 1, 10**9),
        fields.number("move", 0, 10**6),
        bots,
        fields.text("transcript"),
    )
