"""What follows from the rules for the page: prices, discounts, how far everybody is, the phase.

All of it follows from what lies open (SR-10.1), so it is the same for everybody. A page that shows this need not know
the rules, and so cannot know them wrongly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    ARCHITECT,
    CARPENTER,
    FIRST_SYMBOL,
    GOLDSMITH,
    GOODS,
    HAND_CARDS,
    HARBOR,
    KINDS,
    MASTER_BUILDER,
    PYRAMID,
    RESOURCES,
    SCRIBE,
    SECOND_SYMBOL,
    SINGLES,
    SITE,
    SPACES,
    STONEMASON,
    TEMPLE,
    TILES,
    WILD,
)
from mastaba.games.sa_re.moves import CARD_SOURCE
from mastaba.games.sa_re.rules.building import ChooseDiscount, Erect, Pay
from mastaba.games.sa_re.rules.caravans import LoadSecondHalf, caravans_open
from mastaba.games.sa_re.rules.ending import administrative_wanted, goal_parts
from mastaba.games.sa_re.rules.keeping import KeepCards, SaveTokens
from mastaba.games.sa_re.rules.payments import PAYMENT
from mastaba.games.sa_re.rules.placing import legal_spaces, spaces_for
from mastaba.games.sa_re.rules.prices import cost, count_crafts, crafts_beside, discounted, harbor_helps
from mastaba.games.sa_re.rules.projects import (
    MoveProject,
    SelectProjects,
    can_start_another,
    counted,
    has_enough,
    is_gone,
    next_pyramid,
    penalty,
)
from mastaba.games.sa_re.rules.razing import TrimStock, builders
from mastaba.games.sa_re.rules.setting_up import ChooseFirst, DealAdministrative, PlaceQuick, PlaceStart
from mastaba.games.sa_re.rules.sites import tile_at
from mastaba.games.sa_re.rules.sources import held, wealth
from mastaba.games.sa_re.state import COMPLETED, TILE, City, administrative, capacity, last
from mastaba.kernel.agenda import AnyStep
from mastaba.kernel.documents import Document
from mastaba.kernel.vectors import counts

SEATS: Final = ("1", "2", "3", "4")
STEPS: Final = ["projects", "season", "building"]
PHASES: Final[dict[str, Document]] = {
    "setup": {"name": "setup", "steps": STEPS, "current": 0},
    "projects": {"name": "projects", "steps": STEPS, "current": 0},
    "season": {"name": "season", "steps": STEPS, "current": 1},
    "building": {"name": "building", "steps": STEPS, "current": 2},
}
GOAL_KINDS: Final = ("pyramid", "spaces", "buildings", "buildings")  # by goal
MOST_CRAFTS: Final = 9  # on four spaces with two slots there are at most eight beside a space
# What crafts and Harbour save, by the number of each craft and whether the Harbour helps: made once, looked up often.
SAVED: Final = [
    " ".join([*"g" * gold, *"s" * stone, *"w" * wood, *"j" * wild])
    for gold in range(MOST_CRAFTS)
    for stone in range(MOST_CRAFTS)
    for wood in range(MOST_CRAFTS)
    for wild in range(2)
]
CRAFTS: Final[vec[i64]] = counts(SITE * 3)  # scratch paper
PROJECTS: Final = [f"{tile} {space}" for tile in TILES for space in SPACES]  # by tile, then by space
# Shared by all views, which are only read.
NO_SAVINGS: Final[dict[str, str]] = {}
NO_PRICES: Final[dict[str, list[int]]] = {}


def derived(state: City) -> Document:
    """`phase` is where in the turn the game stands, `derived` all that can be reckoned."""
    step = state.now
    return {
        "phase": PHASES[phase(step)],
        "derived": {
            **sheet(state),
            "prices": prices(state),
            "selection": selection(state, step.seat) if isinstance(step, SelectProjects) else None,
            "payment": payment(state, step.seat) if isinstance(step, Pay) else None,
            "players": {SEATS[seat]: player(state, seat) for seat in range(state.switches.seats)},
        },
    }


def phase(step: AnyStep | None) -> str:
    """The phase that a decision belongs to (SR-3.1); a finished game ended in the building phase."""
    if step is None or isinstance(step, (Erect, ChooseDiscount, Pay, LoadSecondHalf, KeepCards, SaveTokens)):
        return "building"
    if isinstance(step, (SelectProjects, TrimStock, MoveProject)):
        return "projects"
    if isinstance(step, (ChooseFirst, PlaceStart, DealAdministrative, PlaceQuick)):
        return "setup"
    return "season"


# ---------------------------------------------------------------------- what never changes at a table
def sheet(state: City) -> Document:
    """The goal and the sizes of the edition that is played, worked out once."""
    switches, data = state.switches, state.data
    if switches.sheet is None:
        powers = [TILES[kind] for kind in range(TEMPLE, HARBOR)]
        switches.sheet = {
            "goal": {
                "mode": state.setup.options["mode"],
                "kind": GOAL_KINDS[switches.goal],
                "administrative": int(administrative_wanted(state)),
            },
            "powers": " ".join(powers if switches.market_swap else powers[:-1]),
            "nile": " ".join([SPACES[space] for space in range(SITE) if (data.nile >> space) & 1]),
            "pyramids": {str(number): pyramid_steps(state, number) for number in range(1, state.setup.seats + 1)},
            "caravans": int(data.caravans),
            "cubes": int(data.cubes),
            "kept_after_revolt": int(data.kept_after_revolt),
            "kept_without_building": int(data.kept_without_building),
        }
    return switches.sheet


def pyramid_steps(state: City, number: int) -> list[list[int]]:
    """The cost of each of its steps (SR-7.7)."""
    return [triple(state.data.step_costs, number * 9 + step * 3) for step in range(state.data.steps[number])]


def prices(state: City) -> Document:
    """What every building costs that can be started, the pyramid by the first step of the next one (SR-4.6)."""
    known = state.data.prices
    if not known:
        for number in range(5):
            row: Document = {TILES[kind]: triple(state.data.costs, kind * 3) for kind in range(1, PYRAMID)}
            row[TILES[PYRAMID]] = triple(state.data.step_costs, number * 9)
            known.append(row)
    return known[0 if state.pile == 0 else next_pyramid(state)]


def triple(row: vec[i64], first: int) -> list[int]:
    return [int(row[first]), int(row[first + 1]), int(row[first + 2])]


# ---------------------------------------------------------------------- a player
def player(state: City, seat: i64) -> Document:
    base: i64 = seat * KINDS
    production: i64 = 0
    kind: i64
    for kind in range(MASTER_BUILDER, TEMPLE):
        production += state.completed[base + kind]
    helped: bool = has_discounts(state, seat)
    return {
        "last": int(last(state, seat)),
        "room": int(capacity(state, seat)),
        "wealth": int(wealth(state, seat)),
        "caravans_open": caravans_open(state, seat),
        "production": int(production),
        "administrative": int(administrative(state, seat)),
        "progress": progress(state, seat),
        "target": target(state, seat),
        "savings": savings(state, seat) if helped else NO_SAVINGS,
        "reduced": reduced_projects(state, seat) if helped else NO_PRICES,
    }


def progress(state: City, seat: i64) -> int:
    """How much of the goal is there: steps of the pyramid where that alone is the goal (SR-9.2)."""
    return int(state.steps[seat] if state.switches.goal == SCRIBE else goal_parts(state, seat))


def target(state: City, seat: i64) -> int:
    """How much the goal asks for, in the same units; 0 while there is no pyramid whose steps could be counted."""
    if state.switches.goal == SCRIBE:
        return int(state.data.steps[state.pyramids[seat]])
    return SITE if state.switches.goal == ARCHITECT else 2 + int(administrative_wanted(state))


# ---------------------------------------------------------------------- discounts (SR-7.3, SR-7.4)
def has_discounts(state: City, seat: i64) -> bool:
    """Whether a seat has completed anything that makes its neighbours cheaper."""
    base: i64 = seat * KINDS
    crafts: i64 = state.completed[base + GOLDSMITH] + state.completed[base + STONEMASON]
    return crafts + state.completed[base + CARPENTER] + state.completed[base + HARBOR] > 0


def is_finished(state: City, seat: i64, space: i64) -> bool:
    """Whether a space has a completed building and no project: nothing can be saved there."""
    first: i64 = tile_at(state, seat, space, 0)
    second: i64 = tile_at(state, seat, space, 1)
    return first & COMPLETED != 0 and (second == 0 or second & COMPLETED != 0)


def savings(state: City, seat: i64) -> dict[str, str]:
    """What a project saves on a space: a resource for each craft beside it, and `j` of choice by the Harbour."""
    found: dict[str, str] = {}
    crafts = CRAFTS
    count_crafts(state, seat, crafts)
    space: i64
    for space in range(SITE):
        at: i64 = space * 3
        which: i64 = (crafts[at] * MOST_CRAFTS + crafts[at + 1]) * MOST_CRAFTS + crafts[at + 2]
        which = which * 2 + (1 if harbor_helps(state, seat, space) else 0)
        if which > 0 and not is_finished(state, seat, space):
            found[SPACES[space]] = SAVED[which]
    return found


def reduced_projects(state: City, seat: i64) -> dict[str, list[int]]:
    """What the projects on a site need, where crafts make that less than their price."""
    found: dict[str, list[int]] = {}
    space: i64
    slot: i64
    for space in range(SITE):
        for slot in range(2):
            cell: i64 = tile_at(state, seat, space, slot)
            if cell != 0 and cell & COMPLETED == 0:
                note_reduced(state, seat, cell & TILE, space, found)
    return found


def note_reduced(state: City, seat: i64, kind: i64, space: i64, found: dict[str, list[int]]) -> None:
    """What a project needs on a space, if that is less than its price."""
    gold: i64 = price(state, seat, kind, 0)
    stone: i64 = price(state, seat, kind, 1)
    wood: i64 = price(state, seat, kind, 2)
    less_gold: i64 = discounted(gold, crafts_beside(state, seat, space, 0))
    less_stone: i64 = discounted(stone, crafts_beside(state, seat, space, 1))
    less_wood: i64 = discounted(wood, crafts_beside(state, seat, space, 2))
    if less_gold + less_stone + less_wood < gold + stone + wood:
        found[PROJECTS[kind * SITE + space]] = [int(less_gold), int(less_stone), int(less_wood)]


def price(state: City, seat: i64, kind: i64, good: i64) -> i64:
    """The cost of a building; of a pyramid the next step, or the first one of the pyramid that is next."""
    if kind == PYRAMID and state.pyramids[seat] == 0:
        return state.data.step_costs[next_pyramid(state) * 9 + good]
    return cost(state, seat, kind, good)


# ---------------------------------------------------------------------- project selection
def selection(state: City, seat: i64) -> Document:
    """What one more project means (SR-4.10), and what it would need where crafts make it cheaper (SR-7.3)."""
    projects: i64 = counted(state, seat)
    penalty_now: i64 = penalty(state, seat, projects)
    return {
        "builders": int(builders(state, seat)),
        "projects": int(projects),
        "penalty": int(penalty_now),
        "next_raises": penalty(state, seat, projects + 1) > penalty_now,
        "reduced": reduced_starts(state, seat) if has_discounts(state, seat) else NO_PRICES,
    }


def reduced_starts(state: City, seat: i64) -> dict[str, list[int]]:
    """The same for everything that can be started."""
    found: dict[str, list[int]] = {}
    if not can_start_another(state, seat):
        return found
    spaces: i64 = legal_spaces(state, seat)
    space: i64
    kind: i64
    for kind in range(1, KINDS):
        if is_gone(state, kind) or has_enough(state, seat, kind):
            continue
        suited: i64 = spaces_for(state, kind, spaces)
        for space in range(SITE):
            if (suited >> space) & 1:
                note_reduced(state, seat, kind, space, found)
    return found


# ---------------------------------------------------------------------- a payment under way (SR-7.6)
def payment(state: City, seat: i64) -> Document:
    PAYMENT.resume(state)
    return {"covered": covered(), "waste": waste(state, seat)}


def covered() -> list[int]:
    """How much of the need is paid: each kind by its own symbols, the rest by wild ones."""
    wild = int(PAYMENT.paid[WILD])
    found: list[int] = []
    for good in range(3):
        needed = int(PAYMENT.need[good])
        own = min(needed, int(PAYMENT.paid[good]))
        helped = min(wild, needed - own)
        wild -= helped
        found.append(own + helped)
    return found


def waste(state: City, seat: i64) -> dict[str, str]:
    """The symbols of cards that the project no longer needs: paid with, they are lost (SR-7.5)."""
    found: dict[str, str] = {}
    card: i64
    for card in range(RESOURCES):
        if held(state, seat, CARD_SOURCE + card) > 0:
            lost = lost_symbols(card)
            if lost:
                found[f"card {HAND_CARDS[card]}"] = " ".join([GOODS[good] for good in lost])
    return found


def lost_symbols(card: i64) -> list[int]:
    """Of a card that would be paid next."""
    first = int(FIRST_SYMBOL[card])
    left = [int(PAYMENT.need[good] - PAYMENT.paid[good]) for good in range(3)]
    lost: list[int] = []
    for good in [first] if card < SINGLES else [first, int(SECOND_SYMBOL[card])]:
        if left[good] <= 0:
            lost.append(good)
        left[good] -= 1
    return lost
