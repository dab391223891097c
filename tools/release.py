"""Makes a release of the commit that is checked out: dist/VERSION with the sdist, a pure wheel, a compiled wheel for
each CPython of this machine, and SHA256SUMS. What it makes it also tries, each in an environment of its own.

python tools/release.py --key ~/.ssh/id_ed25519    the digests are signed (ssh-keygen -Y sign)
python tools/release.py --again                    builds once more, and compares with dist/VERSION byte for byte
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.release_trial import refuse_taken_port, try_wheel  # noqa: E402 (the line above makes it findable)

UV = ROOT / ".tools" / "bin" / "uv"
LOCKS = ROOT / "requirements"
SUMS = "SHA256SUMS"
NAMESPACE = "mastaba-release"  # of the signature, so that none made for another purpose passes for one
OLDEST = (3, 11)
MOST_BYTES = 15_000_000
IN_EVERY_WHEEL = ("mastaba/static/index.html", "mastaba/static/index.html.br", "mastaba/games/babel/rulebook/fr.md")
KEY = "mastaba/compiled/core.key"
# sys.base_prefix: a virtual environment's Python is the one that it was made from.
ABOUT_PYTHON = """
import json, os, sys, sysconfig
name = f"python3.{sys.version_info[1]}"
print(json.dumps({
    "path": os.path.join(sys.base_prefix, "bin", name),
    "version": sys.version_info[:3],
    "usual": sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED"),
}))
"""
# What would make one machine's build differ from another's, beside the compiler.
UNWANTED = ("MASTABA_", "PYTHON", "VIRTUAL_ENV", "CFLAGS", "CPPFLAGS", "LDFLAGS", "_PYTHON")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a release of the commit that is checked out.")
    parser.add_argument("--python", action="append", metavar="P", help="for this Python only; may be repeated")
    parser.add_argument("--key", type=Path, metavar="FILE", help="sign the digests with this SSH key")
    parser.add_argument("--again", action="store_true", help="build again and compare with what is in dist")
    args = parser.parse_args()
    version = released_version(ROOT)
    refuse_changes(ROOT)
    pythons = find_pythons(args.python)
    if not args.again:
        refuse_taken_port()
    target = ROOT / "dist" / version
    with tempfile.TemporaryDirectory(prefix="mastaba-release-") as work:
        built = Path(work, "built")
        build(ROOT, Path(work), built, pythons)
        if args.again:
            sys.exit(compare(target, built))
        check(built, version)
        for python, wheel in trials(built, pythons):
            tell(f"trying {wheel.name}")
            with tempfile.TemporaryDirectory(prefix="mastaba-trial-") as empty:
                try_wheel(python, wheel, Path(empty), version, LOCKS / "play.lock", UV)
        write_sums(built)
        if args.key:
            sign(built / SUMS, args.key)
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(built, target)
    print((target / SUMS).read_text(encoding="utf-8"), end="")
    print(f"All of it is in {target.relative_to(ROOT)}{'' if args.key else ', not signed (--key signs)'}.")


def released_version(root: Path) -> str:
    """The version, if all that must name it does."""
    init = (root / "src" / "mastaba" / "__init__.py").read_text(encoding="utf-8")
    (version,) = re.findall(r'^__version__ = "(.+)"$', init, re.MULTILINE)
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        raise SystemExit(f"CHANGELOG.md has no section “## [{version}] - DATE”.")
    cited = (root / "CITATION.cff").read_text(encoding="utf-8")
    if f"\nversion: {version}\n" not in cited:
        raise SystemExit(f"CITATION.cff does not name version {version}.")
    return str(version)


def refuse_changes(root: Path) -> None:
    if changed := said_by("git", "status", "--porcelain", cwd=root):
        first = changed.splitlines()[0].split(maxsplit=1)[1]
        raise SystemExit(f"A release is made of a commit, and {first} is in none. Commit or remove it.")


def find_pythons(asked: list[str] | None) -> dict[str, str]:
    """The newest CPython of each version on this machine, by the tag of its wheels; or those that were asked for."""
    found: dict[str, tuple[list[int], str]] = {}
    for path in asked or candidates():
        done = subprocess.run([path, "-c", ABOUT_PYTHON], capture_output=True, text=True, check=False)
        if done.returncode and asked:
            raise SystemExit(f"{path} does not start: {done.stderr.strip()}")
        if done.returncode:  # a name of pyenv's behind which there is nothing
            continue
        about = json.loads(done.stdout)
        number: list[int] = about["version"]
        if about["usual"] and tuple(number) >= OLDEST:
            tag = f"cp{number[0]}{number[1]}"
            found[tag] = max(found.get(tag, ([], "")), (number, about["path"]))
        elif asked:
            raise SystemExit(f"{path} is no CPython 3.11 or newer.")
    if not found:
        raise SystemExit("There is no CPython 3.11 or newer on this machine.")
    return {tag: path for tag, (_, path) in sorted(found.items())}


def candidates() -> list[str]:
    """What is named like a Python in the PATH, and those of pyenv."""
    folders = [Path(folder) for folder in os.environ["PATH"].split(os.pathsep)]
    of_pyenv = Path(os.environ.get("PYENV_ROOT") or "~/.pyenv").expanduser().glob("versions/*/bin")
    return [str(file) for folder in [*folders, *of_pyenv] for file in folder.glob("python3.[0-9][0-9]")]


def build(root: Path, work: Path, built: Path, pythons: dict[str, str]) -> None:
    """Everything from the commit alone: the sdist, which holds the page, and from it the wheels."""
    sources = work / "sources"
    sources.mkdir()
    archive = work / "commit.tar"
    said_by("git", "archive", "--output", archive, "HEAD", cwd=root)
    said_by("tar", "--extract", "--file", archive, "--directory", sources)
    when = said_by("git", "log", "-1", "--format=%ct", cwd=root).strip()
    steady = {"SOURCE_DATE_EPOCH": when, "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"}
    first = next(iter(pythons.values()))
    with step("the sdist, with the page"):
        uv_build("--sdist", "--python", first, sources, into=built, more=steady)
    (sdist,) = built.glob("*.tar.gz")
    with step("the pure wheel"):
        uv_build("--wheel", "--python", first, sdist, into=built, more=steady | {"MASTABA_MYPYC": "off"})
    tools = release_tools(work, first)
    for tag, python in pythons.items():
        with step(f"the wheel for {tag}"):
            raw = work / tag
            uv_build("--wheel", "--python", python, sdist, into=raw, more=steady | {"MASTABA_MYPYC": "require"})
            (wheel,) = raw.glob("*.whl")
            finish_wheel(wheel, built, tools, steady)
    with step("checking what an index would show"):
        said_by(tools / "twine", "check", "--strict", *sorted(built.glob("mastaba-*")))


def uv_build(*words: str | Path, into: Path, more: dict[str, str]) -> None:
    constraints = ("--build-constraints", LOCKS / "build.lock")
    said_by(UV, "build", *constraints, "--out-dir", into, *words, cwd=into.parent, more=more)
    (into / ".gitignore").unlink(missing_ok=True)  # uv's own


def release_tools(work: Path, python: str) -> Path:
    """The folder of their programs."""
    folder = work / "tools"
    said_by(UV, "venv", "--python", python, folder)
    said_by(UV, "pip", "install", "--python", folder, "--require-hashes", "-r", LOCKS / "release.lock")
    return folder / "bin"


def finish_wheel(wheel: Path, built: Path, tools: Path, steady: dict[str, str]) -> None:
    """On Linux it gets the tag of the oldest system whose C library it can use."""
    if sys.platform != "linux":
        shutil.copy(wheel, built)
        return
    path = os.pathsep.join([str(tools), os.environ["PATH"]])
    said_by(tools / "auditwheel", "repair", "--plat", "auto", "-w", built, wheel, more=steady | {"PATH": path})


def check(built: Path, version: str) -> None:
    """Every wheel is small and whole."""
    for wheel in built.glob("*.whl"):
        size = wheel.stat().st_size
        if size > MOST_BYTES:
            raise SystemExit(f"{wheel.name} has {size:,} bytes, more than {MOST_BYTES:,}.")
        with zipfile.ZipFile(wheel) as opened:
            names = set(opened.namelist())
        wanted = {*IN_EVERY_WHEEL, f"mastaba-{version}.dist-info/METADATA"}
        pure = wheel.name.endswith("-py3-none-any.whl")
        if missing := (wanted if pure else wanted | {KEY}) - names:
            raise SystemExit(f"{wheel.name} lacks {', '.join(sorted(missing))}.")
        if pure and KEY in names:
            raise SystemExit(f"{wheel.name} is for every machine, but carries a compiled core.")


def trials(built: Path, pythons: dict[str, str]) -> Iterator[tuple[str, Path]]:
    """Each compiled wheel with its Python, the pure one with the newest."""
    for tag, python in pythons.items():
        (wheel,) = built.glob(f"*-{tag}-{tag}-*.whl")
        yield python, wheel
    (pure,) = built.glob("*-py3-none-any.whl")
    yield python, pure


def digests(folder: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.glob("mastaba-*"))}


def write_sums(folder: Path) -> None:
    lines = [f"{digest}  {name}\n" for name, digest in digests(folder).items()]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def sign(sums: Path, key: Path) -> None:
    said_by("ssh-keygen", "-Y", "sign", "-q", "-f", key.expanduser(), "-n", NAMESPACE, sums)


def compare(released: Path, built: Path) -> str | None:
    """Says what differs, which is also the exit code of the program: None if nothing does."""
    before, after = digests(released), digests(built)
    if not before:
        return f"There is nothing in {released} to compare with."
    differing = [name for name in sorted(before.keys() | after.keys()) if before.get(name) != after.get(name)]
    if differing:
        kept = released.with_name(f"{released.name}-again")
        shutil.copytree(built, kept, dirs_exist_ok=True)
        return f"Not the same: {', '.join(differing)}; the new ones are in {kept}."
    print(f"The same bytes again: {', '.join(before)}.")
    return None


@contextmanager
def step(name: str) -> Iterator[None]:
    began = time.monotonic()
    yield
    tell(f"{name}: {time.monotonic() - began:.0f} s")


def tell(sentence: str) -> None:
    print(sentence, flush=True)


def said_by(*words: str | Path, cwd: Path = ROOT, more: dict[str, str] | None = None) -> str:
    """What a program printed; it must go well."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(UNWANTED)}
    cwd.mkdir(parents=True, exist_ok=True)
    command = [str(word) for word in words]
    done = subprocess.run(command, cwd=cwd, env=kept | (more or {}), capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}failed: {' '.join(command)}")
    return done.stdout


if __name__ == "__main__":
    main()
