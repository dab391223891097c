"""A game being played or played again: the line that stands, and how far it may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from mastaba.kernel import records
from mastaba.kernel.agenda import CHANCE, Event, State, Together
from mastaba.kernel.chance import Dealer
from mastaba.kernel.editions import Setup
from mastaba.kernel.faults import BadInput
from mastaba.kernel.notation import Move, write_actor
from mastaba.kernel.protocol import Decision, Game, IllegalMove


class Entry(NamedTuple):
    """A move of a seat and the position before it."""

    seat: int
    move: Move
    before: State


class Record:
    """A position with the moves that led to it."""

    def __init__(self, game: Game, setup: Setup, state: State | None = None) -> None:
        self.game = game
        self.setup = setup
        self.state = game.begin(setup) if state is None else state
        self.log: list[tuple[int, Move]] = []
        self.undoable: list[Entry] = []  # the moves since something was revealed

    def play(self, seat: int, move: Move, tell: Callable[[Event], None] | None = None) -> None:
        before = self.state.copy()
        revealed: list[bool] = []

        def listen(event: Event) -> None:
            revealed.append(event.reveals)
            if tell is not None:
                tell(event)

        self.game.play(self.state, seat, move, listen)
        self.log.append((seat, move))
        self.undoable.append(Entry(seat, move, before))
        if seat == CHANCE or any(revealed):
            self.undoable.clear()

    def deal(self, dealer: Dealer, tell: Callable[[Event], None] | None = None) -> None:
        """Chance plays until a seat must decide."""
        while True:
            decisions = self.game.decisions(self.state)
            if not decisions or decisions[0].weights is None:
                return
            self.play(CHANCE, self.dealt(dealer, decisions[0]), tell)

    def dealt(self, dealer: Dealer, decision: Decision) -> Move:
        """The dealer's answer; draws are counted on the line that stands, so that an undo never re-rolls."""
        drawn = sum(1 for seat, _ in self.log if seat == CHANCE)
        return decision.options[dealer.draw(drawn, decision.weights or ())]

    def can_undo(self, seat: int) -> bool:
        return self.undo_point(seat) is not None

    def undo_point(self, seat: int) -> int | None:
        """The seat's last move, if after it come none, or only sealed choices of others while the seal is closed."""
        for back in range(1, len(self.undoable) + 1):
            entry = self.undoable[-back]
            if entry.seat == seat:
                return len(self.undoable) - back
            if not (isinstance(self.state.now, Together) and isinstance(entry.before.now, Together)):
                return None
        return None

    def undo(self, seat: int) -> Move:
        """Takes back the seat's last move; BadInput if something was revealed or decided since."""
        point = self.undo_point(seat)
        if point is None:
            raise BadInput("there is no move to take back: since then something was revealed or somebody decided")
        taken, *later = self.undoable[point:]
        del self.undoable[point:]
        del self.log[len(self.log) - len(later) - 1 :]
        self.state = taken.before
        for entry in later:
            self.play(entry.seat, entry.move)
        return taken.move

    def transcript(self, extra: Mapping[str, str] | None = None) -> str:
        result = self.game.scores(self.state) if self.state.now is None else None
        return records.write(self.game, self.setup, self.log, result, extra)


def begin(game: Game, transcript: records.Transcript, data: Mapping[str, object] | None = None) -> Record:
    """The start of a written game, if its headers can be kept."""
    if transcript.headers["Game"] != game.name:
        raise BadInput(f"{transcript.name} is a game of {transcript.headers['Game']!r}, not of {game.name}")
    rules = transcript.number("Rules")
    if rules != game.rules_version:
        raise BadInput(f"{transcript.name} was played under rules {rules}; this program has rules {game.rules_version}")
    try:
        setup = game.setup(transcript.number("Seats"), transcript.headers["Edition"], transcript.options(), data)
    except BadInput as error:
        raise BadInput(f"{transcript.name}: {error}") from None
    if transcript.headers.get("Data") != setup.data.sha256:
        raise BadInput(f"{transcript.name} was played with the data {transcript.headers.get('Data', 'of the edition')}")
    return Record(game, setup)


def replay(game: Game, transcript: records.Transcript, data: Mapping[str, object] | None = None) -> Record:
    """Plays a written game to its last line and checks its result."""
    record = begin(game, transcript, data)
    for line, move in moves(game, transcript):
        step(record, transcript, line, move)
    finish(record, transcript)
    return record


def moves(game: Game, transcript: records.Transcript) -> Iterator[tuple[records.Line, Move]]:
    for line in transcript.lines:
        try:
            yield line, game.parse(line.text)
        except BadInput as error:
            raise BadInput(f"{transcript.at(line.number)}: {error}") from None


def step(record: Record, transcript: records.Transcript, line: records.Line, move: Move) -> None:
    """Plays one line; an illegal one is refused with its rule."""
    try:
        record.play(line.seat, move)
    except IllegalMove as refusal:
        who = write_actor(line.seat)
        raise BadInput(f"{transcript.at(line.number)}: {who} {move} is not possible: {refusal}") from None


def finish(record: Record, transcript: records.Transcript) -> None:
    """A finished game must tell its result, and the right one; an unfinished one has none."""
    over = record.state.now is None
    told = transcript.headers.get("Result")
    if not over and told is not None:
        raise BadInput(f"{transcript.name} has a result, but its moves do not reach the end of the game")
    if over:
        result = " ".join(str(score) for score in record.game.scores(record.state))
        if told is None:
            raise BadInput(f"{transcript.name} is finished and must have the header Result")
        if told != result:
            raise BadInput(f"{transcript.name} says the result is {told!r}, and its moves give {result!r}")
