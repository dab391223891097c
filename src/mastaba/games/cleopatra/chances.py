"""How likely each outcome of chance is, as the saved position says: what was not drawn yet."""

from __future__ import annotations

from mastaba.kernel.documents import Document, Reader


def chances(saved: Document, step: str) -> dict[str, int]:
    """Of the deck, in which some cards lie face down (CL-4.5): the top shows such a back, or any of its cards."""
    fields = Reader(saved)
    if step not in ("DrawCard", "TurnTop"):
        return {}
    deck = fields.text("deck").split()
    found = {card: deck.count(card) for card in set(deck)}
    if step == "DrawCard":
        return {f"card {card}": count for card, count in found.items()}
    down = fields.number("deck_down", 0, len(deck))
    tops = {f"top up {card}": count * (len(deck) - down) for card, count in found.items()} if down < len(deck) else {}
    return {**tops, "top down": down * len(deck)} if down > 0 else tops
