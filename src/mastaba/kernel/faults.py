"""What is said when something from outside cannot be used."""

from __future__ import annotations


class BadInput(ValueError):
    """Something given from outside that cannot be used; the message is one clear sentence."""


class UnknownMove(BadInput):
    """The text is no move of this game."""
