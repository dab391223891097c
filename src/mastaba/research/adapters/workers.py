"""A vector whose games are played by several processes, which all write into the same arrays.

Arrays and actions lie in memory that the processes share, so that nothing is copied on the way back; a byte on a pipe
says that a step is to be made, another that it is done."""

from __future__ import annotations

import pickle
import signal
import weakref
from collections.abc import Mapping, Sequence
from ctypes import c_char
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawArray
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from mastaba import BadInput
from mastaba.research.adapters.arrays import Arrays
from mastaba.research.adapters.vector import Vector, first_batch, seeds
from mastaba.research.batch import ANEW, WAIT, Batch

STEP, RESET, RESEED, BATCH, DONE = b"s", b"r", b"n", b"b", b"d"  # the first byte of a message says what it is
SECONDS_TO_END = 5.0


class WorkerVector(Vector):
    """Games in several processes, used as any vector; end it with `close` or a `with`."""

    def __init__(
        self,
        name: str,
        n: int,
        workers: int,
        seats: int | None = None,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "placing",
        seed: int | Sequence[int] = 0,
    ) -> None:
        if not 1 <= workers <= n:
            raise BadInput(f"{n} games can be shared by 1 to {n} workers, not by {workers}")
        own = seeds(seed, n)
        one = first_batch(name, 1, seats, edition, options, rewards, own[:1])
        self.begin([Batch(one.game, one.start, part, rewards) for part in shared_out(own, workers)])

    def begin(self, batches: list[Batch]) -> None:
        """Every worker gets its games, and the memory for all of them."""
        context = get_context("spawn")
        n = sum(len(batch.states) for batch in batches)
        memory, chosen = RawArray(c_char, Arrays(batches[0], n).size), RawArray(c_char, 8 * n)
        self.take(Arrays(batches[0], n, bytes_in(memory)), batches[0])
        self.chosen: NDArray[np.int64] = np.frombuffer(bytes_in(chosen), np.int64)
        self.every = np.arange(n)
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        first = 0
        for batch in batches:
            here, there = context.Pipe()
            process = context.Process(target=work, args=(batch, n, first, memory, chosen, there), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)
            first += len(batch.states)
        self.end = weakref.finalize(self, end, self.pipes, self.processes)
        self.answers()

    def __reduce__(self) -> tuple[object, ...]:
        self.tell(BATCH)
        return worker_vector_again, ([pickle.loads(answer[1:]) for answer in self.answers()],)

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        if seed is not None:
            self.tell(RESEED + pickle.dumps(seeds(seed, self.n)))
            self.answers()
        self.tell(RESET)
        self.answers()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        self.check_open()
        given = self.whole_numbers(actions)
        inside = (given >= 0) & (given < self.actions)
        legal = inside & (self.masks[self.every, np.where(inside, given, 0)] != 0)
        legal |= (given == WAIT) | (given == ANEW)
        if not legal.all():
            game = int(np.flatnonzero(~legal)[0])
            raise BadInput(f"game {game}: {self.batch.named(int(given[game]))} is not legal now; see the mask")
        self.chosen[:] = given
        self.tell(STEP)
        self.answers()

    def check_open(self) -> None:
        if not self.end.alive:
            raise BadInput("this vector is closed")

    def tell(self, what: bytes) -> None:
        self.check_open()
        for number, pipe in enumerate(self.pipes):
            try:
                pipe.send_bytes(what)
            except OSError:
                self.give_up(number)

    def answers(self) -> list[bytes]:
        found: list[bytes] = []
        for number, pipe in enumerate(self.pipes):
            try:
                found.append(pipe.recv_bytes())
            except (EOFError, OSError):
                self.give_up(number)
        return found

    def give_up(self, number: int) -> NoReturn:
        process = self.processes[number]
        process.join(SECONDS_TO_END)
        status = process.exitcode
        self.close()
        raise BadInput(f"worker {number + 1} of this vector has ended (exit status {status}), and its games with it")

    def close(self) -> None:
        """The workers end; the arrays stay as they are."""
        self.end()


def worker_vector_again(batches: list[Batch]) -> WorkerVector:
    """A vector with workers that was pickled."""
    vector = WorkerVector.__new__(WorkerVector)
    vector.begin(batches)
    return vector


def shared_out(given: list[int], workers: int) -> list[list[int]]:
    """As evenly as can be, in their order."""
    n = len(given)
    return [given[n * k // workers : n * (k + 1) // workers] for k in range(workers)]


def bytes_in(memory: Any) -> memoryview:
    return memoryview(memory).cast("B")


def end(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(SECONDS_TO_END)
        if process.is_alive():
            process.kill()
            process.join()


def work(batch: Batch, n: int, first: int, memory: Any, chosen: Any, pipe: Connection) -> None:
    """What a worker does until its pipe is closed: plays its games and writes what they show."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is interrupted closes the pipe
    arrays = Arrays(batch, n, bytes_in(memory))
    actions = np.frombuffer(bytes_in(chosen), np.int64)[first : first + len(batch.states)]
    answer = DONE
    while True:
        if answer == DONE:
            arrays.take_over(batch, first)
        try:
            pipe.send_bytes(answer)
            asked = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        answer = DONE
        if asked == STEP:
            batch.step(actions.tolist())
        elif asked == RESET:
            batch.reset()
        elif asked == BATCH:
            answer = BATCH + pickle.dumps(batch)
        else:
            batch.reseed(pickle.loads(asked[1:])[first : first + len(batch.states)])
