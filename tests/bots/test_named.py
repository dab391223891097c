"""One reader for all names of bots: levels, weights, classes, objects, programs."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import mastaba
from mastaba import BadInput, Decision, Game, Move, Rng
from mastaba.bots import named
from mastaba.bots.bot import Bot, BotFailed
from mastaba.bots.learned import LearnedBot
from mastaba.bots.player import Player
from mastaba.bots.simple import GreedyBot
from mastaba.kernel.documents import Document
from mastaba.kernel.record import Record
from mastaba.matches.arena.backends import rounds
from mastaba.matches.arena.matches import Match
from mastaba.matches.arena.pairings import pairing, play_round
from mastaba.matches.arena.ratings import ratings
from mastaba.matches.arena.report import document, failure_rows
from mastaba.matches.simulation import FORFEIT, Simulation

BABEL = mastaba.load("babel")
CLEOPATRA = mastaba.load("cleopatra")
WEIGHTS = Path(mastaba.__file__).parent / "bots" / "weights" / "babel.bin"
OWN = """
from __future__ import annotations
from dataclasses import dataclass
import helper

@dataclass
class Note:
    text: str = ""

class Own:
    def __init__(self, game, rng):
        self.rng = rng
    def decide(self, view, decision):
        return helper.pick(decision.options, self.rng)

class Broken(Own):
    def decide(self, view, decision):
        raise LookupError("no such card")

class Picky(Own):
    def __init__(self, game, rng):
        raise ValueError("not today")

class Speechless:
    def __init__(self, game, rng):
        pass

class Dies(Own):
    def decide(self, view, decision):
        import os
        os._exit(3)

NUMBER = 5
"""


class First:
    """Takes the first option, and counts its decisions."""

    def __init__(self, game: Game | None = None, rng: Rng | None = None) -> None:
        self.asked = 0

    def decide(self, view: Document, decision: Decision) -> Move:
        self.asked += 1
        return decision.options[0]


class Cheat(First):
    def decide(self, view: Document, decision: Decision) -> Move:
        return BABEL.moves[0]  # a move of chance


class FailsAtRandom(First):
    """As a flaky one would."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__()
        self.fails = rng.below(2) == 0

    def decide(self, view: Document, decision: Decision) -> Move:
        if self.fails:
            raise KeyError("card")
        return super().decide(view, decision)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    (tmp_path / "helper.py").write_text("def pick(options, rng):\n    return options[rng.below(len(options))]\n")
    file = tmp_path / "own.py"
    file.write_text(OWN)
    return file


def moves(bots: list[named.AnyBot], game: Game = BABEL) -> list[tuple[int, Move]]:
    return Simulation(game, game.setup(), bots, seed=4).play(1, logged=True).log


# ---------------------------------------------------------------------- reading
def test_commas_part_names_but_not_inside_quotes() -> None:
    assert named.split("a,b") == ["a", "b"]
    assert named.split("""a,exec:x '1,2' "3,'4",b""") == ["a", """exec:x '1,2' "3,'4\"""", "b"]
    with pytest.raises(BadInput, match="a quote is not closed"):
        named.split("a,'b")


def test_a_bot_may_have_a_name_of_its_own() -> None:
    assert named.label("new=strong/8") == "new" and named.meant("new=strong/8") == "strong/8"
    assert named.label("exec:A=1 x") == "exec:A=1 x" == named.meant("exec:A=1 x")
    assert [named.label(which) for which in (First, First(), "greedy")] == ["First", "First", "greedy"]
    assert moves(["new=greedy", "greedy"]) == moves(["greedy", "greedy"])


def test_levels_weights_classes_and_objects_are_all_bots(own: Path) -> None:
    for which in ("random", "strong/8", "learned", f"learned:{WEIGHTS}", f"{own}:Own", First, First()):
        assert isinstance(named.bot(BABEL, which, 1), Bot)
    assert moves(["mastaba.bots.simple:GreedyBot", "greedy"]) == moves(["greedy", "greedy"])
    assert moves([GreedyBot, "greedy"]) == moves(["greedy", "greedy"])
    assert moves([f"learned:{WEIGHTS}", "greedy"]) == moves(["learned", "greedy"])
    assert moves([f"{own}:Own", "random"]) == moves([f"{own}:Own", "random"])


def test_one_bot_stands_for_all_seats() -> None:
    assert named.for_seats("greedy", 3, CLEOPATRA) == ["greedy"] * 3
    assert named.for_seats(First, 2, BABEL) == [First, First]
    assert named.for_seats(["greedy", First], 2, BABEL) == ["greedy", First]
    with pytest.raises(BadInput, match="--bot takes one name, or 2 names, one for each seat, and not 3"):
        named.for_seats("greedy,random,easy", 2, BABEL)


@pytest.mark.parametrize(
    ("which", "sentence"),
    [
        ("sphinx", "there is no bot 'sphinx'; choose from random"),
        ("greedy/4", "a level that searches may make fewer simulations"),
        ("strong=greedy", "strong is a level, so no other bot can be called that"),
        ("{own}:Nobody", "has no class 'Nobody'"),
        ("{own}:NUMBER", "is no class, nor a function that makes a bot"),
        ("{own}:Picky", r"Picky\(game, rng\) could not be made: ValueError: not today"),
        ("{own}:Speechless", r"Speechless\(game, rng\) has no method decide"),
        ("{own}x.py:Own", "there is no file .*own.pyx.py"),
        ("no_such_module:Own", "there is no module 'no_such_module'"),
        ("learned:{own}", "cannot play babel: this is not a file of weights"),
        ("learned:{own}.bin", "cannot be read: No such file"),
        ("exec:", "exec: needs a command"),
        ("exec:no-such-program --fast", "there is no program 'no-such-program'"),
        ("exec:'", "a quote is not closed"),
    ],
)
def test_a_bad_name_gets_a_sentence(which: str, sentence: str, own: Path) -> None:
    with pytest.raises(BadInput, match=sentence):
        named.check(which.format(own=own), BABEL)


