"""Errors as problem documents (RFC 9457), in the language of the request."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from mastaba import BadInput
from mastaba.server.http.problems import chosen_language, problem_document
from mastaba.server.http.security import TooLarge
from mastaba.server.protocol.refusals import Problem, Refused
from mastaba.server.protocol.structures import encode
from mastaba.server.storage.database import Unavailable, Unstorable

log = logging.getLogger("mastaba")


def problem(request: Request, status: int, code: str, detail: str, wait: float | None = None) -> Response:
    language = chosen_language(request.headers.get("accept-language", ""))
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    if wait is not None:
        headers["Retry-After"] = str(int(wait) + 1)
    body = encode(problem_document(language, status, code, detail, wait))
    return Response(body, status, headers, media_type="application/problem+json")


def add_error_answers(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def refused_request(request: Request, error: Problem) -> Response:
        return problem(request, error.status, error.code, error.detail, error.wait)

    @app.exception_handler(BadInput)
    async def bad(request: Request, error: BadInput) -> Response:
        return problem(request, 422, "bad-input", str(error)[:500])

    @app.exception_handler(RequestValidationError)
    async def misshapen(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(request, 422, "bad-request", f"{where}: {first['msg']}"[:300])

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        """Changes by a route are refused only when they cannot be stored."""
        return problem(request, 503, "unavailable", "The database cannot be used now; nothing was changed.", 5)

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, error: Unavailable) -> Response:
        log.error("the database is unavailable", extra={"error": str(error)})
        return problem(request, 503, "unavailable", "The database cannot be used now; nothing was changed.", 5)

    @app.exception_handler(Unstorable)
    async def unstorable(request: Request, error: Unstorable) -> Response:
        return problem(request, 422, "bad-text", "The database cannot hold this.")

    @app.exception_handler(TooLarge)
    async def too_large(request: Request, error: TooLarge) -> Response:
        return problem(request, 413, "too-large", "The request is too large.")

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        return problem(request, error.status_code, "http", str(error.detail)[:200])
