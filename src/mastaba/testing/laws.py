"""The laws every game keeps, checked while a game is played; LawBroken carries a transcript that shows the fault.

This file is never compiled: it looks at the rules from outside."""

from __future__ import annotations

import json
import pickle
import struct
from collections.abc import Callable

from librt.strings import BytesWriter

from mastaba import Decision, Game, IllegalMove, Move, Rng
from mastaba.kernel import record as records
from mastaba.kernel import transcript
from mastaba.kernel.agenda import CHANCE, SPECTATOR, AnyStep, Event, Simultaneous, State, Step, apply, legal_ids
from mastaba.kernel.editions import Setup
from mastaba.kernel.notation import write_actor
from mastaba.testing.boxes import corrected_values
from mastaba.testing.broken import LawBroken, raised
from mastaba.testing.written import (
    differences,
    unrevealed,
    without,
    written,
    written_decisions,
    written_events,
    written_refusal,
)

__all__ = ("LawBroken", "Trial", "check_game", "choose")

MOST_DECISIONS = 20_000  # more than any game under a turn cap takes
ENOUGH_WORLDS = 20  # by then one that was drawn with the same odds is another one, too
MOST_SAVED = 50_000  # characters, whatever is in the box


class Trial:
    """One game played at random under the eyes of the law."""

    def __init__(self, game: Game, setup: Setup, seed: int, every: int = 1) -> None:
        self.every = every  # the laws are checked at one decision in so many, drawn by lot
        self.game = game
        self.setup = setup
        self.rng = Rng(seed)
        # Every other game follows the heuristics, to come where chance alone never does; without a cap all do, to end.
        self.guided = seed % 2 == 1 or setup.options.get("turn_cap") == "off"
        self.record = records.Record(game, setup)
        self.out, self.weights = game.buffer(), game.buffer()  # kept: see GreedyBot
        self.past: list[tuple[State, bytes]] = []  # positions kept aside, with what they looked like then
        self.tried = ""  # the move that is being played
        self.hidden, self.redrawn = 0, False  # how often imagine() found another world before resample() did

    def require(self, holds: bool, law: str, found: object = "") -> None:
        if not holds:
            raise LawBroken(law, found, self.record)

    def require_same(self, law: str, one: object, two: object, about: str = "") -> None:
        """Two documents are equal; else it says where they differ."""
        if written(one) != written(two):
            raise LawBroken(law, f"{about}{'; '.join(differences(one, two))}", self.record)

    def require_like(self, law: str, other: State, looked: bytes) -> None:
        """A position looks like that of the record."""
        if self.picture(other) != looked:
            here = self.record.state
            self.require_same(law, self.game.save(here), self.game.save(other))
            for seat in self.audience():
                self.require_same(law, self.game.view(here, seat), self.game.view(other, seat))
            raise LawBroken(law, f"scores {self.game.scores(here)} and {self.game.scores(other)}", self.record)

    def is_other(self, world: State) -> bool:
        return written(self.game.save(world)) != written(self.game.save(self.record.state))

    def run(self) -> records.Record:
        """Plays to the end, checking the laws on the way. An error of the rules themselves breaks a law as well."""
        try:
            return self.play_to_the_end()
        except LawBroken:
            raise
        except Exception as error:
            raise raised(error, self.tried, self.record) from error

    def play_to_the_end(self) -> records.Record:
        taken = 0
        while decisions := self.game.decisions(self.record.state):
            self.require(taken < MOST_DECISIONS, "every game ends", taken)
            decision = decisions[self.rng.below(len(decisions))]
            if self.rng.below(self.every) == 0:
                self.check(decisions)
                self.play_watched(decision)
            else:
                self.play(decision.seat, self.choose(decision))
            taken += 1
        self.check_end()
        return self.record

    def play(self, seat: int, move: Move, tell: Callable[[Event], None] | None = None) -> None:
        self.tried = f"{write_actor(seat)} {move}"
        self.record.play(seat, move, tell)
        self.tried = ""

    def choose(self, decision: Decision) -> Move:
        """Any option; in a guided game promising ones more often."""
        if decision.weights is not None or not self.guided:
            return choose(decision, self.rng)
        found = len(decision.options)
        moves, liked = self.out, self.weights
        for k, move in enumerate(decision.options):
            moves[k] = move.id
        self.game.priors(self.record.state, decision.seat, moves, found, liked)
        return choose(decision._replace(weights=tuple(int(liked[k]) + 2 for k in range(found))), self.rng)

    def play_watched(self, decision: Decision) -> None:
        """Plays a move and listens to what every seat is told of it."""
        move = self.choose(decision)
        self.check_alternative(decision, move)
        before = self.record.state
        events: list[Event] = []
        twins = [(seat, self.twin(seat)) for seat in self.audience()]
        seen = [self.seen(before, seat) for seat in self.audience()]
        self.play(decision.seat, move, events.append)
        self.require(self.record.state is before, "play changes the position it is given")
        for (seat, twin), looked in zip(twins, seen, strict=True):
            changed = seat != decision.seat and self.seen(before, seat) != looked  # one's own move one knows
            self.require(bool(events) or not changed, "what changes before all eyes is told", (seat, move))
            self.check_twin_told(seat, twin, decision, move, events)

    def seen(self, state: State, seat: int) -> bytes:
        """What a seat must be told of when it changes."""
        return written(without(self.game.view(state, seat), self.game.untold()))

    # ------------------------------------------------------------------ at every decision
    def check(self, decisions: tuple[Decision, ...]) -> None:
        looked = self.picture()  # taken once: what changes it on the way breaks a law
        for decision in decisions:
            self.check_options(decision)
        self.check_saving(looked)
        self.check_copies(looked)
        self.check_goods()
        for decision in decisions:
            self.check_explanations(decision)
            self.require(self.picture() == looked, "asking why changes nothing")
        self.check_fast_path(decisions[0])
        for seat in self.audience():
            self.check_imagination(seat)
            self.check_non_interference(seat)
            self.check_unsealing(seat)
        if not self.game.has_secrets():
            self.check_openness()

    def audience(self) -> tuple[int, ...]:
        return (*range(self.setup.seats), SPECTATOR)

    def picture(self, state: State | None = None) -> bytes:
        """A position as it is saved, seen and scored: positions are equal when their pictures are."""
        shown = self.record.state if state is None else state
        seen = [written(self.game.view(shown, seat)) for seat in self.audience()]
        return b"\n".join([written(self.game.save(shown)), *seen, str(self.game.scores(shown)).encode()])

    def check_saving(self, looked: bytes) -> None:
        """Law 1: load(save(s)) == s, through real JSON, and between processes."""
        saved = self.game.save(self.record.state)
        text = json.dumps(saved)
        self.require(len(text) < MOST_SAVED, "a saved position is small", len(text))
        self.require_like("what is saved is loaded", self.game.load(json.loads(text)), looked)
        self.require(pickle.loads(pickle.dumps(self.record.state)) == self.record.state, "what is pickled comes back")

    def check_copies(self, looked: bytes) -> None:
        """Law 2: copies are complete and independent, past positions never change, steps are not mutated."""
        state = self.record.state
        copy = state.copy()
        self.require_like("a copy is complete", copy, looked)
        self.require(copy.listener is None, "a copy is deaf")
        move = choose(self.game.decisions(copy)[0], self.rng)
        apply(copy, move.id)
        self.require(self.picture() == looked, "a copy is independent", move)
        if self.rng.below(8) == 0:
            self.past.append((state.copy(), looked))
        for kept, then in self.past[-3:]:
            self.require(self.picture(kept) == then, "past positions never change")

    def check_goods(self) -> None:
        """Law 4: goods are conserved."""
        broken = self.game.broken_invariant(self.record.state)
        self.require(broken is None, "goods are conserved", broken)

    def check_options(self, decision: Decision) -> None:
        """Law 3: options are non-empty, distinct, in the vocabulary, in its order, and parse back."""
        ids = [move.id for move in decision.options]
        self.require(bool(ids) and ids == sorted(set(ids)), "options are non-empty, distinct and in order", ids)
        for move in decision.options:
            same = self.game.moves[move.id] is move and self.game.parse(str(move)) is move
            self.require(same, "every option is in the vocabulary and parses back", move)
            chance = move.id < self.game.moves.chance_size
            self.require(chance == (decision.seat == CHANCE), "chance and seats have moves of their own", move)
        if decision.seat == CHANCE:
            weights = decision.weights or ()
            self.require(len(weights) == len(ids) and min(weights) > 0, "every outcome has its weight", weights)
            self.check_chances(decision)

    def check_chances(self, decision: Decision) -> None:
        """Law 4 for chance: an outcome is as likely as the box says that the saved position names."""
        weights = decision.weights or ()
        saved = json.loads(json.dumps(self.game.save(self.record.state)))
        box = self.game.chances(saved, decision.prompt.key) or {str(move): 1 for move in decision.options}
        told = {str(move): weight for move, weight in zip(decision.options, weights, strict=True)}
        whole, sum_of_box = sum(weights), sum(box.values())
        fair = told.keys() == box.keys() and all(told[move] * sum_of_box == box[move] * whole for move in box)
        self.require(fair, "chance has the weights of the box", (decision.prompt.key, told, box))

    def check_explanations(self, decision: Decision) -> None:
        """Law 3: every move of the vocabulary is offered or explained, for the one who decides and for all others."""
        offered = {move.id for move in decision.options}
        for move in self.game.moves:
            refusal = self.game.explain(self.record.state, decision.seat, move)
            self.require((refusal is None) == (move.id in offered), "offered or explained", f"{move}: {refusal}")
            self.check_refusal(refusal)
        deciding = {one.seat for one in self.game.decisions(self.record.state)}
        for seat in (*range(self.setup.seats), CHANCE):
            if seat not in deciding:
                move = self.game.moves[self.rng.below(len(self.game.moves))]
                refusal = self.game.explain(self.record.state, seat, move)
                self.require(refusal is not None, "nobody moves out of turn", move)
                self.check_refusal(refusal)

    def check_refusal(self, refusal: IllegalMove | None) -> None:
        if refusal is not None:
            self.require(refusal.rule.startswith(self.game.prefix + "-"), "a refusal cites a paragraph", refusal)
            if refusal.facts:  # most have none
                json.dumps(refusal.facts)

    def check_fast_path(self, decision: Decision) -> None:
        """What bots and playouts use says the same: legal_ids, hot options and hot draws equal the plain ones."""
        state, out = self.record.state, self.out
        found = legal_ids(state, out)
        ids = sorted(out[k] for k in range(found))
        self.require(ids == [move.id for move in decision.options], "legal_ids and decisions agree", ids)
        step = state.now
        assert step is not None
        if step.seat == CHANCE:
            seed = self.rng.getrandbits(31)
            weights = self.weights
            plain = Step.draw(step, state, Rng(seed), out, weights)
            self.require(step.draw(state, Rng(seed), out, weights) == plain, "a hot draw is the plain one", plain)
        else:
            found = Step.options(innermost(step), state, out)
            self.require(sorted(out[k] for k in range(found)) == ids, "hot options are the plain ones", ids)

    # ------------------------------------------------------------------ what a seat can know
    def check_imagination(self, seat: int) -> None:
        """Law 5: an imagined world looks exactly like the view, and is a possible position."""
        view = self.game.view(self.record.state, seat)
        plain = json.loads(json.dumps(view))
        world = self.game.imagine(plain, self.rng)
        self.require_same("view(imagine(v)) == v", view, self.game.view(world, seat))
        self.hidden += 0 if self.redrawn else self.is_other(world)
        broken = self.game.broken_invariant(world)
        self.require(broken is None, "imagined worlds are possible", broken)
        stuck = [one.seat for one in self.game.decisions(world) if not one.options]
        self.require(not stuck, "somebody can go on in an imagined world", stuck)
        if seat != SPECTATOR:
            same = self.observation(world, seat) == self.observation(self.record.state, seat)
            self.require(same, "an observation says no more than the view")

    def check_openness(self) -> None:
        """Law 6 where nothing is hidden: everybody sees the same, and that is all there is."""
        views = [without(self.game.view(self.record.state, seat), ("seat",)) for seat in self.audience()]
        self.require(all(view == views[0] for view in views), "a game without secrets shows everybody the same")
        world = self.game.imagine(self.game.view(self.record.state, SPECTATOR), self.rng)
        self.require(self.picture(world) == self.picture(), "a game without secrets shows all there is")

    def observation(self, state: State, seat: int) -> list[int]:
        """The numbers of an observation, each within its plane."""
        writer = BytesWriter()
        self.game.observe(state, seat, writer)
        numbers = list(struct.unpack(f"<{len(writer) // 2}h", writer.getvalue()))
        first = 0
        for plane in self.game.planes(self.setup.seats):
            part = numbers[first : first + plane.size()]
            fits = plane.holds(part, printed=self.setup.data.sha256 is None)
            self.require(fits, "an observation keeps to its planes", (plane.name, part))
            first += plane.size()
        self.require(first == len(numbers), "an observation keeps to its planes", len(numbers))
        return numbers

    def twin(self, seat: int) -> State:
        """Another position that looks the same to that seat."""
        twin = self.record.state.copy()
        self.game.resample(twin, seat, self.rng)
        return twin

    def check_non_interference(self, seat: int) -> None:
        """Law 6: positions that look alike to a seat give it the same views, decisions and refusals, byte for byte."""
        state = self.record.state
        twin = self.twin(seat)
        self.require_same("what is not seen is not shown", self.game.view(state, seat), self.game.view(twin, seat))
        self.redrawn = self.redrawn or self.is_other(twin)
        if seat != SPECTATOR:
            alike = self.observation(twin, seat) == self.observation(state, seat)
            self.require(alike, "what is not seen is not observed")
        mine = written_decisions(self.game, state, seat)
        same = written_decisions(self.game, twin, seat)
        self.require(mine == same, "what is not seen does not change the options", (mine, same))
        asked = [one.seat for one in self.game.decisions(state)]
        self.require(asked == [one.seat for one in self.game.decisions(twin)], "no decision betrays a secret", asked)
        if seat != SPECTATOR:
            for _ in range(8):
                move = self.game.moves[self.rng.below(len(self.game.moves))]
                reasons = [written_refusal(self.game.explain(one, seat, move)) for one in (state, twin)]
                self.require(reasons[0] == reasons[1], "no refusal betrays a secret", (move, reasons))

    def check_unsealing(self, seat: int) -> None:
        """Law 6 for searches: choices that others have sealed, open again, leave the seat its own."""
        if isinstance(self.record.state.now, Simultaneous):
            world = self.twin(seat)
            self.game.unseal(world, seat)
            mine, same = [written_decisions(self.game, each, seat) for each in (self.record.state, world)]
            self.require(mine == same, "unsealing what others chose leaves a seat its choice", (mine, same))

    def check_twin_told(self, seat: int, twin: State, decision: Decision, move: Move, events: list[Event]) -> None:
        """Law 6 for events: the same move in a twin position tells the seat the same, until something is revealed."""
        if self.game.explain(twin, decision.seat, move) is not None:
            return
        told: list[Event] = []
        self.game.play(twin, decision.seat, move, told.append)
        mine, same = unrevealed(events, seat), unrevealed(told, seat)
        self.require(mine == same, "no event betrays a secret", (mine, same))
        if written_events(events, seat) == written_events(told, seat):
            here, there = self.game.view(self.record.state, seat), self.game.view(twin, seat)
            self.require_same("what is seen was told", here, there, f"after {move} ")

    def check_alternative(self, decision: Decision, move: Move) -> None:
        """Law 6 for moves: a seat that is told the same of two moves sees the same after them, and vice versa."""
        other = choose(decision, self.rng)
        one, two = self.record.state.copy(), self.record.state.copy()
        events: tuple[list[Event], list[Event]] = ([], [])
        self.game.play(one, decision.seat, move, events[0].append)
        self.game.play(two, decision.seat, other, events[1].append)
        for seat in self.audience():
            told = [written_events(heard, seat) for heard in events]
            seen = [self.game.view(state, seat) for state in (one, two)]
            if written(seen[0]) == written(seen[1]):
                self.require(told[0] == told[1], "what looks the same is told the same", (move, other, told))
            elif seat != decision.seat and told[0] == told[1]:
                about = f"{move} or {other} is told alike, and "
                self.require_same("what is seen was told", seen[0], seen[1], about)

    # ------------------------------------------------------------------ at the end
    def check_end(self) -> None:
        """Law 1: the transcript replays to the same position; a finished game has places, winners and an ending."""
        game, state = self.game, self.record.state
        text = self.record.transcript({"Event": "law"})
        again = records.replay(game, transcript.read(text, "trial.mst"), corrected_values(self.setup))
        self.require(self.picture(again.state) == self.picture(), "replaying the log gives the same position")
        self.require(again.transcript({"Event": "law"}) == text, "a transcript has one spelling")
        places = game.ranking(state)
        fair = places == tuple(1 + sum(other < place for other in places) for place in places)
        self.require(fair and len(places) == self.setup.seats, "every seat is placed and ties are shared", places)
        self.require(game.winners(state) == tuple(s for s, p in enumerate(places) if p == 1), "winners are first")
        self.require(len(game.scores(state)) == self.setup.seats, "every seat has a score")
        self.require(game.ended_by(state) in game.endings, "a game ends in a named way", game.ended_by(state))
        for lost in [seat for seat, place in enumerate(places) if place > 1]:
            by, value, other = game.lead(state, places.index(1), lost)
            self.require(by in game.measures and value != other, "a winner is ahead by a named measure", by)
        for seat in range(self.setup.seats):
            for move in (game.moves[game.moves.chance_size], game.moves[len(game.moves) - 1]):
                self.require(game.explain(state, seat, move) is not None, "nothing is played after the end", move)
        found = f"imagine() found {self.hidden} other worlds, resample() none"
        self.require(self.redrawn or self.hidden < ENOUGH_WORLDS, "what a seat cannot know is redrawn", found)
        self.check_saving(self.picture())
        self.check_goods()
        for seat in self.audience():
            self.check_imagination(seat)


def check_game(game: Game, setup: Setup, seed: int, every: int = 1) -> records.Record:
    """Plays one random game of that set-up under all laws, checked at one decision in `every`."""
    try:
        trial = Trial(game, setup, seed, every)
    except Exception as error:
        raise raised(error, "the start", None) from error
    return trial.run()


def choose(decision: Decision, rng: Rng) -> Move:
    """Any option; an outcome of chance by its weight."""
    if decision.weights is None:
        return decision.options[rng.below(len(decision.options))]
    ticket = rng.below(sum(decision.weights))
    for move, weight in zip(decision.options, decision.weights, strict=True):
        if ticket < weight:
            return move
        ticket -= weight
    raise AssertionError("weights sum to their total")


def innermost(step: AnyStep) -> AnyStep:
    return step.lanes[step.seat][-1] if isinstance(step, Simultaneous) else step
