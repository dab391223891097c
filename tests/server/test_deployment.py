"""What a host takes from deploy/: it fits together, and its lines are what this version of the program understands."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from mastaba.commands import serve
from tests.repository.toy_project import ROOT
from tests.server.deployed import DEPLOY, UNITS, command_of, directives

CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def served(words: list[str]) -> argparse.Namespace:
    """What `mastaba serve` makes of these words; it knows them all, or argparse ends the test."""
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    return parser.parse_args(words)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_a_server_that_opens_no_browser(unit: Path) -> None:
    program, verb, *words = command_of(unit, instance="8001")
    assert (program, verb) == ("/opt/mastaba/bin/mastaba", "serve")
    asked = served(words)
    assert (asked.no_browser, asked.host) == (True, "127.0.0.1")
    several = "@" in unit.name
    assert asked.port == (8001 if several else 8000)
    assert asked.database == ("postgresql:///mastaba" if several else "/var/lib/mastaba/mastaba.db")


def test_all_units_are_confined_alike() -> None:
    own = {"Description", "After", "ExecStart", "Environment", "EnvironmentFile"}
    kept = [[each for each in directives(unit) if each[0] not in own] for unit in UNITS]
    assert len(kept) == 2
    assert kept[0] == kept[1]
    assert {("User", "mastaba"), ("NoNewPrivileges", "yes"), ("ProtectSystem", "strict")} <= set(kept[0])


def test_the_proxy_finds_the_units() -> None:
    ports = re.findall(r"mastaba@(\d+)", UNITS[1].read_text("utf-8"))
    known = " ".join(f"127.0.0.1:{port}" for port in ports)
    assert len(ports) == 2
    assert f"{{$MASTABA_SERVERS:{known}}}" in (DEPLOY / "Caddyfile").read_text("utf-8")
    drop_in = dict(value.strip('"').split("=", 1) for _, value in directives(DEPLOY / "systemd" / "caddy.conf"))
    assert drop_in == {"MASTABA_SITE": "play.example.org", "MASTABA_SERVERS": known}


def test_the_container_serves_as_nobody_in_particular() -> None:
    (entrypoint,) = re.findall(r"^ENTRYPOINT (.+)$", CONTAINERFILE, re.MULTILINE)
    program, verb, *words = json.loads(entrypoint)
    asked = served(words)
    assert (program, verb, asked.host, asked.port, asked.no_browser) == ("mastaba", "serve", "0.0.0.0", 8000, True)
    last_stage = CONTAINERFILE.rpartition("\nFROM ")[2]
    for line in ("USER 10001:10001", "VOLUME /data", "EXPOSE 8000", "STOPSIGNAL SIGTERM", "HEALTHCHECK "):
        assert f"\n{line}" in last_stage
    assert "gcc" not in last_stage


def test_the_container_is_built_by_the_same_uv_from_what_it_may_read() -> None:
    (version,) = re.findall(r"^UV_VERSION := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert f"uv=={version}" in CONTAINERFILE
    allowed = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    assert [name for name in allowed if not (ROOT / name).exists()] == []
    needed = {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "requirements", "src", "tools", "web"}
    assert set(allowed) == needed


def test_two_servers_stand_behind_the_proxy_and_nothing_else_is_published() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["server-1"] == services["server-2"]
    proxy, server = services["proxy"], services["server-1"]
    assert proxy["environment"]["MASTABA_SERVERS"].split() == ["server-1:8000", "server-2:8000"]
    assert server["environment"]["FORWARDED_ALLOW_IPS"] == proxy["networks"]["inside"]["ipv4_address"]
    assert served(server["command"]).database == "postgresql://mastaba@database/mastaba"
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    named = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert named - {"./Caddyfile"} == set(COMPOSE["volumes"])


def test_no_password_stands_in_any_file() -> None:
    for file in [path for path in DEPLOY.rglob("*") if path.is_file()]:
        for _, value in re.findall(r"(\w*PASSWORD): (.+)", file.read_text("utf-8")):
            assert value == "${DATABASE_PASSWORD:?choose one in .env}"
