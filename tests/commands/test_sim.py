"""`mastaba sim`: reproducible games, honest figures, whole files."""

from __future__ import annotations

import gzip
import hashlib
import sys
from pathlib import Path
from typing import Any

import pytest

import mastaba
from mastaba.kernel import record as records
from mastaba.kernel import transcript
from tests.commands.running import Mastaba

MEASURED = ("seconds", "decisions_per_second", "games_per_second")


def unmeasured(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name not in MEASURED}


def files(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.iterdir()}


def test_the_document_has_every_field(run: Mastaba) -> None:
    told = run("sim", "babel", "--seats", 2, "--bot", "random", "--games", 20, "--seed", 4, "--json").document()
    assert told["game"] == "babel"
    assert told["edition"] == "filosofia"
    assert told["options"] == {"sumerians": "all", "turn_cap": "100", "first": "chance"}
    assert told["bots"] == ["random", "random"]
    assert (told["seats"], told["games"], told["seed"]) == (2, 20, 4)
    assert sum(told["wins"]) + told["draws"] == 20
    assert 0 <= told["first_player_wins"] <= sum(told["wins"])
    assert sum(told["ended_by"].values()) == 20
    assert tuple(told["ended_by"]) == mastaba.load("babel").endings
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"])
    assert told["games_per_second"] == pytest.approx(20 / told["seconds"])
    assert told["core"] == ("compiled" if mastaba.core.compiled() else "pure")


def test_the_figures_add_up_what_the_transcripts_say(run: Mastaba, tmp_path: Path) -> None:
    told = run("sim", "babel", "--bot", "greedy,random", "--games", 6, "--out", tmp_path, "--json").document()
    game = mastaba.load("babel")
    played = [records.replay(game, transcript.read(text, name)) for name, text in files(tmp_path).items()]
    assert len(played) == 6
    winners = [game.winners(record.state) for record in played]
    assert told["wins"] == [winners.count((seat,)) for seat in (0, 1)]
    began = [int(record.log[0][1].text.removeprefix("first ")) - 1 for record in played]
    assert told["first_player_wins"] == sum(won == (seat,) for won, seat in zip(winners, began, strict=True))
    scores = [game.scores(record.state) for record in played]
    assert told["mean_score"] == pytest.approx([sum(column) / 6 for column in zip(*scores, strict=True)])
    assert told["decisions"] == sum(seat != mastaba.CHANCE for record in played for seat, _ in record.log)
    endings = [game.ended_by(record.state) for record in played]
    assert told["ended_by"] == {ending: endings.count(ending) for ending in game.endings}


def test_bots_that_rotate_have_every_seat_and_are_counted_by_name(run: Mastaba, tmp_path: Path) -> None:
    bots = ["greedy", "one=random", "two=random"]
    words = ["sim", "cleopatra", "--seats", 3, "--bot", ",".join(bots), "--games", 6, "--rotate"]
    told = run(*words, "--out", tmp_path, "--json").document()
    game = mastaba.load("cleopatra")
    wins, points = dict.fromkeys(told["bots"], 0), dict.fromkeys(told["bots"], 0)
    for number in range(1, 7):
        saved = transcript.read((tmp_path / f"cleopatra-0-{number}.mst").read_text(), "a game")
        players = saved.headers["Players"].split()
        assert players.index("greedy") == (number - 1) % 3
        state = records.replay(game, saved).state
        for player, place, score in zip(players, game.ranking(state), game.scores(state), strict=True):
            wins[player] += place == 1
            points[player] += score
    assert told["rotated"] and told["wins"] == list(wins.values()) and wins["greedy"] >= 4
    assert told["mean_score"] == pytest.approx([sum / 6 for sum in points.values()])
    assert "NO.  BOT" in run(*words).out


