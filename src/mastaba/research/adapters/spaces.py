"""The spaces of Gymnasium that observations and actions lie in."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from mastaba.research.adapters.match import Layout


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """A box for each plane, and the action mask."""
    boxes: dict[str, spaces.Space[object]] = {
        plane.name: spaces.Box(0, plane.most, plane.shape, np.int16) for plane in layout.planes
    }
    boxes["action_mask"] = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict(boxes)
