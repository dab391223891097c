"""Everything a club has as one file, and what is taken from such a file."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from mastaba import BadInput
from mastaba.games import load_all
from mastaba.server.people.club_games import PlayedGame, Sitter
from mastaba.server.people.people import LONGEST_NAME
from mastaba.server.protocol.club_messages import ClubFile, FileGame, FileMember, FileSeat
from mastaba.server.protocol.structures import encode
from mastaba.server.protocol.visible_text import visible_line
from mastaba.server.storage.club_store import Club, Member

FORMAT: Final = "mastaba-club"
VERSION: Final = 1


class Head(msgspec.Struct):
    format: str
    version: int


def file_id(game: PlayedGame) -> str:
    """Of a table here, a digest: its name leads to it, and the file may get about."""
    if game.table is None:
        return game.id
    return hashlib.sha256(f"club game {game.table}".encode()).hexdigest()[:32]


def written(
    club: Club,
    members: Sequence[Member],
    games: Iterable[PlayedGame],
    name_of: Callable[[Sitter], str | None],
    names: dict[str, str | None],
) -> bytes:
    return encode(
        ClubFile(
            FORMAT,
            VERSION,
            club.origin,
            club.name,
            club.ladder,
            club.created,
            [FileMember(member.key, names[member.key] or "", member.joined) for member in members],
            [
                FileGame(
                    file_id(game),
                    game.game,
                    game.at,
                    [FileSeat(s.key, name_of(s), s.level, s.place, s.score) for s in game.seats],
                )
                for game in games
            ],
        )
    )


def read(data: bytes) -> ClubFile:
    """A file that somebody brought; whatever is wrong with it is said in one sentence, and nothing is taken."""
    try:
        head = msgspec.json.decode(data, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadInput("this is no file of a club") from None
    if head.format != FORMAT:
        raise BadInput("this is no file of a club")
    if head.version != VERSION:
        raise BadInput(f"the file has version {head.version}, and this server reads version {VERSION}")
    try:
        found = msgspec.json.decode(data, type=ClubFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"the file of the club is damaged: {str(error)[:200]}") from None
    keys = [member.key for member in found.members]
    if len(set(keys)) != len(keys):
        raise BadInput("the file of the club is damaged: two members have one key")
    games = {game.name for game in load_all().games}
    for game in found.games:
        if game.game not in games:
            raise BadInput(f"this server does not know the game {game.game!r:.60}")
        named = [seat.key for seat in game.seats if seat.key is not None]
        if not set(named) <= set(keys) or len(set(named)) != len(named):
            raise BadInput("the file of the club is damaged: a game names somebody who is no member, or twice")
    for member in found.members:
        member.name = clean(member.name)
    for seat in (seat for game in found.games for seat in game.seats if seat.name is not None):
        seat.name = clean(seat.name or "")
    found.name = visible_line(found.name)[:40].strip()
    if not found.name:
        raise BadInput("the club in this file has no name")
    return found


def clean(name: str) -> str:
    return visible_line(name)[:LONGEST_NAME].strip()


def body(game: FileGame) -> str:
    """As it is stored: what `club_games.brought` reads."""
    return encode({"game": game.game, "seats": game.seats}).decode()
