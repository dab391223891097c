"""A position as a picture: each game has a drawing of its own, and without one its view is listed.

A drawing takes a view, the eyes of a seat or of those who only watch, and texts; so it can show no more than they may
see. The open one is put together from every seat's own view. A game of another package brings its drawing as a module
`drawing` beside its GAME, with `draw(view, texts)` that answers SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from mastaba.games import package_of, residents
from mastaba.kernel.agenda import SPECTATOR, State
from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.texts import Texts

Draw = Callable[[dict[str, Any], Texts], str]


class Drawing(str):
    """SVG that a notebook shows as what it is."""

    def _repr_svg_(self) -> str:
        return str(self)

    def png(self, width: int | None = None) -> bytes:
        """The same in pixels, as wide as that or else as it is drawn."""
        from mastaba.drawing.pixels import png

        return png(str(self), width)

    def save(self, path: str | Path) -> None:
        """Into a file; one that ends in .png holds pixels."""
        file = Path(path)
        if file.suffix not in (".svg", ".png"):
            raise BadInput(f"a drawing is saved as .svg or .png, not as {file.name!r:.60}")
        data = self.png() if file.suffix == ".png" else self.encode()
        try:
            file.write_bytes(data)
        except OSError as error:
            raise BadInput(f"{file} cannot be written: {error.strerror}") from None


def draw(
    state: State,
    seat: int | None = None,
    lang: str = "en",
    players: Sequence[str] | None = None,
) -> Drawing:
    """The board as the page shows it: for a seat's eyes (from 0), for SPECTATOR's, or with all hands open (None)."""
    game = game_of(state)
    seats = state.setup.seats
    if seat is not None and seat != SPECTATOR and not 0 <= seat < seats:
        raise BadInput(f"seat must be a number from 0 to {seats - 1}, SPECTATOR or None, not {seat!r:.60}")
    view = open_view(game, state) if seat is None else game.view(state, seat)
    return draw_view(game, view, Texts(game, lang, named(players, seats), state.setup.data))


def named(players: Sequence[str] | None, seats: int) -> Sequence[str] | None:
    if players is not None and len(players) != seats:
        raise BadInput(f"players must be {seats} names, one for each seat, not {len(players)}")
    return players


def game_of(state: State) -> Game:
    from mastaba.kernel.values import game_named

    game = game_named(state.setup.game)
    assert isinstance(game, Game)
    return game


def draw_view(game: Game, view: Document, texts: Texts) -> Drawing:
    return Drawing(drawing_of(game.name)(view, texts))


def drawing_of(game: str) -> Draw:
    from mastaba.drawing.listing import draw as listing

    found: Draw = getattr(module_of(game), "draw", listing)
    return found


def seat_colours_of(game: str) -> dict[int, tuple[str, str, str]]:
    """Where a game has its own, as the SEATS of its drawing."""
    found: dict[int, tuple[str, str, str]] = getattr(module_of(game), "SEATS", {})
    return found


def module_of(game: str) -> ModuleType | None:
    name = module_name(game)
    return None if name is None or find_spec(name) is None else import_module(name)


def module_name(game: str) -> str | None:
    """Where the drawing of a game would be; one that is a single file has none."""
    if game in residents():
        return f"mastaba.drawing.{game.replace('-', '_')}"
    try:
        package = package_of(game)
    except BadInput:  # made in this process and installed nowhere
        return None
    spec = find_spec(package)
    return f"{package}.drawing" if spec is not None and spec.submodule_search_locations is not None else None


def open_view(game: Game, state: State) -> Document:
    """What those who watch see, with every player's part as that player sees it."""
    view = game.view(state, SPECTATOR)
    players = view.get("players")
    if not isinstance(players, Mapping):
        return view
    told = {}
    for number, known in players.items():
        own = game.view(state, int(number) - 1)["players"]
        assert isinstance(own, Mapping)
        told[number] = own.get(number, known)
    return {**view, "players": told}


__all__ = ["Drawing", "draw", "draw_view", "drawing_of", "open_view"]
