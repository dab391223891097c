"""Compiles the rules to WebAssembly, for the Python that runs in a browser: python tools/compile_wasm.py FOLDER.

mypyc's C is made for a machine of 32 bits, and compiled by clang and wasm-ld against the headers of that Python and of
Emscripten's C library. Where one of them is missing it says so and writes nothing. Object files are kept as those of
compile_core.py are.

CLANG, WASM_LD           the two programs, if they have other names; CLANG=no leaves the rules plain
PYTHON_3_14_HEADERS=DIR  where the headers of any Python 3.14 are (Python.h)
EMSCRIPTEN_HEADERS=DIR   where those of Emscripten are (cache/sysroot/include of its folder)
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools import compile_core  # noqa: E402 (the line above makes it findable)
from tools.compile_objects import BuildFromObjects  # noqa: E402
from tools.compile_progress import Progress  # noqa: E402

HOME = ROOT / ".cache" / "static" / "wasm"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"
# What a browser of today understands, and Pyodide itself is made for.
FEATURES = ["-mbulk-memory", "-mnontrapping-fptoint", "-msign-ext", "-mmutable-globals"]
FLAGS = ["--target=wasm32-unknown-emscripten", "-O2", "-DNDEBUG", "-fPIC", "-fno-strict-overflow", "-w"]
LINK = ["-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--import-undefined", "--strip-all"]
SHARED = re.compile(r"^struct export_table_\w+ exports_\w+;$", re.MULTILINE)
HEADERS_OF_PYTHON = (
    "/usr/include/python3.14",
    "/usr/local/include/python3.14",
    "~/.pyenv/versions/3.14*/include/python3.14",
)
HEADERS_OF_EMSCRIPTEN = (
    "$EMSDK/upstream/emscripten/cache/sysroot/include",
    "/usr/share/emscripten/cache/sysroot/include",
)


class Tools(NamedTuple):
    clang: str
    linker: str
    python: Path
    emscripten: Path


class BuildForWasm(BuildFromObjects):
    """The compiler, the linker and the headers of another machine."""

    flags = ("-fvisibility=hidden", "-g0")
    hot_flags = ()  # what is faster is larger, and has to be loaded
    tools: Tools
    suffix: str

    def finalize_options(self) -> None:
        super().finalize_options()
        self.include_dirs = []  # setuptools names those of the Python that runs it

    def build_extensions(self) -> None:
        found = subprocess.run([self.tools.clang, "-print-resource-dir"], check=True, capture_output=True, text=True)
        own = Path(found.stdout.strip(), "include")
        places = ["-nostdinc", "-isystem", str(self.tools.emscripten), "-isystem", str(own), f"-I{self.tools.python}"]
        self.compiler.set_executables(
            compiler_so=[self.tools.clang, *FLAGS, *FEATURES, *places], linker_so=[self.tools.linker, *LINK]
        )
        self.compiler.library_dirs, self.compiler.runtime_library_dirs = [], []
        for extension in self.extensions:
            extension.extra_compile_args = []
            for header in map(Path, extension.depends):
                if header.is_file():
                    header.write_text(weakened(header.read_text("utf-8")), "utf-8")
        super().build_extensions()

    def get_ext_filename(self, name: str) -> str:
        return str(Path(*name.split("."))) + self.suffix


def main() -> None:
    target = Path(sys.argv[1])
    tools, missing = look_for_tools()
    if tools is None:
        sys.exit(f"Compiling the rules to WebAssembly needs {', '.join(missing)}.")
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4  # mypyc, imported later, decides by it how many bits integers have
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="mastaba-wasm-") as folder:
        work = Path(folder)
        sources = work / "src"
        shutil.copytree(compile_core.SOURCES, sources, ignore=shutil.ignore_patterns("__pycache__", "static"))
        core = compile_core.load_core(sources)
        BuildForWasm.suffix, settings = of_pyodide()
        BuildForWasm.tools = tools._replace(python=headers(tools.python, settings))
        progress = Progress(HOME / compile_core.MEMORY, compile_core.groups_of_files(core))
        count = len(core.modules())
        progress.announce(count)
        built = compile_core.compile_modules(sources, core, work, HOME / compile_core.OBJECTS, progress, BuildForWasm)
        progress.remember()
        compile_core.put_in_place(built, target)
    print(f"Compiled {count} modules to WebAssembly in {time.perf_counter() - began:.1f} s.")


def weakened(header: str) -> str:
    """Every file of a group declares what the group takes from others, and here no symbol is common."""
    return SHARED.sub(r"__attribute__((weak)) \g<0>", header)


def look_for_tools() -> tuple[Tools | None, list[str]]:
    """What compiles here, or the names of what is missing."""
    clang, linker = program("CLANG", "clang"), program("WASM_LD", "wasm-ld")
    python = folder("PYTHON_3_14_HEADERS", HEADERS_OF_PYTHON, "Python.h")
    emscripten = folder("EMSCRIPTEN_HEADERS", HEADERS_OF_EMSCRIPTEN, "emscripten.h")
    missing = [
        name
        for name, found in (
            ("clang", clang),
            ("wasm-ld", linker),
            ("the headers of Python 3.14", python),
            ("the headers of Emscripten", emscripten),
        )
        if found is None
    ]
    if clang is None or linker is None or python is None or emscripten is None:
        return None, missing
    return Tools(clang, linker, python, emscripten), []


def key(tools: Tools) -> str:
    """Names everything that a core is made from."""
    version = subprocess.run([tools.clang, "--version"], check=True, capture_output=True, text=True).stdout
    digest = hashlib.sha256(f"{version}{tools}".encode())
    makers = [Path(__file__).with_name(f"{name}.py") for name in ("compile_wasm", "compile_core", "compile_objects")]
    core = compile_core.load_core(compile_core.SOURCES)
    for path in (*makers, PYODIDE / "package.json", *map(Path, core.modules().values())):
        digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def program(variable: str, name: str) -> str | None:
    """Debian's have the version at the end of their names."""
    chosen = os.environ.get(variable)
    names = [chosen] if chosen else [name, *(f"{name}-{version}" for version in range(25, 15, -1))]
    return next((found for one in names if (found := shutil.which(one))), None)


