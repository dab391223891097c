"""Paragraphs of the rulebook as plain text, their pictures drawn as the table is, or the part of it that they show."""

from __future__ import annotations

import re
import textwrap
from itertools import zip_longest

from mastaba.rulebook_pictures import LINE, picture
from mastaba.terminal.boards import part_drawing_of
from mastaba.terminal.screen import Screen
from mastaba.texts import Paragraph, Texts

MARGIN = 2  # before every line of a picture
BETWEEN = 2  # columns of a table
ITEM = re.compile(r"(?:-|\d+\.) ")


def print_paragraph(paragraph: Paragraph, screen: Screen, texts: Texts) -> None:
    body = texts.starred[paragraph.id].body
    screen.write(screen.paint(f"{paragraph.id} {paragraph.title}", "bold"))
    for number, block in enumerate(re.split(r"\n{2,}", LINE.sub(r"\n\n\g<0>\n\n", body).strip())):
        if number:
            screen.write()
        if (shown := LINE.fullmatch(block)) is not None:
            print_picture(shown["name"], plain(shown["caption"]), screen, texts)
        else:
            print_block(plain(block), screen)
    if body != paragraph.body:
        screen.say(texts.say("terminal-reconstructed"), "dim")


def print_block(block: str, screen: Screen) -> None:
    if block.startswith("|"):
        for line in table(block, screen.width):
            screen.write(line)
        return
    for line in block.split("\n"):
        mark = ITEM.match(line)
        for row in screen.wrapped(line, " " * len(mark[0]) if mark else ""):
            screen.write(row)


def print_picture(name: str, caption: str, screen: Screen, texts: Texts) -> None:
    inner = screen.inset(MARGIN)
    for line in [*picture_lines(name, inner, texts), ""]:
        screen.write(f"{' ' * MARGIN}{line}".rstrip())
    for line in inner.wrapped(caption):
        screen.write(" " * MARGIN + screen.paint(line, "dim"))


def picture_lines(name: str, screen: Screen, texts: Texts) -> list[str]:
    """Between players without names, because the people here play another game."""
    shown = picture(texts.game.name, name)
    own = Texts(texts.game, texts.lang, edition=shown.edition)
    return part_drawing_of(texts.game.name, shown.part)(shown.view, own, screen)


def plain(text: str) -> str:
    return re.sub(r"\*\*|`", "", text)


def table(block: str, room: int) -> list[str]:
    """A Markdown table with its columns aligned, long cells on several lines."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.split("\n")]
    rows = [row for row in rows if not all(set(cell) <= {"-"} for cell in row)]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    while sum(widths) + BETWEEN * (len(widths) - 1) > room:
        widths[widths.index(max(widths))] -= 1
    lines = []
    for row in rows:
        cells = [textwrap.wrap(cell, width) for cell, width in zip(row, widths, strict=True)]
        for parts in zip_longest(*cells, fillvalue=""):
            padded = (part.ljust(width) for part, width in zip(parts, widths, strict=True))
            lines.append((" " * BETWEEN).join(padded).rstrip())
    return lines


def print_list(texts: Texts, screen: Screen) -> None:
    for paragraph in texts.paragraphs.values():
        screen.write(f"  {paragraph.id:<8} {paragraph.title}")


def find(wanted: str, texts: Texts) -> Paragraph | None:
    """By its id, in capitals or not, with the game's prefix or without."""
    for paragraph_id in (wanted.upper(), f"{texts.game.prefix}-{wanted}"):
        if paragraph_id in texts.paragraphs:
            return texts.paragraphs[paragraph_id]
    return None
