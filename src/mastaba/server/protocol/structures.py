"""What every structure that the server sends has in common: its base, its encoder, and parts that are encoded once."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

T = TypeVar("T")


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """An answer, a message, or a part of one. `UNSET` fields are left out."""


encode = msgspec.json.Encoder().encode


def once(part: T) -> T:
    """The same part, encoded now: in however many messages it stands, it is only copied. It can be put into a message
    and compared with others like it, and no longer be read."""
    return cast(T, msgspec.Raw(encode(part)))


def stored(text: str, kind: type[T]) -> T:
    """A part that storage holds as JSON, to be put into a message as it is."""
    return cast(T, msgspec.Raw(text.encode()))
