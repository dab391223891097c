"""Writes the TypeScript types of the wire from the server's structures and the games' views, with
json-schema-to-typescript: python tools/wire_types.py [--check]"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from mastaba.server.app import create_app
from mastaba.server.http.security import SecurityMiddleware
from mastaba.server.server import Server
from mastaba.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tools import view_types  # noqa: E402 - as a script this file finds only its own folder

FILE = ROOT / "web" / "src" / "lib" / "wire-types.ts"
GENERATOR = ROOT / "web" / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
HEAD = """/** The documents of the wire, made by tools/wire_types.py from what server and games define: do not edit. */
export type Fact = string | number | boolean | null;
export type Json = Fact | Json[] | { [name: string]: Json };"""
STYLE = ("--style.singleQuote", "--style.bracketSpacing", "--style.printWidth=110")
LEFT_OUT = ("HTTPValidationError", "ValidationError", "SocketMessages")
UNSAID = ("title", "discriminator", "minItems", "maxItems")

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """All requests, answers and socket messages, by name."""
    gate = create_app(Server(Settings(":memory:")))
    assert isinstance(gate, SecurityMiddleware)
    found: dict[str, Schema] = gate.app.openapi()["components"]["schemas"]  # type: ignore[attr-defined]
    return {name: schema for name, schema in found.items() if name not in LEFT_OUT}


def prepared(schema: Any) -> Any:
    """What the generator must know besides: where definitions are, what any JSON is called, tuples as older drafts have
    them, and which keys a dict may have. Titles of single fields would become types of their own."""
    if isinstance(schema, list):
        return [prepared(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": schema["$ref"].replace("#/components/schemas/", "#/$defs/")}
    found = {name: prepared(part) for name, part in schema.items() if name not in UNSAID}
    if "properties" in schema:  # which may have such names themselves
        found["properties"] = {name: prepared(part) for name, part in schema["properties"].items()}
    if found.get("type") == "object" and not found.keys() & {"properties", "additionalProperties"}:
        found["tsType"] = "Record<string, Json>"
    if "prefixItems" in found:
        found["items"] = found.pop("prefixItems")
    if "enum" in found.get("propertyNames", {}):
        found["properties"] = dict.fromkeys(found.pop("propertyNames")["enum"], found.pop("additionalProperties"))
    return found


def written(found: dict[str, Schema]) -> str:
    definitions = {name: prepared(schema) for name, schema in sorted(found.items())}
    all_of_them = {name: {"$ref": f"#/$defs/{name}"} for name in definitions}
    whole = {"title": "Wire", "type": "object", "properties": all_of_them, "required": [*definitions]}
    options = ("--additionalProperties=false", "--ignoreMinAndMaxItems", *STYLE)
    command = ["node", str(GENERATOR), *options, f"--bannerComment={HEAD}"]
    return subprocess.run(
        command, input=json.dumps({**whole, "$defs": definitions}), capture_output=True, text=True, check=True
    ).stdout


def main() -> int:
    found = written({**schemas(), **view_types.schemas("#/$defs/{model}")})
    if "--check" in sys.argv:
        return 0 if FILE.read_text("utf-8") == found else 1
    FILE.write_text(found, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
