"""The table of Babel: five sites between the two players' columns, one's own at the right.

      [SSS] A ··4·21 ● A Assyrians   12···· HH [PPPP]
The columns grow outwards from the site; runs of three or more stand in brackets. Of a temple each level is shown in its
place, and ● is a pawn."""

from __future__ import annotations

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
    own = table["seat"] or 1
    other = 3 - own
    mine, theirs = table["players"][str(own)], table["players"][str(other)]
    goal = texts.say("board-endgame" if table["endgame"] else "board-goal")
    turn = texts.say("board-turn", {"turn": table["turn"]})
    names = seat_names(table, texts)
    margin = max(len(name) for name in names.values())
    lines = [pad(screen.paint(turn, "bold"), screen.width - len(goal)) + goal]
    lines += player_lines(theirs, names[other], margin, texts, screen)
    lines += player_lines(mine, names[own], margin, texts, screen)
    side = (screen.width - CENTRE) // 2
    lines.append(screen.paint(heading(names[other], names[own], side, texts), "dim"))
    sites = ["-", *NATIONS] if "-" in (theirs["pawn"], mine["pawn"]) else list(NATIONS)
    runs = [table["derived"]["players"][str(seat)]["runs"] for seat in (other, own)]
    lines += [site_row(site, theirs, mine, runs, side, texts, screen) for site in sites]
    lines.append("")
    lines.append(piles(table, texts, screen))
    if table["seat"] is not None:
        lines.append(f"{texts.say('board-your-hand')}  {hand(mine['hand'], texts, screen)}")
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


def piles(table: dict[str, Any], texts: Texts, screen: Screen) -> str:
    discard = table["discard"]
    discarded = texts.say("board-discard", {"cards": len(discard)})
    if discard:
        counted = [f"{discard.count(letter)}{letter}" for letter in NATIONS if letter in discard]
        discarded += f" ({' '.join(nation(text[-1], text, screen) for text in counted)})"
    returned = table["returned"].split()
    temples = texts.say("board-temple-pile", {"cards": table["pile"] + len(returned)})
    if returned:
        temples += f" ({texts.say('board-on-top', {'levels': ' '.join(reversed(returned))})})"
    return "   ".join([texts.say("board-draw-pile", {"cards": table["deck"]}), discarded, temples])
