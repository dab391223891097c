"""Games that were written down, for programs that study them: read, gone through, and written again.

A transcript file holds one game or many, one after another; a name that ends in .gz is compressed."""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from mastaba.games import load
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.agenda import State
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move, write_actor

FIRST_HEADER = '[Game "'  # where one game follows another, each begins with it
NEXT_GAME = re.compile(r'^(?=\[Game ")', re.MULTILINE)
ENDING = ".mst"


class Played(NamedTuple):
    """A move of a written game; chance has the seat CHANCE."""

    seat: int
    move: Move


class GameRecord:
    """A written game. Its headers and the spelling of its moves are checked when it is read, the rules when it is
    replayed: `position`, `replay` and `check` raise BadInput with the line of a move that is not legal there."""

    def __init__(self, transcript: transcript_file.Transcript, data: Mapping[str, object] | None = None) -> None:
        self.transcript = transcript
        try:
            self.game: Game = load(transcript.headers["Game"])
        except BadInput as error:
            raise BadInput(f"{transcript.at_header('Game')}: {error}") from None
        start = records.begin(self.game, transcript, data)
        self.setup: Setup = start.setup
        self.start: State = start.state
        self.moves = [Played(line.seat, move) for line, move in records.moves(self.game, transcript)]

    @property
    def headers(self) -> dict[str, str]:
        """As they stand in the file: Game, Edition, Rules, Seats, and perhaps Options, Players, Result and others."""
        return self.transcript.headers

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Played]:
        return iter(self.moves)

    def __getitem__(self, number: int) -> Played:
        return self.moves[number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameRecord) and (self.headers, self.moves) == (other.headers, other.moves)

    def __hash__(self) -> int:
        return hash((tuple(self.headers.items()), tuple(self.moves)))

    def __str__(self) -> str:
        """The transcript, without comments."""
        head = [f'[{name} "{value}"]' for name, value in self.headers.items()]
        return "\n".join([*head, "", *(f"{write_actor(seat)} {move}" for seat, move in self.moves), ""])

    def __repr__(self) -> str:
        return f"<a game of {self.game.name}: {self.transcript.name}, {len(self)} moves>"

    def replay(self) -> Iterator[tuple[State, Played]]:
        """Every move with the position before it. The position is one object that is played on: copy what you keep."""
        state = self.start.copy()
        for number, played in enumerate(self.moves):
            yield state, played
            self.play(state, number)

    def play(self, state: State, number: int) -> None:
        played = self.moves[number]
        refusal = self.game.explain(state, played.seat, played.move)
        if refusal is not None:
            where = self.transcript.at(self.transcript.lines[number].number)
            raise BadInput(f"{where}: {write_actor(played.seat)} {played.move} is not possible: {refusal}")
        self.game.play(state, played.seat, played.move)

    def position(self, moves: int | None = None) -> State:
        """The position after so many moves; without a number, after the last one. Negative numbers count from there."""
        last = len(self) if moves is None else moves + len(self) if moves < 0 else moves
        if not 0 <= last <= len(self):
            raise BadInput(f"{self.transcript.name} has {len(self)} moves, so there is no position after {moves}")
        state = self.start.copy()
        for number in range(last):
            self.play(state, number)
        return state

    def check(self) -> None:
        """Replays the game; BadInput if a move is not legal or the result is not the one that the header states."""
        records.finish(records.Record(self.game, self.setup, self.position()), self.transcript)


def read_game(path: str | Path, data: Mapping[str, object] | None = None) -> GameRecord:
    """The one game in that file; `data` are the corrected values that it was played with, if it was."""
    written = transcripts(Path(path))
    first = next(written)
    if next(written, None) is not None:
        raise BadInput(f"{path} holds several games: mastaba.read_games goes through all of them")
    return GameRecord(first, data)


def read_games(path: str | Path) -> Iterator[GameRecord]:
    """Every game of a file, or of the transcripts in a folder by their names."""
    for transcript in transcripts_in(path):
        yield GameRecord(transcript)


def transcripts_in(path: str | Path) -> Iterator[transcript_file.Transcript]:
    """The same before they are read as games."""
    place = Path(path)
    files = sorted(place.glob(f"*{ENDING}")) if place.is_dir() else [place]
    if not files:
        raise BadInput(f"there is no transcript ({ENDING}) in the folder {place}")
    for file in files:
        yield from transcripts(file)


def transcripts(file: Path) -> Iterator[transcript_file.Transcript]:
    """The games of a file; one that is alone may have its headers in any order."""
    text = read_text(file)
    if text.count(FIRST_HEADER) < 2:
        yield transcript_file.read(text, str(file))
        return
    for number, part in enumerate(NEXT_GAME.split(text)[1:], 1):
        yield transcript_file.read(part, f"{file}, game {number}")


def read_text(file: Path) -> str:
    try:
        data = file.read_bytes()
        if file.suffix == ".gz":
            data = gzip.decompress(data)
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadInput(f"{file} is cut off, or was not compressed by gzip") from None
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadInput(f"{file}, line {line}: this is not UTF-8 text") from None
