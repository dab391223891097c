"""Compiles the rules beside a game that is being played, as `make play` does, and leaves word how that goes.

Processes that run the plain sources meanwhile can say why: the server in its log and its page, `mastaba doctor`, and
`mastaba --version`. What the compiler says is in .cache/compile.log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import compile_core

LOG = Path(".cache", "compile.log")
WORK = "--work"


def main() -> None:
    core = compile_core.load_core(compile_core.SOURCES)
    if core.find():
        return
    if missing := compile_core.what_is_missing():
        core.note_attempt("failed", missing)
        return
    if WORK not in sys.argv:
        begin()
        return
    core.note_attempt("compiling", str(os.getpid()))
    print("begun", flush=True)
    log = compile_core.ROOT / LOG
    log.parent.mkdir(exist_ok=True)
    os.nice(19)
    with log.open("w", encoding="utf-8") as written:
        command = [os.environ.get("MAKE", "make"), "compile"]
        done = subprocess.run(command, cwd=compile_core.ROOT, stdout=written, stderr=written, check=False)
    if done.returncode:
        core.note_attempt("failed", f"{last_words(log)} (see {LOG})")


def begin() -> None:
    """Goes on in a process that outlives this one, and returns when that has left its first word."""
    command = [sys.executable, __file__, WORK]
    child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, start_new_session=True)
    assert child.stdout is not None
    child.stdout.readline()


def last_words(log: Path) -> str:
    """The line that says what went wrong; make only adds that something did."""
    lines = [line.strip() for line in log.read_text("utf-8", errors="replace").splitlines()]
    told = [line for line in lines if line and not line.startswith("make")]
    return next((line for line in told if "error" in line.lower()), told[-1] if told else "make failed")


if __name__ == "__main__":
    main()
