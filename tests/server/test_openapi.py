"""The HTTP side keeps to its own description, whatever it is sent."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from tests.server.recording import pattern
from tests.server.running import NO_AUTHORITIES, Client, RunningServer
from tools import view_types, wire_types

VIEW = """
from typing import Literal, TypedDict

Tile = Literal["PY", "TE"]

class SmallView(TypedDict):
    cost: tuple[int, str]
    pairs: dict[str, tuple[int, int]]
    site: dict[Tile, list[int]]
"""
TYPE = """
export interface SmallView {
  cost: [number, string];
  pairs: {
    [k: string]: [number, number];
  };
  site: {
    PY?: number[];
    TE?: number[];
  };
}
"""
ROOT = Path(__file__).parents[2]
CHECKS = "not_a_server_error,response_schema_conformance,status_code_conformance,content_type_conformance"


# How many requests are drawn by lot for each route, besides the 2,400 that are thought out: more of the same.
@pytest.mark.parametrize("drawn", [1, pytest.param(50, marks=pytest.mark.soak)])
def test_no_request_breaks_the_server_or_its_description(server: RunningServer, drawn: int) -> None:
    person = Client(server.address)
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.address}/openapi.json"]
    command += ["--header", f"Authorization: Bearer {person.token}", "--checks", CHECKS, "--max-examples", str(drawn)]
    command += ["--phases", "coverage,fuzzing", "--seed", "1", "--no-color", "--mode", "all"]
    command += ["--exclude-path", "/api/account", "--exclude-path", "/api/session"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-1000:]


def test_the_description_has_the_messages_of_the_socket(server: RunningServer) -> None:
    found = httpx2.get(f"{server.address}/openapi.json").json()
    assert found["openapi"].startswith("3.1")
    schemas = found["components"]["schemas"]
    assert {
        "StateMessage",
        "NewsMessage",
        "TableMessage",
        "ChatNews",
        "Answer",
        "Pong",
        "CommandBody",
    } <= schemas.keys()
    assert {"ProblemDocument", "SocketMessages", "TableDocument"} <= schemas.keys()


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    done = subprocess.run([sys.executable, "tools/wire_types.py", "--check"], check=False, cwd=ROOT)
    assert done.returncode == 0, "run python tools/wire_types.py"


def test_the_types_keep_tuples_and_the_keys_of_dicts(tmp_path: Path) -> None:
    (tmp_path / "small").mkdir()
    (tmp_path / "small" / "view_type.py").write_text(VIEW)
    assert TYPE in wire_types.written(view_types.schemas("#/$defs/{model}", tmp_path))


def test_no_address_hides_another(server: RunningServer) -> None:
    """They are looked at in the order of the description; the first that fits answers."""
    described = httpx2.get(f"{server.address}/openapi.json", verify=NO_AUTHORITIES).json()["paths"]
    addresses = [(method, path) for path, operations in described.items() for method in operations]
    assert len(addresses) > 100
    for method, path in addresses:
        asked = re.sub(r"{[^}]+}", "x", path)
        assert path == next(one for verb, one in addresses if verb == method and pattern(one).fullmatch(asked))
