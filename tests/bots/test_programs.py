"""Programs as bots: they play by the protocol; however they fail, it costs them one game and nobody else anything."""

from __future__ import annotations

import io
import json
import os
import select
import shlex
import shutil
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

import mastaba
from mastaba import BadInput, Game
from mastaba.bots import named
from mastaba.bots.bot import BotFailed, Limits
from mastaba.bots.program import ProgramBot, stock
from mastaba.bots.speaking import Speaker
from mastaba.core import PLAIN_ENVIRONMENT
from mastaba.kernel.record import Record
from mastaba.matches.arena.backends import rounds
from mastaba.matches.arena.matches import play_match
from mastaba.matches.arena.pairings import pairing, play_round
from mastaba.matches.simulation import Played, Simulation

BABEL = mastaba.load("babel")
STRANGERS = Path(__file__).with_name("strangers.py")
EXAMPLE = Path(__file__).parents[2] / "examples" / "builder_bot.mjs"
OURS = f"exec:{shlex.quote(sys.executable)} -m mastaba bot"
PATIENT = Limits(seconds=60.0)


def stranger(deed: str, out: Path | None = None) -> str:
    words = [sys.executable, str(STRANGERS), deed, *([] if out is None else [str(out)])]
    return f"{deed}=exec:{shlex.join(words)}"


def play(bots: list[named.AnyBot], limits: Limits = PATIENT, game: Game = BABEL, number: int = 1) -> Played:
    return Simulation(game, game.setup(), bots, seed=4, limits=limits).play(number, logged=True)


@pytest.fixture(autouse=True)
def nobody_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("mastaba.bots.conversation.TO_LEAVE", 60.0)  # whoever leaves by itself has time to
    yield
    running = [talk.process for talks in stock.waiting.values() for talk in talks]
    stock.close()
    assert all(process.returncode is not None for process in running)


def asked(game: Game = BABEL) -> tuple[dict[str, object], mastaba.Decision]:
    record = Record(game, game.setup())
    record.deal(mastaba.Dealer(1))
    decision = game.decisions(record.state)[0]
    return game.view(record.state, decision.seat), decision


# ---------------------------------------------------------------------- playing
@pytest.mark.parametrize("name", ["babel", "amun-re", "cleopatra", "sa-re"])
def test_our_bot_in_another_process_plays_as_it_does_in_this_one(name: str) -> None:
    game = mastaba.load(name)
    seats = game.setup().seats
    here = play(["greedy"] * seats, game=game)
    there = play([f"{OURS} greedy", *["greedy"] * (seats - 1)], game=game)
    assert there.failure is None and there.log == here.log


def test_a_search_in_another_process_on_the_other_core_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    here = play(["easy", "greedy"])
    for name, value in PLAIN_ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    assert play([f"{OURS} easy", "greedy"]).log == here.log


def test_a_match_between_processes_is_the_match_of_the_levels() -> None:
    one, other = f"one={OURS} greedy", f"other={OURS} easy/2"
    levels = pairing(BABEL.setup(), BABEL, "greedy", "easy/2", seed=3)
    programs = pairing(BABEL.setup(), BABEL, one, other, seed=3, limits=PATIENT)
    expected = [[result[1:-1] for result in played] for played in rounds("local", 1, levels, 2)]
    found = list(rounds("local", 2, programs, 2))
    assert [[result[1:-1] for result in played] for played in found] == expected
    assert {each for played in found for result in played for each in result.introduced} == {
        f"Mastaba {level} {mastaba.__version__}" for level in ("greedy", "easy/2")
    }
    assert {bot for played in found for result in played for bot in result.bots} == {"one", "other"}


