"""Imagined worlds fit every card that a seat has seen, sold, played or counted."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba import SPECTATOR, BadInput, Event, Rng, State
from mastaba.games.amun_re.data import CARDS
from tests.games.amun_re.table import GAME, after, cards, field, position, text


def worlds(state: State, seat: int, number: int = 40) -> list[State]:
    view, rng = GAME.view(state, seat), Rng(7)
    return [GAME.imagine(view, rng) for _ in range(number)]


def test_hidden_cards_are_dealt_from_what_was_not_seen() -> None:
    state = position(phase="cards", discard="BNI BNI", p1={"hand": "BLK BLK"}, p2={"hand": "RBD FRM"})
    seen = {text(world, "players.2.hand") for world in worlds(state, 0)}
    assert len(seen) > 10
    for world in worlds(state, 0):
        assert text(world, "players.1.hand") == "BLK BLK"
        assert len(cards(world, "players.2.hand")) == 2
        assert {"BLK", "BNI"}.isdisjoint(cards(world, "players.2.hand") + cards(world, "deck"))


def test_everything_is_known_by_counting_after_a_reshuffle() -> None:
    """All cards out of the new pile are in hands: with one other hand its cards are certain, with several their sum."""
    rest = Counter({"BLK": 2, "RBD": 2, "FRM": 5, "ARC": 7, "ADJ": 4, "HRV": 2, "G8": 3, "BPC": 2, "BFA": 2})
    bonuses = "BUL BUL BEW BEW BNI BNI"
    state = position(
        seats=3,
        phase="cards",
        owned={1: "ABY"},
        discard="HRV HRV HRV",
        p1={"hand": "ARC"},
        p2={"hand": " ".join(rest.elements())},
        p3={"hand": bonuses},
    )
    state = after(state, "1 cards 1", "* card HRV")
    assert cards(state, "deck") == ["HRV", "HRV"]
    assert Counter(cards(state, "noted.1")) == rest + Counter(bonuses.split())
    together = Counter(cards(state, "players.2.hand")) + Counter(cards(state, "players.3.hand"))
    hands = set()
    for world in worlds(state, 0):
        assert cards(world, "deck") == ["HRV", "HRV"]
        assert Counter(cards(world, "players.2.hand")) + Counter(cards(world, "players.3.hand")) == together
        hands.add(text(world, "players.3.hand"))
    assert len(hands) > 5
    assert Counter(cards(worlds(state, SPECTATOR, 1)[0], "deck")) <= Counter(["HRV"] * 3)


def test_a_card_seen_again_is_no_longer_noted() -> None:
    state = position(
        seats=3,
        phase="cards",
        owned={1: "ABY", 2: "KHA"},
        discard="HRV HRV HRV",
        p1={"hand": "ARC"},
        p2={"gold": 0, "hand": 33},
        p3={"hand": 2},
    )
    state = after(state, "1 cards 1", "* card HRV", "1 done", "1 done")
    before = Counter(cards(state, "noted.1"))
    state = after(state, "2 sell FRM")
    assert before - Counter(cards(state, "noted.1")) == Counter(["FRM"])
    assert Counter(cards(state, "noted.public")) == Counter(cards(state, "noted.1")) + Counter(["ARC"])


@pytest.mark.parametrize(("seat", "knows"), [(0, True), (2, False), (SPECTATOR, False)])
def test_who_put_a_card_under_the_pile_sees_who_draws_it(seat: int, knows: bool) -> None:
    """draw2: the pile holds four cards above the two rejected ones."""
    pile = Counter({"HRV": 2, "ADJ": 2})
    everything = Counter(dict(zip(CARDS, (2, 2, 5, 8, 4, 5, 3, 2, 2, 2, 2, 2), strict=True)))
    everything -= pile + Counter(["ARC", "BLK", "BNI"])
    state = position(
        seats=3,
        options="draw2=on",
        phase="cards",
        owned={1: "DAM", 2: "KHA"},
        p1={"hand": "ARC"},
        p2={"gold": 30, "hand": ""},
        p3={"hand": " ".join(everything.elements())},
    )
    state = after(state, "1 cards 1", "* card BLK", "* card HRV", "* card BNI", "1 keep HRV")
    assert text(state, "bottom") == "BLK@1 BNI@1"
    state = after(state, "1 done", "1 done", "2 cards 3", "* card HRV", "* card ADJ", "* card ADJ", "* card BLK")
    state = after(state, "* card BNI", "2 keep ADJ", "2 keep ADJ", "2 keep HRV")
    assert text(state, "bottom") == "BLK@2 BNI@2"
    reward = position(
        seats=3,
        options="draw2=on",
        phase="offering",
        bottom="BLK@1 BNI@2",
        p1={"hand": "ARC"},
        p2={"hand": "HRV HRV ADJ ADJ"},
        p3={"hand": " ".join(everything.elements())},
    )
    reward = after(reward, "1 steal", "2 offer 5", "3 steal", "2 take card", "2 done", "* card BLK")
    assert field(reward, "known.1") == {"2": "BLK"}
    has = ["BLK" in cards(world, "players.2.hand") for world in worlds(reward, seat)]
    assert all(has) == knows


def test_a_known_card_that_is_shown_is_forgotten() -> None:
    everything = Counter(dict(zip(CARDS, (2, 2, 5, 8, 4, 5, 3, 2, 2, 2, 2, 2), strict=True)))
    everything -= Counter(["ARC", "BLK", "HRV"])
    state = position(
        seats=3,
        options="start_draft=on",
        phase="offering",
        bottom="BLK@1",
        p1={"hand": "ARC"},
        p2={"gold": 0, "hand": "HRV"},
        p3={"hand": " ".join(everything.elements())},
    )
    state = after(state, "1 steal", "2 offer 1", "2 sell HRV", "3 steal", "2 take card", "2 done", "* card BLK")
    assert field(state, "known.1") == {"2": "BLK"}
    state = after(state, "2 done", "3 done", "1 done", "* province AVA", "* province BAH", "* province BER")
    assert field(after(state, "2 bid AVA 0"), "known.1") == {"2": "BLK"}
    assert field(after(state, "2 play BLK"), "known.1") == {}


def test_a_sealed_offering_is_only_guessed() -> None:
    start = position(phase="offering", p2={"gold": 9, "hand": "ADJ"}, p3={"hand": "ADJ"})
    state = after(start, "2 play ADJ", "2 offer 9", "3 play ADJ")
    guesses = {text(world, "players.2.offering") for world in worlds(state, 0)}
    assert len(guesses) > 3
    assert {text(world, "players.2.offering") for world in worlds(state, 1)} == {"9"}
    assert {text(world, "players.3.offering") for world in worlds(state, 0)} == {""}
    assert {field(world, "players.3.adjusting") for world in worlds(state, 0)} == {False}


# ---------------------------------------------------------------------- draw2=show: amendment 16.1
def chosen_in_the_open(*kept: str) -> State:
    """Everybody saw an Architect and a Nile Bonus go under the pile; seat 2 draws both with three others."""
    everything = Counter(dict(zip(CARDS, (2, 2, 5, 8, 4, 5, 3, 2, 2, 2, 2, 2), strict=True)))
    everything -= Counter({"ARC": 2, "HRV": 3, "BNI": 2})
    state = position(
        seats=3,
        options="draw2=show",
        phase="cards",
        owned={1: "DAM", 2: "KHA"},
        p2={"gold": 30, "hand": ""},
        p3={"hand": " ".join(everything.elements())},
    )
    state = after(state, "1 cards 1", "* card HRV", "* card BNI", "* card ARC", "1 keep HRV", "1 done", "1 done")
    assert text(state, "bottom") == "ARC@public BNI@public"
    draws = ("* card HRV", "* card HRV", "* card BNI", "* card ARC", "* card BNI")
    return after(state, "2 cards 3", *draws[: 5 if kept else 4], *(f"2 keep {card}" for card in kept))


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_everybody_sees_what_is_rejected_and_where_it_goes(seat: int) -> None:
    under = after(chosen_in_the_open("ARC", "HRV"), "2 keep HRV")
    assert GAME.view(under, seat)["bottom"] == "BNI@public BNI@public"
    for world in worlds(under, seat):
        assert text(world, "bottom") == "BNI@public BNI@public"
        assert "ARC" in cards(world, "players.2.hand")
    assert all("ARC" in cards(world, "shown") for world in worlds(chosen_in_the_open(), seat))


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_a_card_known_to_be_drawn_may_be_kept_by_now(seat: int) -> None:
    """Two of five are kept, nobody else knows which: the known ones are in that hand or still to be chosen from."""
    for world in worlds(chosen_in_the_open("ARC", "HRV"), seat):
        drawn = Counter(cards(world, "shown")) + Counter(cards(world, "players.2.hand"))
        assert drawn >= Counter(["ARC", "BNI"])
        assert GAME.view(world, seat) == GAME.view(chosen_in_the_open("ARC", "HRV"), seat)


def test_the_rejected_cards_are_told_to_everybody() -> None:
    told: list[Event] = []
    for option in ("on", "show"):
        state = position(seats=3, options=f"draw2={option}", phase="cards", owned={1: "DAM"})
        state = after(state, "1 cards 1", "* card HRV", "* card BNI", "* card ARC")
        GAME.play(state, 0, GAME.parse("keep HRV"), told.append)
    put_under = [event for event in told if event.name == "CardsPutUnder"]
    assert [event.seen_by(1)["cards"] for event in put_under] == [None, "ARC BNI"]
    assert [event.reveals for event in put_under] == [True, True]


def test_only_where_rejected_cards_are_shown_can_one_be_public() -> None:
    for options, bottom in (("draw2=on", "HRV@public"), ("draw2=show", "?@public")):
        with pytest.raises(BadInput, match="cards are shown with draw2=show alone"):
            position(options=options, phase="cards", bottom=bottom)
    with pytest.raises(BadInput, match="everybody knows of a HRV that is not there"):
        position(options="draw2=show", phase="cards", known={"public": {"2": "HRV"}}, p2={"hand": "ARC"})
