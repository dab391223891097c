"""What the coach says in a first game of Amun-Re, the rarest first."""

from __future__ import annotations

from typing import Final

from mastaba.games.amun_re import GAME
from mastaba.games.amun_re.state import KINGDOM_ROUNDS
from mastaba.games.amun_re.view_type import AmunReView
from mastaba.kernel.agenda import Facts
from mastaba.kernel.coaching import Coach, Line, offers
from mastaba.kernel.game import Decision

SOME: Final = 5  # units whose price is named


def turn(view: AmunReView) -> str:
    """What one player does in a round is spread over its phases: each is a turn."""
    return f"{view['round']} {view['derived']['phase']['current']}"


def own(view: AmunReView) -> int:
    """The seat as lists of seats count it."""
    return (view["seat"] or 1) - 1


def harvests(view: AmunReView) -> int:
    """How often a farmer laid now yields before all farmers leave (AR-8.6)."""
    return KINGDOM_ROUNDS - (view["round"] - 1) % KINGDOM_ROUNDS


# ---------------------------------------------------------------------- the auction
def last_purchases(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-8.5: the wealth of the richest scores after the last round."""
    return {} if view["round"] == view["derived"]["rounds"] else None


def new_kingdom(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-8.6: pyramids and bricks stayed; how many of them are on offer."""
    if view["derived"]["kingdom"] != "new":
        return None
    offered = [place for place in view["provinces"].values() if place["card"] == "offer"]  # type: ignore[index]
    return {"pyramids": sum(place["pyramids"] for place in offered)}  # type: ignore[index]


def above_the_purse(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-4.9: cards that can be sold count too."""
    player = view["players"][str(view["seat"])]
    bids = [move.facts["gold"] for move in decision.options if move.kind == "bid"]
    if not any(isinstance(bid, int) and bid > player["gold"] for bid in bids):
        return None
    return {"gold": player["gold"], "cards": len(str(player["hand"]).split())}


def outbid(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-4.6."""
    if view["derived"]["seats"]["displaced"][own(view)] is None:
        return None
    return {"free": len([bid for bid in view["derived"]["bids"].values() if bid["gold"] is None])}


def first_bid(view: AmunReView, decision: Decision) -> Facts | None:
    """What is left after the auction pays for everything else (AR-5.1)."""
    if view["round"] > 1 or view["players"][str(view["seat"])]["bid"] is not None:
        return None
    gold = view["players"][str(view["seat"])]["gold"]
    return {"gold": gold, "units": SOME, "price": view["derived"]["prices"][SOME]}


# ---------------------------------------------------------------------- cards, farmers, bricks
def before_a_scoring(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-8.2: what the provinces would score as they stand."""
    if view["round"] % KINGDOM_ROUNDS:
        return None
    return {"points": view["derived"]["seats"]["points"][own(view)]}


def cards(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-5.2."""
    return {"price": view["derived"]["prices"][1], "harvests": harvests(view)} if offers(decision, "cards") else None


def farmers(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-5.5."""
    return {"harvests": harvests(view)} if offers(decision, "farmer", "free") else None


def bricks(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-5.7."""
    return {} if offers(decision, "brick", "architect") else None


# ---------------------------------------------------------------------- offering and income
def camels(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-7.3: of the others, whoever has most to lose when camels no longer travel."""
    values = GAME.setup_in(view).data.values
    lost: dict[int, int] = {}
    for name, place in view["provinces"].items():
        owner: int = place["owner"]  # type: ignore[index]
        lost[owner] = lost.get(owner, 0) + int(str(values[f"provinces.{name}.camel_income"].value))
    others = [seat for seat in lost if seat not in (0, view["seat"]) and lost[seat] > 0]
    still = [level for level in view["derived"]["scale"] if level["camels"]]
    if not others or len(still) == len(view["derived"]["scale"]):
        return None
    owner = max(others, key=lambda seat: (lost[seat], -seat))
    return {"seat": owner, "gold": lost[owner], "level": still[-1]["level"] + 1 if still else 1}


def offering(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-7.2: each farmer yields as much as the level."""
    return None if view["round"] > 1 else {"farmers": view["derived"]["seats"]["farmers"][own(view)]}


def reward(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-6.8."""
    return {"quota": decision.prompt.facts["quota"]}


def income_card(view: AmunReView, decision: Decision) -> Facts | None:
    """AR-7.4, AR-7.5: one that could be laid now."""
    return {} if offers(decision, "gold8", "harvest") else None


BID: Final = ("PlaceBid",)
BUY: Final = ("BuyCards", "LayFarmers", "LayBricks")

COACH: Final = Coach(
    turn,
    (
        Line("amun-re-coach-bid", BID, first_bid, "hand"),
        Line("amun-re-coach-offering", ("SealOffering",), offering),
        Line("amun-re-coach-last-round", BUY, last_purchases),
        Line("amun-re-coach-new-kingdom", BID, new_kingdom),
        Line("amun-re-coach-before-scoring", ("LayBricks",), before_a_scoring),
        Line("amun-re-coach-income-card", ("CollectIncome",), income_card, "hand"),
        Line("amun-re-coach-camels", ("SealOffering",), camels),
        Line("amun-re-coach-purse", BID, above_the_purse, "hand"),
        Line("amun-re-coach-outbid", BID, outbid),
        Line("amun-re-coach-reward", ("TakeReward",), reward),
        Line("amun-re-coach-cards", ("BuyCards",), cards),
        Line("amun-re-coach-farmers", ("LayFarmers",), farmers),
        Line("amun-re-coach-bricks", ("LayBricks",), bricks),
    ),
)
