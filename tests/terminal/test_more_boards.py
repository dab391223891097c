"""The tables of Amun-Re, Cleopatra and Sa-Ré as they are drawn."""

from __future__ import annotations

from importlib import import_module

import pytest

import mastaba
from mastaba import SPECTATOR
from mastaba.kernel.agenda import CHANCE, apply
from mastaba.kernel.chance import Rng
from mastaba.rulebook_pictures import picture, picture_names
from mastaba.terminal.boards import drawing_of
from mastaba.terminal.screen import ESCAPE, Screen
from mastaba.texts import Texts
from tests.terminal.streams import LiveStream, piped

AMUN_RE = {
    "phase": "auction",
    "round": 5,
    "offer": "BAH DAK ABY",
    "players": {
        "1": {"gold": 12, "points": 9, "hand": "ARC ARC HRV"},
        "2": {"gold": 20, "points": 14, "hand": "BLK"},
    },
    "provinces": {
        "ABY": {"bricks": 1, "pyramids": 2},
        "DAK": {"cards": "HRV"},
        "THE": {"card": "used", "owner": 2, "farmers": 2, "bricks": 1, "pyramids": 1},
        "KHA": {"card": "used", "owner": 1, "farmers": 1},
        "EDF": {"card": "used", "owner": 3},
    },
}
CLEOPATRA = {
    "turn": 9,
    "mosaic": "T",
    "top": "S2",
    "stalls": {"1": "A A S", "2": "C"},
    "mosaics": {"V": "c1 c2 a3 b3 c3"},
    "columns": "1 4",
    "sphinxes": {"L": 2},
    "players": {
        "1": {"hand": "A A S M2", "scarabs": 17, "amulets": 3, "sanctuaries": ["a1 b1 a2 b2"], "statues": 1},
        "2": {"scarabs": 11, "hand": "C W"},
    },
}
SA_RE = {
    "turn": 3,
    "phase": "building",
    "players": {
        "1": {
            "stock": "s w",
            "cards": "GS GW",
            "marker": 3,
            "tokens": "g",
            "site": {"A1": "WH MB", "B2": "te", "C2": "GO"},
        },
        "2": {"stock": "g", "caravans": 2, "site": {"A1": "WH MB", "B1": "py"}, "pyramid": 1, "steps": 1},
    },
}
POSITIONS = {"amun-re": (3, AMUN_RE), "cleopatra": (2, CLEOPATRA), "sa-re": (2, SA_RE)}


def drawn(name: str, seat: int, lang: str = "en", screen: Screen | None = None) -> list[str]:
    game = mastaba.load(name)
    seats, position = POSITIONS[name]
    state = game.position(game.setup(seats), position)
    if name == "amun-re":
        decision = game.decisions(state)[0]
        game.play(state, decision.seat, next(move for move in decision.options if str(move) == "bid BAH 3"))
    return drawing_of(name)(game.view(state, seat), Texts(game, lang), screen or piped()[0])


def test_the_table_of_amun_re() -> None:
    assert drawn("amun-re", 0) == [
        "Round 5 of 6, New Kingdom, no offering yet",
        "Power cards: 33 in the draw pile, 0 discarded",
        "",
        "                gold  points  cards",
        "Player 1 (you)    12       9      3  Pharaoh, bids 3 on Baharya",
        "Player 2          20      14      1",
        "Player 3          20       0      1",
        "",
        "province  owner           farmers  bricks  pyramids  what it gives",
        "Abydos    on offer            0/4       1         2  2 symbols",
        "Baharya   on offer            0/2       0         0  2 symbols,",
        "                                                     2 printed farmers",
        "Dakhla    on offer            0/1       0         0  1 symbol, 12 free gold,",
        "                                                     1 free card",
        "Edfu      Player 3            0/2       0         0  1 symbol, temple",
        "Kharga    Player 1 (you)      1/3       0         0  3 symbols, 5 gold by camel",
        "Thebes    Player 2            2/3       1         1  2 symbols",
        "",
        "Map (~ on the Nile)",
        "  west bank, Lower Egypt  Baharya",
        "  west bank, Upper Egypt  ~Abydos, Dakhla, ~Edfu, Kharga",
        "  east bank, Lower Egypt  ~Amarna, Avaris",
        "  east bank, Upper Egypt  ~Abu, ~Thebes",
        "Most pyramids, west bank  nobody",
        "Most pyramids, east bank  Thebes (Player 2)",
        "",
        "Your hand  2 × Architect   Extra Harvest",
    ]


