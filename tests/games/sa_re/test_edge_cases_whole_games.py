"""Edge cases of whole games: replays, saving at every decision, and corrected data."""

from __future__ import annotations

import pytest

from mastaba import BadInput
from mastaba.kernel import transcript
from mastaba.kernel.record import Record, replay
from tests.games.sa_re.table import GAME, chosen, walk


@pytest.mark.parametrize(("seats", "edition"), [(2, "fr"), (3, "en"), (4, "fr")])
def test_edge_61_a_replayed_game_is_the_same_game(seats: int, edition: str) -> None:
    record = Record(GAME, GAME.setup(seats, edition, chosen("turn_cap=10")))
    for state, seat, move in walk(seats, seats, edition, "turn_cap=10"):
        if state.now is not None:
            record.play(seat, move)
    again = replay(GAME, transcript.read(record.transcript(), "game.mst"))
    assert GAME.save(again.state) == GAME.save(record.state)
    assert again.transcript() == record.transcript()


def test_edge_60_saved_and_restored_at_every_decision_of_a_game() -> None:
    for state, _, _ in walk(7, 3, "en", "turn_cap=10"):
        saved = GAME.save(state)
        assert GAME.save(GAME.load(saved)) == saved


def test_what_an_edition_does_not_have_is_refused() -> None:
    for edition, options in (("en", "quick_start=on"), ("en", "deity_placement=on"), ("en", "mode=architect")):
        with pytest.raises(BadInput):
            GAME.setup(2, edition, chosen(options))
    with pytest.raises(BadInput):
        GAME.setup(2, "fr", chosen("mode=deity"))


def test_an_edition_sets_the_defaults_of_the_switches() -> None:
    french, english = GAME.setup(2, "fr"), GAME.setup(2, "en")
    assert GAME.changed_options(french) == GAME.changed_options(english) == {}
    assert (french.options["market"], english.options["market"]) == ("swap", "caravans")
    mixed = GAME.setup(2, "en", chosen("market=swap stop=on"))
    assert GAME.changed_options(mixed) == {"market": "swap"}


def test_corrected_data_changes_costs_and_is_named() -> None:
    setup = GAME.setup(2, "fr", None, {"costs": {"WH": [0, 0, 1]}, "track": {"last": 9}})
    assert setup.data.sha256 is not None
    with pytest.raises(BadInput):
        GAME.setup(2, "fr", None, {"season_deck": {"XX": 2}})
    with pytest.raises(BadInput):
        GAME.setup(2, "fr", None, {"switches": {"stop": "on"}})
    with pytest.raises(BadInput):
        GAME.setup(2, "fr", None, {"pyramids": {"1": {"steps": 4}}})


IMPOSSIBLE = [
    {"players": {"1": {"cards": "GG GG"}}},
    {"players": {"1": {"marker": 9}}},
    {"players": {"1": {"site": {"A1": "WH MB", "B1": "TE", "B2": "TE"}}}},
    {"players": {"1": {"site": {"A1": "WH MB", "B1": "py"}}}},
    {"players": {"1": {"stock": "g g g g"}}},
    {"players": {"1": {"caravans": 4}}},
    {"phase": "season", "season": {"shoe": 3}},
    {"agenda": [{"step": "Nonsense", "seat": 1}]},
    {"agenda": [{"step": "Reactions"}]},
    {"agenda": [{"step": "Offer", "seat": 4}]},
]


@pytest.mark.parametrize("given", IMPOSSIBLE)
def test_impossible_positions_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.position(GAME.setup(2), given)
