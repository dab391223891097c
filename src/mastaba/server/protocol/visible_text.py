"""Text that people see: whatever leaves no trace on the page is taken out, and something must be left."""

from __future__ import annotations

import re
import unicodedata

# Unicode's Default_Ignorable_Code_Point: fillers, selectors of variants, tags, joiners; whole rows, also of what is not
# assigned yet
IGNORED = (
    "\u00ad\u034f\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
# letters and signs whose picture is empty: Braille's blank, a note without a head, hieroglyphs that only
# take room
EMPTY = "\u2800\U0001d159\U00013441-\U00013442"
UNSEEN = re.compile(f"[{IGNORED}{EMPTY}]")
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
MOST_MARKS = 3  # on one letter


def visible_line(text: str) -> str:
    """One line: no control, direction or invisible characters, no runs of blanks or heaps of accents. Empty if nothing
    in it leaves ink: marks alone do not, for they stand on letters."""
    kept: list[str] = []
    marks = MOST_MARKS  # none on nothing
    for letter in UNSEEN.sub("", unicodedata.normalize("NFC", text)):
        kind = unicodedata.category(letter)
        if letter.isspace():
            kept.append(" ")
            marks = MOST_MARKS
        elif kind in HIDDEN:
            continue
        elif kind[0] == "M":
            marks += 1
            if marks <= MOST_MARKS:
                kept.append(letter)
        else:
            kept.append(letter)
            marks = 0
    return " ".join("".join(kept).split())
