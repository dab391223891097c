# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools==4.60.1", "brotli==1.1.0"]
# ///
"""Draws the ancient signs of page and drawings from two fonts: `make signs` writes src/mastaba/drawing/signs/*.svg.

The fonts are Noto Sans Egyptian Hieroglyphs and Noto Sans Cuneiform (SIL Open Font License 1.1), taken from the npm
packages of Fontsource and checked by hash. Each sign gets two paths: `gb`, the body (contours that turn the same way as
the largest one), and `gl`, the line (the drawing as it is). A sign lies in one sheet, so that a screen loads few."""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib import instancer  # type: ignore[import-not-found]

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "src" / "mastaba" / "drawing" / "signs"
FACES = ROOT / "web" / "src" / "assets" / "fonts"
CUT = {"inter": (500, 700), "cinzel": (700,)}  # the weights of the page's faces that drawings are set in
VERSION = "5.3.0"
FONTS = {
    "h": ("egyptian-hieroglyphs", "4a0e632619cdaa79cbb31e795c7e8c9c50701f218cb6e0edf34b76f07034316f"),
    "c": ("cuneiform", "3eafa9f48a3a128b76b2d39e74ee408800ef856e0392cdae5e425e7a4959bb4e"),
}
NOTICE = (
    "<!-- Outlines derived from Noto Sans Egyptian Hieroglyphs and Noto Sans Cuneiform, "
    "SIL Open Font License 1.1; see ../OFL.txt. Made by tools/make_signs.py. -->"
)
SIDE, MARGIN = 100.0, 1.9  # of a sign's square

# What every screen may show comes first, then what several games show; the others lie with their game.
SHEETS: dict[str, dict[str, int]] = {
    "base": {
        "h-falcon": 0x13143,  # G5, seat 1
        "h-lion": 0x130ED,  # E23, seat 2
        "h-ibis": 0x1315D,  # G26, seat 3
        "h-cobra": 0x13197,  # I12, seat 4
        "h-bull": 0x130D2,  # E1, seat 5
        "h-pyramid": 0x13274,  # O24, Amun-Re
        "h-croc": 0x1318A,  # I3, Cleopatra
        "h-obelisk": 0x13276,  # O25, Sa-Ré
        "h-sun": 0x131F3,  # N5
        "h-scroll": 0x133DB,  # Y1, a rule
        "h-shen": 0x13376,  # V9, a sealed choice
    },
    "shared": {
        "h-temple": 0x13271,  # O21
        "h-builder": 0x13028,  # A35, Architect
        "h-gold": 0x132DE,  # S12
        "h-door": 0x1327F,  # O31
        "h-lotus": 0x131B8,  # M9
        "h-eye": 0x13080,  # D10, Choice of Horus
        "h-scale": 0x1335D,  # U38, Market
    },
    "babel": {
        "c-an": 0x1202D,  # star
        "c-as": 0x12038,  # Assyrians
        "c-ha": 0x12129,  # Hittites
        "c-ma": 0x12220,  # Medes
        "c-pa": 0x1227A,  # Persians
        "c-shu": 0x122D7,  # Sumerians
    },
    "amun-re": {
        "h-brick": 0x1328C,  # O39
        "h-carrier": 0x1300B,  # A9, Free Farmer
        "h-wheat": 0x131E3,  # M34
        "h-water": 0x13217,  # N35A, Nile
        "h-lasso": 0x1336F,  # V4, Bid Blockade
        "h-uraeus": 0x131F4,  # N6, Pharaoh
    },
    "cleopatra": {
        "h-altar": 0x132AF,  # R1, offering
        "h-staff": 0x13019,  # A21, Vizier
        "h-scarab": 0x131A3,  # L1, points
        "h-queen": 0x13057,  # B7
        "h-seat_god": 0x13062,  # C6, Anubis
        "h-cat": 0x130E0,  # E13, Bastet
        "h-column": 0x1327A,  # O28
        "h-throne": 0x132A8,  # Q1
        "h-senet": 0x133E0,  # Y5, mosaics
        "h-ankh": 0x132F9,  # S34
        "h-tired": 0x13009,  # A7, Beggar
        "h-overseer": 0x1301C,  # A24, Foreman
    },
    "sa-re": {
        "h-garden": 0x131ED,  # M43
        "h-drill": 0x1334D,  # U24, Stonemason
        "h-adze": 0x13347,  # U19, Carpenter
        "h-night": 0x131F0,  # N2, darkness
        "h-strike": 0x1301D,  # A25, unrest
        "h-flame": 0x132AE,  # Q7, revolt
        "h-soldier": 0x1300E,  # A12, Barracks
        "h-sail": 0x1329D,  # P2, Harbour
        "h-granary": 0x1329A,  # O51, Warehouse
        "h-palace": 0x13265,  # O11
        "h-palette": 0x133DE,  # Y3, Library
    },
}

Point = tuple[float, float]
Contour = list[tuple[str, tuple[Any, ...]]]


