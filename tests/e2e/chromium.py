"""The Chromium that the browser tests drive; Playwright's own download is never used."""

from __future__ import annotations

import io
import json
import os
import platform
import shutil
import tarfile
import tempfile
from pathlib import Path

import brotli  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def packed_chromium() -> Path | None:
    """The Chromium inside the npm package @sparticuz/chromium (Linux x86-64), unpacked once per version."""
    package = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
    if not package.is_dir() or (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return None
    version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
    folder = ROOT / ".cache" / f"chromium-{version}"
    if not folder.is_dir():
        folder.parent.mkdir(exist_ok=True)
        work = Path(tempfile.mkdtemp(dir=folder.parent))
        for name in ("al2023", "swiftshader"):
            packed = brotli.decompress((package / "bin" / f"{name}.tar.br").read_bytes())
            with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
                tar.extractall(work / name if name == "al2023" else work)  # a hash-locked package
        (work / "chromium").write_bytes(brotli.decompress((package / "bin" / "chromium.br").read_bytes()))
        (work / "chromium").chmod(0o755)
        try:
            work.rename(folder)
        except OSError:  # somebody else was first
            shutil.rmtree(work)
    return folder / "chromium"


def find_chromium() -> tuple[str, dict[str, str]]:
    """Which browser, and what it needs in its environment. Without one the tests fail; they are never skipped."""
    if chosen := os.environ.get("MASTABA_CHROMIUM"):
        return chosen, {}
    if packed := packed_chromium():
        return str(packed), {"LD_LIBRARY_PATH": str(packed.parent / "al2023" / "lib")}
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    if found := next(filter(None, map(shutil.which, names)), None):
        return found, {}
    raise RuntimeError("no Chromium: install one (apt-get install chromium) or set MASTABA_CHROMIUM to its path")
