"""A wheel carries the compiled core wherever there is a compiler, or it is not built; nothing happens silently."""

from __future__ import annotations

import shutil
import sysconfig
import zipfile
from pathlib import Path

import pytest

from mastaba import core
from tests.repository.environments import UV, build_wheel, new_environment, run
from tests.repository.toy_project import ROOT, ToyProject


@pytest.fixture
def buildable(compiled: ToyProject) -> ToyProject:
    """The toy with all that a build needs; its core is there already."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "tools/build_web.py"):
        shutil.copy(ROOT / name, compiled.folder / name)
    return compiled


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return set(opened.namelist())


def test_a_wheel_carries_the_core(buildable: ToyProject, tmp_path: Path) -> None:
    done, wheel = build_wheel(buildable.folder, tmp_path)
    assert wheel is not None, done.stderr
    assert sysconfig.get_platform().split("-")[0] in wheel.name
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    carried = {"core.key", f"mastaba_kernel__mypyc{suffix}", f"mastaba/kernel/shims{suffix}"}
    assert {f"mastaba/compiled/{name}" for name in carried} <= names_in(wheel)


def test_rules_that_do_not_compile_fail_the_build_with_the_compilers_words(
    buildable: ToyProject, tmp_path: Path
) -> None:
    buildable.state.write_text(buildable.state.read_text() + "\nWRONG: int = 'text'\n")
    done, wheel = build_wheel(buildable.folder, tmp_path)
    assert done.returncode != 0
    assert wheel is None
    assert "mastaba/games/babel/state.py" in done.stderr
    assert "Incompatible types in assignment" in done.stderr
    assert "mastaba: compiling the rules failed" in done.stderr


def test_without_a_compiler_a_wheel_is_pure_and_says_why(buildable: ToyProject, tmp_path: Path) -> None:
    done, wheel = build_wheel(buildable.folder, tmp_path / "pure", CC="no-such-compiler")
    assert wheel is not None, done.stderr
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "this wheel carries the plain sources only. Compiling the rules needs a C compiler" in done.stderr
    done, wheel = build_wheel(buildable.folder, tmp_path / "none", CC="no-such-compiler", MASTABA_MYPYC="require")
    assert (done.returncode != 0, wheel) == (True, None)
    assert "mastaba: Compiling the rules needs a C compiler (no-such-compiler)" in done.stderr


def test_a_pure_wheel_can_be_asked_for(buildable: ToyProject, tmp_path: Path) -> None:
    done, wheel = build_wheel(buildable.folder, tmp_path, MASTABA_MYPYC="off")
    assert wheel is not None, done.stderr
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "this wheel carries the plain sources only. MASTABA_MYPYC is off." in done.stderr


def test_an_installed_wheel_plays_compiled(tmp_path: Path) -> None:
    """The real one, installed where there is only what playing needs. `make test` has compiled the core it packs."""
    done, wheel = build_wheel(ROOT, tmp_path, MASTABA_CORE_HOME=core.home())
    assert wheel is not None, done.stderr
    python = new_environment(tmp_path / "environment", "play")
    done = run(UV, "pip", "install", "--quiet", "--python", python, "--no-deps", wheel, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    home = {"XDG_CACHE_HOME": str(tmp_path / "no-cores")}
    done = run(python.with_name("mastaba"), "--version", cwd=tmp_path, **home)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(", compiled\n")
    words = ("sim", "babel", "--games", "2", "--seed", "1")
    done = run(python.with_name("mastaba"), *words, cwd=tmp_path, MASTABA_CORE="require", **home)
    assert done.returncode == 0, done.stderr
