"""The table of Cleopatra: players, market and palace, with the garden at the right.

In the garden a letter is a mosaic, a number the seat that owns a sanctuary, ♣ a palm and # the throne's square."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, cast

from mastaba.kernel.documents import Document
from mastaba.terminal.lines import aligned, seat_names, wrapped
from mastaba.terminal.screen import Screen, pad, width_of
from mastaba.texts import Texts

FILES, SIDE = "abcdefghi", 9
GARDEN = 2 * SIDE + 3  # columns on the screen
PIECES = ("sphinx", "obelisk", "door", "column", "throne")
COLOURS = ("blue", "red", "green", "yellow")


def draw(view: Document, texts: Texts, screen: Screen) -> list[str]:
    table = cast("dict[str, Any]", view)
    names = seat_names(table, texts)
    lines = [screen.paint(turn_line(table, texts), "bold"), *players(table, names, texts), ""]
    left = [*market(table, texts), worshippers(table, texts), "", *palace(table, texts)]
    right = garden(table, texts, screen)
    width = screen.width - GARDEN - 2
    beside = [short for line in left for short in folded(line, width)]
    lines += [f"{pad(a, width)}  {b}".rstrip() for a, b in zip_longest(beside, right, fillvalue="")]
    if table["seat"] is not None:
        own = table["players"][str(table["seat"])]["hand"]
        words = [word + "  " for word in texts.counted("card", own.split())] or [texts.say("board-empty")]
        lines += ["", *wrapped(f"{texts.say('board-your-hand')}  ", words, screen.width)]
    return lines


def draw_market(view: Document, texts: Texts, screen: Screen, _: Sequence[str]) -> list[str]:
    lines = market(cast("dict[str, Any]", view), texts)
    return [short for line in lines for short in folded(line, screen.width)]


def draw_palace(view: Document, texts: Texts, screen: Screen, _: Sequence[str]) -> list[str]:
    """The garden, and under it what stands already."""
    table = cast("dict[str, Any]", view)
    built = [short for line in palace(table, texts) for short in folded(line, screen.width)]
    return [*garden(table, texts, screen), "", *built]


def draw_procession(view: Document, texts: Texts, screen: Screen, _: Sequence[str]) -> list[str]:
    table = cast("dict[str, Any]", view)
    return [turn_line(table, texts), *folded(palace(table, texts)[0], screen.width)]


PARTS = {"palace": draw_palace, "procession": draw_procession, "market": draw_market}  # for the rulebook's pictures


def turn_line(table: dict[str, Any], texts: Texts) -> str:
    walked = {"steps": table["cleopatra"], "all": table["derived"]["spaces"]}
    return texts.say("board-turn", {"turn": table["turn"], **walked})


def players(table: dict[str, Any], names: dict[int, str], texts: Texts) -> list[str]:
    """What others own is counted by nobody at a real table before the end; so it is not shown here either."""
    rows = [["", *map(texts.say, ("board-scarabs", "board-amulets", "board-statues", "board-cards")), ""]]
    for seat, name in names.items():
        player = table["players"][str(seat)]
        hidden = isinstance(player["hand"], int) and table["ended_by"] is None
        cards = player["hand"] if isinstance(player["hand"], int) else len(player["hand"].split())
        owns = ["?", "?"] if hidden else [str(player["scarabs"]), str(player["amulets"])]
        mark = "" if player["bid"] is None else texts.say("board-bid", {"bid": str(player["bid"])})
        if table["derived"]["players"][str(seat)]["eliminated"]:
            mark = texts.say("board-eliminated")
        rows.append([name, *owns, str(player["statues"]), str(cards), mark])
    return aligned(rows, to_the_right=(1, 2, 3, 4))


def market(table: dict[str, Any], texts: Texts) -> list[str]:
    lines = []
    for stall, cards in table["stalls"].items():
        words = texts.counted("card", [card for card in cards.split() if not card.startswith("?")])
        down = sum(card.startswith("?") for card in cards.split())
        words += [texts.say("board-face-down", {"cards": down})] if down else []
        said = ", ".join(words) or texts.say("board-empty")
        lines.append(f"{texts.say('board-stall', {'stall': stall})}  {said}")
    top = texts.name("card", table["top"]) if table["top"] else "none"
    return [*lines, texts.say("board-deck", {"cards": table["deck"], "top": top})]


def worshippers(table: dict[str, Any], texts: Texts) -> str:
    waiting = [name for name in table["worshippers"].split() if name != "-"]
    helpers = [f"{texts.name('worshipper', name)} ({price(table, place, texts)})" for place, name in enumerate(waiting)]
    return f"{texts.say('board-worshippers')}  {' > '.join(helpers)}"


def price(table: dict[str, Any], place: int, texts: Texts) -> str:
    """What a worshipper on this place costs."""
    places = table["derived"]["places"]
    scarabs, amulets = places["scarabs"][place], places["amulets"][place]
    said = [texts.say("board-price-scarabs", {"scarabs": scarabs})] if scarabs else []
    said += [texts.say("board-price-amulets", {"amulets": amulets})] if amulets or not scarabs else []
    return ", ".join(said)


def palace(table: dict[str, Any], texts: Texts) -> list[str]:
    """What stands already, of how much, and where: rewards depend on it."""
    pieces = table["derived"]["pieces"]
    rows = table["sphinxes"].items()
    where = {
        "sphinx": ", ".join(f"{texts.name('place', row)} {number}" for row, number in rows if number),
        "obelisk": texts.names("place", table["obelisks"]),
        "door": texts.names("place", table["doors"]),
        "column": table["columns"],
    }
    built = []
    for name in PIECES:
        places = f" ({where[name]})" if where.get(name) else ""
        built.append(f"{texts.name('piece', name)} {pieces[name][0]}/{pieces[name][1]}{places}")
    lines = [f"{texts.say('board-palace')}  {', '.join(built)}"]
    if table["mosaic"]:
        lines.append(texts.say("board-mosaic", {"tile": table["mosaic"], "left": len(table["stack"])}))
    return lines


def folded(line: str, width: int) -> list[str]:
    start, gap, rest = line.partition("  ")
    return wrapped(start + gap, rest.split(" "), width) if gap else [line]


def garden(table: dict[str, Any], texts: Texts, screen: Screen) -> list[str]:
    """Rank 1 at the top, as on the page."""
    signs = dict.fromkeys(table["derived"]["palms"].split(), screen.paint("♣", "green"))
    for tile, squares in table["mosaics"].items():
        signs |= dict.fromkeys(squares.split(), screen.paint(tile, "bold"))
    for seat, player in table["players"].items():
        for squares in player["sanctuaries"]:
            signs |= dict.fromkeys(squares.split(), screen.paint(seat, COLOURS[int(seat) - 1]))
    signs[table["derived"]["throne"]] = "#"
    rows = [
        f"{rank}  " + " ".join(signs.get(f"{file}{rank}", screen.paint("·", "dim")) for file in FILES)
        for rank in range(1, SIDE + 1)
    ]
    assert all(width_of(row) <= GARDEN for row in rows)
    return ["   " + " ".join(FILES), *rows]
