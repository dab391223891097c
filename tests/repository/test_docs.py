"""The docs say what is so: their Python runs, their commands exist, and their links lead somewhere.

All ```python blocks of a page are run in order, in one namespace and in an empty folder. An ```output block is what
the block before it prints. A line of an ```sh block that calls `mastaba` or `make` must name what there is."""

from __future__ import annotations

import ast
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

from mastaba import cli
from tests.repository.toy_project import ROOT

DOCS = ROOT / "docs"
AT_ROOT = [ROOT / f"{name}.md" for name in ("README", "CHANGELOG", "CONTRIBUTING", "SECURITY")]
PAGES = [*AT_ROOT, *sorted(DOCS.rglob("*.md"))]
PARTS = (
    "src",
    "tests",
    "tools",
    "docs",
    "examples",
    "deploy",
    "requirements",
    ".ci",
    "web",
)  # the project, beside the files at its root
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]]*\]\(([^()\s]+)\)")
PATH_OF_OURS = re.compile(r"(?:src|tests|tools|docs|examples|requirements)/[\w./-]+")
MACHINE_PATH = re.compile(r"/(?:home|Users)/[a-z]|/(?:root|work)/|[A-Z]:\\Users")
REGISTRY = re.compile(r"pypi[.]org|pythonhosted[.]org|npmjs[.](?:org|com)|(?:index|registry)[.-]?url *=", re.IGNORECASE)


class Block(NamedTuple):
    """A fenced block of a page, and the line on which its text begins."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [Block(found[1], found[2], text.count("\n", 0, found.start(2)) + 1) for found in FENCED.finditer(text)]


def prose(page: Path) -> str:
    return FENCED.sub("", page.read_text("utf-8"))


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def with_python(pages: list[Path]) -> list[Path]:
    return [page for page in pages if any(block.language == "python" for block in blocks(page))]


# ---------------------------------------------------------------------- what can be run
def test_the_example_of_the_readme_is_a_file_whose_types_are_checked() -> None:
    shown = [block.text for block in blocks(ROOT / "README.md") if block.language == "python"]
    assert len(shown) == 1
    assert (ROOT / "examples" / "two_bots.py").read_text("utf-8").endswith(f'"""\n\n{shown[0]}')


@pytest.mark.parametrize("page", with_python(PAGES), ids=named)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": page.stem}
    printed: str | None = None  # by the block before, if it was Python
    for block in blocks(page):
        if block.language == "python":
            printed = run(block, page, namespace)
        elif block.language == "output":
            assert printed == block.text, f"{named(page)}, line {block.line}"
            printed = None
        else:
            printed = None


def run(block: Block, page: Path, namespace: dict[str, object]) -> str:
    """What the block prints; a traceback names the page and its line."""
    code = compile("\n" * (block.line - 1) + block.text, str(page), "exec", dont_inherit=True)
    with redirect_stdout(io.StringIO()) as printed:
        exec(code, namespace)
    return printed.getvalue()


def commands(program: str) -> Iterator[tuple[str, list[str]]]:
    """Every line in a shell block of any page that calls the program: where it stands, and its words."""
    for page in PAGES:
        for block in blocks(page):
            if block.language == "sh":
                for number, line in enumerate(block.text.splitlines(), block.line):
                    words = line.partition("#")[0].split()
                    if program in words:
                        yield f"{named(page)}, line {number}", words[words.index(program) + 1 :]


def test_the_commands_of_the_docs_exist(capsys: pytest.CaptureFixture[str]) -> None:
    for where, words in commands("mastaba"):
        assert words[0] in (*cli.VERBS, "--version", "--help"), where
        if words[0] in cli.VERBS:
            with pytest.raises(SystemExit):
                cli.main([*words[: 2 if words[0] == "puzzles" else 1], "--help"])
            known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
            used = {flag for word in words for flag in re.findall(r"^\[?(--[a-z-]+)", word)}
            assert used <= known, where


def test_the_targets_of_the_docs_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for where, words in commands("make"):
        assert {word for word in words if "=" not in word} <= targets, where


def test_the_table_in_the_readme_is_what_one_sees() -> None:
    (shown,) = [block.text for block in blocks(ROOT / "README.md") if block.language == "text"]
    command = [sys.executable, "-m", "mastaba", "play", "babel", "--seed", "1", "--lang", "en"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, input="quit\n", env=environment, capture_output=True, encoding="utf-8", check=True)
    assert shown.rstrip() in done.stdout


# ---------------------------------------------------------------------- what can be followed
@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file), target


def anchors(page: Path) -> set[str]:
    """The names under which headings can be reached."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_files_that_are_named_exist(page: Path) -> None:
    words = [word for word in INLINE.findall(prose(page)) if PATH_OF_OURS.fullmatch(word)]
    assert [word for word in words if not (ROOT / word).exists()] == []


def test_every_page_is_on_the_map() -> None:
    on_the_map = {target.partition("#")[0] for target in LINK.findall(prose(DOCS / "index.md"))}
    assert {page.name for page in DOCS.glob("*.md")} - {"index.md"} <= on_the_map


def test_every_hot_override_is_listed() -> None:
    rows = re.findall(r"^\| `(\w+\.\w+)` \| `([\w./]+)` \|", (DOCS / "performance.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(overrides())


def overrides() -> Iterator[tuple[str, str]]:
    """The steps of games that say faster what the kernel's Step says, each with its file."""
    for file in (ROOT / "src" / "mastaba" / "games").glob("*/rules/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and part.name in ("options", "draw"):
                        yield f"{node.name}.{part.name}", named(file)


# ---------------------------------------------------------------------- what no file says
def test_no_file_names_a_machine_or_a_registry() -> None:
    found = []
    for file in project_files():
        text = file.read_text("utf-8", errors="replace")
        found += [f"{named(file)}: {match[0]}" for match in (MACHINE_PATH.search(text), REGISTRY.search(text)) if match]
    assert found == []


def project_files() -> Iterator[Path]:
    yield from (file for file in ROOT.iterdir() if file.is_file() and file.name != ".git")  # a worktree has such a file
    for part in PARTS:
        for file in (ROOT / part).rglob("*"):
            if file.is_file() and not {"__pycache__", "node_modules"} & set(file.parts):
                yield file
