"""The built page: kept in memory, sent compressed where the browser accepts it, with ETags."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.convertors import PathConvertor, register_url_convertor

import mastaba
from mastaba.server.http.parts import Parts
from mastaba.server.http.previews import with_preview
from mastaba.server.protocol.refusals import Problem

BUILT = Path(mastaba.__file__).parent / "static"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller one first; tools/build_web.py writes them beside the files
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ hold the hash of what is in them
ALWAYS_ASK = "no-cache"


class PageFile(NamedTuple):
    """One file in every form it can be sent in."""

    kind: str
    caching: str
    etag: str
    forms: dict[str, bytes]  # by encoding; the plain one is called ""

    def chosen(self, accepted: str) -> str:
        """The smallest form the browser accepts."""
        words = [word.strip().partition(";") for word in accepted.lower().split(",")]
        allowed = {name for name, _, quality in words if quality.replace(" ", "") not in ("q=0", "q=0.0")}
        return next((name for name in ENCODINGS if name in allowed and name in self.forms), "")


def read_page(folder: Path) -> dict[str, PageFile]:
    """Every file of the built page, by its address."""
    found: dict[str, PageFile] = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in ENCODINGS.values() or path.name.startswith("."):
            continue
        forms = {"": path.read_bytes()}
        for encoding, ending in ENCODINGS.items():
            packed = path.with_name(path.name + ending)
            if packed.is_file():
                forms[encoding] = packed.read_bytes()
        name = path.relative_to(folder).as_posix()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        charset = "; charset=utf-8" if kind.startswith("text/") or kind.endswith(("javascript", "json")) else ""
        etag = hashlib.sha256(forms[""]).hexdigest()[:20]
        found[name] = PageFile(kind + charset, FOREVER if name.startswith("assets/") else ALWAYS_ASK, etag, forms)
    return found


def answer(request: Request, file: PageFile) -> Response:
    encoding = file.chosen(request.headers.get("accept-encoding", ""))
    etag = f'"{file.etag}{encoding and "-" + encoding}"'
    headers = {"cache-control": file.caching, "etag": etag, "vary": "Accept-Encoding"}
    if etag in (known.strip() for known in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.forms[encoding], headers={**headers, "content-type": file.kind})


def answer_with(request: Request, page: bytes) -> Response:
    """The page with the preview of its own address."""
    etag = f'"{hashlib.sha256(page).hexdigest()[:20]}"'
    headers = {"cache-control": ALWAYS_ASK, "etag": etag, "vary": "Accept-Language"}
    if etag in (known.strip() for known in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    return Response(page, headers={**headers, "content-type": "text/html; charset=utf-8"})


class PageAddress(PathConvertor):
    """What is surely not of the API, so that a page or a file is found before any other address is looked at."""

    regex = "(?!api/|health|metrics).*"


register_url_convertor("page", PageAddress())


class Pages:
    """Every address that is no file and not of the API gets the page, which has a router of its own."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files = read_page(folder)
        self.parts = Parts(folder)

    def add_to(self, app: FastAPI, address: str) -> None:
        app.add_api_route(address, self.show, methods=["GET", "HEAD"], include_in_schema=False)

    async def show(self, request: Request, path: str) -> Response:
        files = self.files
        if path.startswith("api/"):
            raise Problem(404, "no-address", "There is nothing at this address.")
        if path not in files and "." in path.rsplit("/", 1)[-1]:
            raise Problem(404, "no-file", "There is no such file.")
        if "index.html" not in files:
            raise Problem(404, "no-page", "The page was not built here; the API works. See CONTRIBUTING.md.")
        if path in files and path != "index.html":
            return answer(request, files[path])
        shown = await with_preview(request, path, files["index.html"].forms[""])
        page = answer(request, files["index.html"]) if shown is None else answer_with(request, shown)
        page.headers["link"] = self.parts.of(path)
        return page
