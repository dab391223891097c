"""What leaving the quarry or ending a Vizier's turn gives up (CL-3.6, CL-5.7)."""

from __future__ import annotations

from tests.games.cleopatra.table import after, losses, paid, play, position, quarry


def test_a_spare_half_that_could_still_be_used_is_given_up() -> None:
    state = play(quarry("A A S W W2"), *paid("column 1", "A S W2"))
    assert losses(state) == {"done": "CL-5.7 credit_left {'count': 1}"}
    assert losses(play(state, *paid("sphinx L", "A +W W"))) == {}


def test_the_second_visit_of_the_vizier_is_given_up() -> None:
    state = play(quarry("A S S", helper="vizier"), *paid("sphinx R", "A S S"), "1 done")
    assert losses(state) == {"go end": "CL-3.6 visit_left {'visit': 'market'}"}
    assert losses(after(position("A S S"), "1 activate none")) == {}
