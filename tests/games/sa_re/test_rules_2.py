"""Rules 2: what the second reading of the rulebooks changed, beside the scenarios R2; and both versions whole."""

from __future__ import annotations

import io
from collections.abc import Mapping

import pytest

from mastaba import BadInput, Rng, State
from mastaba.games.sa_re.bot.risk import chance_of_revolt
from mastaba.games.sa_re.game import own
from mastaba.kernel import transcript
from mastaba.kernel.record import Record, replay
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts
from tests.games.sa_re.table import GAME, after, chosen, decides, field, offered, position, refusal, site, walk
from tests.games.sa_re.test_edge_cases_season import shoe_of

DECIDING = {"on", "lay"}  # a Choice of Horus that may be refused


def offer(shoe: Mapping[str, object], one: Mapping[str, object] | None = None) -> State:
    """A season of the English edition."""
    return position("season", one or {}, {}, edition="en", season=shoe)


# ---------------------------------------------------------------------- 16.1 Choice of Horus, English edition
def test_horus_picked_with_the_temple_was_chosen() -> None:
    for dark, lines in ((False, ["1 temple", "* season G"]), (True, ["1 temple", "* season HO", "* season G"])):
        top = {} if dark else {"top": "HO"}
        state = offer({"dark": dark, **top}, {"site": site(B2="TE")})
        state = after(state, *lines, "1 pick 1")
        assert decides(state) == 0  # the pair is drawn without a question


def test_horus_taken_after_a_palace_was_chosen_and_one_drawn_after_it_was_not() -> None:
    state = offer({"top": "U2"}, {"site": site(B2="PA")})
    taken = after(state, "1 palace", "* season HO", "1 take")
    assert decides(taken) == 0
    drawn = after(state, "1 palace", "* season XX", "1 draw", "* season HO")
    assert offered(drawn) == DECIDING


def test_horus_that_the_palace_brings_into_a_pair_was_drawn() -> None:
    state = offer({"top": "HO"}, {"site": site(B2="PA")})
    state = after(state, "1 take", "* season U1", "* season U2", "* season HO", "1 palace U2", "* season G")
    state = after(state, "1 keep U1")
    assert offered(state) == DECIDING


def test_horus_known_to_the_one_who_draws_it_in_the_dark_was_drawn_all_the_same() -> None:
    state = offer({"dark": True}, {"site": site(B2="TE")})
    state = after(state, "1 temple", "* season HO", "* season U1", "1 pick 2", "1 keep U1", "1 draw")
    assert offered(state) == DECIDING


def test_an_empty_shoe_asks_nothing() -> None:
    state = offer(shoe_of("HO", "G", dark=True))
    state = after(state, "1 draw", "* season HO")
    assert field(state, "sequence.pairs") == 0 and "done" in offered(state)


def test_a_shoe_that_runs_out_cuts_the_second_pair_short() -> None:
    state = offer(shoe_of("HO", "HO", "U1", "G", top="HO"))
    state = after(state, "1 take", "* season HO", "* season HO", "* season U1")
    assert offered(state) == DECIDING
    state = after(state, "1 on", "1 keep U1")
    assert field(state, "sequence.pairs") == 0 and "done" in offered(state)


def test_a_revolt_cancels_the_pairs() -> None:
    state = offer({"top": "HO"}, {"marker": 7})
    state = after(state, "1 take", "* season HO", "* season HO", "* season U1", "1 on", "* season U1", "* season G")
    state = after(state, "1 keep U1")
    assert field(state, "players.1.revolted") is True
    assert field(state, "sequence.pairs") == 0 and decides(state) == 2


def test_a_pair_and_its_question_survive_saving_and_imagining() -> None:
    state = offer({"top": "HO"})
    state = after(state, "1 take", "* season HO", "* season HO", "* season U1")
    loaded = GAME.load(GAME.save(state))
    assert GAME.save(loaded) == GAME.save(state) and offered(loaded) == DECIDING
    assert offered(GAME.imagine(GAME.view(state, 1), Rng(1))) == DECIDING


def test_who_may_refuse_risks_less() -> None:
    """A second pair is a free choice as long as nothing was produced."""
    shoe = shoe_of("HO", "HO", "U2", "U2", "U2", top="HO")
    english = offer(shoe, {"marker": 6})
    french = position("season", {"marker": 6}, {}, season=shoe)
    assert chance_of_revolt(own(english), 0, 2) < chance_of_revolt(own(french), 0, 2)
    rest = {"track": {"last": 6}}  # one step to the revolt: with Horus due, laying is what a look suggests
    state = position("season", {"marker": 5}, {}, edition="en", data=rest, season={"dark": True})
    state = after(state, "1 draw", "* season HO")
    assert liked(state) == "lay"
    assert liked(after(offer({"dark": True}), "1 draw", "* season HO")) == "on"


