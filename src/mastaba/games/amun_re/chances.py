"""How likely each outcome of chance is, as the saved position says: what was not drawn yet."""

from __future__ import annotations

from mastaba.kernel.documents import Document, Reader


def chances(saved: Document, step: str) -> dict[str, int]:
    """Of the pile of power cards, under which rejected cards lie in their order; provinces and the first Pharaoh are
    drawn by equal chances."""
    if step not in ("DrawCard", "ShowCard", "LayFreeCard"):
        return {}
    fields = Reader(saved)
    deck = fields.text("deck").split() or [fields.text("bottom").split()[0].partition("@")[0]]
    return {f"card {card}": deck.count(card) for card in set(deck)}
