"""Who won, how and by what, in one sentence to whoever reads: the ends of the scenarios in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.kernel.agenda import SPECTATOR
from mastaba.terminal.verdict import verdict
from mastaba.testing import scenarios
from mastaba.texts import Texts

SCENARIOS = Path(__file__).parents[1] / "games"
BOTH = "have both fulfilled Pharaoh’s command"


def told(game: str, name: str, reader: int, lang: str) -> str:
    file = SCENARIOS / game / "scenarios" / f"{name}.toml"
    scenario = scenarios.read(file.read_bytes(), name)
    state = scenario.start.copy()
    for play in [play for stage in scenario.stages for play in stage.plays]:
        scenario.game.play(state, play.seat, play.move)
    texts = Texts(scenario.game, lang, ["Ann", "Enki", "Thoth", "Ra"])
    said = verdict(scenario.game, state, texts, reader)
    assert texts.missing == []
    return " ".join(said)


@pytest.mark.parametrize(
    ("game", "name", "reader", "sentence"),
    [
        ("amun_re", "V17-winner-pyramids", 2, "Ann wins with 40 points to your 14."),
        ("amun_re", "V17-winner-pyramids", 0, "You and Enki are level on points; you win with more pyramids, 6 to 5."),
        ("amun_re", "V17-winner-bricks", 1, "You and Ann are level on points and pyramids; Ann wins with more bricks,"),
        ("amun_re", "V17-winner-shared", 1, "You share the victory with Ann: level on points, pyramids and bricks."),
        ("babel", "V10-ends-a-fifteen-against-nine", 0, "You win 15 to 9: 15 points or more against 9 or fewer decide"),
        ("babel", "V10-ends-c-falling-to-nine", 1, "Ann wins 14 to 5: you have fallen to 5 in endgame mode."),
        ("babel", "V10-ends-d-twenty-by-one-theft", SPECTATOR, "Ann wins 20 to 13: 20 points in endgame mode decide"),
        ("babel", "V10-ends-e-last-card-larger-hand", 0, "You and Enki have equal totals; you win with more cards in"),
        ("babel", "V10-ends-e-last-two-cards-draw", 0, "The game is a draw: equal totals, and as many cards"),
        ("babel", "V12-turn-cap", 0, "Enki wins 2 to 0: the turn cap is reached, and the higher total wins."),
        ("cleopatra", "TV7-final-reckoning", 0, "her palace. Enki wins with 34 scarabs to your 30."),
        ("cleopatra", "TV7-final-reckoning", 2, "You have been thrown to the crocodile; Enki wins with 34 scarabs."),
        ("sa_re", "V23-more-administrative-buildings", 1, f"You and Ann {BOTH}; Ann wins with more administrative"),
        ("sa_re", "V23-more-administrative-buildings", 2, "Ann wins by fulfilling Pharaoh’s command before you."),
        ("sa_re", "V23-architect-steps", 1, f"You and Ann {BOTH}; you win with more steps of the Pyramid, 1 to 0."),
        ("sa_re", "R2-16.2-steps-first", 0, f"You and Enki {BOTH}; you win with more steps of the Pyramid, 1 to 0."),
        ("sa_re", "R2-16.2-resources-beat-completion", 1, f"You and Ann {BOTH}; you win with the Pyramid that took"),
        ("sa_re", "V23-lower-pyramid", 1, f"You and Ann {BOTH}; you win with the lower-numbered Pyramid, 2 against"),
    ],
)
def test_the_sentence_fits_the_reader(game: str, name: str, reader: int, sentence: str) -> None:
    assert sentence in told(game, name, reader, "en")


@pytest.mark.parametrize(
    ("game", "name", "reader", "sentence"),
    [
        ("amun_re", "V17-winner-shared", 0, "Vous partagez la victoire avec Enki\u00a0: à égalité de points,"),
        ("babel", "V10-ends-c-falling-to-nine", 1, "Ann gagne par 14 à 5\u00a0: vous tombez à 5 en mode"),
        ("cleopatra", "TV7-final-reckoning", 2, "Vous finissez chez le crocodile\u202f; Enki gagne avec 34 scarabées."),
        ("sa_re", "V23-more-administrative-buildings", 0, "vous gagnez avec plus de bâtiments administratifs, 2"),
    ],
)
def test_and_in_french(game: str, name: str, reader: int, sentence: str) -> None:
    assert sentence in told(game, name, reader, "fr")
