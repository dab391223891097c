"""Where people read and type: a live terminal, or pipes that carry plain lines."""

from __future__ import annotations

import io
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from copy import copy
from typing import TextIO

PIPED_WIDTH = 80
NARROWEST, WIDEST = 60, 120
STYLES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "94",
    "magenta": "35",
    "cyan": "36",
}
ESCAPE = re.compile("\x1b\\[[0-9;]*m")
PLAIN = {
    "\u202f": " ",
    "\u00a0": " ",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "·": ".",
    "●": "o",
    "×": "x",
    "♣": "t",
}


class Screen:
    """Clears and colours only where somebody looks at it; NO_COLOR is respected."""

    def __init__(self, out: TextIO, source: TextIO, environment: Mapping[str, str]) -> None:
        for stream in (out, source):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a strange byte or an old terminal must not end the game
        self.out = out
        self.source = source
        self.margin = 0
        self.live = out.isatty() and source.isatty() and environment.get("TERM", "dumb") != "dumb"
        self.coloured = self.live and not environment.get("NO_COLOR")

    @property
    def width(self) -> int:
        if not self.live:
            return PIPED_WIDTH - self.margin
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns - 1)) - self.margin

    def inset(self, margin: int) -> Screen:
        """The same screen for lines that are written with a margin."""
        inner = copy(self)
        inner.margin += margin
        return inner

    @property
    def height(self) -> int:
        """How many lines can be seen at once; a pipe has no end."""
        return shutil.get_terminal_size().lines if self.live else sys.maxsize

    def paint(self, text: str, *styles: str) -> str:
        if not self.coloured or not text or not styles:
            return text
        return f"\x1b[{';'.join(STYLES[style] for style in styles)}m{text}\x1b[0m"

    def write(self, text: str = "") -> None:
        print(fitted(text, self.out.encoding), file=self.out, flush=True)

    def wrapped(self, text: str, indent: str = "") -> list[str]:
        return textwrap.wrap(text, self.width, subsequent_indent=indent, break_on_hyphens=False)

    def say(self, text: str, *styles: str) -> None:
        """A sentence, wrapped."""
        for line in self.wrapped(text):
            self.write(self.paint(line, *styles))

    def clear(self, also_what_scrolled_by: bool = False) -> None:
        if self.live:
            print("\x1b[H\x1b[2J" + ("\x1b[3J" if also_what_scrolled_by else ""), end="", file=self.out, flush=True)

    def forget_typed(self) -> None:
        """The arrow keys bring back nothing that was typed so far."""
        if self.live:
            with suppress(ImportError):
                import readline

                readline.clear_history()

    def read(self, asked: str = "") -> str | None:
        """A line that was typed, or None when there will be no more."""
        prompt = fitted(f"{asked} > ".lstrip(), self.out.encoding)
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401 (from now on arrow keys work in input())
            try:
                return input(prompt).strip()
            except EOFError:
                self.write()
                return None
        line = self.source.readline()
        self.write(prompt + line.strip())  # so that the output alone tells the whole conversation
        return line.strip() if line else None


def fitted(text: str, encoding: str | None) -> str:
    """The text with plainer signs where the terminal knows no better ones."""
    if can_write(text, encoding):
        return text
    return "".join(
        sign if can_write(sign, encoding) else PLAIN.get(sign, unicodedata.normalize("NFD", sign)[0]) for sign in text
    )


def can_write(text: str, encoding: str | None) -> bool:
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def width_of(text: str) -> int:
    """How many characters are seen."""
    return len(ESCAPE.sub("", text))


def pad(text: str, width: int, to_the_right: bool = False) -> str:
    blanks = " " * (width - width_of(text))
    return blanks + text if to_the_right else text + blanks
