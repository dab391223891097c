"""One game under way, in the terms of learning libraries: actions, masks, observations as arrays, rewards.

Action k is move number k + chance_size of the vocabulary: chance has the first moves there, which are no actions."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

import mastaba
from mastaba import BadInput, Game, IllegalMove, Move, Rng, State
from mastaba.kernel.agenda import NOBODY, actor, apply_for, asked
from mastaba.kernel.documents import Document
from mastaba.kernel.editions import Setup
from mastaba.kernel.observation import Plane
from mastaba.research.batch import REWARDS, Single, rewards

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8] | NDArray[np.float32]]
FORMS = ("planes", "flat", "encoded")
FLAT = "observation"  # what a flat observation is called beside its mask
LARGEST_SEED = 2**62  # of a single game, drawn from the generator of its environment
VERSIONS = {"cleopatra": 1, "sa-re": 1}  # of environments that are not the first of their game


def version_of(name: str) -> int:
    """The number of a game's environments; it rises whenever they behave differently."""
    return VERSIONS.get(name, 0)


def module_name(name: str) -> str:
    """What the environment of a game is called in Python: amun_re_v0."""
    return f"{name.replace('-', '_')}_v{version_of(name)}"


def class_name(name: str) -> str:
    """A game as a class is named: AmunRe for amun-re."""
    return "".join(part.capitalize() for part in name.split("-"))


class Layout:
    """The planes of an observation as numpy reads them from one flat array."""

    def __init__(self, planes: tuple[Plane, ...]) -> None:
        self.planes = planes
        self.names = [plane.name for plane in planes]
        self.width = sum(plane.size() for plane in planes)
        self.highest = np.array([most for plane in planes for most in plane.highest()], np.int16)
        self.is_name = np.array([name for plane in planes for name in plane.names()], np.bool_)
        spread = np.where(self.is_name, self.highest, 1)  # a name takes an input for each of its kinds
        self.inputs = np.cumsum(spread) - spread
        self.encoded_width = int(spread.sum())
        self.record = np.dtype([(plane.name, "<i2", plane.shape) for plane in planes])

    def encode(self, rows: NDArray[np.int16]) -> NDArray[np.float32]:
        """Rows as numbers from 0 to 1: amounts by the highest that is possible, a name as a one among its kinds."""
        encoded = np.zeros((len(rows), self.encoded_width), np.float32)
        amounts = ~self.is_name
        encoded[:, self.inputs[amounts]] = rows[:, amounts] / self.highest[amounts]
        game, place = np.nonzero(rows * self.is_name)
        encoded[game, self.inputs[place] + rows[game, place] - 1] = 1.0
        return encoded

    def read(self, numbers: bytes) -> Observation:
        """The planes by name, as arrays of the caller's own."""
        return dict(zip(self.names, np.frombuffer(bytearray(numbers), self.record).item(), strict=True))


def observation_of_view(game: Game, view: Document) -> Observation:
    """The planes of a view, for bots, who get nothing else: any world behind the view gives the same numbers."""
    world, seat = game.imagine(view, Rng(0)), view["seat"]
    if not isinstance(seat, int):
        raise BadInput("a spectator has no observation")
    return Layout(game.planes(world.setup.seats)).read(Single(game).observation(world, seat - 1))


def checked(
    name: str,
    seats: int | None,
    edition: str | None,
    options: Mapping[str, object] | None,
    kind: str,
) -> tuple[Game, Setup]:
    """The game and set-up that were asked for; BadInput for what cannot be used."""
    game = mastaba.load(name)
    if not game.planes(game.seats[0]):
        raise BadInput(f"{name} has no observations yet: its Game needs planes() and observe()")
    if kind not in REWARDS:
        raise BadInput(f"rewards are by {' or '.join(REWARDS)}, not by {kind!r}")
    return game, game.setup(seats, edition, options)


def checked_form(form: str) -> str:
    if form not in FORMS:
        raise BadInput(f"observations have the form {', '.join(FORMS)}, not {form!r:.60}")
    return form


class Match:
    """A game of one set-up, begun again and again."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "placing",
        form: str = "planes",
    ) -> None:
        self.game, self.setup = checked(name, seats, edition, options, rewards)
        self.kind = rewards
        self.form = checked_form(form)
        self.seats = self.setup.seats
        self.actions = len(self.game.moves) - self.game.moves.chance_size
        self.layout = Layout(self.game.planes(self.seats))
        self.single = Single(self.game)
        self.start = self.game.begin(self.setup)
        self.state: State = self.start
        self.rng = Rng(0)

    def begin(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.state = self.start.copy()
        self.single.settle(self.state, self.rng)

    def over(self) -> bool:
        return self.state.now is None

    def seat(self) -> int:
        """Who decides next; where several choose at once, the first of them."""
        return actor(self.state)

    def asked(self) -> list[int]:
        """All seats that are asked now."""
        if actor(self.state) == NOBODY:
            return []
        return [seat for seat in range(self.seats) if asked(self.state, seat) is not None]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A one for each legal action of a seat; zeros if it is not asked."""
        return np.frombuffer(bytearray(self.single.mask(self.state, seat)), np.int8)

    def observation(self, seat: int) -> Observation:
        """What a seat knows, by the names of the planes or as one row, in arrays of its own."""
        if self.form == "flat":
            return {FLAT: self.row(seat)}
        if self.form == "encoded":
            return {FLAT: self.layout.encode(self.row(seat)[None])[0]}
        return self.layout.read(self.single.observation(self.state, seat))

    def row(self, seat: int) -> NDArray[np.int16]:
        return np.frombuffer(bytearray(self.single.observation(self.state, seat)), "<i2")

    def everything(self) -> NDArray[np.int16]:
        """What all seats know together: their rows one after another."""
        return np.concatenate([self.row(seat) for seat in range(self.seats)])

    def play(self, seat: int, action: int) -> None:
        """Plays a legal action and whatever chance decides after it."""
        apply_for(self.state, seat, action + self.game.moves.chance_size)
        self.single.settle(self.state, self.rng)

    def move(self, action: int) -> Move:
        """The move of an action."""
        if not 0 <= action < self.actions:
            raise BadInput(f"actions of {self.game.name} go from 0 to {self.actions - 1}, and {action} is none")
        return self.game.moves[action + self.game.moves.chance_size]

    def action(self, text: str) -> int:
        """The action of a move as it is written, such as `go H`."""
        move = self.game.parse(text)
        if move.id < self.game.moves.chance_size:
            raise BadInput(f"{text!r} is a move of chance and no action")
        return move.id - self.game.moves.chance_size

    def refusal(self, seat: int, action: int) -> IllegalMove | None:
        """Why an action is not possible now."""
        return self.game.explain(self.state, seat, self.move(action))

    def rewards(self) -> list[float]:
        """Of a game that is over."""
        return rewards(self.game, self.state, self.kind)
