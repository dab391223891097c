"""The page: compressed for those who can read it, kept for ever where the name says what is inside."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from mastaba.server.http.errors import add_error_answers
from mastaba.server.http.pages import BUILT, Pages
from mastaba.server.http.parts import Parts

PARTS = {
    "index.html": {"name": "index", "file": "assets/index-abc.js", "imports": ["_start-1.js"]},
    "_start-1.js": {"name": "start", "file": "assets/start-1.js"},
    "_page-1.js": {
        "name": "page",
        "file": "assets/page-1.js",
        "imports": ["_start-1.js"],
        "css": ["assets/page-1.css"],
    },
    "_table-1.js": {"name": "table", "file": "assets/table-1.js", "imports": ["_page-1.js"], "css": ["assets/t-1.css"]},
    "_lobby-1.js": {"name": "lobby", "file": "assets/lobby-1.js", "imports": ["_page-1.js"]},
    "assets/page-1.css": {"file": "assets/page-1.css"},
}
SCRIPT = b"console.log('" + b"stone " * 500 + b"')"


@pytest.fixture
def page(tmp_path: Path) -> TestClient:
    tmp_path.joinpath("assets").mkdir()
    tmp_path.joinpath("index.html").write_text("<!doctype html><title>Mastaba</title>")
    tmp_path.joinpath("assets/index-abc.js").write_bytes(SCRIPT)
    tmp_path.joinpath("assets/index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    tmp_path.joinpath("assets/index-abc.js.br").write_bytes(b"brotli")
    tmp_path.joinpath(".source-hash").write_text("x")
    tmp_path.joinpath(".parts.json").write_text(json.dumps(PARTS))
    app = FastAPI()
    add_error_answers(app)
    Pages(tmp_path).add_to(app, "/{path:path}")
    return TestClient(app)


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("", None)],
)
def test_the_smallest_form_that_is_accepted(page: TestClient, accepted: str, sent: str | None) -> None:
    with page.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == sent
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert (
            int(answer.headers["content-length"])
            == {"br": 6, "gzip": len(gzip.compress(SCRIPT)), None: len(SCRIPT)}[sent]
        )


def test_what_is_known_is_not_sent_again(page: TestClient) -> None:
    first = page.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert first.content == SCRIPT and "immutable" in first.headers["cache-control"]
    etag = first.headers["etag"]
    again = page.get("/assets/index-abc.js", headers={"accept-encoding": "gzip", "if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")
    other_form = page.get("/assets/index-abc.js", headers={"accept-encoding": "identity", "if-none-match": etag})
    assert other_form.status_code == 200 and other_form.headers["etag"] != etag


def test_addresses_of_the_page_itself(page: TestClient) -> None:
    for path in ("/", "/table/q3hT", "/index.html"):
        found = page.get(path)
        assert "<title>Mastaba" in found.text and found.headers["cache-control"] == "no-cache"
    assert page.head("/").status_code == 200 and page.head("/").content == b""
    for path in ("/assets/none.js", "/.source-hash", "/.parts.json", "/assets/index-abc.js.gz", "/api/none"):
        assert page.get(path).status_code == 404


def test_an_address_says_ahead_what_it_will_need(page: TestClient) -> None:
    every = ["assets/index-abc.js", "assets/start-1.js", "assets/page-1.js", "assets/page-1.css"]
    for path, own in {
        "/": ["assets/lobby-1.js"],
        "/puzzles/babel": [],  # the lobby, or the page of a puzzle without the lobby's style
        "/table/q3hT": ["assets/table-1.js", "assets/t-1.css"],
        "/replay/q3hT": [],
    }.items():
        links = page.get(path).headers["link"].split(", ")
        assert [link[2 : link.index(">")] for link in links] == every + own, path
        for link in links:
            script, style = "; rel=modulepreload", "; rel=preload; as=style; crossorigin"
            assert link.endswith(script if ".js>" in link else style)
    assert "link" not in page.get("/assets/index-abc.js", headers={"accept-encoding": "identity"}).headers


def test_the_built_page_names_its_parts() -> None:
    for path, part in {"": "lobby", "table/q3hT": "table", "replay/q3hT": "ReplayRoute"}.items():
        links = Parts(BUILT).of(path)
        for name in ("index", "page", part):
            assert f"</assets/{name}-" in links, f"{path or '/'} needs {name}"
        for file in re.findall("</(.+?)>", links):
            assert BUILT.joinpath(file).is_file()


def test_without_a_built_page_there_is_a_sentence(tmp_path: Path) -> None:
    app = FastAPI()
    add_error_answers(app)
    Pages(tmp_path).add_to(app, "/{path:path}")
    answer = TestClient(app).get("/")
    assert answer.status_code == 404 and "not built" in answer.json()["detail"]


def test_the_built_page_is_compressed() -> None:
    scripts = [path for path in BUILT.joinpath("assets").glob("*.js") if path.stat().st_size > 2000]
    assert scripts
    for path in scripts:
        packed = gzip.decompress(path.with_name(path.name + ".gz").read_bytes())
        assert packed == path.read_bytes()
        assert path.with_name(path.name + ".br").stat().st_size < path.with_name(path.name + ".gz").stat().st_size
