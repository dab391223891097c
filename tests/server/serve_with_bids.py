"""A server that also knows the kernel tests' little game of sealed bids."""

from __future__ import annotations

import argparse
import sys

import mastaba
from mastaba.commands import serve
from mastaba.kernel.game import Game
from tests.kernel.sealed_bids import Bids

BIDS = Bids()
load = mastaba.load


def load_also_bids(name: str) -> Game:
    return BIDS if name == BIDS.name else load(name)


if __name__ == "__main__":
    mastaba.load = load_also_bids
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    sys.exit(serve.run(parser.parse_args()))
