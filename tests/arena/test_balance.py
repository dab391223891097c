"""The report on balance: what it counts, what it says, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import mastaba
from mastaba import BadInput, game_modules
from mastaba.cli import main
from mastaba.kernel.agenda import SPECTATOR
from mastaba.matches.balance import FIRST, Balance, Share, held_of, nothing, report
from mastaba.matches.simulation import Simulation
from mastaba.written_games import GameRecord, read_games

GAMES = 6


def written(folder: Path, name: str, bots: list[str], games: int = GAMES) -> list[GameRecord]:
    game = mastaba.load(name)
    simulation = Simulation(game, game.setup(len(bots)), bots, 4)
    for number in range(1, games + 1):
        text = simulation.transcript(number, simulation.play(number, logged=True))
        (folder / f"{number}.mst").write_text(text, encoding="utf-8")
    return list(read_games(folder))


def shares(found: Balance) -> dict[str, Share]:
    return {one.thing: one for one in found.shares()}


def test_a_victory_is_counted_for_all_that_the_winner_had(tmp_path: Path) -> None:
    records = written(tmp_path, "amun-re", ["greedy", "random", "random"])
    found = shares(report(records))
    won, owned = 0.0, 0
    for record in records:
        state = record.position()
        view = record.game.view(state, SPECTATOR)
        owner = view["provinces"]["MEM"]["owner"]  # type: ignore[index]  # 0 for nobody
        places = record.game.ranking(state)
        owned += owner > 0
        won += 1.0 / places.count(1) if owner > 0 and places[owner - 1] == 1 else 0.0
    assert found["MEM"].had == owned > 0
    assert found["MEM"].won == pytest.approx(won)
    assert found[FIRST].had == GAMES
    assert found["greedy"].had == GAMES and found["random"].had == 2 * GAMES
    assert found["greedy"].won + found["random"].won == pytest.approx(GAMES)
    assert found["greedy"].times_fair > 2


@pytest.mark.parametrize(
    ("name", "things"),
    [
        ("babel", {"half", "A!", "H!", "S!", "M!", "P!"}),
        ("cleopatra", {"most sphinx", "most column", "most mosaic", "most vizier", "eliminated"}),
        ("sa-re", {"pyramid 1", "pyramid 2", "MB", "WH", "GO"}),
    ],
)
def test_every_game_says_what_players_had(name: str, things: set[str], tmp_path: Path) -> None:
    seats = min(mastaba.load(name).seats)
    found = shares(report(written(tmp_path, name, ["greedy", *["random"] * (seats - 1)], 3)))
    assert things & found.keys()
    assert all(one.had <= 3 * seats for one in found.values())


def test_only_what_the_interval_bears_out_is_said() -> None:
    assert Share("a", 100, 25, 4).verdict == ""
    assert Share("a", 100, 32, 4).verdict == ""
    assert Share("a", 400, 136, 4).verdict == "off"
    assert Share("a", 100, 55, 4).verdict == "far"
    assert Share("a", 100, 5, 4).verdict == "far"


def test_games_of_another_kind_or_without_an_end_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no game to report on"):
        report([])
    two = written(tmp_path, "babel", ["random", "random"], 1)
    (other := tmp_path / "other").mkdir()
    with pytest.raises(BadInput, match="another kind"):
        report([*two, *written(other, "sa-re", ["random", "random"], 1)])
    cut = tmp_path / "1.mst"
    lines = cut.read_text(encoding="utf-8").splitlines()
    cut.write_text("\n".join(line for line in lines[:-5] if not line.startswith("[Result")) + "\n", encoding="utf-8")
    with pytest.raises(BadInput, match="was not played to its end"):
        report(read_games(tmp_path))


@pytest.mark.parametrize("package", ["mastaba.kernel", "mastaba.intervals"])  # a folder, and one file alone
def test_a_game_need_not_say_what_players_had(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_modules, "package_of", lambda name: package)
    assert held_of.__wrapped__("any") is nothing
    state = mastaba.load("babel").start()
    assert nothing(state, []) == [[], []]


def test_the_command_prints_a_table_or_a_document(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, "babel", ["greedy", "random"], 2)
    assert main(["balance", str(tmp_path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("2 games of babel, 2 seats, edition filosofia")
    assert told[2].split()[:2] == ["first", "player"]
    assert main(["balance", str(tmp_path), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert (document["game"], document["games"], document["shares"][0]["thing"]) == ("babel", 2, FIRST)
    assert main(["balance", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err
