"""A checkout in miniature: the real core.py and compile_core.py over rules of a few lines."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

SOURCES = {
    "__init__.py": 'from mastaba import core\n\ncore.install()\n__version__ = "1.2.3"\n',
    "kernel/__init__.py": "",
    "kernel/agenda.py": """
from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from mastaba.kernel.position import Position

S = TypeVar("S")


class Step(Generic[S]):
    def run(self, state: S) -> None:
        raise NotImplementedError


class Agenda(Generic[S]):
    def __init__(self) -> None:
        self.steps: list[Step[S]] = []
        self.sizes: vec[i64] = vec[i64]()

    def push(self, step: Step[S]) -> None:
        self.steps.append(step)
        self.sizes = append(self.sizes, len(self.steps))

    def run(self, state: S) -> None:
        for step in self.steps:
            step.run(state)


def owner(position: Position) -> i64:
    from mastaba.kernel.position import FIRST

    return position.active + FIRST
""",
    "kernel/position.py": """
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.kernel.agenda import owner

FIRST: Final = 1


class Position:
    def __init__(self, active: i64) -> None:
        self.active: i64 = active

    def owner(self) -> i64:
        return owner(self)
""",
    "kernel/vectors.py": "",
    "games/__init__.py": "",
    "games/babel/__init__.py": "",
    "games/babel/state.py": """
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from mastaba.kernel.agenda import Agenda, Step
from mastaba.kernel.position import Position

STOREYS = 10


class Build(Step["State"]):
    def run(self, state: State) -> None:
        state.columns[0] += STOREYS


class State(Position):
    def __init__(self, active: i64, columns: vec[i64]) -> None:
        super().__init__(active)
        self.columns: vec[i64] = columns
        self.agenda: Agenda[State] = Agenda()


def play() -> i64:
    state = State(1, append(vec[i64](), 0))
    state.agenda.push(Build())
    state.agenda.run(state)
    return state.columns[0] + state.owner()
""",
    "bots/__init__.py": "",
    "bots/search.py": "from mastaba.games.babel.state import play\n\nBEST: int = play()\n",
    "bots/greedy.py": "",
}

REPORT = """
from mastaba import core
from mastaba.bots import search
from mastaba.games.babel import state
print(core.status(), core.ready(), search.BEST, state.__file__, sep="|")
"""


class ToyProject:
    """One such checkout in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "mastaba"
        self.home = folder / ".cache" / "core"
        self.state = self.package / "games" / "babel" / "state.py"

    def write(self) -> None:
        for name, text in SOURCES.items():
            file = self.package / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        (self.folder / "pyproject.toml").touch()
        (self.folder / "tools").mkdir()
        for tool in ("compile_core.py", "compile_objects.py", "compile_progress.py"):
            shutil.copy(ROOT / "tools" / tool, self.folder / "tools")
        shutil.copy(ROOT / "src" / "mastaba" / "core.py", self.package)

    def copy_to(self, folder: Path) -> ToyProject:
        shutil.copytree(self.folder, folder)
        return ToyProject(folder)

    def core_folder(self) -> Path:
        (key,) = self.home.glob("*/core.key")
        return key.parent

    def build_higher(self) -> None:
        """An edit that shows in the score: 12 becomes 22."""
        self.state.write_text(self.state.read_text().replace("STOREYS = 10", "STOREYS = 20"))

    def python(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("MASTABA_")}
        clean |= {"PYTHONPATH": str(self.package.parent), "XDG_CACHE_HOME": str(self.folder / "user-cache")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=clean | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def compile(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.python(str(self.folder / "tools" / "compile_core.py"), *arguments, **environment)

    def report(self, **environment: str) -> tuple[str, bool, int, Path]:
        """Status, readiness, score and the file of the rules, as a fresh process sees them."""
        done = self.python("-c", REPORT, **environment)
        assert done.returncode == 0, done.stderr
        status, ready, score, file = done.stdout.strip().split("|")
        return status, ready == "True", int(score), Path(file)
