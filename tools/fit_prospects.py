"""Fits the judgement of Sa-Ré's bots (games/sa_re/prospects.py) to games and writes its weights.

    python tools/fit_prospects.py --games 12000 --searched 1800

Bots play by first impressions, with stray choices so that unusual cities are seen too; some games are played by the
search. The facts about every city are noted at the beginning of each turn. A network with one hidden layer, the same
for every city, is fitted so that the chances of the cities of a table (softmax) tell who wins; a tenth of the games is
held out. Needs numpy and the compiled core, and some ten minutes. After a change of the facts fit twice: the games of
the search are as good as the weights it plays with."""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

import numpy as np

import mastaba
from mastaba import CHANCE, Rng, core
from mastaba.bots import levels
from mastaba.bots.search import Budget, Search
from mastaba.games.sa_re.facts import FACTS, facts
from mastaba.games.sa_re.game import own
from mastaba.kernel.agenda import apply

GAME = mastaba.load("sa-re")
WEIGHTS = Path(mastaba.__file__).parent / "games" / "sa_re" / "prospect_weights.py"
CELLS = 16
SCALE = 1000
MOST_SEATS = 4
STRAYS = (0.02, 0.1, 0.2)  # how often a seat starts a project of any kind
FEWER_STRAYS = 0.3  # where the search plays
UNUSUAL = 0.03  # how often another move is not the one that looks best
SEARCHED_COUNT = 6  # a game of the search counts as much as so many others

Row = np.ndarray[Any, np.dtype[Any]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12000)
    parser.add_argument("--searched", type=int, default=0)
    parser.add_argument("--lines", type=int, default=10)
    parser.add_argument("--epochs", type=int, default=14)
    args = parser.parse_args()
    if not core.compiled():
        raise SystemExit("Compile the rules first: make compile.")
    quick = [play(number, 0) for number in range(args.games)]
    searched = [play(number, args.lines) for number in range(args.games, args.games + args.searched)]
    held = quick[::10] + searched[::10]
    rest = [table for number, table in enumerate(quick) if number % 10]
    rest += SEARCHED_COUNT * [table for number, table in enumerate(searched) if number % 10]
    fit(*joined(rest), *joined(held), args.epochs)


# ---------------------------------------------------------------------- games
def play(number: int, lines: int) -> tuple[Row, Row]:
    """One game: the facts about every city at every quiet moment, and who won."""
    dice, rng, out, weights = random.Random(number), Rng(number), GAME.buffer(), GAME.buffer()
    seats = dice.choice((2, 3, 4, 4))
    state, strays, seen = own(GAME.start(seats=seats)), [dice.choice(STRAYS) for _ in range(seats)], []
    bots = [Search(GAME, Rng(number * 8 + k), levels.settings_of(GAME.name)) for k in range(seats)]
    turn = 1
    while state.now is not None:
        step = state.now
        if step.seat == CHANCE:
            apply(state, step.draw(state, rng, out, weights))
            continue
        if state.turn != turn and GAME.quiet(state, step.seat):
            turn = state.turn
            seen.append([facts(state, seat) if seat < seats else [0] * FACTS for seat in range(MOST_SEATS)])
        found = step.options(state, out)
        options = [int(out[k]) for k in range(found)]
        if type(step).__name__ == "SelectProjects" and dice.random() < strays[step.seat] * (
            1.0 if lines == 0 else FEWER_STRAYS
        ):
            apply(state, stray(options, dice))
        elif found == 1 or lines == 0:
            GAME.priors(state, step.seat, out, found, weights)
            looks = [int(weights[k]) for k in range(found)]
            best = max(range(found), key=lambda k: (looks[k], dice.random()))
            unusual = dice.random() < UNUSUAL
            apply(state, dice.choices(options, [look + 10 for look in looks])[0] if unusual else options[best])
        else:
            decision = GAME.decisions(state)[0]
            apply(state, bots[step.seat].think(GAME.view(state, step.seat), decision, Budget(lines)).best)
    won = np.zeros(MOST_SEATS, np.float32)
    won[:seats] = [place == 1 for place in GAME.ranking(state)]
    return np.array(seen, np.float32), np.tile(won / won.sum(), (len(seen), 1))


