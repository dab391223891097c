"""The typed models of the wire: what requests must look like, and what answers and messages look like."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from mastaba.server.protocol.game_messages import TileDocument
from mastaba.server.protocol.odd_text import SENTENCE, holds_odd_text

SeatNumber = Annotated[int, Field(ge=1, le=9)]
Facts = dict[str, str | int | bool | None]


class Asked(BaseModel):
    """Everything a client sends; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def check_text(cls, found: object) -> object:
        if holds_odd_text(found):
            raise ValueError(SENTENCE)
        return found


class NameBody(Asked):
    name: Annotated[str, Field(min_length=1, max_length=200)]


class LoginBody(Asked):
    login: Annotated[str, Field(min_length=1, max_length=64)]
    password: Annotated[str, Field(min_length=1, max_length=200)]


class LiveClock(Asked):
    kind: Literal["live"]
    total: Annotated[float, Field(ge=1, le=86_400)] | None = None
    increment: Annotated[float, Field(ge=0, le=3600)] = 0
    move: Annotated[float, Field(ge=1, le=86_400)] | None = None


class DaysClock(Asked):
    kind: Literal["days"]
    days: Annotated[float, Field(ge=0.01, le=60)]


class TableBody(Asked):
    game: Annotated[str, Field(max_length=40)]
    edition: Annotated[str, Field(max_length=40)] | None = None
    seats: Annotated[int, Field(ge=1, le=9)] | None = None
    options: Annotated[dict[str, Annotated[str, Field(max_length=40)]], Field(max_length=40)] = Field(
        default_factory=dict
    )
    name: Annotated[str, Field(max_length=60)] = ""
    listed: bool = False
    hints: bool = True  # whether people may ask for them
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    grace: Annotated[float, Field(ge=1, le=86_400)] | None = 120
    data: Annotated[str, Field(max_length=20_000)] | None = None  # corrected values of a box, as TOML


class SetupBody(Asked):
    edition: Annotated[str, Field(max_length=40)] | None = None
    seats: Annotated[int, Field(ge=1, le=9)] | None = None
    options: Annotated[dict[str, Annotated[str, Field(max_length=40)]], Field(max_length=40)] = Field(
        default_factory=dict
    )
    data: Annotated[str, Field(max_length=20_000)] | None = None


class SeatBody(Asked):
    seat: SeatNumber


class BotBody(SeatBody):
    level: Annotated[str, Field(max_length=20)] = "normal"


class NumberBody(SeatBody):
    number: Annotated[int, Field(ge=0, le=2**53 - 1)]


class TokenBody(Asked):
    token: Annotated[str, Field(max_length=200)]


class BranchBody(Asked):
    at: Annotated[int, Field(ge=0, le=50_000)]
    seat: SeatNumber = 1  # that you take


class WebhookBody(Asked):
    url: Annotated[str, Field(max_length=500)]


class PushKeys(Asked):
    p256dh: Annotated[str, Field(max_length=200, pattern="^[A-Za-z0-9_-]*=*$")]
    auth: Annotated[str, Field(max_length=100, pattern="^[A-Za-z0-9_-]*=*$")]


