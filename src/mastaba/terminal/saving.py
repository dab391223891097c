"""Writing a game to a file: whole or not at all, and never over another file."""

from __future__ import annotations

import os
from pathlib import Path


def free_name(game: str) -> Path:
    """babel-1.mst, or the next number that is free in the current folder."""
    number = 1
    while Path(f"{game}-{number}.mst").exists():
        number += 1
    return Path(f"{game}-{number}.mst")


def write_new(path: Path, text: str) -> None:
    """FileExistsError if the file is there already; OSError leaves nothing behind."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        publish(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def publish(draft: Path, path: Path) -> None:
    try:
        path.hardlink_to(draft)  # unlike a rename it never replaces a file
    except FileExistsError:
        raise
    except OSError:  # this file system knows no links
        if path.exists():
            raise FileExistsError(path) from None
        draft.rename(path)
