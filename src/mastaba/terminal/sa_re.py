"""The table of Sa-Ré: the season, the players, and everybody's site side by side.

On a site capitals are completed buildings, small letters projects; ~ is an empty space on the Nile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from mastaba.kernel.documents import Document
from mastaba.terminal.lines import aligned, seat_names, wrapped
from mastaba.terminal.screen import Screen, pad
from mastaba.texts import Texts

ROWS, COLUMNS = "ABC", "1234"
SPACE = 5  # letters of two tiles on one space, and the blank between them
GAP = "   "


def draw(view: Document, texts: Texts, screen: Screen) -> list[str]:
    table = cast("dict[str, Any]", view)
    names = seat_names(table, texts)
    first = names[table["first"]]
    lines = [screen.paint(texts.say("board-turn", {"turn": table["turn"], "first": first}), "bold")]
    lines += [*season(table, names, texts, screen), "", *players(table, names, texts), ""]
    lines += [*sites(table, names, texts, screen), "", *supply(table, texts, screen)]
    return lines


def draw_season(view: Document, texts: Texts, screen: Screen, _: Sequence[str]) -> list[str]:
    table = cast("dict[str, Any]", view)
    names = seat_names(table, texts)
    return [*season(table, names, texts, screen), "", *players(table, names, texts)]


def draw_track(view: Document, texts: Texts, screen: Screen, _: Sequence[str]) -> list[str]:
    table = cast("dict[str, Any]", view)
    return players(table, seat_names(table, texts), texts)


def draw_city(view: Document, texts: Texts, screen: Screen, of: Sequence[str]) -> list[str]:
    """What a player has, and the site: `city 2`; without a number it is one's own."""
    table = cast("dict[str, Any]", view)
    seat = int(of[0]) if of else table["seat"] or 1
    names = {seat: seat_names(table, texts)[seat]}
    return [*players(table, names, texts), "", *sites(table, names, texts, screen)]


def draw_prices(view: Document, texts: Texts, screen: Screen, _: Sequence[str]) -> list[str]:
    return supply(cast("dict[str, Any]", view), texts, screen)


PARTS = {  # for the rulebook's pictures
    "city": draw_city,
    "season": draw_season,
    "track": draw_track,
    "prices": draw_prices,
    "bills": draw_city,
    "stores": draw_city,
}


def season(table: dict[str, Any], names: dict[int, str], texts: Texts, screen: Screen) -> list[str]:
    """The shoe, and whose Work Sequence it is; cards that can still come are counted by everybody."""
    shoe = table["season"]
    if not any(player["up"] for player in table["players"].values()) or not shoe["shoe"]:
        return []
    top = texts.name("card", shoe["top"]) if shoe["top"] else texts.say("board-dark")
    lines = [texts.say("board-shoe", {"cards": shoe["shoe"], "top": top})]
    sequence = table["sequence"]
    looked = [texts.name("card", card) for card in (sequence["looked"], sequence["looked_next"]) if card]
    if looked:
        lines = [texts.say("board-temple", {"shown": ", ".join(f"{k} {card}" for k, card in enumerate(looked, 1))})]
    if sequence["taken"]:
        lines.append(
            texts.say(
                "board-sequence",
                {"who": names[sequence["actor"]], "cards": sequence["taken"], "unrest": sequence["unrest"]},
            )
        )
    if sequence["batch"]:
        lines.append(texts.say("board-drawn", {"cards": sequence["batch"]}))
    unseen = [word + ", " for word in texts.counted("card", shoe["unseen"].split())]
    unseen[-1] = unseen[-1].removesuffix(", ")
    return [*lines, *wrapped(f"{texts.say('board-unseen')}  ", unseen, screen.width, between="")]


