"""Web Push: a push service in the tests takes the request over TLS, checks who sent it and reads what only it may."""

from __future__ import annotations

import asyncio
import datetime
import json
import ssl
import time
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from mastaba.server.notify import push, webhooks
from mastaba.server.notify.notices import Notices, Turn
from mastaba.server.people import remote_bots
from mastaba.server.people.people import People
from mastaba.server.settings import Settings
from mastaba.server.storage.notice_store import MOST, NoticeStore, Subscription
from mastaba.server.storage.opening import open_database
from tests.server.running import Client, RunningServer, running

HOST = "push.example"


class Browser:
    """The receiving side, written from RFC 8291 on its own."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        public = push.encoded(push.point(self.key.public_key()))
        self.subscription = Subscription(endpoint, public, push.encoded(self.auth))

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        sender = body[21 : 21 + length]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        own = push.point(self.key.public_key())
        secret = push.derive(shared, self.auth, b"WebPush: info\0" + own + sender, 32)
        key = push.derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = push.derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        return padded.rstrip(b"\0")[:-1]


def test_the_example_of_rfc_8291_is_read() -> None:
    """Appendix A of the standard: the receiving side above, and so the derivation of keys, is right."""
    browser = Browser("https://push.example/")
    private = int.from_bytes(push.decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser.key, browser.auth = ec.derive_private_key(private, ec.SECP256R1()), push.decoded("BTBZMqHH6r4Tts7J_aSIgg")
    message = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(push.decoded(message)) == b"When I grow up, I want to be a watermelon"


def test_what_is_sealed_only_its_browser_reads() -> None:
    one, other = Browser("https://push.example/1"), Browser("https://push.example/2")
    sealed = push.encrypt(one.subscription, b"your turn")
    assert one.read(sealed) == b"your turn" and b"turn" not in sealed
    with pytest.raises(InvalidTag):
        other.read(sealed)
    assert push.encrypt(one.subscription, b"your turn") != sealed


def check_permit(header: str, audience: str, contact: str) -> None:
    """RFC 8292: signed by the key it names, for this push service, not for long."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    text, _, signature = token.rpartition(".")
    raw = push.decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(key))
    public.verify(pair, text.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(push.decoded(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience and claims["sub"] == contact
    assert time.time() < claims["exp"] < time.time() + 86_400


class PushService:
    """A push service on this machine, behind a certificate of its own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
        now = datetime.datetime.now(datetime.UTC)
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(1)
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
            .sign(key, hashes.SHA256())
        )
        self.file = folder / "push.pem"
        plain = serialization.NoEncryption()
        private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
        self.file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
        trusting = ssl.create_default_context(cafile=str(self.file))
        monkeypatch.setattr(ssl, "create_default_context", lambda: trusting)
        monkeypatch.setattr(webhooks, "resolve", self.resolve)

    async def resolve(self, url: str) -> tuple[str, str, int, str]:
        return HOST, "127.0.0.1", self.port, url.partition(HOST)[2]

    async def start(self) -> asyncio.Server:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file)
        server = await asyncio.start_server(self.take, "127.0.0.1", 0, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["Content-Length"]))
        self.requests.append((head[0], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Done\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


def test_a_note_reaches_every_browser_of_whoever_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        service = PushService(tmp_path, monkeypatch)
        listening = await service.start()
        database = open_database(str(tmp_path / "a.db"))
        await database.open()
        people = People(database)
        notices = Notices(database, people, Settings("", push_contact="mailto:host@example.org"))
        await notices.open()
        again = Notices(database, people, Settings("", push_contact="mailto:host@example.org"))
        await again.open()
        assert notices.vapid is not None and again.vapid is not None
        assert notices.vapid.public == again.vapid.public  # subscriptions outlive a restart
        person = await people.guest("Nefret")
        browsers = [Browser(f"https://{HOST}/send/{k}") for k in (1, 2)]
        for k, browser in enumerate(browsers):
            await notices.store.subscribe(person.id, browser.subscription, k)
        await notices.send(person.id, Turn("q3hT", 0, 1), "babel", "Friday")
        assert {line for line, _, _ in service.requests} == {f"POST /send/{k} HTTP/1.1" for k in (1, 2)}
        for line, headers, body in service.requests:
            browser = browsers[int(line.split("/send/")[1][0]) - 1]
            assert json.loads(browser.read(body)) == {"table": "q3hT", "game": "babel", "name": "Friday"}
            assert headers["Content-Encoding"] == "aes128gcm" and headers["Topic"].isalnum()
            assert int(headers["TTL"]) > 3600
            check_permit(headers["Authorization"], f"https://{HOST}", "mailto:host@example.org")
        service.status = 410  # these browsers are gone
        await notices.send(person.id, Turn("q3hT", 0, 2), "babel", "Friday")
        assert await notices.store.subscriptions(person.id) == []
        await notices.send(person.id, Turn("q3hT", 0, 3), "babel", "Friday")
        assert len(service.requests) == 4
        listening.close()
        await database.close()

    asyncio.run(check())


def test_banned_and_deleted_people_get_no_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Banned, deleted, or the bot of somebody who is."""

    async def check() -> None:
        service = PushService(tmp_path, monkeypatch)
        listening = await service.start()
        database = open_database(str(tmp_path / "a.db"))
        await database.open()
        people = People(database)
        notices = Notices(database, people, Settings("", push_contact="mailto:host@example.org"))
        await notices.open()
        banned, deleted, owner, revoked_of = [await people.guest(name) for name in ("Seth", "Apep", "Ammit", "Maat")]
        bot, revoked = [(await remote_bots.make(people, each, "Bot"))[0] for each in (owner, revoked_of)]
        told = (banned, deleted, bot, revoked)
        for person in told:
            await people.store.set_webhook(person.id, f"https://{HOST}/hook")
            people.changed(person.id)
            await notices.store.subscribe(person.id, Browser(f"https://{HOST}/send/{person.id}").subscription, 1)
            await notices.send(person.id, Turn(person.id, 0, 1), "babel", "Friday")
        assert len(service.requests) == 8
        await people.ban(banned)
        await people.forget(deleted)
        await people.ban(owner)
        await remote_bots.revoke(people, revoked.id)
        for person in told:
            await notices.send(person.id, Turn(person.id, 0, 2), "babel", "Friday")
        assert len(service.requests) == 8
        listening.close()
        await database.close()

    asyncio.run(check())


def test_a_browser_belongs_to_whoever_used_it_last(database: str) -> None:
    async def check() -> None:
        found = open_database(database)
        await found.open()
        store = NoticeStore(found)
        shared = Subscription("https://push.example/shared", "key", "auth")
        await store.subscribe("anna", shared, 1)
        await store.subscribe("ben", shared, 2)
        assert await store.subscriptions("anna") == [] and await store.subscriptions("ben") == [shared]
        await store.unsubscribe(shared.endpoint, "anna")
        assert await store.subscriptions("ben") == [shared]
        for k in range(2 * MOST):
            await store.subscribe("carl", shared._replace(endpoint=f"https://push.example/{k}"), k)
        kept = await store.subscriptions("carl")
        assert len(kept) == MOST and kept[-1].endpoint.endswith(f"/{2 * MOST - 1}")
        await store.show_statistics("ben", True)
        await store.forget("ben")
        assert await store.subscriptions("ben") == [] and not await store.statistics_shown("ben")
        await found.close()

    asyncio.run(check())


def subscription_body(**changes: Any) -> dict[str, Any]:
    made = Browser("https://127.0.0.1/push").subscription
    body = {"endpoint": made.endpoint, "expirationTime": None, "keys": {"p256dh": made.p256dh, "auth": made.auth}}
    return {**body, **changes}


def test_without_a_contact_there_is_no_push(server: RunningServer) -> None:
    person = Client(server.address)
    assert person.get("/api/push") == {"key": None}
    assert person.status("PUT", "/api/me/push", subscription_body()) == 409


def test_subscriptions_are_checked(tmp_path: Path) -> None:
    with running(tmp_path / "a.db", "--push-contact", "mailto:host@example.org") as found:
        person = Client(found.address)
        key = push.decoded(person.get("/api/push")["key"])
        assert len(key) == 65 and key[0] == 4
        inside = person.http.put("/api/me/push", json=subscription_body())
        assert inside.status_code == 422 and "public" in inside.json()["detail"]  # no door into the host's network
        bad_keys = {"p256dh": "AAAA", "auth": "AAAA"}
        assert person.status("PUT", "/api/me/push", subscription_body(keys=bad_keys)) == 422
        assert person.status("PUT", "/api/me/push", {"endpoint": "x"}) == 422
        assert person.status("DELETE", "/api/me/push?endpoint=https://push.example/1") == 204
