"""Kill -9 at writes all over a game with a bot: the finished game equals the uninterrupted one (trust.md 1 and 2)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


def run(*words: object, **environment: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.server.killed_games", *map(str, words)]
    surroundings = {**os.environ, **environment}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=7200, env=surroundings)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("whole")
    return run(folder / "whole.db", 0, folder / "acknowledged")["log"]


def one_each(database: str) -> str:
    return database if database.startswith("postgresql") else "files"


def test_the_game_is_the_same_with_a_few_kills(database: str, uninterrupted: Any, tmp_path: Path) -> None:
    found = run(database, 61, tmp_path / "acknowledged")
    assert found["deaths"] >= 5
    assert found["log"] == uninterrupted


def test_the_game_is_the_same_with_a_kill_anywhere(database: str, uninterrupted: Any) -> None:
    """A sample of the points at which the soak lets a game die, one death a game."""
    found = run(one_each(database), "ONCE", 40, 307)
    assert found["deaths"] >= 2
    assert found["log"] == uninterrupted and not found["otherwise"]


@pytest.mark.soak
def test_the_game_is_the_same_with_a_kill_at_every_write(database: str, uninterrupted: Any) -> None:
    found = run(one_each(database), "ONCE", 1, 1)
    print(f"{found['deaths']} deaths at {found['points']} points")
    assert found["points"] >= 500 and found["deaths"] >= 0.9 * found["points"]
    assert found["log"] == uninterrupted and not found["otherwise"]


@pytest.mark.soak
def test_the_game_is_the_same_with_a_kill_in_every_system_call(uninterrupted: Any, tmp_path: Path) -> None:
    """Before and in the middle of every write to the SQLite file and its log, and before every sync."""
    library = str(tmp_path / "dying_writes.so")
    source = str(Path(__file__).with_name("dying_writes.c"))
    subprocess.run(["cc", "-O2", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    found = run("files", "ONCE", 1, 1, LD_PRELOAD=library)
    print(f"{found['deaths']} deaths at {found['points']} points")
    assert found["points"] >= 1000 and found["deaths"] >= 0.9 * found["points"]
    assert found["log"] == uninterrupted and not found["otherwise"]


@pytest.mark.soak
def test_the_game_is_the_same_with_kills_everywhere(database: str, uninterrupted: Any, tmp_path: Path) -> None:
    found = run(database, 1, tmp_path / "acknowledged")
    assert found["deaths"] >= 40
    assert found["log"] == uninterrupted
