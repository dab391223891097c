"""The values of an edition, as the server sends them."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from mastaba.server.protocol.structures import Sent

Cell = bool | int | str | list[int | str]


class PrintedValue(Sent):
    value: Cell
    kind: str
    source: str
    note: str


class EditionValue(Sent, omit_defaults=True):
    """With what the edition prints where a box says otherwise."""

    value: Cell
    kind: str
    source: str
    note: str
    name: str
    correctable: bool
    words: list[str] | UnsetType = UNSET  # of which it must be one, or be made
    was: PrintedValue | UnsetType = UNSET


class EditionDocument(Sent):
    edition: str
    title: str
    year: str
    data: str | None
    kinds: dict[str, int]
    values: list[EditionValue]
