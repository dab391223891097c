"""Clubs: who belongs to them, which tables are theirs, and games that were brought from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mastaba.server.storage.database import Connection, Database

MOST_MEMBERS: Final = 100
MOST_CLUBS: Final = 20  # of one person
MOST_GAMES: Final = 5000  # that are counted, the newest


class ClubFull(Exception):
    """The club has as many members as a club may have."""


class TooManyClubs(Exception):
    """The person is in as many clubs as one may be."""


class PlaceTaken(Exception):
    """Somebody else came under this name meanwhile."""


class TooManyGames(Exception):
    """More than are kept of one club."""


class Club(NamedTuple):
    id: str
    origin: str  # stays the same when the club moves to another server
    name: str
    linked: bool
    ladder: bool
    created: int


class Member(NamedTuple):
    """Somebody of the club; the key is theirs in this club alone, and stays when they leave and come back."""

    key: str
    person: str | None  # None for a name from a file under which nobody has come yet
    name: str | None  # of such a place
    owner: bool
    joined: int
    gone: int | None

    @property
    def here(self) -> bool:
        return self.person is not None and self.gone is None


class StoredGame(NamedTuple):
    """A finished game: the summary of a table here, or the body of one that was brought from elsewhere."""

    id: str
    at: int
    body: str
    brought: bool = False


CLUB = "select id, origin, name, link is not null, ladder, created from club where "
MEMBERS = "select key, person, name, owner, joined, gone from club_member where club = ? order by joined, key"
OWN = "select 1 from club_member where club = ? and person = ? and gone is null"
TABLES = (
    "select t.id, t.summary from club_table c join game_table t on t.id = c.table_id "
    "where c.club = ? and t.status in ('open', 'playing') order by t.updated desc limit 100"
)
PLAYED = (
    "select t.id, t.updated, t.summary from club_table c join game_table t on t.id = c.table_id "
    "where c.club = ? and t.status = 'over' order by t.updated desc limit ?"
)


class ClubStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def found(self, club: Club, person: str, key: str) -> None:
        def work(db: Connection) -> None:
            check_clubs(db, person)
            sql = "insert into club (id, origin, name, ladder, created) values (?, ?, ?, ?, ?)"
            db.run(sql, club.id, club.origin, club.name, int(club.ladder), club.created)
            add(db, club.id, Member(key, person, None, True, club.created, None))

        await self.database.write(work)

    async def of_person(self, person: str) -> list[tuple[str, str, int]]:
        """Identity, name and number of members of the clubs that somebody belongs to."""
        sql = (
            "select c.id, c.name, (select count(*) from club_member o where o.club = c.id and o.person is not null "
            "and o.gone is null) from club c join club_member m on m.club = c.id "
            "where m.person = ? and m.gone is null order by c.name, c.id"
        )
        return [(row[0], row[1], row[2]) for row in await self.database.read(lambda db: db.rows(sql, person))]

    async def get(self, club: str, person: str) -> tuple[Club, list[Member]] | None:
        """None also for whoever does not belong to it: to them it does not exist."""

        def work(db: Connection) -> tuple[Club, list[Member]] | None:
            if not db.rows(OWN, club, person):
                return None
            return read_club(db, club)

        return await self.database.read(work)

    async def by_link(self, link: str) -> tuple[Club, list[Member]] | None:
        def work(db: Connection) -> tuple[Club, list[Member]] | None:
            found = db.rows("select id from club where link = ?", link)
            return read_club(db, found[0][0]) if found else None

        return await self.database.read(work)

    async def by_origin(self, origin: str, person: str) -> str | None:
        """The club of somebody that has this origin."""
        sql = (
            "select c.id from club c join club_member m on m.club = c.id "
            "where c.origin = ? and m.person = ? and m.gone is null order by c.created, c.id limit 1"
        )
        rows = await self.database.read(lambda db: db.rows(sql, origin, person))
        return str(rows[0][0]) if rows else None

    async def bring(self, club: str, members: Sequence[Member], games: Sequence[StoredGame]) -> None:
        """Names and games from a file; what is there already stays as it is."""

        def work(db: Connection) -> None:
            db.run("update club set touched = touched + 1 where id = ?", club)
            known = {member.key for member in read_members(db, club)}
            for member in members:
                if member.key not in known:
                    add(db, club, member)
            sql = "insert into club_game (club, id, at, body) values (?, ?, ?, ?) on conflict do nothing"
            for game in games:
                db.run(sql, club, *game[:3])
            if db.rows("select count(*) from club_game where club = ?", club)[0][0] > MOST_GAMES:
                raise TooManyGames

        await self.database.write(work)

    # ---------------------------------------------------------------------- coming and going
    async def join(self, link: str, person: str, key: str, at: int, place: str | None = None) -> str | None:
        """The club that somebody belongs to from now on; None if no club has this link any more."""

        def work(db: Connection) -> str | None:
            found = db.rows("select id from club where link = ?", link)
            # one after the other, and the link may have been changed meanwhile
            if not found or not db.run("update club set touched = touched + 1 where link = ?", link):
                return None
            club = str(found[0][0])
            if db.rows(OWN, club, person):
                return club
            check_clubs(db, person)
            check_room(db, club)
            back = "update club_member set gone = null, joined = ? where club = ? and person = ?"
            taken = (
                "update club_member set person = ?, name = null, joined = ? "
                "where club = ? and key = ? and person is null"
            )
            if db.run(back, at, club, person):
                return club
            if place is None:
                add(db, club, Member(key, person, None, False, at, None))
            elif not db.run(taken, person, at, club, place):
                raise PlaceTaken(place)
            return club

        return await self.database.write(work)

    async def leave(self, club: str, key: str, at: int, removed: bool = False) -> None:
        """The eldest of those who stay owns the club then; with the last one it goes. Whoever was removed knows the
        link, so that it ends."""

        def work(db: Connection) -> None:
            db.run("update club set touched = touched + 1 where id = ?", club)
            db.run(
                "update club_member set gone = ?, owner = 0 where club = ? and key = ? and gone is null", at, club, key
            )
            if removed:
                db.run("update club set link = null where id = ?", club)
            settle(db, club)

        await self.database.write(work)

    async def forget(self, person: str, at: int) -> None:
        """Somebody whose account is deleted leaves all clubs."""

        def work(db: Connection) -> None:
            clubs = [row[0] for row in db.rows("select club from club_member where person = ?", person)]
            for club in clubs:
                db.run("update club set touched = touched + 1 where id = ?", club)
                sql = "update club_member set gone = coalesce(gone, ?), owner = 0 where club = ? and person = ?"
                db.run(sql, at, club, person)
                settle(db, club)

        await self.database.write(work)

    # ---------------------------------------------------------------------- what the owner sets
    async def set_link(self, club: str, link: str | None) -> None:
        await self.database.write(lambda db: db.run("update club set link = ? where id = ?", link, club))

    async def change(self, club: str, name: str, ladder: bool) -> None:
        sql = "update club set name = ?, ladder = ? where id = ?"
        await self.database.write(lambda db: db.run(sql, name, int(ladder), club))

    # ---------------------------------------------------------------------- tables and games
    async def add_table(self, table: str, club: str) -> None:
        sql = "insert into club_table (table_id, club) values (?, ?) on conflict do nothing"
        await self.database.write(lambda db: db.run(sql, table, club))

    async def follow(self, old: str, new: str) -> None:
        """The next game of a table of the club is the club's too."""
        sql = "insert into club_table (table_id, club) select ?, club from club_table where table_id = ?"
        await self.database.write(lambda db: db.run(f"{sql} on conflict do nothing", new, old))

    async def tables(self, club: str) -> list[tuple[str, str]]:
        """Those that are open or playing."""
        return [(row[0], row[1]) for row in await self.database.read(lambda db: db.rows(TABLES, club))]

    async def games(self, club: str) -> list[StoredGame]:
        """The newest first."""

        def work(db: Connection) -> list[StoredGame]:
            played = [StoredGame(*row) for row in db.rows(PLAYED, club, MOST_GAMES)]
            sql = "select id, at, body from club_game where club = ? order by at desc limit ?"
            brought = [StoredGame(*row)._replace(brought=True) for row in db.rows(sql, club, MOST_GAMES)]
            return sorted(played + brought, key=lambda game: (-game.at, game.id))[:MOST_GAMES]

        return await self.database.read(work)


