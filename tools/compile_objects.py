"""Compiles C files side by side, and none twice: an object file is kept under a key of everything it is made from."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import NamedTuple

from mypy.version import __version__ as VERSION  # noqa: N812
from setuptools import Extension
from setuptools.command.build_ext import build_ext

from tools.compile_progress import Progress

# Hidden names let the modules of a library call each other directly. mypyc declares in every file of a group what the
# group takes from others, and only common symbols may be declared more than once. What is for debuggers would name
# folders of this machine.
UNIX_FLAGS = ("-fvisibility=hidden", "-fcommon", "-g0")
# The rules, the search and what it asks of a game, by the names of their C files: there playing spends its time, and
# -O3 makes it faster (docs/compiled.md). The rest would only take longer to compile.
HOT = re.compile(r"___(agenda|bot|bots|chance|rules|state)(___|$)")
HOT_FLAGS = ("-O3",)


class CFile(NamedTuple):
    """One file to compile, and where its object is kept."""

    source: Path
    extension: Extension
    flags: list[str]
    kept: Path


class BuildFromObjects(build_ext):
    """setuptools' own compiler and linker, but with object files that may be there from an earlier time."""

    flags: tuple[str, ...] = UNIX_FLAGS
    hot_flags: tuple[str, ...] = HOT_FLAGS  # after the others, so that they win
    objects: Path
    progress: Progress

    def build_extensions(self) -> None:
        self.objects.mkdir(parents=True, exist_ok=True)
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                own = extension.extra_compile_args
                extension.extra_compile_args = own + [flag for flag in self.flags if flag not in own]
        else:
            self.hot_flags = ()
        files = {name: self.find(name, extension) for extension in self.extensions for name in extension.sources}
        self.make({file.kept: file for file in files.values()})
        self.compiler.compile = lambda sources, **_: [str(files[source].kept) for source in sources]
        self.progress.stage("linking")
        super().build_extensions()

    def find(self, name: str, extension: Extension) -> CFile:
        """Its key knows the text of the file and of the generated headers, mypyc, the C compiler and its flags, and
        this Python. Only generated files know generated headers; mypyc's own runtime is the same for every group."""
        source = Path(name)
        text = source.read_bytes()
        flags = [*extension.extra_compile_args, *(self.hot_flags if HOT.search(source.stem) else ())]
        words = [*getattr(self.compiler, "compiler_so", ()), *flags]
        made_from = [f"{VERSION}\0{sys.version}\0{EXTENSION_SUFFIXES[0]}\0{words}".encode(), text]
        if b"__native" in text:
            made_from += [Path(header).read_bytes() for header in sorted(extension.depends)]
        key = hashlib.sha256(b"\0".join(made_from)).hexdigest()[:32]
        return CFile(source, extension, flags, self.objects / f"{key}{self.compiler.obj_extension}")

    def make(self, files: dict[Path, CFile]) -> None:
        """The largest first, so that the last ones are short and no core waits long for another."""
        waiting = [file for file in files.values() if not file.kept.exists()]
        waiting.sort(key=lambda file: file.source.stat().st_size, reverse=True)
        size = sum(file.source.stat().st_size for file in waiting)
        self.progress.files(size, len(waiting), len(files) - len(waiting))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(self.make_one, waiting))
        for file in files.values():
            os.utime(file.kept)  # used just now

    def make_one(self, file: CFile) -> None:
        options = {"include_dirs": file.extension.include_dirs, "extra_postargs": file.flags}
        (made,) = self.compiler.compile([str(file.source)], output_dir=self.build_temp, **options)
        beside = file.kept.with_suffix(f".{os.getpid()}")
        shutil.move(made, beside)
        beside.replace(file.kept)
        self.progress.file_done(file.source.stem.rpartition("___")[2], file.source.stat().st_size)
