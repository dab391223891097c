"""What `make release` refuses, writes and compares; the whole of it is `make release` itself."""

from __future__ import annotations

import socket
import subprocess
import zipfile
from pathlib import Path

import pytest

import mastaba
from tests.repository.environments import build_wheel
from tests.repository.toy_project import ROOT
from tools import release, release_trial

CHANGES = "# Changelog\n\n## [1.2.3] - 2026-11-17\n"
CITATION = "title: Mastaba\nversion: 1.2.3\nlicense: MIT\n"


def project(folder: Path, changes: str = CHANGES, citation: str = CITATION) -> Path:
    (folder / "src" / "mastaba").mkdir(parents=True)
    (folder / "src" / "mastaba" / "__init__.py").write_text('__version__ = "1.2.3"\n')
    (folder / "CHANGELOG.md").write_text(changes)
    (folder / "CITATION.cff").write_text(citation)
    return folder


def test_this_version_could_be_released() -> None:
    assert release.released_version(ROOT) == mastaba.__version__


def test_a_version_is_named_everywhere_or_refused(tmp_path: Path) -> None:
    assert release.released_version(project(tmp_path / "whole")) == "1.2.3"
    with pytest.raises(SystemExit, match=r"CHANGELOG\.md has no section “## \[1\.2\.3\] - DATE”\."):
        release.released_version(project(tmp_path / "no-date", changes="## [Unreleased]\n\n## [1.2.3]\n"))
    with pytest.raises(SystemExit, match=r"CITATION\.cff does not name version 1\.2\.3\."):
        release.released_version(project(tmp_path / "cited", citation="title: Mastaba\nversion: 1.2.2\n"))


def test_what_is_in_no_commit_is_not_released(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    release.refuse_changes(tmp_path)
    (tmp_path / "forgotten.py").touch()
    with pytest.raises(SystemExit, match=r"forgotten\.py is in none\. Commit or remove it\."):
        release.refuse_changes(tmp_path)


def test_a_taken_port_is_named_before_anything_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(release_trial, "PORT", taken.getsockname()[1])
        with pytest.raises(SystemExit, match=r"tried at port \d+, which another program uses\."):
            release_trial.refuse_taken_port()
    release_trial.refuse_taken_port()


def test_digests_are_as_sha256sum_reads_them_and_a_changed_byte_is_named(tmp_path: Path) -> None:
    first, second = tmp_path / "1.2.3", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        (folder / "mastaba-1.2.3.tar.gz").write_bytes(b"sources")
        (folder / "mastaba-1.2.3-py3-none-any.whl").write_bytes(b"wheel")
    release.write_sums(first)
    done = subprocess.run(["sha256sum", "--check", release.SUMS], cwd=first, capture_output=True, text=True, check=True)
    assert done.stdout == "mastaba-1.2.3-py3-none-any.whl: OK\nmastaba-1.2.3.tar.gz: OK\n"
    assert release.compare(first, second) is None
    (second / "mastaba-1.2.3.tar.gz").write_bytes(b"sourceS")
    said = release.compare(first, second)
    assert said == f"Not the same: mastaba-1.2.3.tar.gz; the new ones are in {tmp_path / '1.2.3-again'}."
    assert (tmp_path / "1.2.3-again" / "mastaba-1.2.3.tar.gz").read_bytes() == b"sourceS"
    assert release.compare(tmp_path / "none", second) == f"There is nothing in {tmp_path / 'none'} to compare with."


def test_only_a_python_that_can_run_it_is_taken(tmp_path: Path) -> None:
    old = tmp_path / "python3.10"
    old.write_text('#!/bin/sh\necho \'{"path": "here", "version": [3, 10, 1], "usual": true}\'\n')
    old.chmod(0o755)
    with pytest.raises(SystemExit, match=r"is no CPython 3\.11 or newer\."):
        release.find_pythons([str(old)])


def test_the_pure_wheel_is_whole_serves_and_comes_out_the_same_twice(tmp_path: Path) -> None:
    made = []
    for name in ("first", "second"):
        done, wheel = build_wheel(ROOT, tmp_path / name, MASTABA_MYPYC="off", SOURCE_DATE_EPOCH="1700000000")
        assert wheel is not None, done.stderr
        made.append(wheel)
    release.check(made[0].parent, mastaba.__version__)
    assert made[0].read_bytes() == made[1].read_bytes()
    with zipfile.ZipFile(made[0]) as opened:
        about = opened.read(f"mastaba-{mastaba.__version__}.dist-info/METADATA").decode()
    assert "\nRequires-Dist: uvicorn>=0.40\n" in about  # `mastaba` alone serves: no extra is asked for
    assert "\nProvides-Extra: postgres\n" in about
    broken = tmp_path / "broken" / made[0].name
    broken.parent.mkdir()
    with zipfile.ZipFile(broken, "w") as empty:
        empty.writestr("mastaba/compiled/core.key", "")
    with pytest.raises(SystemExit, match=r"lacks mastaba-.*, mastaba/static/index\.html"):
        release.check(broken.parent, mastaba.__version__)


@pytest.mark.soak  # it needs ssh-keygen, as signing does
def test_a_signature_holds_for_these_digests_alone(tmp_path: Path) -> None:
    key, sums = tmp_path / "key", tmp_path / release.SUMS
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "", "-f", key], check=True)
    sums.write_text("00  mastaba-1.2.3.tar.gz\n")
    release.sign(sums, key)
    signers = tmp_path / "allowed_signers"
    signers.write_text(f"host@example.org {key.with_suffix('.pub').read_text()}")
    words = ["-f", str(signers), "-I", "host@example.org", "-n", "mastaba-release", "-s", f"{sums}.sig"]

    def verifies(text: str) -> bool:
        verify = ["ssh-keygen", "-Y", "verify", *words]
        return subprocess.run(verify, input=text, text=True, capture_output=True, check=False).returncode == 0

    assert verifies(sums.read_text())
    assert not verifies(sums.read_text().replace("00", "01"))
