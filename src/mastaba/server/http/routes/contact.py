"""Playing over days: where you are written to, a digest of your games, and notes to yourself."""

from __future__ import annotations

import hashlib
import secrets
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mastaba.server.http.dependencies import Human, Somebody, limit, reply, server_of
from mastaba.server.http.sessions import address_of
from mastaba.server.notify import words
from mastaba.server.notify.notices import Notices
from mastaba.server.protocol.people_messages import ContactDocument, NoteDocument
from mastaba.server.protocol.refusals import Problem
from mastaba.server.protocol.request_bodies import CodeBody, ContactBody, NoteBody
from mastaba.server.protocol.schemas import answers
from mastaba.server.protocol.visible_text import visible_line
from mastaba.server.storage.contact_store import Contact, OwnNote
from mastaba.server.storage.people_store import Person
from mastaba.server.table.documents import now_ms
from mastaba.server.table.table import Table

router = APIRouter(prefix="/api", tags=["notices"])
LASTS = 3_600_000  # milliseconds in which a code must come back
DIGITS = 8


def document(person: Person, contact: Contact, notices: Notices) -> ContactDocument:
    return ContactDocument(
        lang=contact.lang,
        zone=contact.zone,
        mail=contact.mail,
        confirmed=contact.confirmed is not None,
        digest=contact.digest,
        mails=notices.mailer is not None,
        webhook=person.webhook is not None,
    )


def digest_of(person: str, code: str) -> str:
    return hashlib.sha256(f"{person} {code}".encode()).hexdigest()


@router.get("/me/contact", responses=answers(ContactDocument))
async def contact(request: Request, person: Somebody) -> Response:
    notices = server_of(request).context.notices
    return reply(document(person, await notices.contacts.find(person.id), notices))


@router.put("/me/contact", responses=answers(ContactDocument))
async def set_contact(request: Request, person: Human, body: ContactBody) -> Response:
    """Where mails go and when the digest comes. A new address gets a code first, and nothing else until it comes back:
    nobody can have mails sent to others."""
    check_zone(body.zone)
    notices = server_of(request).context.notices
    before = await notices.contacts.find(person.id)
    found = before._replace(lang=body.lang, zone=body.zone, digest=body.digest)
    wanted = body.mail.strip()
    if not wanted:
        found = found._replace(mail=None, code=None)
    elif wanted != before.mail or before.code is not None:
        found = await with_code(request, person, found, wanted)
    await notices.contacts.keep(person.id, found)
    return reply(document(person, found, notices))


async def with_code(request: Request, person: Person, contact: Contact, wanted: str) -> Contact:
    from mastaba.server.notify.mail import is_address

    server = server_of(request)
    mailer = server.context.notices.mailer
    if mailer is None:
        raise Problem(409, "no-mail", "This server sends no mail.")
    if not is_address(wanted):
        raise Problem(422, "bad-mail", "This is not a mail address of the form name@example.org.")
    limit(request, "mail", person.id)
    limit(request, "mails", address_of(request))
    code = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
    subject = words.say(contact.lang, "code", code=code)
    server.tables.run(mailer.send(wanted, subject, f"{subject}\n\n{words.say(contact.lang, 'code-text')}\n"))
    return contact._replace(mail=wanted, code=digest_of(person.id, code), code_until=now_ms() + LASTS, tries=0)


@router.post("/me/contact/confirm", responses=answers(ContactDocument))
async def confirm(request: Request, person: Human, body: CodeBody) -> Response:
    limit(request, "mail code", person.id)
    notices = server_of(request).context.notices
    if not await notices.contacts.confirm(person.id, digest_of(person.id, body.code.strip()), now_ms()):
        raise Problem(422, "wrong-code", "This is not the code that was sent, or it is too old.")
    return reply(document(person, await notices.contacts.find(person.id), notices))


def check_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (KeyError, ValueError, OSError):  # a name that is none, or that names a file
        raise Problem(422, "bad-zone", f"There is no time zone {zone!r:.60}; write one as Europe/Paris.") from None


# ---------------------------------------------------------------------------- notes to oneself
async def own_table(request: Request, person: Person, table: str) -> Table:
    found = await server_of(request).tables.get(table)
    if not found.state.seats_of(person.id):
        raise Problem(403, "not-your-seat", "This is not your seat.")
    return found


@router.get("/tables/{table}/note", responses=answers(NoteDocument))
async def note(request: Request, person: Human, table: str) -> Response:
    """What you wrote for yourself at this table; nobody else gets it."""
    await own_table(request, person, table)
    kept = await server_of(request).context.notices.contacts.note(person.id, table)
    return reply(NoteDocument(*(kept or OwnNote("", False))))


@router.put("/tables/{table}/note", responses=answers(NoteDocument))
async def write_note(request: Request, person: Human, table: str, body: NoteBody) -> Response:
    limit(request, "ask", person.id)
    await own_table(request, person, table)
    text = "\n".join(visible_line(line) for line in body.text.splitlines()).strip()
    kept = OwnNote(text, body.on_turn) if text else None
    await server_of(request).context.notices.contacts.write_note(person.id, table, kept)
    return reply(NoteDocument(*(kept or OwnNote("", False))))
