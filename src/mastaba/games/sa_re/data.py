"""The typed face of an edition: Sa-Ré's components, costs and numbers, and the switches that editions differ in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.ranges import Ranges, between, exactly, one_of
from mastaba.kernel.vectors import counts

# Season cards. A hand holds the nine resource cards and, as tenth kind, cards that a Library made wild.
CARDS: Final = ("G", "S", "W", "GG", "SS", "WW", "GS", "GW", "SW", "U1", "U2", "HO", "XX")
SINGLES: Final = 3  # cards below are single resources, cards below RESOURCES are doubles
RESOURCES: Final = 9
U1: Final = 9
U2: Final = 10
HORUS: Final = 11
HOSHEKH: Final = 12
DECK: Final = 13
WILD_CARD: Final = 9  # in a hand
HAND: Final = 10
HAND_CARDS: Final = (*CARDS[:RESOURCES], "J")

# Resources: gold, stone, wood and wild.
GOODS: Final = "gswj"
WILD: Final = 3

# Tiles.
TILES: Final = ("", "MB", "WH", "GO", "ST", "CA", "TE", "PA", "GA", "LI", "BA", "MA", "HA", "PY")
MASTER_BUILDER: Final = 1
WAREHOUSE: Final = 2
GOLDSMITH: Final = 3
STONEMASON: Final = 4
CARPENTER: Final = 5
TEMPLE: Final = 6
PALACE: Final = 7
GARDENS: Final = 8
LIBRARY: Final = 9
BARRACKS: Final = 10
MARKET: Final = 11
HARBOR: Final = 12
PYRAMID: Final = 13
KINDS: Final = 14  # the length of a row indexed by tile

# The site: 3 rows of 4 spaces. Which of them lie on the Nile is a value of the edition.
SPACES: Final = ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4")
SITE: Final = 12

FIRST_SYMBOL: Final[vec[i64]] = counts(RESOURCES)
SECOND_SYMBOL: Final[vec[i64]] = counts(RESOURCES)
for card in range(RESOURCES):
    FIRST_SYMBOL[card] = "GSW".index(CARDS[card][0])
    SECOND_SYMBOL[card] = "GSW".index(CARDS[card][-1])

NEIGHBOURS: Final[vec[i64]] = counts(SITE * 4)  # four for each space, -1 where there is none
for space in range(SITE):
    row, column = space // 4, space % 4
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    for k, (r, c) in enumerate(near):
        NEIGHBOURS[space * 4 + k] = r * 4 + c if 0 <= r < 3 and 0 <= c < 4 else -1

NO_CAP: Final = 10**9  # turns

SCRIBE: Final = 0
ARCHITECT: Final = 1  # all spaces built; the English edition calls it Priest
PRIEST: Final = 2  # both main buildings and some administrative ones; the English edition calls it Pharaoh
PHARAOH: Final = 3  # both main and all administrative buildings; the English edition calls it Deity
GOALS: Final = {
    "fr": {"scribe": SCRIBE, "architect": ARCHITECT, "priest": PRIEST, "pharaoh": PHARAOH},
    "en": {"scribe": SCRIBE, "priest": ARCHITECT, "pharaoh": PRIEST, "deity": PHARAOH},
}

RANGES: Final[Ranges] = {
    "track.last": between(4, 20),
    "season_deck.XX": between(0, 1),
    "season_deck.*": between(0, 20),
    "costs.*": between(0, 9),
    "pyramids.*.steps": between(1, 3),
    "pyramids.*.first": between(0, 9),
    "pyramids.*.second": between(0, 9),
    "pyramids.*.third": between(0, 9),
    "site.rows": exactly(3),  # spaces have no other names
    "site.columns": exactly(4),
    "site.nile": one_of(*SPACES),
    "stock.capacity": between(0, 12),
    "stock.start": between(0, 12),
    "caravans.last": between(0, 12),
    "kept_cards.*": between(0, 5),
    "city.cubes": between(0, 6),
}


class Data:
    """What is in the box and on the cards."""

    def __init__(self, edition: Edition) -> None:
        self.track: i64 = edition.number("track.last")
        self.deck: vec[i64] = counts(DECK)
        self.deck_size: i64 = 0
        for card, name in enumerate(CARDS):
            self.deck[card] = edition.number(f"season_deck.{name}")
            self.deck_size += self.deck[card]
        self.costs: vec[i64] = counts(KINDS * 3)  # by tile, then by resource
        for kind in range(1, PYRAMID):
            for resource, amount in enumerate(edition.numbers(f"costs.{TILES[kind]}")):
                self.costs[kind * 3 + resource] = amount
        self.steps: vec[i64] = counts(5)  # by the number of a pyramid
        self.step_costs: vec[i64] = counts(5 * 9)
        for number in range(1, 5):
            self.steps[number] = edition.number(f"pyramids.{number}.steps")
            for step, name in enumerate(("first", "second", "third")):
                for resource, amount in enumerate(edition.numbers(f"pyramids.{number}.{name}")):
                    self.step_costs[number * 9 + step * 3 + resource] = amount
        self.capacity: i64 = edition.number("stock.capacity")
        self.start_stock: vec[i64] = counts(3)
        for resource, amount in enumerate(edition.numbers("stock.start")):
            self.start_stock[resource] = amount
        self.caravans: i64 = edition.number("caravans.last")
        self.kept_after_revolt: i64 = edition.number("kept_cards.after_revolt")
        self.kept_without_building: i64 = edition.number("kept_cards.without_building")
        self.cubes: i64 = edition.number("city.cubes")
        self.nile: i64 = 0  # the spaces on it, a bit for each
        for name in words(edition, "site.nile"):
            self.nile |= 1 << SPACES.index(name)
        self.prices: list[Document] = []  # by the number of the next pyramid; derived.py fills it when it is asked
        self.check(edition)

    def check(self, edition: Edition) -> None:
        """BadInput for corrected data no game could be played with, though each value is in its range."""
        nile = words(edition, "site.nile")
        if len(set(nile)) < len(nile):
            raise BadInput(f"site.nile must name {len(nile)} different spaces")
        if self.cubes > self.track - 3:
            raise BadInput("city.cubes must leave three spaces of the track: at most track.last less 3")
        if not 12 <= self.deck_size <= 100:
            raise BadInput(f"season_deck must hold from 12 to 100 cards, not {self.deck_size}")
        if sum(self.start_stock) > self.capacity:
            raise BadInput("the numbers of stock.start must add up to stock.capacity at most")
        if self.deck_size < 4 * max(self.kept_after_revolt, self.kept_without_building) + 4:
            raise BadInput("season_deck must leave a shoe when everybody keeps cards")


def words(edition: Edition, name: str) -> list[str]:
    value = edition.values[name].value
    return [str(word) for word in value] if isinstance(value, list) else []


class Switches:
    """What was chosen for this game, and the version of its rules; the edition only sets the defaults."""

    def __init__(self, setup: Setup) -> None:
        chosen = setup.options
        self.seats: i64 = setup.seats
        self.goal: i64 = GOALS[setup.edition][chosen["mode"]]
        self.administrative: i64 = 3 if setup.edition == "fr" else 4  # what PRIEST asks for
        self.quick_start = chosen["quick_start"] == "on"
        self.deity_placement = chosen["deity_placement"] == "on"
        self.open_projects = chosen["project_count"] == "open"
        self.third_step = chosen["third_step"] == "second_main"
        self.market_swap = chosen["market"] == "swap"
        self.caravans_for_all = chosen["caravans"] == "all"
        self.stop = chosen["stop"] == "on"
        self.palace_forced = chosen["palace_forced"] == "on"
        self.tokens_storable = chosen["revolt_tokens"] == "storable"
        self.share_space = chosen["share_space"] == "production"
        self.turn_cap: i64 = NO_CAP if chosen["turn_cap"] == "off" else int(chosen["turn_cap"])
        # What rules 2 play otherwise than rules 1, by the number of the amendment.
        second = setup.rules >= 2
        english = setup.edition == "en"
        self.pair_by_pair = second and english  # 16.1: each pair of a Choice of Horus by itself, and refusable
        self.resources_decide = second and english  # 16.2: ties go by what a pyramid was built with
        self.one_tile_fills = second  # 16.3: a space is built with one completed building
        self.fresh_only = second  # 16.4: a revolt leaves a card of this turn, none of an earlier one
        self.stock_completes = second  # 16.5: a token saved from a revolt may travel with a resource of the stock
        self.lifts: i64 = 2 if second else 1  # 16.6: how often a project may be moved in a phase
        self.reaches_down = second  # 16.7: the Barracks reach players who are out of the season
        # What a view says of this table and never changes, worked out when it is first asked for.
        self.header: Document | None = None
        self.sheet: Document | None = None
