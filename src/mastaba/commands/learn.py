"""`mastaba learn`: the courses, and lessons in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

import mastaba
from mastaba import BadInput
from mastaba.games import load_all
from mastaba.terminal.output import table
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts, language, tile

if TYPE_CHECKING:
    from mastaba.lessons.courses import Chapter

HELP = "learn a game in the terminal, lesson by lesson"
INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="whose course; without it, all courses are listed")
    parser.add_argument("lesson", nargs="?", metavar="N", help="only this lesson (default: the course from its start)")
    parser.add_argument("--lang", metavar="LANG", help="en or fr (default: the language of your environment)")


def run(args: argparse.Namespace) -> int:
    from mastaba.lessons.courses import course

    lang = language(args.lang, os.environ)
    if args.game is None:
        return show_courses(lang)
    game = mastaba.load(args.game)
    chapters = course(game.name)
    if not chapters:
        raise BadInput(f"{game.name} has no lessons")
    if args.lesson is not None:
        if args.lesson not in [str(chapter.number) for chapter in chapters]:
            raise BadInput(f"{game.name} has lessons 1 to {len(chapters)}, not {args.lesson!r:.60}")
        chapters = (chapters[int(args.lesson) - 1],)
    return learn(Texts(game, lang), chapters)


def show_courses(lang: str) -> int:
    """A game from outside whose course is broken is no harm to the others."""
    from mastaba.lessons import courses

    for game in load_all().games:
        try:
            if courses.course(game.name):
                show_course(game.name, lang)
        except BadInput as problem:
            print(f"mastaba: the course of {game.name} cannot be read: {problem}", file=sys.stderr)
    return 0


def show_course(game: str, lang: str) -> None:
    from mastaba.lessons.courses import catalogue, course
    from mastaba.lessons.words import bundle, say

    said = bundle(catalogue(game, lang), lang)
    print(f"{tile(game, lang)['name']} (mastaba learn {game})")
    rows = [
        (str(one.number), "*" if one.star else "", f"{one.seconds} s", say(said, one.title, {})) for one in course(game)
    ]
    for line in table(rows):
        print(line)


def learn(texts: Texts, chapters: tuple[Chapter, ...]) -> int:
    from mastaba.lessons.courses import catalogue
    from mastaba.lessons.words import bundle
    from mastaba.terminal.learning import Learning

    screen = Screen(sys.stdout, sys.stdin, os.environ)
    learning = Learning(texts, bundle(catalogue(texts.game.name, texts.lang), texts.lang), screen)
    try:
        for number, chapter in enumerate(chapters, 1):
            if not learning.take(chapter):
                return 0
            if number < len(chapters) and screen.read(texts.say("terminal-more")) is None:
                return 0
    except KeyboardInterrupt:
        screen.write()
        return INTERRUPTED
    if len(chapters) > 1:
        learning.answers.say("terminal-lesson-course", game=texts.game.name)
    return 0
