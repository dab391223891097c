"""A game being played or replayed: the moves played so far, and how far they may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.agenda import CHANCE, Event, IllegalMove, Simultaneous, State
from mastaba.kernel.chance import Dealer
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.notation import Move, write_actor


class Entry(NamedTuple):
    """A move of a seat and the position before it."""

    seat: int
    move: Move
    before: State
    block: int | None  # the block of sealed moves that was open before it
    told: bool  # whether it caused an event


class Mark(NamedTuple):
    """The game as it stood after so many moves, to go back to."""

    length: int
    state: State
    block: int | None
    undoable: list[Entry]


MARKED: Final = 64  # every so many moves there is a mark


class Record:
    """A position with the moves that led to it."""

    def __init__(self, game: Game, setup: Setup, state: State | None = None) -> None:
        self.game = game
        self.setup = setup
        self.state = game.begin(setup) if state is None else state
        self.log: list[tuple[int, Move]] = []  # in the order played
        self.blocks: list[int | None] = []  # beside each: its block of sealed moves, numbered by where it began
        self.block: int | None = None  # the block that goes on
        self.undoable: list[Entry] = []  # the moves since something was revealed
        self.marks: list[Mark] = []
        self.mark()

    def copy(self) -> Record:
        """An independent copy."""
        twin = Record(self.game, self.setup, self.state.copy())
        twin.log, twin.blocks, twin.undoable = self.log[:], self.blocks[:], self.undoable[:]
        twin.block, twin.marks = self.block, self.marks[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        first = self.marks[0]
        return played_again, (self.game, self.setup, first.state, first.length, self.log)

    def mark(self) -> None:
        self.marks.append(Mark(len(self.log), self.state.copy(), self.block, self.undoable[:]))

    def take_over(self, log: list[tuple[int, Move]]) -> None:
        """These moves led to the position, under older rules that cannot be replayed."""
        self.log, self.blocks, self.marks = log, [None] * len(log), []
        self.mark()

    def back_to(self, length: int) -> Record:
        """The same game after so many moves; they are not fewer than were taken over."""
        marks = [mark for mark in self.marks if mark.length <= length]
        last = marks[-1]
        earlier = Record(self.game, self.setup, last.state.copy())
        earlier.log, earlier.blocks = self.log[: last.length], self.blocks[: last.length]
        earlier.block, earlier.undoable, earlier.marks = last.block, last.undoable[:], marks
        for seat, move in self.log[last.length : length]:
            earlier.play(seat, move)
        return earlier

    def play(self, seat: int, move: Move | str, tell: Callable[[Event], None] | None = None) -> None:
        chosen = self.game.parse(move) if isinstance(move, str) else move
        before = self.state.copy()
        revealed: list[bool] = []

        def listen(event: Event) -> None:
            revealed.append(event.reveals)
            if tell is not None:
                tell(event)

        self.game.play(self.state, seat, chosen, listen)
        self.undoable.append(Entry(seat, chosen, before, self.block, bool(revealed)))
        sealed = isinstance(before.now, Simultaneous)
        block = (len(self.log) if self.block is None else self.block) if sealed else None
        self.log.append((seat, chosen))
        self.blocks.append(block)
        self.block = block if stays_sealed(before, seat, chosen) else None
        if seat == CHANCE or any(revealed):
            self.undoable.clear()
        if len(self.log) % MARKED == 0:
            self.mark()

    def deal(self, dealer: Dealer, tell: Callable[[Event], None] | None = None) -> None:
        """Chance plays until a seat must decide."""
        while True:
            decisions = self.game.decisions(self.state)
            if not decisions or decisions[0].weights is None:
                return
            self.play(CHANCE, self.dealt(dealer, decisions[0]), tell)

    def dealt(self, dealer: Dealer, decision: Decision) -> Move:
        """The dealer's answer; draws are counted on the moves played so far, so that an undo never re-rolls."""
        drawn = sum(1 for seat, _ in self.log if seat == CHANCE)
        return decision.options[dealer.draw(drawn, decision.weights or ())]

    def can_undo(self, seat: int) -> bool:
        """While choices are sealed, only those: else it would reveal whether somebody has begun to choose."""
        point = self.undo_point(seat)
        if point is None or not isinstance(self.state.now, Simultaneous):
            return point is not None
        return self.block is not None and self.blocks[len(self.log) - len(self.undoable) + point] == self.block

    def undo_point(self, seat: int) -> int | None:
        """The seat's last move, if after it come none, or only sealed choices of others that are not open yet."""
        for back in range(1, len(self.undoable) + 1):
            entry = self.undoable[-back]
            if entry.seat == seat:
                return len(self.undoable) - back
            if not (isinstance(self.state.now, Simultaneous) and isinstance(entry.before.now, Simultaneous)):
                return None
        return None

    def undo(self, seat: int) -> Move:
        """Takes back the seat's last move; BadInput if something was revealed or decided since."""
        point = self.undo_point(seat)
        if point is None:
            raise BadInput("there is no move to take back: something was revealed since, or somebody else has decided")
        taken, *later = self.undoable[point:]
        del self.undoable[point:]
        del self.log[len(self.log) - len(later) - 1 :]
        del self.blocks[len(self.log) :]
        while self.marks[-1].length > len(self.log):
            self.marks.pop()
        self.state, self.block = taken.before.copy(), taken.block  # another copy may have to take it back too
        for entry in later:
            self.play(entry.seat, entry.move)
        return taken.move

    def transcript(self, extra: Mapping[str, str] | None = None) -> str:
        result = self.game.scores(self.state) if self.state.now is None else None
        return transcript_file.write(self.game, self.setup, self.written(), result, extra)

    def written(self) -> list[tuple[int, Move]]:
        """The log as it is written: sealed moves by seat, so that nobody reads who chose first."""
        numbered = sorted(
            (number, 0, number) if block is None else (block, self.log[number][0], number)
            for number, block in enumerate(self.blocks)
        )
        return [self.log[number] for _, _, number in numbered]


