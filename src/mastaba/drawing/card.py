"""The card that people share: a result, a puzzle or a game in words, and its board beside them.

It has the size in which chats show the picture of a link. The board is drawn for the eyes of somebody who only watches;
that of a puzzle for its solver's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import mastaba
from mastaba.drawing.board import draw_view, seat_colours_of
from mastaba.drawing.canvas import Canvas
from mastaba.drawing.fonts import BOLD
from mastaba.drawing.parts import WIDTH as BOARD
from mastaba.drawing.parts import wrapped
from mastaba.kernel.agenda import SPECTATOR, State
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Game
from mastaba.puzzles.collection import puzzle as find_puzzle
from mastaba.puzzles.words import PuzzleTexts
from mastaba.terminal.verdict import verdict
from mastaba.texts import Texts, tile

WIDTH, HEIGHT = 1200, 630
EDGE, COLUMN = 40, 350
PLACE = (EDGE + COLUMN + 36, 36.0)  # of the board's upper left corner
ROOM = (WIDTH - PLACE[0] - 36, HEIGHT - 72.0)
SIZE: Final = re.compile(r'viewBox="0 0 \S+ (?P<height>[\d.]+)"')


class Row(NamedTuple):
    seat: int
    name: str
    score: int


def of_result(
    name: str, lang: str, saved: Document, day: str, names: Sequence[str | None], bots: Sequence[bool]
) -> str:
    """A game that has ended: its saved position, when it was, and for each seat a name and whether a bot sat there."""
    game = mastaba.load(name)
    state = game.load(saved)
    texts = Texts(game, lang, None, state.setup.data)
    texts.players = said_names(texts, names, bots)
    places, scores = game.ranking(state), game.scores(state)
    rows = [Row(k + 1, texts.players[k], scores[k]) for k in sorted(range(len(places)), key=lambda k: places[k])]
    view = game.view(state, SPECTATOR)
    return card(game, texts, view, day, " ".join(verdict(game, state, texts, SPECTATOR)), rows)


def said_names(texts: Texts, names: Sequence[str | None], bots: Sequence[bool]) -> list[str]:
    """Whoever is not named is numbered, as the program numbers players and bots everywhere."""
    found = []
    for k, (name, bot) in enumerate(zip(names, bots, strict=True)):
        facts = {"number": sum(bots[: k + 1]), "bots": sum(bots)} if bot else {"number": k + 1}
        found.append(name or texts.say("bot-name" if bot else "player-name", facts))
    return found


def of_puzzle(name: str, lang: str) -> str:
    """What is asked, and what its solver sees."""
    puzzle = find_puzzle(name)
    texts = PuzzleTexts(puzzle.game, lang, None, puzzle.start.setup.data)
    asked = puzzle.asked()
    view = puzzle.game.view(puzzle.start, puzzle.seat)
    return card(puzzle.game, texts, view, texts.say("card-puzzle"), texts.say(asked.key, asked.facts), [])


def of_game(name: str, lang: str) -> str:
    """The board before the first move."""
    game = mastaba.load(name)
    state: State = game.start(min(game.seats))
    texts = Texts(game, lang, None, state.setup.data)
    shown = tile(name, lang)
    return card(game, texts, game.view(state, SPECTATOR), shown["time"], shown["promise"], [])


def card(game: Game, texts: Texts, view: Document, small: str, sentence: str, rows: Sequence[Row]) -> str:
    canvas = Canvas(WIDTH)
    canvas.seat_colours = seat_colours_of(game.name)
    name = tile(game.name, texts.lang)["name"]
    canvas.title(EDGE, 92, name, 52, fit=COLUMN)
    canvas.text(EDGE, 132, small, 22, fill="ink-2", fit=COLUMN)
    top = 190.0
    for line in wrapped(sentence, COLUMN, 26, 6 if not rows else 4):
        canvas.text(EDGE, top, line, 26, BOLD, fit=COLUMN)
        top += 34
    top += 16
    for row in rows:
        canvas.badge(row.seat, EDGE, top - 26, 36)
        canvas.text(EDGE + 50, top, row.name, 24, BOLD, fit=COLUMN - 130)
        canvas.text(EDGE + COLUMN, top, row.score, 28, BOLD, anchor="end")
        top += 48
    canvas.sign("h-pyramid", EDGE, HEIGHT - 72, 34, "gold-fill", "ink")
    canvas.text(EDGE + 46, HEIGHT - 46, "Mastaba", 24, BOLD, face="display")
    place(canvas, draw_view(game, view, texts))
    return canvas.svg(HEIGHT, f"{name}: {sentence}")


def place(canvas: Canvas, board: str) -> None:
    """As large as there is room for, in the middle of it."""
    found = SIZE.search(board)
    assert found is not None
    height = float(found["height"])
    scale = min(ROOM[0] / BOARD, ROOM[1] / height)
    x, y = PLACE[0] + (ROOM[0] - BOARD * scale) / 2, PLACE[1] + (ROOM[1] - height * scale) / 2
    canvas.rect(x - 2, y - 2, BOARD * scale + 4, height * scale + 4, "surface", "line-2", 2, 14 * scale)
    inner = board[board.index(">") + 1 : board.rindex("</svg>")]  # a picture in a picture is cut out, which takes time
    with canvas.moved(x, y, scale):
        canvas.add(inner)
