"""Chance: a small fast generator for search and simulation, and the dealer that answers for a table."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, Final, Protocol

from mypy_extensions import i64

LOW: Final = 0xFFFFFFFF
MULTIPLIER: Final = (
    2147483085  # MULTIPLIER * 2**32 - 1 is a safe prime: the longest period, and nothing overflows 63 bits
)


class Source(Protocol):
    """Anything that gives random bits, random.Random for one."""

    def getrandbits(self, k: int, /) -> int: ...


class Rng:
    """Marsaglia's multiply-with-carry: the same numbers compiled and interpreted, from a seed that is passed in."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.number: i64 = int.from_bytes(digest[:4], "big")
        self.carry: i64 = int.from_bytes(digest[4:7], "big") + 1

    def copy(self) -> Rng:
        """One that will give the same numbers."""
        return generator(self.number, self.carry)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.number == other.number and self.carry == other.carry

    def __hash__(self) -> int:
        return hash((int(self.number), int(self.carry)))

    def __reduce__(self) -> tuple[Any, ...]:
        return generator, (int(self.number), int(self.carry))

    def next32(self) -> i64:
        number: i64 = self.number
        product: i64 = MULTIPLIER * number + self.carry
        self.number = product & LOW
        self.carry = product >> 32
        return number

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n up to 2**31, with a bias under n / 2**32."""
        number: i64 = self.number
        product: i64 = MULTIPLIER * number + self.carry
        self.number = product & LOW
        self.carry = product >> 32
        return (number * n) >> 32

    def getrandbits(self, k: int, /) -> int:
        value = 0
        for _ in range((k + 31) // 32):
            value = value << 32 | int(self.next32())
        return value >> (-k % 32)

    def random(self) -> float:
        return float(self.next32()) / 4294967296.0


def generator(number: i64, carry: i64) -> Rng:
    """An Rng that goes on from there."""
    rng = Rng(0)
    rng.number = number
    rng.carry = carry
    return rng


def as_rng(source: Rng | Source) -> Rng:
    """The caller's generator, or a new one seeded by it."""
    return source if isinstance(source, Rng) else Rng(source.getrandbits(62))


class Dealer:
    """Answers chance fairly and checkably: draw k is an HMAC-SHA256 of the seats' numbers and k, keyed by the seed.

    Draws are counted on the moves played so far, so an undo never re-rolls and a transcript alone can be verified.
    `redrawn` says where people agreed to take back moves and to redraw: pairs of the first draw after it (from 0) and
    how far the numbers are raised from there on, so that none of those draws was ever seen."""

    def __init__(
        self, seed: int | str | bytes, numbers: Sequence[int] = (), redrawn: Sequence[tuple[int, int]] = ()
    ) -> None:
        self.key = seed if isinstance(seed, bytes) else str(seed).encode()
        self.numbers = " ".join(str(number) for number in numbers)
        self.redrawn = list(redrawn)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dealer) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __reduce__(self) -> tuple[Any, ...]:
        return Dealer, self.parts()

    def parts(self) -> tuple[bytes, tuple[int, ...], tuple[tuple[int, int], ...]]:
        """What all its draws follow from."""
        return self.key, tuple(int(number) for number in self.numbers.split()), tuple(self.redrawn)

    def number(self, k: int) -> int:
        """The number under which the k-th draw of the game is made."""
        raised = 0
        for first, by in self.redrawn:
            if k >= first:
                raised = by
        return k + raised

    def next_number(self, drawn: int) -> int:
        """The lowest number above those of all draws of the game, and of all that were redrawn."""
        last = self.number(drawn - 1) + 1 if drawn else 0
        return max([last, *(first + by for first, by in self.redrawn)])

    def redrawn_from(self, kept: int, fresh: int) -> list[tuple[int, int]]:
        """What `redrawn` is if the draws after `kept` are to have numbers from `fresh` on."""
        if self.number(kept) == fresh:  # nothing was drawn since
            return [(first, by) for first, by in self.redrawn if first <= kept]
        return [(first, by) for first, by in self.redrawn if first < kept] + [(kept, fresh - kept)]

    def draw(self, k: int, weights: Sequence[int]) -> int:
        """The index that the k-th draw (from 0) falls on; rejection-sampled, so that every weight is exact."""
        k = self.number(k)
        total = sum(weights)
        limit = (1 << 256) // total * total
        attempt = 0
        while True:
            message = f"{self.numbers}:{k}:{attempt}".encode()
            ticket = int.from_bytes(hmac.digest(self.key, message, "sha256"), "big")
            if ticket < limit:
                break
            attempt += 1
        ticket %= total
        for index, weight in enumerate(weights):
            if ticket < weight:
                return index
            ticket -= weight
        raise AssertionError("weights sum to their total")
