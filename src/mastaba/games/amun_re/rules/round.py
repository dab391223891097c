"""The course of the game: who begins, the phases of a round, and the two kingdoms (AR-2, AR-3.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import PROVINCES
from mastaba.games.amun_re.events import first_player_chosen, game_ended, kingdom_ended
from mastaba.games.amun_re.moves import FIRST
from mastaba.games.amun_re.rules.auction import BIDS, Auction
from mastaba.games.amun_re.rules.building import BRICKS
from mastaba.games.amun_re.rules.buying import DRAFTS, KEEPS, PURCHASES, SHOWS
from mastaba.games.amun_re.rules.cards import DRAWS
from mastaba.games.amun_re.rules.farming import FARMERS
from mastaba.games.amun_re.rules.income import INCOMES
from mastaba.games.amun_re.rules.offering import ADJUSTMENTS, MoveTemple, Offerings, OpenOfferings, sealed
from mastaba.games.amun_re.rules.paying import PAYS, SELL_TO_PAY, TakePossession
from mastaba.games.amun_re.rules.revealing import LAY, LAY_ONE, TURN_UP, RevealProvinces
from mastaba.games.amun_re.rules.rewards import REWARDS, MovePharaoh, Rewards
from mastaba.games.amun_re.rules.scoring import BONUSES, ScorePoints, SellHands
from mastaba.games.amun_re.state import ASIDE, IN_PILE, KINGDOM_ROUNDS, LAND, NONE, ROUNDS, USED, Egypt, filled
from mastaba.kernel.agenda import AUTOMATIC, CHANCE, AnyStep, Facts, Step
from mastaba.kernel.documents import Reader
from mastaba.kernel.errors import BadInput
from mastaba.kernel.options import who_may_begin
from mastaba.kernel.vectors import counts


class ChooseFirst(Step[Egypt]):
    """Chance says who is the first Pharaoh, or the table has said so (AR-2.3)."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def outcomes(self, state: Egypt, out: vec[i64], weights: vec[i64]) -> i64:
        return who_may_begin(state.setup, FIRST, out, weights)

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        state.first = move - FIRST
        first_player_chosen(state)
        state.then(ROUND)
        if state.setup.options["start_draft"] == "on":
            in_order(state, DRAFT_TURN)
        return None


class EverybodyInOrder(Step[Egypt]):
    """Each player in turn from the first player on does the same things, with a fresh right to play cards."""

    def __init__(self, turn: i64) -> None:
        super().__init__(AUTOMATIC)
        self.turn: i64 = turn

    def run(self, state: Egypt) -> AnyStep | None:
        if self.turn != PAY_TURN:  # paying belongs to the auction
            state.played = 0
        in_order(state, self.turn)
        return None

    def facts(self) -> Facts:
        return {"turn": TURN_NAMES[self.turn]}


def in_order(state: Egypt, turn: i64) -> None:
    """Schedules a turn for everybody, the first player's first."""
    seat: i64 = state.first
    for _ in range(state.seats):
        if seat == 0:
            seat = state.seats
        seat -= 1
        state.then(TURNS[turn * 5 + seat])


class EndOfRound(Step[Egypt]):
    """After rounds 3 and 6 points are scored, and a kingdom ends; else the next round begins."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        if state.round == KINGDOM_ROUNDS:
            state.then(OLD_KINGDOM_ENDS)
        elif state.round == ROUNDS:
            state.then(NEW_KINGDOM_ENDS)
        else:
            state.round += 1
            state.then(ROUND)
        return None


class ChangeKingdom(Step[Egypt]):
    """Owners and farmers leave the board; pyramids and bricks stay, and the used provinces are dealt again (AR-8.6)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        state.owners = filled(LAND, NONE)
        state.guests = counts(LAND)
        state.cards = state.cards[:]
        p: i64
        for p in range(LAND):
            state.farmers[p] = 0
            state.cards[p] = IN_PILE if state.cards[p] == USED else ASIDE
        kingdom_ended(state)
        state.round = KINGDOM_ROUNDS + 1
        state.then(ROUND)
        return None


