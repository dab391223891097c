"""`mastaba replay`: a written game is played again, and whatever is wrong with it gets one clear sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import mastaba
from mastaba.kernel import transcript as transcript_file
from tests.commands.running import Mastaba, in_own_process

Change = Callable[[str], str]


# ---------------------------------------------------------------------- good transcripts
def test_a_finished_game_is_summed_up(run: Mastaba, transcript: Path, finished_game: str) -> None:
    told = run("replay", transcript, "--json").document()
    headers = transcript_file.read(finished_game, "x").headers
    lines = [line for line in finished_game.splitlines() if line and not line.startswith("[")]
    assert told["headers"] == headers
    assert (told["game"], told["edition"], told["seats"]) == ("babel", "filosofia", 2)
    assert told["moves"] == len(lines)
    assert told["decisions"] == sum(not line.startswith("*") for line in lines)
    assert told["finished"] is True
    assert told["asked"] == []
    assert " ".join(map(str, told["scores"])) == headers["Result"]
    assert told["ended_by"] == "exhausted"
    assert told["winners"] == [seat for seat, place in enumerate(told["ranking"], 1) if place == 1]


def test_a_finished_game_in_words(run: Mastaba, transcript: Path) -> None:
    told = run("replay", transcript, "--json").document()
    page = run("replay", transcript)
    assert (page.code, page.err) == (0, "")
    assert f"{told['moves']} moves, {told['decisions']} of them by players; every line is legal.\n" in page.out
    end = page.out.splitlines()[-1]
    assert end.startswith(f"Finished by exhausted: {told['headers']['Result']}, ")
    assert f"seat {told['winners'][0]}" in end


def test_an_unfinished_game_says_who_is_asked(run: Mastaba, transcript: Path, finished_game: str) -> None:
    lines = [line for line in finished_game.splitlines() if not line.startswith("[Result")]
    transcript.write_text("\n".join(lines[:40]) + "\n")
    told = run("replay", transcript, "--json").document()
    assert (told["finished"], told["ended_by"], told["ranking"], told["winners"]) == (False, None, None, [])
    assert told["asked"] == [lines[40].split()[0]]
    assert run("replay", transcript).out.splitlines()[-1].startswith("Unfinished; the score is ")


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "  ; a comment\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.removesuffix("\n"),
        lambda text: "\ufeff" + text,
        lambda text: '; first of all\n\n[Date "2026"] ; today\n' + text,
        lambda text: text.replace("[Players", '[Name "Zoë \\ 象"]\n[Players'),
        lambda text: text.replace("[Players", '[Name "Zoë; [1]"];"today"\n[Players'),
    ],
    ids=[
        "CRLF",
        "comments",
        "blank lines",
        "no last newline",
        "byte order mark",
        "free header",
        "any letters",
        "; in it",
    ],
)
def test_harmless_differences_are_accepted(run: Mastaba, transcript: Path, finished_game: str, change: Change) -> None:
    before = run("replay", transcript, "--json").document()
    transcript.write_text(change(finished_game), encoding="utf-8", newline="")
    after = run("replay", transcript, "--json").document()
    assert {**after, "headers": 0} == {**before, "headers": 0}
    assert run("replay", transcript).code == 0


def test_a_semicolon_in_a_header_is_kept_by_readers_and_writers() -> None:
    game = mastaba.load("babel")
    text = transcript_file.write(game, game.setup(), [], extra={"Name": 'Zoë; "the builder"'})
    assert transcript_file.read(text, "x").headers["Name"] == "Zoë; 'the builder'"
    assert (
        transcript_file.read(text.replace("builder'\"]", "builder'\"] ; so"), "x").headers["Name"]
        == "Zoë; 'the builder'"
    )


# ---------------------------------------------------------------------- --legal
def test_legal_lists_every_legal_move_before_each_line(run: Mastaba, transcript: Path, finished_game: str) -> None:
    listed = run("replay", transcript, "--legal")
    assert (listed.code, listed.err) == (0, "")
    assert run("replay", transcript, "--legal", "--json") == listed
    game = mastaba.load("babel")
    state = game.start()
    rows = [json.loads(line) for line in listed.out.splitlines()]
    written = transcript_file.read(finished_game, "x").lines
    assert [row["line"] for row in rows] == [line.number for line in written]
    for row, line in zip(rows, written, strict=True):
        assert row["actor"] == finished_game.splitlines()[line.number - 1].split()[0]
        legal = [move for move in game.moves if game.explain(state, line.seat, move) is None]
        assert row["options"] == [str(move) for move in legal]
        if row["actor"] == "*":
            [decision] = game.decisions(state)
            weights = dict(zip(map(str, decision.options), decision.weights or (), strict=True))
            assert row["weights"] == [weights[move] for move in row["options"]]
        else:
            assert "weights" not in row
        game.play(state, line.seat, game.parse(line.text))


def test_legal_goes_as_far_as_the_game_is_right(run: Mastaba, transcript: Path, finished_game: str) -> None:
    lines = finished_game.splitlines()
    lines[30:] = ["1 mig A>H"]
    transcript.write_text("\n".join(lines))
    refused = run("replay", transcript, "--legal")
    assert "line 31" in refused.sentence()
    assert json.loads(refused.out.splitlines()[-1])["line"] in (30, 31)


# ---------------------------------------------------------------------- bad transcripts
def header(name: str, value: str | None) -> Change:
    """Gives that header another value, or none at all; a new one comes first."""

    def change(text: str) -> str:
        lines = text.splitlines()
        here = [number for number, line in enumerate(lines) if line.startswith(f"[{name} ")]
        new = [] if value is None else [f'[{name} "{value}"]']
        first = here[0] if here else 0
        return "\n".join([*lines[:first], *new, *lines[first + len(here) :]]) + "\n"

    return change


def line(number: int, new: str) -> Change:
    def change(text: str) -> str:
        lines = text.splitlines()
        lines[number - 1] = new
        return "\n".join(lines) + "\n"

    return change


def last_line(text: str) -> int:
    return text.removesuffix("\n").count("\n") + 1


BAD: dict[str, tuple[Change, str]] = {
    "empty": (lambda text: "", ", line 1: the header Game is missing"),
    "no header": (lambda text: "* first 1\n", ", line 1: the header Game is missing before the first move"),
    "game missing": (header("Game", None), ", line 9: the header Game is missing before the first move"),
    "edition missing": (header("Edition", None), ", line 9: the header Edition is missing before the first move"),
    "rules missing": (header("Rules", None), ", line 9: the header Rules is missing before the first move"),
    "seats missing": (header("Seats", None), ", line 9: the header Seats is missing before the first move"),
    "unknown game": (header("Game", "chess"), ", line 1: there is no game 'chess'"),
    "a path as game": (header("Game", "../../etc"), ", line 1: there is no game '../../etc'"),
    "unknown edition": (header("Edition", "1066"), ", line 2: babel has no edition '1066'"),
    "other rules": (header("Rules", "99"), ", line 3: the game was played under rules 99; this program has rules 2"),
    "rules in words": (header("Rules", "one"), ", line 3: header Rules must be a number"),
    "rules with zeros": (header("Rules", "01"), ", line 3: header Rules must be a number, not '01'"),
    "seats in words": (header("Seats", "two"), ", line 4: header Seats must be a number"),
    "too many seats": (header("Seats", "7"), ", line 4: babel is for 2 seats, not 7"),
    "no seats": (lambda text: header("Seats", "0")(text).partition("\n\n")[0], ", line 4: babel is for 2 seats, not 0"),
    "many digits": (header("Seats", "9" * 400), ", line 4: header Seats must be a number"),
    "unknown option": (header("Options", "gods=3"), ", line 1: babel has no option 'gods'"),
    "bad option": (header("Options", "turn_cap=41"), ", line 1: option turn_cap of babel cannot be '41'"),
    "option without value": (header("Options", "turn_cap"), ", line 1: header Options has 'turn_cap'"),
    "option twice": (header("Options", "turn_cap=40 turn_cap=40"), ", line 1: header Options has 'turn_cap=40'"),
    "other data": (header("Data", "sha256:12"), ", line 1: the game was played with the data sha256:12"),
    "broken header": (line(2, '[Edition "filosofia]'), ", line 2: a header is written once"),
    "header twice": (line(5, '[Game "babel"]'), ", line 5: a header is written once"),
    "header after moves": (line(15, '[Date "today"]'), ", line 15: a header is written once"),
    "wrong result": (header("Result", "30 0"), ", line 5: the header says the result is '30 0'"),
    "no result": (header("Result", None), ", line LAST: the game is finished and must have the header Result"),
    "result in words": (header("Result", "a win"), ", line 5: the header says the result is 'a win'"),
    "unfinished": (
        lambda text: "\n".join(text.splitlines()[:50]),
        ", line LAST: the game has a result, but its moves do not reach the end",
    ),
    "cut in a line": (lambda text: text[: text.index(" temple") + 4], ", line LAST: 'tem' is not a move of babel"),
    "actor alone": (line(11, "*"), ", line 11: '' is not a move"),
    "unknown move": (line(11, "* natoin A"), ", line 11: 'natoin A' is not a move of babel; did you mean 'nation A'?"),
    "unknown actor": (line(11, "3 end"), ", line 11: '3' is not an actor"),
    "actor in words": (line(11, "one end"), ", line 11: 'one' is not an actor"),
    "negative actor": (line(11, "-1 end"), ", line 11: '-1' is not an actor"),
    "seat with zeros": (line(11, "01 end"), ", line 11: '01' is not an actor"),
    "endless actor": (line(11, "1" * 100_000 + " end"), ", line 11: '1111"),
    "endless move": (line(11, "1 " + "end" * 30_000), ", line 11: 'endend"),
    "seat for chance": (line(11, "1 end"), ", line 11: 1 end is not possible by BA-3.6: Chance decides now, not you."),
    "chance for seat": (line(11, "* end"), ", line 11: * end is not possible by BA-8.2: That is"),
    "seat plays chance": (
        line(11, "1 nation A"),
        ", line 11: 1 nation A is not possible by BA-8.2: That is",
    ),
    "impossible chance": (line(11, "* temple 1"), ", line 11: * temple 1 is not possible by BA-8.2: "),
    "two blanks": (line(11, "*  nation A"), ", line 11: ' nation A' is not a move"),
    "tab": (line(11, "*\tnation A"), ", line 11: '*\\tnation' is not an actor"),
    "NUL": (line(11, "* nation\0A"), ", line 11: 'nation\\x00A' is not a move"),
    "only NULs": (lambda text: "\0" * 100_000, ", line 1: the header Game is missing"),
    "NUL in a header": (header("Game", "ba\0bel"), ", line 1: there is no game 'ba\\x00bel'"),
    "escape codes": (header("Edition", "\x1b[31mred\n"), ", line 2: a header is written once"),
    "hidden": (line(11, "* nation ?"), ", line 11: 'nation ?' is not a move"),
    "moves after the end": (
        lambda text: text + "1 end\n",
        ", line LAST: 1 end is not possible by BA-7.8: The game is over.",
    ),
    "a million lines": (lambda text: text + "1 end\n" * 1_000_000, " is larger than 4000000 bytes"),
    "too many moves": (lambda text: text + "1 end\n" * 60_000, ", line 50010: more than 50000 moves"),
    "nothing but newlines": (lambda text: "\n" * 4_000_000, ", line LAST: the header Game is missing"),
    "many headers": (
        lambda text: "".join(f'[A{k} ""]\n' for k in range(300_000)),
        ", line LAST: the header Game is missing",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_transcript_gets_one_sentence(run: Mastaba, transcript: Path, finished_game: str, name: str) -> None:
    change, said = BAD[name]
    text = change(finished_game)
    transcript.write_text(text, newline="")
    refused = run("replay", transcript, "--json")
    sentence = refused.sentence()
    assert sentence.startswith(f"{transcript}{said.replace('LAST', str(last_line(text)))}")
    assert refused.out == ""
    assert sentence.isprintable()
    assert len(sentence) < 600


def test_an_illegal_move_names_line_and_rule(run: Mastaba, transcript: Path, finished_game: str) -> None:
    lines = finished_game.splitlines()
    first = next(number for number, text in enumerate(lines) if text[:1] in ("1", "2"))
    lines[first] = f"{lines[first][0]} end"
    transcript.write_text("\n".join(lines))
    assert (
        run("replay", transcript)
        .sentence()
        .startswith(
            f"{transcript}, line {first + 1}: {lines[first]} is not possible by BA-3.7: Build your reserve first"
        )
    )


def test_the_wrong_seat_is_refused(run: Mastaba, transcript: Path, finished_game: str) -> None:
    lines = finished_game.splitlines()
    first = next(number for number, text in enumerate(lines) if text[:1] in ("1", "2"))
    rightful, move = lines[first].split(" ", 1)
    lines[first] = f"{3 - int(rightful)} {move}"
    transcript.write_text("\n".join(lines))
    said = f"line {first + 1}: {lines[first]} is not possible by BA-3.6: Player {rightful} decides now, not you."
    assert said in run("replay", transcript).sentence()


@pytest.mark.parametrize("data", [b"\xff\xfe", b'[Game "babel"]\n\n* \xe9', b"\x80" * 1000])
def test_what_is_not_utf8_is_refused(run: Mastaba, transcript: Path, data: bytes) -> None:
    transcript.write_bytes(data)
    number = data.count(b"\n") + 1
    assert run("replay", transcript).sentence() == f"{transcript}, line {number}: this is not UTF-8 text"


def test_what_is_no_file_is_refused(run: Mastaba, tmp_path: Path) -> None:
    assert run("replay", tmp_path).sentence() == f"{tmp_path} cannot be read: Is a directory"
    assert run("replay", tmp_path / "x").sentence() == f"{tmp_path / 'x'} cannot be read: No such file or directory"
    assert "cannot be read" in run("replay", "x" * 5000).sentence()
    assert "cannot be read" in run("replay", "").sentence()


def test_a_strange_file_name_is_no_problem(run: Mastaba, tmp_path: Path, finished_game: str) -> None:
    file = tmp_path / os.fsdecode(b"a\xff\n\x1b[1m.mst")
    file.write_text(finished_game)
    assert "a\\udcff\\n\\x1b[1m.mst\n" in run("replay", file).out
    assert run("replay", file, "--json").code == 0
    file.write_text("1 end")
    assert "a\\udcff\\n\\x1b[1m.mst, line 1" in run("replay", file).sentence()


def test_corrected_data_must_be_the_same(run: Mastaba, tmp_path: Path, transcript: Path) -> None:
    box, other = tmp_path / "box.toml", tmp_path / "other.toml"
    box.write_text("[end]\nwin = 16\n")
    other.write_text("[end]\nwin = 17\n")
    assert run("sim", "babel", "--games", 1, "--data", box, "--out", tmp_path).code == 0
    file = tmp_path / "babel-0-1.mst"
    assert run("replay", file, "--data", box).code == 0
    number = next(k for k, line in enumerate(file.read_text().splitlines(), 1) if line.startswith("[Data "))
    said = f"{file}, line {number}: the game was played with the data sha256:"
    assert run("replay", file).sentence().startswith(said)
    assert run("replay", file, "--data", other).sentence().startswith(said)
    told = run("replay", transcript, "--data", box).sentence()
    assert told == f"{transcript}, line 2: the game was played with the data of the edition"
    other.write_text("[end]\nwon = 17\n")
    assert "game.mst" not in run("replay", transcript, "--data", other).sentence()  # the other file is at fault


# ---------------------------------------------------------------------- bounds
LIMITED = """
import resource, sys
from pathlib import Path
from mastaba.cli import main
pages = int(Path("/proc/self/statm").read_text().split()[0])
limit = pages * resource.getpagesize() + 60_000_000
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
sys.exit(main(sys.argv[1:]))
"""


def test_a_huge_file_is_refused_in_little_memory(tmp_path: Path) -> None:
    file = tmp_path / "huge.mst"
    with file.open("wb") as sparse:
        sparse.truncate(100_000_000)
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, "replay", file], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stderr == f"mastaba: {file} is larger than 4000000 bytes, which no transcript is\n"
    assert done.returncode == 2


def test_exit_codes_reach_the_shell(transcript: Path) -> None:
    good = in_own_process("replay", transcript, PYTHONIOENCODING="ascii")
    assert (good.code, good.err) == (0, "")
    transcript.write_text("1 end\n")
    bad = in_own_process("replay", transcript)
    assert (bad.code, bad.out) == (2, "")
    assert bad.sentence().startswith(f"{transcript}, line 1: ")
