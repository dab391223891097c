"""The spaces of Gymnasium that observations and actions lie in."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mastaba.research.adapters.match import FLAT, Layout


def observation_space(layout: Layout, actions: int, form: str = "planes") -> spaces.Dict:
    """A box for each plane, or one for all of them, and the action mask."""
    boxes: dict[str, spaces.Space[object]]
    if form == "flat":
        boxes = {FLAT: counted(layout.highest)}
    elif form == "encoded":
        boxes = {FLAT: spaces.Box(0.0, 1.0, (layout.encoded_width,), np.float32)}
    else:
        boxes = {plane.name: counted(np.array(plane.highest()).reshape(plane.shape)) for plane in layout.planes}
    boxes["action_mask"] = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict(boxes)


def counted(highest: NDArray[np.integer]) -> spaces.Box:
    """Whole numbers from 0 to the highest at each place."""
    return spaces.Box(np.zeros(highest.shape, np.int16), highest.astype(np.int16), dtype=np.int16)


def state_space(layout: Layout, seats: int) -> spaces.Box:
    """What all seats know together, as one row."""
    return counted(np.tile(layout.highest, seats))
