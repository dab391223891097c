"""Compiles the toy project once for all tests of the compiled core."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.repository.toy_project import ToyProject


@pytest.fixture(scope="session")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> ToyProject:
    project = ToyProject(tmp_path_factory.mktemp("toy") / "checkout")
    project.write()
    done = project.compile()
    assert done.returncode == 0, done.stdout + done.stderr
    return project


@pytest.fixture
def compiled(compiled_once: ToyProject, tmp_path: Path) -> ToyProject:
    return compiled_once.copy_to(tmp_path / "checkout")
