"""Rounds that a file keeps: a match that was broken off goes on as if it had been played in one go."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import mastaba
from mastaba.cli import main
from mastaba.matches.arena.kept import KeptRounds
from mastaba.matches.arena.pairings import Pairing, Result, pairing, play_round

GAME = mastaba.load("babel")
GREEDY = pairing(GAME.setup(), GAME, "greedy", "random", seed=7)


class Player:
    """Plays rounds of a pairing up to a number, and knows where it began."""

    def __init__(self, wanted: Pairing, most: int) -> None:
        self.wanted = wanted
        self.most = most
        self.first = 0

    def __call__(self, first: int) -> Iterator[list[Result]]:
        self.first = first
        return (play_round(self.wanted, number) for number in range(first, self.most + 1))


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "rounds"
    broken_off = KeptRounds(file).rounds(GREEDY, Player(GREEDY, 9))
    begun = [next(broken_off), next(broken_off)]
    player = Player(GREEDY, 4)
    found = list(KeptRounds(file).rounds(GREEDY, player))
    assert player.first == 3
    assert found[:2] == begun
    assert found == [play_round(GREEDY, number) for number in range(1, 5)]
    assert all(isinstance(result, Result) for played in found for result in played)


def test_each_match_finds_its_own_rounds_in_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "rounds"
    others = [GREEDY._replace(one="easy/2"), GREEDY._replace(seed=8), GREEDY._replace(options={"first": "1"})]
    for wanted in (GREEDY, *others):
        player = Player(wanted, 1)
        assert list(KeptRounds(file).rounds(wanted, player)) == [play_round(wanted, 1)]
        assert player.first == 1
    again = Player(GREEDY, 1)
    assert list(KeptRounds(file).rounds(GREEDY, again)) == [play_round(GREEDY, 1)]
    assert again.first == 2


def test_rounds_of_other_rules_or_of_another_version_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rounds"
    assert len(list(KeptRounds(file).rounds(GREEDY, Player(GREEDY, 1)))) == 1
    monkeypatch.setattr(mastaba, "__version__", "0.0.1")
    player = Player(GREEDY, 1)
    assert len(list(KeptRounds(file).rounds(GREEDY, player))) == 1
    assert player.first == 1


def test_a_line_that_was_cut_off_counts_for_nothing(tmp_path: Path) -> None:
    file = tmp_path / "rounds"
    assert len(list(KeptRounds(file).rounds(GREEDY, Player(GREEDY, 2)))) == 2
    whole = file.read_bytes()
    file.write_bytes(whole[:-10])
    player = Player(GREEDY, 2)
    assert list(KeptRounds(file).rounds(GREEDY, player)) == [play_round(GREEDY, 1), play_round(GREEDY, 2)]
    assert player.first == 2
    assert file.read_bytes() == whole


def test_the_command_plays_only_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "rounds")
    words = ["arena", "babel", "--bots", "greedy,easy/8", "--all", "--workers", "1", "--json"]
    assert main([*words, "--games", "4", "--keep", file]) == 0
    kept = Path(file).read_bytes()
    capsys.readouterr()
    assert main([*words, "--games", "8", "--keep", file]) == 0
    gone_on = json.loads(capsys.readouterr().out)
    assert Path(file).read_bytes().startswith(kept)
    assert main([*words, "--games", "8"]) == 0
    assert gone_on == json.loads(capsys.readouterr().out)
    assert main([*words, "--games", "2", "--keep", file]) == 0
    assert json.loads(capsys.readouterr().out)["matches"][0]["games"] == 2


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (b"{}\n", "line 1 is no round of a match"),
        (b'[Game "Babel"]\n', "line 1 is no round"),
        (b"\xff\n", "line 1 is no"),
        (b"notes", "line 1 is no"),
    ],
)
def test_another_file_gets_a_sentence_and_stays_as_it_is(
    written: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(written)
    assert main(["arena", "babel", "--games", "2", "--keep", str(file)]) == 2
    assert sentence in capsys.readouterr().err
    assert file.read_bytes() == written


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "babel", "--keep", str(tmp_path)]) == 2
    assert "cannot keep rounds: Is a directory" in capsys.readouterr().err
