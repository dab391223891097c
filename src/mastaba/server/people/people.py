"""Guests and accounts, signed sessions, names."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Iterable

from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.visible_text import visible_line
from mastaba.server.storage.database import Database
from mastaba.server.storage.people_store import LoginTaken, PeopleStore, Person

BOT_PREFIX = "mastaba-bot-"  # so that scanners for leaked secrets can recognise it
LONGEST_NAME = 24
LOGIN = re.compile(r"[a-z0-9][a-z0-9_.-]{2,31}")
GONE = None
READINGS = 3  # of a person, while somebody changes meanwhile; after that the last reading is used, and not cached


def digest(token: str) -> str:
    """All that is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    def __init__(self, database: Database) -> None:
        self.store = PeopleStore(database)
        self.names: dict[str, str | None] = {}
        self.known: dict[str, Person] = {}  # cache of people whose session was used lately
        self.changes = 0  # a reading that began before a change is not cached after it
        self.secret = b""
        self.hashing = asyncio.Semaphore(2)  # each takes 64 MB and a tenth of a second of a processor

    async def open(self) -> None:
        self.secret = (await self.store.secret(secrets.token_hex(32))).encode()

    # ---------------------------------------------------------------------- sessions
    def token(self, person: str, epoch: int) -> str:
        """A session: who, in which epoch, which of theirs, and the server's signature.

        Sessions of earlier versions have no number: they are the same on all devices, and end together."""
        text = f"{person}.{epoch}.{secrets.token_hex(8)}"
        return f"{text}.{self.sign(text)}"

    def sign(self, text: str) -> str:
        return hmac.digest(self.secret, f"session {text}".encode(), hashlib.sha256).hex()

    async def recognise(self, token: str | None) -> Person | None:
        """The person of a session or the bot of a token, unless it is forged, ended or banned."""
        if token is None or len(token) > 200 or not token.isascii():
            return None
        if token.startswith(BOT_PREFIX):
            return await self.recognise_bot(token)
        text, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature, self.sign(text)):
            return None
        name, epoch, *_ = text.split(".")
        person = await self.find(name)
        if person is None or str(person.epoch) != epoch or person.banned:
            return None
        return None if person.ended and digest(token) in person.ended else person

    async def recognise_bot(self, token: str) -> Person | None:
        """The bot of a token, as long as neither it nor its owner is gone."""
        bot = await self.find(token.removeprefix(BOT_PREFIX).partition("-")[0])
        kept = None if bot is None else bot.bot_token
        if not hmac.compare_digest(digest(token), kept or "") or bot is None or bot.owner is None or bot.banned:
            return None
        owner = await self.find(bot.owner)
        return None if owner is None or owner.banned or owner.name is None else bot

    async def find(self, name: str) -> Person | None:
        if name in self.known:
            return self.known[name]
        for _ in range(READINGS):
            changes = self.changes
            person = await self.store.find(name)
            if person is None:
                return None
            if changes == self.changes:
                if len(self.known) > 100_000:
                    self.known.clear()
                self.known[name] = person
                self.names[name] = person.name
                break
        return person

    async def is_welcome(self, name: str) -> bool:
        """Whether this person, or the owner and the token of this bot, are still valid."""
        person = await self.find(name)
        if person is None or person.name is None or person.banned:
            return False
        if person.owner is not None and person.bot_token is None:
            return False
        return person.owner is None or await self.is_welcome(person.owner)

    def changed(self, person: str) -> None:
        """Drops what is cached about a person."""
        self.forget_read(person)
        self.names.pop(person, None)

    def all_changed(self) -> None:
        """Drops everything that is cached: it is not known who changed."""
        self.changes += 1
        self.known.clear()

    def forget_read(self, person: str) -> None:
        self.changes += 1
        self.known.pop(person, None)

    async def read_again(self, name: str) -> None:
        """Another process changed something about a person; until that is read, the old name is shown."""
        self.forget_read(name)
        found = await self.find(name)
        self.names[name] = GONE if found is None else found.name

    async def load_names(self, people: Iterable[str | None]) -> None:
        for person in people:
            if person is not None and person not in self.names:
                found = await self.find(person)
                self.names.setdefault(person, GONE if found is None else found.name)

    # ---------------------------------------------------------------------- guests
    async def guest(self, name: str) -> Person:
        person = secrets.token_hex(12)
        await self.store.create(person, clean_name(name), time.time_ns() // 1_000_000)
        found = await self.find(person)
        assert found is not None
        return found

    async def rename(self, person: Person, name: str) -> Person:
        await self.store.rename(person.id, clean_name(name))
        return await self.again(person)

    async def again(self, person: Person) -> Person:
        self.changed(person.id)
        found = await self.find(person.id)
        assert found is not None
        return found

    async def end_session(self, person: Person, token: str) -> None:
        """Ends this session, in every process; the token of a bot is revoked by its owner only."""
        if person.owner is None:
            await self.store.end_session(person.id, digest(token), time.time_ns() // 1_000_000)
            self.changed(person.id)

    async def end_sessions(self, person: Person) -> None:
        await self.store.end_sessions(person.id)
        self.changed(person.id)

    async def ban(self, person: Person) -> None:
        """Holds from the next request on."""
        await self.store.ban(person.id)
        self.changed(person.id)

    async def forget(self, person: Person) -> list[str]:
        """The person and all their bots; the bots' identities."""
        bots = [bot for bot, _, _ in await self.store.bots_of(person.id)]
        for each in (person.id, *bots):
            await self.store.forget(each)
            self.changed(each)
        return bots

    # ---------------------------------------------------------------------- accounts
    async def register(self, person: Person, login: str, password: str) -> Person:
        if person.login is not None:
            raise Problem(409, "has-account", "This session has an account already.")
        if not LOGIN.fullmatch(login):
            raise Problem(422, "bad-login", "A login has 3 to 32 small letters, digits, dots, dashes or underscores.")
        if not 8 <= len(password) <= 200:
            raise Problem(422, "bad-password", "A password has 8 to 200 characters.")
        async with self.hashing:
            hashed = await asyncio.to_thread(hash_password, password)
        try:
            await self.store.register(person.id, login, hashed)
        except LoginTaken:
            raise Problem(409, "login-taken", "Somebody else has this login.") from None
        await self.end_sessions(person)  # the guest's old sessions are no longer valid
        return await self.again(person)

    async def log_in(self, login: str, password: str) -> Person:
        person = await self.store.by_login(login)
        hashed = DUMMY if person is None or person.password is None else person.password
        async with self.hashing:
            fits = await asyncio.to_thread(check_password, hashed, password)
        if person is None or not fits or person.banned:
            raise Problem(401, "wrong-login", "Wrong login or password.")
        return person


def clean_name(name: str) -> str:
    """A visible name of one line, not too long."""
    short = visible_line(name[:1000])[:LONGEST_NAME].strip()
    if not short:
        raise Problem(422, "bad-name", "A name needs at least one visible character.")
    return short


def hash_password(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def check_password(hashed: str, password: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import Argon2Error, InvalidHashError

    try:
        return PasswordHasher().verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


# The hash of a password nobody has: an unknown login takes as long to refuse as a wrong password.
DUMMY = "$argon2id$v=19$m=65536,t=3,p=4$MIIRqgvgQbgj220jfp0MPA$YfwJSVjtjSU0zzV/P3S9nnQ/USre2wvJMjfCIjrTQbg"
