"""What importing costs, and what the rules may lean on; the layers themselves are import-linter's (pyproject.toml)."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.repository.toy_project import ROOT

PACKAGE = ROOT / "src" / "mastaba"
PACKAGES_OF_THE_RULES = {"librt", "mypy_extensions"}


def test_importing_mastaba_stays_cheap() -> None:
    script = "import sys; before = set(sys.modules); import mastaba; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    foreign = loaded - sys.stdlib_module_names - {"mastaba", "mastaba_kernel__mypyc"}
    assert foreign <= PACKAGES_OF_THE_RULES
    assert not loaded & {"argparse", "asyncio", "concurrent", "logging", "multiprocessing", "unittest"}


def test_the_rules_need_no_other_packages() -> None:
    allowed = sys.stdlib_module_names | PACKAGES_OF_THE_RULES | {"mastaba"}
    files = [file for part in ("kernel", "games") for file in (PACKAGE / part).rglob("*.py")]
    found = {(file.name, name) for file in files for name in imported_packages(file) if name not in allowed}
    assert found == set()


def imported_packages(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names
