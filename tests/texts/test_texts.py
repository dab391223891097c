"""How a key and its facts become a sentence."""

from __future__ import annotations

from random import Random

import pytest

import mastaba
from mastaba import BadInput, Dealer, IllegalMove
from mastaba.games.babel.events import NAMES
from mastaba.games.babel.rules.drawing import draw
from mastaba.games.babel.state import Duel
from mastaba.kernel.agenda import Event, Facts
from mastaba.kernel.game import Decision
from mastaba.kernel.notation import Move
from mastaba.kernel.record import Record
from mastaba.kernel.vectors import counts
from mastaba.texts import LANGUAGES, Texts, language, with_de
from tests.texts.test_every_key import GENERAL_REASONS, rules_of

BABEL = mastaba.load("babel")
ENGLISH = Texts(BABEL, "en")
FRENCH = Texts(BABEL, "fr")


def move(text: str) -> Move:
    return BABEL.parse(text)


def test_a_code_is_said_by_its_name() -> None:
    assert ENGLISH.move(move("go S")) == "Move the pawn to the Sumerians’ site"
    assert FRENCH.move(move("go S")) == "Déplacer le pion vers le chantier des Sumériens"
    assert ENGLISH.name("nation", "A") == "Assyrians"
    assert ENGLISH.name("site", "-") == "quarry"
    assert ENGLISH.name("cards", "HHS") == "HHS"


def test_several_codes_are_said_one_by_one() -> None:
    cleopatra = Texts(mastaba.load("cleopatra"), "en", ["Ada", "Ben"])
    facts: Facts = {"seat": 2, "stall": 1, "cards": "A S2", "up": 2, "down": 1}
    assert cleopatra.event("StallTaken", {**facts, "hidden": None}) == (
        "Ben takes stall 1: artisan, double stone and one face-down card."
    )
    assert cleopatra.event("StallTaken", {**facts, "hidden": "C"}) == (
        "Ben takes stall 1: artisan, double stone; face down: cave."
    )


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "2 artisans, stone, 3 wood, 2 caves"), ("fr", "2 artisans, pierre, 3 bois, 2 cavernes")]
)
def test_what_repeats_is_counted(lang: str, said: str) -> None:
    assert Texts(mastaba.load("cleopatra"), lang).names("cards", "A A S W W W C C") == said
    assert Texts(mastaba.load("cleopatra"), lang).names("hidden", "A A S W W W C C") == said


def test_only_the_second_run_is_numbered() -> None:
    assert ENGLISH.move(move("A!")) == "Destroy the temple opposite"
    assert ENGLISH.move(move("A!2")) == "Destroy the temple opposite (run 2)"
    assert FRENCH.move(move("M!3 P")) == "Faire déserter les Perses d’en face (suite 3)"


def test_what_is_hidden_has_a_form_of_its_own() -> None:
    drawn = Event("NationDrawn", {"seat": 2, "nation": "H"}, ("nation",), 1)
    assert ENGLISH.event(drawn.name, drawn.seen_by(1)) == "Player 2 draws Hittites."
    assert ENGLISH.event(drawn.name, drawn.seen_by(0)) == "Player 2 draws a card."
    assert FRENCH.event(drawn.name, drawn.seen_by(0)) == "Joueur 2 pioche une carte."


def test_players_have_the_names_they_were_given() -> None:
    texts = Texts(BABEL, "en", ["Ada", "Zoë"])
    assert texts.event("TurnEnded", {"seat": 2, "hand": 1}) == "Zoë ends the turn with one card in hand."


def test_a_refusal_comes_with_its_paragraph() -> None:
    sentence, paragraph = ENGLISH.reason(IllegalMove("BA-4.8", "too_few_cards", {"need": 4, "have": 2}))
    assert sentence == "You need 4 Nation cards here; you have 2."
    assert (paragraph.id, paragraph.title) == ("BA-4.8", "Enough cards")
    assert paragraph.body.startswith("To build a level you need at least")
    assert FRENCH.reason(IllegalMove("BA-4.8", "too_few_cards", {"need": 4, "have": 0})).sentence == (
        "Il vous faut 4 cartes Nation ici\u202f; vous n’en avez aucune."
    )


def test_the_numbers_of_the_edition_are_facts() -> None:
    assert ENGLISH.ending("15-9") == "15 points or more against 9 or fewer: the game is decided."
    corrected = BABEL.setup(data={"end": {"win": 17}}).data
    assert Texts(BABEL, "en", edition=corrected).ending("15-9").startswith("17 points")
    assert ENGLISH.event("EndgameBegan", {}) == ("Endgame mode begins: 20 points win, and a fall to 9 or fewer loses.")


def test_a_key_that_is_missing_is_said_itself_and_noted() -> None:
    texts = Texts(BABEL, "en")
    assert texts.say("event-Earthquake") == "event-Earthquake"
    assert texts.say("reason-too_few_cards", {"need": 3}) != ""
    assert texts.missing[0] == "event-Earthquake"
    assert "have" in texts.missing[1]


