"""Says beforehand how long compiling will take, and then how far it is: on a terminal in one line that changes, in a
log in some lines. What it needs for that, it remembers from the last time, beside the cores."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO, TypedDict

KERNEL = "kernel"


class Memory(TypedDict):
    """Seconds until the first C file, seconds of one core for a line of Python, and what was compiled."""

    front: float
    line: float
    groups: dict[str, str]


FIRST_TIME = Memory(front=16.0, line=0.008, groups={})


class Progress:
    """One run of the compiler, with its progress shown."""

    def __init__(self, memory: Path, groups: Mapping[str, Sequence[Path]], out: TextIO | None = None) -> None:
        self.memory = memory
        self.out = out or sys.stdout  # as it is now: setuptools' own words are swallowed later
        self.live = self.out.isatty()
        self.digests = {name: digest(files) for name, files in groups.items()}
        self.lines = {name: sum(file.read_bytes().count(b"\n") for file in files) for name, files in groups.items()}
        self.last = recall(memory)
        self.began = time.perf_counter()
        self.front = 0.0
        self.changed = self.what_changed()
        self.total = self.done = 0
        self.told = -1
        self.lock = threading.Lock()

    def what_changed(self) -> list[str]:
        """The groups to compile again; every game stands on the kernel."""
        changed = [name for name in self.digests if self.last["groups"].get(name) != self.digests[name]]
        return list(self.digests) if any(name.endswith(KERNEL) for name in changed) else changed

    def expected(self) -> float:
        """Seconds, by the clock."""
        lines = sum(self.lines[name] for name in self.changed)
        return self.last["front"] + self.last["line"] * lines / (os.cpu_count() or 1)

    def announce(self, modules: int) -> None:
        games = [name for name in self.digests if name not in self.changed]
        rest = f"; {', '.join(games)} as before" if games and self.changed else ""
        basis = "as the last time" if self.last["groups"] else "on a machine that has nothing else to do"
        self.say(f"Compiling the rules: {modules} modules{rest}; this takes about {spoken(self.expected())}, {basis}.")

    def stage(self, name: str) -> None:
        self.say(f"  {name} ...")

    def files(self, weights: int, waiting: int, kept: int) -> None:
        """From here on C is compiled; weights are the bytes of the files that wait for it."""
        self.front = time.perf_counter() - self.began
        self.total = weights
        self.say(f"  compiling {waiting} C files, {kept} are there from before ...")

    def file_done(self, name: str, weight: int) -> None:
        with self.lock:
            self.done += weight
            share = self.done / self.total
            spent = time.perf_counter() - self.began - self.front
            left = spent / share - spent
            if self.live:
                self.out.write(f"\r\033[K  {share:4.0%}, about {spoken(left)} left: {name}")
                self.out.write("\r\033[K" if self.done == self.total else "")
                self.out.flush()
            elif int(share * 10) > self.told:
                self.told = int(share * 10)
                self.say(f"  {share:4.0%}, about {spoken(left)} left")

    def say(self, line: str) -> None:
        print(line, file=self.out, flush=True)

    def remember(self) -> None:
        """For the next estimate."""
        spent = time.perf_counter() - self.began - self.front
        lines = sum(self.lines[name] for name in self.changed)
        measured = lines and self.total
        line = spent * (os.cpu_count() or 1) / lines if measured else self.last["line"]
        found = Memory(front=self.front, line=line, groups=self.digests)
        beside = self.memory.with_name(f"{self.memory.name}-{os.getpid()}")
        beside.write_text(json.dumps(found), encoding="utf-8")
        beside.replace(self.memory)


def recall(memory: Path) -> Memory:
    try:
        found: Memory = json.loads(memory.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return FIRST_TIME
    return found


def digest(files: Sequence[Path]) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def spoken(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} minutes"
