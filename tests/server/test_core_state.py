"""Where bots think with plain rules the server says so: in its answers, in its log, and through the doctor."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mastaba import core
from tests.server.running import Client, RunningServer


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without cores, for this process and those it starts."""
    monkeypatch.setenv("MASTABA_CORE_HOME", str(tmp_path / "cores"))
    monkeypatch.setenv("MASTABA_PURE", "")
    monkeypatch.delenv("MASTABA_CORE", raising=False)
    return tmp_path


def doctor(database: Path, *words: str) -> str:
    command = [sys.executable, "-m", "mastaba", "doctor", "--database", str(database), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_compile_that_fails_meanwhile_is_reported(home: Path) -> None:
    core.note_attempt("compiling", str(os.getpid()))
    server = RunningServer(str(home / "a.db"), ["--log-level", "warning"])
    try:
        server.wait_until_ready()
        asking = Client(server.address)
        assert asking.get("/api/core") == {"state": "compiling"}
        assert asking.get("/health")["core"] == "compiling"
        core.note_attempt("failed", "rules.py:1: error: one word too many")
        assert asking.get("/api/core") == {"state": "failed"}
        assert asking.get("/health")["core"] == "failed"
        assert server.process.stderr is not None
        told = ""
        deadline = time.monotonic() + 60
        while "core" not in told and time.monotonic() < deadline:
            told = server.process.stderr.readline()
    finally:
        server.stop()
    line = json.loads(told)
    assert (line["level"], line["core"]) == ("warning", "failed")
    assert line["message"] == "the rules are not compiled, so bots think less"
    assert "one word too many" in line["reason"]
    sentence = "pure (compiling failed: rules.py:1: error: one word too many)"
    assert f"The rules run {sentence}: bots think less.\n" in doctor(home / "a.db")
    assert json.loads(doctor(home / "a.db", "--json"))["core"] == sentence


def test_plain_rules_are_reported_from_the_start(home: Path) -> None:
    server = RunningServer(str(home / "a.db"))
    server.wait_until_ready()
    try:
        assert Client(server.address).get("/api/core") == {"state": "missing"}
    finally:
        said = server.stop()
    warnings = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert [(line["level"], line["core"]) for line in warnings] == [("warning", "missing")]


def test_there_is_no_warning_if_plain_rules_were_chosen(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASTABA_PURE", "1")
    server = RunningServer(str(home / "a.db"))
    server.wait_until_ready()
    try:
        assert Client(server.address).get("/api/core") == {"state": "chosen"}
    finally:
        said = server.stop()
    assert [line for line in said.splitlines() if line.startswith("{")] == []
