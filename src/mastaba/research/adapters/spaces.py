"""The spaces of Gymnasium that observations and actions lie in."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from mastaba.research.adapters.match import FLAT, Layout


def observation_space(layout: Layout, actions: int, flat: bool = False) -> spaces.Dict:
    """A box for each plane, or one for all of them, and the action mask."""
    boxes: dict[str, spaces.Space[object]] = (
        {FLAT: spaces.Box(np.zeros_like(layout.highest), layout.highest, dtype=np.int16)}
        if flat
        else {plane.name: spaces.Box(0, plane.most, plane.shape, np.int16) for plane in layout.planes}
    )
    boxes["action_mask"] = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict(boxes)


def state_space(layout: Layout, seats: int) -> spaces.Box:
    """What all seats know together, as one row."""
    highest = np.tile(layout.highest, seats)
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.int16)
