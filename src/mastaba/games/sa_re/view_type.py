"""The shape of a view of Sa-Ré: what view.py and derived.py write, and nothing else."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

SaReTile = Literal["MB", "WH", "GO", "ST", "CA", "TE", "PA", "GA", "LI", "BA", "MA", "HA", "PY"]
SaReSpace = Literal["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4"]
SaRePhaseName = Literal["setup", "projects", "season", "building"]
SaReCost = tuple[int, int, int]  # gold, stone, wood


class SaReStep(TypedDict):
    """What is still to be done, with the facts that some steps have."""

    step: str
    seat: NotRequired[int]
    tile: NotRequired[SaReTile]
    space: NotRequired[SaReSpace]
    least: NotRequired[str]
    kept: NotRequired[str]


class SaRePayment(TypedDict):
    """What is being paid for, as in `TE B2`; its need after discounts; what was paid, as in `token g, card GS`."""

    project: str | None
    need: SaReCost
    paid: str


class SaRePlayer(TypedDict):
    """A player's side of the table: texts hold codes with blanks between them."""

    up: bool
    revolted: bool
    marker: int
    cubes: int
    city: str
    cards: str
    locked: str
    older: NotRequired[str]  # kept from an earlier turn, since rules 2
    used: str
    stock: str
    tokens: str
    caravans: int
    pyramid: int  # its number, 0 for none
    steps: int
    built: bool
    stepped: bool
    site: dict[SaReSpace, str]  # capitals for completed buildings, small letters for projects, `!` for each move
    dealt: str


class SaReSeason(TypedDict):
    """The shoe; `?` stands for a card that is decided and that this seat has not seen."""

    shoe: int
    top: str | None
    known: str
    dark: bool
    last_sequence: bool
    unseen: str
    aside: str


class SaReSequence(TypedDict):
    """The Work Sequence that runs."""

    actor: int
    taken: int
    unrest: int
    produced: bool
    forced: bool
    given: str
    rose: str
    due: int
    pairs: NotRequired[int]  # of cards due after those, and whether they may be refused: English edition, since rules 2
    drawn: NotRequired[bool]
    batch: str
    looked: str | None
    looked_known: str
    looked_next: str | None
    looked_next_known: str


class SaRePhase(TypedDict):
    """The phases of a turn, and which of them runs; the set-up counts to the first."""

    name: SaRePhaseName
    steps: list[str]
    current: int


class SaReGoal(TypedDict):
    """What the mode asks for: the pyramid, all spaces, or main and so many administrative buildings."""

    mode: str
    kind: Literal["pyramid", "spaces", "buildings"]
    administrative: int


class SaReSelection(TypedDict):
    """What one more project means for whoever selects projects."""

    builders: int
    projects: int
    penalty: int
    next_raises: bool
    reduced: dict[str, SaReCost]  # `TE B2`: what it would need there, where that is less than its price


class SaRePaying(TypedDict):
    """How much of the need is paid by now, and what each card would waste, as in `card GS`: `s`."""

    covered: SaReCost
    waste: dict[str, str]


class SaRePlayerDerived(TypedDict):
    """What can be reckoned about a player."""

    last: int  # the space of the revolt track that means open revolt
    room: int  # in the Warehouses
    wealth: int  # resources that could be spent
    caravans_open: bool
    production: int  # completed buildings
    administrative: int
    progress: int  # how far the city is, of how much; the units follow from the goal
    target: int
    savings: dict[SaReSpace, str]  # what a project saves there, as in `g w j`
    reduced: dict[str, SaReCost]  # `TE B2`: what that project needs, where it is less than its price


class SaRePrices(TypedDict):
    """Of every building; of the pyramid the first step of the next one."""

    MB: SaReCost
    WH: SaReCost
    GO: SaReCost
    ST: SaReCost
    CA: SaReCost
    TE: SaReCost
    PA: SaReCost
    GA: SaReCost
    LI: SaReCost
    BA: SaReCost
    MA: SaReCost
    HA: SaReCost
    PY: SaReCost


class SaReDerived(TypedDict):
    """What follows from the rules."""

    goal: SaReGoal
    powers: str  # administrative buildings with a power in the season
    nile: str  # the spaces on it
    pyramids: dict[str, list[SaReCost]]  # by number: the cost of each step
    caravans: int
    cubes: int
    kept_after_revolt: int
    kept_without_building: int
    prices: SaRePrices
    selection: SaReSelection | None  # for whoever selects projects
    payment: SaRePaying | None  # while a project is paid
    players: dict[str, SaRePlayerDerived]


class SaReSupply(TypedDict):
    """Tiles that nobody has taken."""

    MB: int
    WH: int
    GO: int
    ST: int
    CA: int
    TE: int
    PA: int
    GA: int
    LI: int
    BA: int
    MA: int
    HA: int


class SaReView(TypedDict):
    """All that a seat may see."""

    game: Literal["sa-re"]
    rules: int
    edition: str
    seats: int
    options: dict[str, str]
    data: NotRequired[dict[str, int | list[int | str]]]
    seat: int | None
    turn: int
    first: int
    ended_by: Literal["goal", "turn_cap"] | None
    supply: SaReSupply
    pyramids: str
    stage: int
    started: str
    begun: int
    payment: SaRePayment
    players: dict[str, SaRePlayer]
    agenda: list[SaReStep]
    season: SaReSeason
    sequence: SaReSequence
    phase: SaRePhase
    derived: SaReDerived
