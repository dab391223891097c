"""What the coach says: the two catalogues beside the lessons of a game, and how long a sentence may be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from mastaba.kernel.errors import BadInput
from mastaba.lessons.lesson import Facts, Lesson
from mastaba.texts import LANGUAGES

if TYPE_CHECKING:  # it takes longer to load than all of mastaba
    from fluent.runtime import FluentBundle

LONGEST: Final = {"en": 180, "fr": 220}  # characters; French needs more of them
MOST_SENTENCES: Final = 2
LONGEST_TITLE: Final = 60
END: Final = re.compile(r"[.!?…](?=[\s”»]|$)")


def file_name(lang: str) -> str:
    return f"lessons.{lang}.ftl"


def bundle(catalogue: str, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(catalogue))
    return found


def say(said: FluentBundle, key: str, facts: Mapping[str, object]) -> str:
    """BadInput if the catalogue does not have it, or wants facts that the lesson does not give."""
    pattern = said.get_message(key).value if said.has_message(key) else None
    if pattern is None:
        raise BadInput(f"{file_name(said.locales[0])} has no text {key}")
    text, problems = said.format_pattern(pattern, dict(facts))
    if problems:
        raise BadInput(f"{key} of {file_name(said.locales[0])} cannot be said: {problems[0]}")
    return str(text)


def check_words(lesson: Lesson, catalogues: Mapping[str, str]) -> None:
    """Every text is there in both languages, and short enough to be read beside a board."""
    for lang in LANGUAGES:
        said = bundle(catalogues.get(lang, ""), lang)
        if len(say(said, lesson.title, {})) > LONGEST_TITLE:
            raise BadInput(f"{lesson.title} of {file_name(lang)} is longer than {LONGEST_TITLE} characters")
        for key, facts in spoken(lesson):
            check_length(say(said, key, {name: 10 for name, _ in facts}), key, lang)


def spoken(lesson: Lesson) -> Iterator[tuple[str, Facts]]:
    yield lesson.task, ()
    for step in lesson.steps:
        yield step.coach, step.facts
        for aside in step.asides:
            yield aside.coach, aside.facts


def keys_of(lesson: Lesson) -> set[str]:
    return {lesson.title, *(key for key, _ in spoken(lesson))}


def check_length(text: str, key: str, lang: str) -> None:
    if len(text) > LONGEST[lang]:
        raise BadInput(f"{key} of {file_name(lang)} has {len(text)} characters; at most {LONGEST[lang]} can be read")
    sentences = len(END.findall(text))
    if sentences > MOST_SENTENCES:
        raise BadInput(f"{key} of {file_name(lang)} has {sentences} sentences; a coach says at most {MOST_SENTENCES}")
