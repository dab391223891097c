"""The contract every game keeps: what a game is, and what a decision is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mastaba.kernel import agenda, values
from mastaba.kernel.agenda import CHANCE, NOBODY, SPECTATOR, AnyStep, Event, Facts, IllegalMove, Rule, State
from mastaba.kernel.chance import Rng, Source, as_rng
from mastaba.kernel.documents import Document, Reader
from mastaba.kernel.editions import Edition, Setup
from mastaba.kernel.errors import BadInput, either, short
from mastaba.kernel.lead import Lead
from mastaba.kernel.notation import Move, Vocabulary
from mastaba.kernel.observation import Plane
from mastaba.kernel.options import Setting, check_first_player
from mastaba.kernel.puzzle_kind import PuzzleUnit
from mastaba.kernel.search_settings import SearchSettings
from mastaba.kernel.vectors import counts

MOST_REDRAWS: Final = 500  # worlds in which somebody could not go on are drawn again, within reason


class Prompt(NamedTuple):
    """What is asked, as a key of the text catalogues and its facts."""

    key: str
    facts: Facts


class Decision(NamedTuple):
    """A choice that is open now; chance decides by weights."""

    seat: int
    prompt: Prompt
    options: tuple[Move, ...]
    weights: tuple[int, ...] | None = None


class GeneralRules(NamedTuple):
    """The paragraphs a game cites for what has nothing to do with the single move."""

    over: str
    turn: str
    phase: str
    chance: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The interface of one game. Each game fills in its facts and the methods that raise NotImplementedError."""

    def __init__(
        self,
        name: str,
        prefix: str,
        seats: tuple[int, ...],
        editions: dict[str, Edition],
        options: tuple[Setting, ...],
        moves: Vocabulary,
        rules_version: int,
        general: GeneralRules,
        endings: tuple[str, ...],
        oldest_rules: int = 1,
        measures: tuple[str, ...] = ("points",),
    ) -> None:
        self.name = name
        self.prefix = prefix  # of the paragraph ids of its rulebook
        self.seats = seats
        self.editions = editions
        self.default_edition = next(iter(editions))
        self.options = options
        self.moves = moves
        self.rules_version = rules_version  # raised when an old transcript would replay differently
        self.oldest_rules = oldest_rules  # games from this version on are replayed and go on under their own rules
        self.general = general
        self.endings = endings  # every way a game can end
        self.measures = measures  # all that places are decided by
        values.REGISTER.made[name] = self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return values.game_named, (self.name,)

    # ------------------------------------------------------------------ what each game says for itself
    def begin(self, setup: Setup) -> State:
        raise NotImplementedError

    def view_for(self, state: State, seat: int) -> Document:
        """What a seat may see, without the members of `open_view`."""
        raise NotImplementedError

    def imagine_with(self, view: Document, rng: Rng) -> State:
        raise NotImplementedError

    def resample_with(self, state: State, seat: int, rng: Rng) -> None:
        raise NotImplementedError

    def scores(self, state: State) -> tuple[int, ...]:
        raise NotImplementedError

    def save(self, state: State) -> Document:
        raise NotImplementedError

    def load(self, data: Document) -> State:
        raise NotImplementedError

    # ------------------------------------------------------------------ what a game may say better
    def has_secrets(self) -> bool:
        """Whether anything is hidden from a seat; see OpenGame for those where nothing is."""
        return True

    def open_view(self, state: State) -> Document:
        """The members of a view that are the same for everybody: worked out once where many look on; here none."""
        return {}

    def views_for(self, state: State, seats: list[int]) -> list[Document]:
        """`view_for` each of these seats, only for reading: what they see alike may be one object."""
        return [self.view_for(state, seat) for seat in seats]

    def ranking(self, state: State) -> tuple[int, ...]:
        """Every seat's place, 1 the best, ties shared, by the rules' own tie-breaks; here by the scores alone."""
        scores = self.scores(state)
        return tuple([1 + len([other for other in scores if other > score]) for score in scores])

    def lead(self, state: State, seat: int, other: int) -> Lead:
        """By what `ranking` places a winner above another seat, so that a result can say how the game was won."""
        scores = self.scores(state)
        return Lead(self.measures[0], scores[seat], scores[other])

    def ended_by(self, state: State) -> str | None:
        return self.endings[0] if state.now is None else None

    def position(self, setup: Setup, given: Mapping[str, object]) -> State:
        """A hand-made position: what is given, the rest filled in as at the start of a game; BadInput if impossible."""
        raise BadInput(f"{self.name} has no hand-made positions")

    def broken_invariant(self, state: State) -> str | None:
        """A sentence if goods are not conserved or the position is impossible."""
        return None

    def unseal(self, state: State, seat: int) -> None:
        """In place: the sealed choices of others are open again, since bots think about them better than they guess."""

    def search_settings(self) -> SearchSettings:
        """How bots search this game."""
        return SearchSettings()

    def chances(self, saved: Document, step: str) -> dict[str, int]:
        """How likely every outcome of a step of chance is, by its text, reckoned from the saved position and nothing
        else: what lies in the box that it names. Empty where all are equally likely. A law holds the rules to it."""
        return {}

    def untold(self) -> tuple[str, ...]:
        """The fields of a view, at any depth, that change without an event; a law wants all other changes told."""
        return ("agenda", "phase", "derived")

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat, from 0 (lost) to 1 (won)."""
        return 1.0 / float(self.ranking(state)[seat])

    def evaluate_all(self, state: State, out: vec[float]) -> None:
        """The same for every seat at once."""
        seat: i64
        for seat in range(state.setup.seats):
            out[seat] = self.evaluate(state, seat)

    def feature_names(self) -> tuple[str, ...]:
        """What the bots' network reads of every seat; none where a game has no network."""
        return ()

    def features(self, state: State, out: vec[i64]) -> bool:
        """Writes the features of all seats, one row after another; False where the network does not know such games."""
        return False

    def quiet(self, state: State, seat: i64) -> bool:
        """Whether nothing is half done, so that a seat that plans can evaluate it; here when chance comes next."""
        return state.now is None or state.now.seat == CHANCE

    def priors(self, state: State, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
        """How promising each move looks at a glance, as whole numbers from 0."""
        k: i64
        for k in range(found):
            out[k] = 1

    def planes(self, seats: int) -> tuple[Plane, ...]:
        """The parts of an observation at a table of so many seats; none where a game has no observations."""
        return ()

    def observe(self, state: State, seat: i64, out: BytesWriter) -> None:
        """Writes what a seat may know, in the order of the planes."""

    def puzzle_units(self) -> tuple[PuzzleUnit, ...]:
        """What puzzles of this game can be about; none where it has none."""
        return ()

    # ------------------------------------------------------------------ what is the same for all
    def header(self, setup: Setup) -> Document:
        """The set-up as saved positions and views name it."""
        document: Document = {
            "game": setup.game,
            "rules": setup.rules,
            "edition": setup.edition,
            "seats": setup.seats,
            "options": self.changed_options(setup),
        }
        if setup.data.sha256 is not None:
            values = setup.data.values
            document["data"] = {name: values[name].value for name in values if values[name].kind == "corrected"}
        return document

    def setup_in(self, document: Mapping[str, object]) -> Setup:
        """The set-up that a saved position or a view names."""
        fields = Reader(document)
        if fields.text("game") != self.name:
            raise BadInput(f"this is a position of {fields.text('game')!r}, not of {self.name}")
        rules = fields.number("rules", 0, 10**6)
        if rules > self.rules_version:
            raise BadInput(f"this position was saved under rules {rules}, and {self.name} has {self.rules_version}")
        chosen = fields.table("options").fields
        options = {name: value if isinstance(value, str) else short(value) for name, value in chosen.items()}
        data = fields.table("data").fields if "data" in document else None
        # A position older than the oldest rules goes on under those of today.
        kept = rules if self.plays_rules(rules) else self.rules_version
        return self.setup(fields.number("seats", 1, 9), fields.text("edition"), options, data, kept)

    def plays_rules(self, version: int) -> bool:
        """Whether games of this version of the rules are still played as they were."""
        return self.oldest_rules <= version <= self.rules_version

    def setup(
        self,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        data: Mapping[str, object] | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Checks what was chosen and fills in the defaults; the rules are those of today unless a version is named."""
        version = self.rules_version if rules is None else rules
        if not self.plays_rules(version):
            known_rules = either(tuple(range(self.oldest_rules, self.rules_version + 1)))
            raise BadInput(f"{self.name} has no rules {version}; choose from {known_rules}")
        chosen_seats = self.seats[0] if seats is None else seats
        if chosen_seats not in self.seats:
            raise BadInput(f"{self.name} is for {either(self.seats)} seats, not {chosen_seats}")
        chosen_edition = self.default_edition if edition is None else edition
        if chosen_edition not in self.editions:
            known_ones = either(tuple(self.editions))
            raise BadInput(f"{self.name} has no edition {chosen_edition[:60]!r}; choose from {known_ones}")
        chosen = {option.name: self.default_of(option, chosen_edition) for option in self.options}
        for name, value in (options or {}).items():
            text = ("on" if value else "off") if isinstance(value, bool) else str(value)
            known = next((option for option in self.options if option.name == name), None)
            if known is None:
                raise BadInput(f"{self.name} has no option {name[:60]!r}; choose from {either(tuple(chosen))}")
            if not known.accepts(text):
                raise BadInput(f"option {name} of {self.name} cannot be {text[:60]!r}; it may be: {known.described()}")
            had = self.values_in(known, chosen_edition)
            if text in known.values and text not in had:
                raise BadInput(f"edition {chosen_edition} has no {name} {text!r}; choose from {', '.join(had)}")
            chosen[name] = text
        check_first_player(chosen, chosen_seats)
        table = self.editions[chosen_edition]
        corrected = table if data is None else table.corrected(data)
        setup = Setup(self.name, version, chosen_edition, chosen_seats, chosen, corrected)
        self.check_setup(setup)
        return setup

    def check_setup(self, setup: Setup) -> None:
        """BadInput where chosen things do not go together; most games have nothing to add."""

    def values_in(self, option: Setting, edition: str) -> tuple[str, ...]:
        """The values that an option has in an edition, which need not have them all."""
        return option.values

    def default_of(self, option: Setting, edition: str) -> str:
        """What an option is unless it was chosen; an edition's table may say otherwise under `switches`."""
        stated = self.editions[edition].values.get(f"switches.{option.name}")
        return option.default if stated is None else str(stated.value)

    def changed_options(self, setup: Setup) -> dict[str, str]:
        """The options that differ from the edition's defaults, as a transcript writes them."""
        chosen = setup.options
        return {o.name: chosen[o.name] for o in self.options if chosen[o.name] != self.default_of(o, setup.edition)}

    def start(
        self,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        data: Mapping[str, object] | None = None,
    ) -> State:
        return self.begin(self.setup(seats, edition, options, data))

    def buffer(self) -> vec[i64]:
        """Room for every move of the vocabulary, to be used again and again."""
        return counts(len(self.moves))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        step = state.now
        if step is None:
            return ()
        if isinstance(step, agenda.Simultaneous):
            return tuple(self.decision(state, seat, lane[-1]) for seat, lane in enumerate(step.lanes) if lane)
        return (self.decision(state, int(step.seat), step),)

    def decision(self, state: State, seat: int, step: AnyStep) -> Decision:
        out = self.buffer()
        prompt = Prompt(step.name(), step.asks(state))
        if seat != CHANCE:
            found = step.options(state, out)
            return Decision(seat, prompt, tuple(self.moves[move] for move in sorted(out[k] for k in range(found))))
        weights = self.buffer()
        found = step.outcomes(state, out, weights)
        options = tuple(self.moves[out[k]] for k in range(found))
        return Decision(seat, prompt, options, tuple(int(weights[k]) for k in range(found)))

    def play(self, state: State, seat: int, move: Move | str, tell: Callable[[Event], None] | None = None) -> None:
        """Plays a legal move and all that follows by itself; an illegal one raises IllegalMove and changes nothing."""
        chosen = self.parse(move) if isinstance(move, str) else move
        refusal = self.explain(state, seat, chosen)
        if refusal is not None:
            raise refusal
        state.listener = tell
        try:
            agenda.apply_for(state, seat, chosen.id)
        finally:
            state.listener = None

    def explain(self, state: State, seat: int, move: Move) -> IllegalMove | None:
        """Why this move is not possible for this seat now, or None if it is."""
        if state.now is None:
            return IllegalMove(self.general.over, "game_over", {})
        if (seat == CHANCE) != (move.id < self.moves.chance_size):
            return IllegalMove(self.general.chance, "chance_decides", {})
        step = agenda.asked(state, seat)
        if step is None:
            return IllegalMove(self.general.turn, "not_your_decision", {"asked": agenda.actor(state) + 1})
        out = self.buffer()
        found = step.outcomes(state, out, self.buffer()) if seat == CHANCE else step.candidates(state, out)
        if not any(out[k] == move.id for k in range(found)):
            reason = "not_possible_now" if seat == CHANCE else "not_in_this_phase"
            return IllegalMove(self.general.chance if seat == CHANCE else self.general.phase, reason, {})
        rule: Rule | None = None if seat == CHANCE else step.forbids(state, move.id)
        return None if rule is None else IllegalMove(rule.paragraph, rule.reason, rule.facts)

    def losses(self, state: State, decision: Decision) -> dict[str, Rule]:
        """What options of a seat's decision give up that could still be had, by their texts."""
        step = agenda.asked(state, decision.seat)
        if step is None:
            return {}
        found = {move.text: step.gives_up(state, move.id) for move in decision.options}
        return {text: rule for text, rule in found.items() if rule is not None}

    def view(self, state: State, seat: int) -> Document:
        """All that a seat may see and could have noted down, as plain data; SPECTATOR for the public."""
        if seat != SPECTATOR and not 0 <= seat < state.setup.seats:
            raise BadInput(f"there is no seat {seat} at this table of {state.setup.seats}")
        return {**self.open_view(state), **self.view_for(state, seat)}

    def resample(self, state: State, seat: int, rng: Rng | Source) -> None:
        """In place: redraws what that seat cannot know, with the same distribution as imagine."""
        self.resample_in(state, seat, as_rng(rng), self.buffer())

    def resample_in(self, state: State, seat: int, rng: Rng, out: vec[i64]) -> None:
        """The same for who does it a thousand times and keeps a buffer."""
        for _ in range(MOST_REDRAWS):
            self.resample_with(state, seat, rng)
            if agenda.can_go_on(state, out):
                return

    def imagine(self, view: Document, rng: Rng | Source) -> State:
        """A full position that looks exactly like this view to its seat."""
        generator = as_rng(rng)
        state = self.imagine_with(view, generator)
        out = self.buffer()
        for _ in range(MOST_REDRAWS):
            if agenda.can_go_on(state, out):
                break
            state = self.imagine_with(view, generator)
        return state

    def winners(self, state: State) -> tuple[int, ...]:
        places = self.ranking(state) if agenda.actor(state) == NOBODY else ()
        return tuple(seat for seat, place in enumerate(places) if place == 1)

    def parse(self, text: str) -> Move:
        return self.moves.parse(text)
