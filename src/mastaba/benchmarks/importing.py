"""How long `import mastaba` takes in a new Python, on top of the start of Python itself."""

from __future__ import annotations

import subprocess
import sys
import time

from mastaba.benchmarks.figures import Figure, Part, Target

TARGETS = (Target("import", 0.2, below=True),)


def seconds_for(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - began


def measure(rounds: int, seconds: float) -> Part:
    seconds_for("import mastaba")  # fills the disk cache
    pairs = [(seconds_for("pass"), seconds_for("import mastaba")) for _ in range(rounds)]
    figures = [
        Figure("import", "s", [with_us - bare for bare, with_us in pairs]),
        Figure("bare python", "s", [bare for bare, _ in pairs]),
    ]
    return Part("import", figures, TARGETS)
