"""The locks pin every package by its hash and name no registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.repository.toy_project import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def test_all_locks_are_there() -> None:
    assert [lock.stem for lock in LOCKS] == ["build", "compile", "host", "play", "release", "static", "test"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_host_is_named(lock: Path) -> None:
    assert not re.search(r"https?:|--index-url|--find-links|file:", lock.read_text())


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_is_pinned_by_hash(lock: Path) -> None:
    text = re.sub(r"^\s*#.*\n", "", lock.read_text(), flags=re.MULTILINE).replace("\\\n", "")
    lines = [line for line in text.splitlines() if line.strip()]
    assert lines
    assert [line for line in lines if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:", line)] == []


def test_one_package_has_one_version_everywhere() -> None:
    """A lock may pin a package differently for different Pythons; then every lock that has it does the same."""
    found: dict[str, set[frozenset[str]]] = {}
    for lock in LOCKS:
        lines = [line.rstrip(" \\") for line in pinned(lock)]
        for name in {line.partition("==")[0] for line in lines}:
            versions = frozenset(line.split()[0] for line in lines if line.startswith(f"{name}=="))
            found.setdefault(name, set()).add(versions)
    assert {name: pins for name, pins in found.items() if len(pins) > 1} == {}


def pinned(lock: Path) -> list[str]:
    return [line for line in lock.read_text().splitlines() if re.match(r"[\w.-]+==", line)]