@pytest.mark.parametrize(("bot", "games"), [("random", 5), ("greedy", 2), ("normal/40,random", 1)])
def test_the_same_seed_gives_the_same_games(run: Mastaba, tmp_path: Path, bot: str, games: int) -> None:
    words = ["sim", "babel", "--bot", bot, "--games", games, "--seed", 9, "--json"]
    once = run(*words, "--out", tmp_path / "once").document()
    again = run(*words, "--out", tmp_path / "again").document()
    unwritten = run(*words).document()
    assert unmeasured(once) == unmeasured(again) == unmeasured(unwritten)
    assert files(tmp_path / "once") == files(tmp_path / "again")


def test_another_seed_gives_other_games(run: Mastaba, tmp_path: Path) -> None:
    for seed in (1, 2):
        run("sim", "babel", "--games", 1, "--seed", seed, "--out", tmp_path)
    one, two = files(tmp_path).values()
    assert one.splitlines()[8:] != two.splitlines()[8:]


def test_a_game_does_not_depend_on_how_many_are_played(run: Mastaba, tmp_path: Path) -> None:
    run("sim", "babel", "--games", 2, "--out", tmp_path / "two")
    run("sim", "babel", "--games", 4, "--out", tmp_path / "four")
    two, four = files(tmp_path / "two"), files(tmp_path / "four")
    assert sorted(four) == [f"babel-0-{number}.mst" for number in (1, 2, 3, 4)]
    assert two.items() < four.items()
    assert len(set(four.values())) == 4


def test_each_seat_has_the_bot_that_was_named_for_it(run: Mastaba) -> None:
    one = run("sim", "babel", "--bot", "greedy,random", "--games", 20, "--json").document()
    two = run("sim", "babel", "--bot", "random,greedy", "--games", 20, "--json").document()
    assert one["bots"] == ["greedy", "random"]
    assert one["wins"][0] > one["wins"][1]
    assert two["wins"][0] < two["wins"][1]


def test_edition_options_and_data_are_played_and_written(run: Mastaba, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[end]\nwin = 16\n")
    words = ["--edition", "kosmos", "--option", "sumerians=tail", "--data", box]
    told = run("sim", "babel", "--games", 1, *words, "--out", tmp_path / "out", "--json").document()
    assert told["edition"] == "kosmos"
    assert told["options"]["sumerians"] == "tail"
    file = tmp_path / "out" / "babel-0-1.mst"
    headers = transcript.read(file.read_text(), "x").headers
    assert headers["Edition"] == "kosmos"
    assert headers["Options"] == "sumerians=tail"
    assert headers["Data"] == told["data"]
    assert run("replay", file, "--data", box).code == 0


def test_in_words(run: Mastaba) -> None:
    words = run("sim", "babel", "--games", 7, "--option", "turn_cap=40", "--seed", 8)
    assert (words.code, words.err) == (0, "")
    lines = words.out.splitlines()
    assert lines[0] == "7 games of babel (edition filosofia, turn_cap=40), seed 8"
    assert sum(int(line.split()[2]) for line in lines[3:5]) <= 7


def test_existing_files_are_never_overwritten(run: Mastaba, tmp_path: Path) -> None:
    taken = tmp_path / "babel-0-3.mst"
    taken.write_text("mine")
    refused = run("sim", "babel", "--games", 5, "--out", tmp_path).sentence()
    assert refused == f"{taken} exists already and is not overwritten"
    assert files(tmp_path) == {"babel-0-3.mst": "mine"}


def test_a_folder_that_cannot_be_one_is_refused(run: Mastaba, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be used as a folder" in run("sim", "babel", "--out", tmp_path / "file").sentence()
    assert "cannot be used as a folder" in run("sim", "babel", "--out", tmp_path / "file" / "inside").sentence()


def test_half_written_files_are_not_left(run: Mastaba, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "rename", fail)
    refused = run("sim", "babel", "--games", 1, "--out", tmp_path).sentence()
    assert refused == f"{tmp_path / 'babel-0-1.mst'} cannot be written: No space left on device"
    assert files(tmp_path) == {}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["babel", "--games", "0"], "--games must be a number from 1 to 10000000, not 0"),
        (["babel", "--games", "10000001"], "--games must be"),
        (["babel", "--seed", "-1"], "--seed must be"),
        (["babel", "--seed", "1" * 30], "--seed must be"),
        (["babel", "--bot", "genius"], "there is no bot 'genius'; choose from random, greedy, easy, normal, strong"),
        (["babel", "--bot", ""], "there is no bot ''"),
        (["babel", "--bot", "greedy/4"], "a level that searches may make fewer simulations, as strong/4"),
        (["babel", "--bot", "strong/0"], "there is no bot 'strong/0'"),
        (["babel", "--bot", "strong/"], "there is no bot 'strong/'"),
        (["babel", "--bot", "random,greedy,random"], "one for each seat, and not 3"),
        (["babel", "--seats", "5"], "babel is for 2 seats, not 5"),
        (["babel", "--edition", "x"], "no edition 'x'"),
        (["babel", "--option", "sumerians"], "--option takes name=value"),
        (["babel", "--option", "sumerians=none"], "cannot be 'none'"),
        (["babel", "--option", "turn_cap=41"], "cannot be '41'"),
        (["babel", "--option", "gods=3"], "no option 'gods'"),
        (["babel", "--option", "turn_cap=40", "--option", "turn_cap=40"], "each name once"),
    ],
)
def test_bad_words_are_refused(run: Mastaba, words: list[str], said: str) -> None:
    refused = run("sim", *words)
    assert said in refused.sentence()
    assert refused.out == ""


