"""The little of FastAPI and Starlette that the routes use, for a worker of the page.

Importing the two takes longer there than everything else together. Nothing here listens to a network: whoever asks is
the page of the same device. `stand_ins.py` puts these names where the routes look for them."""

from __future__ import annotations

import asyncio
import functools
import inspect
import operator
import re
from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote

import msgspec

from mastaba.browser.small_models import BaseModel, RootModel, read_body

Handler = Callable[..., Awaitable["Response"]]
Refuser = Callable[["Request", Any], Awaitable["Response"]]
Message = Mapping[str, Any]
Send = Callable[[Message], Awaitable[None]]


class Headers(dict[str, str]):
    """By their names in small letters."""

    def getlist(self, name: str) -> list[str]:
        return [self[name]] if name in self else []


MutableHeaders = Headers


class Response:
    media_type: str | None = None

    def __init__(
        self,
        content: bytes | str | None = None,
        status_code: int = 200,
        headers: Mapping[str, str] | None = None,
        media_type: str | None = None,
    ) -> None:
        self.body = content.encode() if isinstance(content, str) else content or b""
        self.status_code = status_code
        self.headers = Headers({name.lower(): value for name, value in (headers or {}).items()})
        if kind := media_type or self.media_type:
            self.headers.setdefault("content-type", kind)
        self.cookie: str | None = None  # the token of a new session; empty where the session ends

    def set_cookie(self, name: str, token: str, **_: object) -> None:
        self.cookie = token

    def delete_cookie(self, name: str, **_: object) -> None:
        self.cookie = ""


class PlainTextResponse(Response):
    media_type = "text/plain; charset=utf-8"


class Request:
    """One question of the page; Starlette calls what it shares with a socket an HTTPConnection."""

    def __init__(self, app: FastAPI, method: str, address: str, headers: Mapping[str, str], body: bytes) -> None:
        path, _, query = address.partition("?")
        self.app, self.method, self.path = app, method, unquote(path)
        self.query_params = dict(parse_qsl(query, keep_blank_values=True))
        self.headers = Headers({name.lower(): value for name, value in headers.items()})
        self.cookies: dict[str, str] = {}
        self.client = None
        self.url = SimpleNamespace(scheme="https")
        self.path_params: dict[str, str] = {}
        self.sent = body

    async def body(self) -> bytes:
        return self.sent


HTTPConnection = Request


class HTTPException(Exception):
    def __init__(self, status_code: int, detail: str) -> None:
        super().__init__(detail)
        self.status_code, self.detail = status_code, detail


