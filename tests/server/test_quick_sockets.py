"""Frames of our own making are those of RFC 6455, at every length where their head changes."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from mastaba.server.quick_sockets import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_one_frame(size: int) -> None:
    body = ("é" * size).encode()[:size]
    assert framed(body) == Frame(Opcode.TEXT, body).serialize(mask=False)
