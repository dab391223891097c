"""The faces of the page, cut to the weights that drawings use: how wide a text is, and the files for pixels.

Viewers that lack them take a common face of much the same width instead."""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files
from typing import Final

FACES: Final = {
    "ui": "Inter, 'Helvetica Neue', Arial, sans-serif",
    "display": "Cinzel, 'Trajan Pro', Georgia, serif",
}
NORMAL, BOLD = 500, 700
CUT: Final = {("ui", NORMAL): "inter-500.ttf", ("ui", BOLD): "inter-700.ttf", ("display", BOLD): "cinzel-700.ttf"}


class Face:
    """What is read of a font file: which characters it has, and how far each moves on, in parts of the size."""

    def __init__(self, data: bytes) -> None:
        tables = {}
        for k in range(struct.unpack(">H", data[4:6])[0]):
            tag, _, offset, length = struct.unpack(">4sLLL", data[12 + 16 * k : 28 + 16 * k])
            tables[tag.decode()] = data[offset : offset + length]
        (units,) = struct.unpack(">H", tables["head"][18:20])
        (measured,) = struct.unpack(">H", tables["hhea"][34:36])
        widths = [struct.unpack(">H", tables["hmtx"][4 * k : 4 * k + 2])[0] / units for k in range(measured)]
        self.widths = {code: widths[min(glyph, measured - 1)] for code, glyph in glyphs(tables["cmap"]).items()}
        self.wide = max(widths[: len(widths) // 2])  # of what it lacks

    def width(self, text: str) -> float:
        return float(sum(self.widths.get(ord(sign), self.wide) for sign in text))


def glyphs(cmap: bytes) -> dict[int, int]:
    """The glyph of each character of the first plane (the table's format 4)."""
    for k in range(struct.unpack(">H", cmap[2:4])[0]):
        (offset,) = struct.unpack(">L", cmap[8 + 8 * k : 12 + 8 * k])
        table = cmap[offset:]
        if struct.unpack(">H", table[:2])[0] == 4:
            break
    (double,) = struct.unpack(">H", table[6:8])
    count = double // 2

    def row(start: int, kind: str) -> tuple[int, ...]:
        return struct.unpack(f">{count}{kind}", table[start : start + double])

    ends, starts = row(14, "H"), row(16 + double, "H")
    deltas, offsets = row(16 + 2 * double, "h"), row(16 + 3 * double, "H")
    found: dict[int, int] = {}
    for k in range(count):
        for code in range(starts[k], min(ends[k], 0xFFFE) + 1):
            glyph = code
            if offsets[k]:
                at = 16 + 3 * double + 2 * k + offsets[k] + 2 * (code - starts[k])
                (glyph,) = struct.unpack(">H", table[at : at + 2])
            if glyph or not offsets[k]:
                found[code] = (glyph + deltas[k]) % 0x10000
    return found


@cache
def face(family: str, weight: int) -> Face:
    name = CUT.get((family, weight)) or CUT[family, BOLD]
    return Face(files(__package__).joinpath("fonts", name).read_bytes())


def width_of(text: str, size: float, weight: int = NORMAL, family: str = "ui") -> float:
    return face(family, weight).width(text) * size


def covers(text: str) -> bool:
    """Whether the faces have every character, so that no other font is needed."""
    known = face("ui", NORMAL).widths
    return all(ord(sign) in known or sign.isspace() for sign in text)
