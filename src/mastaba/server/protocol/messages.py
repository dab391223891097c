"""Everything the server sends, defined once: these structures are what the encoder takes, what the description of the
API and the types of the page are made from, and what the tests hold recorded games against."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from mastaba.server.protocol.game_messages import Facts, MoveDocument, PromptDocument, StrengthDocument, TileDocument
from mastaba.server.protocol.lesson_messages import CoachMessage, LessonDocument, LessonMessage
from mastaba.server.protocol.puzzle_messages import PuzzleDocument, PuzzleMessage
from mastaba.server.protocol.structures import Sent

Status = Literal["open", "playing", "over", "aborted"]
SeatKind = Literal["person", "bot", "open"]


# ---------------------------------------------------------------------------- people and problems
class Session(Sent):
    name: str | None
    account: str | None
    token: str | None = None
    owner: str | None = None


class ProblemDocument(Sent):
    """RFC 9457; `limit` and `wait` say which limit was exceeded and for how many seconds to wait."""

    type: str
    title: str
    status: int
    detail: str
    limit: str | UnsetType = UNSET
    wait: float | UnsetType = UNSET


# ---------------------------------------------------------------------------- games
class OptionInEdition(Sent):
    """What an option is under an edition unless it is chosen, and the words it may be there."""

    default: str
    values: list[str]


class GameOption(Sent):
    """With `least`, also a number from there on in steps of `step`. One that is not `main` is a variant; where it
    `names_seat` its numbers are seats, of which a table may have fewer."""

    name: str
    default: str
    values: list[str]
    least: int | None
    step: int
    main: bool
    names_seat: bool
    editions: dict[str, OptionInEdition]


class GameDocument(Sent):
    name: str
    rules: int
    seats: list[int]
    editions: list[str]
    options: list[GameOption]
    levels: list[str]
    strengths: list[StrengthDocument]
    reconstructed: dict[str, str]
    tile: dict[str, TileDocument]
    lessons: bool


class SetupDocument(Sent):
    edition: str
    seats: int
    options: dict[str, str]
    data: dict[str, Any] | None
    data_hash: str | None


# ---------------------------------------------------------------------------- tables
class HoursDocument(Sent):
    """Where somebody lives, and the hours they usually play there, if they say so; over midnight `last` is smaller."""

    zone: str
    first: int | None
    last: int | None


class SeatDocument(Sent):
    """`stands`: the clock stands still, for that person is away for some days; `away` is the last of them. It
    and `hours`, which that person wishes to show, are told to those who have a seat at the table."""

    seat: int
    kind: SeatKind
    name: str | None
    level: str | None
    owner: str | None
    online: bool
    kept: int | None
    yours: bool
    substitute: str | None
    number: int | None
    remaining: int | None
    temperament: str | None = None  # of a bot that has one
    stands: bool = False
    away: str | None = None
    hours: HoursDocument | None = None


class LeadDocument(Sent):
    """By what the first of the winners is placed above a seat, and what each has of it."""

    by: str
    value: int
    other: int


class Result(Sent):
    """`leads` has one entry a seat, null for winners; it is empty where an older version stored the result."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    ended_by: str | None
    leads: list[LeadDocument | None]


class RequestDocument(Sent):
    seat: int
    agreed: list[int]


class UndoRequestDocument(RequestDocument):
    to: int
    moves: int
    digest: str


class ClockDocument(Sent):
    """As the table was opened with it: a live clock has a total, a time for each move or both; the other has days."""

    kind: Literal["live", "days"]
    total: float | UnsetType | None = UNSET
    increment: float | UnsetType = UNSET
    move: float | UnsetType | None = UNSET
    days: float | UnsetType = UNSET


class ParentDocument(Sent):
    """Where a table that goes on with a game came from: a table here, a file, or a puzzle."""

    table: str | UnsetType = UNSET
    at: int | UnsetType = UNSET
    imported: bool | UnsetType = UNSET
    puzzle: str | UnsetType = UNSET


class EveningDocument(Sent):
    """Games in a row with the same people, this one included once it is over, and how many each seat has won."""

    games: int
    wins: list[int]


