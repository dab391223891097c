"""What is compiled needs nothing that playing does not install, and a compile that failed leaves word of it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from tests.repository.environments import new_environment, run
from tests.repository.toy_project import ROOT, ToyProject


def test_the_rules_can_be_compiled_where_people_only_play(tmp_path: Path) -> None:
    """In an environment of its own: what plays, and the compiler. The types are all that needs the packages."""
    python = new_environment(tmp_path / "environment", "play", "compile")
    assert run(python, "-c", "import numpy", cwd=tmp_path).returncode != 0
    done = run(python, ROOT / "tools" / "compile_core.py", "--types", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("Success: no issues found in ")


@pytest.fixture
def playing(compiled: ToyProject) -> ToyProject:
    """The toy without its core, and with the `make compile` of a checkout."""
    compiled.core_folder().rename(compiled.folder / "core")
    (compiled.folder / "Makefile").write_text(f"compile:\n\t{sys.executable} tools/compile_core.py\n")
    (compiled.folder / "tools" / "compile_behind.py").write_bytes((ROOT / "tools" / "compile_behind.py").read_bytes())
    return compiled


def behind(project: ToyProject, **environment: str) -> None:
    done = project.python("tools/compile_behind.py", **environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def settled(project: ToyProject) -> str:
    """What a process says of its rules once nothing is being compiled any more."""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        status = project.report()[0]
        if "being compiled" not in status:
            return status
        time.sleep(0.1)
    raise AssertionError("compiling did not end")


def test_a_core_is_compiled_beside_a_game(playing: ToyProject) -> None:
    behind(playing)
    assert playing.report()[0] in ("pure (they are being compiled now)", "compiled")
    assert settled(playing) == "compiled"


def test_a_failed_compile_is_told_until_the_sources_change(playing: ToyProject) -> None:
    before = playing.state.read_text()
    playing.state.write_text(before + "\nWRONG: int = 'text'\n")
    behind(playing)
    status = settled(playing)
    assert status.startswith("pure (compiling failed: mastaba/games/babel/state.py:")
    assert status.endswith("(see .cache/compile.log))")
    playing.state.write_text(before)
    assert playing.report()[0] == "pure (no compiled core for these sources: make compile)"


def test_a_missing_compiler_is_told(playing: ToyProject) -> None:
    behind(playing, CC="no-such-compiler")
    assert playing.report()[0].startswith("pure (compiling failed: Compiling the rules needs a C compiler")


def test_a_compile_that_was_killed_is_not_waited_for(playing: ToyProject) -> None:
    dead = os.spawnlp(os.P_NOWAIT, "true", "true")
    os.waitpid(dead, 0)
    script = f"from mastaba import core; core.note_attempt('compiling', '{dead}'); print(core.outlook())"
    assert playing.python("-c", script).stdout == "pure (compiling was interrupted: make compile)\n"


def test_nothing_is_compiled_again(playing: ToyProject) -> None:
    (playing.folder / "core").rename(playing.home / (playing.folder / "core" / "core.key").read_text().split()[0])
    behind(playing)
    assert playing.report()[0] == "compiled"
    assert not (playing.home / "attempt").exists()
