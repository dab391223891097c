"""`mastaba check`: scenarios are run, differences are shown side by side, and bad files get one clear sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mastaba import toml_files
from mastaba.testing import scenarios
from tests.commands.running import Mastaba, in_own_process

GOOD = """\
game = "babel"
edition = "filosofia"
title = "Two Hittites are no run, three steal a level"
rule = ["BA-5.1", "BA-5.5"]

[position]
players.1 = { pawn = "A", hand = "HS", columns = { A = "HH" } }
players.2 = { hand = 7, temples = { A = "1 2 3" } }

[[step]]
scores = [0, 3]
decides = 1

[[step]]
refuse = "1 H!"
rule = "BA-5.1"
reason = "no_run"

[[step]]
play = ["1 dep H", "1 H!"]
expect = { "players.1.columns.A" = "HH", players.1.temples.A = "3", "migrated" = false }
options = { exactly = ["go S", "dep S", "end"], has = ["end"], lacks = ["H!"] }
scores = [3, 2]
winners = []
ended_by = "none"
"""
WITHOUT_STEPS = GOOD[: GOOD.index("[[step]]")]
FRESH = WITHOUT_STEPS[: WITHOUT_STEPS.index("[position]")]
SCENARIOS = Path(__file__).resolve().parents[1] / "games" / "babel" / "scenarios"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "theft.toml"


# ---------------------------------------------------------------------- good files
def test_a_scenario_that_holds(run: Mastaba, file: Path) -> None:
    file.write_text(GOOD)
    assert run("check", file) == (0, "ok  Two Hittites are no run, three steal a level\n", "")


def test_files_and_folders(run: Mastaba, file: Path, tmp_path: Path) -> None:
    file.write_text(GOOD)
    deep = tmp_path / "more" / "and" / "more"
    deep.mkdir(parents=True)
    (deep / "b.toml").write_text(GOOD.replace("Two Hittites", "B"))
    (deep / "a.toml").write_text(GOOD.replace("Two Hittites", "A"))
    (deep / "notes.txt").write_text("no scenario")
    ran = run("check", tmp_path / "more", file)
    assert [line.split()[:2] for line in ran.out.splitlines()] == [["ok", "A"], ["ok", "B"], ["ok", "Two"]]
    assert ran.code == 0


def test_the_scenarios_of_babel_hold(run: Mastaba) -> None:
    ran = run("check", SCENARIOS)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == len(list(SCENARIOS.glob("*.toml")))


def test_the_example_of_the_documentation_holds(run: Mastaba, file: Path) -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
    file.write_text(text.split("```toml")[1].split("```")[0])
    assert run("check", file).code == 0
    assert f"at most {toml_files.MAX_BYTES:,} bytes, with no line over {toml_files.MAX_LINE:,} bytes" in text
    for name in {*scenarios.HEAD, *scenarios.STEP, *scenarios.OFFER} - {"step"}:
        assert re.search(rf"`\[?{name}\]?`", text), name


def test_a_fresh_game_with_chance(run: Mastaba, file: Path) -> None:
    steps = """
[[step]]
options = { exactly = ["first 1", "first 2"] }
[[step]]
play = ["* first 2", "* nation A"]
expect = { "players.2.hand" = "A", "players.1.hand" = "", "agenda.1.step" = "DrawNation", "ended_by" = "none" }
decides = "*"
[[step]]
refuse = "2 go A"
rule = "BA-3.6"
"""
    file.write_text(FRESH + steps)
    assert run("check", file).out.startswith("ok ")


def test_options_edition_and_data(run: Mastaba, file: Path) -> None:
    head = """
