"""Reasons: every claim is borne out by the worlds it was made from, and says what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from statistics import fmean
from typing import Any, NamedTuple

import pytest

import mastaba
from mastaba import BadInput, Game, Rng, game_modules
from mastaba.analysis import reasons
from mastaba.analysis.lines import Follower
from mastaba.analysis.reasons import Because, Claim, Pair, Weighing, counted, reasons_of, told
from mastaba.analysis.telling import sentences
from mastaba.bots.judges import shipped
from mastaba.bots.search import Budget, Search
from mastaba.bots.simple import GreedyBot
from mastaba.games import names
from mastaba.kernel.chance import Dealer
from mastaba.kernel.reasons import Measure, Part, Place, Reasons
from mastaba.kernel.record import Record
from mastaba.texts import LANGUAGES, Texts
from tests.texts.typography import faults

WORLDS = 16
QUESTIONS = 7  # of a game
SIMULATIONS = {"sa-re": 60}
EVERY = {"amun-re": 37, "babel": 13, "cleopatra": 23, "sa-re": 29}  # so many decisions one is asked about
JUDGED = [name for name in names() if reasons_of(mastaba.load(name)) is not None]


class Told(NamedTuple):
    """A question of a game, the worlds that it was answered from, and the answer."""

    seat: int
    moves: tuple[int, int]
    pairs: list[Pair]
    found: Because | None


@cache
def answers(name: str) -> tuple[Told, ...]:
    """Questions of one game of greedy bots, from its beginning to its end."""
    game = mastaba.load(name)
    record, dealer, bot = Record(game, game.setup(max(game.seats[:2]))), Dealer(4), GreedyBot(game, Rng(4))
    found: list[Told] = []
    asked, every = 0, EVERY.get(name, 5)
    while record.state.now is not None and len(found) < QUESTIONS:
        record.deal(dealer)
        for decision in game.decisions(record.state)[:1]:
            view = game.view(record.state, decision.seat)
            asked += len(decision.options) > 1
            if len(decision.options) > 1 and asked % every == 0:
                found.append(answer(game, view, decision))
            record.play(decision.seat, bot.decide(view, decision))
    return tuple(found)


def answer(game: Game, view: Any, decision: Any) -> Told:
    search, rng, kept = Search(game, Rng(1)), Rng(2), reasons_of(game)
    thoughts = search.think(view, decision, Budget(SIMULATIONS.get(game.name, 250)))
    best, other = [one.move for one in sorted(thoughts.options, key=lambda option: -option.visits)[:2]]
    judge = shipped(game)
    assert kept is not None and judge is not None
    follower, world, pairs = Follower(game, search, decision.seat, kept), game.imagine(view, rng), []
    for number in range(WORLDS):
        game.resample(world, decision.seat, rng)
        pairs.append(Pair(follower.follow(world, best, number), follower.follow(world, other, number)))
    return Told(decision.seat, (best, other), pairs, told(Weighing(game, judge, decision.seat), kept, pairs, other))


def ends(asked: Told) -> list[Pair]:
    """The worlds that claims were made from."""
    assert asked.found is not None
    over = asked.found.over
    return [pair for pair in asked.pairs if (pair.one.end.now is None) == (pair.two.end.now is None) == over]


def seen(view: Any, seat: int) -> dict[str, int]:
    """What people count, read from the seat's own view and not from the position."""
    own = view["players"][str(seat + 1)] if isinstance(view["players"], dict) else view["players"][seat]
    found = {name: own[name] for name in ("points", "gold", "scarabs", "amulets", "caravans", "cubes") if name in own}
    if isinstance(own.get("hand"), str):
        cards = own["hand"].split() if view["game"] != "babel" else list(own["hand"].replace("-", ""))
        found["cards" if view["game"] == "amun-re" else "hand"] = len(cards)
    return found


