"""Compiles the rules with mypyc into the folder where mastaba.core looks for them; writes nothing under src/.

With --check it only says whether this machine can compile, with --types whether the sources could be.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import platform
import shutil
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
CORES_KEPT = 3


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules.")
    parser.add_argument("--check", action="store_true", help="only say what is missing for compiling")
    parser.add_argument("--types", action="store_true", help="only check the types of what is compiled")
    args = parser.parse_args()
    if args.check:
        sys.exit(what_is_missing())
    core = load_core(SOURCES)
    if args.types:
        sys.exit(check_types(SOURCES, core))
    if core.find():
        print(f"The compiled core {core.key()} exists already.")
        return
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="mastaba-") as work:
        # A copy, so that a source saved meanwhile cannot end up in a core whose key does not know it.
        sources = Path(work, "src")
        shutil.copytree(SOURCES, sources, ignore=shutil.ignore_patterns("__pycache__"))
        copied = load_core(sources)
        built = compile_modules(sources, copied, Path(work))
        key = copied.key()
        (built / core.KEY_FILE).write_text(f"{key}\n{describe_compilers(core)}\n", encoding="utf-8")
        put_in_place(built, Path(core.home(), key))
    remove_old_cores(Path(core.home()))
    print(f"Compiled {len(core.modules())} modules as core {key} in {time.perf_counter() - began:.1f} s.")


def what_is_missing() -> str | None:
    """A sentence that says what to install before compiling, or None."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    missing = []
    if shutil.which(compiler) is None:
        missing.append(f"a C compiler ({compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        missing.append("the headers of Python (Python.h)")
    if not missing:
        return None
    return f"Compiling the rules needs {' and '.join(missing)}; on Debian: apt-get install gcc python3-dev."


def load_core(sources: Path) -> ModuleType:
    """mastaba.core by its path, because importing mastaba would already choose a core."""
    spec = spec_from_file_location("core", sources / "mastaba" / "core.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_modules(sources: Path, core: ModuleType, work: Path) -> Path:
    """Builds all extension modules below the work folder and answers the folder that holds them."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildTogether(build_ext):
        """Compiles the C files of one extension side by side, as setuptools does only for several extensions."""

        def build_extensions(self) -> None:
            compile_files = self.compiler.compile
            with ThreadPoolExecutor(os.cpu_count()) as pool:

                def compile_each(sources: list[str], **options: Any) -> list[str]:
                    made = pool.map(lambda source: compile_files([source], **options), sources)
                    return [file for files in made for file in files]

                self.compiler.compile = compile_each
                super().build_extensions()

    with contextlib.chdir(sources):  # mypyc names modules by their relative path
        extensions = mypycify(
            words_for_mypy(sources, core),
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(work / "c"),
            group_name=core.NAME,
        )
        command = BuildTogether(Distribution({"name": core.NAME, "ext_modules": extensions}))
        command.build_temp, command.build_lib = str(work / "objects"), str(work / "core")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        with contextlib.redirect_stdout(io.StringIO()):
            command.run()
    return work / "core"


def words_for_mypy(sources: Path, core: ModuleType) -> list[str]:
    """Only what is compiled is checked: other modules may import packages that are not there where people play."""
    files = [Path(file).relative_to(sources).as_posix() for file in core.modules().values()]
    return ["--strict", "--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}", *files]


def check_types(sources: Path, core: ModuleType) -> int:
    """The part of compiling that needs the imported packages, in seconds instead of minutes."""
    from mypy import api

    with contextlib.chdir(sources):
        said, complaints, status = api.run(words_for_mypy(sources, core))
    print(said + complaints, end="")
    return status


def describe_compilers(core: ModuleType) -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{core.COMPILER}, {platform.python_compiler()}, {python}"


def put_in_place(built: Path, target: Path) -> None:
    """Copies beside the target and renames, so that nobody ever sees half a core."""
    beside = target.with_name(f"building-{os.getpid()}")
    shutil.copytree(built, beside)
    try:
        beside.rename(target)
    except OSError:  # another process has just finished the same core
        shutil.rmtree(beside)


def remove_old_cores(home: Path) -> None:
    folders = [folder for folder in home.iterdir() if folder.is_dir()]
    cores = sorted(folders, key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in cores[CORES_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
