"""A compiled core is used exactly when it fits the sources."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

from mastaba import core
from tests.repository.toy_project import ROOT, ToyProject

UNCOMPILED = "pure (no compiled core for these sources: make compile)"


def test_a_fitting_core_is_used(compiled: ToyProject) -> None:
    status, ready, score, file = compiled.report(MASTABA_CORE="require")
    assert (status, ready, score) == ("compiled", True, 12)
    assert file.is_relative_to(compiled.core_folder())


def test_only_the_compiled_modules_are_compiled(compiled: ToyProject) -> None:
    core_folder = compiled.core_folder()
    files = [file.relative_to(core_folder) for file in core_folder.rglob("*") if file.suffix in (".so", ".pyd")]
    built = {file.with_name(file.name.split(".")[0]).as_posix() for file in files}
    shims = {"mastaba/bots/shims", "mastaba/games/babel/shims", "mastaba/kernel/shims"}
    assert built == {"mastaba_kernel__mypyc", "mastaba_babel__mypyc", *shims}
    script = (
        "import sys; from mastaba.bots import greedy, search; from mastaba.kernel import vectors; print(*sys.modules)"
    )
    loaded = compiled.python("-c", f"{script}; print(greedy.__file__, vectors.__file__)").stdout.split()
    assert {"mastaba.games.babel.state", "mastaba.kernel.agenda", "mastaba_babel__mypyc"} <= set(loaded)
    assert [Path(file).suffix for file in loaded[-2:]] == [".py", ".py"]


def test_an_edited_source_is_never_shadowed(compiled: ToyProject) -> None:
    before = compiled.state.read_text()
    compiled.build_higher()
    assert compiled.report() == (UNCOMPILED, False, 22, compiled.state)
    compiled.state.write_text(before)
    assert compiled.report()[0] == "compiled"


def test_a_new_module_makes_the_core_stale(compiled: ToyProject) -> None:
    compiled.state.with_name("moves.py").touch()
    assert compiled.report()[0] == UNCOMPILED


def test_modules_that_are_not_compiled_do_not_matter(compiled: ToyProject) -> None:
    (compiled.package / "kernel" / "vectors.py").write_text("CHANGED = True\n")
    (compiled.package / "bots" / "greedy.py").write_text("CHANGED = True\n")
    assert compiled.report()[0] == "compiled"


def test_pure_is_pure(compiled: ToyProject) -> None:
    assert compiled.report(MASTABA_PURE="1") == ("pure (MASTABA_PURE is set)", False, 12, compiled.state)


def test_binaries_left_beside_the_sources_are_ignored(compiled: ToyProject) -> None:
    shutil.copytree(compiled.core_folder() / "mastaba", compiled.package, dirs_exist_ok=True)
    for library in compiled.core_folder().glob("*__mypyc*"):
        shutil.copy(library, compiled.package.parent)
    compiled.build_higher()
    for environment in ({}, {"MASTABA_PURE": "1"}):
        _, _, score, file = compiled.report(**environment)
        assert (score, file) == (22, compiled.state)


def test_a_required_core_that_is_missing_stops_with_a_sentence(compiled: ToyProject) -> None:
    compiled.build_higher()
    done = compiled.python("-c", "import mastaba", MASTABA_CORE="require")
    assert done.returncode == 1
    assert done.stderr == f"mastaba: a compiled core is required, but this is {UNCOMPILED}.\n"


def test_a_core_finished_meanwhile_is_reported(compiled: ToyProject) -> None:
    later = compiled.home.with_name("later")
    compiled.home.rename(later)
    script = f"""
from pathlib import Path
from mastaba import core
print(core.status(), core.ready())
Path({str(later)!r}).rename({str(compiled.home)!r})
print(core.status(), core.ready())
"""
    done = compiled.python("-c", script)
    assert done.stdout.splitlines() == [f"{UNCOMPILED} False", f"{UNCOMPILED} True"]


def test_cores_may_be_kept_elsewhere(compiled: ToyProject, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    compiled.home.rename(elsewhere)
    assert compiled.report()[0] == UNCOMPILED
    assert compiled.report(MASTABA_CORE_HOME=str(elsewhere))[0] == "compiled"


def installed(compiled: ToyProject) -> ToyProject:
    """The toy as a wheel would lay it out."""
    (compiled.folder / "pyproject.toml").unlink()
    compiled.core_folder().rename(compiled.package / "compiled")
    return compiled


def test_an_installed_package_uses_the_core_it_carries(compiled: ToyProject) -> None:
    status, _, score, file = installed(compiled).report()
    assert (status, score) == ("compiled", 12)
    assert file.is_relative_to(compiled.package / "compiled")


def test_an_installed_core_that_does_not_fit_is_reported_and_left(compiled: ToyProject) -> None:
    installed(compiled).build_higher()
    reason = "the compiled core of this installation does not fit its sources"
    assert compiled.report() == (f"pure ({reason})", False, 22, compiled.state)
    done = compiled.python("-c", "import mastaba")
    assert done.stderr == f"mastaba: {reason}, so the slower plain sources are used.\n"


def test_an_installed_package_without_a_core_says_so(compiled: ToyProject) -> None:
    shutil.rmtree(installed(compiled).package / "compiled")
    assert compiled.report()[0] == "pure (this installation carries no compiled core)"


def test_the_key_names_the_compiler_that_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    pinned = re.findall(r"^mypy\[mypyc\]==(.*)$", "\n".join(project["dependency-groups"]["compile"]), re.MULTILINE)
    assert [f"mypy {version}" for version in pinned] == [core.COMPILER]
