"""The table of Babel: five sites between the two players' columns, one's own at the right.

      [SSS] A ··4·21 ● A Assyrians   12···· HH [PPPP]
The columns grow outwards from the site; runs of three or more stand in brackets. Of a temple each level is shown in its
place, and ● is a pawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, cast

from mastaba.kernel.documents import Document
from mastaba.terminal.lines import seat_names, wrapped
from mastaba.terminal.screen import Screen, pad
from mastaba.texts import Texts

NATIONS = "AHMPS"
COLOURS = {"A": "yellow", "H": "blue", "M": "green", "P": "magenta", "S": "red"}
LEVELS = 6
NAME = 11  # a letter and the name of a site
CENTRE = 31  # what a row needs beside the two columns
PAWN = "●"


def draw(view: Document, texts: Texts, screen: Screen) -> list[str]:
    table = cast("dict[str, Any]", view)
    goal = texts.say("board-endgame" if table["endgame"] else "board-goal")
    turn = texts.say("board-turn", {"turn": table["turn"]})
    on_quarry = any(player["pawn"] == "-" for player in table["players"].values())
    return [
        pad(screen.paint(turn, "bold"), screen.width - len(goal)) + goal,
        *both_players(table, texts, screen),
        *draw_sites(view, texts, screen, ["-", *NATIONS] if on_quarry else NATIONS),
        "",
        *piles_and_hand(table, texts, screen),
    ]


def draw_sites(view: Document, texts: Texts, screen: Screen, sites: Sequence[str]) -> list[str]:
    """Both players' temples and columns at some sites."""
    table = cast("dict[str, Any]", view)
    other, own = far_and_near(table)
    theirs, mine = table["players"][str(other)], table["players"][str(own)]
    names = seat_names(table, texts)
    side = (screen.width - CENTRE) // 2
    runs = [table["derived"]["players"][str(seat)]["runs"] for seat in (other, own)]
    return [
        screen.paint(heading(names[other], names[own], side, texts), "dim"),
        *[site_row(site, theirs, mine, runs, side, texts, screen) for site in sites],
    ]


def draw_side(view: Document, texts: Texts, screen: Screen, _: Sequence[str]) -> list[str]:
    """What lies beside the sites: Temple columns, piles and one's own hand."""
    table = cast("dict[str, Any]", view)
    return [*both_players(table, texts, screen), "", *piles_and_hand(table, texts, screen)]


PARTS = {"sites": draw_sites, "side": draw_side}  # what pictures of the rulebook show; `duel` is the whole table


def far_and_near(table: dict[str, Any]) -> tuple[int, int]:
    own: int = table["seat"] or 1
    return 3 - own, own


def both_players(table: dict[str, Any], texts: Texts, screen: Screen) -> list[str]:
    names = seat_names(table, texts)
    margin = max(len(name) for name in names.values())
    return [
        line
        for seat in far_and_near(table)
        for line in player_lines(table["players"][str(seat)], names[seat], margin, texts, screen)
    ]


def piles_and_hand(table: dict[str, Any], texts: Texts, screen: Screen) -> list[str]:
    lines = piles(table, texts, screen)
    if table["seat"] is not None:
        own = table["players"][str(table["seat"])]
        lines.append(f"{texts.say('board-your-hand')}  {hand(own['hand'], texts, screen)}")
    return lines


def heading(left: str, right: str, side: int, texts: Texts) -> str:
    """Whose columns and temples are whose."""
    temple = texts.say("board-temple").center(LEVELS)
    return f"{left:>{side}} {temple}{' ' * (NAME + 6)}{temple} {right}"


