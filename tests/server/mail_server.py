"""A mail server on this machine that takes everything and keeps it, or is busy for a while."""

from __future__ import annotations

import email
import email.policy
import queue
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage


class MailBox(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Conversation)
        self.mails: queue.Queue[EmailMessage] = queue.Queue()
        self.address = f"smtp://127.0.0.1:{self.server_address[1]}"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=30)


class Conversation(socketserver.StreamRequestHandler):
    server: MailBox

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.say("220 here")
        while line := self.rfile.readline().decode():
            word = line.split()[0].upper() if line.split() else ""
            if word == "DATA":
                self.say("354 go on")
                data = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    data += part
                found = email.message_from_bytes(data, policy=email.policy.default)
                assert isinstance(found, EmailMessage)
                self.server.mails.put(found)
            self.say("250 ok" if word != "QUIT" else "221 bye")
            if word == "QUIT":
                return


@contextmanager
def mail_box() -> Iterator[MailBox]:
    with MailBox() as box:
        threading.Thread(target=box.serve_forever, args=[0.05], daemon=True).start()
        try:
            yield box
        finally:
            box.shutdown()
