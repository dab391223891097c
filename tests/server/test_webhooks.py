"""Addresses that players give: only hosts of the open network, and none that draws its answer out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path

import pytest

from mastaba.server.notify import webhooks
from mastaba.server.notify.webhooks import check_address, is_public
from tests.server.test_notices import HOST, PushService

INSIDE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "192.0.0.1",
    "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1",
    "255.255.255.255", "192.88.99.1", "::1", "::", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::ffff:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "2002:7f00:1::", "2002:808:808::1",
    "2001::1", "2001:0:53aa:64c:0:fbff:ad60:6f79", "2001:db8::1", "3fff::1", "fe80::1", "fec0::1", "fc00::1",
    "fd12:3456::1", "ff02::1", "ff0e::1", "100::1", "5f00::1", "4000::1",
]  # fmt: skip
OUTSIDE = ["8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001:82a::200e", "2001:4860:4860::8888"]


@pytest.mark.parametrize("number", INSIDE)
def test_addresses_that_are_refused(number: str) -> None:
    assert not is_public(number)
    host = f"[{number}]" if ":" in number else number
    assert asyncio.run(check_address(f"https://{host}/")) is not None


@pytest.mark.parametrize("number", OUTSIDE)
def test_addresses_that_are_taken(number: str) -> None:
    assert is_public(number)
    host = f"[{number}]" if ":" in number else number
    assert asyncio.run(check_address(f"https://{host}:8443/hook")) is None


@pytest.mark.parametrize("port", [0, 22, 25, 80, 389, 1023, 65_536, -1])
def test_ports_that_are_refused(port: int) -> None:
    assert asyncio.run(check_address(f"https://8.8.8.8:{port}/")) is not None


class Talker(PushService):
    """Answers with a line that never ends, or not at all."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, piece: bytes) -> None:
        super().__init__(folder, monkeypatch)
        self.piece = piece
        self.said = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while not writer.is_closing():
                writer.write(self.piece)
                self.said += len(self.piece)
                await writer.drain()
                await asyncio.sleep(0.01)
        writer.close()


@pytest.mark.parametrize(
    ("piece", "error"), [(b"a" * 10_000, ValueError), (b"", TimeoutError), (b"a", (TimeoutError, ValueError))]
)
def test_answers_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, piece: bytes, error: type[Exception] | tuple[type[Exception], ...]
) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 1.0)

    async def check() -> None:
        service = Talker(tmp_path, monkeypatch, piece)
        listening = await service.start()
        began = time.monotonic()
        with pytest.raises(error):
            await webhooks.post(f"https://{HOST}/", b"{}", {})
        assert time.monotonic() - began < 10
        assert service.said < 20_000_000
        listening.close()

    asyncio.run(check())
