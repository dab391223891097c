"""Every value that can be corrected, once corrected, is what the terminal says: in the rules, and on the board."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import mastaba
from mastaba import CHANCE
from mastaba.cli import main
from mastaba.kernel.editions import Cell, Setup
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.rulebook import find, print_paragraph
from mastaba.texts import CONDITION, LANGUAGES, VALUE, Texts, read_paragraphs, rulebook
from tests.corrections import EDITIONS, batches, parts_of
from tests.terminal.streams import live, piped


def printed_rules(texts: Texts) -> str:
    """The whole rulebook as the terminal prints it, paragraph by paragraph."""
    screen, out = piped()
    for paragraph_id in texts.paragraphs:
        paragraph = find(paragraph_id, texts)
        assert paragraph is not None
        print_paragraph(paragraph, screen, texts)
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_corrected_value_stands_in_the_rules(name: str, edition: str, lang: str) -> None:
    game = mastaba.load(name)
    printed = Texts(game, lang, edition=game.editions[edition])
    book = {paragraph.id: paragraph.body for paragraph in read_paragraphs(CONDITION.sub("", rulebook(name, lang)))}
    named = {value: paragraph for paragraph, body in book.items() for _, value in VALUE.findall(body)}
    for batch in batches(game, edition):
        texts = Texts(game, lang, edition=game.setup(edition=edition, data=batch).data)
        said = {part: word for value, cell in batch.items() for part, word in words_of(value, cell, texts)}
        changed = {part for part, word in said.items() if word != printed.value(part)}
        for value, cell in batch.items():
            assert changed & set(parts_of(value, cell)), f"{value} is said as it is printed"
        assert changed <= set(named)
        for paragraph in {named[part] for part in changed}:
            shown = texts.paragraph(paragraph).body
            if edition == game.default_edition:
                assert shown == filled(book[paragraph], said)
            assert [said[part] for part in changed if named[part] == paragraph and not says(shown, said[part])] == []
        assert printed_rules(texts) != printed_rules(printed)


def words_of(value: str, cell: Cell, texts: Texts) -> list[tuple[str, str]]:
    """What a reader is to find for a corrected value, or for each element of it."""
    kind = value.rpartition(".")[2]
    cells = cell if isinstance(cell, list) else [cell]
    words = [texts.name(kind, str(one).lower() if isinstance(one, bool) else str(one)) for one in cells]
    return list(zip(parts_of(value, cell), words, strict=True))


def filled(body: str, said: Mapping[str, str]) -> str:
    return VALUE.sub(lambda found: said.get(found[2], found[1]), body)


def says(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def test_somebody_who_plays_with_corrected_values_reads_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[start]\ngold = 33\n")
    out = live(monkeypatch, "rule 2.1\nquit\n", 80, 60)
    assert main(["play", "amun-re", "--data", str(box), "--bots", "random", "--lang", "en", "--seed", "1"]) == 0
    assert "You start with 33 gold" in out.getvalue()


# ---------------------------------------------------------------------- the board of Amun-Re
SHOWN = ("fields", "power_symbols", "income", "camel_income", "temples", "printed_farmers", "free_gold")


def board(setup: Setup) -> str:
    """All provinces in sight: those of this round on offer, the others owned."""
    game = mastaba.load("amun-re")
    state = game.position(setup, {"phase": "auction", "offer": "ABU ABY AMA AVA BAH", "round": 3})
    while (decision := game.decisions(state)[0]).seat == CHANCE:
        game.play(state, CHANCE, decision.options[0])
    screen = piped()[0].inset(-120)  # so that each province has one line
    view = game.view(state, 0)
    return "\n".join(drawing_of("amun-re")(view, Texts(game, "en", edition=setup.data), screen))


@pytest.mark.parametrize("value", SHOWN)
def test_the_board_shows_what_the_box_says(value: str) -> None:
    game = mastaba.load("amun-re")
    plain = board(game.setup(5))
    for code in ("ABU", "BAH"):
        old = game.editions["2003"].values[f"provinces.{code}.{value}"].value
        assert isinstance(old, int)
        new = old + (2 if value == "temples" else 1)  # one temple is said without a number
        data = {f"provinces.{code}.{value}": new}
        shown = board(game.setup(5, data=data))
        changed = [line for line in shown.splitlines() if line not in plain.splitlines()]
        assert len(changed) == 1, changed
        assert any(line.startswith(game_name(code)) and str(new) in line for line in changed), (code, changed)


SIDES = {"bank": "W", "half": "L", "nile": False}


def quarter_of(shown: str, province: str) -> str:
    """Where the map in words has a province, with the mark of the Nile."""
    (line,) = [line for line in shown.splitlines() if line.startswith("  ") and province in line]
    return line.split(",")[0].strip() + (" on the Nile" if f"~{province}" in line else "")


def test_a_province_lies_where_the_box_says() -> None:
    game = mastaba.load("amun-re")
    assert quarter_of(board(game.setup(5)), "Abu") == "east bank on the Nile"
    for side, word in SIDES.items():
        plain, moved = board(game.setup(5)), board(game.setup(5, data={f"provinces.ABU.{side}": word}))
        assert [line for line in moved.splitlines() if "Abu" in line] != [
            line for line in plain.splitlines() if "Abu" in line
        ]
    everything = {f"provinces.ABU.{side}": word for side, word in SIDES.items()}
    assert quarter_of(board(game.setup(5, data=everything)), "Abu") == "west bank"


def test_the_majorities_are_those_of_the_box() -> None:
    """Three pyramids in Edfu, two in Abu: on the other bank Abu has the most of the east, on the same nothing."""
    game = mastaba.load("amun-re")
    given = {
        "phase": "cards",
        "provinces": {"EDF": {"owner": 1, "pyramids": 3}, "ABU": {"owner": 2, "pyramids": 2}},
    }
    told = []
    for bank in ("E", "W"):
        setup = game.setup(3, data={"provinces.ABU.bank": bank})
        view = game.view(game.position(setup, given), 2)
        lines = drawing_of("amun-re")(view, Texts(game, "en", edition=setup.data), piped()[0])
        told.append([line for line in lines if line.startswith("Most pyramids")])
    assert told == [
        ["Most pyramids, west bank  Edfu (Player 1)", "Most pyramids, east bank  Abu (Player 2)"],
        ["Most pyramids, west bank  Edfu (Player 1)", "Most pyramids, east bank  nobody"],
    ]


def game_name(code: str) -> str:
    return Texts(mastaba.load("amun-re"), "en").name("province", code)
