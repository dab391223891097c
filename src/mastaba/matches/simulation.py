"""Bots against bots: game after game, each reproducible from the seed and its number alone.

Chance and the `random` bot draw from the game's one generator, in the order in which the compiled loop does; so a game
is the same whether that loop plays it or it is played move by move. Every other bot has a generator of its own.

A bot from outside that fails loses the game, which stops there: it is last, and all others share the first place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.bots import named
from mastaba.bots.bot import Bot, BotFailed, Limits
from mastaba.bots.named import AnyBot
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.agenda import CHANCE, State, actor, apply, legal_ids, playout
from mastaba.kernel.chance import Rng
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move

MAX_GAMES = 10_000_000
MAX_SEED = 10**18
FORFEIT = "forfeit"  # how a game ended in which a bot failed


class Failure(NamedTuple):
    """Which bot failed at which seat, and what it did."""

    bot: str
    seat: int
    reason: str


class Played(NamedTuple):
    """How one game went; with its moves if they were asked for."""

    first: int  # the seat that began
    decisions: int  # of the seats; chance is not counted
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]  # by seat, 1 the best, ties shared
    ended_by: str
    failure: Failure | None
    introduced: tuple[str, ...]  # by seat, what a program calls itself, with its version; nothing for other bots
    log: list[tuple[int, Move]]


class Simulation:
    """One set-up and a bot for each seat, by its name or as named.bot takes it; if they rotate, each sits one seat
    further in every game, so that no bot wins by its seat."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        bots: Sequence[AnyBot],
        seed: int,
        limits: Limits | None = None,
        rotate: bool = False,
    ) -> None:
        self.game = game
        self.setup = setup
        self.bots = tuple(bots)
        self.labels = tuple(named.label(bot) for bot in bots)
        self.seed = seed
        self.limits = limits
        self.rotate = rotate
        self.start = game.begin(setup)
        self.out: vec[i64] = game.buffer()
        self.weights: vec[i64] = game.buffer()
        self.all_random = all(bot == "random" for bot in self.bots)

    def __reduce__(self) -> tuple[object, ...]:
        return Simulation, (self.game, self.setup, self.bots, self.seed, self.limits, self.rotate)

    def seated(self, number: int) -> tuple[int, ...]:
        """By seat, which of the bots sits there in the game of this number."""
        seats = len(self.bots)
        return tuple((seat - (number - 1) * self.rotate) % seats for seat in range(seats))

    def play(self, number: int, logged: bool) -> Played:
        """Plays the game of this number, from 1 on."""
        state = self.start.copy()
        rng = Rng(self.own_seed(number))
        log: list[tuple[int, Move]] = []
        while state.now is not None and state.now.seat == CHANCE:
            log.append((CHANCE, self.chance_move(state, rng)))
        drawn = log[0][1].facts.get("seat") if log else None  # chance may say first of all who begins
        first = drawn - 1 if isinstance(drawn, int) else actor(state)
        failure, introduced = None, ("",) * len(self.bots)
        if self.all_random and not logged:
            decisions = int(playout(state, rng, self.out, self.weights))
        else:
            decisions, failure, introduced = self.with_bots(state, rng, number, log)
        places = self.game.ranking(state) if failure is None else self.places_without(failure)
        return Played(
            first,
            decisions,
            self.game.scores(state),
            tuple(seat for seat, place in enumerate(places) if place == 1),
            places,
            str(self.game.ended_by(state)) if failure is None else FORFEIT,
            failure,
            introduced,
            log,
        )

    def places_without(self, failure: Failure) -> tuple[int, ...]:
        seats = len(self.bots)
        return tuple(seats if seat == failure.seat else 1 for seat in range(seats))

    def own_seed(self, number: int) -> int:
        """A seed that no other game of any simulation has."""
        return self.seed * MAX_GAMES + number - 1

    def bot_seed(self, number: int, seat: int) -> int:
        """Below zero, so that no bot draws the numbers by which chance plays."""
        return -1 - (self.own_seed(number) * len(self.bots) + seat)

    def with_bots(
        self, state: State, rng: Rng, number: int, log: list[tuple[int, Move]]
    ) -> tuple[int, Failure | None, tuple[str, ...]]:
        """How many decisions there were, who failed, and how the bots introduced themselves."""
        bots: list[Bot] = []
        failure = None
        already = len(log)
        try:
            for seat, k in enumerate(self.seated(number)):
                bots.append(named.bot(self.game, self.bots[k], self.bot_seed(number, seat), limits=self.limits))
            self.move_by_move(state, rng, bots, [self.bots[k] == "random" for k in self.seated(number)], log)
            places = self.game.ranking(state)
        except BotFailed as failed:
            seat = len(bots) if len(bots) < len(self.bots) else actor(state)
            failure = Failure(failed.bot, seat, failed.reason)
            places = self.places_without(failure)
        named.finish(bots, places, self.game.scores(state), stopped=failure is not None)
        introduced = tuple(named.introduced(bot) for bot in bots) + ("",) * (len(self.bots) - len(bots))
        return sum(seat != CHANCE for seat, _ in log[already:]), failure, introduced

    def move_by_move(
        self, state: State, rng: Rng, bots: Sequence[Bot], random: Sequence[bool], log: list[tuple[int, Move]]
    ) -> None:
        """`random` are the seats that draw from the game's generator."""
        game = self.game
        while (step := state.now) is not None:
            seat = int(step.seat)
            if seat == CHANCE:
                move = self.chance_move(state, rng)
            elif random[seat]:
                move = game.moves[self.out[rng.below(legal_ids(state, self.out))]]
                apply(state, move.id)
            else:
                move = bots[seat].decide(game.view(state, seat), game.decisions(state)[0])
                game.play(state, seat, move)
            log.append((seat, move))

    def chance_move(self, state: State, rng: Rng) -> Move:
        """Plays what chance decides now."""
        assert state.now is not None
        move = self.game.moves[state.now.draw(state, rng, self.out, self.weights)]
        apply(state, move.id)
        return move

    def transcript(self, number: int, played: Played) -> str:
        """A game that a bot lost by failing has no result, and says why."""
        players = " ".join(self.labels[k] for k in self.seated(number))
        headers = {"Players": players, "Seed": str(self.seed), "Number": str(number)}
        if played.failure is not None:
            headers["Stopped"] = f"{played.failure.bot} {played.failure.reason}"
        result = played.scores if played.failure is None else None
        return transcript_file.write(self.game, self.setup, played.log, result, headers)


class Tally:
    """What many games add up to, by seat, or by bot where the bots rotate."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.draws = 0
        self.first_player_wins = 0
        self.wins = [0] * seats
        self.points = [0] * seats
        self.endings: Counter[str] = Counter()
        self.failures: list[Failure] = []
        self.introduced = [""] * seats

    def add(self, played: Played, seated: Sequence[int] | None = None) -> None:
        """`seated` says under what number each seat is counted, if not its own."""
        counted = range(len(self.wins)) if seated is None else seated
        self.games += 1
        self.decisions += played.decisions
        self.endings[played.ended_by] += 1
        if played.failure is not None:
            self.failures.append(played.failure)
        for k, score, said in zip(counted, played.scores, played.introduced, strict=True):
            self.points[k] += score
            self.introduced[k] = said or self.introduced[k]
        if len(played.winners) == 1:
            self.wins[counted[played.winners[0]]] += 1
            self.first_player_wins += played.winners[0] == played.first
        else:
            self.draws += 1

    def mean_score(self) -> list[float]:
        return [points / self.games for points in self.points]
