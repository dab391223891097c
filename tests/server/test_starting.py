"""A server says where it is when it listens there, and in one sentence why it does not."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mastaba.cli import main
from tests.server.running import Client, RunningServer, free_port, running


def refused(*words: str, **environment: str) -> str:
    """What a server says that must not start."""
    done = subprocess.run(
        [sys.executable, "-m", "mastaba", "serve", "--no-browser", *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode not in (0, -6, -11)
    assert done.stdout == ""
    assert done.stderr.startswith("mastaba: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize("kind", ["relative", "absolute"])
def test_an_sqlite_address_is_a_file(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "games" / "mine.db"
    path = os.path.relpath(file) if kind == "relative" else str(file)
    assert path.startswith("/") == (kind == "absolute")
    address = f"sqlite:///{path}"
    with running(address) as server:
        host = Client(server.address, "Hemiunu")
        host.open_table()
        assert file.is_file()
        assert main(["backup", str(tmp_path / "copy.db"), "--database", address]) == 0
        assert main(["ban", "Hemiunu", "--database", address]) == 0
        assert main(["unban", "Hemiunu", "--database", address]) == 0
        assert main(["reports", "--database", address]) == 0
    assert main(["doctor", "--database", address]) == 0
    assert main(["restore", str(tmp_path / "copy.db"), "--database", f"{address}.restored"]) == 0
    with sqlite3.connect(f"{file}.restored") as restored:
        assert restored.execute("select count(*) from game_table").fetchone() == (1,)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://localhost/mastaba", "not mysql:..."),
        ("sqlite://host/mastaba.db", "not sqlite:..."),
        ("sqlite:mastaba.db", "not sqlite:..."),
        ("sqlite:///", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///mastaba.db?mode=ro", "no settings"),
    ],
)
@pytest.mark.parametrize("verb", ["serve", "backup", "restore", "doctor", "reports", "ban"])
def test_every_command_refuses_an_address_in_the_same_words(
    verb: str, address: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / "empty.db") as db:
        db.execute("pragma user_version = 0")
    file = {"backup": [str(tmp_path / "new.db")], "restore": [str(tmp_path / "empty.db")]}.get(verb, [])
    assert main([verb, *file, "--database", address]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert not (tmp_path / "new.db").exists()


def test_a_taken_port_is_reported_and_no_address_was_printed(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        browser = tmp_path / "browser"
        browser.write_text(f"#!/bin/sh\ntouch {tmp_path}/opened\n")
        browser.chmod(0o755)
        command = [sys.executable, "-m", "mastaba", "serve", "--port", str(port), "--database", str(tmp_path / "a.db")]
        done = subprocess.run(
            command, env={**os.environ, "BROWSER": f"{browser} %s"}, capture_output=True, text=True, check=False
        )
    assert (done.returncode, done.stdout) == (2, "")
    expected = f"nothing can listen on port {port} of 127.0.0.1: another program uses it already"
    assert done.stderr == f"mastaba: {expected}; mastaba serve --port chooses another\n"
    assert not (tmp_path / "opened").exists()


def test_the_browser_is_opened_when_the_server_listens(tmp_path: Path) -> None:
    browser, opened, port = tmp_path / "browser", tmp_path / "opened", free_port()
    health = f"import urllib.request as r; print(r.urlopen('http://127.0.0.1:{port}/health').status)"
    browser.write_text(f'#!/bin/sh\n{sys.executable} -c "{health}" > {opened}.part\nmv {opened}.part {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "mastaba", "serve", "--port", str(port), "--database", str(tmp_path / "a.db")]
    environment = {**os.environ, "BROWSER": f"{browser} %s"}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert f"Mastaba is at http://localhost:{port}/\n" in iter(process.stderr.readline, "")
        deadline = time.monotonic() + 60
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        process.terminate()
    assert opened.read_text() == "200\n"


def test_an_unusable_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, and it is long enough to be none for certain\n" * 20)
    (tmp_path / "folder").mkdir()
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as db:
        db.execute("pragma user_version = 1000000")
    for database, sentence in (
        (tmp_path / "text", "file is not a database"),
        (tmp_path / "folder", "folder cannot be used: "),
        (tmp_path / "text" / "below.db", "below.db cannot be used: "),
        (newer, "the database has version 1000000"),
    ):
        assert sentence in refused("--port", str(free_port()), "--database", str(database))


def test_a_database_in_use_is_reported(server: RunningServer) -> None:
    assert "another server uses" in refused("--port", str(free_port()), "--database", server.database)


def test_a_postgres_that_does_not_answer_is_reported() -> None:
    address = f"postgresql://somebody:secret@127.0.0.1:{free_port()}/games"
    said = refused("--port", str(free_port()), "--database", address)
    assert "the database cannot be reached now" in said
    assert "secret" not in said


def test_a_host_that_is_not_this_machine_is_reported(tmp_path: Path) -> None:
    said = refused("--host", "no.such.host.invalid", "--database", str(tmp_path / "a.db"))
    assert "--host no.such.host.invalid is not an address of this machine" in said
