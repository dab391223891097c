"""The table before the first move."""

from __future__ import annotations

from mastaba.games.sa_re.data import DECK, HAND, KINDS, PYRAMID, SITE, Data, Switches
from mastaba.games.sa_re.moves import SOURCES
from mastaba.games.sa_re.state import NONE, UNDECIDED, Table
from mastaba.kernel.editions import Setup
from mastaba.kernel.vectors import cells, counts


def empty_table(setup: Setup) -> Table:
    """The table after the board is laid out, before chance has spoken (SR-2.2)."""
    data = Data(setup.data)
    seats = setup.seats
    state = Table(
        setup=setup,
        now=None,
        agenda=[],
        data=data,
        switches=Switches(setup),
        turn=1,
        first=0,
        ending=UNDECIDED,
        stage=0,
        started=0,
        begun=0,
        up=(1 << seats) - 1,
        revolted=0,
        stepped=0,
        built=0,
        shoe_size=0,
        top=NONE,
        top_known=0,
        dark=False,
        final=False,
        actor=0,
        taken=0,
        unrest=0,
        produced=False,
        forced=False,
        given=0,
        rose=0,
        due=0,
        looked=NONE,
        looked_known=0,
        looked_next=NONE,
        looked_next_known=0,
        pile=((1 << seats) - 1) << 1,
        project=NONE,
        supply=counts(KINDS),
        unseen=data.deck[:],
        aside=counts(DECK),
        batch=counts(DECK),
        need=counts(3),
        paid=counts(SOURCES),
        markers=counts(seats),
        cubes=counts(seats),
        stages=counts(seats),
        used=counts(seats),
        caravans=counts(seats),
        pyramids=counts(seats),
        steps=counts(seats),
        hands=counts(seats * HAND),
        locked=counts(seats * HAND),
        stock=counts(seats * 4),
        tokens=counts(seats * 4),
        completed=counts(seats * KINDS),
        projects=counts(seats * KINDS),
        sites=cells(seats * SITE * 2),
    )
    for kind in range(1, PYRAMID):
        state.supply[kind] = seats
    for seat in range(seats):
        for resource in range(3):
            state.stock[seat * 4 + resource] = data.start_stock[resource]
    return state
