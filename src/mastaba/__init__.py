"""Mastaba: the ancient builders' board games, with rules that cite themselves.

    import mastaba
    game = mastaba.load("babel")
    state = game.start(seats=2)

Seats count from 0 in Python and from 1 wherever something is written for people."""

from mastaba import core

core.install()  # before any rule is imported

from mastaba.games import load  # noqa: E402
from mastaba.kernel.agenda import CHANCE, SPECTATOR, Event, State, apply, legal_ids, playout  # noqa: E402
from mastaba.kernel.chance import Dealer, Rng  # noqa: E402
from mastaba.kernel.faults import BadInput, UnknownMove  # noqa: E402
from mastaba.kernel.notation import Move  # noqa: E402
from mastaba.kernel.protocol import Decision, Game, IllegalMove, Option  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "BadInput",
    "Dealer",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Rng",
    "State",
    "UnknownMove",
    "apply",
    "legal_ids",
    "load",
    "playout",
]
