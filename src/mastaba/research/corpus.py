"""Written games as a table for data people: one row for each decision of a seat, with what that seat saw and how the
game ended for it. docs/corpus.md is its data card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import mastaba
from mastaba import CHANCE, BadInput
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.record import Record
from mastaba.kernel.transcript import Transcript

COLUMNS = pa.schema(
    [
        pa.field("game", pa.string()),
        pa.field("edition", pa.string()),
        pa.field("rules", pa.int32()),
        pa.field("seats", pa.int8()),
        pa.field("setup", pa.string()),
        pa.field("file", pa.string()),
        pa.field("line", pa.int32()),
        pa.field("decision", pa.int32()),
        pa.field("seat", pa.int8()),
        pa.field("player", pa.string()),
        pa.field("prompt", pa.string()),
        pa.field("view", pa.string()),
        pa.field("options", pa.list_(pa.string())),
        pa.field("chosen", pa.int32()),
        pa.field("score", pa.int32()),
        pa.field("place", pa.int8()),
        pa.field("ended_by", pa.string()),
    ]
)


class Corpus:
    """A Parquet file that grows by whole games; it appears under its name when it is complete."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.beside = path.with_name(f".{path.name}.unfinished")
        self.games = 0
        self.decisions = 0

    def __enter__(self) -> Corpus:
        about = {"mastaba": mastaba.__version__, "data_card": "docs/corpus.md"}
        try:
            self.writer = pq.ParquetWriter(self.beside, COLUMNS.with_metadata(about), compression="zstd")
        except OSError as error:
            raise BadInput(f"{self.path} cannot be written: {error.strerror}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.writer.close()
        if kind is None:
            self.beside.rename(self.path)
        else:
            self.beside.unlink()

    def add(self, transcript: Transcript) -> None:
        """A finished game, replayed and checked line by line."""
        rows = list(decisions(transcript))
        self.writer.write_table(pa.Table.from_pylist(rows, COLUMNS))
        self.games += 1
        self.decisions += len(rows)


def decisions(transcript: Transcript) -> Iterator[dict[str, Any]]:
    """The rows of one game."""
    try:
        game = mastaba.load(transcript.headers["Game"])
    except BadInput as error:
        raise BadInput(f"{transcript.at_header('Game')}: {error}") from None
    record = records.begin(game, transcript)
    rows: list[dict[str, Any]] = []
    for line, move in records.moves(game, transcript):
        if line.seat != CHANCE:
            rows.append(row(record, transcript, line, len(rows) + 1))
        records.step(record, transcript, line, move)
    records.finish(record, transcript)
    if record.state.now is not None:
        raise BadInput(f"{transcript.at_end()}: the game is not finished, and a corpus states how games ended")
    scores, places, ended_by = game.scores(record.state), game.ranking(record.state), game.ended_by(record.state)
    for one in rows:
        seat = one["seat"] - 1
        yield {**one, "score": scores[seat], "place": places[seat], "ended_by": ended_by}


def row(record: Record, transcript: Transcript, line: transcript_file.Line, number: int) -> dict[str, Any]:
    """What the seat saw, what it could do and what it did."""
    game, setup = record.game, record.setup
    decision = next((one for one in game.decisions(record.state) if one.seat == line.seat), None)
    options = [] if decision is None else [str(move) for move in decision.options]
    players = transcript.headers.get("Players", "").split()
    return {
        "game": game.name,
        "edition": setup.edition,
        "rules": setup.rules,
        "seats": setup.seats,
        "setup": " ".join(f"{name}={value}" for name, value in game.changed_options(setup).items()),
        "file": Path(transcript.name).name,
        "line": line.number,
        "decision": number,
        "seat": line.seat + 1,
        "player": players[line.seat] if len(players) == setup.seats else None,
        "prompt": None if decision is None else decision.prompt.key,
        "view": json.dumps(game.view(record.state, line.seat), ensure_ascii=False, separators=(",", ":")),
        "options": options,
        "chosen": options.index(line.text) if line.text in options else -1,  # an illegal line is refused next
    }
