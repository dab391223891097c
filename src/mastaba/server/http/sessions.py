"""Sessions on the wire: a cookie for pages, a bearer token for scripts."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from mastaba.server.http.security import COOKIE
from mastaba.server.transport.addresses import network_of

YEAR = 365 * 86_400


def address_of(connection: HTTPConnection) -> str:
    """The client's address as limits count it."""
    return network_of(connection.client.host) if connection.client else "unknown"


def token_of(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    return connection.cookies.get(COOKIE)


def set_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


def drop_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
