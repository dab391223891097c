"""The named levels of play."""

from __future__ import annotations

from typing import NamedTuple

from mastaba.bots import temperaments
from mastaba.bots.bot import Bot
from mastaba.bots.learned import LearnedBot
from mastaba.bots.search import FOREVER, Budget, Search
from mastaba.bots.simple import GreedyBot, RandomBot
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.notation import Move

NAMES = ("random", "greedy", "easy", "normal", "strong", "master")
LEARNED = "learned"  # only for games with trained weights: an example, not an opponent for the page


class Level(NamedTuple):
    """How much a level thinks about one decision, and how far its evaluations may be off."""

    simulations: int
    seconds: float = FOREVER  # for a decision, where a clock runs
    turn_seconds: float = FOREVER
    noise: float = 0.0
    deep: bool = False  # whether it looks further ahead: behind the next draw, or a turn more, as the game says


LEVELS = {
    "easy": Level(24, 0.1, 0.5, noise=0.15),
    "normal": Level(400, 0.25, 1.0),
    "strong": Level(3200, 0.8, 2.0),
    "master": Level(25600, 1.6, 4.0, deep=True),
}
BY_HAND = "-by-hand"  # `strong-by-hand` searches as `strong` does and evaluates without the network, as all once did
MANNERS = (BY_HAND, *(f"-{name}" for name in temperaments.NAMES))  # `strong-builder` has a temperament
PARTS = tuple(str(part) for part in range(2, 101))  # `strong/4` makes a quarter of its simulations
LEAST_SIMULATIONS = 3  # fewer are no search


def simulations_of(level: Level, game: Game) -> int:
    """Of a decision in this game."""
    return max(1, int(level.simulations * game.search_settings().effort))


def simulations_at_table(level: Level, game: Game) -> int:
    """Of a decision that a bot plays in this game."""
    share = game.search_settings().at_table
    return (
        simulations_of(level, game)
        if share == 1.0
        else max(LEAST_SIMULATIONS, int(share * simulations_of(level, game)))
    )


class SearchBot:
    """Plays the move that its search finds; with a clock it may stop thinking earlier."""

    def __init__(self, game: Game, rng: Rng, level: Level, clock: bool = False, manner: str = "") -> None:
        self.game = game
        self.level = level
        self.clock = clock
        self.share = 1.0  # of the usual time, while others wait for the same processor
        by_hand = manner == BY_HAND
        self.search = Search(
            game, rng, noise=level.noise, by_hand=by_hand, deep=level.deep, temperament=manner.removeprefix("-")
        )

    def decide(self, view: Document, decision: Decision) -> Move:
        # By hand it plays move for move as it did when it found the puzzles.
        budget = Budget(simulations_at_table(self.level, self.game), until_certain=not self.search.by_hand)
        if self.clock:
            budget = budget._replace(
                seconds=self.share * self.level.seconds, turn_seconds=self.share * self.level.turn_seconds
            )
        return self.game.moves[self.search.think(view, decision, budget).best]

    def go_on(self, seed: int) -> None:
        """The next decision draws from another seed and keeps the search tree."""
        self.search.draw_from(Rng(seed))


def bot(game: Game, level: str, seed: int, clock: bool = False) -> Bot:
    """A bot in this process; without a clock the same seed gives the same moves."""
    check_any(level)
    rng = Rng(seed)
    if level == "random":
        return RandomBot(game, rng)
    if level == "greedy":
        return GreedyBot(game, rng)
    if level == LEARNED:
        return LearnedBot(game)
    return SearchBot(game, rng, thinking(level), clock, manner_of(level))


def manner_of(level: str) -> str:
    """What follows the name of a level and its part: `-by-hand`, or a temperament."""
    return next((manner for manner in MANNERS if level.endswith(manner)), "")


def thinking(level: str) -> Level:
    """How much a level thinks; `strong/4` makes a quarter of the simulations of `strong`."""
    name, _, part = level.removesuffix(manner_of(level)).partition("/")
    whole = LEVELS[name]
    return whole._replace(simulations=max(1, whole.simulations // int(part))) if part else whole


def check_any(level: str) -> None:
    """The names that the page offers, the trained bot, and a level with a part of its simulations or a manner."""
    manner = manner_of(level)
    name, sign, part = level.removesuffix(manner).partition("/")
    if manner and name not in LEVELS:
        raise BadInput(f"there is no bot {level!r}; a level that searches may have a manner, as strong{manner}")
    if sign and (name not in LEVELS or part not in PARTS):
        raise BadInput(f"there is no bot {level!r}; a level that searches may make fewer simulations, as strong/4")
    if name != LEARNED:
        check(name)


def is_level(name: str) -> bool:
    try:
        check_any(name)
    except BadInput:
        return False
    return True


def check(level: str) -> None:
    if level not in NAMES:
        raise BadInput(f"there is no bot {level!r}; choose from {', '.join(NAMES)}")