def read_club(db: Connection, club: str) -> tuple[Club, list[Member]]:
    found = Club(*db.rows(f"{CLUB} id = ?", club)[0])
    return found._replace(linked=bool(found.linked), ladder=bool(found.ladder)), read_members(db, club)


def read_members(db: Connection, club: str) -> list[Member]:
    members = [Member(*row) for row in db.rows(MEMBERS, club)]
    return [member._replace(owner=bool(member.owner)) for member in members]


def add(db: Connection, club: str, member: Member) -> None:
    sql = "insert into club_member (club, key, person, name, owner, joined, gone) values (?, ?, ?, ?, ?, ?, ?)"
    db.run(sql, club, *member[:3], int(member.owner), *member[4:])


def check_clubs(db: Connection, person: str) -> None:
    sql = "select count(*) from club_member where person = ? and gone is null"
    if db.rows(sql, person)[0][0] >= MOST_CLUBS:
        raise TooManyClubs


def check_room(db: Connection, club: str) -> None:
    sql = "select count(*) from club_member where club = ? and person is not null and gone is null"
    if db.rows(sql, club)[0][0] >= MOST_MEMBERS:
        raise ClubFull


def settle(db: Connection, club: str) -> None:
    """After somebody has left: a club without members goes, with all that is only its own."""
    here = [member for member in read_members(db, club) if member.here]
    if not here:
        for table in ("club_member", "club_table", "club_game"):
            db.run(f"delete from {table} where club = ?", club)
        db.run("delete from club where id = ?", club)
    elif not any(member.owner for member in here):
        db.run("update club_member set owner = 1 where club = ? and key = ?", club, here[0].key)
