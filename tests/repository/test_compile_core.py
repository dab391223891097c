"""The builder of compiled cores: whole or not at all, and never under src/."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from types import SimpleNamespace

from setuptools import Distribution, Extension

from tests.repository.toy_project import ToyProject
from tools import compile_core
from tools.compile_objects import BuildFromObjects


def test_nothing_is_compiled_twice(compiled: ToyProject) -> None:
    done = compiled.compile()
    assert done.stdout == f"The compiled core {compiled.core_folder().name} exists already.\n"


def test_a_change_in_a_game_compiles_that_game_alone(compiled: ToyProject) -> None:
    """Its file and what its group shares, but not the kernel, the search, the shims and mypyc's own runtime."""
    before = {file.name for file in (compiled.home / "objects").iterdir()}
    compiled.build_higher()
    lines = compiled.compile().stdout.splitlines()
    assert lines[0].startswith("Compiling the rules: 4 modules; mastaba_kernel as before; this takes about ")
    assert lines[0].endswith(" s, as the last time.")
    assert lines[2] == f"  compiling 2 C files, {len(before) - 2} are there from before ..."
    assert "  100%, about 0 s left" in lines
    assert lines[-1].startswith("Compiled 4 modules as core ")
    assert len({file.name for file in (compiled.home / "objects").iterdir()} - before) == 2
    assert compiled.report(MASTABA_CORE="require")[::2] == ("compiled", 22)


def test_a_change_in_the_kernel_compiles_what_stands_on_it(compiled: ToyProject) -> None:
    """The layout of a position is in the C code of every game."""
    file = compiled.package / "kernel" / "position.py"
    file.write_text(file.read_text().replace("self.active: i64 =", "self.first: i64 = 1\n        self.active: i64 ="))
    done = compiled.compile()
    assert done.returncode == 0, done.stdout + done.stderr
    assert compiled.report(MASTABA_CORE="require")[::2] == ("compiled", 12)


def test_an_object_file_is_for_one_text_one_compiler_and_one_kind_of_header(tmp_path: Path) -> None:
    (tmp_path / "header.h").write_text("struct position;")
    (tmp_path / "file.c").write_text('#include "__native.h"')
    command = BuildFromObjects(Distribution({"name": "mastaba"}))
    command.objects = tmp_path

    def kept(*flags: str, compiler: str = "gcc") -> Path:
        command.compiler = SimpleNamespace(compiler_so=[compiler], obj_extension=".o")
        extension = Extension("library", [], depends=[str(tmp_path / "header.h")], extra_compile_args=list(flags))
        return command.find(str(tmp_path / "file.c"), extension).kept

    first = kept("-O1")
    assert kept("-O1") == first
    others = [kept("-O2"), kept("-O1", compiler="clang")]
    (tmp_path / "header.h").write_text("struct position { int more; };")
    others.append(kept("-O1"))
    (tmp_path / "file.c").write_text('#include "__native.h" // and more')
    others.append(kept("-O1"))
    assert len({first, *others}) == 5


def test_what_playing_takes_its_time_in_is_optimised_most(tmp_path: Path) -> None:
    command = BuildFromObjects(Distribution({"name": "mastaba"}))
    command.objects, command.compiler = tmp_path, SimpleNamespace(obj_extension=".o")
    hot = ("kernel___agenda", "games___babel___rules___acting", "games___babel___state", "bots___search")
    for name in (*hot, "games___babel___events", "games___babel___position___states", "kernel___record"):
        file = tmp_path / f"__native_mastaba___{name}.c"
        file.touch()
        flags = command.find(str(file), Extension("library", [], extra_compile_args=["-O1"])).flags
        assert flags == (["-O1", "-O3"] if name in hot else ["-O1"])


def test_a_core_does_not_name_the_folder_where_it_was_compiled(compiled_once: ToyProject) -> None:
    """Two builds of a release would differ by it (docs/releases.md)."""
    folder = f"{tempfile.gettempdir()}/mastaba-".encode()
    files = [file for file in compiled_once.core_folder().rglob("*") if file.is_file()]
    assert len(files) > 4
    assert [file.name for file in files if folder in file.read_bytes()] == []


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


def test_object_files_are_kept_as_long_as_a_core_that_used_them(tmp_path: Path) -> None:
    objects = tmp_path / "objects"
    objects.mkdir()
    day = 86_400
    for age in range(5):
        (tmp_path / f"age{age}").mkdir()
        (objects / f"age{age}.o").touch()
        os.utime(tmp_path / f"age{age}", (100 * day - age * day,) * 2)
        os.utime(objects / f"age{age}.o", (100 * day - age * day - 60,) * 2)
    compile_core.remove_old_cores(tmp_path)
    assert {file.name for file in objects.iterdir()} == {"age0.o", "age1.o", "age2.o"}
