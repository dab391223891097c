"""What finishing gives up (SR-4.1, SR-7.1, SR-7.10, SR-7.12)."""

from __future__ import annotations

from tests.games.sa_re.table import after, losses, position, site


def test_building_and_storing_that_could_still_be_done() -> None:
    rich = {"stock": "s w w", "tokens": "", "cards": "GG", "site": site(B2="wh")}
    state = position("building", rich, {})
    assert losses(state) == {"done": "SR-7.1 building_left {}"}
    stored = {"stock": "", "tokens": "", "cards": "G"}
    state = position("building", stored, {})
    assert losses(state) == {"done": "SR-7.12 goods_left {}"}
    assert losses(after(state, "1 store card G")) == {}


def test_cards_that_could_be_kept() -> None:
    state = after(position("building", {"stock": "w w w", "tokens": "", "cards": "G GS"}, {}), "1 done")
    kept = losses(state)
    assert set(kept) == {"done"} and kept["done"].startswith("SR-7.10 cards_left")
    assert losses(after(state, "1 keep G")) != kept and losses(after(state, "1 keep G", "1 keep GS")) == {}


def test_a_project_that_could_be_started() -> None:
    state = position("projects", {}, {})
    assert losses(state) == {"go": "SR-4.1 project_left {}"}
    assert losses(after(state, "1 start GO A2")) == {}
