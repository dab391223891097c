"""A game in which nothing is hidden: what is saved is what everybody sees, and there is nothing to imagine."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from mastaba.kernel.agenda import SPECTATOR, State
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenGame(Game):
    """It need not say how it is seen. What follows from the rules may be added to the
    view: `load` overlooks what it does not know."""

    def has_secrets(self) -> bool:
        return False

    def open_view(self, state: State) -> Document:
        return {**self.save(state), "scores": list(self.scores(state))}

    def view_for(self, state: State, seat: int) -> Document:
        return {"seat": None if seat == SPECTATOR else seat + 1}

    def imagine_with(self, view: Document, rng: Rng) -> State:
        return self.load(view)

    def resample_with(self, state: State, seat: int, rng: Rng) -> None:
        """There is nothing that a seat cannot know."""
