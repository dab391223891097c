"""Reading plain data that came from outside: every complaint names the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mastaba.kernel.agenda import AnyStep, State
from mastaba.kernel.errors import BadInput, short

Document = dict[str, object]  # plain data: what json.dumps takes and a person can read


class Reader:
    """A table of plain data and the name under which it was found."""

    def __init__(self, table: object, path: str = "") -> None:
        if not isinstance(table, Mapping):
            raise BadInput(f"{path or 'the document'} must be a table, not {short(table)}")
        self.fields: Mapping[str, object] = table
        self.path = path

    def named(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def only(self, names: Sequence[str]) -> None:
        """Refuses fields that mean nothing here."""
        for name in self.fields:
            if name not in names:
                raise BadInput(f"{self.named(str(name))} is not a field here; choose from {', '.join(names)}")

    def text(self, name: str, default: str | None = None) -> str:
        value = self.fields.get(name, default)
        if not isinstance(value, str) or len(value) > 1000:
            raise BadInput(f"{self.named(name)} must be a text, not {short(value)}")
        return value

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        value = self.fields.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadInput(f"{self.named(name)} must be a number from {least} to {most}, not {short(value)}")
        return value

    def flag(self, name: str, default: bool | None = None) -> bool:
        value = self.fields.get(name, default)
        if not isinstance(value, bool):
            raise BadInput(f"{self.named(name)} must be true or false, not {short(value)}")
        return value

    def choice(self, name: str, values: Sequence[str], default: str | None = None) -> str:
        value = self.text(name, default)
        if value not in values:
            raise BadInput(f"{self.named(name)} must be one of {', '.join(values)}, not {short(value)}")
        return value

    def table(self, name: str) -> Reader:
        """A table inside this one; an absent one is empty."""
        return Reader(self.fields.get(name, {}), self.named(name))

    def tables(self, name: str) -> list[Reader]:
        value = self.fields.get(name, [])
        if not isinstance(value, list):
            raise BadInput(f"{self.named(name)} must be a list, not {short(value)}")
        return [Reader(entry, f"{self.named(name)}[{k}]") for k, entry in enumerate(value, 1)]


def write_agenda(state: State) -> list[dict[str, object]]:
    """What is still to be done, the next step first."""
    steps: list[AnyStep] = [] if state.now is None else [state.now, *reversed(state.agenda)]
    return [{"step": step.name(), **step.facts()} for step in steps]


def set_agenda(state: State, steps: list[AnyStep]) -> None:
    """The reverse: the first step is the one whose turn it is."""
    state.now = steps[0] if steps else None
    state.agenda = steps[:0:-1]