def test_cards_under_the_pile_that_everybody_saw_are_named_in_their_order() -> None:
    game = mastaba.load("amun-re")
    setup = game.setup(3, options={"draw2": "show", "start_draft": "on"})
    state = game.position(setup, {"phase": "cards", "bottom": "ARC@2 HRV@public BNI@public"})
    shown = [drawing_of("amun-re")(game.view(state, seat), Texts(game, "en"), piped()[0])[1:3] for seat in (0, 1)]
    assert shown[0] == [
        "Power cards: 36 in the draw pile, 0 discarded",
        "At the bottom of the draw pile, next one first: unknown, Extra Harvest,",
    ]
    assert shown[1][1] == "At the bottom of the draw pile, next one first: Architect, Extra Harvest,"
    hidden = game.position(setup, {"phase": "cards", "bottom": "ARC@2"})
    assert drawing_of("amun-re")(game.view(hidden, 0), Texts(game, "en"), piped()[0])[2] == ""


def test_the_table_of_cleopatra() -> None:
    assert drawn("cleopatra", 0) == [
        "Turn 9, Cleopatra has taken 0 of 5 steps",
        "                scarabs  amulets  statues  cards",
        "Player 1 (you)       17        3        1      4",
        "Player 2              ?        ?        2      2",
        "",
        "Stall 1  2 artisans, stone                                    a b c d e f g h i",
        "Stall 2  cave                                              1  1 1 V · · · · ♣ ·",
        "Stall 3  1 face down                                       2  1 1 V ♣ · ♣ · · ♣",
        "Deck  82 cards, on top: double stone                       3  V V V · ♣ · ♣ · ·",
        "Worshippers  Architect (2 scarabs) > Vizier (1 amulet) >   4  · ♣ · · · · · ♣ ·",
        "             Merchant (1 amulet) > Beggar (2 amulets) >    5  · · ♣ · # · ♣ · ·",
        "             Foreman (3 amulets)                           6  · ♣ · · · · · ♣ ·",
        "                                                           7  · · ♣ · ♣ · ♣ · ·",
        "Palace  sphinx 2/6 (left 2), obelisk 0/2, door frame 0/2,  8  ♣ · · ♣ · ♣ · · ♣",
        "        column wall 2/9 (1 4), throne 0/2                  9  · ♣ · · · · · ♣ ·",
        "Mosaic  T is next, then 10 more",
        "",
        "Your hand  2 artisans   stone   double marble",
    ]


def test_the_table_of_sa_re() -> None:
    assert drawn("sa-re", 0) == [
        "Turn 3, Player 1 (you) goes first",
        "Shoe: 25 cards, on top: face down",
        "Not yet seen  3 × gold, 3 × stone, 3 × wood, gold + gold, stone + stone,",
        "              wood + wood, stone + wood, 5 × single unrest, 3 × double unrest,",
        "              4 × Choice of Horus, Hoshekh",
        "",
        "                revolt  cards  stock (+ tokens)  pyramid",
        "Player 1 (you)  3/8     GS GW  s w (2/3) +g      -",
        "Player 2        0/8     -      g (1/3)           1/3      2 caravans",
        "",
        "Player 1 (you)               Player 2",
        "  1     2     3     4          1     2     3     4",
        "A WH MB ·     ·     ~        A WH MB ·     ·     ~",
        "B ·     te    ·     ~        B py    ·     ·     ~",
        "C ~     GO    ~     ~        C ~     ~     ~     ~",
        "",
        "Board  MB Master Builder 2 (2-1-1), WH Warehouse 2 (0-1-2),",
        "       GO Goldsmith 1 (0-2-2), ST Stonemason 2 (2-0-2), CA Carpenter 2 (2-2-0),",
        "       TE Temple 1 (2-3-3), PA Palace 2 (3-3-1), GA Gardens 2 (1-2-2),",
        "       LI Library 2 (3-2-3), BA Barracks 2 (1-4-2), MA Market 2 (2-1-3),",
        "       HA Harbour 2 (2-2-4), PY Pyramid 2 (2-4-2, 2-4-2, 2-4-2)",
        "Costs are gold-stone-wood. At most: caravans 3, black cubes 2, cards kept",
        "without building 2, after a revolt 1.",
    ]


