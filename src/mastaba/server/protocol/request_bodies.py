"""What clients send, by HTTP and over the socket; FastAPI holds requests against these models."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel, model_validator

from mastaba.server.protocol.odd_text import SENTENCE, holds_odd_text

SeatNumber = Annotated[int, Field(ge=1, le=9)]
GameName = Annotated[str, Field(max_length=40)]
LESSONS = "^([1-9][0-9]?[ds]( [1-9][0-9]?[ds])*)?$"


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
    coach: bool = False  # explains, while one person plays against bots
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    grace: Annotated[float, Field(ge=1, le=86_400)] | None = 120
    delay: Annotated[int, Field(ge=0, le=604_800)] | None = None  # seconds until watchers see it; 0: after the end
    data: Annotated[str, Field(max_length=20_000)] | None = None  # corrected values of a box, as TOML
    club: Annotated[str, Field(max_length=40)] | None = None  # whose table it is


class TournamentBody(Asked):
    name: Annotated[str, Field(min_length=1, max_length=60)]
    game: Annotated[str, Field(max_length=40)]
    format: Literal["swiss", "knockout", "groups"]
    edition: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[dict[str, Annotated[str, Field(max_length=40)]], Field(max_length=40)] = Field(
        default_factory=dict
    )
    size: Annotated[int, Field(ge=2, le=5)] | None = None  # seats of a table, for groups
    rounds: Annotated[int, Field(ge=1, le=15)] | None = None
    fill: Annotated[int, Field(ge=2, le=64)] | None = None  # bots take part until there are so many players
    level: Annotated[str, Field(max_length=20)] = "normal"
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    grace: Annotated[float, Field(ge=1, le=86_400)] | None = 120
    listed: bool = False
    club: Annotated[str, Field(max_length=40)] | None = None
    play: bool = True  # whether the organiser takes part


class SetupBody(Asked):
    edition: Annotated[str, Field(max_length=40)] | None = None
    seats: Annotated[int, Field(ge=1, le=9)] | None = None
    options: Annotated[dict[str, Annotated[str, Field(max_length=40)]], Field(max_length=40)] = Field(
        default_factory=dict
    )
    data: Annotated[str, Field(max_length=20_000)] | None = None


class TokenBody(Asked):
    token: Annotated[str, Field(max_length=200)]


class ClubBody(Asked):
    """What the owner of a club changes; what is left out stays."""

    name: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    ladder: bool | None = None


class JoinBody(TokenBody):
    place: Annotated[str, Field(max_length=40)] | None = None  # a name from a file, under which one comes


class SeatBody(Asked):
    seat: SeatNumber


class SitBody(SeatBody):
    name: Annotated[str, Field(min_length=1, max_length=200)] | None = None  # of another person on one's own device


class BotBody(SeatBody):
    level: Annotated[str, Field(max_length=20)] = "normal"


class NumberBody(SeatBody):
    number: Annotated[int, Field(ge=0, le=2**53 - 1)]


class BranchBody(Asked):
    at: Annotated[int, Field(ge=0, le=50_000)]
    seat: SeatNumber = 1  # that you take


class WebhookBody(Asked):
    url: Annotated[str, Field(max_length=500)]


class ContactBody(Asked):
    lang: Literal["en", "fr"] = "en"
    zone: Annotated[str, Field(max_length=60)] = "UTC"
    mail: Annotated[str, Field(max_length=200)] = ""
    digest: Annotated[int, Field(ge=0, le=23)] | None = None


class AwayBody(Asked):
    """The last day of a vacation, as 2026-11-24, where that person lives."""

    until: Annotated[str, Field(max_length=20)]
    zone: Annotated[str, Field(max_length=60)] = "UTC"


class HoursBody(Asked):
    """Where you live and the hours you usually play there; over midnight `last` is smaller. No zone: not shown."""

    zone: Annotated[str, Field(max_length=60)] | None
    first: Annotated[int, Field(ge=0, le=23)] | None = None
    last: Annotated[int, Field(ge=0, le=23)] | None = None


class CodeBody(Asked):
    code: Annotated[str, Field(max_length=20)]


class NoteBody(Asked):
    text: Annotated[str, Field(max_length=2000)]
    on_turn: bool = False


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


class LearnBody(RootModel[dict[GameName, Annotated[str, Field(max_length=500, pattern=LESSONS)]]]):
    """For each game the lessons that are done or shown: `{"babel": "1d 2d 3s"}`."""

    @model_validator(mode="before")
    @classmethod
    def check_size(cls, found: object) -> object:
        if holds_odd_text(found):
            raise ValueError(SENTENCE)
        if isinstance(found, dict) and len(found) > 40:
            raise ValueError("There are not so many games.")
        return found


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
    lesson: Literal["show", "back", "again", "restart", "take_back", "on"] | None = None
    step: Annotated[int, Field(ge=1, le=99)] | None = None  # of the lesson, as it was seen
    coach: Literal["quiet", "speak", "opened"] | None = None
    puzzle: Literal["hint", "give_up", "again", "plan"] | None = None
    plan: Annotated[int, Field(ge=0, le=9)] | None = None  # which one is to be shown
    chat: Annotated[str, Field(max_length=1200)] | None = None
    preset: Annotated[str, Field(max_length=40)] | None = None
    mute: SeatNumber | None = None
    unmute: SeatNumber | None = None
    block: SeatNumber | None = None
    unblock: SeatNumber | None = None


class Ping(Asked):
    """Answered with a pong of the same number."""

    ping: int


class Look(Asked):
    """Another of one's own seats from now on; 0 for a spectator's view."""

    look: Annotated[int, Field(ge=0, le=9)]


class Seen(Asked):
    """What the person at the screen has been shown of their seat; it is not answered."""

    seen: Annotated[int, Field(ge=0, le=2**53)]
    seat: SeatNumber


ClientMessage = CommandBody | Ping | Look | Seen  # what a socket understands
