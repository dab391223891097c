"""Runs targets of the Makefile; the end says what took how long.

python tools/stages.py lint,test-plain+compile,test-compiled docs

runs its words one after another. The lanes of a word, joined by +, run side by side, and the targets of a lane, joined
by commas, one after another.

What a target says is printed when it is done, so that nothing is mixed up, and what failed comes last; one that runs
alone is not waited for. After a failure nothing more begins.

python tools/stages.py --count COMMAND

runs one command, and ends after all that it started: browsers end later than those who opened them, and what they used
would be lost to whoever asks the system what a target used.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import NamedTuple

ADOPT = 36  # PR_SET_CHILD_SUBREAPER: who outlives its parent becomes a child of this process (Linux)
TELLING = Lock()  # one lane speaks at a time
STRAGGLING = 10.0  # seconds for those who outlive the command; who stays longer is not counted


class Done(NamedTuple):
    """How a target went; the processor time is that of all its processes."""

    target: str
    status: int
    clock: float
    processor: float
    said: bytes


def count(command: list[str]) -> int:
    """Its exit status, when also those have ended whom it left behind."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
    child = subprocess.Popen(command)
    ended = 0
    while ended != child.pid:  # whoever was adopted and ends meanwhile must not stay as a zombie: tests look for it
        ended, how = os.waitpid(-1, 0)
    status = child.returncode = os.waitstatus_to_exitcode(how)
    end = time.monotonic() + STRAGGLING
    while time.monotonic() < end:
        try:
            ended, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:  # there is nobody left
            break
        if not ended:
            time.sleep(0.01)
    return status if status >= 0 else 128 - status


def run(target: str, alone: bool) -> Done:
    began = time.perf_counter()
    command = [sys.executable, __file__, "--count", os.environ.get("MAKE", "make"), "--no-print-directory", target]
    # Not through subprocess.run: only wait4 says what this one child used, with all its children.
    child = subprocess.Popen(
        command, stdout=None if alone else subprocess.PIPE, stderr=None if alone else subprocess.STDOUT
    )
    said = b"" if child.stdout is None else child.stdout.read()
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return Done(target, child.returncode, time.perf_counter() - began, used.ru_utime + used.ru_stime, said)


def run_lanes(lanes: list[list[str]]) -> list[Done]:
    if len(lanes) == len(lanes[0]) == 1:
        say(f"--- {lanes[0][0]}")
        return [run(lanes[0][0], alone=True)]
    failed: list[Done] = []

    def run_lane(lane: list[str]) -> list[Done]:
        done = []
        for target in lane:
            if failed:
                break
            say(f"--- {target} begins")
            done.append(run(target, alone=False))
            if done[-1].status:
                failed.append(done[-1])
            else:
                tell(done[-1])
        return done

    with ThreadPoolExecutor(len(lanes)) as pool:
        done = [each for lane in pool.map(run_lane, lanes) for each in lane]
    for each in failed:
        tell(each)
    return done


def say(line: str) -> None:
    with TELLING:
        print(line, flush=True)


def tell(done: Done) -> None:
    with TELLING:
        print(f"--- {done.target}, {done.clock:.0f} s", flush=True)
        sys.stdout.buffer.write(done.said)
        sys.stdout.flush()


def minutes(seconds: float) -> str:
    return f"{int(seconds + 0.5) // 60}:{int(seconds + 0.5) % 60:02}"


def main() -> int:
    if sys.argv[1:2] == ["--count"]:
        return count(sys.argv[2:])
    began = time.perf_counter()
    done: list[Done] = []
    for word in sys.argv[1:]:
        done += run_lanes([lane.split(",") for lane in word.split("+")])
        if any(each.status for each in done):
            break
    print(f"\n{'stage':<16}{'clock':>8}{'processor':>11}")
    for each in done:
        verdict = "  failed" if each.status else ""
        print(f"{each.target:<16}{minutes(each.clock):>8}{minutes(each.processor):>11}{verdict}")
    print(
        f"{'together':<16}{minutes(time.perf_counter() - began):>8}{minutes(sum(each.processor for each in done)):>11}"
    )
    return 1 if any(each.status for each in done) else 0


if __name__ == "__main__":
    sys.exit(main())