@pytest.mark.parametrize("words", [["babel", "--games", "many"], ["babel", "--seed", "1.5"], [], ["babel", "--fast"]])
def test_words_that_are_none_are_refused_too(run: Mastaba, words: list[str]) -> None:
    refused = run("sim", *words)
    assert refused.out == ""
    assert refused.sentence().endswith(" --help)")


def test_progress_is_shown_on_a_terminal_only(run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("sim", "babel", "--games", 3).err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    watched = run("sim", "babel", "--games", 3, "--json")
    assert watched.err.endswith("] 3 of 3 games\n")
    assert watched.out.startswith("{")


def test_a_bot_that_fails_is_named_with_what_it_did(run: Mastaba) -> None:
    words = ["sim", "babel", "--bot", "bad=exec:false,greedy", "--games", 2]
    printed = run(*words).out
    assert "bad failed in 2 of 2 games and lost them: it ended with exit code 1." in printed
    assert "forfeit 2" in printed
    told = run(*words, "--json").document()
    assert told["wins"] == [0, 2] and told["ended_by"]["forfeit"] == 2
    assert told["failures"] == [{"bot": "bad", "seat": 0, "reason": "ended with exit code 1"}] * 2


def test_one_packed_file_is_the_same_with_any_number_of_processes(run: Mastaba, tmp_path: Path) -> None:
    words = ["sim", "babel", "--bot", "greedy,random", "--games", 6, "--seed", 7]
    digests = []
    for workers in (1, 2):
        out = tmp_path / f"{workers}.mst.gz"
        digests.append(run(*words, "--workers", workers, "--out", out, "--json").document()["digest"])
    one, other = (tmp_path / "1.mst.gz").read_bytes(), (tmp_path / "2.mst.gz").read_bytes()
    assert one == other
    assert digests[0] == digests[1] == hashlib.sha256(gzip.decompress(one)).hexdigest()
    games = list(mastaba.read_games(tmp_path / "1.mst.gz"))
    assert [game.headers["Number"] for game in games] == ["1", "2", "3", "4", "5", "6"]
    for game in games:
        game.check()
    assert "exists already and is not overwritten" in run(*words, "--out", tmp_path / "1.mst.gz").sentence()


def test_a_packed_file_appears_when_it_is_complete(
    run: Mastaba, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: gzip.GzipFile, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(gzip.GzipFile, "write", full)
    out = tmp_path / "games.mst.gz"
    assert (
        run("sim", "babel", "--games", 1, "--out", out).sentence()
        == f"{out} cannot be written: No space left on device"
    )
    assert list(tmp_path.iterdir()) == []
    missing = tmp_path / "none" / "games.mst.gz"
    said = run("sim", "babel", "--games", 1, "--out", missing).sentence()
    assert said == f"{missing} cannot be written: No such file or directory"
