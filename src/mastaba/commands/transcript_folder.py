"""A folder for the transcripts of many games: whole files, and none is ever overwritten."""

from __future__ import annotations

import os
from pathlib import Path

from mastaba import BadInput


class TranscriptFolder:
    """Names are checked before the first game, so that no work is lost to a name that is taken."""

    def __init__(self, path: str, prefix: str, games: int) -> None:
        self.path = Path(path)
        self.prefix = prefix
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            taken = {entry.name for entry in self.path.iterdir()}
        except OSError as error:
            raise BadInput(f"{path} cannot be used as a folder for transcripts: {error.strerror}") from None
        for number in range(1, games + 1):
            if self.file(number).name in taken:
                raise BadInput(f"{self.file(number)} exists already and is not overwritten")

    def file(self, number: int) -> Path:
        return self.path / f"{self.prefix}-{number}.mst"

    def write(self, number: int, text: str) -> None:
        """Writes beside and renames, so that nobody ever reads half a game."""
        file = self.file(number)
        beside = file.with_name(f".{file.name}.{os.getpid()}")
        try:
            beside.write_text(text, encoding="utf-8", newline="\n")
            beside.rename(file)
        except OSError as error:
            raise BadInput(f"{file} cannot be written: {error.strerror}") from None
        finally:
            beside.unlink(missing_ok=True)

    def __enter__(self) -> TranscriptFolder:
        return self

    def __exit__(self, *error: object) -> None:
        """Every game is whole already."""