def folder(variable: str, usual: tuple[str, ...], file: str) -> Path | None:
    chosen = os.environ.get(variable)
    for name in (chosen,) if chosen else usual:
        place = Path(os.path.expandvars(name)).expanduser()
        for found in sorted(Path("/").glob(str(place).lstrip("/"))):
            if found.joinpath(file).is_file():
                return found
    return None


def of_pyodide() -> tuple[str, str]:
    """How the names of extension modules end there, and pyconfig.h, from what that Python says of itself."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        text = library.read(SYSCONFIG).decode()
    numbers = re.findall(r"'(\w+)': ([1-9]\d*)[,}]", text)
    lines = [f"#define {name} {value}" for name, value in (*numbers, ("_Py_STACK_GROWS_DOWN", 1), ("_GNU_SOURCE", 1))]
    return re.findall(r"'EXT_SUFFIX': '([^']+)'", text)[0], "\n".join(lines) + "\n"


def headers(given: Path, settings: str) -> Path:
    """A copy with the settings of the other machine. The keys of object files know it by its name."""
    version = hashlib.sha256(given.joinpath("patchlevel.h").read_bytes() + settings.encode()).hexdigest()[:12]
    made = HOME / f"include-{version}"
    if not made.is_dir():
        partial = made.with_suffix(".part")
        shutil.copytree(given, partial, dirs_exist_ok=True)
        partial.joinpath("pyconfig.h").write_text(settings, encoding="utf-8")
        partial.rename(made)
    return made


if __name__ == "__main__":
    main()