def liked(state: State) -> str:
    """The move with the highest prior."""
    decision = GAME.decisions(state)[0]
    moves, out = GAME.buffer(), GAME.buffer()
    for k, move in enumerate(decision.options):
        moves[k] = move.id
    GAME.priors(state, decision.seat, moves, len(decision.options), out)
    return str(max(zip(out, decision.options, strict=False), key=lambda pair: pair[0])[1])


# ---------------------------------------------------------------------- 16.2 ties, English edition
LAST_STEP = {1: 3, 2: 3, 3: 2, 4: 2}
SPACES = ("A2", "A3", "A4", "B1", "B2", "B4", "C1", "C2", "C3", "C4")
TILES = ("GO", "ST", "CA", "TE", "GA", "HA", "WH", "MB", "LI", "BA")
FULL = dict(zip(SPACES, TILES, strict=True))  # all spaces but those of the start and of the pyramid
DEAR = {"pyramids": {"4": {"first": [9, 9, 9]}}}


def city(number: int, steps: int) -> dict[str, object]:
    """All spaces are built, and so many steps of this pyramid; crafts beside it make them cheaper."""
    pyramid = "PY" if steps == LAST_STEP[number] else "py"
    return {"pyramid": number, "steps": steps, "stock": "", "tokens": "", "site": site(**FULL, B3=pyramid)}


@pytest.mark.parametrize(
    ("pyramids", "rules", "data", "ranking"),
    [
        ([(1, 2), (2, 2), (3, 0), (4, 0)], 2, None, (1, 2, 3, 4)),  # 17 and 16 in two steps each, then the numbers
        ([(1, 1), (3, 1), (2, 1), (4, 0)], 2, None, (2, 1, 3, 4)),  # 8, 9, 8; equal sums go by the number
        ([(4, 1), (1, 1), (2, 1), (3, 0)], 2, DEAR, (1, 2, 3, 4)),  # a corrected cost decides
        ([(4, 1), (1, 1), (2, 1), (3, 0)], 1, DEAR, (3, 1, 2, 4)),
        ([(4, 2), (1, 2), (2, 0), (3, 1)], 2, None, (2, 1, 4, 3)),  # one has completed his: the sum is 15, 17, 0, 9
        ([(4, 2), (1, 2), (2, 0), (3, 1)], 1, None, (1, 2, 4, 3)),
    ],
)
def test_ties_go_by_the_resources_of_the_pyramid(
    pyramids: list[tuple[int, int]], rules: int, data: dict[str, object] | None, ranking: tuple[int, ...]
) -> None:
    one, two, three, four = [city(number, steps) for number, steps in pyramids]
    options = "mode=priest"
    state = position("building", one, two, three, four, edition="en", options=options, rules=rules, data=data)
    assert GAME.ranking(state) == ranking


# ---------------------------------------------------------------------- 16.3 to 16.7
def test_the_pyramid_must_stand_on_the_site() -> None:
    one = {"stock": "", "tokens": "", "site": site(**FULL, B3="PA")}
    state = position("building", one, {}, first=2, sequence={"actor": 1}, options="mode=architect")
    assert GAME.ended_by(after(state, "1 done", "1 done")) is None


def test_a_completed_building_may_lie_above_an_unfinished_one() -> None:
    one = {**city(1, 0), "site": site(**{**FULL, "A2": "go CA", "B3": "py"})}
    state = position("building", one, {}, {}, sequence={"actor": 3}, first=1, options="mode=priest", edition="en")
    assert GAME.ended_by(after(state, "3 done", "3 done")) == "goal"


def test_more_cards_of_this_turn_where_a_box_lets_one_keep_more() -> None:
    one = {"revolted": True, "marker": 8, "cards": "G G S SS", "older": "G S"}
    state = position("building", one, {}, data={"kept_cards": {"after_revolt": 2}})
    assert offered(state) == {"keep G"}  # in order, and two there must be
    state = after(state, "1 keep G")
    assert offered(state) == {"keep SS"}
    assert refusal(state, "1 keep G") == "SR-7.11 card_of_an_earlier_turn"
    assert refusal(state, "1 keep W") == "SR-7.10 no_such_card"


def test_cards_of_earlier_turns_after_a_season_of_ones_own_will() -> None:
    """Two cards of any age, as before."""
    state = position("season", {"cards": "G SS", "older": "G SS", "stock": ""}, {}, season={"top": "W"})
    state = after(state, "1 lay", "2 take", "* season S", "1 done")
    assert offered(state) == {"keep G", "keep SS", "done"}
    assert field(state, "players.1.older") == ""


