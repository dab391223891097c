"""What the coach says in a first game of Babel, the rarest first."""

from __future__ import annotations

from typing import Final

from mastaba.games.babel.view_type import BabelPlayer, BabelPlayerFacts, BabelView
from mastaba.kernel.agenda import Facts
from mastaba.kernel.coaching import Coach, Line, offers
from mastaba.kernel.game import Decision

NEAR: Final = 3  # levels to a win from which on totals are worth counting


def turn(view: BabelView) -> str:
    return str(view["turn"])


def me(view: BabelView) -> BabelPlayer:
    return view["players"]["1" if view["seat"] == 1 else "2"]


def opponent(view: BabelView) -> int:
    return 2 if view["seat"] == 1 else 1


def facts_of(view: BabelView, seat: int | None) -> BabelPlayerFacts:
    return view["derived"]["players"]["1" if seat == 1 else "2"]


def halved(view: BabelView, decision: Decision) -> Facts | None:
    """BA-5.10: its owner chooses."""
    return {"due": decision.prompt.facts["due"]}


def endgame(view: BabelView, decision: Decision) -> Facts | None:
    """BA-7.3, BA-7.4."""
    end = view["derived"]["end"]
    return {"win": end["endgame_win"], "low": end["low"]} if view["endgame"] else None


def destroyed(view: BabelView, decision: Decision) -> Facts | None:
    """BA-6.3: they lie on the Temple pile and are the first to be revealed."""
    cards = len(view["returned"].split())
    return {"cards": cards, "next": min(cards, view["derived"]["revealed"])} if cards else None


def near_the_end(view: BabelView, decision: Decision) -> Facts | None:
    """BA-7.1."""
    end = view["derived"]["end"]
    totals = view["players"]["1"]["total"], view["players"]["2"]["total"]
    return {"win": end["win"], "low": end["low"]} if max(totals) >= end["win"] - NEAR else None


def left_to_the_opponent(view: BabelView, decision: Decision) -> Facts | None:
    """The last card of the opponent's Temple column, where a site of theirs waits for it with cards enough (BA-4.8).
    One's own column does not count: new cards come to lie on it (BA-6.1)."""
    other = opponent(view)
    theirs, columns = facts_of(view, other), view["players"]["1" if other == 1 else "2"]["columns"]
    level = theirs["builds"]["own"]
    for site, wanted in theirs["next"].items():
        if level and wanted == level and len(str(columns[site])) >= level and offers(decision, "end"):  # type: ignore[literal-required]
            return {"seat": other, "level": level}
    return None


def both_columns(view: BabelView, decision: Decision) -> Facts | None:
    """BA-4.6: the last card of either Temple column may be built."""
    possible = {move.text for move in decision.options}
    if not {"build own", "build opp"} <= possible:
        return None
    return {"seat": opponent(view), "level": facts_of(view, view["seat"])["builds"]["own"]}


def own_run(view: BabelView, decision: Decision) -> Facts | None:
    """BA-5.1: under the pawn."""
    return {} if me(view)["pawn"] in facts_of(view, view["seat"])["runs"] else None


def migration(view: BabelView, decision: Decision) -> Facts | None:
    """BA-4.12: from another site than the one where the pawn stands."""
    pawn = me(view)["pawn"]
    away = any(move.kind == "mig" and move.facts["site"] != pawn for move in decision.options)
    return {"cards": view["derived"]["migrating"]} if away else None


def reserve(view: BabelView, decision: Decision) -> Facts | None:
    """BA-3.7."""
    return {} if me(view)["reserve"] else None


def every_turn(view: BabelView, decision: Decision) -> Facts | None:
    """BA-3.2."""
    return {"drawn": view["derived"]["drawn"]}


ACT: Final = ("Act",)

COACH: Final = Coach(
    turn,
    (
        Line("babel-coach-halved", ("DropCards",), halved, "hand"),
        Line("babel-coach-both", ACT, both_columns, "source-own"),
        Line("babel-coach-destroyed", ACT, destroyed, "pile"),
        Line("babel-coach-reserve", ACT, reserve, "source-res"),
        Line("babel-coach-endgame", ACT, endgame),
        Line("babel-coach-run", ACT, own_run, "pawn-{own}"),
        Line("babel-coach-left", ACT, left_to_the_opponent, "source-own"),
        Line("babel-coach-near", ACT, near_the_end),
        Line("babel-coach-migration", ACT, migration, "move-mig"),
        Line("babel-coach-turn", ACT, every_turn, "hand"),
    ),
)
