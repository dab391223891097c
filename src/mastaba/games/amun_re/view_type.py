"""The shape of a view of Amun-Re, exactly: what a program may rely on.

Annotations are not postponed here, so that `NotRequired` is known to whoever reads the types at run time."""

from typing import Literal, NotRequired, TypedDict

AmunReCode = Literal[
    "ABU", "ABY", "AMA", "AVA", "BAH", "BER", "BUT", "DAK", "DAM", "EDF", "KHA", "MEM", "MEN", "SAW", "THE"
]  # of a province
AmunReCell = int | str | bool | list[int] | list[str]


class AmunReProvince(TypedDict):
    card: Literal["pile", "offer", "used", "aside"]
    owner: int  # 0 for nobody
    farmers: int  # on fields
    free_farmers: int
    bricks: int
    pyramids: int
    cards: int  # free ones that lie there, face down


class AmunReProvinces(TypedDict):
    ABU: AmunReProvince
    ABY: AmunReProvince
    AMA: AmunReProvince
    AVA: AmunReProvince
    BAH: AmunReProvince
    BER: AmunReProvince
    BUT: AmunReProvince
    DAK: AmunReProvince
    DAM: AmunReProvince
    EDF: AmunReProvince
    KHA: AmunReProvince
    MEM: AmunReProvince
    MEN: AmunReProvince
    SAW: AmunReProvince
    THE: AmunReProvince


class AmunRePlayer(TypedDict):
    """`hand` is a number for others; `adjusting` and `pledged` are told to their own seat alone."""

    gold: int
    points: int
    played: str
    bid: str | None
    hand: str | int
    offering: str  # "", an amount, "steal", or "sealed"
    adjusting: NotRequired[bool]
    pledged: NotRequired[str]


class AmunReStep(TypedDict):
    """A step that is still to be done, the next one first, with its own facts."""

    step: str
    seat: NotRequired[int]
    turn: NotRequired[str]
    quota: NotRequired[int]
    province: NotRequired[AmunReCode]


class AmunRePhase(TypedDict):
    steps: list[str]
    current: int


class AmunReLevel(TypedDict):
    """A level of the temple: the totals that lead to it, null without an end, and whether camels travel."""

    level: int
    least: int | None
    most: int | None
    camels: bool


class AmunReBid(TypedDict):
    """The highest bid on a province on offer: nobody's is seat 0."""

    seat: int
    gold: int | None
    least: int | None  # what outbids it; null if nothing does
    blocked: bool


class AmunReMajorities(TypedDict):
    """The owned provinces with the most pyramids of each bank, west and east."""

    W: list[AmunReCode]
    E: list[AmunReCode]


class AmunReSeatFacts(TypedDict):
    """Of every seat, the first one's first."""

    income: list[int]
    farmers: list[int]
    pyramids: list[int]
    displaced: list[AmunReCode | None]  # the province where it was outbid
    points: list[int]  # what its provinces would score now: bonus cards and wealth come on top
    bonuses: list[str]  # the bonus cards whose conditions it meets now, in its hand or not
    farmers_fit: list[int]  # how many can still be laid in its provinces, whatever they cost
    bricks_fit: list[int]  # no more are counted than there are prices


class AmunReDerived(TypedDict):
    """What follows from the rules; `farmers` and `incomes` are of owned provinces."""

    rounds: int
    track: list[int]
    prices: list[int]  # of so many units of one kind together
    scale: list[AmunReLevel]
    theft: int
    phase: AmunRePhase
    kingdom: Literal["old", "new"]
    each: int  # what a farmer yields, and one under an Extra Harvest
    each_harvested: int
    farmers: dict[AmunReCode, int]
    incomes: dict[AmunReCode, int]
    majorities: AmunReMajorities
    bids: dict[AmunReCode, AmunReBid]
    seats: AmunReSeatFacts


class AmunReView(TypedDict):
    game: Literal["amun-re"]
    rules: int
    edition: str
    seats: int
    options: dict[str, str]
    data: NotRequired[dict[str, AmunReCell]]  # corrected values
    seat: int | None  # null for spectators
    round: int
    first: int
    level: int
    offer: str
    playing: str
    bought: int
    claimed: int
    left: int
    least: str | None
    total: int
    gold8: AmunReCode | None
    harvest: AmunReCode | None
    due: int  # cards that this seat still has to sell, to set aside or to keep
    players: dict[str, AmunRePlayer]
    provinces: AmunReProvinces
    deck: int
    discard: str
    bottom: str
    shown: str | int
    recounted: bool
    noted: dict[str, str]
    known: dict[str, dict[str, str]]
    agenda: list[AmunReStep]
    derived: AmunReDerived
