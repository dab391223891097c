"""The corpus tells what each seat saw, chose and came to, and nothing that it could not see."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import mastaba
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.research.corpus import COLUMNS
from tests.commands.running import Mastaba

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Mastaba:
    return Mastaba(capsys)


def test_a_corpus_is_what_was_played(run: Mastaba, tmp_path: Path) -> None:
    played, out = tmp_path / "played", tmp_path / "babel.parquet"
    run("sim", "babel", "--bot", "greedy,random", "--games", 2, "--seed", 3, "--out", played)
    told = run("corpus", played, "--out", out, "--json").document()
    rows = pq.read_table(out).to_pylist()
    assert (told["games"], told["decisions"], told["bytes"]) == (2, len(rows), out.stat().st_size)
    game = mastaba.load("babel")
    for file in sorted(played.glob("*.mst")):
        transcript = transcript_file.read(file.read_text("utf-8"), file.name)
        mine = [row for row in rows if row["file"] == file.name]
        record = records.begin(game, transcript)
        left = iter(mine)
        for line, move in records.moves(game, transcript):
            if line.seat != mastaba.CHANCE:
                row = next(left)
                assert row["options"][row["chosen"]] == str(move)
                assert json.loads(row["view"]) == game.view(record.state, line.seat)
                assert (row["seat"], row["line"]) == (line.seat + 1, line.number)
                assert row["player"] == ("greedy", "random")[line.seat]
            records.step(record, transcript, line, move)
        assert next(left, None) is None
        places, scores = game.ranking(record.state), game.scores(record.state)
        assert {(row["seat"], row["place"], row["score"]) for row in mine} == {
            (seat + 1, places[seat], scores[seat]) for seat in (0, 1)
        }


def test_sealed_choices_stay_sealed(run: Mastaba, tmp_path: Path) -> None:
    played, out = tmp_path / "played", tmp_path / "amun.parquet"
    run("sim", "amun-re", "--games", 1, "--seed", 3, "--out", played)
    run("corpus", played, "--out", out)
    offers = [row for row in pq.read_table(out).to_pylist() if row["prompt"] == "SealOffering"]
    views = [json.loads(row["view"]) for row in offers]
    seen = {
        player["offering"]
        for row, view in zip(offers, views, strict=True)
        for seat, player in view["players"].items()
        if int(seat) != row["seat"]
    }
    assert offers and seen == {"", "sealed"}


def test_the_data_card_names_every_column() -> None:
    card = (ROOT / "docs" / "corpus.md").read_text("utf-8")
    named = [line.split("`")[1] for line in card.splitlines() if line.startswith("| `")]
    assert named == COLUMNS.names


def test_what_cannot_be_used_is_refused(run: Mastaba, tmp_path: Path) -> None:
    out, empty, short = tmp_path / "x.parquet", tmp_path / "empty", tmp_path / "short.mst"
    empty.mkdir()
    assert run("corpus", empty, "--out", out).sentence().startswith("there is no transcript (.mst) in the folder")
    short.write_text('[Game "babel"]\n[Edition "filosofia"]\n[Rules "1"]\n[Seats "2"]\n\n* first 1\n')
    assert "the game is not finished" in run("corpus", short, "--out", out).sentence()
    assert list(tmp_path.glob("*parquet*")) == [] and list(tmp_path.glob(".*")) == []
    out.write_text("mine")
    assert run("corpus", short, "--out", out).sentence() == f"{out} exists already and is not overwritten"
