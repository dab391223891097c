"""What a teacher says on the wire: hints during a game, the analysis after it (`analysis/document.py` writes it)."""

from __future__ import annotations

from typing import Literal

from mastaba.server.protocol.game_messages import Facts, MoveDocument
from mastaba.server.protocol.structures import Sent

Progress = Literal["none", "waiting", "running", "done", "failed"]
Reason = Literal["hint-only", "hint-wins", "hint-points", "hint-rival", "hint-close", "hint-even"]


class ClaimDocument(Sent):
    """So many more or fewer of a thing for a seat, or this one (`which`) rather than that one (`instead`), and what it
    does to the chance of winning. `because-THING` of the game's texts says it."""

    thing: str
    seat: int
    amount: int
    gain: float
    which: str
    instead: str


class BecauseDocument(Sent):
    """Why a move is better than `other`: how the seat goes on, what speaks for it and what against. `worlds` is in how
    many imagined games both were followed, `over` whether to the end; `better` is the difference of the chances."""

    other: MoveDocument
    worlds: int
    better: float
    over: bool
    plan: list[MoveDocument]
    gains: list[ClaimDocument]
    risks: list[ClaimDocument]


class HintDocument(Sent):
    """Stands as long as the seat's `decision.since` is not above `version`, as a command with that version would."""

    version: int
    seat: int
    move: str
    other: str | None
    reason: Reason
    facts: Facts
    because: BecauseDocument | None = None


class ChancesDocument(Sent):
    """After so many moves: each seat's chance of winning, and half of its 95 % interval."""

    after: int
    win: list[float]
    error: list[float]


class PartErrors(Sent):
    """Half of the 95 % interval of each part."""

    luck: float
    own: float
    others: float
    together: float


class PartsDocument(Sent):
    """What moved one seat's chance from the start to the end; the parts add up."""

    start: float
    luck: float
    own: float
    others: float
    together: float
    end: float
    errors: PartErrors | None = None  # analyses of earlier versions have none


class OpinionDocument(Sent):
    """One decision beside the best that was found; `value` and `loss` are null for a move the search never tried."""

    move: int
    seat: int
    played: str
    best: str
    value: float | None
    best_value: float
    loss: float | None
    lines: int
    again: bool  # a second look; only such losses are told as advice
    because: BecauseDocument | None = None  # analyses of earlier versions have none


class MomentDocument(Sent):
    """Moves number `first` to `last`, what they changed for each seat, and the dearest decision among them."""

    first: int
    last: int
    actors: list[int | Literal["chance"]]
    moves: list[str]
    change: list[float]
    error: list[float]
    instead: OpinionDocument | None


class GameAnalysis(Sent):
    game: str
    seats: int
    moves: int
    playouts: int
    lines: int
    chances: list[ChancesDocument]
    parts: list[PartsDocument]
    key_moments: list[MomentDocument]
    losses: list[OpinionDocument]
    instead: list[OpinionDocument | None]
    words: dict[str, MoveDocument]  # every move named above, by its notation
    judged: bool = False  # whether chances are the network's; analyses of earlier versions do not say


class AnalysisDocument(Sent):
    """How far the analysis of a game is; `of` is 0 until that is known."""

    state: Progress
    done: int
    of: int
    analysis: GameAnalysis | None
