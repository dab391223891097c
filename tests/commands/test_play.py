"""`mastaba play`: whole games, commands, and what is refused."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import mastaba
from mastaba.commands.play import program
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.terminal.screen import Screen
from tests.commands.playing import QuickBot, Terminal, numbers, squeezed
from tests.commands.running import Mastaba

FIRST_TURN = ["go H", "dep M", "dep M", "build res"]  # possible with seed 11
SEED = ("--seed", "11", "--bots", "greedy")


@pytest.fixture
def lively(run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(run, monkeypatch, QuickBot)


@pytest.fixture
def terminal(run: Mastaba, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(run, monkeypatch)


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize(
    ("lang", "score", "verdict"),
    [
        ("en", r"Player 1: (\d+)\nBot: (\d+)\n", r"(You win|Bot wins) \d+ to \d+: .*\.|The game is a draw: .*\."),
        (
            "fr",
            r"Joueur 1\u00a0: (\d+)\nBot\u00a0: (\d+)\n",
            r"(Vous gagnez|Bot gagne) par \d+ à \d+\u00a0: .*\.|La partie est nulle\u00a0: .*\.",
        ),
    ],
)
def test_a_whole_game_against_a_bot(lively: Terminal, level: str, lang: str, score: str, verdict: str) -> None:
    shown = lively.says(numbers(1), "--seed", "3", "--bots", level, "--lang", lang, "--option", "turn_cap=40")
    last_table = shown.rpartition("temple")[0].rpartition("> ")[2]
    totals = re.findall(r"total (\d+)", last_table)
    found = re.search(score, shown)
    assert found is not None
    assert [*found.groups()] == totals[::-1]
    ending = shown[found.end() :].strip()
    assert re.fullmatch(verdict, ending, re.DOTALL)
    own, other = map(int, found.groups())
    if own != other:
        assert ending.startswith("You" if lang == "en" else "Vous") == (own > other)


def test_a_whole_game_on_one_screen(terminal: Terminal) -> None:
    shown = terminal.says(numbers(2), "--seed", "3", "--hotseat", "--option", "turn_cap=40")
    over = re.findall(r"Player (\d), press Enter when nobody else can see the screen\.", shown)
    assert len(over) >= 20
    assert all(one != next_one for one, next_one in pairwise(over))
    assert "Bot" not in shown
    assert re.search(r"\nPlayer \d wins \d+ to \d+: [^>]*\.\n$", shown)
    result = shown.rpartition("> ")[2]  # both look at it
    assert "Temple pile" in result and "Your hand" not in result and "(you)" not in result
    assert "begins.\n" not in result  # it is not the whole story again
    assert shown == terminal.says(numbers(2), "--seed", "3", "--bots", "none", "--option", "turn_cap=40")


def test_the_same_seed_deals_the_same_game(terminal: Terminal) -> None:
    assert terminal.says(FIRST_TURN, *SEED) == terminal.says(FIRST_TURN, *SEED)
    assert terminal.says(FIRST_TURN, *SEED) != terminal.says(FIRST_TURN, "--seed", "12", "--bots", "greedy")


def test_another_seat(terminal: Terminal) -> None:
    shown = terminal.says(["quit"], *SEED, "--seat", "2")
    assert "Player 2 (you)" in shown and "Player 1" not in shown


def test_the_bots_think_in_a_process_of_their_own(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mastaba", "play", "babel", *SEED, "--lang", "en"]
    done = subprocess.run(
        command, input="log\nquit\n", capture_output=True, text=True, encoding="utf-8", cwd=tmp_path, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bot ends the turn with" in done.stdout
    assert done.stdout.rstrip().endswith("mastaba play babel --bots greedy --lang en --load FILE")


# ---------------------------------------------------------------------- what can be typed
def test_a_move_by_number_or_notation_in_any_capitals(terminal: Terminal) -> None:
    by_notation = terminal.says(["go H", "dep M"], *SEED)
    assert "Player 1 discards a Hittite card and moves to the Hittites’ site.\n" in by_notation
    assert "Player 1 deploys at the Hittites’ site: Medes.\n" in by_notation
    number = re.search(r"(\d+) Hittites \(go H\)", by_notation)
    assert number is not None
    assert terminal.says([number[1], "DEP  m"], *SEED).splitlines()[-6:] == by_notation.splitlines()[-6:]


def test_a_refusal_gives_the_sentence_and_the_rule(terminal: Terminal) -> None:
    for typed in ("build res", "why build res", "why BUILD RES"):
        shown = terminal.says([typed], *SEED)
        assert "Your pawn is still at the quarry: move it to a site first.\n" in shown
        assert "Rule BA-4.4, You need to be at a site. Type “rule BA-4.4” to read it.\n" in shown
    french = terminal.says(["pourquoi end"], *SEED, "--lang", "fr")
    assert (
        "Construisez d’abord votre carte réservée\u00a0: votre premier tour ne peut pas finir sans elle."
        in squeezed(french.replace("\u00a0", "~")).replace("~", "\u00a0")
    )


def test_why_of_what_is_possible_and_of_nothing(terminal: Terminal) -> None:
    shown = terminal.says(["why go H", "why 1", "why", "why nonsense", "why 99", "why nation A"], *SEED)
    assert "That is possible now: Move the pawn to the Hittites’ site.\n" in shown
    assert "That is possible now: Move the pawn to the Assyrians’ site.\n" in shown
    assert "Type “why” and a move, as in “why go A”.\n" in shown
    assert "“nonsense” is not a number, a move or a command.\n" in shown
    assert "There is no option 99; there are options 1 to 4.\n" in shown
    assert "That is decided by chance, not by a player.\n" in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("nonsense", "“nonsense” is not a number, a move or a command."),
        ("go Z", "“go Z” is not a number, a move or a command. Did you mean “go S”?"),
        ("0", "There is no option 0; there are options 1 to 4."),
        ("5", "There is no option 5; there are options 1 to 4."),
        ("123456789012345", "There is no option 123456789012345; there are options 1 to 4."),
        ("save x\0y", "x\\x00y.mst cannot be written: embedded null byte."),
        ("save .", ". is a folder. Add a file name."),
        (
            "save ~nobody-of-this-name/x",
            "~nobody-of-this-name/x cannot be written: Could not determine home directory.",
        ),
        ("-1", "“-1” is not a number, a move or a command."),
        ("\x1b[31mred", "“\\x1b[31mred” is not a number, a move or a command."),
        ("x" * 500, "“" + "x" * 60 + "” is not a number, a move or a command."),
        ("²", "“²” is not a number, a move or a command."),
        ("rule BA-99", "There is no rule BA-99. Type “rule” alone to list them all."),
        ("undo", "There is nothing to take back: something was revealed since, or somebody else has decided."),
    ],
)
def test_what_cannot_be_understood_gets_a_sentence(terminal: Terminal, typed: str, answer: str) -> None:
    shown = terminal.says([typed], *SEED)
    assert squeezed(answer) in squeezed(shown)


def test_rules_can_be_read(terminal: Terminal) -> None:
    for typed in ("rule BA-5.9", "rule ba-5.9", "rule 5.9"):
        shown = terminal.says([typed], *SEED)
        assert "BA-5.9 Any nation: lose half the hand\nInstead of the nation’s own ability, a run of any" in shown
        assert "Cards in hand    2  3  4  5  6  7  8  9\nCards discarded  1  1  2  2  3  3  4  4\n" in shown
    assert "\n  BA-4.8   Enough cards\n" in terminal.says(["rule"], *SEED)
    assert "\n  BA-4.8   Assez de cartes\n" in terminal.says(["règle"], *SEED, "--lang", "fr")


def test_help_names_every_command_in_the_language_of_the_player(terminal: Terminal) -> None:
    english = terminal.says(["help"], *SEED)
    for word in ("why MOVE", "rule [ID]", "hint", "undo", "log", "save [FILE]", "help", "quit"):
        assert f"\n  {word} " in english
    french = terminal.says(["aide"], *SEED, "--lang", "fr")
    for word in ("pourquoi COUP", "règle [ID]", "conseil", "annuler", "journal", "sauver [FICHIER]", "aide", "quitter"):
        assert f"\n  {word} " in french
    assert terminal.says(["HELP"], *SEED, "--lang", "fr") == french.replace("> aide\n", "> HELP\n")


def test_a_hint_names_a_move_and_a_reason(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("SECONDS", "SECONDS_TO_COMPARE"):
        monkeypatch.setattr(f"mastaba.analysis.hints.{limit}", 60.0)  # on a busy machine it would say less
    clear = ("--seed", "8", "--bots", "greedy")  # a choice in which the playouts have something to say
    english = squeezed(terminal.says(["hint"], *clear))
    assert re.search(r"> hint Move the pawn to the \w+’ site: wins about \d+ % of \d+ playouts", english)
    french = squeezed(terminal.says(["conseil"], *clear, "--lang", "fr"))
    assert re.search(r"> conseil Déplacer le pion \S.* : ce coup gagne environ \d+ % de \d+ simulations", french)


def test_enter_shows_the_table_again(terminal: Terminal) -> None:
    assert terminal.says([""], *SEED).count("Temple pile") == 2


def test_undo_takes_a_move_and_its_story_back(terminal: Terminal) -> None:
    before = terminal.says(["go H", "log"], *SEED)
    after = terminal.says(["go H", "dep M", "undo", "log"], *SEED)
    assert "Taken back: Deploy a Mede card here.\n" in after
    assert before.rpartition("> log\n")[2] == after.rpartition("> log\n")[2]
    assert last_table(before) == last_table(after)


def test_after_an_undo_the_story_goes_on(terminal: Terminal) -> None:
    shown = terminal.says(["go H", "undo", "go M"], *SEED)
    assert shown.count("Player 1 discards a Mede card and moves to the Medes’ site.\n") == 1


def test_undo_stops_where_something_was_revealed(terminal: Terminal) -> None:
    shown = terminal.says(["go H", "undo", "undo", *FIRST_TURN, "end", "undo"], *SEED)
    assert shown.count("Taken back") == 1
    assert shown.count("There is nothing to take back") == 2


def last_table(shown: str) -> str:
    return "\n".join(line for line in shown.splitlines() if "temple" in line or "······" in line)[-400:]


def test_the_log_tells_everything_from_the_start(terminal: Terminal) -> None:
    log = terminal.says([*FIRST_TURN, "log"], *SEED).rpartition("> log\n")[2]
    assert log.startswith("Bot begins.\nBot draws 3 cards.\n")
    assert "Player 1 deploys at the Hittites’ site: Medes, Medes.\n" in log


def test_the_environment_chooses_the_language(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "Votre main" in terminal.says(["quit"], *SEED)
    assert "Your hand" in terminal.says(["quit"], *SEED, "--lang", "en")


# ---------------------------------------------------------------------- keeping games
def test_a_saved_game_goes_on_where_it_was(terminal: Terminal) -> None:
    whole = terminal.says([*FIRST_TURN, "end", "log"], *SEED)
    shown = terminal.says([*FIRST_TURN, "save", "quit"], *SEED)
    assert "Saved in babel-1.mst, including everything that is hidden. To continue it:\n" in shown
    assert shown.endswith("\n  mastaba play babel --bots greedy --load babel-1.mst\n")
    again = terminal.says(["end", "log"], *SEED, "--load", "babel-1.mst")
    assert "The game continues from babel-1.mst; type “log” to see what happened so far.\n" in again
    assert again.rpartition("> log\n")[2] == whole.rpartition("> log\n")[2]


def test_a_saved_file_is_a_transcript_of_what_was_played(terminal: Terminal, tmp_path: Path) -> None:
    terminal.says([*FIRST_TURN, "save mine"], *SEED, "--edition", "kosmos", "--option", "sumerians=tail")
    text = (tmp_path / "mine.mst").read_text("utf-8")
    transcript = transcript_file.read(text, "mine.mst")
    assert transcript.headers["Edition"] == "kosmos" and transcript.headers["Options"] == "sumerians=tail"
    record = records.replay(mastaba.load("babel"), transcript)
    assert record.transcript() == text
    assert [line.text for line in transcript.lines if line.seat == 0] == FIRST_TURN


def test_undo_works_after_loading(terminal: Terminal) -> None:
    terminal.says([*FIRST_TURN, "save"], *SEED)
    assert "Taken back: Build your reserve.\n" in terminal.says(["undo"], *SEED, "--load", "babel-1.mst")


def test_saving_never_overwrites(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "kept.mst").write_text("precious")
    shown = terminal.says(["save kept", "save", "save", "save missing/game"], *SEED)
    assert "kept.mst already exists and was not changed. Choose another name.\n" in shown
    assert (tmp_path / "kept.mst").read_text() == "precious"
    assert "missing/game.mst cannot be written: No such file or directory.\n" in shown
    assert sorted(file.name for file in tmp_path.iterdir()) == ["babel-1.mst", "babel-2.mst", "kept.mst"]


def test_a_folder_is_not_taken_for_a_file(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    shown = terminal.says(["save games", f"save {tmp_path}", "save games/"], *SEED)
    assert shown.count("games is a folder. Add a file name.\n") == 1
    assert shown.count("games/ is a folder. Add a file name.\n") == 1
    assert f"{tmp_path} is a folder. Add a file name." in squeezed(shown)
    assert "est un dossier" in terminal.says(["sauver games"], *SEED, "--lang", "fr")
    assert [file.name for file in tmp_path.iterdir()] == ["games"]


def test_leaving_says_whether_the_game_was_saved(terminal: Terminal) -> None:
    shown = terminal.says(["save", "go H", "quit"], *SEED)
    assert "This game was not saved." in shown
    assert shown.endswith("\n  mastaba play babel --bots greedy --load FILE\n")


def test_a_finished_game_shows_its_result_again(terminal: Terminal, transcript: Path) -> None:
    shown = terminal.says([], "--load", transcript, "--bots", "random")
    record = records.replay(mastaba.load("babel"), transcript_file.read(transcript.read_text(), "game"))
    first, second = record.game.scores(record.state)
    assert (record.game.ended_by(record.state), first < second) == ("exhausted", True)
    told = f"Bot wins {second} to {first}: the last Temple card is revealed, and the higher total wins."
    assert shown.endswith(f"\nPlayer 1: {first}\nBot: {second}\n{told}\n")


def test_a_game_with_corrected_data(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[end]\nwin = 17\n")
    shown = terminal.says(["save", "quit"], *SEED, "--data", "box.toml")
    assert "17 points against 9 or fewer win\n" in shown
    assert shown.endswith("mastaba play babel --bots greedy --data box.toml --load babel-1.mst\n")
    assert "17 points" in terminal.says([], *SEED, "--data", "box.toml", "--load", "babel-1.mst")
    assert "was played with the data sha256:" in terminal([], *SEED, "--load", "babel-1.mst").sentence()


# ---------------------------------------------------------------------- the words that bring a game back
def test_the_command_is_the_name_if_the_shell_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "bin" / "mastaba"
    script.parent.mkdir()
    script.touch(0o755)
    monkeypatch.setattr("sys.argv", [str(script)])
    monkeypatch.setenv("PATH", str(script.parent))
    assert program() == ["mastaba"]
    monkeypatch.setenv("PATH", "")
    monkeypatch.chdir(tmp_path)
    assert program() == ["bin/mastaba"]
    monkeypatch.chdir(script.parent)
    assert program() == ["./mastaba"]
    monkeypatch.chdir("/")
    assert program() == [str(script).removeprefix("/")]
    far = tmp_path / "a" / "b" / "c" / "d" / "e" / "f" / "g" / "h" / "i" / "j" / "k" / "l" / "m" / "n"
    far.mkdir(parents=True)
    monkeypatch.chdir(far)
    monkeypatch.setattr("sys.argv", ["/opt/mastaba"])
    assert program() == ["/opt/mastaba"]


def test_the_command_of_python_m_mastaba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["/opt/mastaba/__main__.py"])
    monkeypatch.setattr("sys.executable", "/p")
    monkeypatch.setenv("PATH", "")
    assert program() == ["/p", "-m", "mastaba"]


# ---------------------------------------------------------------------- what is refused at once
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "3"], "--seat is a number from 1 to 2, not '3'"),
        (["--seat", "0"], "--seat is a number from 1 to 2, not '0'"),
        (["--seat", "one"], "--seat is a number from 1 to 2, not 'one'"),
        (["--seats", "3"], "babel is for 2 seats, not 3"),
        (["--lang", "de"], "--lang is en or fr, not 'de'"),
        (
            ["--bots", "genius"],
            "there is no bot 'genius'; choose from random, greedy, easy, normal, strong, master; "
            "or name learned:FILE, file.py:Class, module:Class or exec:COMMAND",
        ),
        (["--bots", "easy,normal"], "--bots takes one name, or 1 names, one for each seat, and not 2"),
        (["--hotseat", "--bots", "random"], "--hotseat puts people in all seats, so it cannot go with --bots"),
        (["--hotseat", "--seat", "2"], "--seat is for games against bots"),
        (["--edition", "gold"], "babel has no edition 'gold'; choose from filosofia, kosmos"),
        (["--option", "tail"], "--option takes name=value, each name once, not 'tail'"),
        (["--load", "nowhere.mst"], "nowhere.mst cannot be read: No such file or directory"),
        (["--load", "."], ". cannot be read: Is a directory"),
        (
            ["--load", "x.mst", "--edition", "kosmos"],
            "--load takes the seats, edition and options from the file; leave them out",
        ),
    ],
)
def test_a_bad_word_gets_one_sentence(terminal: Terminal, words: list[str], sentence: str) -> None:
    refused = terminal([], *words)
    assert refused.sentence() == sentence
    assert refused.out == ""


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "bad.mst, line 1: the header Game is missing"),
        (b"\xff\xfe", "bad.mst, line 1: this is not UTF-8 text"),
        (b"1 go A\n", "bad.mst, line 1: the header Game is missing before the first move"),
        (
            b'[Game "babel"]\n[Edition "filosofia"]\n[Rules "1"]\n[Seats "2"]\n\n1 go A\n',
            "bad.mst, line 6: 1 go A is not possible: not_your_decision (BA-3.6)",
        ),
        (
            b'[Game "babel"]\n[Edition "filosofia"]\n[Rules "1"]\n[Seats "2"]\n\n* nation ?\n',
            "bad.mst, line 6: 'nation ?' is not a move of babel; did you mean 'nation S'?",
        ),
        (
            b'[Game "chess"]\n[Edition "filosofia"]\n[Rules "1"]\n[Seats "2"]\n',
            "bad.mst, line 1: this is a game of 'chess', not of babel",
        ),
    ],
)
def test_a_bad_file_gets_one_sentence(terminal: Terminal, tmp_path: Path, content: bytes, sentence: str) -> None:
    (tmp_path / "bad.mst").write_bytes(content)
    assert terminal([], "--load", "bad.mst").sentence() == sentence


def test_the_end_of_the_input_ends_the_game_politely(terminal: Terminal) -> None:
    assert terminal.says([], *SEED).endswith("> \nThe input has ended, so the game stops here. It was not saved.\n")
    assert terminal.says([], "--hotseat", "--seed", "11").endswith("It was not saved.\n")


def test_an_interrupted_game_says_what_quit_says(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    left = terminal.says(["go H", "quit"], *SEED).rpartition("> quit\n")[2]
    typed = iter(["go H\n"])

    def readline(_: Screen, asked: str = "") -> str:
        try:
            return next(typed).strip()
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(Screen, "read", readline)
    interrupted = terminal([], *SEED)
    assert (interrupted.code, interrupted.err) == (130, "")
    assert interrupted.out.endswith("\n\n" + left)


def test_strange_bytes_and_old_terminals_do_no_harm(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mastaba", "play", "babel", "--seed", "3", "--hotseat", "--lang", "fr"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        command, input=b"\n\xff\xfe\nquit\n", capture_output=True, cwd=tmp_path, env=environment, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Numero, coup ou" in done.stdout and b"defausse 0" in done.stdout


def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(terminal: Terminal) -> None:
    ran = terminal(["quit"], "--seat", "1", "--seed", "3", "--option", "first=2", "--bots", "exec:false")
    assert ran.code == 0
    assert "Bot failed, and a bot of level normal plays on in its seat." in ran.out
