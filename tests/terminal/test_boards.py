"""The table as it is drawn."""

from __future__ import annotations

import mastaba
from mastaba import SPECTATOR
from mastaba.terminal.boards import drawing_of, listed
from mastaba.terminal.screen import Screen
from mastaba.texts import Texts
from tests.kernel.sealed_bids import Bids
from tests.terminal.streams import LiveStream, piped

BABEL = mastaba.load("babel")
POSITION = {
    "turn": 12,
    "active": 1,
    "players": {
        "1": {
            "pawn": "H",
            "hand": "AHS",
            "columns": {"H": "SSSSAPP", "A": "HH", "S": "PP"},
            "temples": {"H": "1 2 4", "S": "1"},
            "temple_column": "5 3 2",
        },
        "2": {
            "pawn": "-",
            "reserve": True,
            "hand": "MMP",
            "noted": "M",
            "columns": {"H": "PSAAAM"},
            "temples": {"H": "1 2 3"},
        },
    },
    "discard": "AAM",
    "returned": "6 1",
}


def drawn(seat: int, lang: str = "en") -> list[str]:
    state = BABEL.position(BABEL.setup(), POSITION)
    return drawing_of("babel")(BABEL.view(state, seat), Texts(BABEL, lang), piped()[0])


def test_the_table_of_babel_seen_from_seat_1() -> None:
    assert drawn(0) == [
        "Turn 12                                         15 points against 9 or fewer win",
        "Player 2        total 3   3 cards (known: M)  Temple column empty  reserve [1]",
        "Player 1 (you)  total 5   3 cards    Temple column 5 3 [2]",
        "                Player 2 temple                 temple Player 1 (you)",
        "                                ●    quarry",
        "                         ······   A Assyrians   ······ HH",
        "             M [AAA] S P ···321   H Hittites  ● 12·4·· [SSSS] A PP",
        "                         ······   M Medes       ······",
        "                         ······   P Persians    ······",
        "                         ······   S Sumerians   1····· PP",
        "",
        "Draw pile 34   discard pile 3 (2A 1M)   Temple pile 34 (on top: 1 6)",
        "Your hand  1 Assyrians  1 Hittites  1 Sumerians",
    ]


def test_the_same_from_seat_2_in_french() -> None:
    assert drawn(1, "fr") == [
        "Tour 12                                  15 points contre 9 ou moins pour gagner",
        "Joueur 1         total 5   3 cartes   colonne Temple 5 3 [2]",
        "Joueur 2 (vous)  total 3   3 cartes   colonne Temple vide  carte réservée [1]",
        "                Joueur 1 temple                 temple Joueur 2 (vous)",
        "                                    carrière  ●",
        "                      HH ······   A Assyriens   ······",
        "             PP A [SSSS] ··4·21 ● H Hittites    123··· P S [AAA] M",
        "                         ······   M Mèdes       ······",
        "                         ······   P Perses      ······",
        "                      PP ·····1   S Sumériens   ······",
        "",
        "Pioche 34   défausse 3 (2A 1M)   pile Temple 34 (dessus\u00a0: 1 6)",
        "Votre main  2 Mèdes  1 Perses",
    ]


def test_a_spectator_sees_no_hand() -> None:
    shown = drawn(SPECTATOR)
    assert "Your hand" not in "".join(shown) and "(you)" not in "".join(shown)
    assert "known" not in "".join(shown)


def test_long_columns_are_closed_up_and_temple_columns_wrapped() -> None:
    position = {
        "players": {
            "1": {"columns": {"A": "AHAHAHAHAHAHAHAHAHAHA"}, "temple_column": " ".join("123456" * 4)},
            "2": {"columns": {"A": "MPMPMPMPMPMPMPMPMPMPMP"}},
        }
    }
    view = BABEL.view(BABEL.position(BABEL.setup(), position), 0)
    shown = drawing_of("babel")(view, Texts(BABEL, "en"), piped()[0])
    assert max(map(len, shown)) <= 80
    assert any("PMPMPMPMPMPMPMPMPMPMPM ······" in line and "······ AHAHAHAH" in line for line in shown)
    assert sum(line.count("6") for line in shown[:4]) == 4


def test_colours_change_nothing_but_colours() -> None:
    from mastaba.terminal.screen import ESCAPE

    view = BABEL.view(BABEL.position(BABEL.setup(), POSITION), 0)
    screen = Screen(LiveStream(), LiveStream(), {"TERM": "xterm"})
    plain = Screen(LiveStream(), LiveStream(), {"TERM": "xterm", "NO_COLOR": "1"})
    texts = Texts(BABEL, "en")
    coloured = drawing_of("babel")(view, texts, screen)
    assert "\x1b[31m[SSSS]\x1b[0m" in "".join(coloured)
    assert [ESCAPE.sub("", line) for line in coloured] == drawing_of("babel")(view, texts, plain)


def test_a_game_without_a_drawing_is_listed() -> None:
    game = Bids()
    assert drawing_of(game.name) is listed
    state = game.begin(game.setup(2))
    assert listed(game.view(state, 0), Texts(game, "en"), piped()[0]) == [
        "done: [False, False]",
        "coins: [0, 0]",
        "opened: []",
        "left: 5",
        "own: [0, 'SealBid']",
    ]
    babel = listed(BABEL.view(BABEL.position(BABEL.setup(), POSITION), 0), Texts(BABEL, "en"), piped()[0])
    assert "Player 2:" in babel and "  pawn: -" in babel and "    H: PSAAAM" in babel


def test_a_board_of_squares_is_drawn_row_by_row() -> None:
    told = {"board": [[{"name": "a1"}, {"name": "a2", "seat": 2}], [None, {"name": "b2", "thing": "rosette"}]]}
    assert listed({**told}, Texts(Bids(), "en"), piped()[0]) == ["board:", "  a1 a2=2", "   b2*"]