class TableDocument(Sent):
    id: str
    status: Status
    game: str
    edition: str
    rules: int
    options: dict[str, str]
    name: str
    listed: bool
    hints: bool
    host: int | None
    hosting: bool
    created: str
    seats: list[SeatDocument]
    asked: list[int]
    clock: ClockDocument | None
    grace: float | None
    paused: bool
    data: dict[str, Any] | None
    data_hash: str | None
    commitment: str
    seed: str | None
    result: Result | None
    undo_request: UndoRequestDocument | None
    pause_request: RequestDocument | None
    rematch: str | None
    parent: ParentDocument | None
    moves: int | None
    lesson: LessonDocument | UnsetType = UNSET  # where the table is one
    evening: EveningDocument | UnsetType = UNSET  # from the end of a first game on
    screen: bool = False  # a big screen shows it
    tournament: str | None = None  # whose round it is played in, for those who have a seat
    delay: int | None = None  # seconds after which those who watch see it, with all hands; 0: after the end
    coach: bool = False  # a first game, with somebody who explains
    puzzle: PuzzleDocument | UnsetType = UNSET  # likewise


class SummarySeat(Sent):
    seat: int
    name: str | None
    kind: SeatKind
    level: str | None
    owner: str | None
    yours: bool


class Summary(Sent):
    """A table in a list."""

    id: str
    status: Status
    game: str
    edition: str
    options: dict[str, str]
    name: str
    clock: ClockDocument | None
    created: str
    seats: list[SummarySeat]
    asked: list[int]
    your_turn: bool
    result: Result | None
    trial: bool
    coach: bool = False
    unseen: int | None = None  # moves of others since you looked; null if you never did


class CodeMade(Sent):
    """A few letters that lead to a table, for those who are in one room."""

    code: str


class CodeFound(Sent):
    table: str


class LinkMade(Sent):
    """A personal link that takes a seat to another device."""

    token: str


# ---------------------------------------------------------------------------- the game
class Loss(Sent):
    """What an option gives up that could still be had: the paragraph, the reason in a word, the facts of the case."""

    rule: str
    reason: str
    facts: Facts


class DecisionDocument(Sent):
    prompt: PromptDocument
    options: list[MoveDocument]
    losses: dict[str, Loss]  # by the text of the option
    since: int


class Waiting(Sent):
    seat: int
    prompt: PromptDocument | None


class EventDocument(Sent):
    name: str
    facts: Facts


class NewsItem(Sent):
    version: int
    at: str
    seat: int | None
    move: str | None
    moves: int  # how long the game was afterwards: after a move was taken back it is shorter
    events: list[EventDocument]


class ChatMessage(Sent):
    id: int
    seat: int | None
    name: str | None
    text: str | None
    preset: str | None
    at: str


class Position(Sent, kw_only=True):
    """How things stand for one viewer, and what happened; the game's own folder types its view."""

    seat: int | None
    version: int
    view: dict[str, Any] | None
    decision: DecisionDocument | None
    waiting: list[Waiting]
    can_undo: bool
    table: TableDocument
    news: list[NewsItem]
    resync: bool
    views: dict[str, dict[str, Any]] | UnsetType = UNSET  # of every seat, for those who watch with a delay


class StateDocument(Position, tag_field="type", tag="state"):
    """As plain HTTP gives it."""

    now: str


class StateMessage(StateDocument, tag_field="type", tag="state"):
    """As the socket begins with it."""

    chat: list[ChatMessage]
    looked: int | None = None  # the version of this seat that its person had seen before


class NewsMessage(Position, tag_field="type", tag="news"):
    """After a move, or whatever else there is to tell."""


class TableMessage(Sent, tag_field="type", tag="table"):
    """Only what is around the game has changed."""

    table: TableDocument


class ChatNews(Sent, tag_field="type", tag="chat"):
    message: ChatMessage


class Refusal(Sent):
    code: str
    rule: str | None
    reason: str | None
    facts: Facts


class Answer(Sent, tag_field="type", tag="answer"):
    """To a command: refused with a reason, or accepted; `version` is that of the seat it was for."""

    command: str | None
    accepted: bool
    version: int | UnsetType | None = UNSET
    refusal: Refusal | UnsetType = UNSET


class Pong(Sent, tag_field="type", tag="pong"):
    ping: int
    now: str


# what a socket sends
Learning = LessonMessage | CoachMessage | PuzzleMessage
ServerMessage = StateMessage | NewsMessage | TableMessage | Learning | ChatNews | Answer | Pong


# ---------------------------------------------------------------------------- after the game
class LogEntry(Sent):
    seq: int
    at: str
    kind: str
    body: dict[str, Any]
    hash: str


class ReplayStep(Sent):
    at: int
    moves: int
    actor: str | None
    move: str | None
    events: list[EventDocument]
    views: dict[str, dict[str, Any]]


class StoryStep(Sent):
    actor: str
    events: list[EventDocument]


# ---------------------------------------------------------------------------- operations
class CoreDocument(Sent):
    """Why is for the host alone: it may name files."""

    state: Literal["compiled", "chosen", "compiling", "failed", "missing"]


class Health(Sent):
    status: Literal["ok"]
    version: str
    quarantined: int
    core: str
