"""Every game, seat count and edition."""

from __future__ import annotations

from typing import NamedTuple

import mastaba
from mastaba.games import load_all


class Table(NamedTuple):
    """What an environment is made of."""

    name: str
    seats: int
    edition: str

    def settings(self) -> dict[str, object]:
        return {"seats": self.seats, "edition": self.edition}


OBSERVED = [game.name for game in load_all().games if game.planes(game.seats[0])]  # the adapters are for these
TABLES = [
    Table(name, seats, edition)
    for name in OBSERVED
    for seats in mastaba.load(name).seats
    for edition in mastaba.load(name).editions
]


def named(table: Table) -> str:
    return f"{table.name}-{table.seats}-{table.edition}"
