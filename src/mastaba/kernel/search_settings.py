"""How a game is best searched, as the game itself says it; the search is in bots/search.py."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_SEATS: Final = 5  # of a game that can be searched
EPSILON: Final = 1 / 8  # the share of moves in rollouts that are drawn by their priors instead of the best one


class Temperament(NamedTuple):
    """What a bot with a manner of its own likes, beside winning: features of its seat as the network reads them, each
    with what one more of it is worth, in thousandths of a victory."""

    name: str
    likes: dict[str, int]


class SearchSettings(NamedTuple):
    """Most games do with the defaults; a game says why it differs in its bot/settings.py."""

    exploration: float = 1.5
    widening: float = 1.5
    epsilon: float = EPSILON  # of the seat that searches; all others play with EPSILON
    deep_epsilon: float | None = None  # the same of `master`, where it differs
    open_chance: bool = False  # everybody sees what chance decides: outcomes get subtrees of their own
    to_chance: bool = False  # the tree ends where chance comes next; what follows is a rollout
    to_quiet: bool = (
        False  # the tree ends at the next quiet position, so that all simulations are evaluated at the same one
    )
    deep_passes: int = 0  # of `master`: quiet positions that a rollout passes; they count as much as the one after
    effort: float = 1.0  # how many simulations a decision gets, as a multiple of what a level says
    at_table: float = 1.0  # the share of them that a bot makes at the table; hints and analyses make them all
    temperaments: tuple[Temperament, ...] = ()  # meant to be equally strong; bots of a table have different ones
    playouts: int = 15_000  # of the analysis of a whole game, at first, where they go to its end
