"""What the coach says in a first game of Babel: where each line fits, and that its figures are right."""

from __future__ import annotations

from mastaba import State
from mastaba.kernel.agenda import Facts
from tests.games.babel.table import FOURTEEN, GAME, after, play, position, text
from tests.lessons.coached import figures, said_first


def line(state: State, key: str, seat: int = 1) -> Facts | None:
    return figures(GAME, state, seat, key)


def test_the_first_turn() -> None:
    state = GAME.start(options={"first": "1"})
    while GAME.decisions(state)[0].seat < 0:
        GAME.play(state, -1, GAME.decisions(state)[0].options[0])
    assert said_first(GAME, state) == "reserve"
    assert said_first(GAME, state, known=("reserve",)) == "turn"
    assert line(state, "turn") == {"drawn": GAME.editions[GAME.default_edition].number("turn.draw")}
    built = after(state, *(f"1 {move}" for move in ("go A", "dep A", "build res")))
    assert line(built, "reserve") is None


def test_cards_away_from_the_pawn_can_migrate() -> None:
    state = position({"pawn": "A", "columns": {"M": "PSH"}})
    assert line(state, "migration") == {"cards": 3}
    assert line(after(state, "1 mig M>A"), "migration") is None  # once a turn
    assert line(position({"pawn": "M", "columns": {"M": "PSH"}}), "migration") is None
    assert line(position({"pawn": "A", "columns": {"M": "PS"}}), "migration") is None


def test_a_run_under_the_pawn() -> None:
    assert line(position({"pawn": "A", "columns": {"A": "PPP"}}), "run") == {}
    assert line(position({"pawn": "A", "columns": {"A": "PPSP", "M": "HHH"}}), "run") is None


def test_both_columns_end_with_the_level_that_is_wanted() -> None:
    mine = {"pawn": "A", "columns": {"A": "PS"}, "temples": {"A": "1"}, "temple_column": "5 2"}
    state = position(mine, {"temple_column": "4 2"})
    assert line(state, "both") == {"seat": 2, "level": 2}
    for source, lies_open in (("own", "5"), ("opp", "4")):
        column = text(after(state, f"1 build {source}"), f"players.{1 if source == 'own' else 2}.temple_column")
        assert column.split()[-1] == lies_open  # what comes free, as the coach says
    assert line(position(mine, {"temple_column": "2 4"}), "both") is None
    assert line(position({**mine, "columns": {"A": "P"}}, {"temple_column": "4 2"}), "both") is None


def test_what_is_left_to_the_opponent_can_really_be_built() -> None:
    theirs = {"pawn": "M", "columns": {"M": "PSH"}, "temples": {"M": "1 2"}, "temple_column": "6 3"}
    state = position({"pawn": "A"}, theirs)
    assert line(state, "left") == {"seat": 2, "level": 3}
    ended = after(state, "1 end")
    while GAME.decisions(ended)[0].seat < 0:
        GAME.play(ended, -1, GAME.decisions(ended)[0].options[0])
    assert text(play(ended, "2 build own"), "players.2.temples.M") == "1 2 3"
    assert line(position({"pawn": "A"}, {**theirs, "columns": {"M": "PS"}}), "left") is None
    assert line(position({"pawn": "A"}, {**theirs, "temple_column": "3 6"}), "left") is None


def test_half_of_the_hand() -> None:
    state = position({"pawn": "A", "columns": {"A": "AAA"}}, {"hand": "AHMPSAH"})
    halved = after(state, "1 half A")
    assert line(halved, "halved", 2) == {"due": 3}
    for due in (2, 1):
        drop = GAME.decisions(halved)[0].options[0]
        GAME.play(halved, 1, drop)
        assert line(halved, "halved", 2) == {"due": due}


def test_destroyed_levels_come_up_at_the_end_of_the_turn() -> None:
    state = position({"pawn": "A", "columns": {"A": "AAA"}}, {"temples": {"A": "1 2 4"}})
    assert line(state, "destroyed") is None
    destroyed = after(state, "1 A!")
    assert line(destroyed, "destroyed") == {"cards": 3, "next": 2}
    ended = after(destroyed, "1 end")
    assert sorted(text(ended, "players.1.temple_column").split()[-2:]) == ["1", "2"]
    assert text(ended, "returned").split() == ["4"]


def test_totals_that_are_worth_counting() -> None:
    end = GAME.editions[GAME.default_edition]
    twelve = {"A": "1 2 3 4 5 6", "H": "1 2 3 4 5 6"}
    facts = {"win": end.number("end.win"), "low": end.number("end.low")}
    assert line(position({"temples": twelve}), "near") == facts
    assert line(position({}, {"temples": twelve}), "near") == facts
    assert line(position({"temples": {**twelve, "H": "1 2 3 4 5"}}), "near") is None


def test_endgame_mode() -> None:
    end = GAME.editions[GAME.default_edition]
    state = position({"temples": FOURTEEN}, {"temples": FOURTEEN}, endgame=True)
    assert line(state, "endgame") == {"win": end.number("end.endgame_win"), "low": end.number("end.low")}
    assert line(position({"temples": FOURTEEN}), "endgame") is None
