"""What the coach says in a first game of Sa-Ré: where each line fits, and that its figures are right."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from mastaba import CHANCE, State
from mastaba.kernel.agenda import Facts
from tests.games.sa_re.table import GAME, after, offered, play, position, site
from tests.lessons.coached import figures, said_first

LAST = GAME.editions[GAME.default_edition].number("track.last")


def line(state: State, key: str, seat: int = 1) -> Facts | None:
    return figures(GAME, state, seat, key)


def player(state: State, seat: int = 1) -> dict[str, Any]:
    found: Any = GAME.save(state)["players"]
    return dict(found[str(seat)])


def season(top: str, marker: int = 0, **fields: object) -> State:
    return position("season", {"marker": marker, "site": site(), **fields}, season={"top": top})


# ---------------------------------------------------------------------- projects
def test_the_start_tiles() -> None:
    state = play(GAME.start(), "* first 1")
    assert said_first(GAME, state) == "start"


def test_projects() -> None:
    state = position("projects", {"site": site()})
    assert line(state, "another") is None
    assert said_first(GAME, state) == "projects"


def test_another_project_raises_the_marker() -> None:
    state = after(position("projects", {"site": site(), "marker": 2}), "1 start CA A2")
    said = line(state, "another")
    assert said == {"marker": 3, "last": LAST}
    assert player(after(state, "1 start ST B1", "1 go"))["marker"] == 3
    assert player(after(state, "1 go"))["marker"] == 2


def test_a_black_cube() -> None:
    state = position("projects", {"site": site(), "cubes": 1})
    assert line(state, "cube") == {"last": LAST - 1}
    assert line(position("projects", {"site": site()}), "cube") is None


# ---------------------------------------------------------------------- the season
@pytest.mark.parametrize(("card", "spaces"), [("U1", 1), ("U2", 2)])
def test_unrest_that_lies_open(card: str, spaces: int) -> None:
    state = season(card, 2)
    assert line(state, "unrest") == {"spaces": spaces, "marker": 2 + spaces, "last": LAST}
    assert player(after(turned_up(after(state, "1 take")), f"1 keep {card}"))["marker"] == 2 + spaces
    assert line(season("G"), "unrest") is None


def shoe_of(state: State) -> int:
    found: Any = GAME.save(state)["season"]
    return int(found["shoe"])


def turned_up(state: State, card: str = "G") -> State:
    """The next card of the shoe, where it is turned up first."""
    return after(state, f"* season {card}") if GAME.decisions(state)[0].seat == CHANCE else state


def test_a_double_card_brings_wind() -> None:
    state = season("GS", 2)
    assert line(state, "wind") == {"marker": 3, "last": LAST}
    taken = turned_up(after(state, "1 take"))
    assert (player(taken)["marker"], player(taken, 2)["marker"]) == (3, 1)
    assert line(season("G"), "wind") is None


@pytest.mark.parametrize("marker", [0, 4, 5, 6, 7])
def test_the_chance_of_a_revolt_is_what_the_rules_deal(marker: int) -> None:
    """Every pair of cards is drawn by the rules themselves, all unrest kept, and the revolts are weighed."""
    state = season("HO", marker)
    said = line(state, "horus")
    assert said == {"revolt": round(100 * revolts(after(state, "1 take"), shoe_of(state) - 1))}


def revolts(state: State, shoe: int) -> Fraction:
    """The chance that the seat revolts by the next two cards, of a shoe of that size."""
    save: Any = GAME.save(state)
    if save["players"]["1"]["revolted"]:
        return Fraction(1)
    decision = GAME.decisions(state)[0]
    if decision.prompt.key == "DealWithUnrest":
        return revolts(after(state, f"1 {next(move for move in decision.options if move.kind == 'keep')}"), shoe)
    drawn = shoe - save["season"]["shoe"] - save["season"]["dark"]  # Hoshekh has left the shoe and was not drawn
    if decision.seat != CHANCE or drawn > 2:
        return Fraction(0)
    if drawn == 2:  # what lies on top then makes no difference
        return revolts(turned_up(state, "G"), shoe)
    weights = decision.weights or ()
    shares = [
        Fraction(weight, sum(weights)) * revolts(after(state, f"* {move}"), shoe)
        for move, weight in zip(decision.options, weights, strict=True)
    ]
    return sum(shares, Fraction(0))


def test_no_chance_is_named_where_the_shoe_may_be_too_small() -> None:
    gone = "G G S S W W W GG SS WW GS GW SW U1 U1 U1 U1 U1 U2 U2 U2 HO HO HO"
    state = position("season", {"site": site()}, season={"top": "HO", "unseen": "G S XX", "aside": gone})
    assert shoe_of(state) == 3
    assert line(state, "horus") is None
    assert line(season("G"), "horus") is None


def test_what_is_left_in_the_dark() -> None:
    state = position("season", {"site": site()}, season={"dark": True})
    said = line(state, "dark")
    outcomes = GAME.decisions(after(state, "1 draw"))[0]
    left = {move.text.split()[1]: weight for move, weight in zip(outcomes.options, outcomes.weights or (), strict=True)}
    unrest, horus = left.get("U1", 0) + left.get("U2", 0), left.get("HO", 0)
    assert said == {
        "resources": sum(left.values()) - unrest - horus - left.get("XX", 0),
        "unrest": unrest,
        "horus": horus,
    }
    assert line(season("G"), "dark") is None


def test_the_second_unrest_may_be_given_away() -> None:
    first = turned_up(after(season("U1"), "1 take"), "U1")
    assert line(first, "second-unrest") is None
    second = turned_up(after(first, "1 keep U1", "1 take"))
    assert line(second, "second-unrest") == {}
    assert "give U1 2" in offered(second)


def test_near_the_revolt() -> None:
    assert line(season("G", LAST - 2), "near") == {"spaces": 2, "last": LAST}
    assert line(season("G", LAST - 1), "near") == {"spaces": 1, "last": LAST}
    assert line(season("G", LAST - 3), "near") is None


def test_projects_that_are_paid_for() -> None:
    """What the coach says in the season is what can be built in the building phase with the same goods."""
    rich = {"site": site(B2="ca"), "cards": "GG SS", "stock": ""}
    assert line(position("season", rich, season={"top": "G"}), "paid") == {"projects": 1}
    assert "build CA B2" in offered(position("building", rich))
    poor = {**rich, "cards": "GG S"}
    assert line(position("season", poor, season={"top": "G"}), "paid") is None
    assert "build CA B2" not in offered(position("building", poor))
    both = {"site": site(B2="ca", B3="st"), "cards": "GG SS", "stock": ""}
    assert line(position("season", both, season={"top": "G"}), "paid") is None
    assert line(position("season", {"site": site(), "cards": "GG"}, season={"top": "G"}), "paid") is None


# ---------------------------------------------------------------------- building
def test_the_building_phase() -> None:
    rich = position("building", {"site": site(B2="ca"), "cards": "GG SS"})
    assert line(rich, "building") == {}
    assert line(rich, "nothing") is None


def test_nothing_can_be_built() -> None:
    poor = position("building", {"site": site(B2="ca"), "cards": "G W W", "stock": ""})
    said = line(poor, "nothing")
    assert said == {"cards": 2}
    done = after(poor, "1 done")
    for card in ("G", "W"):
        play(done, f"1 keep {card}")
    assert "keep W" not in offered(done)
    assert line(poor, "building") is None
    assert line(position("building", {"site": site(), "cards": ""}), "nothing") is None
