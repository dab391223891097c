"""Many games in one packed file: the same games always give the same bytes, so that a dataset can be made again."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

from mastaba import BadInput

PACKED = ".mst.gz"


class PackedGames:
    """A file for mastaba.read_games; it appears under its name when it is complete, and nothing is overwritten."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.beside = self.path.with_name(f".{self.path.name}.unfinished")
        if self.path.exists():
            raise BadInput(f"{path} exists already and is not overwritten")
        try:
            self.file = self.beside.open("wb")
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error.strerror}") from None
        self.seen = hashlib.sha256()
        self.packed = gzip.GzipFile("", "wb", 9, self.file, mtime=0)  # no name and no time: only the games count

    def write(self, number: int, text: str) -> None:
        data = text.encode() + b"\n"
        self.seen.update(data)
        try:
            self.packed.write(data)
        except OSError as error:
            raise BadInput(f"{self.path} cannot be written: {error.strerror}") from None

    def digest(self) -> str:
        """Of all games as they are written, whatever packs them."""
        return self.seen.hexdigest()

    def __enter__(self) -> PackedGames:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        self.packed.close()
        self.file.close()
        if kind is None:
            self.beside.rename(self.path)
        else:
            self.beside.unlink()