def players(table: dict[str, Any], names: dict[int, str], texts: Texts) -> list[str]:
    rows = [["", *map(texts.say, ("board-revolt", "board-cards", "board-stock", "board-pyramid")), ""]]
    for seat, name in names.items():
        player = table["players"][str(seat)]
        reckoned = table["derived"]["players"][str(seat)]
        stock = player["stock"].split()
        tokens = [f"+{token}" for token in player["tokens"].split()]
        rows.append(
            [
                name,
                f"{player['marker']}/{reckoned['last']}",
                cards(player) or "-",
                " ".join([*stock, f"({len(stock)}/{reckoned['room']})", *tokens]),
                pyramid(player, table),
                doing(player, texts),
            ]
        )
    older = any(player.get("older") for player in table["players"].values())
    return [*aligned(rows), *([texts.say("board-older")] if older else [])]


def cards(player: dict[str, Any]) -> str:
    """The hand; cards of an earlier turn, which a revolt takes away, are marked."""
    older = player.get("older", "").split()
    words: list[str] = []
    for card in player["cards"].split():
        words.append(f"{card}*" if card in older else card)
        if card in older:
            older.remove(card)
    return " ".join(words)


def pyramid(player: dict[str, Any], table: dict[str, Any]) -> str:
    """The steps that stand, of how many."""
    number = player["pyramid"]
    return f"{player['steps']}/{len(table['derived']['pyramids'][str(number)])}" if number else "-"


def doing(player: dict[str, Any], texts: Texts) -> str:
    said = [texts.say("board-out")] if not player["up"] else []
    said += [texts.say("board-revolted")] if player["revolted"] else []
    said += [texts.say("board-caravans", {"number": player["caravans"]})] if player["caravans"] else []
    return ", ".join(said)


def sites(table: dict[str, Any], names: dict[int, str], texts: Texts, screen: Screen) -> list[str]:
    """As many beside each other as the screen is wide."""
    nile = cast("list[str]", texts.edition.values["site.nile"].value)
    drawn = [site(table["players"][str(seat)]["site"], name, nile, screen) for seat, name in names.items()]
    width = 2 + len(COLUMNS) * (SPACE + 1)
    together = max(1, (screen.width + len(GAP)) // (width + len(GAP)))
    lines: list[str] = []
    for first in range(0, len(drawn), together):
        group = drawn[first : first + together]
        lines += [GAP.join(pad(part, width) for part in row).rstrip() for row in zip(*group, strict=True)]
    return lines


def site(tiles: dict[str, str], name: str, nile: list[str], screen: Screen) -> list[str]:
    width = 2 + len(COLUMNS) * (SPACE + 1)
    lines = [screen.paint(name[:width], "bold"), "  " + " ".join(column.ljust(SPACE) for column in COLUMNS)]
    for row in ROWS:
        spaces = [tiles.get(row + column) or ("~" if row + column in nile else "·") for column in COLUMNS]
        lines.append(f"{row} " + " ".join(space.ljust(SPACE) for space in spaces))
    return lines


def cost(goods: list[int]) -> str:
    return "-".join(str(amount) for amount in goods)


def supply(table: dict[str, Any], texts: Texts, screen: Screen) -> list[str]:
    """The tiles that can still be started, with the letters that stand for them and their gold, stone and wood."""
    prices = table["derived"]["prices"]
    words = [
        f"{code} {texts.name('tile', code)} {number} ({cost(prices[code])}), "
        for code, number in table["supply"].items()
        if number
    ]
    for number in table["pyramids"].split():
        steps = ", ".join(cost(step) for step in table["derived"]["pyramids"][number])
        words.append(f"PY {texts.name('tile', 'PY')} {number} ({steps}), ")
    words[-1] = words[-1].removesuffix(", ")
    lines = wrapped(f"{texts.say('board-supply')}  ", words, screen.width, between="")
    return [*lines, *screen.wrapped(texts.say("board-sizes", sizes(table)))]


def sizes(table: dict[str, Any]) -> dict[str, object]:
    """What the edition that is played allows."""
    names = ("caravans", "cubes", "kept_after_revolt", "kept_without_building")
    return {name: table["derived"][name] for name in names}
