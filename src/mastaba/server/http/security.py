"""The outermost layer: checks the origin and size of every request, and adds the security headers."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mastaba.server.http.problems import chosen_language, problem_document
from mastaba.server.metrics import Metrics
from mastaba.server.protocol.odd_text import SENTENCE, is_odd_address
from mastaba.server.protocol.structures import encode

COOKIE = "mastaba"
SAFE = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 65_536
LARGEST_IMPORT = 1_000_000  # the longest game that is known has 14,000
LARGEST_FILES = {"/api/import": LARGEST_IMPORT, "/api/clubs/import": 4_000_000}
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
A_YEAR = "max-age=31536000"  # without includeSubDomains: other names below this one are up to the host
log = logging.getLogger("mastaba.requests")


def is_own_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether the Origin is the address this request was sent to, or one the host named."""
    origin = headers.get("origin", "")
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as http://[x
        return False
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return False
    return origin in origins or parts.netloc == headers.get("host")


def may_act(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Unsafe requests and upgrades: never from a foreign Origin, and with a cookie only from our own."""
    if "origin" in headers:
        return is_own_origin(headers, origins)
    return f"{COOKIE}=" not in headers.get("cookie", "")


class SecurityMiddleware:
    """Wraps the application and the socket."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, origins: tuple[str, ...], metrics: Metrics) -> None:
        self.app = app
        self.sockets = sockets
        self.origins = origins
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await (self.sockets if scope["type"] == "websocket" else self.app)(scope, receive, send)
            return
        began = time.perf_counter()
        headers = Headers(scope=scope)
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if scope["scheme"] == "https":
                    answer.setdefault("strict-transport-security", A_YEAR)
                if scope["path"].startswith(("/api", "/health", "/metrics")):
                    answer.setdefault("cache-control", "no-store")
            await send(message)

        try:
            refusal = self.refusal(scope, headers)
            if refusal is not None:
                language = chosen_language(headers.get("accept-language", ""))
                await refuse(send_with_headers, language, *refusal)
            else:
                await self.app(scope, limited(receive, largest(scope)), send_with_headers)
        finally:
            if status >= 500:
                self.metrics.count("errors")
            route = getattr(scope.get("route"), "path", "-")  # the pattern: no table, seat or feed is named in a log
            taken = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": taken})

    def refusal(self, scope: Scope, headers: Headers) -> tuple[int, str, str] | None:
        if scope["method"] not in SAFE and not may_act(headers, self.origins):
            return 403, "foreign-origin", "This request comes from another site."
        if len(headers.getlist("host")) > 1:
            return 400, "bad-request", "A request has one Host."
        if is_odd_address(scope):
            return 422, "bad-text", SENTENCE
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 12 or int(length) > largest(scope):
            return 413, "too-large", f"At most {largest(scope)} bytes are taken here."
        return None


def largest(scope: Scope) -> int:
    return LARGEST_FILES.get(scope["path"], LARGEST_BODY)


class TooLarge(Exception):
    """A body without a length that turned out too large."""


def limited(receive: Receive, most: int) -> Receive:
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise TooLarge
        return message

    return counted


async def refuse(send: Send, language: str, status: int, code: str, detail: str) -> None:
    body = encode(problem_document(language, status, code, detail))
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    headers.append((b"content-language", language.encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