def test_a_program_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    played = play([stranger("play", heard), "random"])
    stock.close()  # so that it has read everything
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    hello, last, leave = messages[0], *messages[-2:]
    assert leave == {"type": "quit"}
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "babel",
        "rules": BABEL.rules_version,
        "edition": "filosofia",
        "seats": 2,
        "seat": 1,
        "options": {},
        "seed": hello["seed"],
        "clock": {"seconds": 60.0},
    }
    assert last == {"type": "over", "places": list(played.places), "scores": list(played.scores), "stopped": False}
    record = Record(BABEL, BABEL.setup())
    decides = iter(messages[1:-2])
    for seat, move in played.log:
        if seat == 0:
            message, decision = next(decides), BABEL.decisions(record.state)[0]
            assert message == {
                "type": "decide",
                "view": json.loads(json.dumps(BABEL.view(record.state, 0))),
                "prompt": json.loads(json.dumps({"key": decision.prompt.key, "facts": decision.prompt.facts})),
                "options": [option.text for option in decision.options],
                "clock": {"seconds": 60.0},
            }
        record.play(seat, move)
    assert next(decides, None) is None


def test_one_process_plays_game_after_game(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bots: list[named.AnyBot] = [stranger("play", heard), "random"]
    simulation = Simulation(BABEL, BABEL.setup(), bots, seed=4, limits=PATIENT)
    for number in (1, 2, 3):
        simulation.play(number, logged=False)
    assert sum(len(talks) for talks in stock.waiting.values()) == 1
    stock.close()
    kinds = [json.loads(line)["type"] for line in heard.read_text().splitlines()]
    assert kinds.count("hello") == 3 == kinds.count("over")


def test_it_says_who_it_is_and_what_it_thinks() -> None:
    bot = named.bot(BABEL, stranger("play"), 1, limits=PATIENT)
    assert isinstance(bot, ProgramBot)
    assert bot.decide(*asked()) == asked()[1].options[0]
    assert (bot.calls_itself, bot.thoughts) == ("Stranger 0.3", ["the first looks good"])
    bot.close()


@pytest.mark.parametrize("deed", ["banner", "shout"])
def test_a_greeting_before_it_is_ready_and_noise_on_stderr_do_no_harm(deed: str) -> None:
    assert play([stranger(deed), "random"]).failure is None


def test_a_copy_of_a_program_is_another_process() -> None:
    bot = named.bot(BABEL, stranger("play"), 1, limits=PATIENT)
    first = bot.decide(*asked())
    twin = deepcopy(bot)
    assert isinstance(bot, ProgramBot) and isinstance(twin, ProgramBot)
    assert twin.decide(*asked()) == first and twin.talk is not bot.talk
    bot.close()
    twin.close()


# ---------------------------------------------------------------------- failing
@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        ("crash", "ended with exit code 1: RuntimeError: the pyramid fell down"),
        ("leave", "ended with exit code 0"),
        ("nonsense", "said 'I would rather not' where a message in JSON was due"),
        ("number", "answered 17, which is not among the options of its decision"),
        ("other", "sent the message 'song' where 'move' was due"),
        ("illegal", "answered 'go nowhere', which is not among the options of its decision"),
        ("endless", "said a line of more than 1,000,000 bytes"),
        ("chatter", "said 200 lines and not yet 'move'"),
        ("sorry", "gave up: I have lost my glasses"),
    ],
)
def test_however_it_fails_it_loses_the_game_and_is_named(deed: str, reason: str) -> None:
    played = play(["random", stranger(deed)])
    assert played.failure == (deed, 1, reason) and played.places == (1, 2)
    assert stock.waiting == {}


