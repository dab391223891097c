"""Edge cases that must hold in every position of whole games, played by a seed."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from mastaba import CHANCE, Event, Rng, State
from mastaba.kernel import agenda, transcript
from mastaba.kernel.documents import Document
from mastaba.kernel.record import Record, replay
from tests.games.babel.table import GAME, NATIONS, Choose, at_a_glance, at_random, field, hoarding, text, walk

POLICIES = [at_random, at_a_glance, hoarding]


def cards_on_the_table(saved: Document) -> Counter[str]:
    """Deployed cards and hands."""
    sides = ["players.1", "players.2"]
    places = [f"{side}.columns.{site}" for side in sides for site in NATIONS] + [f"{side}.hand" for side in sides]
    return Counter("".join(text(saved, place) for place in places))


def active(state: State) -> int:
    seat = field(state, "active")
    assert isinstance(seat, int)
    return seat - 1


def test_edge_31_the_draw_pile_is_refilled_from_the_discard_alone() -> None:
    """In the middle of a draw, at its beginning, and not at all if both piles are empty."""
    seen: Counter[str] = Counter()
    for seed in range(24):
        for state, seat, move in walk(seed, hoarding if seed % 3 else at_a_glance):
            told: list[Event] = []
            following = state.copy()
            if not GAME.decisions(state):
                break
            GAME.play(following, seat, move, told.append)
            names = [event.name for event in told]
            if "DiscardReshuffled" in names:
                seen["middle" if seat == CHANCE and move.kind == "nation" else "beginning"] += 1
                before = Counter(text(state, "discard")) + Counter(text(state, "deck"))
                before -= Counter(str(move)[-1] if move.kind == "nation" else "")
                assert Counter(text(following, "deck")) == before
                assert text(following, "discard") == ""
                assert cards_on_the_table(GAME.save(following)) == Counter(NATIONS * 12) - before
            if "DrawCutShort" in names:
                seen["short"] += 1
                assert (text(following, "deck"), text(following, "discard")) == ("", "")
                assert agenda.actor(following) == active(following)
    assert min(seen["middle"], seen["beginning"], seen["short"]) > 0


@pytest.mark.parametrize("choose", POLICIES)
def test_edge_41_no_card_is_ever_lost(choose: Choose) -> None:
    for seed in range(5):
        for state, _, _ in walk(seed, choose):
            saved = GAME.save(state)
            nations = cards_on_the_table(saved) + Counter(text(saved, "deck")) + Counter(text(saved, "discard"))
            assert nations == Counter(NATIONS * 12)
            levels = Counter(text(saved, "pile").split()) + Counter(text(saved, "returned").split())
            for side in ("players.1", "players.2"):
                levels += Counter(text(saved, f"{side}.temple_column").split())
                levels += Counter("1" if field(saved, f"{side}.reserve") else "")
                for site in NATIONS:
                    temple = text(saved, f"{side}.temples.{site}").split()
                    assert temple == sorted(set(temple))
                    levels += Counter(temple)
            assert levels == Counter({"1": 10, "2": 9, "3": 8, "4": 7, "5": 6, "6": 5})


def test_edge_42_within_a_turn_the_active_total_never_falls_and_the_other_never_rises() -> None:
    endings: Counter[str | None] = Counter()
    for seed in range(12):
        turn: object = 0
        totals: tuple[int, ...] = (0, 0)
        for state, _, _ in walk(seed, at_a_glance):
            now = GAME.scores(state)
            mine = active(state)
            if field(state, "turn") == turn:
                assert now[mine] >= totals[mine]
                assert now[1 - mine] <= totals[1 - mine]
            else:
                assert now == totals
            if GAME.ended_by(state) is None:
                assert min(now) >= 10 if field(state, "endgame") else max(now) <= 14
                assert max(now) <= 19
            elif GAME.ended_by(state) in ("15-9", "20", "drop"):
                assert GAME.winners(state) == (mine,)
            turn, totals = field(state, "turn"), now
        endings[GAME.ended_by(state)] += 1
    assert len(endings) > 1  # temples do rise and fall in these games


@pytest.mark.parametrize("choose", [at_random, at_a_glance])
def test_edge_43_a_view_shows_no_hidden_card(choose: Choose) -> None:
    """What the seat cannot know is dealt anew, and its view stays the same, letter by letter."""
    changed = 0
    rng = Rng(1)
    for seed in range(3):
        for state, _, _ in walk(seed, choose):
            for seat in (0, 1):
                other_world = state.copy()
                GAME.resample(other_world, seat, rng)
                changed += GAME.save(other_world) != GAME.save(state)
                view = GAME.view(state, seat)
                assert json.dumps(GAME.view(other_world, seat)) == json.dumps(view)
                players = view["players"]
                assert isinstance(players, dict)
                assert players[str(seat + 1)]["hand"] == text(state, f"players.{seat + 1}.hand")
                assert players[str(2 - seat)]["hand"] == len(text(state, f"players.{2 - seat}.hand"))
                assert view["deck"] == len(text(state, "deck"))
                assert view["pile"] == len(text(state, "pile").split())
    assert changed > 100


def test_edge_43_the_known_cards_of_the_temple_pile_are_exact() -> None:
    """Kept beside the game by somebody who watches: destroyed temples go on top, cards turned up come from there."""
    most = 0
    for seed in range(8):
        known: list[str] = []
        for state, seat, move in walk(seed, at_a_glance):
            assert GAME.view(state, 0)["returned"] == " ".join(known)
            most = max(most, len(known))
            site = text(state, f"players.{seat + 1}.pawn") if seat != CHANCE else "-"
            if move.kind == "A!":
                known += text(state, f"players.{2 - seat}.temples.{site}").split()[::-1]
            elif move.kind == "end":
                del known[max(0, len(known) - 2) :]
    assert most >= 3


@pytest.mark.parametrize("choose", POLICIES)
@pytest.mark.parametrize("options", ["", "sumerians=tail turn_cap=60"])
def test_edge_44_a_game_replays_from_its_notation(choose: Choose, options: str) -> None:
    for seed in range(2):
        setup = GAME.setup(options=dict(word.split("=") for word in options.split()))
        record = Record(GAME, setup)
        for _, seat, move in walk(seed, choose, options):
            for decision in GAME.decisions(record.state):
                assert [GAME.parse(str(option)) for option in decision.options] == list(decision.options)
                record.play(seat, move)
        written = record.transcript()
        again = replay(GAME, transcript.read(written, "game.mst"))
        assert GAME.save(again.state) == GAME.save(record.state)
        assert again.transcript() == written
