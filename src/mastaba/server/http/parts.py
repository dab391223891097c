"""The files that an address of the page will need, for its Link header.

A browser then asks for all of them at once. Without, it finds out file by file, and each time waits for the line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LIST = ".parts.json"  # Vite's manifest, named so in web/vite.config.ts
EVERY = ("index", "page")  # what is in which part is said there too
ROUTES = {"": "lobby", "table": "table", "replay": "ReplayRoute"}


class Parts:
    """The files of the built page, by the names of its parts."""

    def __init__(self, folder: Path) -> None:
        path = folder / LIST
        self.made: dict[str, dict[str, Any]] = json.loads(path.read_bytes()) if path.is_file() else {}
        self.keys = {made["name"]: key for key, made in self.made.items() if "name" in made}
        self.known = {route: self.links(*EVERY, part) for route, part in ROUTES.items()}
        self.others = self.links(*EVERY)  # what else they need depends on who comes: a style nobody uses is a warning

    def of(self, path: str) -> str:
        """The value of the header, by the first word of the address."""
        return self.known.get(path.partition("/")[0], self.others)

    def links(self, *parts: str) -> str:
        found: list[str] = []
        for part in parts:
            self.collect(self.keys.get(part, ""), found)
        return ", ".join(
            f"</{file}>; rel=modulepreload"
            if file.endswith(".js")
            else f"</{file}>; rel=preload; as=style; crossorigin"
            for key in found
            for file in (self.made[key]["file"], *self.made[key].get("css", []))
        )

    def collect(self, key: str, found: list[str]) -> None:
        """A part and those that it imports, each once; parts may import each other."""
        if key in self.made and key not in found:
            found.append(key)
            for other in self.made[key].get("imports", []):
                self.collect(other, found)