@pytest.mark.parametrize("name", JUDGED)
def test_every_claim_is_borne_out_by_the_worlds_it_was_made_from(name: str) -> None:
    game, kept, judge = mastaba.load(name), reasons_of(mastaba.load(name)), shipped(mastaba.load(name))
    assert kept is not None and judge is not None
    by_key = {measure.key: (part, measure) for part in kept.parts for measure in part.measures}
    told_of = 0
    for asked in answers(name):
        if asked.found is None:
            continue
        pairs, weighing = ends(asked), Weighing(game, judge, asked.seat)
        better = [weighing.chance(pair.one.end) - weighing.chance(pair.two.end) for pair in pairs]
        assert len(pairs) == asked.found.worlds and fmean(better) == pytest.approx(asked.found.better)
        for claim in (*asked.found.gains, *asked.found.risks):
            told_of += 1
            assert asked.found.better > 0 and (claim.gain > 0) == (claim in asked.found.gains)
            check_amount(claim, by_key[claim.thing][1], pairs)
            if not asked.found.over:
                check_gain(claim, by_key[claim.thing][0], pairs, weighing)
        assert abs(max((one.gain for one in asked.found.gains), default=1.0)) >= reasons.LEAST_GAIN
    assert told_of >= 2


def check_amount(claim: Claim, measure: Measure | Place, pairs: list[Pair]) -> None:
    """Nearly always the same way, by about so much; what is in a view is counted there."""
    if isinstance(measure, Place):
        differing = [measure.differ(pair.one.end, pair.two.end, claim.seat) for pair in pairs]
        assert sum(one[0] == claim.which for one in differing) >= 0.75 * len(pairs)
        return
    more = [measure.of(pair.one.end, claim.seat) - measure.of(pair.two.end, claim.seat) for pair in pairs]
    assert abs(fmean(more) - claim.amount) <= 0.5 and claim.amount != 0
    assert sum(one * claim.amount > 0 for one in more) >= 0.75 * len(more)
    for pair, difference in zip(pairs, more, strict=True):
        game = mastaba.load(pair.one.end.setup.game)
        views = [seen(game.view(line.end, claim.seat), claim.seat) for line in pair]
        if claim.thing in views[0]:
            assert views[0][claim.thing] - views[1][claim.thing] == difference


def check_gain(claim: Claim, part: Part, pairs: list[Pair], weighing: Weighing) -> None:
    """What the network makes of the one position with this part of the other, and the other way round."""
    gains = []
    for pair in pairs:
        robbed, gifted = pair.one.end.copy(), pair.two.end.copy()
        part.put(robbed, pair.two.end, claim.seat)
        part.put(gifted, pair.one.end, claim.seat)
        gains.append(weighing.chance(pair.one.end) - weighing.chance(robbed))
        gains.append(weighing.chance(gifted) - weighing.chance(pair.two.end))
    assert fmean(gains) == pytest.approx(claim.gain)
    assert abs(claim.gain) >= reasons.LEAST_GAIN


@pytest.mark.parametrize("name", JUDGED)
def test_plans_are_what_the_seat_goes_on_with_in_most_worlds(name: str) -> None:
    game, kept = mastaba.load(name), reasons_of(mastaba.load(name))
    assert kept is not None
    planned = 0
    for asked in answers(name):
        if asked.found is not None and asked.found.plan:
            planned += 1
            lines = [[step.move for step in pair.one.steps if step.seat == asked.seat] for pair in ends(asked)]
            interesting = [[move for move in line if game.moves[move].kind not in kept.dull] for line in lines]
            same = [line[: len(asked.found.plan)] == list(asked.found.plan) for line in interesting]
            assert sum(same) >= 0.75 * len(same)
    assert planned


