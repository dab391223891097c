"""What comes with a view because it follows from the rules; and every value that can be corrected is seen."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from mastaba import SPECTATOR, Rng, State
from mastaba.games.sa_re.data import SPACES
from mastaba.games.sa_re.rules.prices import crafts_beside
from mastaba.games.sa_re.state import City
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts
from tests.corrections import correctable
from tests.games.sa_re.table import GAME, after, field, position, site, walk


def derived(state: State) -> dict[str, Any]:
    found = GAME.view(state, SPECTATOR)["derived"]
    assert isinstance(found, dict)
    return found


def player(state: State, seat: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = derived(state)["players"][str(seat)]
    return found


def phase(state: State) -> object:
    return GAME.view(state, SPECTATOR)["phase"]


# ---------------------------------------------------------------------- what it says
def test_the_phase_is_a_fact() -> None:
    steps = ["projects", "season", "building"]
    assert phase(GAME.start()) == {"name": "setup", "steps": steps, "current": 0}
    for current, name in enumerate(steps):
        assert phase(position(name)) == {"name": name, "steps": steps, "current": current}


def test_every_phase_of_a_game_is_told() -> None:
    """In the order of the rules: after the set-up the three phases in turn, and the end in the last one."""
    told: list[str] = []
    for state, _, _ in walk(5, 2, options="turn_cap=10"):
        found = phase(state)
        assert isinstance(found, dict)
        if told[-1:] != [found["name"]]:
            told.append(found["name"])
    assert told[:4] == ["setup", "projects", "season", "building"]
    assert told[1:] == ["projects", "season", "building"] * (len(told) // 3)


def test_crafts_and_harbour_save_on_their_neighbours() -> None:
    state = position("building", {"site": site(A2="CA", A3="CA", B1="ST", C4="HA", B3="te", B2="go")}, {})
    saved = player(state)["savings"]
    assert saved["B2"] == "s w"
    assert saved["B3"] == "w"
    assert saved["A4"] == "w j"
    assert saved["C1"] == "s j"
    assert "A1" not in saved and "C4" not in saved  # nothing can be built there any more
    assert player(state)["reduced"] == {"GO B2": [0, 1, 1], "TE B3": [2, 3, 2]}


def test_savings_are_what_the_rules_take_off() -> None:
    """In a whole game, on every space where something can be built."""
    seen = 0
    for state, _, _ in walk(11, 3, edition="en", options="turn_cap=12 mode=pharaoh"):
        assert isinstance(state, City)
        for seat in range(3):
            found = player(state, seat + 1)
            for space, name in enumerate(SPACES):
                saved = found["savings"].get(name, "")
                beside = [int(crafts_beside(state, seat, space, good)) for good in range(3)]
                tiles = str(field(state, f"players.{seat + 1}.site.{name}"))
                if tiles == "" or tiles != tiles.upper():
                    assert [saved.count(good) for good in "gsw"] == beside
                    seen += sum(beside)
    assert seen > 100


def test_a_price_never_falls_below_zero() -> None:
    state = position("building", {"site": site(A2="CA", B1="CA", C2="CA", B2="wh")}, {}, {})
    assert player(state)["reduced"] == {"WH B2": [0, 1, 0]}


def test_what_could_be_started_is_priced_where_it_is_cheaper() -> None:
    state = position("projects", {"site": site(A2="GO")}, {})
    chosen = derived(state)["selection"]
    assert chosen["reduced"]["TE A3"] == chosen["reduced"]["TE B2"] == [1, 3, 3]
    assert "TE C1" not in chosen["reduced"] and "GO B2" not in chosen["reduced"]  # costs no gold
    assert chosen["reduced"]["PY A3"] == [1, 4, 2]


def test_the_penalty_of_one_more_project() -> None:
    state = position("projects", {}, {})
    chosen = derived(state)["selection"]
    assert (chosen["builders"], chosen["projects"], chosen["penalty"], chosen["next_raises"]) == (1, 0, 0, False)
    chosen = derived(after(state, "1 start GO B2"))["selection"]
    assert (chosen["projects"], chosen["penalty"], chosen["next_raises"]) == (1, 0, True)
    chosen = derived(after(state, "1 start GO B2", "1 start ST B3"))["selection"]
    assert (chosen["penalty"], chosen["next_raises"]) == (1, True)
    assert derived(after(state, "1 go"))["players"] and derived(position("season"))["selection"] is None


def test_open_projects_count_where_that_is_played() -> None:
    state = position("projects", {"site": site(B2="te")}, {}, options="project_count=open")
    assert derived(state)["selection"]["projects"] == 1
    assert derived(state)["selection"]["next_raises"]


def test_a_payment_says_what_is_covered_and_what_would_be_wasted() -> None:
    one = {"site": site(B2="te"), "cards": "GS GG SW WW", "stock": "s", "tokens": "j", "caravans": 1}
    state = after(position("building", one, {}), "1 build TE B2")
    assert derived(state)["payment"] == {"covered": [0, 0, 0], "waste": {}}
    state = after(state, "1 pay token j", "1 pay card GG")
    assert derived(state)["payment"] == {"covered": [2, 1, 0], "waste": {"card GS": "g"}}
    assert derived(position("building", one, {}))["payment"] is None


@pytest.mark.parametrize(
    ("edition", "mode", "goal", "progress", "target"),
    [
        ("fr", "scribe", ("pyramid", 0), 1, 3),
        ("fr", "architect", ("spaces", 0), 4, 12),
        ("fr", "priest", ("buildings", 3), 2, 5),
        ("fr", "pharaoh", ("buildings", 6), 2, 8),
        ("en", "scribe", ("pyramid", 0), 1, 3),
        ("en", "priest", ("spaces", 0), 4, 12),
        ("en", "pharaoh", ("buildings", 4), 2, 6),
        ("en", "deity", ("buildings", 6), 2, 8),
    ],
)
def test_the_goal_is_what_the_edition_means_by_its_name(
    edition: str, mode: str, goal: tuple[str, int], progress: int, target: int
) -> None:
    city = {"site": site(A2="TE", A3="pa", C4="HA", B2="py"), "pyramid": 1, "steps": 1}
    state = position("projects", city, {}, edition=edition, options=f"mode={mode}")
    kind, administrative = goal
    assert derived(state)["goal"] == {"mode": mode, "kind": kind, "administrative": administrative}
    assert (player(state)["progress"], player(state)["target"]) == (progress, target)
    assert (player(state)["production"], player(state)["administrative"]) == (2, 1)


def test_the_market_has_a_power_or_opens_the_caravans() -> None:
    for edition, powers, opened in (("fr", "TE PA GA LI BA MA", True), ("en", "TE PA GA LI BA", False)):
        state = position("building", {}, {"site": site(A2="MA")}, edition=edition)
        assert derived(state)["powers"] == powers
        assert (player(state, 1)["caravans_open"], player(state, 2)["caravans_open"]) == (opened, True)


def test_cubes_shorten_the_track_and_warehouses_make_room() -> None:
    state = position("season", {"cubes": 2, "site": site(B2="WH"), "cards": "G GS J", "stock": "g j"}, {})
    assert (player(state)["last"], player(state)["room"], player(state)["wealth"]) == (6, 6, 6)
    assert (player(state, 2)["last"], player(state, 2)["room"]) == (8, 3)


def test_a_view_with_it_can_be_imagined() -> None:
    state = position("projects", {"site": site(A2="GO", B2="te")}, {})
    view = GAME.view(state, 0)
    wrong = {**view, "derived": {"prices": "none of them"}, "phase": None}
    for shown in (view, wrong):
        assert GAME.view(GAME.imagine(shown, Rng(1)), 0) == view


# ---------------------------------------------------------------------- every value that can be corrected
def cards(view: dict[str, Any]) -> Counter[str]:
    return Counter(view["season"]["unseen"].split())


# Where the view shows a value: by its group, from the view of a game that begins.
SHOWN: dict[str, Callable[[dict[str, Any], str], object]] = {
    "track": lambda view, name: view["derived"]["players"]["1"]["last"],
    "season_deck": lambda view, name: cards(view)[name],
    "costs": lambda view, name: view["derived"]["prices"][name],
    "stock": lambda view, name: (
        view["derived"]["players"]["1"]["room"]
        if name == "capacity"
        else [view["players"]["1"]["stock"].split().count(good) for good in "gsw"]
    ),
    "caravans": lambda view, name: view["derived"]["caravans"],
    "kept_cards": lambda view, name: view["derived"][f"kept_{name}"],
    "city": lambda view, name: view["derived"]["cubes"],
    "site": lambda view, name: view["derived"][name].split(),
}
STEPS = ("first", "second", "third")


def shown(view: dict[str, Any], name: str) -> object:
    group, _, rest = name.partition(".")
    if group != "pyramids":
        return SHOWN[group](view, rest)
    number, _, what = rest.partition(".")
    steps = view["derived"]["pyramids"][number]
    return len(steps) if what == "steps" else steps[STEPS.index(what)]


def correction(name: str, value: object) -> dict[str, object]:
    """Another value in its range, with what must go with it."""
    if name == "site.nile":
        return {name: ["A1", "A2", "A3", "A4", "B4", "C4"]}
    if isinstance(value, list):
        found = [amount + 1 for amount in value] if name != "stock.start" else [0, 2, 1]
        more: dict[str, object] = {f"{name.rpartition('.')[0]}.steps": 3} if name.endswith(".third") else {}
        return {name: found, **more}
    assert isinstance(value, int)
    return {name: value - 1 if name in ("season_deck.XX",) or name.endswith(".steps") else value + 1}


def text_of(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def terminal(state: State) -> str:
    """What it draws at the beginning, and in the first season."""
    season = GAME.position(state.setup, {"phase": "season"})
    texts, screen = Texts(GAME, "en", edition=state.setup.data), Screen(io.StringIO(), io.StringIO(), {})
    return "".join(text_of(drawing_of("sa-re")(GAME.view(one, 0), texts, screen)) for one in (state, season))


CASES = [(edition, name) for edition in GAME.editions for name in correctable(GAME.editions[edition])]


def begun(edition: str, data: dict[str, object] | None) -> State:
    """Every pyramid in play, and all starting tiles placed."""
    state = GAME.start(4, edition, None, data)
    while GAME.decisions(state)[0].prompt.key != "SelectProjects":
        decision = GAME.decisions(state)[0]
        GAME.play(state, decision.seat, decision.options[0])
    return state


@pytest.mark.parametrize(("edition", "name"), CASES)
def test_a_corrected_value_is_seen(edition: str, name: str) -> None:
    printed = GAME.editions[edition]
    data = correction(name, printed.values[name].value)
    plain, state = begun(edition, None), begun(edition, data)
    assert shown(GAME.view(state, 0), name) == state.setup.data.values[name].value != printed.values[name].value
    assert terminal(state) != terminal(plain)


def test_nothing_correctable_is_left_out() -> None:
    assert len(CASES) == 2 * (1 + 13 + 12 + 16 + 2 + 1 + 2 + 1 + 1)
