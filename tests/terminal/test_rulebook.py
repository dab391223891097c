"""The rulebook in the terminal: nothing is wider than the screen, and a picture shows its part of the table."""

from __future__ import annotations

import pytest

import mastaba
from mastaba.games import names
from mastaba.terminal.rulebook import picture_lines, print_block, print_paragraph
from mastaba.texts import LANGUAGES, Texts
from tests.terminal.streams import piped


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_rulebook_is_wider_than_the_screen(name: str, lang: str) -> None:
    texts = Texts(mastaba.load(name), lang)
    screen, out = piped()
    for paragraph in texts.paragraphs.values():
        print_paragraph(paragraph, screen, texts)
    assert [line for line in out.getvalue().splitlines() if len(line) > screen.width] == []


def test_a_table_keeps_its_columns_when_a_cell_is_long() -> None:
    screen, out = piped()
    print_block(f"| card | what it does |\n|---|---|\n| Architect | {'two bricks ' * 8}|\n| 8 Gold | pays |", screen)
    assert out.getvalue().splitlines() == [
        "card       what it does",
        f"Architect  {'two bricks ' * 6}two",
        "           bricks two bricks",
        "8 Gold     pays",
    ]


def test_items_of_a_list_hang() -> None:
    screen, out = piped()
    print_block(f"1. {'word ' * 20}\n- {'word ' * 20}", screen)
    assert [line[:4] for line in out.getvalue().splitlines()] == ["1. w", "   w", "- wo", "  wo"]


def drawn(game: str, picture: str) -> str:
    return "\n".join(picture_lines(picture, piped()[0], Texts(mastaba.load(game), "en")))


def test_pictures_of_babel_show_the_sites_or_what_lies_beside_them() -> None:
    sites = drawn("babel", "three-hittites")
    assert "Assyrians" in sites and "[HHH]" in sites
    assert "Persians" not in sites and "Draw pile" not in sites
    side = drawn("babel", "half-the-hand")
    assert "Your hand" in side and "quarry" not in side
    assert "Draw pile" in drawn("babel", "first-turn") and "quarry" in drawn("babel", "first-turn")


def test_pictures_of_amun_re_show_provinces_bids_or_the_offerings() -> None:
    temples = drawn("amun-re", "temples")
    assert "Damanhur" in temples and "2 temples" in temples
    assert "Memphis" not in temples and "gold  points" not in temples
    auction = drawn("amun-re", "auction-first")
    assert "bids 10 on Abydos" in auction and "Map" not in auction
    offering = drawn("amun-re", "offering")
    assert "temple marker at level 2" in offering and "offers 9 gold" in offering and "province" not in offering
    assert "west bank" in drawn("amun-re", "egypt")
