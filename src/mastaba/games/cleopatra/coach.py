"""What the coach says in a first game of Cleopatra, the rarest first."""

from __future__ import annotations

from typing import Final

from mastaba.games.cleopatra.view_type import CleopatraPlayer, CleopatraView
from mastaba.kernel.agenda import Facts
from mastaba.kernel.coaching import Coach, Line, offers
from mastaba.kernel.game import Decision

FAR: Final = 4  # amulets from which on they are spoken of
TAINTED: Final = ("S2", "M2", "W2", "L2", "C")


def turn(view: CleopatraView) -> str:
    return str(view["turn"])


def me(view: CleopatraView) -> CleopatraPlayer:
    return view["players"][str(view["seat"])]


def hand(view: CleopatraView) -> list[str]:
    return str(me(view)["hand"]).split()


def last_turn(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-9.3: tainted cards in hand become amulets."""
    if view["last_turns_after"] is None:
        return None
    return {"cards": len([card for card in hand(view) if card in TAINTED])}


def before_the_offering(view: CleopatraView, decision: Decision) -> Facts | None:
    """The next step of Cleopatra crosses the line (CL-8.3)."""
    behind = view["cleopatra"] + 1 == view["derived"]["line"]
    return {"shed": view["derived"]["offering"]["discard"]} if behind else None


def sanctuary(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-7.3, CL-7.4: the largest zone that could be claimed now, and what that costs."""
    claims = [move.facts["square"] for move in decision.options if move.kind == "claim"]
    if not claims:
        return None
    squares = max(len(view["zones"][str(square)].split()) for square in claims)
    return {"squares": squares, "statues": me(view)["statues"], "scarabs": view["derived"]["forgone"]}


def corruption(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-9.4: what one's own amulets would cost beside somebody without any. Those of the others could be counted, but
    lie hidden in their pyramids (CL-10.1): the coach does not count for anybody."""
    left, penalties = view["derived"]["players"][str(view["seat"])]["amulets_left"], view["derived"]["penalties"]
    if left < FAR:
        return None
    eliminated = left >= len(penalties)
    return {"amulets": left, "cost": 0 if eliminated else penalties[left], "out": "yes" if eliminated else "no"}


def hand_limit(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-4.2, CL-4.3."""
    return {"amulets": view["derived"]["excess"], "limit": view["derived"]["hand_limit"]}


def tainted_payment(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-5.5: with a tainted card and without."""
    prices = [way["amulets"] for way in view["ways"]]
    return {"most": max(prices)} if prices and min(prices) == 0 < max(prices) else None


def another_piece(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-5.1."""
    return {} if view["built"] > 0 and offers(decision, "build") else None


def piece(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-5.2: the most that a piece would earn which can be paid for now. What a mosaic earns depends on its place."""
    earns = [scarabs for move, scarabs in view["earns"].items() if kind_of(move) in view["buildable"]]
    return {"scarabs": max(earns)} if earns else None


def kind_of(move: str) -> str:
    """The kind of piece that a build move names."""
    word = move.split()[1]
    return "throne" if word == "pedestal" else word


def worshipper(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-3.3: the first space asks for scarabs."""
    price = view["derived"]["places"]["scarabs"][0]
    if price == 0 or view["derived"]["places"]["amulets"][0] > 0 or me(view)["scarabs"] < price:
        return None
    return {"scarabs": price}


def refill(view: CleopatraView, decision: Decision) -> Facts | None:
    """CL-4.4."""
    return {"cards": view["derived"]["to_stock"]}


def few_cards(view: CleopatraView, decision: Decision) -> Facts | None:
    """The quarry sells nothing for this hand (CL-3.4)."""
    return None if view["buildable"] else {"cards": len(hand(view))}


ANY: Final = ("Activate", "ChooseAction", "SecondAction", "TakeStall", "Quarry")
VISIT: Final = ("Activate", "ChooseAction", "SecondAction")

COACH: Final = Coach(
    turn,
    (
        Line("cleopatra-coach-limit", ("LimitHand",), hand_limit, "hand"),
        Line("cleopatra-coach-last-turn", ANY, last_turn, "hand"),
        Line("cleopatra-coach-again", ("Quarry",), another_piece, "hand"),
        Line("cleopatra-coach-sanctuary", ("Claim",), sanctuary, "garden"),
        Line("cleopatra-coach-procession", ANY, before_the_offering, "line"),
        Line("cleopatra-coach-first", ("ChooseAction",), few_cards, "hand"),
        Line("cleopatra-coach-corruption", ANY, corruption),
        Line("cleopatra-coach-tainted", ("Pay",), tainted_payment, "hand"),
        Line("cleopatra-coach-piece", VISIT, piece),
        Line("cleopatra-coach-worshipper", ("Activate",), worshipper),
        Line("cleopatra-coach-refill", ("StockStall",), refill, "drawn"),
    ),
)
