"""Requests to addresses that players gave, without giving access to the host's own network (SSRF)."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

TIMEOUT = 8.0  # seconds for all of it: the name, the connection, the answer
LONGEST_LINE = 1_000  # bytes of an answer's first line; nothing else of it is read
RESOLVERS = ThreadPoolExecutor(4, thread_name_prefix="names")  # of their own: a slow name server must not delay logins
MOST_AT_ONCE = asyncio.Semaphore(64)
IPV6 = ipaddress.ip_network("2000::/3")  # global unicast
# tunnels and translators to IPv4, and ranges for documentation
ELSEWHERE = [
    ipaddress.ip_network(each)
    for each in (
        "2001::/23",  # protocols, Teredo among them
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "3fff::/20",
        "192.88.99.0/24",  # relays of 6to4
        "240.0.0.0/4",
    )
]


def is_public(number: str) -> bool:
    """Whether this is a public address of one host. NAT64 (64:ff9b::/96 and the like), mapped and site-local addresses
    lie outside the global unicast range."""
    address = ipaddress.ip_address(number)
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if address.version == 6 and address not in IPV6:
        return False
    return not any(address in network for network in ELSEWHERE if network.version == address.version)


async def check_address(url: str) -> str | None:
    """A sentence if this address cannot be a webhook."""
    try:
        async with asyncio.timeout(TIMEOUT):
            await resolve(url)
    except TimeoutError:
        return "This address does not exist."
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
    port = 443 if parts.port is None else parts.port
    if port != 443 and port < 1024:
        raise ValueError("A webhook listens on port 443 or on one above 1023.")
    try:
        ask = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(RESOLVERS, ask)
    except (OSError, UnicodeError):
        raise ValueError("This address does not exist.") from None
    numbers = [str(entry[4][0]) for entry in found]
    if not numbers or not all(is_public(number) for number in numbers):
        raise ValueError("A webhook must be a public address.")
    return parts.hostname, numbers[0], port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


async def post(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Posts to the address that was checked just now, and follows nothing; the status of the answer."""
    import ssl

    async with MOST_AT_ONCE, asyncio.timeout(TIMEOUT):
        host, number, port, path = await resolve(url)
        reader, writer = await asyncio.open_connection(
            number, port, ssl=ssl.create_default_context(), server_hostname=host, limit=LONGEST_LINE
        )
        try:
            lines = [f"POST {path} HTTP/1.1", f"Host: {host}", *(f"{name}: {value}" for name, value in headers.items())]
            lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
            writer.write("\r\n".join(lines).encode() + body)
            line = await reader.readline()
            return int(line.split()[1])
        finally:
            writer.transport.abort()  # whatever else it has to say
