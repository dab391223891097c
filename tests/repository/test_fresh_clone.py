"""The whole way of somebody who clones the repository to play, and of somebody who builds a wheel from it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.repository.environments import UV, new_environment, run
from tests.repository.toy_project import ROOT

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fresh") / "clone"
    done = run("git", "clone", "--quiet", ROOT, folder, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return folder


def test_a_fresh_clone_soon_plays_compiled(clone: Path) -> None:
    done = run("make", ".venv/.play", cwd=clone)
    assert done.returncode == 0, done.stderr
    python = clone / ".venv" / "bin" / "python"
    assert run(python, "tools/compile_behind.py", cwd=clone).returncode == 0
    deadline = time.monotonic() + 1500
    said = ""
    while time.monotonic() < deadline:
        said = run(python.with_name("mastaba"), "--version", cwd=clone).stdout
        if "being compiled" not in said:
            break
        time.sleep(1)
    assert said.endswith(", compiled\n")


def test_a_wheel_of_a_fresh_clone_plays_compiled(clone: Path, tmp_path: Path) -> None:
    done = run(UV, "build", "--build-constraints", "requirements/build.lock", "--out-dir", tmp_path, cwd=clone)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    python = new_environment(tmp_path / "environment", "play")
    done = run(UV, "pip", "install", "--quiet", "--python", python, "--no-deps", wheel, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert run(python.with_name("mastaba"), "--version", cwd=tmp_path).stdout.endswith(", compiled\n")
