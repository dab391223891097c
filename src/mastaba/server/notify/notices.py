"""Notifies people who are away that it is their turn, by webhook and Web Push; nothing of the game is in the notice."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, NamedTuple

from mastaba import BadInput
from mastaba.server.notify import webhooks
from mastaba.server.protocol.people_messages import TurnNotice
from mastaba.server.protocol.structures import encode
from mastaba.server.storage.notice_store import NoticeStore, Subscription

if TYPE_CHECKING:
    from mastaba.server.notify.push import Vapid
    from mastaba.server.people.people import People
    from mastaba.server.storage.database import Database

log = logging.getLogger("mastaba")
GONE = (404, 410)  # what a push service answers when a subscription has ended


class Turn(NamedTuple):
    """What a notice is about: a decision of a seat."""

    table: str
    seat: int
    decision: int


class Notices:
    def __init__(self, database: Database, people: People, contact: str | None) -> None:
        self.store = NoticeStore(database)
        self.people = people
        self.contact = contact
        self.vapid: Vapid | None = None

    async def open(self) -> None:
        if self.contact is None:
            return
        try:
            from mastaba.server.notify import push
        except ImportError:
            raise BadInput("Web Push needs the package cryptography: install mastaba[push]") from None
        self.vapid = push.Vapid(await self.store.push_secret(push.new_secret()), self.contact)

    async def send(self, person: str, turn: Turn, game: str, name: str) -> None:
        """Once, by whichever process comes first, also after a restart; banned people get no notice."""
        if not await self.people.is_welcome(person):
            return
        found = await self.people.find(person)
        webhook = None if found is None else found.webhook
        subscriptions = await self.subscriptions(person)
        if (webhook is None and not subscriptions) or not await self.store.mark_notified(*turn):
            return
        note = encode(TurnNotice(table=turn.table, game=game, name=name))
        jobs = [self.push(each, turn.table, note) for each in subscriptions]
        if webhook is not None:
            jobs.append(self.call(webhook, note))
        await asyncio.gather(*jobs)

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
