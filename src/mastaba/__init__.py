"""Mastaba: the ancient builders' board games, with rules that cite themselves.

    import mastaba
    game = mastaba.load("babel")
    state = game.start(seats=2)

Seats count from 0 in Python and from 1 wherever something is written for people."""

from typing import TYPE_CHECKING

from mastaba import core

core.install()  # before any rule is imported

from mastaba.games import load  # noqa: E402
from mastaba.kernel.agenda import CHANCE, SPECTATOR, Event, IllegalMove, State, apply, legal_ids, playout  # noqa: E402
from mastaba.kernel.chance import Dealer, Rng  # noqa: E402
from mastaba.kernel.errors import BadInput, UnknownMove  # noqa: E402
from mastaba.kernel.game import Decision, Game  # noqa: E402
from mastaba.kernel.notation import Move  # noqa: E402
from mastaba.kernel.options import Setting  # noqa: E402
from mastaba.kernel.record import Record  # noqa: E402
from mastaba.kernel.values import REGISTER  # noqa: E402
from mastaba.written_games import GameRecord, read_game, read_games  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mastaba.drawing.board import Drawing
    from mastaba.research.adapters.vector import Vector

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadInput",
    "Dealer",
    "Decision",
    "Event",
    "Game",
    "GameRecord",
    "IllegalMove",
    "Move",
    "Record",
    "Rng",
    "Setting",
    "State",
    "UnknownMove",
    "apply",
    "draw",
    "legal_ids",
    "load",
    "playout",
    "read_game",
    "read_games",
    "vector",
]


def draw(state: State, seat: int | None = None, lang: str = "en", players: "Sequence[str] | None" = None) -> "Drawing":
    """The board as the page shows it, as SVG: for a seat's eyes, for SPECTATOR's, or with all hands open (None)."""
    from mastaba.drawing.board import draw

    return draw(state, seat, lang, players)


def _text(state: State) -> str:
    from mastaba.terminal.printing import text

    return text(state)


REGISTER.text, REGISTER.svg = _text, draw  # found when a position is shown, since drawings take a while to load


def vector(
    game: str,
    n: int,
    seats: int | None = None,
    edition: str | None = None,
    options: "Mapping[str, object] | None" = None,
    rewards: str = "placing",
    seed: "int | Sequence[int]" = 0,
    workers: int = 1,
) -> "Vector":
    """`n` games side by side for a training loop, played by that many processes; it needs numpy.

    See mastaba.research.adapters.vector.Vector."""
    try:
        from mastaba.research.adapters.vector import Vector
        from mastaba.research.adapters.workers import WorkerVector
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise BadInput("mastaba.vector needs numpy: pip install 'mastaba[rl]'") from None
    if workers == 1:
        return Vector(game, n, seats, edition, options, rewards, seed)
    return WorkerVector(game, n, workers, seats, edition, options, rewards, seed)
