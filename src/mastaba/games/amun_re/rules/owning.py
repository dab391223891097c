"""What all that is bought or taken for one's provinces has in common (AR-3.7, AR-5.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.state import LAND
from mastaba.kernel.agenda import Rule

NOT_YOURS: Final = Rule("AR-5.1", "not_your_province")
TOO_DEAR: Final = Rule("AR-5.1", "too_dear")
NOTHING_TO_LAY: Final = Rule("AR-3.4", "nothing_to_buy")


def on_board(row: vec[i64]) -> i64:
    """Pieces of a kind in all provinces together."""
    total: i64 = 0
    p: i64
    for p in range(LAND):
        total += row[p]
    return total
