"""Writes the TypeScript types of the wire from the server's models: python tools/wire_types.py [--check]"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from mastaba.server.app import create_app
from mastaba.server.http.security import SecurityMiddleware
from mastaba.server.server import Server
from mastaba.server.settings import Settings

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire-types.ts"
HEAD = """/** The documents of the wire. Made by tools/wire_types.py from the models of the server: do not edit. */
export type Fact = string | number | boolean | null;
export type Json = Fact | Json[] | { [name: string]: Json };
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
LEFT_OUT = ("HTTPValidationError", "ValidationError", "SocketMessages")

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """All models of requests, answers and socket messages, by name."""
    gate = create_app(Server(Settings(":memory:")))
    assert isinstance(gate, SecurityMiddleware)
    found: dict[str, Schema] = gate.app.openapi()["components"]["schemas"]  # type: ignore[attr-defined]
    return found


def typed(schema: Schema) -> str:
    """One schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(typed(part) for part in schema[choice]))
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values) if isinstance(values, dict) and values else 'Json'}>"
    return PLAIN.get(str(kind), "Json")


def literal(value: object) -> str:
    return json.dumps(value).replace('"', "'")


def interface(name: str, schema: Schema) -> str:
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {typed(schema)};\n"
    required = schema.get("required", [])
    lines = []
    for field, inner in schema["properties"].items():
        line = f"  {field}{'' if field in required else '?'}: {typed(inner)};"
        lines.append(line)
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


def written() -> str:
    found = schemas()
    parts = [interface(name, schema) for name, schema in sorted(found.items()) if name not in LEFT_OUT]
    messages = typed(found["SocketMessages"]["properties"]["server"])
    return HEAD + "".join(parts) + f"export type ServerMessage = {messages};\n"


def main() -> int:
    if "--check" in sys.argv:
        return 0 if FILE.read_text("utf-8") == written() else 1
    FILE.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
