"""The edition: every value has its source, and a corrected board is data alone."""

from __future__ import annotations

import pytest

from mastaba import BadInput
from mastaba.games.amun_re.data import PROVINCES, price
from tests.games.amun_re.table import GAME, offered

VALUES = GAME.editions["2003"].values


def column(name: str) -> dict[str, object]:
    return {code: VALUES[f"provinces.{code}.{name}"].value for code in PROVINCES}


def test_every_value_of_every_province_has_a_source() -> None:
    names = {name.rsplit(".", 1)[1] for name in VALUES if name.startswith("provinces.")}
    assert len(names) == 13
    for code in PROVINCES:
        for name in names:
            assert VALUES[f"provinces.{code}.{name}"].kind in ("rulebook", "public", "reconstruction")


def test_v1b_free_items() -> None:
    cards = {code: n for code, n in column("free_cards").items() if n}
    assert cards == {"BUT": 1, "DAK": 1, "EDF": 1, "THE": 2}
    assert {code: n for code, n in column("free_bricks").items() if n} == {"ABY": 1, "MEM": 2}
    assert {code: n for code, n in column("free_gold").items() if n} == {"DAK": 12}


def test_v8e_printed_incomes() -> None:
    assert {code: n for code, n in column("income").items() if n} == {"ABU": 4, "BER": 8}
    assert {code: n for code, n in column("camel_income").items() if n} == {"KHA": 5, "SAW": 7, "AVA": 8}


def test_sums_and_counts_that_are_known() -> None:
    assert sum(int(str(n)) for n in column("fields").values()) == 40
    assert sum(int(str(n)) for n in column("power_symbols").values()) == 25
    assert list(column("bank").values()).count("W") == 8
    assert list(column("half").values()).count("U") == 8
    assert list(column("nile").values()).count(True) == 8
    assert {code: n for code, n in column("temples").items() if n} == {"AMA": 1, "DAM": 2, "EDF": 1}
    assert sum(VALUES[name].value for name in VALUES if name.startswith("cards.")) == 39  # type: ignore[misc]


def test_v3_prices() -> None:
    assert [price(k) for k in range(11)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]


def test_a_corrected_board_needs_no_code() -> None:
    given = {"phase": "farmers", "players": {"1": {"gold": 3}}, "provinces": {"BER": {"owner": 1}}}
    plain = GAME.position(GAME.setup(3), given)
    assert offered(plain) == {"done"}
    corrected = GAME.setup(3, data={"provinces": {"BER": {"fields": 2}}})
    assert offered(GAME.position(corrected, given)) == {"done", "farmer BER"}
    assert corrected.data.values["provinces.BER.fields"].kind == "corrected"
    assert corrected.data.sha256 is not None


@pytest.mark.parametrize(
    "data",
    [
        {"provinces": {"ABU": {"power_symbols": 5}}},
        {"provinces": {"ABU": {"bank": "N"}}},
        {"provinces": {"ABU": {"half": "W"}}},
        {"provinces": {"ABU": {"nile": "no"}}},
        {"provinces": {"ABU": {"colour": 1}}},
        {"auction": {"track": [0, 1, 2, 3, 4, 5, 6, 7, 8]}},
        {"cards": {"ARC": 2}},
        {"offering": {"limits": [5, 4, 3]}},
    ],
)
def test_impossible_data_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        GAME.setup(3, data=data)


def test_the_vocabulary_has_its_size_and_order() -> None:
    assert (GAME.moves.chance_size, len(GAME.moves)) == (32, 587)
    kinds = list(
        dict.fromkeys(str(move) if move.kind in ("play", "adjust", "take") else move.kind for move in GAME.moves)
    )
    shown = [kind for kind in kinds if not kind.startswith("take ")]
    assert shown == [
        "first", "province", "card", "play RBD", "play BLK", "bid", "sell", "cards", "keep", "farmer", "free", "done",
        "brick", "architect", "play ADJ", "offer", "steal", "adjust +3", "adjust -3", "gold8", "harvest", "bonus",
    ]  # fmt: skip
