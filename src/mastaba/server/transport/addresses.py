"""Which addresses count as one for limits: an IPv6 host usually has a whole /64 of them."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

NETWORK = 64  # bits of an IPv6 address that one household or machine is given at least


@lru_cache(4096)
def network_of(address: str) -> str:
    """What limits count by: an IPv4 address, also in its IPv6 spelling, or the /64 of an IPv6 address."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, NETWORK), strict=False))
