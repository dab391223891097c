"""The shape of a view of Babel: what view.py and derived.py write, and nothing else."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

BabelNation = Literal["A", "H", "M", "P", "S"]
BabelEnding = Literal["15-9", "20", "drop", "exhausted", "turn_cap"]


class BabelStep(TypedDict):
    """What is still to be done, with the facts that some steps have."""

    step: str
    seat: NotRequired[int]
    cards: NotRequired[int]
    left: NotRequired[int]
    due: NotRequired[int]
    least: NotRequired[BabelNation]


class BabelCards(TypedDict):
    """By site: the cards of a column, oldest first, or of a temple, lowest first."""

    A: str
    H: str
    M: str
    P: str
    S: str


class BabelLevels(TypedDict):
    """By site: the level of a temple."""

    A: int
    H: int
    M: int
    P: int
    S: int


class BabelPlayer(TypedDict):
    """A player's side. Nation cards are letters, Temple cards levels with blanks between them."""

    pawn: Literal["A", "H", "M", "P", "S", "-"]  # the dash is the quarry
    reserve: bool  # unbuilt
    columns: BabelCards
    temples: BabelCards
    temple_column: str  # the oldest card first
    hand: str | int  # one's own cards; of the other hand how many there are
    noted: NotRequired[str]  # the cards of this hand that the other player can tell; not for those who only watch
    total: int


BabelPlayers = TypedDict("BabelPlayers", {"1": BabelPlayer, "2": BabelPlayer})


class BabelPhase(TypedDict):
    """Where in the turn the game stands."""

    steps: list[Literal["draw", "act", "reveal"]]
    current: int


class BabelEnd(TypedDict):
    """The totals that end a game."""

    win: int
    low: int
    endgame_win: int


class BabelOpeningHands(TypedDict):
    first: int
    second: int


class BabelRun(TypedDict):
    """Three or more cards of a nation in a row; `number` counts the runs of its nation in the column from 1, `first` is
    its first card's place from 0."""

    nation: BabelNation
    number: int
    first: int
    cards: int


class BabelBuilds(TypedDict):
    """The level that a build from each source would lay, 0 where there is no card."""

    own: int
    opp: int
    res: int


class BabelPlayerFacts(TypedDict):
    """What follows from the rules for one player."""

    levels: BabelLevels
    next: BabelLevels  # what can be built there, with as many Nation cards; 0 on a complete temple
    builds: BabelBuilds
    runs: dict[BabelNation, list[BabelRun]]  # by site, where there are any
    halved: int  # what would be left of the hand


BabelAllFacts = TypedDict("BabelAllFacts", {"1": BabelPlayerFacts, "2": BabelPlayerFacts})


class BabelFacts(TypedDict):
    """What follows from the rules and from the edition that is played."""

    end: BabelEnd
    opening_hands: BabelOpeningHands
    nation_cards: int  # of each nation in the box
    temple_cards: list[int]  # of each level in the box, from level 1
    drawn: int  # Nation cards at the start of a turn
    revealed: int  # Temple cards at the end of a turn
    migrating: int  # cards
    temple_pile: list[int]  # cards left of each level, from level 1
    players: BabelAllFacts


class BabelView(TypedDict):
    """All that a seat may see and could have noted down."""

    game: Literal["babel"]
    rules: int
    edition: str
    seats: int
    options: dict[str, str]  # those that differ from the edition's
    data: NotRequired[dict[str, int | list[int]]]  # corrected values
    turn: int
    active: int
    migrated: bool
    endgame: bool
    ended_by: BabelEnding | None
    discard: str
    returned: str  # put back on the Temple pile by destructions, the top card last
    agenda: list[BabelStep]  # the next step first
    deck: int
    pile: int  # Temple cards whose place nobody knows
    phase: BabelPhase
    derived: BabelFacts
    seat: int | None
    players: BabelPlayers
