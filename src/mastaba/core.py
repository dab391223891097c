"""Decides, before any rule is imported, whether the rules run compiled or as plain Python.

The compiled core lies in a folder named after a key of its sources, never beside them, so a stale binary cannot
shadow an edited source. This module is never compiled and imports little, because every start passes through it.

MASTABA_PURE=1           use the plain sources, whatever was compiled
MASTABA_CORE=require     stop with a sentence unless a compiled core fits the sources
MASTABA_CORE_HOME=DIR    where compiled cores are kept
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader

COMPILER = "mypy 2.4.1"
PACKAGE = os.path.dirname(os.path.abspath(__file__))
NAME = "mastaba"
PACKED = os.path.join(PACKAGE, "compiled")  # where a wheel carries its core
KEY_FILE = "core.key"
LIBRARY = "__mypyc"  # mypyc puts all code of a group into an extension module whose name ends so
SHIMS = "shims"  # in every package, the extension module that holds the shims of all its modules
LAYOUT = 3  # of the folder of a core
ATTEMPT_FILE = "attempt"  # in the home of the cores: how compiling beside a game goes, as key, state and a sentence
COMPILED_PARTS = (
    "kernel/",
    "games/",
    "bots/first_layer.py",
    "bots/judge.py",
    "bots/move_priors.py",
    "bots/search.py",
    "bots/tree.py",
    "bots/rollouts.py",
    "research/batch.py",
)
# How these paths end; all but the first describe and explain, and need not be quick.
NEVER_COMPILED = ("kernel/vectors.py", "/view_type.py", "/coach.py", "kernel/coaching.py", "/reasons.py", "/balance.py")

PLAIN_ENVIRONMENT = {"MASTABA_PURE": "1", "MASTABA_CORE": ""}  # for a process that must run the plain sources

UNFIT = "the compiled core of this installation does not fit its sources"


class Status:
    """Whether the rules run compiled, and why: `state` is compiled, chosen, compiling, failed or missing."""

    def __init__(self, state: str, reason: str) -> None:
        self.compiled = state == "compiled"
        self.state = state
        self.reason = reason

    def __str__(self) -> str:
        return "compiled" if self.compiled else f"pure ({self.reason})"


class CoreFinder:
    """Finds exactly the core's modules, each in the one file that `install` chose for it."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self.status = Status("missing", "nothing is installed yet")

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        loader = SourceFileLoader if file.endswith(".py") else ExtensionFileLoader
        spec = ModuleSpec(name, loader(name, file), origin=file)
        spec.has_location = True
        return spec


_finder = CoreFinder()


def install() -> None:
    """Makes Python import the core's modules compiled where a fitting core exists, else from their sources."""
    _finder.status = outlook()
    _finder.files = binaries(_finder.status.reason) if _finder.status.compiled else modules()
    if _finder.status.reason == UNFIT:
        print(f"mastaba: {UNFIT}, so the slower plain sources are used.", file=sys.stderr)
    if os.environ.get("MASTABA_CORE") == "require" and not _finder.status.compiled:
        raise SystemExit(f"mastaba: a compiled core is required, but this is {_finder.status}.")
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)


def status() -> Status:
    """What `install` decided for this process."""
    return _finder.status


def compiled() -> bool:
    """Whether the rules of this process run compiled."""
    return _finder.status.compiled


def ready() -> bool:
    """Whether a process started now would run compiled."""
    return not _pure_wanted() and find() is not None


def outlook() -> Status:
    """What `install` would decide in a process started now, as a bot's is; a compiled core's reason is its folder."""
    if _pure_wanted():
        return Status("chosen", "MASTABA_PURE is set")
    if folder := find():
        return Status("compiled", folder)
    if os.path.isdir(PACKED):
        return Status("missing", UNFIT)
    if not _is_checkout():
        return Status("missing", "this installation carries no compiled core")
    return _attempted() or Status("missing", "no compiled core for these sources: make compile")


