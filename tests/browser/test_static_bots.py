"""What tools/bench_static.py says of bots in the browser, with this Python in its place."""

from __future__ import annotations

from tools.static_bots import Part, compared, natively, parts

FEW = [Part("babel", 2, "easy", 6, clock=False), Part("babel", 2, "easy", 6, clock=True)]


def test_the_same_seed_gives_the_same_moves_and_a_difference_is_told() -> None:
    here, there = natively(FEW), natively(FEW)
    assert [len(played.moves) for played in here] == [6, 6]
    assert here[0].share() == "100 %"
    without, with_clock = compared(FEW, there, here)
    assert without == "babel easy: 6 decisions without a clock: same moves after the same simulations"
    assert with_clock.startswith("babel easy: 6 decisions with the clock of the level")
    there[0].moves[3][0] += 1
    assert "NOT THE SAME MOVES" in next(compared(FEW, there, here))


def test_every_game_and_level_that_searches_is_compared() -> None:
    assert {(part.game, part.level) for part in parts()} == {
        (game, level) for game in ("babel", "amun-re", "cleopatra", "sa-re") for level in ("easy", "normal", "strong")
    }
