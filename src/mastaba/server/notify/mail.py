"""Plain mail through the one server that the host names: smtps://, or smtp:// with STARTTLS.

Only a server on this machine is spoken to without TLS. What fails for now is tried a few times more; addresses and
passwords stand in no log."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from mastaba import BadInput

log = logging.getLogger("mastaba")
TIMEOUT = 20.0  # seconds for each step of a conversation
PAUSES = (60.0, 600.0)  # seconds before the second and the third attempt
MOST_WAITING = 1_000
SENDERS = ThreadPoolExecutor(2, thread_name_prefix="mail")
PORTS = {"smtp": 587, "smtps": 465}
HERE = ("localhost", "127.0.0.1", "::1")


class MailServer(NamedTuple):
    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None
    sender: str


def is_address(text: str) -> bool:
    """Of the form a@b.c, in ASCII, and nothing that could end a line of a mail's head."""
    name, _, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' "(),:;<>[\\]')
    return plain and 0 < len(name) <= 64 and "@" not in name and "." in host.strip(".") and ".." not in text


def read_server(url: str, sender: str | None) -> MailServer:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadInput("--smtp names no server; write smtps://user:password@mail.example.org") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadInput("--smtp is smtps://user:password@mail.example.org, or smtp:// for STARTTLS")
    if sender is None or not is_address(sender):
        raise BadInput("--smtp needs --mail-from, the address that mails come from, as mastaba@example.org")
    user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    return MailServer(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password, sender)


class Mailer:
    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.waiting = 0

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Whether the server took it."""
        if self.waiting >= MOST_WAITING:
            log.warning("a mail was not sent", extra={"error": "too many wait"})
            return False
        message = written(self.server.sender, to, subject, text)
        self.waiting += 1
        try:
            return await self.attempts(message)
        finally:
            self.waiting -= 1

    async def attempts(self, message: EmailMessage) -> bool:
        loop = asyncio.get_running_loop()
        for pause in (*PAUSES, None):
            try:
                await loop.run_in_executor(SENDERS, partial(deliver, self.server, message))
                return True
            except (OSError, smtplib.SMTPException) as error:
                for_good = isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500
                refused = isinstance(error, smtplib.SMTPRecipientsRefused | smtplib.SMTPNotSupportedError)
                log.warning("a mail failed", extra={"error": type(error).__name__})
                if pause is None or for_good or refused:
                    return False
            await asyncio.sleep(pause)
        return False


def written(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"] = f"Mastaba <{sender}>", to
    message["Subject"] = subject.replace("\r", " ").replace("\n", " ")
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def deliver(server: MailServer, message: EmailMessage) -> None:
    """Runs on a thread."""
    context = ssl.create_default_context()
    name = server.sender.rpartition("@")[2]  # what this machine is called is slow to find out, and nobody's business
    if server.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, name, timeout=TIMEOUT, context=context)
    else:
        connection = smtplib.SMTP(server.host, server.port, name, timeout=TIMEOUT)
    with connection:
        connection.ehlo()
        if server.scheme == "smtp" and (server.host not in HERE or connection.has_extn("starttls")):
            connection.starttls(context=context)
        if server.user is not None:
            connection.login(server.user, server.password or "")
        connection.send_message(message)
