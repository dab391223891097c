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
from collections import defaultdict
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.compile_progress import Progress  # noqa: E402 (the line above makes it findable)

if TYPE_CHECKING:
    from mypyc.build import Extension as Made

    from tools.compile_objects import BuildFromObjects

SOURCES = ROOT / "src"
CORES_KEPT = 3
OBJECTS = "objects"  # in the home of the cores
MEMORY = "pace"
AN_HOUR = 3600
OPT_LEVEL = "1"


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
        shutil.copytree(SOURCES, sources, ignore=shutil.ignore_patterns("__pycache__", "static"))
        key = compile_core(load_core(sources), sources, Path(work), Path(core.home()))
    print(f"Compiled {len(core.modules())} modules as core {key} in {time.perf_counter() - began:.1f} s.")


def compile_core(core: ModuleType, sources: Path, work: Path, home: Path) -> str:
    """Puts a core of these sources into that home and answers its key."""
    progress = Progress(home / MEMORY, groups_of_files(core))
    progress.announce(len(core.modules()))
    built = compile_modules(sources, core, work, home / OBJECTS, progress)
    key: str = core.key()
    (built / core.KEY_FILE).write_text(f"{key}\n{describe_compilers(core)}\n", encoding="utf-8")
    put_in_place(built, home / key)
    progress.remember()
    remove_old_cores(home)
    return key


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


def compile_modules(
    sources: Path,
    core: ModuleType,
    work: Path,
    objects: Path,
    progress: Progress,
    build: type[BuildFromObjects] | None = None,
) -> Path:
    """Builds all extension modules below the work folder and answers the folder that holds them."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    from tools.compile_objects import BuildFromObjects

    groups = groups_of_files(core)
    progress.stage("checking the types and writing C")
    with contextlib.chdir(sources):  # mypyc names modules by their relative path
        with only_if_it_fails():
            made = mypycify(
                words_for_mypy(sources, core),
                opt_level=OPT_LEVEL,
                debug_level="0",
                multi_file=True,
                separate=[([str(file.relative_to(sources)) for file in files], name) for name, files in groups.items()],
                target_dir=str(work / "c"),
            )
        extensions = with_shims(made, core, work / "c")
        command = (build or BuildFromObjects)(Distribution({"name": core.NAME, "ext_modules": extensions}))
        command.build_temp, command.build_lib = str(work / "objects"), str(work / "core")
        command.objects, command.progress = objects, progress
        command.ensure_finalized()
        with contextlib.redirect_stdout(io.StringIO()):
            command.run()
    return work / "core"


@contextlib.contextmanager
def only_if_it_fails() -> Iterator[None]:
    """mypyc has a remark for every comprehension; what it says matters when it gives up."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            yield
    except SystemExit:
        print(said.getvalue(), end="", file=sys.stderr)
        raise


def groups_of_files(core: ModuleType) -> dict[str, list[Path]]:
    """Which files are compiled together, by the name of the group."""
    groups: dict[str, list[Path]] = defaultdict(list)
    for module, file in core.modules().items():
        groups[core.group(module)].append(Path(file))
    return dict(groups)


def with_shims(made: list[Made], core: ModuleType, folder: Path) -> list[Made]:
    """mypyc makes a shim for every module, a small extension that loads the library of its group. Those of a package
    are combined into one: more than a hundred of them would take as long to compile and link as a game."""
    from setuptools import Extension

    libraries = [extension for extension in made if extension.name.endswith(core.LIBRARY)]
    packages: dict[str, list[str]] = defaultdict(list)
    for extension in made:
        if extension not in libraries:
            packages[extension.name.rpartition(".")[0]] += map(str, extension.sources)
    combined: list[Made] = []
    for package, shims in packages.items():
        file = folder / f"{package}.c"
        # Each also defines PyInit___init__, which nobody needs.
        names = [Path(shim).relative_to(folder).as_posix() for shim in shims]
        text = [f'#define PyInit___init__ unused_{k}\n#include "{name}"\n' for k, name in enumerate(names)]
        file.write_text("#undef PyInit___init__\n".join(text), encoding="utf-8")
        combined.append(Extension(f"{package}.{core.SHIMS}", [str(file)]))
    return libraries + combined


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
    """Keeps the newest, and the object files that were used since the oldest of them was made."""
    folders = [folder for folder in home.iterdir() if folder.is_dir() and folder.name != OBJECTS]
    cores = sorted(folders, key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in cores[CORES_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
    kept = cores[:CORES_KEPT]
    oldest = min((folder.stat().st_mtime for folder in kept), default=0.0) - AN_HOUR  # they are older than their core
    for file in (home / OBJECTS).glob("*"):
        if file.stat().st_mtime < oldest:
            file.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