seats = 2
options = { sumerians = "tail", turn_cap = 60 }
data = { opening_hand = { first = 1 } }
[[step]]
play = ["* first 1", "* nation A", "* nation H"]
expect = { edition = "kosmos", "options.turn_cap" = "60", "players.1.hand" = "A", "players.2.hand" = "H" }
"""
    file.write_text(FRESH.replace("filosofia", "kosmos") + head)
    assert run("check", file).out.startswith("ok ")


# ---------------------------------------------------------------------- what differs
@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ("scores = [0, 3]", "scores = [0, 4]", "step 1: scores is [0, 3], expected [0, 4]"),
        ("decides = 1", 'decides = "nobody"', "step 1: decides is '1', expected 'nobody'"),
        ("decides = 1", 'decides = "*"', "step 1: decides is '1', expected '*'"),
        (
            'refuse = "1 H!"\nrule = "BA-5.1"',
            'refuse = "1 H!"\nrule = "BA-5.5"',
            "step 2: 1 H! is refused by BA-5.1 (no_run), expected BA-5.5",
        ),
        ('"no_run"', '"too_few_cards"', "step 2: 1 H! is refused as 'no_run', expected 'too_few_cards'"),
        ('refuse = "1 H!"', 'refuse = "1 end"', "step 2: 1 end is possible, expected to be refused by BA-5.1"),
        (
            '"players.1.columns.A" = "HH"',
            '"players.1.columns.A" = "HHH"',
            "step 3: players.1.columns.A is 'HH', expected 'HHH'",
        ),
        ('players.1.temples.A = "3"', 'players.1.temples.A = "4"', "step 3: players.1.temples.A is '3', expected '4'"),
        ('"migrated" = false', '"migrated" = 0', "step 3: migrated is False, expected 0"),
        ('"migrated" = false', '"ended_by" = "drop"', "step 3: ended_by is 'none', expected 'drop'"),
        ('"migrated" = false', '"agenda.9.seat" = 1', "step 3: agenda.9.seat is 'none', expected 1"),
        ('lacks = ["H!"]', 'lacks = ["go S"]', "step 3: options have 'go S', expected to lack it"),
        ('has = ["end"]', 'has = ["H!"]', "step 3: options lack 'H!', expected to have it"),
        (
            'exactly = ["go S", "dep S", "end"]',
            'exactly = ["go S", "end"]',
            "step 3: options are ['dep S', 'end', 'go S'], expected exactly ['end', 'go S']",
        ),
        ("winners = []", "winners = [1]", "step 3: winners is [], expected [1]"),
        ('ended_by = "none"', 'ended_by = "20"', "step 3: ended_by is 'none', expected '20'"),
        (
            '["1 dep H", "1 H!"]',
            '["1 dep H", "1 A!", "1 H!"]',
            "step 3: 1 A! is refused by BA-5.1 (no_run), expected to be possible",
        ),
    ],
)
def test_one_difference_is_told_exactly(run: Mastaba, file: Path, old: str, new: str, difference: str) -> None:
    assert GOOD.count(old) == 1
    file.write_text(GOOD.replace(old, new))
    title = "differs  Two Hittites are no run, three steal a level"
    assert run("check", file) == (1, f"{title}\n{file}, {difference}\n", "")


def test_all_differences_are_told_and_the_other_scenarios_run(run: Mastaba, file: Path, tmp_path: Path) -> None:
    file.write_text(GOOD.replace("[0, 3]", "[1, 1]").replace("[3, 2]", "[1, 1]"))
    other = tmp_path / "other.toml"
    other.write_text(GOOD)
    ran = run("check", file, other)
    assert ran.code == 1
    assert [line.split(":")[0].removeprefix(str(file)) for line in ran.out.splitlines()] == [
        "differs  Two Hittites are no run, three steal a level",
        ", step 1",
        ", step 3",
        "ok  Two Hittites are no run, three steal a level",
    ]


# ---------------------------------------------------------------------- bad files
BAD_HEADS = [
    ('game = "babel"', 'game = "chess"', "there is no game 'chess'"),
    ('game = "babel"', "", "game is missing"),
    ('game = "babel"', "game = 4", "game must be a text"),
    ('title = "Two Hittites are no run, three steal a level"', "", "title is missing"),
    ('rule = ["BA-5.1", "BA-5.5"]', "", "rule is missing"),
    ('rule = ["BA-5.1", "BA-5.5"]', 'rule = "AR-5.1"', "rule must name paragraphs like BA-1.1, not 'AR-5.1'"),
    ('rule = ["BA-5.1", "BA-5.5"]', "rule = [5]", "rule must be a text, not 5"),
    ('rule = ["BA-5.1", "BA-5.5"]', 'rule = ["BA-5.1", "BA-99.9"]', "the rulebook of babel has no paragraph BA-99.9"),
    ('rule = ["BA-5.1", "BA-5.5"]', 'rule = "BA-5"', "rule must name paragraphs like BA-1.1, not 'BA-5'"),
    ('edition = "filosofia"', 'edition = "gold"', "babel has no edition 'gold'"),
    ('edition = "filosofia"', 'colour = "red"', "colour is not a field here"),
    ('edition = "filosofia"', "seats = 3", "babel is for 2 seats, not 3"),
    ('edition = "filosofia"', "rules = 3", "babel has no rules 3; choose from 1, 2"),
    ('edition = "filosofia"', 'seats = "2"', "seats must be a number"),
    ('edition = "filosofia"', 'options = { sumerian = "tail" }', "babel has no option 'sumerian'"),
    ('edition = "filosofia"', "options = { turn_cap = 41 }", "option turn_cap of babel cannot be '41'"),
    ('edition = "filosofia"', "options = { turn_cap = [40] }", "options.turn_cap must be a text or a number"),
    ('edition = "filosofia"', "options = 5", "options must be a table"),
    ('edition = "filosofia"', "data = { nation_cards = { copies = 1 } }", "nation_cards.copies must be from 3 to 12"),
    ('hand = "HS"', 'hand = "HX"', "position.players.1.hand has 'X', which is none of the nations AHMPS"),
    ('hand = "HS"', "hand = 100", "position.players.1.hand must be a number from 0 to 60, not 100"),
    ('hand = "HS"', "hand = 60", "position.players.1.hand is 60, and only"),
    (
        'hand = "HS"',
        'hand = "HHHHHHHHHHHHH"',
        "this position is impossible: 15 of 12 H cards lie outside the draw pile",
    ),
    ('hand = "HS"', 'hat = "H"', "position.players.1.hat is not a field here"),
    ('hand = "HS"', "total = 2", "position.players.1.total must be 0, the sum of the temples"),
    ("hand = 7", "hand = -1", "position.players.2.hand must be a number from 0 to 60"),
    ('A = "1 2 3"', 'A = "3 2 1"', "position.players.2.temples.A must rise from level to level, and is '3 2 1'"),
    ('A = "1 2 3"', 'A = "1 7"', "position.players.2.temples.A has '7', which is not a level from 1 to 6"),
    ('A = "1 2 3"', 'X = "1"', "position.players.2.temples.X is not a field here"),
    ("players.2 = {", "players.3 = {", "position.players.3 is not a field here; choose from 1, 2"),
    ("[position]", '[position]\ndeck = "A"', "position.deck must hold the cards that lie nowhere else"),
    ("[position]", '[position]\npile = "1"', "position.pile must hold the cards that lie nowhere else"),
    ("[position]", "[position]\nendgame = true", "in endgame mode totals of 0 and 3 end the game"),
    (
        "[position]",
        '[position]\nended_by = "drop"\nagenda = [{ step = "Act", seat = 1 }]',
        "a game is over, or somebody",
    ),
    ("[position]", "[position]\nagenda = []", "a game is over, or somebody decides"),
    (
        "[position]",
        '[position]\nagenda = [{ step = "Sleep", seat = 1 }]',
        "names 'Sleep', which is not a step of Babel",
    ),
    ("[position]", '[position]\nagenda = [{ step = "PassTurn", seat = 1 }]', "its agenda is none that a turn can have"),
    ("[position]", '[position]\nagenda = [{ step = "Act", seat = 1, hat = 1 }]', "agenda[1].hat is not a field"),
    ("[position]", "[position]\nturn = 1.5", "position.turn must be a number"),
    ("[position]", "[players]", "players is not a field here"),
]
BAD_STEPS = [
    ('play = "1 jump"', "'jump' is not a move of babel"),
    ('play = "3 end"', "'3' is not an actor: expected * or a seat from 1 to 2"),
    ('play = "end"', "'end' is not an actor"),
    ('play = ""', "'' is not an actor"),
    ("play = 5", "play must be a text, not 5"),
    ('play = ["1 end", 5]', "play must be a text, not 5"),
    ('play = "1 end"\nrefuse = "1 end"\nrule = "BA-1.1"', "a step plays or refuses, not both"),
    ('refuse = "1 H!"', "refuse needs the rule that must be cited"),
    ('refuse = "1 H!"\nrule = "BA-1.99"', "the rulebook of babel has no paragraph BA-1.99"),
    ('refuse = "1 H!"\nrule = "five"', "rule must name paragraphs like BA-1.1, not 'five'"),
    ('rule = "BA-5.1"', "rule goes with refuse only"),
    ('play = "1 end"\nreason = "no_run"', "reason goes with refuse only"),
    ("", "neither a move nor an expectation"),
    ("hope = 1", "hope is not a field here"),
    ('expect = { "players.3.hand" = "" }', "the position has no field 'players.3.hand': '3' is unknown"),
    ('expect = { hand = "" }', "the position has no field 'hand'"),
    ('expect = { "agenda.x" = "" }', "the position has no field 'agenda.x'"),
    ('expect = { "turn.x" = "" }', "the position has no field 'turn.x'"),
    ("expect = 3", "expect must be a table"),
    ('options = { exactly = ["jump"] }', "'jump' is not a move of babel"),
    ("options = { exact = [] }", "options.exact is not a field here; choose from seat, exactly, has, lacks"),
    ('options = { seat = 3, has = ["end"] }', "options.seat must be a number from 1 to 2"),
    ("options = { has = [1] }", "options.has must be a text, not 1"),
    ("scores = 3", "scores must be a list of numbers"),
    ('scores = ["3"]', "scores must be a number"),
    ("winners = [3]", "winners must be a number from 1 to 2"),
    ('ended_by = "boredom"', "ended_by must be one of 15-9, 20, drop, exhausted, turn_cap, none"),
    ('decides = "3"', "'3' is not an actor"),
    ("decides = true", "decides must be a text"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BAD_HEADS)
def test_a_bad_head_gets_one_sentence(run: Mastaba, file: Path, old: str, new: str, sentence: str) -> None:
    assert GOOD.count(old) == 1
    file.write_text(GOOD.replace(old, new))
    told = run("check", file).sentence()
    assert told.startswith(f"{file}: ")
    assert sentence in told


@pytest.mark.parametrize(("step", "sentence"), BAD_STEPS)
def test_a_bad_step_gets_one_sentence_with_its_number(run: Mastaba, file: Path, step: str, sentence: str) -> None:
    file.write_text(f"{WITHOUT_STEPS}[[step]]\nscores = [0, 3]\n[[step]]\n{step}\n")
    told = run("check", file).sentence()
    assert told.startswith(f"{file}, step 2: {sentence}")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", ": game is missing"),
        (b"\xff\xfe", ", line 1: this is not UTF-8 text"),
        (GOOD.encode() + b"# \xe9t\xe9\n", ", line 26: this is not UTF-8 text"),
        (b"game = babel\n", " is not a TOML file: Invalid value (at line 1, column 8)"),
        (b"\x00" * 50, " is not a TOML file: Invalid statement (at line 1, column 1)"),
        (GOOD.encode() + b"[position]\n", " is not a TOML file: Cannot declare"),
        (b"# " + b"x" * 1_000_000, " is larger than 1000000 bytes"),
        (b"#\n#" + b"x" * 3000, ", line 2: more than 2000 bytes in one line"),
        (b"a = " + b"[" * 1500, " has lists or tables inside one another without end"),
        (b"a." * 25 + b"a = 1", " has lists or tables more than 20 deep inside one another"),
        (b"\n" + b"a." * 100 + b"a = 1", ", line 2: more than 30 dots in one line"),
        (b"a = " + b"9" * 1900, ": a is not a field here"),
        (b"a = [\n" + b"9" * 1900 + b",\n" * 500 + b"]", " is not a TOML file: Invalid value"),
        (WITHOUT_STEPS.encode(), ": a scenario needs at least one [[step]]"),
        (FRESH.encode() + b"step = 5\n", ": step must be a list"),
        (FRESH.encode() + b"step = [5]\n", ": step[1] must be a table"),
        (FRESH.encode() + b"[[step]]\nscores=[0,0]\n" * 6000, ": a scenario has at most 5000 steps"),
        (
            FRESH.encode() + b"[[step]]\nplay=[\n" + b'"1 end",\n' * 30000 + b"]\n",
            ": a scenario has at most 20000 moves",
        ),
    ],
    ids=range(18),
)
def test_a_bad_file_gets_one_sentence(run: Mastaba, file: Path, data: bytes, sentence: str) -> None:
    file.write_bytes(data)
    told = run("check", file).sentence()
    assert told.startswith(f"{file}{sentence}")


def test_a_missing_file_a_strange_name_and_an_empty_folder(run: Mastaba, tmp_path: Path) -> None:
    assert (
        run("check", tmp_path / "none.toml").sentence().endswith("none.toml cannot be read: No such file or directory")
    )
    assert "cannot be read: File name too long" in run("check", "x" * 5000).sentence()
    assert "there is no file *.toml in it" in run("check", tmp_path).sentence()
    assert run("check").code == 2


def test_control_characters_reach_no_terminal(run: Mastaba, tmp_path: Path) -> None:
    file = tmp_path / "bell\x07.toml"
    file.write_text(GOOD.replace("Two Hittites", "Two\\u001b[31m Hittites").replace("[0, 3]", "[0, 4]"))
    ran = run("check", file)
    assert ran.code == 1
    assert ran.out.replace("\n", "").isprintable()


def test_as_a_program_of_its_own(file: Path) -> None:
    file.write_text(GOOD.replace("[0, 3]", "[0, 4]"))
    ran = in_own_process("check", file)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines()[1] == f"{file}, step 1: scores is [0, 3], expected [0, 4]"
    file.write_text("game = 1")
    ran = in_own_process("check", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"mastaba: {file}: title is missing\n"
