"""Kill -9 at writes all over a game with a bot: the finished game equals the uninterrupted one (trust.md 1 and 2)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest


def played(database: str, step: int, acknowledged: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.server.killed_games", database, str(step), str(acknowledged)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=3000)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("whole")
    return played(str(folder / "whole.db"), 0, folder / "acknowledged")["log"]


def test_the_game_is_the_same_with_a_few_deaths(database: str, uninterrupted: Any, tmp_path: Path) -> None:
    found = played(database, 61, tmp_path / "acknowledged")
    assert found["deaths"] >= 5
    assert found["log"] == uninterrupted


@pytest.mark.soak
def test_the_game_is_the_same_with_deaths_everywhere(database: str, uninterrupted: Any, tmp_path: Path) -> None:
    found = played(database, 1, tmp_path / "acknowledged")
    assert found["deaths"] >= 40
    assert found["log"] == uninterrupted
