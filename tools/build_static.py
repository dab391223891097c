"""Writes the static edition into build/static: plain files that any web server serves, also from a subfolder.

The page, Pyodide (CPython in WebAssembly) and Mastaba's own Python as bytecode; nothing is fetched from elsewhere when
it runs. What was built once is kept by a key of everything it was made of."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools import build_web, compile_wasm  # noqa: E402 (the line above makes it findable)

MADE = ROOT / "build" / "static"
CACHE = ROOT / ".cache" / "static"
PYODIDE = build_web.WEB / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")  # .mjs becomes .js: not every web server knows it
LOCK = ROOT / "requirements" / "static.lock"
WHEELS = ("--platform", "pyemscripten_2026_0_wasm32", "--platform", "any", "--python-version", "3.14")
COMPILE = ROOT / "tools" / "compile_for_pyodide.mjs"
KEY = ".source-hash"
# Packages that no table needs, and files that only a server or a compiler reads.
LEFT_OUT = (
    *("static/", "terminal/", "drawing/", "research/", "commands/", "benchmarks/", "testing/", "matches/", "compiled/"),
    *(
        "server/transport/guarded",
        "server/storage/postgres",
        "server/storage/maintenance",
        "server/run.py",
        "server/app.py",
    ),
    *(
        "server/listening.py",
        "server/doctor.py",
        "server/notify/push.py",
        "server/http/pages.py",
        "server/http/parts.py",
    ),
    *(
        "bench_suite.py",
        "client.py",
        "cli.py",
        "__main__.py",
        "bots/weights/",
        "puzzles/mines.py",
        "puzzles/reports.py",
    ),
)


def build() -> Path:
    """The folder of the edition, made anew unless nothing has changed."""
    key = source_key()
    if MADE.joinpath(KEY).is_file() and MADE.joinpath(KEY).read_text(encoding="utf-8") == key:
        print(f"The static edition in {MADE.relative_to(ROOT)} is up to date.")
        return MADE
    node, _ = build_web.find_node()
    shutil.rmtree(MADE, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="mastaba-static-") as work:
        python = Path(work, "py")
        place_python(node, python)
        build_page(node, {path.name: path.stat().st_size for path in sorted(python.iterdir())})
        shutil.copytree(python, MADE / "py")
    MADE.joinpath(".parts.json").unlink()
    name_files(MADE / "service-worker.js", key)
    compress_once(node, MADE / "py" / "pyodide.asm.wasm")
    build_web.run([str(node), str(build_web.COMPRESS), str(MADE)], environment(node))
    MADE.joinpath(KEY).write_text(key, encoding="utf-8")
    print(f"The static edition is in {MADE.relative_to(ROOT)}: {megabytes(MADE)}.")
    return MADE


def build_page(node: Path, sizes: dict[str, int]) -> None:
    """The page knows how many bytes Python has, so that it can say how many of them have come."""
    vite = build_web.WEB / "node_modules" / "vite" / "bin" / "vite.js"
    words = ["build", "--base", "./", "--outDir", str(MADE), "--emptyOutDir"]
    told = {"MASTABA_EDITION": "static", "MASTABA_SIZES": json.dumps(sizes)}
    build_web.run([str(node), str(vite), *words], {**environment(node), **told})


def environment(node: Path) -> dict[str, str]:
    return dict(os.environ, PATH=os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]))


def source_key() -> str:
    tools, _ = compile_wasm.look_for_tools()
    digest = hashlib.sha256(build_web.source_hash().encode() + (compile_wasm.key(tools) if tools else "").encode())
    for path in (Path(__file__), COMPILE, LOCK, PYODIDE / "package.json", *(path for path, _ in package_files())):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def package_files() -> Iterator[tuple[Path, str]]:
    """What tables need of the package, with the names below it."""
    for path in sorted(build_web.PACKAGE.rglob("*")):
        inside = path.relative_to(build_web.PACKAGE).as_posix()
        if path.is_file() and not inside.startswith(LEFT_OUT) and "__pycache__" not in inside:
            yield path, inside


def place_python(node: Path, folder: Path) -> None:
    folder.mkdir(parents=True)
    CACHE.mkdir(parents=True, exist_ok=True)
    for name in RUNTIME:
        data = PYODIDE.joinpath(name).read_bytes()
        if name.endswith(".mjs"):
            data = data.replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
        folder.joinpath(name.replace(".mjs", ".js")).write_bytes(data)
    version = json.loads(PYODIDE.joinpath("package.json").read_bytes())["version"]
    compiled = hashlib.sha256(COMPILE.read_bytes()).hexdigest()[:8]
    stdlib = CACHE / f"stdlib-{version}-{compiled}.zip"
    with tempfile.TemporaryDirectory(prefix="mastaba-static-") as work:
        for path, inside in package_files():
            target = Path(work, "mastaba", inside)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        for wheel in wheels():
            unpack(wheel, Path(work))
        if core := compiled_core():
            shutil.copytree(core, Path(work, "mastaba", "compiled"))
        build_web.run([str(node), str(COMPILE), str(PYODIDE), work, str(stdlib)], environment(node))
        folder.joinpath("engine.pack.gz").write_bytes(packed(Path(work)))
    shutil.copyfile(stdlib, folder / "stdlib.zip")


def compiled_core() -> Path | None:
    """The rules in WebAssembly, if this machine can compile them."""
    tools, missing = compile_wasm.look_for_tools()
    if tools is None:
        print(f"The rules stay plain Python: compiling them to WebAssembly needs {' and '.join(missing)}.")
        return None
    made = CACHE / f"core-{compile_wasm.key(tools)}"
    if not made.is_dir():
        for old in CACHE.glob("core-*"):
            shutil.rmtree(old)
        if subprocess.run([sys.executable, compile_wasm.__file__, str(made)], check=False).returncode:
            raise SystemExit("compiling the rules to WebAssembly failed")
    return made


def compress_once(node: Path, file: Path) -> None:
    """The largest file changes only with Pyodide, and takes a minute."""
    kept = CACHE / f"compressed-{hashlib.sha256(file.read_bytes()).hexdigest()[:12]}"
    if not kept.is_dir():
        partial = kept.with_suffix(".part")
        partial.mkdir(exist_ok=True)
        shutil.copyfile(file, partial / file.name)
        build_web.run([str(node), str(build_web.COMPRESS), str(partial)], environment(node))
        partial.rename(kept)
    for form in kept.glob(f"{file.name}.*"):
        shutil.copyfile(form, file.parent / form.name)


def name_files(worker: Path, key: str) -> None:
    """Tells the service worker what to keep: every file with its hash."""
    files = {
        path.relative_to(MADE).as_posix(): integrity(path.read_bytes())
        for path in sorted(MADE.rglob("*"))
        if path.is_file() and path != worker
    }
    text = worker.read_text(encoding="utf-8")
    told = text.replace("const FILES = {};", f"const FILES = {json.dumps(files)};")
    told = told.replace("const VERSION = '';", f"const VERSION = '{key[:12]}';")
    if told.count(key[:12]) != 1 or len(told) < len(text) + len(files):
        raise SystemExit(f"{worker.name} has no place for the files of the static edition")
    worker.write_text(told, encoding="utf-8")


def wheels() -> list[Path]:
    """Those of the lock, which names each by its hash."""
    folder = CACHE / f"wheels-{hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]}"
    if not folder.is_dir():
        partial = folder.with_suffix(".part")
        command = [build_python(), "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", *WHEELS, "--require-hashes", "-r", str(LOCK), "-d", str(partial)]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit(f"the wheels of {LOCK.relative_to(ROOT)} could not be fetched")
        partial.rename(folder)
    return sorted(folder.glob("*.whl"))


def build_python() -> str:
    """One that has pip, which the environment of this folder has not."""
    return os.environ.get("PYTHON") or sys._base_executable  # type: ignore[attr-defined]


def unpack(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as given:
        for name in given.namelist():
            if ".dist-info/" not in name and not name.endswith((".pyi", "/", "py.typed")):
                given.extract(name, folder)


def packed(folder: Path) -> bytes:
    """All files in one: the length of a table of contents, the contents as JSON, and the bytes; compressed, because
    not every web server does that."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return pack({path.relative_to(folder).as_posix(): path.read_bytes() for path in files})


def pack(files: dict[str, bytes]) -> bytes:
    head = json.dumps([[name, len(data)] for name, data in files.items()], separators=(",", ":")).encode()
    body = b"".join(files.values())
    return gzip.compress(len(head).to_bytes(4, "little") + head + body, 9, mtime=0)


def unpacked(data: bytes) -> dict[str, bytes]:
    plain = gzip.decompress(data)
    at = 4 + int.from_bytes(plain[:4], "little")
    files: dict[str, bytes] = {}
    for name, size in json.loads(plain[4:at]):
        files[name] = plain[at : at + size]
        at += size
    return files


def integrity(data: bytes) -> str:
    return base64.b64encode(hashlib.sha256(data).digest()).decode()


def megabytes(folder: Path) -> str:
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    files += folder.rglob("*.pack.gz")
    plain = sum(path.stat().st_size for path in files)
    packed = sum(min(form.stat().st_size for form in folder.rglob(f"{path.name}*")) for path in files)
    return f"{packed / 1e6:.1f} MB to load from a web server that sends compressed files, {plain / 1e6:.1f} MB else"


if __name__ == "__main__":
    build()
