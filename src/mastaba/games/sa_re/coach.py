"""What the coach says in a first game of Sa-Ré, the rarest first."""

from __future__ import annotations

from typing import Final

from mastaba.games.sa_re import GAME
from mastaba.games.sa_re.data import CARDS, RESOURCES, SINGLES
from mastaba.games.sa_re.game import own
from mastaba.games.sa_re.moves import SIZE
from mastaba.games.sa_re.rules.building import builds
from mastaba.games.sa_re.view_type import SaRePlayer, SaReView
from mastaba.kernel.agenda import Facts
from mastaba.kernel.chance import Rng
from mastaba.kernel.coaching import Coach, Line, offers
from mastaba.kernel.game import Decision
from mastaba.kernel.vectors import counts

DOUBLES: Final = CARDS[SINGLES:RESOURCES]
RISES: Final = {**dict.fromkeys(DOUBLES, 1), "U1": 1, "U2": 2}  # spaces, if all unrest is kept (SR-5.7, SR-5.10)
NEAR: Final = 2  # spaces from the open revolt
PAIR: Final = 2  # cards drawn for a Choice of Horus (SR-5.8)
HORUS: Final = "HO"
HOSHEKH: Final = "XX"
# Reused: compiled code never frees a vector that interpreted code passes to it (mypy 2.4.1).
PAPER: Final = counts(SIZE)


def turn(view: SaReView) -> str:
    """The phases are far apart, and the season is long: each is a turn."""
    return f"{view['turn']} {view['phase']['current']}"


def me(view: SaReView) -> SaRePlayer:
    return view["players"][str(view["seat"])]


def last(view: SaReView) -> int:
    """The space that means open revolt, one less for each black cube (SR-5.14)."""
    return view["derived"]["players"][str(view["seat"])]["last"]


def unseen(view: SaReView) -> list[str]:
    """One of them is the card that was removed, and nobody knows which."""
    return view["season"]["unseen"].split()


def offered(view: SaReView) -> str | None:
    """The card that lies open."""
    return None if view["season"]["dark"] else view["season"]["top"]


# ---------------------------------------------------------------------- the season
def horus(view: SaReView, decision: Decision) -> Facts | None:
    """The share of the pairs that can follow and would bring the marker to the last space, counted pair by pair.
    Hoshekh is never drawn: another card comes in its place (SR-5.9)."""
    if offered(view) != HORUS or view["season"]["shoe"] <= PAIR + 1:  # else the shoe may have no two cards left
        return None
    rises = [RISES.get(card, 0) for card in unseen(view) if card != HOSHEKH]
    room = last(view) - me(view)["marker"]
    pairs = [one + other >= room for k, one in enumerate(rises) for other in rises[:k]]
    return {"revolt": round(100 * sum(pairs) / len(pairs))}


def dark(view: SaReView, decision: Decision) -> Facts | None:
    """SR-5.9: what can still come, by counting."""
    if not view["season"]["dark"]:
        return None
    left = unseen(view)
    return {
        "resources": len([card for card in left if card in CARDS[:RESOURCES]]),
        "unrest": left.count("U1") + left.count("U2"),
        "horus": left.count(HORUS),
    }


def second_unrest(view: SaReView, decision: Decision) -> Facts | None:
    """SR-5.11, SR-5.12."""
    return {} if offers(decision, "give", "toss") else None


def near_revolt(view: SaReView, decision: Decision) -> Facts | None:
    """SR-5.14."""
    spaces = last(view) - me(view)["marker"]
    return {"spaces": spaces, "last": last(view)} if spaces <= NEAR else None


def paid(view: SaReView, decision: Decision) -> Facts | None:
    """Whether every project could be paid for with what its owner has now (SR-7.2), each taken alone."""
    projects = sum(tile.islower() for tiles in me(view)["site"].values() for tile in tiles.split())
    if projects == 0:
        return None
    city = own(GAME.imagine(dict(view), Rng(0)))  # nothing that is hidden from a seat pays for anything
    payable = builds(city, (view["seat"] or 1) - 1, PAPER, 0)
    return {"projects": projects} if payable == projects else None


def unrest(view: SaReView, decision: Decision) -> Facts | None:
    """SR-5.10."""
    card = offered(view)
    if card not in ("U1", "U2"):
        return None
    return {"spaces": RISES[card], "marker": me(view)["marker"] + RISES[card], "last": last(view)}


def wind(view: SaReView, decision: Decision) -> Facts | None:
    """SR-5.7."""
    return {"marker": me(view)["marker"] + 1, "last": last(view)} if offered(view) in DOUBLES else None


# ---------------------------------------------------------------------- projects and building
def shorter_track(view: SaReView, decision: Decision) -> Facts | None:
    """SR-8.1."""
    return {"last": last(view)} if me(view)["cubes"] > 0 else None


def nothing_to_build(view: SaReView, decision: Decision) -> Facts | None:
    """SR-7.10."""
    if me(view)["built"] or offers(decision, "build") or not me(view)["cards"]:
        return None
    return {"cards": view["derived"]["kept_without_building"]}


def building(view: SaReView, decision: Decision) -> Facts | None:
    """SR-7.5, SR-7.12."""
    return {} if offers(decision, "build") else None


def another_project(view: SaReView, decision: Decision) -> Facts | None:
    """SR-4.10: one that would raise the marker."""
    selection = view["derived"]["selection"]
    if selection is None or not selection["next_raises"] or not offers(decision, "start"):
        return None
    return {"marker": me(view)["marker"] + selection["penalty"] + 1, "last": last(view)}


def projects(view: SaReView, decision: Decision) -> Facts | None:
    """SR-4.1, SR-7.3."""
    return {} if offers(decision, "start") else None


def start(view: SaReView, decision: Decision) -> Facts | None:
    """SR-2.3: workshops make what stands beside them cheaper (SR-7.3)."""
    return {}


OFFER: Final = ("Offer",)
SELECT: Final = ("SelectProjects",)

COACH: Final = Coach(
    turn,
    (
        Line("sa-re-coach-start", ("PlaceStart",), start),
        Line("sa-re-coach-cube", (*SELECT, *OFFER), shorter_track, "track-{own}"),
        Line("sa-re-coach-second-unrest", ("DealWithUnrest",), second_unrest, "shoe"),
        Line("sa-re-coach-nothing", ("Erect",), nothing_to_build, "hand"),
        Line("sa-re-coach-another", SELECT, another_project, "track-{own}"),
        Line("sa-re-coach-horus", OFFER, horus, "shoe"),
        Line("sa-re-coach-wind", OFFER, wind, "shoe"),
        Line("sa-re-coach-near", ("Offer", "React"), near_revolt, "track-{own}"),
        Line("sa-re-coach-unrest", OFFER, unrest, "shoe"),
        Line("sa-re-coach-dark", OFFER, dark, "shoe"),
        Line("sa-re-coach-paid", OFFER, paid),
        Line("sa-re-coach-building", ("Erect",), building, "tokens-{own}"),
        Line("sa-re-coach-projects", SELECT, projects, "reference"),
    ),
)