@pytest.mark.parametrize("deed", ["hang", "mute"])
def test_one_that_hangs_is_ended(deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.bots.program.TO_START", 0.1)
    played = play(["random", stranger(deed)], Limits(seconds=3.0 if deed == "hang" else 0.1))
    assert played.failure is not None and played.failure.reason.startswith("did not answer within ")


def test_one_that_eats_memory_is_stopped_by_its_limit() -> None:
    played = play(["random", stranger("eat")], Limits(seconds=60.0, memory=400))
    assert played.failure == ("eat", 1, "ended with exit code 1: MemoryError")


def test_one_that_does_not_play_this_game_says_so() -> None:
    cleopatra = mastaba.load("cleopatra")
    played = play([stranger("refuse"), "greedy"], game=cleopatra)
    assert played.failure == ("refuse", 0, "gave up: I only play Babel")
    assert play([stranger("refuse"), "random"]).failure is None


def test_what_it_started_ends_with_it(tmp_path: Path) -> None:
    """A shell that waits for a child of its own, and both hold a pipe open."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    held = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    command = f"exec:/bin/sh -c 'exec 3> {pipe}; echo here >&3; sleep 1000 & wait'"
    bot = named.bot(BABEL, command, 1, limits=Limits(seconds=2.0))
    with pytest.MonkeyPatch.context() as patch, pytest.raises(BotFailed, match="did not answer"):
        patch.setattr("mastaba.bots.program.TO_START", 2.0)
        bot.decide(*asked())
    assert os.read(held, 100) == b"here\n"
    assert select.select([held], [], [], 30.0)[0] == [held]
    assert os.read(held, 100) == b""  # nobody holds the other end any more
    os.close(held)


def test_one_that_does_not_leave_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.bots.conversation.TO_LEAVE", 0.1)
    bot = named.bot(BABEL, stranger("stay"), 1, limits=PATIENT)
    assert isinstance(bot, ProgramBot)
    bot.decide(*asked())
    assert bot.talk is not None
    process = bot.talk.process
    bot.close()
    assert process.returncode == -9


def test_a_match_outlives_its_failing_programs() -> None:
    wanted = pairing(BABEL.setup(), BABEL, stranger("crash"), stranger("illegal"), seed=1, limits=PATIENT)
    match = play_match(wanted, (play_round(wanted, number) for number in (1, 2)), 99, False, lambda _: None)
    assert match.games == 4 and sum(match.failures().values()) == 4


@pytest.mark.parametrize("limits", [Limits(seconds=0.0), Limits(memory=1), Limits(seconds=float("nan"))])
def test_limits_that_mean_nothing_are_refused(limits: Limits) -> None:
    with pytest.raises(BadInput, match="a bot has "):
        limits.checked()


# ---------------------------------------------------------------------- our side
def said(which: str, *messages: object) -> list[dict[str, object]]:
    out = io.StringIO()
    lines = [message if isinstance(message, str) else json.dumps(message) for message in messages]
    Speaker(which, out).listen(lines)
    return [json.loads(line) for line in out.getvalue().splitlines()]


HELLO = {"type": "hello", "protocol": 1, "game": "babel", "rules": 2, "seats": 2, "seat": 1, "seed": "7"}


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("what?", "a message is an object in one line of JSON, not 'what?'"),
        ("[1]", "a message is an object in one line of JSON, not '[1]'"),
        ({"type": "dance"}, "there is no message 'dance'; there are hello, decide, over and quit"),
        ({"type": "decide"}, "no game has begun: a hello comes before decide"),
        ({**HELLO, "protocol": 2}, "this program speaks protocol 1, not 2"),
        ({**HELLO, "rules": 99}, "this version of Mastaba has no rules 99 of babel"),
        ({**HELLO, "seed": "x"}, "a seed is a whole number, written as text, not 'x'"),
    ],
)
def test_our_side_answers_what_it_does_not_understand(message: object, sentence: str) -> None:
    answers = said("greedy", message, HELLO)
    assert answers[0] == {"type": "error", "text": sentence}
    assert answers[1] == {"type": "ready", "name": "Mastaba greedy", "version": mastaba.__version__}


def test_our_side_says_what_it_cannot_play() -> None:
    (answer,) = said("learned", {**HELLO, "game": "cleopatra"})
    assert answer == {"type": "error", "text": "no bot was trained for cleopatra; there is one for babel"}


def test_what_a_class_prints_is_no_message(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(
        "class Loud:\n"
        "    def __init__(self, game, rng): print('hello from a library')\n"
        "    def decide(self, view, decision):\n"
        "        print('thinking'); self.thoughts = 'any will do'; return decision.options[0]\n"
    )
    bot = named.bot(BABEL, f"{OURS} {tmp_path}/loud.py:Loud", 1, limits=PATIENT)
    assert isinstance(bot, ProgramBot)
    assert bot.decide(*asked()) == asked()[1].options[0]
    assert bot.thoughts == ["any will do"]
    bot.close()


# ---------------------------------------------------------------------- another language
def test_the_example_in_javascript_plays_a_whole_game() -> None:
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    played = play([f"js=exec:{shlex.join([node, str(EXAMPLE)])}", "random"])
    assert played.failure is None and played.ended_by in BABEL.endings
