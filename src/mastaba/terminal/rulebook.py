"""Paragraphs of the rulebook as plain text."""

from __future__ import annotations

import re

from mastaba.terminal.screen import Screen
from mastaba.texts import Paragraph, Texts


def print_paragraph(paragraph: Paragraph, screen: Screen) -> None:
    screen.write(screen.paint(f"{paragraph.id} {paragraph.title}", "bold"))
    for block in re.sub(r"\*\*|`", "", paragraph.body).split("\n\n"):
        for line in table(block) if block.startswith("|") else block.split("\n"):
            indent = "  " if line.startswith("- ") else ""
            for row in screen.wrapped(line, indent):
                screen.write(row)


def table(block: str) -> list[str]:
    """A Markdown table with its columns aligned."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.split("\n")]
    rows = [row for row in rows if not all(set(cell) <= {"-"} for cell in row)]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def print_list(texts: Texts, screen: Screen) -> None:
    for paragraph in texts.paragraphs.values():
        screen.write(f"  {paragraph.id:<8} {paragraph.title}")


def find(wanted: str, texts: Texts) -> Paragraph | None:
    """By its id, in capitals or not, with the game's prefix or without."""
    for paragraph_id in (wanted.upper(), f"{texts.game.prefix}-{wanted}"):
        if paragraph_id in texts.paragraphs:
            return texts.paragraphs[paragraph_id]
    return None
