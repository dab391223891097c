"""`mastaba games`."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.commands.games import summary
from mastaba.games import names
from mastaba.kernel.editions import read_edition
from tests.commands.running import Mastaba


@pytest.fixture
def correction(tmp_path: Path) -> Path:
    file = tmp_path / "box.toml"
    file.write_text("[end]\nwin = 16\n[temple_cards]\ncopies = [9, 9, 9, 7, 6, 5]\n")
    return file


def test_every_game_is_listed(run: Mastaba) -> None:
    listed = run("games")
    assert listed.code == 0
    assert [line.split()[0] for line in listed.out.splitlines()] == ["GAME", *names()]
    assert [game["game"] for game in run("games", "--json").document()["games"]] == list(names())


def test_the_list_tells_title_seats_and_editions(run: Mastaba) -> None:
    babel = next(game for game in run("games", "--json").document()["games"] if game["game"] == "babel")
    assert (babel["title"], babel["seats"], babel["editions"]) == ("Babel", [2], ["filosofia", "kosmos"])
    lines = [line.split(None, 3) for line in run("games").out.splitlines()]
    assert ["babel", "Babel", "2", "filosofia, kosmos"] in lines


@pytest.mark.parametrize("name", names())
def test_a_game_is_described_as_it_is(run: Mastaba, name: str) -> None:
    game = mastaba.load(name)
    told = run("games", name, "--json").document()
    assert told["rules_version"] == game.rules_version
    assert told["vocabulary"]["size"] == len(game.moves)
    assert told["vocabulary"]["chance"] + told["vocabulary"]["seats"] == len(game.moves)
    assert {o["name"]: o["default"] for o in told["options"]} == {o.name: o.default for o in game.options}
    assert [table["edition"] for table in told["tables"]] == list(game.editions)
    for table in told["tables"]:
        values = game.editions[table["edition"]].values
        assert {value["name"]: value["value"] for value in table["values"]} == {n: v.value for n, v in values.items()}
        assert sum(table["kinds"].values()) == len(values)
        assert all(value["source"] and value["kind"] for value in table["values"])


def test_the_page_shows_options_and_every_value_with_its_source(run: Mastaba) -> None:
    page = [line.split() for line in run("games", "babel").out.splitlines()]
    assert ["sumerians", "all", "all,", "tail"] in page
    assert ["turn.draw", "3", "rulebook", "S"] in page
    assert ["opening_hand.first", "5", "public", "HIE"] in [line[:4] for line in page]
    assert ["HIE", "public", "German"] in [line[:3] for line in page]


def test_values_are_counted_by_the_kind_of_their_source() -> None:
    edition = read_edition("""
edition = { name = "x", title = "X", year = "2000" }
sources = { S = "rulebook: a", P = "public: b", R = "reconstruction: c", O = "ruling: d" }
[cards]
source = "R"
a = 1
b = { value = 2, source = "S" }
c = { value = 2, source = "O" }
d = 4
e = { value = 5, source = "P" }
""")
    assert summary(edition) == (
        "5 values: 1 from the rulebook, 1 from public sources, 2 reconstructed, 1 by a ruling of ours."
    )


def test_one_edition_alone(run: Mastaba) -> None:
    told = run("games", "babel", "--edition", "kosmos", "--json").document()
    assert [table["edition"] for table in told["tables"]] == ["kosmos"]
    assert "Filosofia /" not in run("games", "babel", "--edition", "kosmos").out


def test_corrected_values_say_what_they_were(run: Mastaba, correction: Path) -> None:
    page = run("games", "babel", "--data", correction).out
    assert "8 values: 6 from the rulebook, 2 corrected." in page
    rows = [line.split(None, 3) for line in page.splitlines()]
    assert ["end.win", "16", "corrected", "-       was 15 (rulebook, S)"] in rows
    [table] = run("games", "babel", "--data", correction, "--json").document()["tables"]
    values = {value["name"]: value for value in table["values"]}
    assert values["temple_cards.copies"]["value"] == [9, 9, 9, 7, 6, 5]
    assert values["temple_cards.copies"]["was"]["value"] == [10, 9, 8, 7, 6, 5]
    assert values["end.win"]["kind"] == "corrected"
    assert values["end.win"]["was"]["kind"] == "rulebook"
    assert "was" not in values["end.low"]
    assert table["data"].startswith("sha256:")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["babel", "--edition", "1999"], "no edition '1999'"),
        (["--edition", "kosmos"], "need the name of a game"),
        (["babel", "--data", "/nowhere/box.toml"], "/nowhere/box.toml cannot be read"),
    ],
)
def test_bad_words_are_refused(run: Mastaba, words: list[str], said: str) -> None:
    assert said in run("games", *words).sentence()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"[end]\nwin = 'many'\n", "end.win"),
        (b"[end]\nwon = 3\n", "'end.won'"),
        (b"[end]\nwin = 1.5\n", "end.win"),
        (b"[end]\nwin = 99999999999999999999999999\n", "end.win"),
        (b"[end]\nlow = -3\n", "end.low"),
        (b"[end\n", "is not a TOML file"),
        (b"\xff\xfe", "not UTF-8"),
        (b"x = " + b"[" * 1500, "box.toml"),
        (b".".join([b"x"] * 900) + b" = 1\n", "box.toml"),
        (b"x = '" + b"y" * 1_500_000 + b"'\n", "box.toml"),
        (b"x = '" + b"y" * 1_900 + b"'\n", "'x'"),
    ],
)
def test_bad_data_are_refused(run: Mastaba, tmp_path: Path, text: bytes, said: str) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(text)
    sentence = run("games", "babel", "--data", file).sentence()
    assert said in sentence
    assert len(sentence) < 600
