"""Checks a finished game against the seed its server had committed to: every draw, every line, the result."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import mastaba
from mastaba.kernel import record as records
from mastaba.kernel import transcript as transcript_file
from mastaba.kernel.agenda import CHANCE
from mastaba.kernel.chance import Dealer
from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move, write_actor


class Verified(NamedTuple):
    """What was found to be as it should."""

    moves: int
    draws: int
    given: int  # moves taken over from an earlier game, whose draws belong to another seed
    finished: bool
    commitment: str
    redrawn: int  # takebacks after which the draws are new


def chain(game: Game, setup: Setup, log: Iterable[tuple[int, Move]]) -> str:
    """A hash over the set-up and each line as it is written: any changed, lost or added line shows."""
    options = " ".join(f"{name}={value}" for name, value in game.changed_options(setup).items())
    link = hashlib.sha256(f"{setup.game} {setup.edition} {setup.rules} {setup.seats} {options}".encode()).hexdigest()
    for seat, move in log:
        link = hashlib.sha256(f"{link} {write_actor(seat)} {move}".encode()).hexdigest()
    return f"sha256:{link}"


def verify(text: str, name: str, data: Mapping[str, object] | None = None) -> Verified:
    """BadInput with one sentence if anything does not fit; `data` are the corrected values it was played with."""
    transcript = transcript_file.read(text, name)
    headers = transcript.headers
    for needed in ("Seed", "Numbers", "Commitment", "Chain"):
        if needed not in headers:
            raise BadInput(f"{name} has no header {needed}: only a game exported after its end can be verified")
    commitment = "sha256:" + hashlib.sha256(headers["Seed"].encode()).hexdigest()
    if commitment != headers["Commitment"]:
        raise BadInput(f"{name}: the seed is not the one that the server committed to")
    given = transcript.number("Given") if "Given" in headers else 0
    try:
        numbers = [int(number) for number in headers["Numbers"].split(" ")]
    except ValueError:
        raise BadInput(f"{name}: header Numbers must be a number for each seat") from None
    dealer = Dealer(headers["Seed"], numbers, read_redrawn(headers.get("Redrawn", ""), name))
    record = records.begin(mastaba.load(headers["Game"]), transcript, data)
    draws = 0
    for index, (line, move) in enumerate(records.moves(record.game, transcript)):
        if line.seat == CHANCE and index >= given:
            decisions = record.game.decisions(record.state)
            if not decisions or decisions[0].weights is None:
                raise BadInput(f"{transcript.at(line.number)}: nothing is drawn here")
            drawn = record.dealt(dealer, decisions[0])
            if drawn != move:
                raise BadInput(f"{transcript.at(line.number)}: the seed gives {drawn}, and the game had {move}")
            draws += 1
        records.step(record, transcript, line, move)
    if "Aborted" not in headers:
        records.finish(record, transcript)
    if chain(record.game, record.setup, record.log) != headers["Chain"]:
        raise BadInput(f"{name}: a line was changed after the game: the chain of hashes does not fit")
    return Verified(len(record.log), draws, given, record.state.now is None, commitment, len(dealer.redrawn))


def read_redrawn(text: str, name: str) -> list[tuple[int, int]]:
    """Header Redrawn, `12+5 40+9`: from draw 12 on (from 0) the numbers are raised by 5, from 40 on by 9."""
    found: list[tuple[int, int]] = []
    for part in text.split():
        first, sign, by = part.partition("+")
        if not sign or not (first + by).isascii() or not (first.isdigit() and by.isdigit()) or len(part) > 20:
            raise BadInput(f"{name}: header Redrawn is pairs as in 12+5, not {part!r:.40}")
        found.append((int(first), int(by)))
        if len(found) > 1 and not (found[-2][0] < found[-1][0] and found[-2][1] <= found[-1][1]):
            raise BadInput(f"{name}: header Redrawn must rise from pair to pair")
    return found