class RequestValidationError(Exception):
    """What was sent is not what the route takes."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(why)
        self.where, self.why = where, why

    def errors(self) -> list[dict[str, Any]]:
        return [{"loc": (self.where,), "msg": self.why}]


class Depends:
    def __init__(self, find: Callable[[Request], Awaitable[object]]) -> None:
        self.find = find


class Query:
    """A value of the address, with the limits that msgspec knows by the same names."""

    def __init__(self, alias: str | None = None, **limits: Any) -> None:
        self.alias = alias
        self.limits = msgspec.Meta(**limits) if limits else None


Path = Query


class Route:
    """One address with its handler; what the handler takes is found out when it is first asked."""

    def __init__(self, method: str, pattern: str, handler: Handler) -> None:
        self.method, self.handler = method, handler
        self.names = re.findall(r"{(\w+)}", pattern)
        self.shape = re.compile(re.sub(r"{\w+}", "([^/]+)", pattern))
        self.taken: list[Taken] | None = None

    def fits(self, request: Request) -> bool:
        found = self.shape.fullmatch(request.path)
        if found is None or request.method != self.method:
            return False
        request.path_params = dict(zip(self.names, found.groups(), strict=True))
        return True

    async def answer(self, request: Request) -> Response:
        if self.taken is None:
            hints = get_type_hints(self.handler, include_extras=True)
            parameters = inspect.signature(self.handler).parameters.values()
            self.taken = [Taken(one.name, hints[one.name], one.default) for one in parameters]
        return await self.handler(**{one.name: await one.read(request) for one in self.taken})


class Taken:
    """A parameter of a handler: the request, whoever asks, the body, or a value of the address."""

    def __init__(self, name: str, hint: Any, default: object) -> None:
        self.name, self.default = name, default
        self.key, self.kind = name, hint
        self.depends: Depends | None = None
        if get_origin(hint) is Annotated:
            self.kind = hint.__origin__
            for mark in hint.__metadata__:
                if isinstance(mark, Depends):
                    self.depends = mark
                elif isinstance(mark, Query):
                    self.key = mark.alias or name
                    self.kind = limited(self.kind, mark.limits)

    async def read(self, request: Request) -> object:
        if self.kind is Request:
            return request
        if self.depends is not None:
            return await self.depends.find(request)
        if isinstance(self.kind, type) and issubclass(self.kind, BaseModel | RootModel):
            return self.checked("body", lambda: read_body(self.kind, request.sent))
        text = request.path_params.get(self.key, request.query_params.get(self.key))
        if text is None and self.default is not inspect.Parameter.empty:
            return self.default
        return self.checked(self.key, lambda: msgspec.convert(text, self.kind, strict=False))

    def checked(self, where: str, read: Callable[[], object]) -> object:
        try:
            return read()
        except ValueError as error:  # msgspec's own are such
            raise RequestValidationError(where, str(error)) from error


def limited(kind: Any, limits: msgspec.Meta | None) -> Any:
    """Limits are those of the value; whether there may be none is another matter."""
    if limits is None:
        return kind
    parts = [Annotated[part, limits] for part in get_args(kind) or (kind,) if part is not type(None)]
    return functools.reduce(operator.or_, parts, *([None] if type(None) in get_args(kind) else []))


class APIRouter:
    def __init__(self, prefix: str = "", **_: object) -> None:
        self.prefix = prefix
        self.routes: list[Route] = []

    def add(self, method: str, path: str) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            self.routes.append(Route(method, self.prefix + path, handler))
            return handler

        return keep

    def get(self, path: str, **_: object) -> Callable[[Handler], Handler]:
        return self.add("GET", path)

    def post(self, path: str, **_: object) -> Callable[[Handler], Handler]:
        return self.add("POST", path)

    def put(self, path: str, **_: object) -> Callable[[Handler], Handler]:
        return self.add("PUT", path)

    def patch(self, path: str, **_: object) -> Callable[[Handler], Handler]:
        return self.add("PATCH", path)

    def delete(self, path: str, **_: object) -> Callable[[Handler], Handler]:
        return self.add("DELETE", path)


class FastAPI:
    """Routes, and what becomes of their errors."""

    def __init__(self) -> None:
        self.state = SimpleNamespace()
        self.routes: list[Route] = []
        self.answers: dict[type[Exception], Refuser] = {}

    def include_router(self, router: APIRouter) -> None:
        self.routes += router.routes

    def exception_handler(self, kind: type[Exception]) -> Callable[[Refuser], Refuser]:
        def keep(answer: Refuser) -> Refuser:
            self.answers[kind] = answer
            return answer

        return keep

    async def answer(self, request: Request) -> Response:
        try:
            route = next((route for route in self.routes if route.fits(request)), None)
            if route is None:
                raise HTTPException(404, "There is nothing at this address.")
            return await route.answer(request)
        except Exception as error:
            for kind in type(error).__mro__:
                if kind in self.answers:
                    return await self.answers[kind](request, error)
            raise


class WebSocketDisconnect(Exception):
    """The page has left the table."""


class WebSocket(Request):
    """A table that a window of the page looks at: what it says comes by `hear`, what it is told goes by `send`."""

    def __init__(self, app: FastAPI, address: str, headers: Mapping[str, str], send: Send) -> None:
        super().__init__(app, "GET", address, headers, b"")
        self.send = send
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()

    async def accept(self) -> None:
        await self.send({"type": "websocket.accept"})

    async def close(self, code: int = 1000) -> None:
        await self.send({"type": "websocket.close", "code": code})

    async def receive(self) -> Message:
        return await self.inbox.get()
