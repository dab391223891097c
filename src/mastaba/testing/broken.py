"""A broken law: which one, what was found, and the game that shows it."""

from __future__ import annotations

from mastaba.kernel.notation import write_actor
from mastaba.kernel.record import Record


class LawBroken(AssertionError):
    """Which law, and the game up to the point where it broke."""

    def __init__(self, law: str, found: object, record: Record | None) -> None:
        super().__init__(f"{law}: {found}\n{transcript_of(record)}")
        self.law = law


def transcript_of(record: Record | None) -> str:
    """The game so far; of a position so broken that it cannot be written down, at least its moves."""
    if record is None:
        return "(before the first move)"
    try:
        return record.transcript()
    except Exception:
        return "\n".join([f"{write_actor(seat)} {move}" for seat, move in record.log])


def raised(error: Exception, tried: str, record: Record | None) -> LawBroken:
    """An error of the rules themselves, with the game that led to it."""
    where = f" at {tried}" if tried else ""
    return LawBroken("the rules raise no error", f"{type(error).__name__}{where}: {error}", record)
