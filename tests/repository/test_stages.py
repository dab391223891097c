"""`make test` and `make check`: what fails stops them and is named, and the end says what took how long."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repository.toy_project import ROOT
from tools import check

TARGETS = """
quick:
	@echo quick was here
wrong:
	@echo wrong was here; exit 3
waits:
	@until [ -e met ]; do sleep 0.01; done
meets:
	@touch met
works:
	@python3 work.py
orphan:
	@sh -c 'true & echo $$! > pid'
	@for k in $$(seq 500); do [ -e /proc/$$(cat pid) ] || exit 0; sleep 0.02; done; exit 3
leaves:
	@(trap '' HUP; python3 work.py; touch left) >/dev/null 2>&1 &
"""
WORK = """
import time
while time.process_time() < 0.6:
    pass
"""


def stages(folder: Path, *words: str) -> tuple[int, str]:
    (folder / "Makefile").write_text(TARGETS)
    (folder / "work.py").write_text(WORK)
    command = [sys.executable, str(ROOT / "tools" / "stages.py"), *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    return done.returncode, done.stdout


def test_the_end_says_what_took_how_long(tmp_path: Path) -> None:
    status, said = stages(tmp_path, "quick", "works")
    assert status == 0
    assert "quick was here" in said
    assert re.search(r"^quick +\d:\d\d +0:00$", said, re.MULTILINE)
    assert re.search(r"^works +\d:\d\d +0:0[1-9]$", said, re.MULTILINE)
    assert re.search(r"^together +\d:\d\d +0:0[1-9]$", said, re.MULTILINE)


def test_what_outlives_its_target_is_counted(tmp_path: Path) -> None:
    """As a browser's processes do."""
    status, said = stages(tmp_path, "leaves")
    assert status == 0
    assert (tmp_path / "left").exists()
    assert re.search(r"^leaves +\d:\d\d +0:0[1-9]$", said, re.MULTILINE)


def test_what_outlives_its_parent_does_not_stay_after_its_end(tmp_path: Path) -> None:
    assert stages(tmp_path, "orphan")[0] == 0


def test_targets_of_a_stage_run_side_by_side(tmp_path: Path) -> None:
    assert stages(tmp_path, "waits+meets")[0] == 0


def test_targets_of_a_lane_run_one_after_another(tmp_path: Path) -> None:
    status, said = stages(tmp_path, "works,quick+meets,waits")
    assert status == 0
    assert said.index("--- works, ") < said.index("--- quick begins") < said.index("quick was here")


def test_a_failure_ends_its_lane(tmp_path: Path) -> None:
    status, said = stages(tmp_path, "wrong,meets+works")
    assert status == 1
    assert "meets" not in said
    assert "--- works, " in said  # what runs is let run


def test_after_a_failure_nothing_more_begins(tmp_path: Path) -> None:
    status, said = stages(tmp_path, "wrong+quick", "works")
    assert status == 1
    assert said.index("quick was here") < said.index("wrong was here")  # what failed is told last
    assert re.search(r"^wrong .* failed$", said, re.MULTILINE)
    assert not re.search(r"^works", said, re.MULTILINE)


@pytest.mark.parametrize(
    ("files", "games"),
    [
        (["src/mastaba/games/sa_re/rules/turn.py"], ["sa_re"]),
        (["tests/games/babel/scenarios/moving.scn", "src/mastaba/games/amun_re/state.py"], ["amun_re", "babel"]),
        (["src/mastaba/games/__init__.py", "README.md"], []),
    ],
)
def test_the_games_that_changed_are_checked(files: list[str], games: list[str]) -> None:
    assert check.changed_games(files) == games


def test_only_what_changed_is_linted() -> None:
    commands = check.lint_commands(["src/mastaba/core.py", "docs/play.md", "web/src/app.css"])
    assert ["ruff", "check", "src/mastaba/core.py"] in commands
    assert ["mypy"] in commands
    assert [str(ROOT / "web/src/app.css") in command for command in commands].count(True) == 2
    assert check.lint_commands(["docs/play.md"]) == []


def test_what_failed_is_named_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "pytest").write_text('#!/bin/sh\ncase "$*" in *tests/kernel*) exit 1;; esac\necho all is well\n')
    (tmp_path / "pytest").chmod(0o755)
    script = "import sys\nfrom pathlib import Path\nfrom tools import check\n"
    script += "check.BIN = Path(sys.argv.pop())\nsys.exit(check.main())"
    command = [sys.executable, "-c", script, "rules", str(tmp_path)]
    environment = {**os.environ, "GAME": "sa-re", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.search(r"all is well\nfailed: pytest .*tests/kernel tests/games/sa_re\n$", done.stdout)


def test_a_game_that_is_named_is_linted_whole() -> None:
    files = check.files_of("babel")
    assert "src/mastaba/games/babel/rules/turn.py" in files
    assert any(file.startswith("tests/games/babel/test_") for file in files)
