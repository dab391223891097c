"""The files of the page: in the form the browser understands, and kept by it for as long as they cannot change."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from mastaba.server import pages


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "assets" / "a.js").write_text("script")
    (tmp_path / "assets" / "a.js.gz").write_bytes(gzip.compress(b"script"))
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    app = FastAPI()
    pages.add_pages(app)
    return TestClient(app)


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, br", "gzip"), ("br;q=1, gzip;q=0.5", "gzip"), ("identity", None)]
)
def test_a_file_is_sent_compressed_where_that_is_understood(
    client: TestClient, accepted: str, encoding: str | None
) -> None:
    answer = client.get("/assets/a.js", headers={"accept-encoding": accepted})
    assert answer.text == "script"
    assert answer.headers.get("content-encoding") == encoding
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]


def test_every_other_address_is_the_page(client: TestClient) -> None:
    answer = client.get("/table/any")
    assert answer.text == "page"
    assert answer.headers["cache-control"] == "no-cache"
