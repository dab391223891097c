"""Lines of JSON to and from a program, each with a deadline. Whatever the program does, nothing here waits for longer,
fills memory, or outlives it.

One thread does it all: it writes, reads and drains what the program says on stderr as the pipes allow."""

from __future__ import annotations

import json
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from mastaba.kernel.documents import Document
from mastaba.kernel.errors import BadInput

LONGEST_LINE = 1_000_000  # bytes; a move is short, and so should thoughts be
AT_ONCE = 65_536
KEPT = 2_000  # bytes of stderr, the last ones, for the report
TO_LEAVE = 1.0  # seconds to end after `quit`
UNDER_LIMIT = 'ulimit -v "$0" 2>/dev/null; exec "$@"'  # kilobytes of address space; where there is no such limit, none


class Broken(Exception):
    """What the program did, as in: NAME did this."""


class Declined(Broken):
    """It said that it does not play."""


class Conversation:
    """One running program. The whole group of processes that it starts ends with it."""

    def __init__(self, words: Sequence[str], memory: int) -> None:
        if os.name != "posix":
            raise BadInput("programs as bots need Linux or macOS")
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", UNDER_LIMIT, str(memory * 1024), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        assert self.process.stdin is not None and self.process.stdout is not None and self.process.stderr is not None
        self.input, self.output, self.errors = (
            stream.fileno() for stream in (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        self.unsent, self.unread, self.complaints = bytearray(), bytearray(), b""
        self.ended = False  # whether it has closed its output
        self.selector = selectors.DefaultSelector()
        for pipe in (self.input, self.output, self.errors):
            os.set_blocking(pipe, False)
        self.selector.register(self.output, selectors.EVENT_READ, self.hear)
        self.selector.register(self.errors, selectors.EVENT_READ, self.hear_complaints)

    def lives(self) -> bool:
        return self.process.poll() is None

    def deadline(self, seconds: float) -> float:
        return time.monotonic() + seconds

    # ---------------------------------------------------------------------- messages
    def send(self, message: Document) -> None:
        """Goes out as soon as the program reads; what cannot go out at once follows while its answer is awaited."""
        if not self.unsent:
            self.selector.register(self.input, selectors.EVENT_WRITE, self.write)
        self.unsent += json.dumps(message, separators=(",", ":")).encode() + b"\n"
        self.write()

    def line(self, deadline: float) -> str:
        """The next line that the program says."""
        began = time.monotonic()
        while (end := self.unread.find(b"\n")) < 0:
            if self.ended:
                raise Broken(self.how_it_ended())
            if len(self.unread) > LONGEST_LINE:
                raise Broken(f"said a line of more than {LONGEST_LINE:,} bytes")
            left = deadline - time.monotonic()
            if left <= 0:
                raise Broken(f"did not answer within {deadline - began:.3g} s{self.last_words()}")
            for key, _ in self.selector.select(left):
                work: Callable[[], None] = key.data
                work()
        found = bytes(self.unread[:end])
        del self.unread[: end + 1]
        return found.decode("utf-8", "replace").strip()

    @staticmethod
    def read(line: str) -> Document | None:
        """The message of a line, if it is one."""
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            return None
        return found if isinstance(found, dict) else None

    # ---------------------------------------------------------------------- pipes
    def write(self) -> None:
        try:
            while self.unsent:
                del self.unsent[: os.write(self.input, self.unsent[:AT_ONCE])]
        except BlockingIOError:
            return
        except OSError:  # it reads no more; how it ended is told when its answer is awaited
            self.unsent.clear()
        self.selector.unregister(self.input)

    def hear(self) -> None:
        said = os.read(self.output, AT_ONCE)
        self.unread += said
        if not said:
            self.ended = True
            self.selector.unregister(self.output)

    def hear_complaints(self) -> None:
        said = os.read(self.errors, AT_ONCE)
        self.complaints = (self.complaints + said)[-KEPT:]
        if not said:
            self.selector.unregister(self.errors)

    # ---------------------------------------------------------------------- the end
    def how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(TO_LEAVE)
        with suppress(OSError, KeyError):
            self.hear_complaints()
        code = self.process.returncode
        if code is None:
            return f"closed its output{self.last_words()}"
        if code < 0:
            name = signal.strsignal(-code) or "unknown"
            return f"was ended by signal {-code} ({name.lower()}){self.last_words()}"
        return f"ended with exit code {code}{self.last_words()}"

    def last_words(self) -> str:
        """The last line on stderr, where it usually says what went wrong."""
        said = [one_line(line) for line in self.complaints.decode("utf-8", "replace").split("\n")]
        last = next((line for line in reversed(said) if line), "")
        return f": {last[:200]}" if last else ""

    def close(self) -> None:
        """Asks it to leave, and ends it if it does not."""
        with suppress(OSError):
            os.write(self.input, b'\n{"type":"quit"}\n' if self.unsent else b'{"type":"quit"}\n')
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(TO_LEAVE)
        self.kill()

    def stop(self) -> None:
        """Ends it with all that it has started; whoever waits for its answer, in another thread, is told so."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def kill(self) -> None:
        self.stop()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        self.selector.close()


def one_line(text: str) -> str:
    """What a program says, so that any terminal can show it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
