"""What a step asks for, and what the others and chance do in it: questions about a position, which is left alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mastaba.kernel.agenda import CHANCE, State
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move
from mastaba.lessons.lesson import Aside, Facts, Fields, Lesson, Step
from mastaba.written_positions import Play, look_up

NONE = "none"  # how a field that holds nothing is written; TOML has no word for it
MOST_CHANCE = 50  # moves of chance in a row
Made = Sequence[tuple[int, Move]]


def is_met(lesson: Lesson, step: Step, state: State) -> bool:
    return not step.goals or is_met_in(step, lesson.game.save(state))


def is_met_in(step: Step, saved: Mapping[str, object]) -> bool:
    """Whether the goal holds; where there is none, reading is enough."""
    return not step.goals or any(all_hold(saved, goal) for goal in step.goals)


def all_hold(saved: Mapping[str, object], fields: Fields) -> bool:
    return all(holds(saved, path, expected) for path, expected in fields)


def holds(saved: Mapping[str, object], path: str, expected: object) -> bool:
    """A field that this position does not have holds nothing: Sa-Ré saves only the spaces that are built on."""
    try:
        found = look_up(saved, path)
    except BadInput:
        return False
    shown = NONE if found is None else found
    return shown == expected and isinstance(shown, bool) == isinstance(expected, bool)


def facts_of(lesson: Lesson, state: State, facts: Facts) -> dict[str, object]:
    """The facts of a sentence, read from the position where they are no plain numbers."""
    if not facts:
        return {}
    saved = lesson.game.save(state)
    return {name: value if isinstance(value, int) else look_up(saved, value) for name, value in facts}


def fitting(lesson: Lesson, asides: Sequence[Aside], state: State, made: Made, lost: bool) -> Aside | None:
    """The first aside that is about the learner's last move in this step, or about how things stand after it."""
    last = next((move.text for seat, move in reversed(made) if seat == lesson.seat), None)
    if last is None:
        return None
    saved = lesson.game.save(state)
    for aside in asides:
        meant = not aside.moves or any(is_meant(pattern, last) for pattern in aside.moves)
        if (lost or not aside.lost) and meant and all_hold(saved, aside.fields):
            return aside
    return None


def is_meant(pattern: str, move: str) -> bool:
    return move == pattern or move.startswith(f"{pattern} ")


def reply(lesson: Lesson, decisions: Sequence[Decision], log: Made) -> Play | None:
    """What somebody else does now: the first move of the board's script that is possible and was not made yet. Chance,
    where it cannot follow the script, does the first thing that is possible, but not for ever; a seat does nothing, and
    the learner can only go back.

    None while the learner decides, also where others choose at the same time."""
    if not decisions or any(decision.seat == lesson.seat for decision in decisions):
        return None
    coming = left(lesson, log)
    for decision in decisions:
        for play in coming:
            if play.seat == decision.seat and play.move in decision.options:
                return play
    if decisions[0].seat != CHANCE or all_chance(log[-MOST_CHANCE:]):
        return None
    return Play(CHANCE, decisions[0].options[0])


def all_chance(log: Made) -> bool:
    """Whether nobody else has moved for a long time, as where both throw nothing again and again."""
    return len(log) == MOST_CHANCE and all(seat == CHANCE for seat, _ in log)


def left(lesson: Lesson, log: Made) -> list[Play]:
    """What the others have still to do on this board."""
    found = [play for step in lesson.steps for play in (*step.show, *step.then, *step.also) if play.seat != lesson.seat]
    for seat, move in log:
        if (play := Play(seat, move)) in found:
            found.remove(play)
    return found


def follow_up(lesson: Lesson, play: Play, state: State) -> Play | None:
    """A move of `then` as it can be made: after another way than the one shown it may not be possible, and then that
    seat, or chance, does the first thing that is."""
    for decision in lesson.game.decisions(state):
        if decision.seat == play.seat:
            return play if play.move in decision.options else Play(play.seat, decision.options[0])
    return None
