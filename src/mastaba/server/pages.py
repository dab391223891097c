"""The page: the built one if there is one, else a plain one that can show any game as a list of buttons."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response

from mastaba.server.refusals import Problem

BUILT = Path(__file__).parent.parent / "static"
PLAIN = Path(__file__).parent / "plain"
FOREVER = "public, max-age=31536000, immutable"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the build of the page leaves both beside each text


def page_folder() -> Path:
    return BUILT if BUILT.joinpath("index.html").is_file() else PLAIN


def add_pages(app: FastAPI) -> None:
    """Every address that is no file and not of the API is the page itself: it finds its own way."""
    folder = page_folder().resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Problem(404, "no-address", "There is nothing at this address.")
        wanted = folder.joinpath(path).resolve() if "\0" not in path else folder
        if wanted.is_relative_to(folder) and wanted.is_file():
            caching = FOREVER if "assets" in wanted.relative_to(folder).parts else "no-cache"
            return send(request, wanted, caching)
        if "." in path.rsplit("/", 1)[-1]:
            raise Problem(404, "no-file", "There is no such file.")
        return send(request, folder / "index.html", "no-cache")


def send(request: Request, file: Path, caching: str) -> Response:
    """The file, in the smallest form that lies there and that the browser understands."""
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    asked = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS.items():
        packed = file.with_name(file.name + ending)
        if encoding in asked and packed.is_file():
            kind = mimetypes.guess_type(file.name)[0]
            return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": encoding})
    return FileResponse(file, headers=headers)
