"""What a benchmark says: figures with their spread, and whether a target was reached."""

from __future__ import annotations

from statistics import median
from typing import NamedTuple


class Figure(NamedTuple):
    """One thing measured in every round."""

    name: str
    unit: str
    rounds: list[float]

    def median(self) -> float:
        return median(self.rounds)

    def document(self) -> dict[str, object]:
        return {
            "unit": self.unit,
            "median": self.median(),
            "min": min(self.rounds),
            "max": max(self.rounds),
            "rounds": self.rounds,
        }


class Target(NamedTuple):
    """What the figure of that name should be: at least, or with `below` less than."""

    figure: str
    value: float
    aim: float | None = None
    below: bool = False

    def reached(self, value: float) -> bool:
        return value < self.value if self.below else value >= self.value

    def document(self, value: float) -> dict[str, object]:
        word = "less_than" if self.below else "at_least"
        return {"figure": self.figure, word: self.value, "aim": self.aim, "reached": self.reached(value)}


class Part(NamedTuple):
    """The result of one benchmark."""

    name: str
    figures: list[Figure]
    targets: tuple[Target, ...] = ()

    def measured(self, target: Target) -> float:
        """The median of the figure that has the target."""
        return next(figure for figure in self.figures if figure.name == target.figure).median()

    def reached(self) -> bool | None:
        """None where nothing is promised."""
        return all(target.reached(self.measured(target)) for target in self.targets) if self.targets else None

    def document(self) -> dict[str, object]:
        targets = [target.document(self.measured(target)) for target in self.targets]
        figures = {figure.name: figure.document() for figure in self.figures}
        return {"figures": figures, "target": targets[0] if targets else None, "more_targets": targets[1:]}
