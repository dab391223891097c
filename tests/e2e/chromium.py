"""The Chromium that the browser tests drive; Playwright's own download is never used.

python -m tests.e2e.chromium

says which it is; where there is none, Debian's is installed, if whoever asks may do that.
"""

from __future__ import annotations

import io
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import brotli  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    if found := next(filter(None, map(shutil.which, NAMES)), None):
        return found, {}
    raise RuntimeError("no Chromium: install one (apt-get install chromium) or set MASTABA_CHROMIUM to its path")


def install_chromium() -> None:
    """No registry has a Chromium for other processors than x86-64, so that it comes from the system's packages."""
    for command in (["update"], ["install", "--yes", "--no-install-recommends", NAMES[0]]):
        subprocess.run(["apt-get", "--quiet", "--quiet", *command], check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    try:
        found = find_chromium()
    except RuntimeError as missing:
        if os.geteuid() != 0 or shutil.which("apt-get") is None:
            sys.exit(str(missing))
        install_chromium()
        found = find_chromium()
    print(f"Browser: {found[0]}")


if __name__ == "__main__":
    main()