def test_a_game_without_texts_can_still_be_spoken_of() -> None:
    from tests.kernel.sealed_bids import Bids

    texts = Texts(Bids(), "en")
    assert texts.reason(IllegalMove("BI-1.2", "too_high", {})) == ("reason-too_high", ("BI-1.2", "", ""))
    assert texts.reason(IllegalMove("BI-3.1", "game_over", {})).sentence == "The game is over."


@pytest.mark.parametrize(
    ("wanted", "environment", "found"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        (None, {"LANG": "en_US", "LC_MESSAGES": "en_US", "LC_ALL": "fr"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "FR@euro"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "frp_FR"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_that_of_the_user(wanted: str | None, environment: dict[str, str], found: str) -> None:
    assert language(wanted, environment) == found


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(BadInput, match="--lang is en or fr, not 'de'"):
        language("de", {})
    with pytest.raises(BadInput, match="no texts in 'de'"):
        Texts(BABEL, "de")


class Heard:
    """Everything different that the engine said in some games, as keys and facts."""

    def __init__(self) -> None:
        self.decisions: dict[str, Decision] = {}
        self.events: dict[str, tuple[str, Facts]] = {}
        self.refusals: dict[str, IllegalMove] = {}

    def listen(self, event: Event) -> None:
        for seat in (0, 1):
            self.events[f"{event.name} {event.seen_by(seat)}"] = event.name, dict(event.seen_by(seat))

    def look(self, record: Record) -> None:
        for decision in record.game.decisions(record.state):
            self.decisions[f"{decision.prompt}"] = decision
            for lost in record.game.losses(record.state, decision).values():
                self.refusals[f"{lost} {lost.facts}"] = IllegalMove(lost.paragraph, lost.reason, lost.facts)
        for seat in (-1, 0, 1):
            for tried in record.game.moves:
                refusal = record.game.explain(record.state, seat, tried)
                if refusal is not None:
                    self.refusals[f"{refusal} {refusal.facts}"] = refusal


@pytest.fixture(scope="module")
def heard() -> Heard:
    """Some games, in which every move is tried now and then."""
    found = Heard()
    for seed in range(36):
        record, rng, dealer = Record(BABEL, BABEL.setup()), Random(seed), Dealer(seed)
        found.look(record)
        while True:
            record.deal(dealer, found.listen)
            decisions = BABEL.decisions(record.state)
            if rng.randrange(4) == 0 or not decisions or decisions[0].prompt.key == "DropCards":
                found.look(record)
            if not decisions:
                break
            record.play(decisions[0].seat, lively(decisions[0].options, rng, 2 + seed % 9), found.listen)
    return found


def lively(options: tuple[Move, ...], rng: Random, energy: int) -> Move:
    """Any move, but more often, the more energy there is, one that changes something on the sites."""
    changing = [option for option in options if option.kind not in ("end", "go", "mig")]
    chosen = changing if changing and rng.randrange(energy) else options
    return rng.choice(chosen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_engine_says_can_be_said(heard: Heard, lang: str) -> None:
    texts = Texts(BABEL, lang)
    for decision in heard.decisions.values():
        assert texts.prompt(decision) and texts.waiting(decision)
    for name, facts in heard.events.values():
        texts.event(name, facts)
    for refusal in heard.refusals.values():
        sentence, paragraph = texts.reason(refusal)
        assert sentence.endswith(".") and paragraph.title
    for option in BABEL.moves:
        texts.move(option)
    assert texts.missing == []


def test_these_games_left_little_unsaid(heard: Heard) -> None:
    reasons = {rule.reason for rule in rules_of(BABEL)} | set(GENERAL_REASONS)
    assert reasons - {refusal.reason for refusal in heard.refusals.values()} == set()
    assert set(NAMES) - {name for name, _ in heard.events.values()} <= {"EndgameBegan"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_draw_that_is_cut_short(lang: str) -> None:
    texts = Texts(BABEL, lang)
    state = BABEL.position(BABEL.setup(), {})
    assert isinstance(state, Duel)
    state.deck_size, state.deck = 0, counts(5)
    state.listener = lambda event: told.append(texts.event(event.name, event.seen_by(0)))
    told: list[str] = []
    draw(state, 0, 2)
    draw(state, 1, 1)
    assert texts.missing == []
    assert texts.players[0] in told[0] and texts.players[1] in told[1] and "2" in told[0]


@pytest.mark.parametrize(
    ("name", "said"),
    [("Thot", "de Thot"), ("Enki", "d’Enki"), ("Élodie", "d’Élodie"), ("Henri", "d’Henri"), ("", "de ")],
)
def test_french_elides_before_a_name(name: str, said: str) -> None:
    assert with_de(name) == said
