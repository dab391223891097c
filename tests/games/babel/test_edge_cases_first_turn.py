"""The obligation to build the reserve (edge cases 3 to 6), checked against a search over whole turns."""

from __future__ import annotations

from collections import Counter

from mastaba import Move, Rng, State
from mastaba.kernel import agenda
from tests.games.babel.table import GAME, NATIONS, offered, position, text

HELPFUL = ("go", "dep", "build", "mig", "A!", "H!", "S!", "M!", "P!")  # halving a hand helps nobody to build


def without_obligation(state: State) -> State:
    """The same table in a world where the reserve was given up, so that no duty restricts the moves."""
    saved = GAME.save(state)
    players = saved["players"]
    assert isinstance(players, dict)
    players["1"]["reserve"] = False
    saved["pile"] = "1 " + str(saved["pile"])
    return GAME.load(saved)


def can_stand(state: State) -> bool:
    """Whether the reserve could be built here and now."""
    site = text(state, "players.1.pawn")
    return (
        site != "-" and not text(state, f"players.1.temples.{site}") and text(state, f"players.1.columns.{site}") != ""
    )


def free_moves(state: State) -> list[Move]:
    (decision,) = GAME.decisions(state)
    return [move for move in decision.options if move.kind in HELPFUL]


def reachable(state: State) -> bool:
    """By search over all that can be done this turn: is there a moment at which the reserve could be built?"""
    seen: set[str] = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if can_stand(here):
            return True
        for move in free_moves(here):
            there = here.copy()
            agenda.apply(there, move.id)
            key = str(GAME.save(there))
            if agenda.actor(there) == 0 and key not in seen:
                seen.add(key)
                waiting.append(there)
    return False


def small_position(rng: Rng) -> State:
    """A few cards in hand and in columns, some temples, and the reserve unbuilt."""
    first = rng.below(5)
    letters = (NATIONS * 2)[first : first + 1 + rng.below(4)]
    left = Counter(NATIONS * 12)

    def some(most: int) -> str:
        cards = "".join(letters[rng.below(len(letters))] for _ in range(rng.below(most + 1)))
        if Counter(cards) - left:
            return ""
        left.subtract(cards)
        return cards

    def columns() -> dict[str, str]:
        return {site: some(4) if rng.below(3) == 0 else "" for site in NATIONS}

    pawn = (*NATIONS, "-")[rng.below(6)]
    own = columns()
    nation = NATIONS[rng.below(5)]
    if pawn != "-" and left[nation] >= 3 and rng.below(2) == 0:
        own[pawn] = nation * 3  # a run to be used
        left.subtract(own[pawn])
    one = {
        "pawn": pawn,
        "hand": some(3),
        "reserve": True,
        "columns": own,
        "temples": {site: ("", "", "1", "1 2")[rng.below(4)] for site in NATIONS},
    }
    two = {
        "columns": columns(),
        "temples": {site: ("", "3")[rng.below(2)] for site in "AHM"},
        "temple_column": ("", "1", "2", "3 2")[rng.below(4)],
    }
    return position(one, two, migrated=rng.below(2) == 0, turn=1)


def test_edge_03_to_06_the_obligation_allows_exactly_what_a_search_allows() -> None:
    rng = Rng(3)
    seen: Counter[str] = Counter()
    for _ in range(300):
        state = small_position(rng)
        free = without_obligation(state)
        everything = {str(move) for move in GAME.decisions(free)[0].options}
        if can_stand(state):
            everything.add("build res")
        if not reachable(free):
            seen["impossible"] += 1
            assert offered(state) == everything
            continue
        allowed = {"build res"} & everything
        for move in free_moves(free):
            after = free.copy()
            agenda.apply(after, move.id)
            if GAME.ended_by(after) is not None or reachable(after):
                allowed.add(str(move))
        assert "end" not in offered(state)
        assert {move for move in offered(state) if not move.startswith("half")} == allowed
        seen["bound"] += 1
        seen["abilities"] += any("!" in move for move in everything)
        seen["restricted"] += allowed != everything - {"end"}
    assert min(seen["impossible"], seen["bound"], seen["restricted"], seen["abilities"]) > 20


def test_edge_06_the_second_player_can_always_comply() -> None:
    """Whatever the first player does in the first turn, the second is never stuck with the reserve."""
    rng = Rng(6)
    fewest = 60
    for seed in range(40):
        state = GAME.start()
        for word in ("first 1", *("nation H",) * 3, *("nation M",) * 5, *("nation H",) * 2, "nation A"):
            agenda.apply(state, GAME.parse(word).id)
        while text(state, "players.1.temple_column") == "" or agenda.actor(state) == -1:
            options = GAME.decisions(state)[0].options
            halvings = [move for move in options if move.kind == "half"]
            agenda.apply(state, (halvings or options)[rng.below(len(halvings or options))].id)
        assert agenda.actor(state) == 1, seed
        fewest = min(fewest, len(text(state, "players.2.hand")))
        assert "end" not in offered(state)
        assert any(move.startswith("go") for move in offered(state))
    assert fewest < 8
