"""Bots in the browser beside bots of this machine. The same text plays in both: whether a level chooses the same moves
there, how long it takes, and how many of its simulations its clock lets it make."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

from playwright.sync_api import Page

WORKER = """
const base = new URL('py/', self.name).href;
const { loadPyodide } = await import(base + 'pyodide.js');
const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' };
const lock = { info, packages: {} };
const python = await loadPyodide({ indexURL: base, stdLibURL: base + 'stdlib.zip', lockFileContents: lock });
const packed = await fetch(base + 'engine.pack.gz');
const plain = packed.body.pipeThrough(new DecompressionStream('gzip'));
const data = new Uint8Array(await new Response(plain).arrayBuffer());
const length = new DataView(data.buffer).getUint32(0, true);
let at = 4 + length;
for (const [name, size] of JSON.parse(new TextDecoder().decode(data.subarray(4, at)))) {
  const path = `/engine/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
  python.FS.writeFile(path, data.subarray(at, (at += size)));
}
python.runPython("import sys; sys.path.insert(0, '/engine')");
self.onmessage = (event) => postMessage(python.runPython(event.data));
postMessage('ready');
"""
ASK = """async ([worker, texts]) => {
  const file = URL.createObjectURL(new Blob([worker], { type: 'text/javascript' }));
  const started = new Worker(file, { type: 'module', name: document.baseURI });
  const next = () => new Promise((done) => (started.onmessage = (event) => done(event.data)));
  await next();
  const found = [];
  for (const text of texts) { const answer = next(); started.postMessage(text); found.push(await answer); }
  started.terminate();
  return found;
}"""
PLAY = """
import json, time
import mastaba
from mastaba import core
from mastaba.bots import levels
from mastaba.bots.search import Budget
from mastaba.kernel.agenda import CHANCE, apply
from mastaba.kernel.chance import Rng

def played(name, seats, level, most, clock):
    game, found = mastaba.load(name), {"moves": [], "milliseconds": [], "made": 0, "wanted": 0}
    searches = [levels.bot(game, level, seat).search for seat in range(seats)]
    state, rng, out, weights = game.start(seats), Rng(1), game.buffer(), game.buffer()
    how = levels.LEVELS[level]
    wanted = levels.simulations_at_table(how, game)
    budget = Budget(wanted, how.seconds, how.turn_seconds) if clock else Budget(wanted)
    while (step := state.now) is not None and len(found["moves"]) < most:
        if step.seat == CHANCE:
            apply(state, step.draw(state, rng, out, weights))
            continue
        decision = game.decisions(state)[0]
        view, began = game.view(state, decision.seat), time.perf_counter()
        thoughts = searches[decision.seat].think(view, decision, budget)
        if len(decision.options) > 1:
            found["milliseconds"].append(1000 * (time.perf_counter() - began))
            found["moves"].append([thoughts.best, thoughts.simulations])
            found["made"] += thoughts.simulations - thoughts.kept
            found["wanted"] += max(0, wanted - thoughts.kept)
        game.play(state, decision.seat, game.moves[thoughts.best])
    return json.dumps(found)

str(core.status())
"""
GAMES = (("babel", 2), ("amun-re", 3), ("cleopatra", 3), ("sa-re", 2))
LEVELS = (("easy", 60), ("normal", 60), ("strong", 30))


class Part(NamedTuple):
    """The first decisions of a game between bots of one level, those with a single option left out."""

    game: str
    seats: int
    level: str
    most: int
    clock: bool  # as at a table; without it, the same seed gives the same moves

    def call(self) -> str:
        return f"played({', '.join(map(repr, self))})"


class Played(NamedTuple):
    moves: list[list[int]]  # and the simulations through each decision
    milliseconds: list[float]
    made: int  # simulations
    wanted: int

    def times(self) -> str:
        """The median, what nine of ten stay below, and the longest."""
        ordered = sorted(self.milliseconds)
        return ", ".join(f"{ordered[at]:.0f}" for at in (len(ordered) // 2, len(ordered) * 9 // 10, -1))

    def share(self) -> str:
        return f"{100 * self.made / max(1, self.wanted):.0f} %"


def parts() -> list[Part]:
    return [Part(*game, *level, clock) for game in GAMES for level in LEVELS for clock in (False, True)]


def in_browser(page: Page, which: list[Part]) -> tuple[str, list[Played]]:
    """Which rules run there, and what was played."""
    rules, *found = page.evaluate(ASK, [WORKER, [PLAY, *(part.call() for part in which)]])
    return rules, [Played(**json.loads(text)) for text in found]


def natively(which: list[Part]) -> list[Played]:
    names: dict[str, Callable[..., str]] = {}
    exec(PLAY, names)
    return [Played(**json.loads(names["played"](*part))) for part in which]


def compared(which: list[Part], there: list[Played], here: list[Played]) -> Iterator[str]:
    for part, far, near in zip(which, there, here, strict=True):
        beginning = f"{part.game} {part.level}: {len(far.moves)} decisions"
        if part.clock:
            yield (
                f"{beginning} with the clock of the level; ms in the browser {far.times()}, {far.share()} of the "
                f"simulations; here {near.times()}, {near.share()}"
            )
        else:
            same = "same moves after the same simulations" if far.moves == near.moves else "NOT THE SAME MOVES"
            yield f"{beginning} without a clock: {same}"