class PushBody(Asked):
    """What a browser's `PushSubscription.toJSON()` says."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    expirationTime: float | None = None  # noqa: N815 - the browser's own word
    keys: PushKeys


class ShownBody(Asked):
    public: bool


class ReportBody(Asked):
    message: Annotated[int, Field(ge=1, le=2**53)]
    reason: Annotated[str, Field(max_length=300)] = ""


class CommandBody(Asked):
    """One command; exactly one of the verbs."""

    command: Annotated[str, Field(min_length=8, max_length=64, pattern="^[ -~]*$")]
    seat: SeatNumber | None = None
    version: Annotated[int, Field(ge=0, le=2**53)] | None = None
    play: Annotated[str, Field(max_length=100)] | None = None
    undo: Literal["own", "ask", "agree", "refuse"] | None = None
    to: Annotated[int, Field(ge=0, le=2**53)] | None = None
    request: Annotated[str, Field(max_length=64)] | None = None
    pause: Literal["ask", "agree", "refuse", "resume"] | None = None
    chat: Annotated[str, Field(max_length=1200)] | None = None
    preset: Annotated[str, Field(max_length=40)] | None = None
    mute: SeatNumber | None = None
    unmute: SeatNumber | None = None
    block: SeatNumber | None = None
    unblock: SeatNumber | None = None


# ---------------------------------------------------------------------------- answers and messages
class Session(BaseModel):
    name: str | None
    account: str | None
    token: str | None = None
    owner: str | None = None


class ProblemDocument(BaseModel):
    type: str
    title: str
    status: int
    detail: str
    limit: str | None = None
    wait: float | None = None


class GameOption(BaseModel):
    name: str
    default: str
    values: list[str]
    least: int | None
    step: int


class GameDocument(BaseModel):
    name: str
    rules: int
    seats: list[int]
    editions: list[str]
    options: list[GameOption]
    levels: list[str]
    reconstructed: dict[str, str]
    tile: dict[str, TileDocument]


class SetupDocument(BaseModel):
    edition: str
    seats: int
    options: dict[str, str]
    data: dict[str, Any] | None
    data_hash: str | None


class SeatDocument(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: str | None
    owner: str | None
    online: bool
    kept: int | None
    yours: bool
    substitute: str | None
    number: int | None
    remaining: int | None


class Result(BaseModel):
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    ended_by: str | None


class RequestDocument(BaseModel):
    seat: int
    agreed: list[int]


class UndoRequestDocument(RequestDocument):
    to: int
    moves: int
    digest: str


class ClockDocument(BaseModel):
    kind: Literal["live", "days"]
    total: float | None = None
    increment: float | None = None
    move: float | None = None
    days: float | None = None


class ParentDocument(BaseModel):
    """Where a table that goes on with a game came from."""

    table: str | None = None
    at: int | None = None
    imported: bool | None = None


class TableDocument(BaseModel):
    id: str
    status: Literal["open", "playing", "over", "aborted"]
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


class SummarySeat(BaseModel):
    seat: int
    name: str | None
    kind: Literal["person", "bot", "open"]
    level: str | None
    owner: str | None
    yours: bool


class Summary(BaseModel):
    id: str
    status: Literal["open", "playing", "over", "aborted"]
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


class PromptDocument(BaseModel):
    key: str
    facts: Facts


class MoveDocument(BaseModel):
    id: int
    text: str
    kind: str
    facts: Facts


class DecisionDocument(BaseModel):
    prompt: PromptDocument
    options: list[MoveDocument]
    since: int


class Waiting(BaseModel):
    seat: int
    prompt: PromptDocument | None


class EventDocument(BaseModel):
    name: str
    facts: Facts


class NewsItem(BaseModel):
    version: int
    at: str
    seat: int | None
    move: str | None
    events: list[EventDocument]


class ChatMessage(BaseModel):
    id: int
    seat: int | None
    name: str | None
    text: str | None
    preset: str | None
    at: str


class Position(BaseModel):
    seat: int | None
    version: int
    view: dict[str, Any] | None
    decision: DecisionDocument | None
    waiting: list[Waiting]
    can_undo: bool
    table: TableDocument
    news: list[NewsItem]
    resync: bool


class StateDocument(Position):
    """As plain HTTP gives it."""

    type: Literal["state"]
    now: str


class StateMessage(StateDocument):
    """As the socket begins with it."""

    chat: list[ChatMessage]


class NewsMessage(Position):
    type: Literal["news"]


class TableMessage(BaseModel):
    type: Literal["table"]
    table: TableDocument


class ChatNews(BaseModel):
    type: Literal["chat"]
    message: ChatMessage


class Refusal(BaseModel):
    code: str
    rule: str | None
    reason: str | None
    facts: Facts


class Answer(BaseModel):
    type: Literal["answer"]
    command: str | None
    accepted: bool
    version: int | None = None
    refusal: Refusal | None = None


class Pong(BaseModel):
    type: Literal["pong"]
    ping: int
    now: str


class SocketMessages(BaseModel):
    """Not an answer of any request: it brings the messages of the socket into the schema."""

    server: Annotated[StateMessage | NewsMessage | TableMessage | ChatNews | Answer | Pong, Field(discriminator="type")]
    client: CommandBody
