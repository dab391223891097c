"""Requests to addresses that players gave, without becoming a door into the host's network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

TIMEOUT = 5.0


async def check_address(url: str) -> str | None:
    """A sentence if this address cannot be a webhook."""
    try:
        await resolve(url)
    except ValueError as error:
        return str(error)
    return None


async def resolve(url: str) -> tuple[str, str, int, str]:
    """Host name, public IP address, port and path of an https address; ValueError if it is not one."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.username or not url.isascii() or not url.isprintable():
        raise ValueError("A webhook is a plain https address.")
    if " " in url:
        raise ValueError("A webhook is a plain https address.")
    port = parts.port or 443
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError:
        raise ValueError("This address does not exist.") from None
    numbers = [str(entry[4][0]) for entry in found]
    if not numbers or not all(ipaddress.ip_address(number).is_global for number in numbers):
        raise ValueError("A webhook must be a public address.")
    return parts.hostname, numbers[0], port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


async def post(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Posts to the address that was checked just now, and follows nothing; the status of the answer."""
    import ssl

    host, number, port, path = await resolve(url)
    reader, writer = await asyncio.wait_for(
        asyncio.open_connection(number, port, ssl=ssl.create_default_context(), server_hostname=host), TIMEOUT
    )
    try:
        lines = [f"POST {path} HTTP/1.1", f"Host: {host}", *(f"{name}: {value}" for name, value in headers.items())]
        lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
        writer.write("\r\n".join(lines).encode() + body)
        line = await asyncio.wait_for(reader.readline(), TIMEOUT)
        return int(line.split()[1])
    finally:
        writer.close()
