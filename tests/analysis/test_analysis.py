"""The analysis adds up, finds a blunder, tells luck apart, and is the same wherever it is made."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

import mastaba
from mastaba import CHANCE, core
from mastaba.analysis.analysis import PARTS, Analysis, Effort, moments_of, usual_effort
from mastaba.analysis.curve import chances_at, judge_of, sampled
from mastaba.analysis.opinions import Opinion, opinion_on
from mastaba.analysis.running import analyse
from mastaba.analysis.samples import Chances, Sample, joined, where_they_vary
from mastaba.analysis.walk import Run, Walk
from mastaba.bots import levels
from mastaba.cli import main
from mastaba.kernel.chance import Dealer
from mastaba.kernel.record import Record
from mastaba.matches.simulation import Simulation
from tests.bots.unread import Unread

STRANGERS = Path(__file__).parents[1] / "bots" / "strangers.py"
SMALL = Effort(playouts=12, simulations=12)


def written(name: str, bots: list[str], seats: int | None = None, seed: int = 4) -> str:
    game = mastaba.load(name)
    simulation = Simulation(game, game.setup(seats), bots, seed)
    return simulation.transcript(1, simulation.play(1, logged=True))


BABEL = written("babel", ["greedy", "random"])


def begun(name: str, seats: int, moves: int, seed: int = 1) -> str:
    """The first so many decisions of a game, played at random."""
    game = mastaba.load(name)
    record = Record(game, game.setup(seats))
    bot = levels.bot(game, "random", seed)
    for _ in range(moves):
        record.deal(Dealer(seed))
        decision = game.decisions(record.state)[0]
        record.play(decision.seat, bot.decide(game.view(record.state, decision.seat), decision))
    return record.transcript()


# ---------------------------------------------------------------------- runs
def test_runs_cover_all_moves_and_change_their_actor() -> None:
    walk = Walk(BABEL)
    assert [run.first for run in walk.runs] == [1, *(run.last + 1 for run in walk.runs[:-1])]
    assert walk.runs[-1].last == len(walk.log)
    assert all(earlier.actors != later.actors for earlier, later in zip(walk.runs, walk.runs[1:], strict=False))
    for run in walk.runs:
        assert {seat for seat, _ in walk.log[run.first - 1 : run.last]} == set(run.actors)


def test_choices_behind_one_seal_are_one_run() -> None:
    walk = Walk(begun("amun-re", 3, 60))
    assert (0, 1, 2) in [run.actors for run in walk.runs]


# ---------------------------------------------------------------------- answers
def test_a_finished_game_has_a_certain_winner() -> None:
    walk = Walk(BABEL)
    end = chances_at(BABEL, None, [len(walk.log)], 5)
    winners = walk.game.winners(walk.before[-1])
    assert end.wins == tuple(1.0 if seat in winners else 0.0 for seat in (0, 1))
    assert end.errors == (0.0, 0.0)


def test_chances_are_shares_with_errors_that_shrink() -> None:
    few, many = chances_at(BABEL, None, [1], 10), chances_at(BABEL, None, [1], 60)
    assert sum(few.wins) == pytest.approx(1.0)
    assert all(after < before for before, after in zip(few.errors, many.errors, strict=True))


def test_the_network_judges_a_point_with_and_without_what_chance_decided() -> None:
    text = written("cleopatra", ["greedy", "greedy", "greedy"])
    walk = Walk(text)
    draw = next(k for k, run in enumerate(walk.runs) if run.actors == (CHANCE,) and run.first > 20)
    before, after = walk.runs[draw].first - 1, walk.runs[draw].last
    mean, drawn = chances_at(text, None, [before], 60), chances_at(text, None, [after], 60)
    assert sum(mean.wins) == pytest.approx(1.0) == sum(drawn.wins)
    assert max(mean.errors) < 0.1  # of playouts it would be 0.12
    assert mean.errors != drawn.errors or mean.wins != drawn.wins
    assert (
        judge_of(walk.game, walk.before[0]) is not None
        and judge_of(mastaba.load("babel"), Walk(BABEL).before[0]) is None
    )
    architects = mastaba.load("sa-re")
    other_goal = architects.begin(architects.setup(4, options={"mode": "architect"}))
    assert judge_of(architects, other_goal) is not None
    assert judge_of(Unread(), Unread().begin(Unread().setup(3))) is None


def test_the_best_move_costs_nothing_and_others_cost_what_they_are_worth_less() -> None:
    opinions = [opinion_on(BABEL, None, number, 16) for number in Walk(BABEL).decisions()[:12]]
    assert any(opinion.played == opinion.best for opinion in opinions)
    for opinion in opinions:
        if opinion.played == opinion.best:
            assert opinion.loss == 0.0
        assert opinion.value is None or opinion.loss == max(0.0, opinion.best_value - opinion.value)


# ---------------------------------------------------------------------- what varies most is played on
def test_playouts_are_added_where_results_vary_most() -> None:
    """Those of all points together are then as their deviations: 0, 1, 2 and 4."""
    spread = [(0.0, 0.0), (0.01, 0.01), (0.01, 0.04), (0.16, 0.16)]
    samples = [Sample(number, 10, 0, (0.5, 0.5), variance) for number, variance in enumerate(spread)]
    assert where_they_vary(samples, 40) == {2: 10, 3: 30}
    assert where_they_vary(samples, 180) == {1: 20, 2: 50, 3: 110}
    assert where_they_vary(samples, 0) == where_they_vary(samples[:1], 100) == {}
    assert where_they_vary([Sample(1, 400, 0, (0.5,), (0.01,)), Sample(2, 10, 0, (0.5,), (0.01,))], 50) == {2: 50}


def test_two_samples_of_a_point_count_as_one() -> None:
    """As if all results had been noted at once: 1, 0 and 0 twice, then 1 and 1; one more went on as the game did."""
    first = Sample(4, 3, 0, (1 / 3,), (2 / 9,)).with_more(Sample(4, 3, 0, (1 / 3,), (2 / 9,)))
    both = first.with_more(Sample(4, 3, 1, (1.0,), (0.0,)))
    assert (both.playouts, both.on_the_path) == (9, 1)
    assert both.worth == pytest.approx((1 / 2,)) and both.variance == pytest.approx((1 / 4,))
    assert first.with_more(Sample(4, 5, 5, (0.0,), (0.0,))).worth == first.worth
    assert joined([first, Sample(4, 3, 1, (1.0,), (0.0,))]) == joined([both])


# ---------------------------------------------------------------------- points that hang together
def test_what_went_on_as_the_game_did_is_worth_what_the_next_point_is() -> None:
    """Of 100 playouts 75 came to the next point, the others won two games in five."""
    later = Sample(7, 400, 0, (0.8, 0.2), (0.16, 0.16))
    earlier = Sample(3, 100, 75, (0.4, 0.6), (0.24, 0.24))
    first, last = joined([later, earlier])
    assert (last.wins, last.as_played) == ((0.8, 0.2), 0.0)
    assert last.errors == pytest.approx((0.0392, 0.0392), abs=1e-4)
    assert first.wins == pytest.approx((0.7, 0.3))
    assert first.as_played == 0.75
    # Apart from the next point: a quarter of 100 results, and how many they were.
    assert first.own_errors == pytest.approx([1.96 * (0.25 * (0.24 + 0.75 * 0.16) / 100) ** 0.5] * 2, abs=1e-4)
    assert first.errors[0] == pytest.approx((first.own_errors[0] ** 2 + (0.75 * last.errors[0]) ** 2) ** 0.5)
    (moment,) = moments_of([Run(4, 7, (0,))], [first, last])
    assert moment.change == pytest.approx((0.1, -0.1))
    assert moment.errors[0] == pytest.approx((first.own_errors[0] ** 2 + (0.25 * last.errors[0]) ** 2) ** 0.5)


def test_all_that_follow_the_game_are_worth_as_much() -> None:
    first, last = joined([Sample(1, 50, 50, (0.0, 0.0), (0.0, 0.0)), Sample(2, 50, 0, (0.3, 0.7), (0.21, 0.21))])
    assert (first.wins, first.errors, first.own_errors) == (last.wins, last.errors, (0.0, 0.0))


def test_playouts_follow_the_game_as_far_as_it_goes() -> None:
    """What they are worth does not depend on how many points they are told of."""
    text = written("sa-re", ["greedy"] * 3, 3)
    walk = Walk(text)
    points = [0, *(run.last for run in walk.runs)]
    at = next(k for k, run in enumerate(walk.runs) if run.first > 40 and run.actors != (CHANCE,))
    some = sampled(text, None, points[at], points[at + 1], 60)
    assert 0 < some.on_the_path <= some.playouts
    alone, joint = chances_at(text, None, [points[at]], 200), chances_at(text, None, points[at:], 200)
    assert alone.as_played == 0.0 < joint.as_played
    for seat in range(3):
        assert abs(alone.wins[seat] - joint.wins[seat]) <= 2 * (alone.errors[seat] + joint.errors[seat])


def test_errors_of_a_part_are_those_that_other_seeds_show() -> None:
    """Luck is the sum of all draws; the points on both sides of a move that playouts expect differ by little."""
    analysis = made_analysis()
    assert analysis.error(0, "luck") == pytest.approx(0.05 * 2**0.5)  # the points before and after the draw
    assert analysis.error(0, "own") == analysis.error(1, "others") == pytest.approx(0.05 * 2**0.5)
    assert {part: analysis.error(0, part) > 0 for part in PARTS} == dict.fromkeys(PARTS, True)
    linked = [chances._replace(as_played=1.0, own_errors=(0.0, 0.0)) for chances in analysis.chances[1:3]]
    analysis.chances[1:3] = linked  # nothing of what follows is known better or worse than the draw
    assert analysis.error(0, "luck") == pytest.approx(0.05 * 2**0.5)
    analysis.chances[0] = analysis.chances[0]._replace(as_played=1.0, own_errors=(0.0, 0.0))
    assert analysis.error(0, "luck") == 0.0


# ---------------------------------------------------------------------- what it adds up to
def apart(number: int, win: float, error: float) -> Chances:
    """A point that hangs together with no other."""
    return Chances(number, (win, 1 - win), (error, error), 0.0, (error, error))


def made_analysis(dealt: float = 0.6) -> Analysis:
    walk = Walk(BABEL)
    walk.runs = [Run(1, 2, (CHANCE,)), Run(3, 4, (0,)), Run(5, 5, (1,)), Run(6, 7, (0, 1))]
    wins = [(0, 0.5), (2, dealt), (4, 0.4), (5, 0.9), (7, 1.0)]
    chances = [apart(number, win, 0.05) for number, win in wins]
    opinions = [Opinion(3, 0, 20, 21, 0.3, 0.5, 80, True), Opinion(4, 0, 20, 20, 0.5, 0.5, 80, True)]
    opinions.append(Opinion(5, 0, 20, 21, 0.1, 0.9, 10))  # whose second look is missing
    return Analysis(walk, chances, opinions, SMALL)


def test_luck_own_moves_and_others_moves_add_up_to_the_result() -> None:
    parts = made_analysis().shares(0)
    assert parts == pytest.approx((0.5, 0.1, -0.2, 0.5, 0.1, 1.0))
    assert parts.start + parts.luck + parts.own + parts.others + parts.together == pytest.approx(parts.end)


def test_key_moments_stand_clear_of_their_errors() -> None:
    assert [moment.first for moment in made_analysis().key_moments()] == [1, 3, 5, 6]
    assert [moment.first for moment in made_analysis(0.58).key_moments()] == [3, 5, 6]  # clear, but not as one of four
    unsure = [apart(k, 0.5, 0.4) for k in range(2)]
    assert moments_of([Run(1, 1, (0,))], unsure)[0].errors == pytest.approx((0.5657, 0.5657), abs=1e-4)


def test_a_loss_names_what_would_have_been_better() -> None:
    found = made_analysis().losses(0)
    assert [opinion.number for opinion in found] == [3]
    better = {moment.first: made_analysis().better(moment) for moment in made_analysis().moments}
    assert [first for first, opinion in better.items() if opinion == found[0]] == [3]
    assert [first for first, opinion in better.items() if opinion is None] == [1, 5, 6]
    assert found[0].loss == pytest.approx(0.2)


def test_the_dearest_decisions_of_each_seat_and_key_moment_are_looked_at_again() -> None:
    analysis = made_analysis()
    losses = {1: 0.1, 2: 0.4, 3: 0.0, 4: 0.01, 5: 0.3, 7: 0.2}
    analysis.opinions = [Opinion(number, 0, 20, 21, 0.5, 0.5 + loss, 10) for number, loss in losses.items()]
    analysis.opinions.append(Opinion(8, 1, 20, 20, 0.5, 0.5, 10))
    assert analysis.doubtful() == [2, 4, 5, 7, 8]  # 4 for the moment from 3 to 4
    first, second = (opinion_on(BABEL, None, Walk(BABEL).decisions()[0], 16, again) for again in (False, True))
    assert (first.again, second.again) == (False, True) and first.best_value != second.best_value  # other luck


def test_a_whole_analysis_is_the_same_on_any_number_of_workers() -> None:
    told: list[int] = []
    game = begun("babel", 2, 6)
    alone = analyse(game, None, SMALL, 1, lambda done, asked: told.append(asked - done))
    assert alone == analyse(game, None, SMALL, 2)
    again = told.index(0) + 1  # the second look at decisions comes on top
    assert told[:again] == sorted(set(told[:again]), reverse=True) and told[again:] == [*range(told[again], -1, -1)]


def test_the_usual_effort_is_shared_out() -> None:
    babel = mastaba.load("babel")
    assert usual_effort(babel, 10**6, 1, judged=False).playouts == 20
    assert usual_effort(babel, 1, 1, judged=False).playouts == (4_000 if core.compiled() else 1_500)
    assert usual_effort(babel, 1, 0, judged=True).simulations == (100 if core.compiled() else 24)


def test_a_long_game_gets_less_for_each_of_its_points_and_decisions() -> None:
    sa_re = mastaba.load("sa-re")
    usual, long = usual_effort(sa_re, 400, 400, judged=True), usual_effort(sa_re, 800, 800, judged=True)
    if core.compiled():
        assert (usual, long) == (Effort(125, 400), Effort(31, 100))
    else:
        assert usual == long == Effort(20, 24)
    assert usual_effort(sa_re, 6000, 8000, judged=True) == Effort(20, 24)


# ---------------------------------------------------------------------- the command
def test_the_command_prints_a_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.mst"
    file.write_text(begun("cleopatra", 2, 5), encoding="utf-8")
    words = ["analyse", str(file), "--playouts", "2", "--workers", "1"]
    assert main([*words, "--simulations", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "cleopatra" and len(found["parts"]) == 2
    assert found["chances"][0]["after"] == 0 and found["chances"][-1]["after"] == found["moves"]
    assert main([*words, "--lines", "4"]) == 0  # the earlier name of the flag
    assert "AT THE START" in capsys.readouterr().out


def test_bad_words_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(tmp_path / "none.mst")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["analyse", "x", "--playouts", "0"]) == 2
    assert "--playouts must be a number from 1" in capsys.readouterr().err


def test_a_bot_of_ones_own_says_what_it_would_have_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.mst"
    file.write_text(begun("babel", 2, 12), encoding="utf-8")
    words = ["analyse", str(file), "--playouts", "2", "--simulations", "2", "--workers", "1"]
    assert main([*words, "--bot", "greedy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["bot"]
    assert told["bot"] == "greedy" and len(told["decisions"]) == 2
    same = [sum(one["seat"] == seat and one["chosen"] == one["played"] for one in told["choices"]) for seat in (1, 2)]
    assert told["same"] == same and sum(told["decisions"]) == len(told["choices"]) > sum(same) > 0
    first = "mine=exec:" + shlex.join([sys.executable, str(STRANGERS), "play"])
    assert main([*words, "--bot", first, "--bot-seconds", "60"]) == 0
    assert "What mine would have played:" in (printed := capsys.readouterr().out)
    assert "(the first looks good)" in printed
    assert main([*words, "--bot", "bad=exec:false"]) == 2
    assert "bad ended with exit code 1 (asked about move" in capsys.readouterr().err
    assert main([*words, "--bot", "greedy,easy"]) == 2
    assert "--bot takes one name here" in capsys.readouterr().err
