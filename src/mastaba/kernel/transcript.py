"""Transcripts: the `.mst` format, read with care and written in one spelling."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move, read_actor, write_actor

MAX_BYTES: Final = 4_000_000
MAX_MOVES: Final = 50_000
REQUIRED: Final = ("Game", "Edition", "Rules", "Seats")
HEADER: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]{0,30}) "([^"]{0,500})"\]\s*(?:;.*)?')


class Line(NamedTuple):
    """One move as it stands in the file."""

    number: int
    seat: int
    text: str


class Transcript(NamedTuple):
    """A game as it was written down."""

    name: str
    headers: dict[str, str]
    header_lines: dict[str, int]
    lines: list[Line]

    def at(self, line: int) -> str:
        """Where something is wrong."""
        return f"{self.name}, line {line}"

    def at_header(self, header: str) -> str:
        return self.at(self.header_lines[header])

    def at_end(self) -> str:
        """The last line that says something."""
        return self.at(max([line.number for line in self.lines[-1:]] + list(self.header_lines.values())))

    def options(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for word in self.headers.get("Options", "").split():
            name, sign, value = word.partition("=")
            if not (name and sign and value) or name in found:
                where = self.at_header("Options")
                raise BadInput(f"{where}: header Options has {word!r:.60}; each is written once, as name=value")
            found[name] = value
        return found

    def number(self, header: str) -> int:
        value = self.headers[header]
        if not (value.isascii() and value.isdigit() and len(value) < 7 and value == str(int(value))):
            raise BadInput(f"{self.at_header(header)}: header {header} must be a number, not {value!r:.60}")
        return int(value)


def decode(data: bytes, name: str) -> str:
    """The text of a transcript file, if it is one."""
    if len(data) > MAX_BYTES:
        raise BadInput(f"{name} is larger than {MAX_BYTES} bytes, which no transcript is")
    try:
        return data.decode("utf-8-sig")  # some editors put a byte order mark before everything
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadInput(f"{name}, line {line}: this is not UTF-8 text") from None


def read(text: str, name: str, most: int = MAX_MOVES) -> Transcript:
    """Headers, then one move a line; comments and blank lines anywhere. Nothing is read beyond the most moves."""
    headers: dict[str, str] = {}
    header_lines: dict[str, int] = {}
    lines: list[Line] = []
    seats = 0
    for number, whole in enumerate(text.split("\n"), 1):
        line = whole.partition(";")[0].strip()
        if not line:
            continue
        if line.startswith("["):
            header = HEADER.fullmatch(whole.strip())  # a semicolon inside a value begins no comment
            if header is None or lines or header[1] in headers:
                raise BadInput(f'{name}, line {number}: a header is written once, before the moves, as [Name "value"]')
            headers[header[1]] = header[2]
            header_lines[header[1]] = number
            continue
        if not lines:
            for required in REQUIRED:
                if required not in headers:
                    raise BadInput(f"{name}, line {number}: the header {required} is missing before the first move")
            seats = Transcript(name, headers, header_lines, []).number("Seats")
        if len(lines) == most:
            raise BadInput(f"{name}, line {number}: more than {most} moves, which no game has")
        actor, _, move = line.partition(" ")
        try:
            lines.append(Line(number, read_actor(actor, seats), move))
        except BadInput as error:
            raise BadInput(f"{name}, line {number}: {error}") from None
    last = max(1, text.count("\n") + (not text.endswith("\n")))
    for required in REQUIRED:
        if required not in headers:
            raise BadInput(f"{name}, line {last}: the header {required} is missing")
    return Transcript(name, headers, header_lines, lines)


def write(
    game: Game,
    setup: Setup,
    log: Iterable[tuple[int, Move]],
    result: tuple[int, ...] | None = None,
    extra: Mapping[str, str] | None = None,
) -> str:
    """The transcript of a list of moves; with its result if the game is finished."""
    headers = {"Game": game.name, "Edition": setup.edition, "Rules": str(setup.rules), "Seats": str(setup.seats)}
    options = game.changed_options(setup)
    if options:
        headers["Options"] = " ".join(f"{name}={value}" for name, value in options.items())
    if setup.data.sha256 is not None:
        headers["Data"] = setup.data.sha256
    if result is not None:
        headers["Result"] = " ".join(str(score) for score in result)
    for name, value in (extra or {}).items():
        headers[name] = value.replace('"', "'").replace("\n", " ")[:500]
    head = [f'[{name} "{value}"]' for name, value in headers.items()]
    return "\n".join([*head, "", *(f"{write_actor(seat)} {move.text}" for seat, move in log), ""])