@pytest.mark.parametrize(
    ("phase", "player"),
    [
        ("season", {"cards": "G", "older": "G G"}),
        ("season", {"cards": "G", "locked": "G", "older": "G"}),
        ("building", {"cards": "G", "older": "G"}),
        ("projects", {"site": site(B2="te!!!")}),
    ],
)
def test_positions_that_no_game_comes_to(phase: str, player: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        position(phase, player, {})


def test_rules_1_know_neither_older_cards_nor_a_second_move() -> None:
    with pytest.raises(BadInput):
        position("projects", {"site": site(B2="te!!")}, {}, rules=1)
    saved = GAME.save(position("season", {"cards": "G"}, {}, edition="en", rules=1))
    players, sequence = saved["players"], saved["sequence"]
    assert isinstance(players, dict) and "older" not in players["1"]
    assert isinstance(sequence, dict) and not {"pairs", "drawn"} & set(sequence)


def test_moves_of_a_phase_are_forgotten_when_it_ends() -> None:
    state = position("projects", {"site": site(B2="te!!", B3="ga!")}, {}, stage=1)
    assert "lift TE B2" not in offered(state) and "lift GA B3" in offered(state)
    assert field(after(state, "1 go"), "players.1.site.B2") == "te"


def test_winds_and_given_unrest_do_not_reach_who_is_down() -> None:
    state = position("season", {}, {"up": False, "marker": 2}, {}, season={"top": "GS"})
    assert field(after(state, "1 take", "* season G"), "players.2.marker") == 2
    giving = position("season", {}, {"up": False}, {}, season={"top": "U1"}, sequence={"unrest": 1, "taken": 1})
    assert refusal(after(giving, "1 take", "* season G"), "1 give U1 2") == "SR-5.11 opponent_down"


# ---------------------------------------------------------------------- 16.8 to 16.10, and the vocabulary
def test_who_begins_is_written_down_only_if_the_table_said_so() -> None:
    assert GAME.changed_options(GAME.setup(3, "fr", {"first": "chance"})) == {}
    assert GAME.changed_options(GAME.setup(3, "fr", {"first": "3"})) == {"first": "3"}
    with pytest.raises(BadInput, match="seat 4 cannot begin at a table of 3"):
        GAME.setup(3, "fr", {"first": "4"})


@pytest.mark.parametrize(("cap", "fine"), [("off", True), ("10", True), ("9", False), ("none", False)])
def test_the_turn_cap_is_ten_turns_at_least_or_off(cap: str, fine: bool) -> None:
    if fine:
        assert GAME.setup(2, "en", {"turn_cap": cap}).options["turn_cap"] == cap
    else:
        with pytest.raises(BadInput):
            GAME.setup(2, "en", {"turn_cap": cap})


def test_the_vocabulary_names_a_harbour_everywhere() -> None:
    assert (GAME.moves.chance_size, len(GAME.moves) - GAME.moves.chance_size) == (23, 997)
    for verb in ("raze", "lift", "start", "build"):
        assert GAME.parse(f"{verb} HA A1") is not None


@pytest.mark.parametrize(
    ("nile", "words"),
    [
        (["A4", "A4", "C1", "C2", "C3", "C4"], "site.nile must name 6 different spaces"),
        (["A4", "B4", "C1", "C2", "C3", "D4"], "element 6 of site.nile must be one of A1, A2, "),
        (["A4", "B4", "C1", "C2", "C3"], "corrected data gives site.nile as"),
    ],
)
def test_a_nile_that_no_box_has(nile: list[str], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        GAME.setup(2, "fr", None, {"site": {"nile": nile}})


# ---------------------------------------------------------------------- both versions
@pytest.mark.parametrize(("edition", "rules"), [("fr", 1), ("en", 1), ("fr", 2), ("en", 2)])
def test_whole_games_replay_under_their_rules(edition: str, rules: int) -> None:
    setup = GAME.setup(3, edition, chosen("turn_cap=10"), None, rules)
    record = Record(GAME, setup)
    for state, seat, move in walk(5, 3, edition, "turn_cap=10", rules):
        if state.now is not None:
            record.play(seat, move)
    assert f'[Rules "{rules}"]' in record.transcript()
    again = replay(GAME, transcript.read(record.transcript(), "game.mst"))
    assert GAME.save(again.state) == GAME.save(record.state)


def test_the_terminal_marks_cards_of_earlier_turns() -> None:
    state = position("season", {"cards": "G G S", "older": "G"}, {}, season={"top": "W"})
    drawn = drawing_of("sa-re")(GAME.view(state, 0), Texts(GAME, "en"), Screen(io.StringIO(), io.StringIO(), {}))
    assert any("G* G S" in line for line in drawn)
    assert any("of an earlier turn" in line for line in drawn)
