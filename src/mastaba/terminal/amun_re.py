"""The table of Amun-Re: the players, then every province that is known, with what stands there and what it gives, and
the map in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mastaba.kernel.documents import Document
from mastaba.terminal.lines import aligned, seat_names, wrapped
from mastaba.terminal.screen import Screen, pad
from mastaba.texts import Texts

GIVES = {  # values of the edition, and how they are said
    "power_symbols": "board-gives-power_symbols",
    "income": "board-gives-income",
    "camel_income": "board-gives-camel_income",
    "temples": "board-gives-temples",
    "printed_farmers": "board-gives-printed_farmers",
}
NOBODY = {
    "offer": "board-card-offer",
    "used": "board-card-used",
    "pile": "board-card-pile",
}  # for no owner


def draw(view: Document, texts: Texts, screen: Screen) -> list[str]:
    table = cast("dict[str, Any]", view)
    cards = {"deck": table["deck"] + len(table["bottom"].split()), "discard": len(table["discard"].split())}
    lines = [round_line(table, texts, screen), texts.say("board-piles", cards)]
    lines += [*bottom(table["bottom"], texts, screen), "", *players(table, texts), ""]
    lines += draw_map(view, texts, screen)
    if table["seat"] is not None:
        own = table["players"][str(table["seat"])]
        lines += ["", *hand(own["hand"], texts, screen)]
    return lines


def draw_map(view: Document, texts: Texts, screen: Screen, _: Sequence[str] = ()) -> list[str]:
    table = cast("dict[str, Any]", view)
    lines = [*provinces(table, texts, screen), "", *map_of_egypt(table, texts, screen)]
    return lines + majorities(table, texts, screen)


def draw_provinces(view: Document, texts: Texts, screen: Screen, codes: Sequence[str]) -> list[str]:
    """Some provinces, under the round and the level of the temple marker."""
    table = cast("dict[str, Any]", view)
    return [round_line(table, texts, screen), "", *provinces(table, texts, screen, codes)]


def draw_auction(view: Document, texts: Texts, screen: Screen, codes: Sequence[str]) -> list[str]:
    """The players with their bids, and the provinces that they bid on."""
    table = cast("dict[str, Any]", view)
    return [*players(table, texts), "", *provinces(table, texts, screen, codes)]


def draw_track(view: Document, texts: Texts, screen: Screen, _: Sequence[str]) -> list[str]:
    """The level of the temple marker, and what every player offered."""
    table = cast("dict[str, Any]", view)
    return [round_line(table, texts, screen), "", *players(table, texts)]


PARTS = {  # what pictures of the rulebook show
    "map": draw_map,
    "province": draw_provinces,
    "auction": draw_auction,
    "track": draw_track,
}


def round_line(table: dict[str, Any], texts: Texts, screen: Screen) -> str:
    derived = table["derived"]
    facts = {"rounds": derived["rounds"], "kingdom": derived["kingdom"], "round": table["round"]}
    return screen.paint(texts.say("board-round", {**facts, "level": table["level"]}), "bold")


def bottom(cards: str, texts: Texts, screen: Screen) -> list[str]:
    """The cards under the pile in their order, if the reader knows any of them."""
    codes = [word.partition("@")[0] for word in cards.split()]
    if all(code == "?" for code in codes):
        return []
    said = [texts.say("board-unknown") if code == "?" else texts.name("card", code) for code in codes]
    return wrapped(f"{texts.say('board-bottom')} ", listed(said), screen.width)


def listed(words: list[str]) -> list[str]:
    """With commas between them."""
    return [f"{word}," for word in words[:-1]] + words[-1:]


def players(table: dict[str, Any], texts: Texts) -> list[str]:
    rows = [["", *map(texts.say, ("board-gold", "board-points", "board-cards")), ""]]
    for seat, name in seat_names(table, texts).items():
        player = table["players"][str(seat)]
        cards = player["hand"] if isinstance(player["hand"], int) else len(player["hand"].split())
        rows.append([name, str(player["gold"]), str(player["points"]), str(cards), doing(table, seat, texts)])
    return aligned(rows, to_the_right=(1, 2, 3))


def doing(table: dict[str, Any], seat: int, texts: Texts) -> str:
    """Whether a player is Pharaoh, and what lies in front of them in this phase."""
    player = table["players"][str(seat)]
    said = [texts.say("board-pharaoh")] if table["first"] == seat else []
    if player["bid"] is not None:
        province, gold = player["bid"].split()
        said.append(texts.say("board-bid", {"province": province, "gold": int(gold)}))
    if player["offering"]:
        said.append(texts.say("board-offering", {"offering": player["offering"]}))
    said += texts.counted("card", player["played"].split())
    return ", ".join(said)


def provinces(table: dict[str, Any], texts: Texts, screen: Screen, only: Sequence[str] = ()) -> list[str]:
    """Whatever was turned up, and what stands in provinces of the Old Kingdom that wait to be turned up again; of these
    only some, if they are named."""
    names = seat_names(table, texts)
    rows = [[texts.say("board-province"), texts.say("board-owner"), texts.say("board-farmers")]]
    rows[0] += [texts.say("board-bricks"), texts.say("board-pyramids")]
    yields = [[texts.say("board-gives")]]
    for code, province in table["provinces"].items():
        if province["card"] == "aside" or (province["card"] == "pile" and province["pyramids"] == 0):
            continue
        if only and code not in only:
            continue
        fields = texts.numbers[f"provinces_{code}_fields"]
        owner = names[province["owner"]] if province["owner"] else texts.say(NOBODY[province["card"]])
        rows.append(
            [
                screen.paint(texts.name("province", code), "bold"),
                owner,
                f"{province['farmers']}/{fields}",
                str(province["bricks"]),
                str(province["pyramids"]),
            ]
        )
        yields.append(listed(gives(code, province, table, texts)))
    starts = aligned(rows, to_the_right=(2, 3, 4))
    return [
        line for start, words in zip(starts, yields, strict=True) for line in wrapped(f"{start}  ", words, screen.width)
    ]


def gives(code: str, province: dict[str, Any], table: dict[str, Any], texts: Texts) -> list[str]:
    found = [(key, texts.numbers[f"provinces_{code}_{kind}"]) for kind, key in GIVES.items()]
    if province["card"] == "offer":  # offered to the winner of the bid; the free bricks are there already
        found.append(("board-gives-free_gold", texts.numbers[f"provinces_{code}_free_gold"]))
        found.append(("board-gives-free_cards", province["cards"]))
    said = [texts.say(key, {"number": number}) for key, number in found if number]
    said += [texts.name("card", card) for card, where in (("G8", "gold8"), ("HRV", "harvest")) if table[where] == code]
    return said


def map_of_egypt(table: dict[str, Any], texts: Texts, screen: Screen) -> list[str]:
    """Which provinces lie where, by bank and half, as the values of the table say (AR-1.3)."""
    values = texts.edition.values
    quarters: dict[str, list[str]] = {}
    for bank in "WE":
        for half in "LU":
            quarters[texts.say("board-quarter", {"bank": bank, "half": half})] = [
                ("~" if values[f"provinces.{code}.nile"].value else "") + texts.name("province", code)
                for code, province in table["provinces"].items()
                if province["card"] != "aside"
                and (values[f"provinces.{code}.bank"].value, values[f"provinces.{code}.half"].value) == (bank, half)
            ]
    margin = max(map(len, quarters))
    lines = [texts.say("board-map")]
    for quarter, here in quarters.items():
        lines += wrapped(f"  {pad(quarter, margin)}  ", listed(here), screen.width)
    return lines


def majorities(table: dict[str, Any], texts: Texts, screen: Screen) -> list[str]:
    """Who would score for the most pyramids of each bank (AR-8.3)."""
    names = seat_names(table, texts)
    banks = table["derived"]["majorities"]
    starts = {bank: texts.say("board-majority", {"bank": bank}) for bank in banks}
    margin = max(map(len, starts.values()))
    lines: list[str] = []
    for bank, codes in banks.items():
        held = [f"{texts.name('province', code)} ({names[table['provinces'][code]['owner']]})" for code in codes]
        words = listed(held) or [texts.say(NOBODY["used"])]
        lines += wrapped(f"{pad(starts[bank], margin)}  ", words, screen.width)
    return lines


def hand(cards: str, texts: Texts, screen: Screen) -> list[str]:
    words = [word + "  " for word in texts.counted("card", cards.split())] or [texts.say("board-empty")]
    return wrapped(f"{texts.say('board-your-hand')}  ", words, screen.width)
