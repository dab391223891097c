"""The same drawings in pixels, made without a browser: PNG, and arrays for the render mode `rgb_array`."""

from __future__ import annotations

import io
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from mastaba.drawing.fonts import CUT, covers
from mastaba.kernel.errors import BadInput

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MISSING = "drawings in pixels need resvg-py, arrays of them also pillow: pip install 'mastaba[draw]'"
WIDEST = 8000


def png(svg: str, width: int | None = None) -> bytes:
    """As wide as it is drawn, or as that. Only characters that the page's faces lack are looked for in other fonts, so
    that a picture is the same on every machine."""
    try:
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as error:
        if error.name != "resvg_py":
            raise
        raise BadInput(MISSING) from None
    if width is not None and not 1 <= width <= WIDEST:
        raise BadInput(f"a drawing is from 1 to {WIDEST} pixels wide, not {width!r:.60}")
    with as_file(files(__package__).joinpath("fonts")) as folder:
        return bytes(
            svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=covers(svg),
                font_files=[str(folder / name) for name in CUT.values()],
            )
        )


def rgb(svg: str, width: int | None = None) -> NDArray[np.uint8]:
    """Rows of pixels of red, green and blue, each from 0 to 255."""
    data = png(svg, width)
    try:
        from PIL import Image
    except ModuleNotFoundError as error:
        if error.name != "PIL":
            raise
        raise BadInput(MISSING) from None
    import numpy as np

    with Image.open(io.BytesIO(data)) as picture:
        flat = Image.new("RGBA", picture.size, "white")
        flat.alpha_composite(picture.convert("RGBA"))
        return np.array(flat.convert("RGB"), dtype=np.uint8)
