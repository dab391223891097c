"""Sentences with every number and with empty lists: plurals agree, and nothing is left hanging."""

from __future__ import annotations

import re

import pytest

from mastaba.games import package_of
from mastaba.kernel.agenda import Event, Facts
from mastaba.terminal.story import story
from mastaba.texts import LANGUAGES, Texts
from tests.games.cleopatra.table import FOUR, GAME, play, position
from tests.texts.catalogue import entries

CODES = {
    "card": ("A", "S2", "down"),
    "least": ("A",),
    "cards": ("A A S2",),
    "hidden": ("C",),
    "worshipper": ("architect", "beggar"),
    "piece": ("sphinx", "obelisk", "mosaic", "pedestal", "column"),
    "place": ("L",),
    "need": ("A", "R"),
    "where": ("market",),
    "other": ("quarry",),
    "visit": ("market", "quarry"),
    "square": ("a1",),
    "squares": ("a1 b1",),
    "tile": ("W",),
    "top": ("X",),
}
PLURALS = {
    "en": r"\b1 (?:amulets|scarabs|cards|squares|artisans|resources)\b|\b[02-9] (?:amulet|scarab|card|square)\b",
    "fr": r"\b[01] (?:amulettes|scarabées|cartes|cases|artisans|ressources)\b|\b[2-9] (?:amulette|scarabée|carte)\b",
}
HANGING = re.compile(r"  | [.,]|\(\)|:\.|\{")
ARTICLES = {"en": r"\b(?:a|an|the) (?:a|an|the)\b|\ba [aeio]", "fr": r"\b(?:de|le|la|que) [aeiouéè](?!t\b)"}


def spoken(texts: Texts, key: str, variables: set[str]) -> set[str]:
    """What a key says with these numbers, and with each code in turn."""
    found: set[str] = set()
    names = {name.removesuffix("_code") for name in variables} | {"card", "piece", "worshipper", "place"}
    for number in (0, 1, 2, 5):
        for turn in range(5):
            facts: dict[str, object] = {"seat": 1, "down": number}
            for name in names - {"player", "hand_limit"}:
                codes = CODES.get(name)
                facts[name] = codes[turn % len(codes)] if codes else number
            found.add(texts.say(key, facts))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_agrees_with_its_numbers(lang: str) -> None:
    texts = Texts(GAME, lang, ["Ada", "Ben"])
    wrong = re.compile(f"{PLURALS[lang]}|{ARTICLES[lang]}")
    for key, entry in entries(package_of("cleopatra"), lang).items():
        if key.startswith(("event-", "reason-", "move-", "prompt-")) and not key.endswith((".also", ".step", ".sums")):
            for said in spoken(texts, key, entry.variables):
                assert not wrong.search(said) and not HANGING.search(said), (key, said)
    assert texts.missing == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ada takes stall 1: one face-down card.", "Ada takes stall 1, face down: cave."]),
        ("fr", ["Ada prend l’étal 1 : une carte cachée.", "Ada prend l’étal 1, face cachée : caverne."]),
    ],
)
def test_a_stall_without_a_face_up_card(lang: str, said: list[str]) -> None:
    texts = Texts(GAME, lang, ["Ada", "Ben"])
    taken: Facts = {"seat": 1, "stall": 1, "cards": "", "up": 0, "down": 1, "hidden": "C"}
    event = Event("StallTaken", taken, ("hidden",), 0)
    told = [texts.event(event.name, event.seen_by(seat)) for seat in (1, 0)]
    assert [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in told] == said


def test_a_piece_is_told_with_its_worth() -> None:
    """Before it is paid for: nothing that happens meanwhile changes it."""
    state = position("A S S", sphinxes={"L": 3, "R": 2}, worshippers="architect vizier merchant beggar foreman")
    told: list[Event] = []
    play(state, "1 activate architect / 1 go quarry")
    GAME.play(state, 0, GAME.parse("build sphinx R"), told.append)
    before = told[0].facts
    for move in ("pay A", "pay S", "pay S"):
        GAME.play(state, 0, GAME.parse(move), told.append)
    built = told[-1].facts
    assert (before["worth"], before["architect"]) == (built["scarabs"], built["architect"]) == (5, 4)
    assert story(told, 1, Texts(GAME, "en", ["Ada", "Ben"])) == [
        "Ada builds a sphinx in the right row, worth 5 scarabs (the Architect adds 4).",
        "Ada pays an artisan, stone, stone.",
        "Ada has paid for a sphinx in the right row and gains 5 scarabs (the Architect adds 4).",
    ]


def test_an_offering_is_told_rank_by_rank() -> None:
    state = position(
        {"hand": "A A A S M W L", "scarabs": 9, "amulets": 2}, {"scarabs": 4}, **{**FOUR, "columns": "1 2 3 4 5 6 7 8"}
    )
    play(state, "1 activate none / 1 go quarry / 1 build column 9 / 1 pay A / 1 pay S / 1 pay M / 1 done / 1 bid 1")
    told: list[Event] = []
    GAME.play(state, 1, GAME.parse("bid 0"), told.append)
    lines = story(told, 0, Texts(GAME, "en", ["Ada", "Ben"]))
    assert lines[1:4] == [
        "The offerings are revealed.",
        "Ada offers 1 scarab, comes first and discards 2 amulets.",
        "Ben offers nothing, comes second and takes 1 amulet.",
    ]


def test_every_event_of_a_payment_folds() -> None:
    """The log shows one line for a piece, and what was paid under it."""
    texts = Texts(GAME, "en")
    for name in ("CardPaid", "CreditUsed", "ArtisanWaived", "ResourceWaived", "PieceBuilt"):
        assert texts.has(f"event-{name}.step")
    assert not texts.has("event-PieceChosen.step")
