"""Web Push: a note that it is your turn, readable by your own browser alone (RFC 8030, 8188, 8291 and 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from mastaba.server.storage.notice_store import Subscription

CURVE = ec.SECP256R1()
RECORD = 4096  # one record holds the whole note
LIFE = 12 * 3600  # seconds a VAPID token is valid; RFC 8292 allows a day at most
KEPT = 3 * 86_400  # seconds a push service keeps a note for a device that is off


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check(subscription: Subscription) -> str | None:
    """A sentence if no browser made these keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(subscription.p256dh))
        fits = len(decoded(subscription.auth)) == 16
    except ValueError:
        fits = False
    return None if fits else "These are not the keys of a push subscription."


class Vapid:
    """The server's own key: a push service learns that all notes come from one sender, and whom to ask about them."""

    def __init__(self, secret: str, contact: str) -> None:
        self.key = ec.derive_private_key(int(secret, 16), CURVE)
        self.contact = contact
        self.public = encoded(point(self.key.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """The Authorization header for one push service (RFC 8292)."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LIFE, "sub": self.contact}
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        text = f"{head}.{encoded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def new_secret() -> str:
    return format(ec.generate_private_key(CURVE).private_numbers().private_value, "064x")


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(subscription: Subscription, note: bytes) -> bytes:
    """The note as only this browser can read it: one record of aes128gcm (RFC 8188) under keys of RFC 8291."""
    theirs = decoded(subscription.p256dh)
    ours = ec.generate_private_key(CURVE)
    sender = point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derive(shared, decoded(subscription.auth), b"WebPush: info\0" + theirs + sender, 32)
    salt = os.urandom(16)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes((len(sender),)) + sender
    return head + AESGCM(key).encrypt(nonce, note + b"\x02", None)


def headers(vapid: Vapid, subscription: Subscription, topic: str) -> dict[str, str]:
    """Of the request to the push service; a newer note with the same topic replaces an older one."""
    return {
        "Authorization": vapid.authorization(subscription.endpoint, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": topic,
        "Urgency": "normal",
    }
