"""Programs that play badly, each in its own way, and one that plays well: the bot's side of exec: in a few lines.

    python strangers.py DEED [OUT]

What the well-behaved one is told it notes in the file OUT."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def answer(deed: str, message: dict[str, Any]) -> None:
    if deed == "crash":
        raise RuntimeError("the pyramid fell down")
    if deed == "leave":
        sys.exit(0)
    if deed == "hang":
        time.sleep(3600)
    if deed == "nonsense":
        print("I would rather not", flush=True)
    if deed == "number":
        say(type="move", move=17)
    if deed == "other":
        say(type="song", text="la la")
    if deed == "illegal":
        say(type="move", move="go nowhere")
    if deed == "eat":
        eaten = [bytearray(50_000_000) for _ in range(1000)]
        say(type="move", move=message["options"][len(eaten) and 0])
    if deed == "endless":
        sys.stdout.write("x" * 3_000_000)
        sys.stdout.flush()
        time.sleep(3600)
    if deed == "chatter":
        while True:
            say(type="thoughts", text="hm")
    if deed == "shout":
        sys.stderr.write("so much to say\n" * 100_000)
    if deed == "sorry":
        say(type="error", text="I have lost my glasses")
    say(type="thoughts", text="the first\tlooks good")
    say(type="move", move=message["options"][0])


def main(deed: str, out: str | None = None) -> None:
    if deed == "mute":
        time.sleep(3600)
    if deed == "banner":
        print("Welcome to libfoo 1.2\n{}\n[1]\n", flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if out is not None:
            with Path(out).open("a") as file:
                file.write(line)
        if message["type"] == "hello":
            if deed == "refuse" and message["game"] != "babel":
                say(type="error", text="I only play Babel")
            else:
                say(type="ready", name="Stranger", version="0.3")
        elif message["type"] == "decide":
            answer(deed, message)
        elif message["type"] == "quit" and deed != "stay":
            return
    if deed == "stay":
        time.sleep(3600)


if __name__ == "__main__":
    main(*sys.argv[1:])
