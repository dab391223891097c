"""Behind a proxy that ends TLS: browsers stay on https, cookies too; nothing of it where there is none."""

from __future__ import annotations

import httpx2
import pytest

from tests.server.rude import connected, heard
from tests.server.running import RunningServer

PATHS = ("/", "/api/games", "/health", "/api/nothing", "/assets/none.js")


@pytest.mark.parametrize("path", PATHS)
def test_browsers_are_told_to_stay_on_https(server: RunningServer, path: str) -> None:
    secure = httpx2.get(server.address + path, headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"] == "max-age=31536000"
    for plain in ({}, {"X-Forwarded-Proto": "http"}, {"X-Forwarded-Proto": "nonsense"}):
        assert "strict-transport-security" not in httpx2.get(server.address + path, headers=plain).headers


def test_refusals_say_it_too(server: RunningServer) -> None:
    headers = {"X-Forwarded-Proto": "https", "Origin": "https://evil.example"}
    refused = httpx2.post(f"{server.address}/api/session", json={"name": "x"}, headers=headers)
    assert refused.status_code == 403 and "strict-transport-security" in refused.headers


def test_only_a_trusted_proxy_is_believed(server: RunningServer) -> None:
    """Whoever else says so is not: neither the scheme nor the address."""
    for source, believed in (("127.0.0.1", True), ("127.0.0.9", False)):
        with connected(server, source) as connection:
            connection.sendall(
                b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-Proto: https\r\n\r\n"
            )
            assert (b"strict-transport-security" in heard(connection)) is believed