def stray(options: list[int], dice: random.Random) -> int:
    """Any kind of project alike, or none; projects on the site are left alone."""
    kinds: dict[str, list[int]] = {}
    for option in options:
        verb, _, what = str(GAME.moves[option]).partition(" ")
        if verb in ("start", "go"):
            kinds.setdefault(what[:2], []).append(option)
    return dice.choice(kinds[dice.choice(sorted(kinds))]) if kinds else options[0]


def joined(tables: list[tuple[Row, Row]]) -> tuple[Row, Row]:
    return np.concatenate([facts for facts, _ in tables]), np.concatenate([won for _, won in tables])


# ---------------------------------------------------------------------- the network
def fit(
    facts: Row, won: Row, held_facts: Row, held_won: Row, epochs: int, rate: float = 0.003, batch: int = 512
) -> None:
    """Gradient descent (Adam) on the logarithm of the winner's chance; prints how the held out games fare."""
    dice = np.random.default_rng(0)
    spread = facts[facts.any(2)].std(0) + 0.001
    parts = [
        dice.normal(0, 0.9 / np.sqrt(FACTS), (FACTS, CELLS)),
        np.zeros(CELLS),
        dice.normal(0, 0.3, CELLS),
        np.zeros(FACTS),
    ]
    means, squares = [0 * part for part in parts], [0 * part for part in parts]
    rounds = len(facts) // batch
    for epoch in range(epochs):
        order = dice.permutation(len(facts))
        for k in range(rounds):
            some = order[k * batch : (k + 1) * batch]
            time = epoch * rounds + k + 1
            step = rate * (1 - time / (epochs * rounds)) + 0.00001
            for i, slope in enumerate(gradient(parts, facts[some] / spread, won[some])):
                pull = slope + 0.0001 * parts[i]
                means[i] += 0.1 * (pull - means[i])
                squares[i] += 0.001 * (pull * pull - squares[i])
                size = np.sqrt(squares[i] / (1 - 0.999**time)) + 1e-8
                parts[i] -= step * means[i] / (1 - 0.9**time) / size
        print(f"round {epoch + 1}: log-loss {loss(parts, held_facts / spread, held_won):.4f}", flush=True)
    by_fact, biases, out, straight = parts
    write(by_fact / spread[:, None], biases, out, straight / spread)


def chances(parts: list[Row], facts: Row) -> tuple[Row, Row]:
    """The cells before they are cut off at zero, and the chances of all seats; an empty seat has no facts."""
    by_fact, biases, out, straight = parts
    cells = facts @ by_fact + biases
    worths = np.where(facts.any(2), np.maximum(cells, 0) @ out + facts @ straight, -1e9)
    grown = np.exp(worths - worths.max(1, keepdims=True))
    return cells, grown / grown.sum(1, keepdims=True)


def loss(parts: list[Row], facts: Row, won: Row) -> float:
    return float(-(won * np.log(chances(parts, facts)[1] + 1e-9)).sum(1).mean())


def gradient(parts: list[Row], facts: Row, won: Row) -> list[Row]:
    cells, given = chances(parts, facts)
    off = (given - won) / len(facts)
    bent = off[:, :, None] * parts[2] * (cells > 0)
    return [
        facts.reshape(-1, FACTS).T @ bent.reshape(-1, CELLS),
        bent.sum((0, 1)),
        np.einsum("is,isc->c", off, np.maximum(cells, 0)),
        np.einsum("is,isf->f", off, facts),
    ]


def write(by_fact: Row, biases: Row, out: Row, straight: Row) -> None:
    def rows(name: str, numbers: Row, width: int) -> str:
        whole = [str(int(number)) for number in np.rint(SCALE * numbers).ravel()]
        lines = [", ".join(whole[k : k + width]) for k in range(0, len(whole), width)]
        return f"{name}: Final = [\n" + "".join(f"    {line},\n" for line in lines) + "]  # fmt: skip\n"

    head = WEIGHTS.read_text(encoding="utf-8").partition("BY_FACT")[0]
    body = rows("BY_FACT", by_fact, CELLS) + rows("BIASES", biases, CELLS) + rows("OUT", out, CELLS)
    WEIGHTS.write_text(head + body + rows("STRAIGHT", straight, 14), encoding="utf-8")


if __name__ == "__main__":
    main()
