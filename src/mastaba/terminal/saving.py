"""Keeping a game in a file: whole or not at all, and never over another file."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from mastaba.kernel.record import Record
from mastaba.terminal.answers import Answers
from mastaba.terminal.output import printable


class Keeper:
    """Saves the game and says how to go on with it; `command` is what to type, but for the file."""

    def __init__(self, answers: Answers, command: str) -> None:
        self.answers = answers
        self.command = command
        self.saved: tuple[Path, int] | None = None  # the last file, and the length of the log in it

    def save(self, record: Record, name: str) -> None:
        shown = printable(name)
        try:
            if name and Path(name).expanduser().is_dir():
                raise IsADirectoryError
            path = file_named(name) if name else free_name(record.game.name)
            shown = printable(str(path))
            write_new(path, record.transcript())
        except IsADirectoryError:
            self.answers.say("terminal-save-folder", file=shown)
        except FileExistsError:
            self.answers.say("terminal-save-exists", file=shown)
        except (OSError, RuntimeError, ValueError) as error:
            problem = error.strerror if isinstance(error, OSError) else None
            self.answers.say("terminal-save-failed", file=shown, problem=problem or str(error))
        else:
            self.saved = path, len(record.log)
            self.answers.say("terminal-saved", file=shown)
            self.show_command(shlex.quote(shown))

    def leave(self, record: Record) -> None:
        if self.saved is not None and self.saved[1] == len(record.log):
            self.answers.say("terminal-quit-saved")
            self.show_command(shlex.quote(printable(str(self.saved[0]))))
        else:
            self.answers.say("terminal-quit-unsaved")
            self.show_command(self.answers.texts.say("terminal-file"))

    def show_command(self, file: str) -> None:
        """On a line of its own, to be copied."""
        self.answers.screen.write(f"  {self.command} --load {file}")


def file_named(name: str) -> Path:
    """ValueError or RuntimeError if there is no such name."""
    path = Path(name).expanduser()
    return path if path.suffix else path.with_name(f"{path.name}.mst")


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
