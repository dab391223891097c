"""The builder of compiled cores: whole or not at all, and never under src/."""

from __future__ import annotations

import os
from pathlib import Path

from tests.repository.toy_project import ToyProject
from tools import compile_core


def test_nothing_is_compiled_twice(compiled: ToyProject) -> None:
    done = compiled.compile()
    assert done.stdout == f"The compiled core {compiled.core_folder().name} exists already.\n"


def test_nothing_is_written_under_src(compiled_once: ToyProject) -> None:
    assert {file.suffix for file in compiled_once.package.parent.rglob("*") if file.is_file()} <= {".py", ".pyc"}


def test_sources_that_do_not_type_check_leave_no_core(compiled: ToyProject) -> None:
    compiled.state.write_text(compiled.state.read_text() + "\nWRONG: int = 'text'\n")
    before = compiled.core_folder()
    done = compiled.compile()
    assert done.returncode != 0
    assert "mastaba/games/babel/state.py" in done.stdout + done.stderr
    assert compiled.core_folder() == before


def test_a_missing_compiler_is_named_in_one_sentence(compiled_once: ToyProject) -> None:
    done = compiled_once.compile("--check", CC="no-such-compiler")
    assert done.returncode == 1
    assert done.stderr.startswith("Compiling the rules needs a C compiler (no-such-compiler)")
    assert done.stderr.count("\n") == 1


def test_the_second_of_two_builders_leaves_the_first_core_alone(tmp_path: Path) -> None:
    home = tmp_path / "core"
    for text in ("first", "second"):
        built = tmp_path / text
        built.mkdir()
        (built / "core.key").write_text(text)
        compile_core.put_in_place(built, home / "key")
    assert [folder.name for folder in home.iterdir()] == ["key"]
    assert (home / "key" / "core.key").read_text() == "first"


def test_the_newest_cores_are_kept(tmp_path: Path) -> None:
    for age in range(5):
        folder = tmp_path / f"age{age}"
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    compile_core.remove_old_cores(tmp_path)
    assert {folder.name for folder in tmp_path.iterdir()} == {"age0", "age1", "age2"}
