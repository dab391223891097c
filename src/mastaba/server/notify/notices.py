"""Notifies people who are away: by webhook, Web Push and mail. Nothing of the game is in a notice."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import UNSET

from mastaba import BadInput
from mastaba.server.notify import webhooks, words
from mastaba.server.protocol.people_messages import ChatNote, TurnNotice
from mastaba.server.protocol.structures import encode
from mastaba.server.storage.contact_store import Contact, ContactStore
from mastaba.server.storage.notice_store import NoticeStore, Subscription

if TYPE_CHECKING:
    from mastaba.server.notify.mail import Mailer
    from mastaba.server.notify.push import Vapid
    from mastaba.server.people.people import People
    from mastaba.server.settings import Settings
    from mastaba.server.storage.database import Database

log = logging.getLogger("mastaba")
GONE = (404, 410)  # what a push service answers when a subscription has ended


REMINDER = 100  # reminders are kept apart from first notices as if they were for another seat


class Turn(NamedTuple):
    """What a notice is about: a decision of a seat."""

    table: str
    seat: int
    decision: int


class Notices:
    def __init__(self, database: Database, people: People, settings: Settings) -> None:
        self.store = NoticeStore(database)
        self.contacts = ContactStore(database)
        self.people = people
        self.contact = settings.push_contact
        self.origin = settings.origins[0].rstrip("/") if settings.origins else ""
        self.mailer: Mailer | None = None
        if settings.mail is not None:
            from mastaba.server.notify.mail import Mailer, read_server

            self.mailer = Mailer(read_server(*settings.mail))
        self.vapid: Vapid | None = None

    async def open(self) -> None:
        if self.contact is None:
            return
        try:
            from mastaba.server.notify import push
        except ImportError:
            raise BadInput("Web Push needs the package cryptography: install mastaba[push]") from None
        self.vapid = push.Vapid(await self.store.push_secret(push.new_secret()), self.contact)

    async def send(self, person: str, turn: Turn, game: str, name: str, reminder: bool = False) -> None:
        """Once, by whichever process comes first, also after a restart; banned people get no notice."""
        if not await self.people.is_welcome(person):
            return
        found = await self.people.find(person)
        webhook = None if found is None else found.webhook
        contact = await self.contacts.find(person)
        mail = contact.confirmed if self.mailer is not None else None
        subscriptions = await self.subscriptions(person)
        marked = turn._replace(seat=turn.seat + REMINDER) if reminder else turn
        if not (webhook or mail or subscriptions) or not await self.store.mark_notified(*marked):
            return
        text = words.say(
            contact.lang, "reminder" if reminder else "turn", table=words.table_name(game, name, contact.lang)
        )
        link = f"{self.origin}/table/{turn.table}" if self.origin else ""
        note = TurnNotice(table=turn.table, game=game, name=name, reminder=reminder or UNSET)
        jobs = [self.push(each, turn.table, encode(note)) for each in subscriptions]
        if webhook is not None:
            jobs.append(self.call(webhook, chat_note(f"{text} {link}".strip(), note)))
        if mail is not None:
            jobs.append(self.mail(mail, contact.lang, text, link))
        await asyncio.gather(*jobs)

    async def tell(self, person: str, contact: Contact, subject: str, lines: list[str]) -> None:
        """Something of no single table, by webhook and mail."""
        found = await self.people.find(person)
        if found is None or not await self.people.is_welcome(person):
            return
        text = "\n".join(lines)
        if found.webhook is not None:
            await self.call(found.webhook, chat_note(f"{subject}\n{text}", None))
        if self.mailer is not None and contact.confirmed is not None:
            await self.mail(contact.confirmed, contact.lang, subject, text)

    async def mail(self, to: str, lang: str, subject: str, text: str) -> None:
        assert self.mailer is not None
        ending = words.say(lang, "stop") + (f"\n{self.origin}/account" if self.origin else "")
        await self.mailer.send(to, subject, f"{text}\n\n-- \n{ending}\n")

    async def subscriptions(self, person: str) -> list[Subscription]:
        return [] if self.vapid is None else await self.store.subscriptions(person)

    async def call(self, url: str, note: bytes) -> None:
        try:
            await webhooks.post(url, note, {"Content-Type": "application/json"})
        except (OSError, ValueError, IndexError) as error:
            log.warning("a webhook failed", extra={"error": type(error).__name__})

    async def push(self, subscription: Subscription, table: str, note: bytes) -> None:
        from mastaba.server.notify import push

        assert self.vapid is not None
        topic = hashlib.sha256(table.encode()).hexdigest()[:32]
        headers = push.headers(self.vapid, subscription, topic)
        try:
            status = await webhooks.post(subscription.endpoint, push.encrypt(subscription, note), headers)
        except (OSError, ValueError, IndexError) as error:
            log.warning("a push failed", extra={"error": type(error).__name__})
            return
        if status in GONE:
            await self.store.unsubscribe(subscription.endpoint)
        elif status >= 400:
            log.warning("a push was refused", extra={"status": status})


def chat_note(text: str, note: TurnNotice | None) -> bytes:
    """For programs, and for chats: Discord shows `content`, Matrix (Hookshot), Slack and others `text`. A table may be
    named @everyone: nobody is called by it."""
    about: dict[str, Any] = {} if note is None else msgspec.structs.asdict(note)
    return encode(ChatNote(text=text, content=text, allowed_mentions={"parse": []}, **about))