def played_again(game: Game, setup: Setup, start: State, taken_over: int, log: list[tuple[int, Move]]) -> Record:
    """A record that was pickled, with all that can be taken back."""
    record = Record(game, setup, start)
    if taken_over:
        record.take_over(log[:taken_over])
    for seat, move in log[taken_over:]:
        record.play(seat, move)
    return record


def stays_sealed(before: State, seat: int, move: Move) -> bool:
    """Whether choices were still sealed after this move; the next step may be another Simultaneous."""
    step = before.now
    if not isinstance(step, Simultaneous):
        return False
    if any(lane for other, lane in enumerate(step.lanes) if other != seat):
        return True
    return step.take_for(before.copy(), seat, move.id) is not None


def begin(game: Game, transcript: transcript_file.Transcript, data: Mapping[str, object] | None = None) -> Record:
    """The start of a written game, if its headers can be kept."""
    headers = transcript.headers
    if headers["Game"] != game.name:
        where = transcript.at_header("Game")
        raise BadInput(f"{where}: this is a game of {headers['Game']!r}, not of {game.name}")
    rules = transcript.number("Rules")
    if not game.plays_rules(rules):
        where = transcript.at_header("Rules")
        raise BadInput(f"{where}: the game was played under rules {rules}; this program has rules {game.rules_version}")
    setup = read_setup(game, transcript, data)
    if headers.get("Data") != setup.data.sha256:
        where = transcript.at_header("Data" if "Data" in headers else "Edition")
        raise BadInput(f"{where}: the game was played with the data {headers.get('Data', 'of the edition')}")
    return Record(game, setup)


def read_setup(game: Game, transcript: transcript_file.Transcript, data: Mapping[str, object] | None) -> Setup:
    """BadInput names the line of the header that cannot be kept."""
    seats, edition, options = transcript.number("Seats"), transcript.headers["Edition"], transcript.options()
    try:
        return game.setup(seats, edition, options, data, transcript.number("Rules"))
    except BadInput:
        read_part(game, transcript, "Seats", seats)
        read_part(game, transcript, "Edition", seats, edition)
        if options:
            read_part(game, transcript, "Options", seats, edition, options)
        raise  # the error is in the data, which are no part of the transcript


def read_part(
    game: Game,
    transcript: transcript_file.Transcript,
    header: str,
    seats: int,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
) -> None:
    """What a header says together with those before it."""
    try:
        game.setup(seats, edition, options)
    except BadInput as error:
        raise BadInput(f"{transcript.at_header(header)}: {error}") from None


def replay(game: Game, transcript: transcript_file.Transcript, data: Mapping[str, object] | None = None) -> Record:
    """Plays a written game to its last line and checks its result."""
    record = begin(game, transcript, data)
    for line, move in moves(game, transcript):
        step(record, transcript, line, move)
    finish(record, transcript)
    return record


def moves(game: Game, transcript: transcript_file.Transcript) -> Iterator[tuple[transcript_file.Line, Move]]:
    for line in transcript.lines:
        try:
            yield line, game.parse(line.text)
        except BadInput as error:
            raise BadInput(f"{transcript.at(line.number)}: {error}") from None


def step(record: Record, transcript: transcript_file.Transcript, line: transcript_file.Line, move: Move) -> None:
    """Plays one line; an illegal one is refused with its rule."""
    try:
        record.play(line.seat, move)
    except IllegalMove as refusal:
        who = write_actor(line.seat)
        raise BadInput(f"{transcript.at(line.number)}: {who} {move} is not possible: {refusal}") from None


def finish(record: Record, transcript: transcript_file.Transcript) -> None:
    """A finished game must state its result, and the right one; an unfinished one has none."""
    over = record.state.now is None
    told = transcript.headers.get("Result")
    if not over and told is not None:
        raise BadInput(f"{transcript.at_end()}: the game has a result, but its moves do not reach the end")
    if over:
        result = " ".join(str(score) for score in record.game.scores(record.state))
        if told is None:
            raise BadInput(f"{transcript.at_end()}: the game is finished and must have the header Result")
        if told != result:
            where = transcript.at_header("Result")
            raise BadInput(f"{where}: the header says the result is {told!r}, and the moves give {result!r}")
