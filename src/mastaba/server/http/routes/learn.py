"""Courses: which lessons there are, tables to take them at, and how far somebody is."""

from __future__ import annotations

import json
import logging
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

import mastaba
from mastaba import BadInput
from mastaba.games import load_all
from mastaba.lessons.courses import Chapter, course, find
from mastaba.server.http.dependencies import Anybody, Somebody, limit, reply, server_of
from mastaba.server.http.routes.play import viewer_of
from mastaba.server.protocol.lesson_messages import (
    BoardDocument,
    CoachMessage,
    CourseDocument,
    CourseLesson,
    LessonMessage,
)
from mastaba.server.protocol.messages import TableDocument
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import LearnBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.table import first_game as first_games
from mastaba.server.table.lessons import settings_of
from mastaba.server.table.private_tables import open_private

router = APIRouter(prefix="/api", tags=["learn"])
log = logging.getLogger("mastaba")


@router.get("/learn", responses=answers(list[CourseDocument]))
async def courses(person: Anybody) -> Response:
    """Every game that has a course; the texts behind the keys are in `lessons` of `/api/games/GAME/texts`."""
    return reply([found for game in load_all().games if (found := course_document(game.name)) is not None])


def course_document(game: str) -> CourseDocument | None:
    """None where there is none, or where a game from outside brings a broken one: the others are no worse for it."""
    try:
        chapters = course(game)
    except BadInput as error:
        log.warning("a course cannot be read", extra={"game": game, "error": str(error)})
        return None
    if not chapters:
        return None
    return CourseDocument(
        game=game, seconds=sum(chapter.seconds for chapter in chapters), lessons=[lesson(one) for one in chapters]
    )


def lesson(chapter: Chapter) -> CourseLesson:
    return CourseLesson(
        number=chapter.number,
        title=chapter.title,
        star=chapter.star,
        seconds=chapter.seconds,
        rules=list(chapter.rules),
        boards=[BoardDocument(task=board.task, seconds=board.seconds) for board in chapter.boards],
    )


@router.post("/learn/{game}/first-game", status_code=201, responses=answers(TableDocument, 201))
async def first_game(request: Request, person: Somebody, game: str) -> Response:
    """A whole game against easy bots, with a coach who explains each kind of decision once. It counts as any game of
    yours, and says that it was played with a coach."""
    limit(request, "lesson", person.id)
    settings = first_games.settings_of(mastaba.load(game))
    table = await server_of(request).tables.create(person.id, settings, begin=first_games.begin)
    return reply(table.document(person.id), 201)


@router.get("/tables/{table}/coach", responses=answers(CoachMessage))
async def coach(request: Request, person: Somebody, table: str) -> Response:
    """What the coach said to you at this table, as the socket says it."""
    found = await server_of(request).tables.get(table)
    await found.catch_up()
    seat = viewer_of(found, person.id, None)
    if not found.coach.first_game.speaks_to(person.id, seat):
        raise Problem(404, "no-coach", "This table has no coach for you.")
    return reply(await found.coach.first_game.message(person.id, seat))


@router.post("/tables/{table}/coach", responses=answers(TableDocument))
async def coach_me(request: Request, person: Somebody, table: str) -> Response:
    """A game that you play alone against bots goes on with a coach."""
    limit(request, "lesson", person.id)
    found = await server_of(request).tables.get(table)
    await found.change(lambda state, now: first_games.join(state, person.id, now.at))
    return reply(found.document(person.id))


@router.post("/learn/{game}/{number}", status_code=201, responses=answers(TableDocument, 201))
async def take(
    request: Request,
    person: Somebody,
    game: str,
    number: Annotated[int, Path(ge=1, le=99)],
    board: Annotated[int, Query(ge=1, le=9)] = 1,
) -> Response:
    """A table of your own for this lesson: nobody else sees it, it counts for nothing and is gone after a day."""
    limit(request, "lesson", person.id)
    mastaba.load(game)  # or says that there is none
    found = find(game, number, board)
    if found is None:
        raise Problem(404, "no-lesson", "This game has no such lesson.")
    table = await open_private(server_of(request).tables, person.id, settings_of(found))
    return reply(table.document(person.id), 201)


@router.get("/tables/{table}/lesson", responses=answers(LessonMessage))
async def standing(request: Request, person: Somebody, table: str) -> Response:
    """How the lesson stands, as the socket says it."""
    found = await server_of(request).tables.get(table)
    await found.catch_up()
    viewer_of(found, person.id, None)
    if found.state.taught is None:
        raise Problem(404, "no-lesson", "This table is no lesson.")
    return reply(await found.coach.judged())


@router.get("/me/learn", responses=answers(dict[str, str]))
async def progress(request: Request, person: Somebody) -> Response:
    """What you have learnt: for each game the lessons that are done (`d`) or shown (`s`)."""
    kept = await server_of(request).context.lessons.progress(person.id)
    return Response(kept or "{}", media_type="application/json")


@router.put("/me/learn", status_code=204, response_class=Response)
async def keep_progress(request: Request, person: Somebody, body: LearnBody) -> Response:
    """Replaces all of it."""
    limit(request, "seat", person.id)
    for game, words in body.root.items():
        check_progress(game, words)
    kept = {game: words for game, words in body.root.items() if words}
    await server_of(request).context.lessons.keep(person.id, json.dumps(kept))
    return Response(status_code=204)


def check_progress(game: str, words: str) -> None:
    numbers = [int(word[:-1]) for word in words.split()]
    lessons = len(course(mastaba.load(game).name))
    if numbers != sorted(set(numbers)) or any(number > lessons for number in numbers):
        raise Problem(422, "bad-progress", f"{game} has {lessons} lessons, each to be named once, in their order.")
