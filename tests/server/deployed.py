"""The files in deploy/ as a host's machine reads them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def directives(unit: Path) -> list[tuple[str, str]]:
    """Every line `Name=value` of a unit, in order; a name may stand there more than once."""
    lines = [line for line in unit.read_text("utf-8").splitlines() if line and not line.startswith(("#", "["))]
    return [(name, value) for name, _, value in (line.partition("=") for line in lines)]


def command_of(unit: Path, instance: str = "", **environment: str) -> list[str]:
    """The words of its ExecStart, as systemd would start it; what it is given goes before its own Environment."""
    found = directives(unit)
    known = dict(value.split("=", 1) for name, value in found if name == "Environment") | environment
    (line,) = [value for name, value in found if name == "ExecStart"]
    line = re.sub(r"\$\{(\w+)\}", lambda name: known[name[1]], line.replace("%i", instance))
    return shlex.split(line)
