"""The little of Pydantic that request bodies use, on msgspec, which reads the same annotations."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")
LITERAL = re.compile(r"""Literal\[["'](\w+)["']\]""")
DROPPED = ("discriminator",)  # msgspec finds out by itself


class Tagged(msgspec.StructMeta):
    """A field `kind` with a single value tells models apart, which msgspec calls a tag."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **settings: Any) -> Any:
        annotations = namespace.get("__annotations__", {})
        if literal := LITERAL.fullmatch(str(annotations.get("kind", ""))):
            del annotations["kind"]
            settings |= {"tag_field": "kind", "tag": literal[1]}
        return super().__new__(mcs, name, bases, namespace, kw_only=True, forbid_unknown_fields=True, **settings)

    @property
    def model_fields(cls) -> dict[str, None]:
        return dict.fromkeys(cls.__struct_fields__)


class BaseModel(msgspec.Struct, metaclass=Tagged):
    def model_dump(self, exclude_none: bool = False, exclude: Collection[str] = ()) -> dict[str, Any]:
        found = cast("dict[str, Any]", msgspec.to_builtins(self))
        wanted = {name: value for name, value in found.items() if name not in exclude}
        return {name: value for name, value in wanted.items() if value is not None or not exclude_none}


class RootModel:
    """A body that is one value; the type is that in the brackets."""

    kind: Any

    def __init__(self, root: Any) -> None:
        self.root = root

    def __class_getitem__(cls, kind: Any) -> type[RootModel]:
        return type(cls.__name__, (cls,), {"kind": kind})


def ConfigDict(**settings: object) -> dict[str, object]:  # noqa: N802 - Pydantic's own word
    return settings


def Field(default_factory: Any = None, **limits: Any) -> Any:  # noqa: N802
    if default_factory is not None:
        return msgspec.field(default_factory=default_factory)
    return msgspec.Meta(**{name: value for name, value in limits.items() if name not in DROPPED})


def model_validator(mode: str) -> Any:
    """All of ours look at what was sent before it is read."""

    def mark(check: Any) -> Any:
        check.looks_first = True
        return check

    return mark


def first_looks(kind: Any) -> Iterator[Callable[[object], object]]:
    """The checks of a model and of those it builds on."""
    for base in kind.__mro__:
        for check in vars(base).values():
            if getattr(check, "looks_first", False):
                yield check.__get__(None, kind)


def read_body(kind: Any, data: bytes) -> object:
    """ValueError where it does not fit. The checks of the model itself come first, as Pydantic has it."""
    found: object = msgspec.json.decode(data or b"{}")
    for look in first_looks(kind):
        found = look(found)
    if issubclass(kind, RootModel):
        return kind(msgspec.convert(found, kind.kind))
    return msgspec.convert(found, kind)
