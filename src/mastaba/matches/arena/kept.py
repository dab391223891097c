"""Rounds kept in a file as they are played, so that a long match goes on where it was broken off.

Each line is one round: whose it is, its number and its results. The same file serves any number of matches."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import mastaba
from mastaba.kernel.errors import BadInput
from mastaba.matches.arena.pairings import Pairing, Result

BEGINNING = b'{"match":'  # of a line


class Round(msgspec.Struct, forbid_unknown_fields=True):
    match: dict[str, Any]  # all that decides how it is played
    number: int
    results: list[Result]


class KeptRounds:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.found: list[Round] = []
        try:
            with file.open("a+b") as written:  # what cannot be written is refused before anything is played
                written.seek(0)
                data = written.read()
        except OSError as error:
            raise BadInput(f"{file} cannot keep rounds: {error.strerror}") from None
        *lines, cut_off = data.split(b"\n")
        for number, line in enumerate(lines, 1):
            try:
                self.found.append(msgspec.json.decode(line, type=Round))
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadInput(f"{file}, line {number} is no round of a match: {error}") from None
        if not BEGINNING.startswith(cut_off[: len(BEGINNING)]):
            raise BadInput(f"{file}, line {len(lines) + 1} is no round of a match")
        if cut_off:  # while it was written, when the machine stopped, say
            os.truncate(file, len(data) - len(cut_off))

    def rounds(self, wanted: Pairing, play: Callable[[int], Iterable[list[Result]]]) -> Iterator[list[Result]]:
        """Those of the file, from round 1 on; `play` goes on from the first one that is missing."""
        match = what_decides(wanted)
        known = {each.number: each.results for each in self.found if each.match == match}
        missing = 1
        while missing in known:
            yield known[missing]
            missing += 1
        for number, results in enumerate(play(missing), missing):
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(Round(match, number, results)) + b"\n")
            yield results


def what_decides(wanted: Pairing) -> dict[str, Any]:
    """Of how a round goes, as it is read back from a file."""
    rules = mastaba.load(wanted.game).rules_version
    said = {"version": mastaba.__version__, "rules": rules, **wanted._asdict()}
    read_back: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(said))
    return read_back
