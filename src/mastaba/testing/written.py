"""What is seen, told and refused, as text that can be compared."""

from __future__ import annotations

import json

from mastaba.kernel.agenda import Event, IllegalMove, State
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game


def without(value: object, names: tuple[str, ...]) -> object:
    """Plain data without the fields of these names."""
    if isinstance(value, dict):
        return {name: without(part, names) for name, part in value.items() if name not in names}
    return [without(part, names) for part in value] if isinstance(value, list) else value


def written(document: Document) -> str:
    return json.dumps(document, sort_keys=True)


def written_events(events: list[Event], seat: int) -> list[str]:
    """The events as one seat is told them."""
    return [json.dumps([event.name, event.seen_by(seat)], sort_keys=True) for event in events]


def unrevealed(events: list[Event], seat: int) -> list[str]:
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
