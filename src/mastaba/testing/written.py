"""What is seen, told and refused, as text that can be compared."""

from __future__ import annotations

import json

import msgspec

from mastaba.kernel.agenda import Event, IllegalMove, State
from mastaba.kernel.game import Decision, Game

# Only to be compared: five times as fast as json, which the laws ask whether something can be written at all.
encode = msgspec.json.Encoder(order="deterministic").encode


def without(value: object, names: tuple[str, ...]) -> object:
    """Plain data without the fields of these names."""
    if isinstance(value, dict):
        return {name: without(part, names) for name, part in value.items() if name not in names}
    return [without(part, names) for part in value] if isinstance(value, list) else value


def differences(one: object, two: object, path: str = "") -> list[str]:
    """The fields in which two documents differ, with what they are in each."""
    if isinstance(one, dict) and isinstance(two, dict):
        names = [*one, *(name for name in two if name not in one)]
        parts = [differences(one.get(name), two.get(name), f"{path}.{name}" if path else name) for name in names]
        return [line for part in parts for line in part]
    return [] if one == two else [f"{path} is {one!r} and {two!r}"]


def written(document: object) -> bytes:
    return encode(document)


def written_events(events: list[Event], seat: int) -> list[bytes]:
    """The events as one seat is told them."""
    return [written([event.name, event.seen_by(seat)]) for event in events]


def unrevealed(events: list[Event], seat: int) -> list[bytes]:
    """What a seat is told before the first event that shows something hidden."""
    told = next((k for k, event in enumerate(events) if event.reveals), len(events))
    return written_events(events[:told], seat)


def written_decisions(game: Game, state: State, seat: int) -> list[str]:
    """What is asked of a seat, and what its options give up."""
    own = [decision for decision in game.decisions(state) if decision.seat == seat]
    return [json.dumps([one.prompt, [str(move) for move in one.options], losses(game, state, one)]) for one in own]


def losses(game: Game, state: State, decision: Decision) -> dict[str, list[object]]:
    found = game.losses(state, decision)
    return {text: [rule.paragraph, rule.reason, rule.facts] for text, rule in found.items()}


def written_refusal(refusal: IllegalMove | None) -> str:
    return "" if refusal is None else json.dumps([refusal.rule, refusal.reason, refusal.facts], sort_keys=True)
