"""What a chat shows of a link to a table, a replay or a puzzle: Open Graph tags in the page's head.

A table that is not listed shows its game and nothing else, neither its name nor who plays nor how it ended."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from fastapi import Request

from mastaba import BadInput
from mastaba.games import names
from mastaba.puzzles.collection import puzzle as find_puzzle
from mastaba.puzzles.puzzle import game_of
from mastaba.server.http.problems import LANGUAGES, chosen_language
from mastaba.server.server import Server
from mastaba.server.storage.database import Unavailable, Unstorable
from mastaba.texts import tile

ADDRESS = re.compile(r"(?P<kind>table|replay|puzzles)/(?P<id>[\w-]{1,80})(?:/screen)?", re.ASCII)
HOST = re.compile(r"[\w.-]+(?::\d+)?|\[[\da-fA-F:.]+\](?::\d+)?", re.ASCII)
LINE = re.compile(r"^preview-([\w-]+) = (.+)$", re.MULTILINE)
LOCALES = {"en": "en_GB", "fr": "fr_FR"}
TITLE = b"<title>Mastaba</title>"


class Preview(NamedTuple):
    """In one language; the picture is an address of the API."""

    title: str
    text: str
    picture: str


@cache
def sentences(lang: str) -> dict[str, str]:
    """Plain words with two facts, so that Fluent need not be loaded."""
    return dict(LINE.findall(files(__package__).joinpath("texts", f"preview.{lang}.ftl").read_text("utf-8")))


def said(lang: str, key: str, **facts: str) -> str:
    text = sentences(lang)[key]
    for name, value in facts.items():
        text = text.replace(f"{{ ${name} }}", value)
    return text


async def preview_of(server: Server, path: str, lang: str) -> Preview | None:
    """None where there is nothing to say, or nothing can be read now: then the page is sent as it is."""
    found = ADDRESS.fullmatch(path)
    if found is None:
        return None
    if found["kind"] == "puzzles":
        return of_puzzle(found["id"], lang)
    try:
        summary = await server.context.store.summary(found["id"])
    except (Unavailable, Unstorable):
        return None
    return None if summary is None else of_table(found["id"], found["kind"], json.loads(summary), lang)


def of_puzzle(puzzle: str, lang: str) -> Preview | None:
    try:
        find_puzzle(puzzle)
    except BadInput:
        return None
    shown = tile(game_of(puzzle), lang)
    return Preview(said(lang, "puzzles", game=shown["name"]), shown["promise"], f"/api/puzzles/{puzzle}/card")


def of_table(table: str, kind: str, summary: dict[str, object], lang: str) -> Preview | None:
    game = str(summary["game"])
    if game not in names():
        return None
    shown, listed = tile(game, lang), bool(summary["listed"])
    name = str(summary["name"]) if listed else ""
    title = said(lang, kind, game=shown["name"])
    over = listed and summary["status"] == "over"
    picture = f"/api/tables/{table}/card" if over else f"/api/games/{game}/card"
    return Preview(f"{title} – {name}" if name else title, shown["promise"], picture)


def origin_of(request: Request, origins: tuple[str, ...]) -> str | None:
    """The public address: the one that the host named, else the one that was asked for."""
    if origins:
        return origins[0].rstrip("/")
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else None


def tags(preview: Preview, origin: str, path: str, lang: str) -> str:
    properties = {
        "og:site_name": "Mastaba",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{origin}/{path}",
        "og:locale": LOCALES[lang],
        "og:locale:alternate": LOCALES["en" if lang == "fr" else "fr"],
        "og:image": f"{origin}{preview.picture}?lang={lang}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": preview.title,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def language_of(request: Request) -> str:
    """As the link says, ?lang=fr, else as the reader prefers."""
    chosen = request.query_params.get("lang", "")
    return chosen if chosen in LANGUAGES else chosen_language(request.headers.get("accept-language", ""))


async def with_preview(request: Request, path: str, page: bytes) -> bytes | None:
    """The page with tags in its head; None where there are none to add."""
    server = getattr(request.app.state, "server", None)
    if server is None or ADDRESS.fullmatch(path) is None:
        return None
    lang = language_of(request)
    origin = origin_of(request, server.context.settings.origins)
    preview = await preview_of(server, path, lang)
    if preview is None or origin is None:
        return None
    return page.replace(TITLE, tags(preview, origin, path, lang).encode() + TITLE, 1)