def player_lines(player: dict[str, Any], name: str, margin: int, texts: Texts, screen: Screen) -> list[str]:
    """Total, size of the hand and Temple column; only the bracketed card of the Temple column can be taken."""
    cards = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
    held = texts.say("board-hand", {"cards": cards})
    if isinstance(player["hand"], int) and player.get("noted"):
        held += f" ({texts.say('board-known', {'letters': player['noted']})})"
    total = screen.paint(texts.say("board-total", {"total": player["total"]}), "bold")
    start = f"{pad(name, margin)}  {pad(total, 8)}  {pad(held, 9)}  "
    words = [texts.say("board-temple-column"), *offered(player["temple_column"], texts, screen)]
    if player["reserve"]:
        words += [" " + texts.say("board-reserve"), screen.paint("[1]", "bold")]
    return wrapped(start, words, screen.width)


def offered(column: str, texts: Texts, screen: Screen) -> list[str]:
    levels = column.split()
    if not levels:
        return [texts.say("board-empty")]
    return [*levels[:-1], screen.paint(f"[{levels[-1]}]", "bold")]


def site_row(
    site: str,
    theirs: dict[str, Any],
    mine: dict[str, Any],
    runs: list[dict[str, Any]],
    side: int,
    texts: Texts,
    screen: Screen,
) -> str:
    """The quarry has a row too as long as a pawn stands there."""
    pawns = [screen.paint(PAWN, "bold") if player["pawn"] == site else " " for player in (theirs, mine)]
    if site == "-":
        return f"{' ' * (side + LEVELS + 1)} {pawns[0]} {texts.name('site', site).center(NAME)} {pawns[1]}".rstrip()
    far, near = (
        groups(player["columns"][site], known.get(site, [])) for player, known in zip((theirs, mine), runs, strict=True)
    )
    left = pad(column(far[::-1], side, screen), side, to_the_right=True)
    right = column(near, side, screen)
    name = pad(f"{nation(site, site, screen)} {texts.name('site', site)}", NAME)
    steps = [temple(player["temples"][site], screen) for player in (theirs, mine)]
    return f"{left} {''.join(reversed(steps[0]))} {pawns[0]} {name} {pawns[1]} {''.join(steps[1])} {right}".rstrip()


def temple(cards: str, screen: Screen) -> list[str]:
    """Its cards from the ground up, a dot where there is none."""
    return [
        screen.paint(str(level), "bold") if str(level) in cards.split() else screen.paint("·", "dim")
        for level in range(1, LEVELS + 1)
    ]


def groups(cards: str, runs: list[dict[str, Any]]) -> list[str]:
    """Cards of one nation that lie together are written together, runs in brackets."""
    found, first = [], 0
    for _, same in groupby(cards):
        group = "".join(same)
        found.append(f"[{group}]" if any(run["first"] == first for run in runs) else group)
        first += len(group)
    return found


def column(shown: list[str], side: int, screen: Screen) -> str:
    between = " " if len(" ".join(shown)) <= side else ""
    return between.join(nation(text.strip("[]")[0], text, screen) for text in shown)


def nation(letter: str, text: str, screen: Screen) -> str:
    return screen.paint(text, COLOURS[letter])


def hand(cards: str, texts: Texts, screen: Screen) -> str:
    if not cards:
        return texts.say("board-empty")
    return "  ".join(
        nation(letter, f"{cards.count(letter)} {texts.name('nation', letter)}", screen)
        for letter in NATIONS
        if letter in cards
    )


def piles(table: dict[str, Any], texts: Texts, screen: Screen) -> list[str]:
    discard = table["discard"]
    discarded = texts.say("board-discard", {"cards": len(discard)})
    if discard:
        counted = [f"{discard.count(letter)}{letter}" for letter in NATIONS if letter in discard]
        discarded += f" ({' '.join(nation(text[-1], text, screen) for text in counted)})"
    returned = table["returned"].split()
    temples = texts.say("board-temple-pile", {"cards": table["pile"] + len(returned)})
    if returned:
        temples += f" ({texts.say('board-on-top', {'levels': ' '.join(reversed(returned))})})"
    drawn = texts.say("board-draw-pile", {"cards": table["deck"]})
    return wrapped("", [drawn, discarded, temples], screen.width, between="   ")