@pytest.mark.parametrize("name", JUDGED)
def test_a_part_put_into_its_own_position_changes_nothing_and_elsewhere_only_that_seat(name: str) -> None:
    kept = reasons_of(mastaba.load(name))
    assert kept is not None
    for pair in answers(name)[1].pairs[:2]:
        before = [line.end.written() for line in pair]
        for part in kept.parts:
            for seat in range(pair.one.end.setup.seats):
                same, changed = pair.one.end.copy(), pair.one.end.copy()
                part.put(same, pair.one.end, seat)
                part.put(changed, pair.two.end, seat)
                assert same == pair.one.end
                for measure in part.measures:
                    if isinstance(measure, Measure) and measure.key not in ("farmers", "sets", "west", "east"):
                        at_most = max(measure.of(line.end, seat) for line in pair)
                        assert measure.of(changed, seat) <= at_most
        assert [line.end.written() for line in pair] == before  # copies share rows, and none was written to


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", JUDGED)
def test_every_claim_has_words(name: str, lang: str) -> None:
    game, kept = mastaba.load(name), reasons_of(mastaba.load(name))
    assert kept is not None
    texts = Texts(game, lang, ["Neith", "Hugo", "Ani", "Meret", "Senbi"])
    keys = [measure.key for part in kept.parts for measure in part.measures]
    assert len(set(keys)) == len(keys) and (kept.score in keys or not kept.score)
    for key in keys:
        said = set()
        for amount in (1, 2, -1, -2):
            for seat in (0, 1):
                claims = (Claim(key, seat, amount, 0.1, "MEM", "ABU"), Claim(key, seat, amount, 0.1, "MEM"))
                because = Because(5, 40, 0.1, seat == 1, (5, 5, 6), claims, claims[:1])
                lines = sentences(texts, because, 0)
                assert len(lines) == 3 and ("Hugo" in lines[1]) == (seat == 1)
                assert lang == "en" or not any(faults(line) for line in lines)
                said.add(lines[2])
        assert len(said) > 1
    assert texts.missing == []


def test_what_goes_both_ways_is_not_claimed() -> None:
    """`counted` asks positions; here those are numbers, and the two of a world lie side by side."""
    measure = Measure("gold", lambda state, seat: state)
    steady = [(3 + k % 2, 1) for k in range(16)]
    wavering = [(3, 1) if k % 3 else (0, 2) for k in range(16)]
    small = [(1, 1) if k % 3 else (2, 1) for k in range(16)]
    assert counted(measure, 0, worlds(steady)) == Claim("gold", 0, 2, 2)
    assert counted(measure, 0, worlds(wavering)) is None
    assert counted(measure, 0, worlds(small)) is None


def worlds(numbers: list[tuple[Any, Any]]) -> list[Pair]:
    from mastaba.analysis.lines import Line

    return [Pair(Line((), one), Line((), two)) for one, two in numbers]


def test_games_that_are_not_judged_have_no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the goal of Sa-Ré is, there are some; but not without the network."""
    game = mastaba.load("sa-re")
    record = Record(game, game.setup(2, options={"mode": "architect"}))
    dealer, bot = Dealer(1), GreedyBot(game, Rng(1))
    for _ in range(80):
        record.deal(dealer)
        decision = game.decisions(record.state)[0]
        view, search = game.view(record.state, decision.seat), Search(game, Rng(1))
        if len(decision.options) > 1:
            search.think(view, decision, Budget(40))
            moves = (decision.options[0].id, decision.options[1].id)
            if reasons.because(game, search, view, moves, Rng(1), worlds=WORLDS) is not None:
                break
        record.play(decision.seat, bot.decide(view, decision))
    else:
        raise AssertionError("nothing was ever said")
    monkeypatch.setattr(reasons, "shipped", lambda game: None)
    assert reasons.because(game, search, view, moves, Rng(1), worlds=WORLDS) is None


def test_reasons_of_a_guest_that_cannot_be_used_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mastaba.load("babel")
    load: Callable[[Game], Reasons | None] = reasons_of.__wrapped__
    monkeypatch.setattr("mastaba.games.babel.reasons.REASONS", "because")
    with pytest.raises(BadInput, match="the reasons of babel must be of the class Reasons, not str"):
        load(game)
    monkeypatch.setattr(game_modules, "package_of", lambda name: "mastaba.games.no_such_game")
    assert load(game) is None
