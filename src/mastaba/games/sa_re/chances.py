"""How likely each outcome of chance is, as the saved position says: what was not drawn yet."""

from __future__ import annotations

from mastaba.kernel.documents import Document, Reader


def chances(saved: Document, step: str) -> dict[str, int]:
    """Of the season cards that nobody has seen; who begins and the first buildings are drawn by equal chances."""
    if step not in ("TurnUp", "DrawInTheDark", "LookAtCard"):
        return {}
    unseen = Reader(saved).table("season").text("unseen").split()
    return {f"season {card}": unseen.count(card) for card in set(unseen)}