def note_attempt(state: str, sentence: str) -> None:
    """Writes the state down for processes that run the plain sources meanwhile; `compiling` with a process id."""
    file = os.path.join(home(), ATTEMPT_FILE)
    os.makedirs(home(), exist_ok=True)
    with open(f"{file}.{os.getpid()}", "w", encoding="utf-8") as beside:
        beside.write(f"{key()}\n{state}\n{sentence}")
    os.replace(beside.name, file)


def find() -> str | None:
    """The folder of the compiled core that fits the sources as they are now."""
    wanted = key()
    for folder in (PACKED, os.path.join(home(), wanted)):
        if _key_of(folder) == wanted:
            return folder
    return None


def key() -> str:
    """Names the sources, the Python and the machine that a compiled core is good for."""
    machine = os.uname().machine if hasattr(os, "uname") else ""
    digest = hashlib.sha256(f"{COMPILER} {LAYOUT} {EXTENSION_SUFFIXES[0]} {machine}".encode())
    for relative in _sources():
        with open(os.path.join(PACKAGE, relative), "rb") as source:
            text = source.read()
        digest.update(f"\0{relative}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()[:16]


def home() -> str:
    """Where cores are kept: in the checkout, or for an installed package in the user's cache folder."""
    if chosen := os.environ.get("MASTABA_CORE_HOME"):
        return os.path.abspath(chosen)
    if _is_checkout():
        return os.path.join(_checkout(), ".cache", "core")
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), NAME, "core")


def modules() -> dict[str, str]:
    """Every module that is compiled, with its source file."""
    return {
        f"{NAME}.{relative.removesuffix('.py').replace('/', '.')}": os.path.join(PACKAGE, relative)
        for relative in _sources()
        if not relative.endswith("/__init__.py")
    }


def group(module: str) -> str:
    """What that module is compiled with: each game is a group, the kernel and the search are another."""
    part = module.split(".")
    return f"{NAME}_{part[2] if part[1] == 'games' else 'kernel'}"


def binaries(folder: str) -> dict[str, str]:
    """Every extension module of a core in that folder, with its file; the modules of a package share one."""
    files: dict[str, str] = {}
    for name in modules():
        library = group(name) + LIBRARY
        files[library] = os.path.join(folder, library) + EXTENSION_SUFFIXES[0]
        files[name] = os.path.join(folder, *name.split(".")[:-1], SHIMS) + EXTENSION_SUFFIXES[0]
    return files


def _sources() -> list[str]:
    """The files that a core depends on: what is compiled, and the packages whose constants may be inlined."""
    found: list[str] = []
    for part in ("kernel", "games", "bots", "research"):
        for folder, _, files in os.walk(os.path.join(PACKAGE, part)):
            inside = os.path.relpath(folder, PACKAGE).replace(os.sep, "/")
            found += [f"{inside}/{file}" for file in files if file.endswith(".py")]
    return sorted(path for path in found if path.startswith(COMPILED_PARTS) and not path.endswith(NEVER_COMPILED))


def _attempted() -> Status | None:
    """How compiling these very sources went, if anybody tried."""
    try:
        with open(os.path.join(home(), ATTEMPT_FILE), encoding="utf-8") as file:
            tried, state, sentence = file.read().split("\n", 2)
    except (OSError, ValueError):
        return None
    if tried != key():
        return None
    if state != "compiling":
        return Status("failed", f"compiling failed: {sentence}")
    if _runs(sentence):
        return Status("compiling", "they are being compiled now")
    return Status("failed", "compiling was interrupted: make compile")


def _runs(process: str) -> bool:
    try:
        os.kill(int(process), 0)
    except PermissionError:
        return True
    except (OSError, ValueError):
        return False
    return True


def _pure_wanted() -> bool:
    return os.environ.get("MASTABA_PURE", "0") not in ("", "0")


def _key_of(folder: str) -> str | None:
    try:
        with open(os.path.join(folder, KEY_FILE), encoding="utf-8") as file:
            return file.readline().strip()
    except OSError:
        return None


def _checkout() -> str:
    return os.path.dirname(os.path.dirname(PACKAGE))


def _is_checkout() -> bool:
    in_src = os.path.basename(os.path.dirname(PACKAGE)) == "src"
    return in_src and os.path.isfile(os.path.join(_checkout(), "pyproject.toml"))
