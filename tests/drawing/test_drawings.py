"""Positions as pictures: well-formed whatever is played, alike for what looks alike, and with all that is public."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import mastaba
from mastaba import CHANCE, SPECTATOR, BadInput, Game, Rng, State, apply, legal_ids
from mastaba.drawing import listing
from mastaba.drawing.board import drawing_of, open_view
from mastaba.games import names
from mastaba.kernel.values import REGISTER
from tests import positions
from tests.kernel.test_example_game import GAME as UNDRAWN

SVG = "{http://www.w3.org/2000/svg}"
TABLES = [
    pytest.param(name, edition, seats, id=f"{name}-{edition}-{seats}")
    for name in names()
    for edition in mastaba.load(name).editions
    for seats in mastaba.load(name).seats
]
# Every how many moves a position is drawn: in long games, of which there are six, less often.
STRIDES = defaultdict(lambda: 47, {"sa-re": 131})


def walk(game: Game, edition: str, seats: int, seed: int, stride: int) -> Iterator[State]:
    """Positions of a random game, every so many moves and the last one."""
    state, out, rng = game.start(seats, edition), game.buffer(), Rng(seed)
    moves = 0
    while found := legal_ids(state, out):
        if moves % stride == 0:
            yield state
        apply(state, out[rng.below(found)])
        moves += 1
    yield state


def middle(name: str, moves: int = 120) -> State:
    return positions.middle(mastaba.load(name), moves)


def said(svg: str) -> list[str]:
    """Every text of a picture, whole where it was cut."""
    return [
        "".join((cut if (cut := text.find(f"{SVG}title")) is not None else text).itertext())
        for text in ElementTree.fromstring(svg).iter(f"{SVG}text")
    ]


@pytest.mark.parametrize(("name", "edition", "seats"), TABLES)
def test_whatever_is_played_can_be_drawn_for_everybody(name: str, edition: str, seats: int) -> None:
    game = mastaba.load(name)
    eyes = [None, SPECTATOR, *range(seats)]
    for k, state in enumerate(walk(game, edition, seats, seed=seats, stride=STRIDES[name])):
        svg = mastaba.draw(state, eyes[k % len(eyes)], "fr" if k % 2 else "en")
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg"
        used = {use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")}
        assert used <= {one.attrib["id"] for one in root.iter() if "id" in one.attrib}
        assert not [text for text in said(svg) if text.startswith(("board-", "name-"))]


@pytest.mark.parametrize(("name", "edition", "seats"), TABLES)
def test_positions_that_look_alike_to_a_seat_are_drawn_alike(name: str, edition: str, seats: int) -> None:
    game = mastaba.load(name)
    rng = Rng(seats)
    for k, state in enumerate(walk(game, edition, seats, seed=100 + seats, stride=STRIDES[name] + 24)):
        seat = [SPECTATOR, *range(seats)][k % (seats + 1)]
        twin = state.copy()
        game.resample(twin, seat, rng)
        assert mastaba.draw(twin, seat) == mastaba.draw(state, seat)


def public_numbers(view: dict[str, object], game: str, seat: int) -> list[str]:
    """What the panel of a player must say."""
    if drawing_of(game) is listing.draw:
        return []
    player, derived = view["players"][str(seat)], view["derived"]  # type: ignore[index]
    if game == "babel":
        return [str(player["total"])]
    if game == "amun-re":
        return [str(player["points"]), str(player["gold"])]
    if game == "cleopatra":
        return [str(player["scarabs"]), str(player["amulets"]), str(player["statues"])]
    reckoned = derived["players"][str(seat)]  # type: ignore[index]
    return [f"{reckoned['progress']}/{reckoned['target']}" if reckoned["target"] else str(reckoned["progress"])]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", names())
def test_names_and_public_numbers_are_there(name: str, lang: str) -> None:
    state = middle(name)
    seats = state.setup.seats
    players = [f"<b>&“{k}”" for k in range(seats)]
    svg = mastaba.draw(state, lang=lang, players=players)
    texts = said(svg)
    assert {*players} <= {text.partition(":")[0].rstrip() for text in texts}
    view = open_view(mastaba.load(name), state)
    for seat in range(1, seats + 1):
        assert set(public_numbers(view, name, seat)) <= set(texts)


def test_a_hand_is_open_to_its_owner_and_to_nobody_else() -> None:
    state = middle("babel", 160)
    view = open_view(mastaba.load("babel"), state)
    hands = [view["players"][seat]["hand"] for seat in "12"]  # type: ignore[index]
    assert all(isinstance(hand, str) and hand for hand in hands)
    opened, own, watched = (mastaba.draw(state, seat) for seat in (None, 0, SPECTATOR))
    backs = [svg.count("url(#mastaba-weave)") for svg in (opened, own, watched)]
    assert backs[0] < backs[1] < backs[2]


@pytest.mark.parametrize("name", names())
def test_a_drawing_is_the_same_every_time_and_a_notebook_shows_it(name: str) -> None:
    state = middle(name)
    svg = mastaba.draw(state)
    assert svg == mastaba.draw(state.copy())
    assert svg._repr_svg_() == state._repr_svg_() == svg


def test_a_game_without_a_drawing_is_listed() -> None:
    state = UNDRAWN.start()
    svg = mastaba.draw(state)
    ElementTree.fromstring(svg)
    assert any("jackal" in text.lower() for text in said(svg))
    assert len(said(svg)) > 3
    assert drawing_of("jackal").__module__ == "mastaba.drawing.listing"
    assert "gold: [0, 0]" in str(state)


@pytest.mark.parametrize("name", names())
def test_printing_a_position_shows_its_board_and_repr_its_saved_form(name: str) -> None:
    state = middle(name)
    assert "\n" in str(state)
    assert repr(state).startswith(f'{{"game":"{name}"')
    assert "\n" not in repr(state) and len(repr(state)) == min(120, len(state.written()))


def test_after_the_end_print_shows_what_everybody_sees() -> None:
    *_, state = walk(mastaba.load("babel"), "filosofia", 2, 1, 10_000)
    assert "Your hand" not in str(state)
    assert "Player 1" in str(state)


def test_bad_wishes_are_refused() -> None:
    state = middle("babel")
    with pytest.raises(BadInput, match="seat must be a number from 0 to 1, SPECTATOR or None, not 2"):
        mastaba.draw(state, 2)
    with pytest.raises(BadInput, match="seat must be"):
        mastaba.draw(state, CHANCE)
    with pytest.raises(BadInput, match="there are no texts in 'de'"):
        mastaba.draw(state, lang="de")
    with pytest.raises(BadInput, match="players must be 2 names, one for each seat, not 1"):
        mastaba.draw(state, players=["Enki"])
    with pytest.raises(BadInput, match=r"saved as \.svg or \.png, not as 'board.gif'"):
        mastaba.draw(state).save("board.gif")


def test_without_anybody_who_draws_a_position_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(REGISTER, "text", None)
    monkeypatch.setattr(REGISTER, "svg", None)
    state = middle("babel")
    assert str(state) == repr(state)
    assert state._repr_svg_() is None
