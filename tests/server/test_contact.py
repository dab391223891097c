"""Playing over days: mails go only where their code came back, digests come once a day, notes are one's own."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from mastaba import BadInput
from mastaba.server.notify import mail
from mastaba.server.notify.mail import is_address, read_server
from mastaba.server.notify.notices import Notices, Turn, chat_note
from mastaba.server.people.people import People
from mastaba.server.protocol.people_messages import TurnNotice
from mastaba.server.protocol.structures import encode
from mastaba.server.settings import Settings
from mastaba.server.storage.contact_store import MOST_TRIES, Contact, ContactStore
from mastaba.server.storage.opening import open_database
from mastaba.server.table.digests import day_if_due
from tests.server.mail_server import mail_box
from tests.server.running import Client, RunningServer, running, started_table

FROM = "mastaba@example.org"
ORIGIN = "https://play.example.org"


def test_a_mail_address_is_confirmed_before_anything_is_sent_there(tmp_path: Path) -> None:
    """Then a turn is told there, and after the next start the digest of the day."""
    with mail_box() as box:
        words = ("--smtp", box.address, "--mail-from", FROM, "--origin", ORIGIN)
        with running(tmp_path / "mail.db", *words) as server:
            host, guest = Client(server.address, "Léonie"), Client(server.address, "Hugo")
            wish = {"mail": "hugo@example.org", "lang": "fr", "zone": where_it_is_noon(), "digest": 0}
            assert guest.http.put("/api/me/contact", json=wish).json()["confirmed"] is False
            asked = box.next()
            assert asked["To"] == "hugo@example.org" and asked["From"] == f"Mastaba <{FROM}>"
            code = re.findall(r"\d{8}", asked["Subject"])[0]
            started_table(host, guest, name="Friday")
            assert guest.status("POST", "/api/me/contact/confirm", {"code": "00000000"}) == 422
            assert guest.status("POST", "/api/me/contact/confirm", {"code": code}) == 200
            assert guest.get("/api/me/contact")["confirmed"]
            assert guest.http.put("/api/me/contact", json=wish).json()["confirmed"], "the same address stays confirmed"
            table = away(server, host, guest)
            told = box.next()
            assert told["Subject"] == "C’est à vous\u00a0: Babel (Sunday)"
            assert f"{ORIGIN}/table/{table}" in told.get_content()
            assert not re.search("site|card|Léonie", told.get_content()), "nothing of the game"
        with running(tmp_path / "mail.db", *words):
            digest = box.next()
            assert digest["Subject"].startswith("Vos parties\u00a0: ")
            assert "Babel (Sunday)" in digest.get_content() and "Babel (Friday)" in digest.get_content()
        with running(tmp_path / "mail.db", *words) as server:
            off = Client(server.address, token=guest.token)
            assert off.http.put("/api/me/contact", json={"digest": 0}).json()["mail"] is None
        assert box.mails.empty(), "one digest a day"


def where_it_is_noon() -> str:
    """No day ends there while a test runs; these zones count westwards."""
    return f"Etc/GMT{datetime.now(UTC).hour - 12:+d}"


def away(server: RunningServer, host: Client, guest: Client) -> str:
    """A table at which the guest is to move and has nothing open."""
    for _ in range(40):
        table = started_table(host, guest, name="Sunday")
        if host.get(f"/api/tables/{table}")["asked"] == [2]:
            return table
        host.do(table, "abort")
    raise AssertionError("the guest never begins")


def test_what_cannot_be_used_gets_a_sentence(server: RunningServer) -> None:
    person = Client(server.address)
    assert person.get("/api/me/contact")["mails"] is False
    for body, code in (
        ({"mail": "a@example.org"}, "no-mail"),
        ({"zone": "Mars/Olympus"}, "bad-zone"),
        ({"zone": "../../etc/passwd"}, "bad-zone"),
        ({"zone": "/etc/passwd"}, "bad-zone"),
    ):
        answer = person.http.put("/api/me/contact", json=body)
        assert answer.json()["title"] == code and answer.status_code in (409, 422)
    assert person.http.put("/api/me/contact", json={"digest": 24}).status_code == 422
    assert person.status("POST", "/api/me/contact/confirm", {"code": "1"}) == 422


@pytest.mark.parametrize(
    "text",
    ["", "a", "a@b", "@b.c", "a@b@c.d", "a b@c.d", "a@c.d\nBcc: x@y.z", "a@c.d,x@y.z", "<a@b.c>", "é@b.c", "a@b..c"],
)
def test_what_is_no_mail_address(text: str) -> None:
    assert not is_address(text)


def test_mail_servers_are_named_in_full() -> None:
    found = read_server("smtps://me%40x:p%3Aw@mail.example.org", FROM)
    assert (found.port, found.user, found.password) == (465, "me@x", "p:w")
    for url, sender in (("mail.example.org", FROM), ("http://x", FROM), ("smtp://x:y", FROM), ("smtp://x", None)):
        with pytest.raises(BadInput, match="--smtp"):
            read_server(url, sender)


def test_a_mail_is_tried_a_few_times_and_no_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(mail, "PAUSES", (0.0, 0.0))
    tried: list[str] = []

    def refuse(server: mail.MailServer, message: object) -> None:
        tried.append(server.host)
        raise OSError("secret@example.org is busy")

    monkeypatch.setattr(mail, "deliver", refuse)
    mailer = mail.Mailer(read_server("smtp://user:hidden@localhost", FROM))
    assert asyncio.run(mailer.send("secret@example.org", "x", "y")) is False
    assert tried == ["localhost"] * 3
    assert "secret" not in caplog.text and "hidden" not in caplog.text


def test_a_code_cannot_be_guessed(tmp_path: Path) -> None:
    async def story() -> None:
        database = open_database(str(tmp_path / "codes.db"))
        await database.open()
        store = ContactStore(database)
        await store.keep("eve", Contact(mail="a@b.c", code="right", code_until=100))
        for _ in range(MOST_TRIES):
            assert not await store.confirm("eve", "wrong", 50)
        assert not await store.confirm("eve", "right", 50), "after so many wrong ones"
        await store.keep("eve", Contact(mail="a@b.c", code="right", code_until=100))
        assert not await store.confirm("eve", "right", 100), "it is too old"
        assert await store.confirm("eve", "right", 99) and (await store.find("eve")).confirmed == "a@b.c"
        await database.close()

    asyncio.run(story())


def test_a_reminder_comes_once_beside_the_first_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> list[str]:
        database = open_database(str(tmp_path / "remind.db"))
        await database.open()
        people = People(database)
        await people.open()
        person = (await people.guest("Hugo")).id
        notices = Notices(database, people, Settings("", mail=("smtp://localhost", FROM)))
        await notices.contacts.keep(person, Contact(mail="a@b.c"))
        sent: list[str] = []

        async def keep(to: str, subject: str, text: str) -> bool:
            sent.append(subject)
            return True

        assert notices.mailer is not None
        monkeypatch.setattr(notices.mailer, "send", keep)
        for reminder in (False, False, True, True):
            await notices.send(person, Turn("t", 1, 7), "babel", "", reminder)
        await database.close()
        return sent

    assert asyncio.run(story()) == ["It is your turn: Babel", "You are still waited for: Babel"]


def test_chats_read_a_webhook_and_nobody_is_called() -> None:
    """Discord shows `content`, Matrix `text`; a table that is named @everyone calls nobody."""
    note = json.loads(chat_note("It is your turn: Babel (@everyone)", TurnNotice(table="t", game="babel", name="x")))
    assert note["content"] == note["text"] and note["allowed_mentions"] == {"parse": []}
    assert (note["table"], note["game"], note["name"]) == ("t", "babel", "x") and "reminder" not in note
    again = TurnNotice(table="t", game="babel", name="x", reminder=True)
    assert json.loads(chat_note("Still", again))["reminder"] is json.loads(encode(again))["reminder"] is True


@pytest.mark.parametrize(
    ("zone", "hour", "last", "due"),
    [("UTC", 8, 0, True), ("UTC", 13, 0, False), ("Asia/Tokyo", 20, 0, True), ("UTC", 8, 20_774, False)],
)
def test_a_digest_is_due_by_the_clock_of_its_person(zone: str, hour: int, last: int, due: bool) -> None:
    noon = datetime(2026, 11, 17, 12, 0, tzinfo=UTC)
    assert (day_if_due(Contact(zone=zone, digest=hour, digest_day=last), noon) is not None) == due


def test_a_note_is_ones_own(server: RunningServer) -> None:
    host, guest, eve = (Client(server.address, name) for name in ("Léonie", "Hugo", "Eve"))
    table = started_table(host, guest)
    path = f"/api/tables/{table}/note"
    note = {"text": "If Hugo goes to the Medes,\nsteal", "on_turn": True}
    assert host.http.put(path, json=note).json() == note == host.get(path)
    assert guest.get(path) == {"text": "", "on_turn": False}
    assert eve.status("GET", path) == 403 and eve.status("PUT", path, note) == 403
    assert host.http.put(path, json={"text": "x" * 2001}).status_code == 422
    assert host.http.put(path, json={"text": " \n"}).json() == {"text": "", "on_turn": False}
