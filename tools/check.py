"""What `make check` runs: `lint` looks at what changed since the last commit and at the game in GAME, `rules` at the
kernel and at one game: its own tests, the laws, its scenarios and transcripts, its shape and its texts.

The game is the one named in GAME, else those that changed, else Babel. All on the plain sources: a rule that has
just changed has no compiled core.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

from mastaba.core import PLAIN_ENVIRONMENT

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
WEB = ROOT / "web"
GAMES = ROOT / "src" / "mastaba" / "games"
DEFAULT = "babel"
CHECKED_PAGE = (".ts", ".js", ".svelte", ".css", ".html")


def changed_files() -> list[str]:
    """Relative to the root; deleted ones need no look."""
    commands = (["git", "diff", "--name-only", "HEAD"], ["git", "ls-files", "--others", "--exclude-standard"])
    said = [subprocess.run(each, cwd=ROOT, capture_output=True, text=True, check=True).stdout for each in commands]
    return sorted(name for name in "".join(said).splitlines() if (ROOT / name).is_file())


def files_of(game: str) -> list[str]:
    """The Python files of a game and of its tests."""
    homes = (GAMES / game, ROOT / "tests" / "games" / game)
    return sorted(str(file.relative_to(ROOT)) for home in homes for file in home.rglob("*.py"))


def folders() -> list[str]:
    return sorted(folder.name for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())


def changed_games(files: list[str]) -> list[str]:
    """Folders of games whose rules or tests are among these files."""
    homes = ("src/mastaba/games", "tests/games")
    return [name for name in folders() if any(file.startswith(f"{home}/{name}/") for home in homes for file in files)]


def lint_commands(files: list[str]) -> list[list[str]]:
    """Styles of the files that changed; types and imports of everything, because a change shows elsewhere."""
    python = [file for file in files if file.endswith(".py")]
    page = [str(ROOT / file) for file in files if file.startswith("web/") and file.endswith(CHECKED_PAGE)]
    commands: list[list[str]] = []
    if python:
        commands += [["ruff", "check", *python], ["ruff", "format", "--check", *python]]
        commands += [["mypy"], ["lint-imports", "--cache-dir", ".cache/import-linter"]]
    if page:
        in_web = ["npm", "--silent"]
        commands += [[*in_web, "exec", "--", "eslint", "--no-warn-ignored", *page]]
        commands += [[*in_web, "exec", "--", "prettier", "--check", *page], [*in_web, "run", "check"]]
    return commands


def rules_commands(games: list[str]) -> list[list[str]]:
    words = ["pytest", "-q", "--durations=5", "-m", "not soak and not train and not expensive"]
    folders = [f"tests/games/{name}" for name in games]
    names = " or ".join(name.replace("_", "-") for name in games)
    every_game = ["tests/laws/test_laws.py", "tests/games/test_every_game.py", "tests/shape", "tests/texts"]
    return [[*words, "tests/kernel", *folders], [*words, *every_game, "-k", names]]


def chosen_games(files: list[str]) -> list[str]:
    named = os.environ.get("GAME", "").replace("-", "_")
    if not named:
        return changed_games(files) or [DEFAULT]
    if named not in folders():
        known = ", ".join(folder.replace("_", "-") for folder in folders())
        raise SystemExit(f"There is no game {os.environ['GAME']}; there is {known}.")
    return [named]


def main() -> int:
    files = changed_files()
    games = chosen_games(files)
    if "GAME" in os.environ:  # all of it, also what was committed
        files = sorted({*files, *(file for game in games for file in files_of(game))})
    commands = lint_commands(files) if sys.argv[1:] == ["lint"] else rules_commands(games)
    environment = {**os.environ, **PLAIN_ENVIRONMENT, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    # The page's linters find their settings and plug-ins only in its own folder.
    failed = [
        command
        for command in commands
        if subprocess.run(command, cwd=WEB if command[0] == "npm" else ROOT, env=environment, check=False).returncode
    ]
    for command in failed:  # what came after it may have filled the screen
        print(f"failed: {shlex.join(command)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
