"""Scenarios: a position, moves, and what must come of them, written by hand as TOML (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import mastaba
from mastaba import BadInput, Game, IllegalMove, Move, State
from mastaba.cited_paragraphs import read_rules
from mastaba.kernel.documents import Reader
from mastaba.kernel.notation import read_actor, write_actor
from mastaba.toml_files import read_toml
from mastaba.written_positions import Play, look_up, paths, read_play, read_plays, read_setup, read_start, texts

MAX_STEPS: Final = 5_000
MAX_MOVES: Final = 20_000
NOBODY: Final = "nobody"
NONE: Final = "none"  # how a field that holds nothing is written; TOML has no word for it
HEAD: Final = ("game", "edition", "rules", "seats", "options", "data", "title", "rule", "source", "position", "step")
STEP: Final = ("play", "refuse", "rule", "reason", "expect", "options", "scores", "winners", "ended_by", "decides")
OFFER: Final = ("seat", "exactly", "has", "lacks")


class Refusal(NamedTuple):
    """A move that must not be possible, and the paragraph that must say so."""

    play: Play
    rule: str
    reason: str | None


class Offer(NamedTuple):
    """Which moves must or must not be offered, to the one who decides or to one of several."""

    seat: int | None
    exactly: tuple[Move, ...] | None
    has: tuple[Move, ...]
    lacks: tuple[Move, ...]


class Stage(NamedTuple):
    """One [[step]]: what is done, and what must be so afterwards."""

    number: int
    plays: tuple[Play, ...]
    refusal: Refusal | None
    fields: tuple[tuple[str, object], ...]
    offer: Offer | None
    scores: list[int] | None
    winners: list[int] | None
    ended_by: str | None
    decides: str | None


class Scenario(NamedTuple):
    """A scenario that can be run; `start` is left as it is."""

    name: str
    title: str
    rules: tuple[str, ...]
    source: str
    game: Game
    start: State
    stages: tuple[Stage, ...]


# ---------------------------------------------------------------------- reading
def read(data: bytes, name: str) -> Scenario:
    """A scenario file; BadInput names the file and where possible the line or the step."""
    document = read_toml(data, name)
    try:
        head = Reader(document)
        head.only(HEAD)
        for needed in ("game", "title", "rule"):
            if needed not in document:
                raise BadInput(f"{needed} is missing")
        game = mastaba.load(head.text("game"))
        setup = read_setup(game, head)
        rules = read_rules(game, head)
        start = read_start(game, setup, head)
        title, source = head.text("title"), head.text("source", "")
        steps = head.tables("step")
        if not steps:
            raise BadInput("a scenario needs at least one [[step]]")
        if len(steps) > MAX_STEPS:
            raise BadInput(f"a scenario has at most {MAX_STEPS} steps")
    except BadInput as error:
        raise BadInput(f"{name}: {error}") from None
    stages: list[Stage] = []
    for number, step in enumerate(steps, 1):
        try:
            stages.append(read_stage(game, setup.seats, number, Reader(step.fields)))
        except BadInput as error:
            raise BadInput(f"{name}, step {number}: {error}") from None
    if sum(len(stage.plays) for stage in stages) > MAX_MOVES:
        raise BadInput(f"{name}: a scenario has at most {MAX_MOVES} moves")
    return Scenario(name, title, rules, source, game, start, tuple(stages))


def read_stage(game: Game, seats: int, number: int, fields: Reader) -> Stage:
    fields.only(STEP)
    given = fields.fields
    if not given:
        raise BadInput("neither a move nor an expectation")
    if "play" in given and "refuse" in given:
        raise BadInput("a step plays or refuses, not both")
    return Stage(
        number,
        read_plays(game, seats, fields),
        read_refusal(game, seats, fields),
        tuple(paths(fields.table("expect").fields)),
        read_offer(game, seats, fields.table("options")) if "options" in given else None,
        numbers(fields, "scores", -(10**6), 10**6) if "scores" in given else None,
        numbers(fields, "winners", 1, seats) if "winners" in given else None,
        fields.choice("ended_by", (*game.endings, NONE)) if "ended_by" in given else None,
        read_decides(seats, fields) if "decides" in given else None,
    )


def read_refusal(game: Game, seats: int, fields: Reader) -> Refusal | None:
    if "refuse" not in fields.fields:
        for name in ("rule", "reason"):
            if name in fields.fields:
                raise BadInput(f"{name} goes with refuse only")
        return None
    if "rule" not in fields.fields:
        raise BadInput("refuse needs the rule that must be cited")
    (rule,) = read_rules(game, Reader({"rule": [fields.text("rule")]}))
    reason = fields.text("reason") if "reason" in fields.fields else None
    return Refusal(read_play(game, seats, fields.text("refuse")), rule, reason)


def read_offer(game: Game, seats: int, fields: Reader) -> Offer:
    fields.only(OFFER)
    return Offer(
        fields.number("seat", 1, seats) - 1 if "seat" in fields.fields else None,
        moves(game, fields, "exactly") if "exactly" in fields.fields else None,
        moves(game, fields, "has"),
        moves(game, fields, "lacks"),
    )


def moves(game: Game, fields: Reader, name: str) -> tuple[Move, ...]:
    return tuple(game.parse(text) for text in texts(fields, name)) if name in fields.fields else ()


def read_decides(seats: int, fields: Reader) -> str:
    """A seat, several divided by blanks, * for chance, or nobody."""
    value = fields.fields["decides"]
    text = str(value) if type(value) is int else fields.text("decides")
    return text if text == NOBODY else " ".join(write_actor(read_actor(word, seats)) for word in text.split(" "))


def numbers(fields: Reader, name: str, least: int, most: int) -> list[int]:
    value = fields.fields[name]
    if not isinstance(value, list):
        raise BadInput(f"{fields.named(name)} must be a list of numbers, not {value!r:.60}")
    return [Reader({name: entry}, fields.path).number(name, least, most) for entry in value]


# ---------------------------------------------------------------------- running
def differences(scenario: Scenario) -> list[str]:
    """Plays the scenario and says what is not as expected; after a move that cannot be played nothing more is done."""
    game, state = scenario.game, scenario.start.copy()
    found: list[str] = []
    for stage in scenario.stages:
        where = f"{scenario.name}, step {stage.number}"
        try:
            for play in stage.plays:
                game.play(state, play.seat, play.move)
            found += [f"{where}: {difference}" for difference in compare(game, state, stage)]
        except IllegalMove as refusal:
            return [*found, f"{where}: {play} is refused by {refusal.rule} ({refusal.reason}), expected to be possible"]
        except BadInput as error:
            raise BadInput(f"{where}: {error}") from None
    return found


def compare(game: Game, state: State, stage: Stage) -> Iterator[str]:
    """What differs after the moves of a step."""
    if stage.refusal is not None:
        yield from compare_refusal(game, state, stage.refusal)
    if stage.fields:
        saved = game.save(state)
        for path, expected in stage.fields:
            yield from different(path, look_up(saved, path), expected)
    if stage.offer is not None:
        yield from compare_offer(game, state, stage.offer)
    if stage.scores is not None:
        yield from different("scores", list(game.scores(state)), stage.scores)
    if stage.winners is not None:
        yield from different("winners", [seat + 1 for seat in game.winners(state)], stage.winners)
    if stage.ended_by is not None:
        yield from different("ended_by", game.ended_by(state), stage.ended_by)
    if stage.decides is not None:
        yield from different("decides", who_decides(game, state), stage.decides)


def different(what: str, found: object, expected: object) -> Iterator[str]:
    shown = NONE if found is None else found
    if shown != expected or isinstance(shown, bool) != isinstance(expected, bool):
        yield f"{what} is {shown!r}, expected {expected!r:.300}"


def compare_refusal(game: Game, state: State, expected: Refusal) -> Iterator[str]:
    found = game.explain(state, expected.play.seat, expected.play.move)
    if found is None:
        yield f"{expected.play} is possible, expected to be refused by {expected.rule}"
    elif found.rule != expected.rule:
        yield f"{expected.play} is refused by {found.rule} ({found.reason}), expected {expected.rule}"
    elif expected.reason not in (None, found.reason):
        yield f"{expected.play} is refused as {found.reason!r}, expected {expected.reason!r}"


def compare_offer(game: Game, state: State, expected: Offer) -> Iterator[str]:
    decisions = game.decisions(state)
    if expected.seat is not None:
        decisions = tuple(decision for decision in decisions if decision.seat == expected.seat)
    if len(decisions) > 1:
        raise BadInput("several seats decide here: options must say of which seat they are")
    offered = decisions[0].options if decisions else ()
    if expected.exactly is not None and set(expected.exactly) != set(offered):
        yield f"options are {listed(offered)}, expected exactly {listed(expected.exactly)}"
    for move in expected.has:
        if move not in offered:
            yield f"options lack {str(move)!r}, expected to have it"
    for move in expected.lacks:
        if move in offered:
            yield f"options have {str(move)!r}, expected to lack it"


def listed(some: tuple[Move, ...]) -> str:
    return "[" + ", ".join(sorted((repr(str(move)) for move in some), key=str.casefold)) + "]"


def who_decides(game: Game, state: State) -> str:
    return " ".join(write_actor(decision.seat) for decision in game.decisions(state)) or NOBODY
