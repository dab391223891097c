"""A bot of your own at any table of any Mastaba server.

    export MASTABA_BOT_TOKEN=...                                    what the server gave you: see docs/remote-bots.md
    python examples/remote_bot.py https://play.example.org TABLE    sits down at a table and plays when the host starts
    python examples/remote_bot.py https://play.example.org          opens a table of Babel against a house bot

It tries every move in one imagined world and takes the move with the best evaluation."""

import os
import sys

import mastaba
from mastaba import client

chance = mastaba.Rng(int.from_bytes(os.urandom(7), "big"))


def decide(view: dict[str, object], decision: mastaba.Decision) -> mastaba.Move:
    game = mastaba.load(str(view["game"]))
    world = game.imagine(view, chance)  # what this seat cannot see is dealt at random

    def worth(move: mastaba.Move) -> float:
        after = world.copy()
        game.play(after, decision.seat, move)
        return game.evaluate(after, decision.seat)

    return max(decision.options, key=worth)


def open_table(server: str, token: str) -> str:
    api = client.Api(server, token)
    table = str(api.post("/api/tables", {"game": "babel"})["id"])  # whoever opens a table has seat 1
    api.post(f"/api/tables/{table}/bot", {"seat": 2, "level": "greedy"})
    api.post(f"/api/tables/{table}/start")
    return table


if __name__ == "__main__":
    server, token = sys.argv[1], os.environ["MASTABA_BOT_TOKEN"]
    table = sys.argv[2] if len(sys.argv) > 2 else open_table(server, token)
    over = client.play(server, token, table, decide)
    mine = next(seat["seat"] for seat in over["seats"] if seat["yours"])
    print(f"seat {mine}: {over['result']}")