def fetch_font(script: str, digest: str) -> TTFont:
    """Out of the package, and only if it is the very file the signs were drawn from."""
    with tempfile.TemporaryDirectory() as folder:
        package = f"@fontsource/noto-sans-{script}@{VERSION}"
        npm = ["npm", "pack", "--silent", package, "--pack-destination", folder]
        subprocess.run(npm, check=True, stdout=subprocess.DEVNULL)
        (packed,) = Path(folder).glob("*.tgz")
        with tarfile.open(packed) as tar:
            member = tar.extractfile(f"package/files/noto-sans-{script}-{script}-400-normal.woff2")
            assert member is not None
            data = member.read()
    if hashlib.sha256(data).hexdigest() != digest:
        raise SystemExit(f"{package} holds another font than the one the signs were drawn from.")
    return TTFont(io.BytesIO(data))


def read_contours(font: TTFont, code: int) -> list[Contour]:
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[code]].draw(pen)
    found: list[Contour] = []
    for name, points in pen.value:
        if name == "moveTo":
            found.append([])
        found[-1].append((name, points))
    return found


def points_of(contour: Contour) -> list[Point]:
    return [point for _name, points in contour for point in points if point is not None]


def area(contour: Contour) -> float:
    """Signed: its sign tells which way the contour turns."""
    points = points_of(contour)
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in pairs) / 2


class Square:
    """Places a drawing in the middle of its square, as large as it fits, and turns the y axis down."""

    def __init__(self, contours: list[Contour]) -> None:
        xs, ys = zip(*(point for contour in contours for point in points_of(contour)), strict=True)
        self.middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        self.scale = (SIDE - 2 * MARGIN) / max(max(xs) - min(xs), max(ys) - min(ys))

    def place(self, point: Point) -> tuple[str, str]:
        x = SIDE / 2 + (point[0] - self.middle[0]) * self.scale
        y = SIDE / 2 - (point[1] - self.middle[1]) * self.scale
        return f"{round(x, 1) + 0:g}", f"{round(y, 1) + 0:g}"


def write_path(contours: list[Contour], square: Square) -> str:
    return "".join(write_contour(contour, square) for contour in contours)


def write_contour(contour: Contour, square: Square) -> str:
    parts: list[str] = []
    at = ("", "")
    for name, points in contour:
        placed = [square.place(point) for point in points]
        if name == "moveTo":
            parts.append(f"M{' '.join(placed[0])}")
        elif name == "lineTo":
            x, y = placed[0]
            parts.append(f"H{x}" if y == at[1] else f"V{y}" if x == at[0] else f"L{x} {y}")
        elif name == "qCurveTo":
            parts += write_quadratics(points, square)
        elif name == "closePath":
            parts.append("Z")
        else:
            raise SystemExit(f"{name}: the fonts have no such curve so far.")
        at = placed[-1] if placed else at
    return "".join(parts)


def write_quadratics(points: tuple[Point, ...], square: Square) -> list[str]:
    """TrueType leaves out the points half-way between two control points."""
    *controls, end = points
    parts = []
    for k, control in enumerate(controls):
        following = controls[k + 1] if k + 1 < len(controls) else None
        to = end if following is None else ((control[0] + following[0]) / 2, (control[1] + following[1]) / 2)
        parts.append(f"Q{' '.join(square.place(control))} {' '.join(square.place(to))}")
    return parts


def draw_sign(name: str, contours: list[Contour]) -> str:
    square = Square(contours)
    outward = area(max(contours, key=lambda one: abs(area(one)))) > 0
    body = [contour for contour in contours if (area(contour) > 0) == outward]
    paths = f'<path class="gb" d="{write_path(body, square)}"/><path class="gl" d="{write_path(contours, square)}"/>'
    return f'<symbol id="{name}" viewBox="0 0 {SIDE:g} {SIDE:g}">{paths}</symbol>'


def cut_faces(out: Path) -> None:
    """The faces of the page in single weights, for those who make pictures in pixels without a browser."""
    out.mkdir(exist_ok=True)
    for name, weights in CUT.items():
        for weight in weights:
            font = TTFont(FACES / f"{name}.woff2", recalcTimestamp=False)
            font.flavor = None
            cut = instancer.instantiateVariableFont(font, {"wght": weight})
            for table in ("prep", "gasp", "STAT"):
                if table in cut:
                    del cut[table]
            cut["OS/2"].usWeightClass = weight
            cut.save(out / f"{name}-{weight}.ttf")


def main() -> None:
    cut_faces(OUT.parent / "fonts")
    fonts = {letter: fetch_font(*source) for letter, source in FONTS.items()}
    OUT.mkdir(exist_ok=True)
    for sheet, signs in SHEETS.items():
        drawn = [draw_sign(name, read_contours(fonts[name[0]], code)) for name, code in sorted(signs.items())]
        lines = [NOTICE, '<svg xmlns="http://www.w3.org/2000/svg">', *drawn, "</svg>", ""]
        (OUT / f"{sheet}.svg").write_text("\n".join(lines), encoding="utf-8")
    where = {name: sheet for sheet, signs in SHEETS.items() for name in sorted(signs)}
    (OUT / "sheets.json").write_text(json.dumps(where, indent=2) + "\n", encoding="utf-8")
    print(f"{len(where)} signs in {len(SHEETS)} sheets")


if __name__ == "__main__":
    main()
