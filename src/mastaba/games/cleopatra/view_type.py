"""The shape of a view of Cleopatra: what view.py and derived.py write, and nothing else.

Texts hold codes with blanks between them: cards as in `A A S2`, squares as in `a1 b1`, sides as in `L R`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

CleopatraCard = Literal["A", "S", "M", "W", "L", "S2", "M2", "W2", "L2", "C"]
CleopatraKind = Literal["sphinx", "obelisk", "door", "column", "throne", "mosaic"]
CleopatraTile = Literal["F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z"]
CleopatraWorshipper = Literal["architect", "vizier", "merchant", "beggar", "foreman"]
CleopatraPhaseName = Literal["worshipper", "action", "procession"]


class CleopatraPlayer(TypedDict):
    """A player's belongings; others see the size of the hand, and of a sealed bid that there is one."""

    scarabs: int
    amulets: int
    statues: int
    sanctuaries: list[str]
    hand: str | int
    known: str  # cards that everybody saw going to the hand
    hidden: str  # the others by the deck they came from, as in `?0`, for their owner `?0:S2`; `-S` for one that left
    bid: int | Literal["sealed"] | None
    rest: int  # amulets that counted at the end


class CleopatraWaivers(TypedDict):
    """What need not be paid any more this turn: artisans and resources."""

    A: int
    R: int


class CleopatraPayment(TypedDict):
    """What is being paid for, as a build move, and what is still owed."""

    piece: str
    artisans: int
    resources: int
    types: str  # resources paid so far, as in `SM`
    latest: str | None
    took_credit: bool


CleopatraStalls = TypedDict("CleopatraStalls", {"1": str, "2": str, "3": str})


class CleopatraSphinxes(TypedDict):
    """How many stand in each row."""

    L: int
    R: int


class CleopatraStep(TypedDict):
    """What is still to be done, with the facts that some steps have."""

    step: str
    seat: NotRequired[int]
    goal: NotRequired[int]
    left: NotRequired[int]
    least: NotRequired[CleopatraCard]
    other: NotRequired[Literal["market", "quarry"]]
    mosaic: NotRequired[str]
    zones: NotRequired[str]
    passed: NotRequired[int]
    claimed: NotRequired[int]


class CleopatraWay(TypedDict):
    """A way to finish a payment: its moves, and the amulets that it brings."""

    moves: list[str]
    amulets: int


class CleopatraPhase(TypedDict):
    """Where in the turn the game stands; `current` counts from 0."""

    steps: list[CleopatraPhaseName]
    current: int


class CleopatraStart(TypedDict):
    """What everybody begins with."""

    hand: int
    scarabs: int
    statues: int


class CleopatraPlaces(TypedDict):
    """What the places of the worshippers cost, from left to right."""

    scarabs: list[int]
    amulets: list[int]


class CleopatraHelp(TypedDict):
    """Scarabs for each piece, resources not paid, cards drawn, artisans not paid."""

    architect: int
    merchant: int
    beggar: int
    foreman: int


class CleopatraOffering(TypedDict):
    """Amulets that the highest offer discards, and that the others take."""

    discard: int
    take: list[int]


class CleopatraCopies(TypedDict):
    """How many there are of each card, in the order in which cards are discarded."""

    A: int
    S: int
    M: int
    W: int
    L: int
    S2: int
    M2: int
    W2: int
    L2: int
    C: int


class CleopatraPairs(TypedDict):
    """Two numbers for each kind of piece; pedestal and throne are one kind."""

    sphinx: tuple[int, int]
    obelisk: tuple[int, int]
    door: tuple[int, int]
    column: tuple[int, int]
    throne: tuple[int, int]
    mosaic: tuple[int, int]


class CleopatraCorruption(TypedDict):
    """The squares of a seat's sanctuaries, the amulets that they leave, and whether those were too many at the end."""

    squares: int
    amulets_left: int
    eliminated: bool


class CleopatraDerived(TypedDict):
    """What follows from the rules: the tables that the box prints, as they are played, and what is so now."""

    cards: CleopatraCopies
    start: CleopatraStart
    face_down: int  # one card in so many
    hand_limit: int
    places: CleopatraPlaces
    help: CleopatraHelp
    costs: CleopatraPairs  # artisans and resources
    identical: list[CleopatraKind]  # want identical resources, the others different ones
    rewards: CleopatraPairs  # scarabs, and scarabs for each thing counted
    palms: str
    throne: str
    spaces: int  # of the procession
    line: int  # the first space behind the line: before she enters it the offering is made
    offering: CleopatraOffering
    penalties: list[int]  # scarabs for 0, 1, 2 ... amulets left; with more one is eliminated
    pieces: CleopatraPairs  # how many stand, and of how many
    architect: int  # scarabs that are added to each piece of this turn
    to_stock: int  # cards that are still to be laid on stalls in this refill
    excess: int  # cards above the limit of whoever must keep or discard them
    forgone: int  # scarabs that claiming a sanctuary costs now
    least: int | None  # amulets that everybody took away at the end
    players: dict[str, CleopatraCorruption]


class CleopatraView(TypedDict):
    """All that a seat may see of a table; seats count from 1, and nobody's view has the seat None."""

    game: Literal["cleopatra"]
    rules: int
    edition: str
    seats: int
    options: dict[str, str]
    data: NotRequired[dict[str, int | str | bool | list[int] | list[str]]]  # what the owner of a box corrected
    seat: int | None
    turn: int
    active: int
    ended_by: Literal["procession", "turn_cap"] | None
    last_turns_after: int | None
    players: dict[str, CleopatraPlayer]
    worshippers: str
    helper: CleopatraWorshipper | Literal["none"]
    waivers: CleopatraWaivers
    limit_due: bool
    built: int
    credits: str
    payment: CleopatraPayment | None
    stalls: CleopatraStalls  # face-down cards as `?` and the deck they came from
    stocked: str
    transit: str | None
    deck: int
    deck_down: int
    top: CleopatraCard | Literal["down"] | None
    discard: str
    pools: list[str]  # for each deck the cards of each kind that never lay open
    cleopatra: int
    sphinxes: CleopatraSphinxes
    obelisks: str
    doors: str
    columns: str
    pedestal: bool
    throne: bool
    mosaics: dict[CleopatraTile, str]
    mosaic: CleopatraTile | None
    stack: str
    agenda: list[CleopatraStep]
    earns: dict[str, int]  # scarabs by build move, for all pieces but mosaics
    zones: dict[str, str]  # squares of new sanctuaries, by the square that names each
    ways: list[CleopatraWay]  # for whoever pays
    buildable: list[CleopatraKind]  # what whoever may go and build could pay for and place now
    phase: CleopatraPhase
    derived: CleopatraDerived