def test_a_thing_that_cannot_decide_is_no_bot() -> None:
    with pytest.raises(BadInput, match="a bot has a method decide"):
        named.check(7, BABEL)  # type: ignore[arg-type]


def test_a_file_that_cannot_be_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("1 / 0\n")
    with pytest.raises(BadInput, match="cannot be run: ZeroDivisionError"):
        named.check(f"{tmp_path}/bad.py:Own", BABEL)


# ---------------------------------------------------------------------- failing
def test_who_fails_is_last_and_the_others_share_the_first_place(own: Path) -> None:
    setup = CLEOPATRA.setup(3)
    played = Simulation(CLEOPATRA, setup, ["greedy", f"bad={own}:Broken", "greedy"], seed=1).play(1, logged=False)
    assert played.places == (1, 3, 1) and played.winners == (0, 2) and played.ended_by == FORFEIT
    assert played.failure == ("bad", 1, "raised LookupError: no such card")


def test_an_answer_that_is_no_option_loses() -> None:
    played = Simulation(BABEL, BABEL.setup(), [Cheat, "greedy"], seed=1).play(1, logged=False)
    assert played.failure is not None and played.places == (2, 1)
    assert "answered 'first 1', which is not among the options" in played.failure.reason


def test_a_stopped_game_is_written_without_a_result(own: Path) -> None:
    simulation = Simulation(BABEL, BABEL.setup(), ["greedy", f"{own}:Broken"], seed=1)
    written = simulation.transcript(1, simulation.play(1, logged=True))
    assert "[Stopped " in written and "raised LookupError" in written and "[Result" not in written


def test_a_failure_is_an_error_that_travels_between_processes() -> None:
    failed = pickle.loads(pickle.dumps(BotFailed("mine", "raised KeyError")))
    assert (failed.bot, failed.reason, str(failed)) == ("mine", "raised KeyError", "mine raised KeyError")


def test_a_class_that_ends_its_process_fails_there_alone(own: Path) -> None:
    record = Record(BABEL, BABEL.setup())
    record.deal(mastaba.Dealer(1))
    decision = BABEL.decisions(record.state)[0]
    player = Player(BABEL, f"{own}:Dies", 1)
    try:
        with pytest.raises(BotFailed, match=r"own[.]py:Dies ended its process"):
            player.decide(BABEL.view(record.state, decision.seat), decision)
    finally:
        player.close()


# ---------------------------------------------------------------------- in the arena
def test_a_match_goes_on_after_a_failure_and_says_who_failed() -> None:
    wanted = pairing(BABEL.setup(), BABEL, FailsAtRandom, "random", seed=2)
    match = Match(wanted)
    for number in range(1, 9):
        match.results.extend(play_round(wanted, number))
    failures = [result for result in match.results if result.failure is not None]
    assert 0 < len(failures) < len(match.results) == 16
    assert all(result.places[result.bots.index("FailsAtRandom")] == 2 for result in failures)
    assert failure_rows([match])[1:] == [["FailsAtRandom", str(len(failures)), "raised KeyError: 'card'"]]
    assert {rating.bot for rating in ratings(match.results)} == {"FailsAtRandom", "random"}
    told = document([match], [])["matches"]
    assert isinstance(told, list) and told[0]["one"] == "FailsAtRandom"
    assert sum(result["failure"] is not None for result in told[0]["results"]) == len(failures)


def test_a_class_of_a_file_plays_the_same_match_in_any_process(own: Path) -> None:
    wanted = pairing(BABEL.setup(), BABEL, f"{own}:Own", "greedy", seed=3)
    assert list(rounds("local", 2, wanted, 2)) == [play_round(wanted, number) for number in (1, 2)]


def test_an_object_plays_all_its_seats() -> None:
    one = First()
    Simulation(BABEL, BABEL.setup(), [one, one], seed=1).play(1, logged=False)
    assert one.asked > 20


# ---------------------------------------------------------------------- weights
def test_weights_by_path_are_read_again_when_they_change(tmp_path: Path) -> None:
    file = tmp_path / "mine.bin"
    file.write_bytes(WEIGHTS.read_bytes())
    first = LearnedBot(BABEL, file).network
    assert LearnedBot(BABEL, str(file)).network is first
    file.write_bytes(WEIGHTS.read_bytes()[:-1])
    with pytest.raises(BadInput, match=r"mine.bin cannot play babel: the file of weights is damaged or cut off"):
        LearnedBot(BABEL, file)


@pytest.mark.parametrize("kept", [5, 18, 40, 2_000, 10_000, 100_000])
def test_weights_that_were_cut_off_are_refused(tmp_path: Path, kept: int) -> None:
    file = tmp_path / "cut.bin"
    file.write_bytes(WEIGHTS.read_bytes()[:kept])
    with pytest.raises(BadInput, match=r"cut.bin cannot play babel: "):
        LearnedBot(BABEL, file)


def test_weights_of_another_game_or_of_other_rules_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"babel.bin cannot play cleopatra: it was trained for 'babel'"):
        LearnedBot(CLEOPATRA, WEIGHTS)
    old = tmp_path / "old.bin"
    old.write_bytes(WEIGHTS.read_bytes().replace(b'"seats"', b'"rules": 1, "seats"', 1))
    with pytest.raises(
        BadInput, match=r"old.bin cannot play babel: it was trained under rules 1, and these are rules 2"
    ):
        LearnedBot(BABEL, old)
