"""OpenSpiel's own suites on our games, and what they do not look at: secrets, logs and imagined states."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from mastaba import BadInput
from mastaba.research.adapters import open_spiel
from mastaba.research.adapters.match import class_name
from tests.adapters import playthroughs
from tests.adapters.setups import OBSERVED, TABLES, Table, named

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["test"])

SHORT = {"babel": "turn_cap:40", "cleopatra": "turn_cap:40", "sa-re": "turn_cap:10"}  # where a game may be cut short


def spiel_name(name: str) -> str:
    return f"mastaba_{name.replace('-', '_')}"


def load(name: str, edition: str = "", **settings: object) -> Any:
    words = [*([SHORT[name]] if name in SHORT else []), *([f"edition:{edition}"] if edition else [])]
    return pyspiel.load_game(spiel_name(name), {"setup": ";".join(words), **settings})


for name in OBSERVED:  # OpenSpiel's own tests, as a class for each game
    case = f"Test{class_name(name)}"
    facts = {"game_name": spiel_name(name), "game": load(name), "__module__": __name__}
    globals()[case] = type(case, (api_test.EnforceAPIOnPartialTreeBase,), facts)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_open_spiel_simulates(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 80)
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(table.name, players=table.seats, edition=table.edition))


def test_open_spiel_simulates_a_whole_game() -> None:
    pyspiel.random_sim_test(load("babel"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", playthroughs.kept())
def test_playthroughs_are_as_they_were(name: str) -> None:
    original, again = playthroughs.replay(name)
    assert again == original


def played(name: str, seed: int, most: int = 10**6) -> Any:
    """A state after some random actions."""
    state, rng = load(name).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and len(state.history()) < most:
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1.0) for a in state.legal_actions()]
        state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
    return state


def decision(name: str, seed: int, least: int) -> Any:
    """The first state after so many actions in which a player decides; in a short game earlier."""
    least = min(least, len(played(name, seed).history()) // 2)
    while (state := played(name, seed, least)).is_chance_node():
        least += 1
    return state


def test_a_game_ends_with_its_places() -> None:
    state = played("babel", 1)
    places = state.at.match.game.ranking(state.at.state)
    assert state.returns() == [[0, 0], [1, -1], [-1, 1]][0 if places == (1, 1) else places[0]]


def test_a_clone_goes_its_own_way() -> None:
    state = decision("babel", 2, 60)
    before, log = str(state), state.information_state_string(0)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == (before, log)
    assert other.information_state_string(state.current_player()).startswith(
        state.information_state_string(state.current_player())
    )
    again = pickle.loads(pickle.dumps(state))
    assert (str(again), again.information_state_string(0)) == (before, log)


@pytest.mark.parametrize("name", OBSERVED)
def test_an_imagined_state_looks_the_same_to_its_player(name: str) -> None:
    state = decision(name, 3, 80)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.legal_actions() == state.legal_actions()


def test_an_imagined_state_forgets_what_its_player_cannot_know() -> None:
    state = decision("babel", 3, 80)
    player = state.current_player()
    hands = {
        state.resample_from_infostate(player, random.Random(k).random).information_state_string(1 - player)
        for k in range(6)
    }
    assert len(hands) > 1
    assert all(hand.startswith("view ") for hand in hands)


def test_the_log_of_a_seat_names_its_own_cards_only() -> None:
    state = decision("babel", 4, 40)
    own, other = (state.information_state_string(player) for player in (0, 1))
    for log, seat in ((own, 1), (other, 2)):
        drawn = [line for line in log.split("\n") if line.startswith("NationDrawn")]
        assert any(f'"seat":{seat}' in line and "null" not in line for line in drawn)
        assert all(("null" in line) == (f'"seat":{seat}' not in line) for line in drawn)


def test_the_tensor_of_an_information_state_holds_the_planes_and_the_log() -> None:
    state = decision("babel", 5, 60)
    seen = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, 0)
    assert np.array_equal(seen.tensor[:-256], state.observation_tensor(0))
    lines = state.information_state_string(0).count("\n")
    assert np.count_nonzero(seen.dict["log"]) == min(lines, 256)


def test_private_observations_are_what_a_spectator_does_not_see() -> None:
    state = decision("babel", 6, 30)
    kind = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    text = make_observation(state.get_game(), kind).string_from(state, 0)
    assert '"hand"' in text and '"discard"' not in text


def test_is_mcts_plays() -> None:
    state = decision("babel", 7, 40)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=1.0, max_simulations=6, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadInput, match="setup is written name:value"):
        open_spiel.read_setup("turn_cap")
    assert open_spiel.read_setup("a:1;b:2") == {"a": "1", "b": "2"}
    assert load("babel", edition="kosmos").match.setup.edition == "kosmos"


del api_test  # or pytest would collect OpenSpiel's own games