@pytest.mark.parametrize("name", POSITIONS)
def test_in_french_and_for_spectators(name: str) -> None:
    wide = piped()[0].inset(-120)
    own, watched = drawn(name, 0, screen=wide), drawn(name, SPECTATOR, screen=wide)
    french = drawn(name, 1, "fr", wide)
    assert "Joueur 2 (vous)" in "\n".join(french) and "Player" not in "\n".join(french)
    assert "(you)" not in "\n".join(watched) and "Your hand" not in "\n".join(watched)
    assert len(watched) == len([line for line in own if "Your hand" not in line]) - (name != "sa-re")


def test_what_others_own_in_cleopatra_is_not_counted() -> None:
    assert "   17        3" in drawn("cleopatra", 0)[2]
    assert "    ?        ?" in drawn("cleopatra", SPECTATOR)[2]


@pytest.mark.parametrize("name", POSITIONS)
def test_colours_change_nothing_but_colours(name: str) -> None:
    coloured = drawn(name, 0, screen=Screen(LiveStream(), LiveStream(), {"TERM": "xterm"}))
    plain = drawn(name, 0, screen=Screen(LiveStream(), LiveStream(), {"TERM": "xterm", "NO_COLOR": "1"}))
    assert coloured != plain
    assert [ESCAPE.sub("", line).rstrip() for line in coloured] == plain


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", POSITIONS)
def test_every_moment_of_a_game_can_be_drawn(name: str, lang: str) -> None:
    game, rng = mastaba.load(name), Rng(7)
    seats = max(game.seats)
    state, texts, screen = game.start(seats=seats), Texts(game, lang), piped()[0]
    out, weights = game.buffer(), game.buffer()
    for number in range(600):
        if (step := state.now) is None:
            break
        if step.seat == CHANCE:
            apply(state, step.draw(state, rng, out, weights))
            continue
        if number % 6 == 0:
            shown = drawing_of(name)(game.view(state, number % seats), texts, screen)
            assert max(map(len, shown)) <= 100 and "?0" not in "".join(shown)
        apply(state, out[rng.below(step.options(state, out))])
    assert texts.missing == []


def part_of(game: str, name: str) -> list[str]:
    shown = picture(game, name)
    part, *of = shown.part.split()
    draw = import_module(f"mastaba.terminal.{game.replace('-', '_')}").PARTS[part]
    lines: list[str] = draw(shown.view, Texts(mastaba.load(game), "en", edition=shown.edition), piped()[0], of)
    return lines


@pytest.mark.parametrize("game", ["cleopatra", "sa-re"])
def test_a_picture_of_the_rulebook_is_shorter_than_the_table(game: str) -> None:
    for name in picture_names(game):
        shown = picture(game, name)
        whole = drawing_of(game)(shown.view, Texts(mastaba.load(game), "en", edition=shown.edition), piped()[0])
        assert 0 < len(part_of(game, name)) < len(whole), name


def test_cards_to_choose_from_are_shown_in_the_season() -> None:
    assert "Drawn, still to be dealt with: single unrest, double unrest" in part_of("sa-re", "season-two-unrest")
    assert part_of("sa-re", "temple-choice")[0] == "Temple, the two top cards: 1 Choice of Horus, 2 stone"
