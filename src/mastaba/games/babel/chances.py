"""How likely each outcome of chance is, as the saved position says: what was not drawn yet."""

from __future__ import annotations

from mastaba.kernel.documents import Document, Reader


def chances(saved: Document, step: str) -> dict[str, int]:
    """Of the draw pile (BA-4.2) and of the Temple pile (BA-6.1); who begins is decided by equal chances."""
    fields = Reader(saved)
    if step == "DrawNation":
        deck = fields.text("deck")
        return {f"nation {nation}": deck.count(nation) for nation in sorted(set(deck))}
    if step == "RevealTemple":
        pile = fields.text("pile").split()
        return {f"temple {level}": pile.count(level) for level in sorted(set(pile))}
    return {}
