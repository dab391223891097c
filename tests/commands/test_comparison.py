"""`mastaba games GAME --compare E F`."""

from __future__ import annotations

import mastaba
from tests.commands.running import Mastaba


def test_two_editions_side_by_side_with_both_texts(run: Mastaba) -> None:
    shown = run("games", "sa-re", "--compare", "fr", "en")
    assert shown.code == 0
    assert "36 places where the rules differ" in shown.out
    lines = shown.out.splitlines()
    at = next(k for k, line in enumerate(lines) if "Stopping a sequence (option stop, SR-5.5)" in line)
    assert lines[at + 1].split(None, 1) == ["fr", "If you refuse an offered card you must lay down your obelisk."]
    assert lines[at + 2].split(None, 1)[0] == "en"
    assert ["switches.market", "swap", "caravans"] in [line.split() for line in lines]


def test_the_order_asked_for_is_kept_and_french_is_spoken(run: Mastaba) -> None:
    lines = run("games", "sa-re", "--compare", "en", "fr", "--lang", "fr").out.splitlines()
    assert lines[0].startswith("en: ")
    assert any("Arrêter une séquence" in line for line in lines)


def test_a_program_reads_the_same(run: Mastaba) -> None:
    told = run("games", "sa-re", "--compare", "fr", "en", "--json").document()
    assert told["editions"] == ["fr", "en"]
    assert [entry["number"] for entry in told["rules"]] == list(range(1, 37))
    assert all(set(entry["texts"]) == {"fr", "en"} and all(entry["texts"].values()) for entry in told["rules"])
    game = mastaba.load("sa-re")
    for value in told["values"]:
        assert value["fr"] == game.editions["fr"].values[value["name"]].value != value["en"]


def test_editions_of_any_game_can_be_compared(run: Mastaba) -> None:
    shown = run("games", "babel", "--compare", "filosofia", "kosmos")
    assert shown.code == 0
    assert ["opening_hand.first", "3", "5"] in [line.split() for line in shown.out.splitlines()]


def test_what_cannot_be_compared_is_said(run: Mastaba) -> None:
    for words, complaint in (
        (("games", "sa-re", "--compare", "fr", "de"), "sa-re has no edition 'de'; choose from fr, en"),
        (("games", "sa-re", "--compare", "fr", "fr"), "an edition cannot be compared with itself"),
        (("games", "sa-re", "--compare", "fr", "en", "--edition", "fr"), "--compare cannot go with"),
        (("games", "--compare", "fr", "en"), "need the name of a game"),
    ):
        refused = run(*words)
        assert refused.code == 2
        assert complaint in refused.err