class EndGame(Step[Egypt]):
    """The game is over after six rounds (AR-8.7)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        state.agenda.clear()
        game_ended(state)
        return None


PAY_TURN: Final = 0
ACTION_TURN: Final = 1
INCOME_TURN: Final = 2
BONUS_TURN: Final = 3
DRAFT_TURN: Final = 4
TURN_NAMES: Final = ("pay", "actions", "income", "bonus", "draft")

TURNS: Final[list[tuple[AnyStep, ...]]] = [
    *((PAYS[seat],) for seat in range(5)),
    *((PURCHASES[seat], FARMERS[seat], BRICKS[seat]) for seat in range(5)),
    *((INCOMES[seat],) for seat in range(5)),
    *((BONUSES[seat],) for seat in range(5)),
    *((DRAFTS[seat],) for seat in range(5)),
]

ROUND: Final[tuple[AnyStep, ...]] = (
    RevealProvinces(),
    Auction(),
    EverybodyInOrder(PAY_TURN),
    TakePossession(),
    EverybodyInOrder(ACTION_TURN),
    Offerings(),
    OpenOfferings(),
    MoveTemple(),
    Rewards(),
    MovePharaoh(),
    EverybodyInOrder(INCOME_TURN),
    EndOfRound(),
)
PLAY_BONUSES: Final = EverybodyInOrder(BONUS_TURN)
SCORE: Final = ScorePoints()
OLD_KINGDOM_ENDS: Final[tuple[AnyStep, ...]] = (PLAY_BONUSES, SCORE, ChangeKingdom())
NEW_KINGDOM_ENDS: Final[tuple[AnyStep, ...]] = (PLAY_BONUSES, SellHands(), SCORE, EndGame())

PHASES: Final = ("reveal", "auction", "actions", "offering", "income", "scoring")  # of a round (AR-3.1)
# Which of them goes on while a step of the round or of a kingdom's end still waits.
PHASE_BEFORE: Final[dict[AnyStep, int]] = {
    **dict(zip(ROUND, (0, 0, 1, 1, 1, 2, 3, 3, 3, 3, 3, 4), strict=True)),
    **dict.fromkeys((*OLD_KINGDOM_ENDS, *NEW_KINGDOM_ENDS), 5),
}


def phase_of(state: Egypt) -> i64:
    """The phase that goes on, in the order of PHASES; the last one when the game is over."""
    if state.now is None:
        return len(PHASES) - 1
    k: i64 = len(state.agenda) - 1
    while k >= 0:
        if state.agenda[k] in PHASE_BEFORE:
            return PHASE_BEFORE[state.agenda[k]]
        k -= 1
    return 0  # before the first round


def restore(name: str, facts: Reader, state: Egypt) -> AnyStep:
    """A step from its name and facts, as write_agenda() wrote them."""
    if name == "ChooseFirst":
        return ChooseFirst()
    if name == "TurnUpProvince":
        return TURN_UP
    if name == "Together":
        return sealed(state)
    if name in ("LayFreeCards", "LayFreeCard"):
        p = PROVINCES.index(facts.choice("province", PROVINCES))
        return LAY[p] if name == "LayFreeCards" else LAY_ONE[p]
    for phase in (*ROUND, *NEW_KINGDOM_ENDS, *OLD_KINGDOM_ENDS):
        if type(phase).__name__ == name and phase.facts().get("turn") == facts.fields.get("turn"):
            return phase
    seat = facts.number("seat", 1, int(state.seats)) - 1
    if name == "TakeReward":
        return REWARDS[seat * 4 + facts.number("quota", 1, 3)]
    steps: tuple[AnyStep, ...] = (
        BIDS[seat], PAYS[seat], SELL_TO_PAY[seat], PURCHASES[seat], FARMERS[seat], BRICKS[seat], ADJUSTMENTS[seat],
        INCOMES[seat], BONUSES[seat], DRAFTS[seat], SHOWS[seat], KEEPS[seat], DRAWS[seat],
    )  # fmt: skip
    for step in steps:
        if type(step).__name__ == name:
            return step
    raise BadInput(f"{facts.path} names {name!r:.60}, which is not a step of Amun-Re")
