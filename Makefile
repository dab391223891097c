# `make play` and `make test` set up everything they need from PyPI and npm; nothing is installed outside this folder.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := play
PYTHON ?= python3
UV_VERSION := 0.13.7
UV := .tools/bin/uv
BIN := .venv/bin
export VIRTUAL_ENV := $(CURDIR)/.venv
ENGINE_TESTS := $(wildcard tests/kernel tests/laws tests/shape tests/games tests/bots tests/adapters/test_vector.py tests/adapters/test_open_spiel.py)
# Tests are spread over the cores, whoever is done takes over from the others.
CORES := -n $(shell $(PYTHON) -c "import os; print(os.cpu_count())") --dist worksteal
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes
TESTED_EXTRAS := $(foreach extra,arena bench client corpus openspiel postgres push rl server,--extra $(extra))
PACKAGE := pyproject.toml hatch_build.py requirements/build.lock .venv/pyvenv.cfg
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/mastaba/texts/*.ftl src/mastaba/games/*/texts/*.ftl src/mastaba/games/*/rulebook/*.md src/mastaba/games/*/editions/*.toml)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test test-browser test-compiled test-web lint lint-web shots signs docs compile bench bench-page soak train-test lock clean can-compile

# The lobby opens at once; meanwhile the rules are compiled, if this machine can, for bots that start later.
play: .venv/.play
	@$(BIN)/python tools/compile_behind.py
	@$(BIN)/mastaba serve

# The core is compiled first, for the wheel that a test packs. Everything on the plain sources, then on one core the browsers, one after the other, and on another whatever concerns the rules and the bots again, compiled.
test: can-compile lint test-web
	$(BIN)/python tools/compile_core.py
	MASTABA_PURE=1 $(BIN)/pytest $(CORES) --ignore tests/e2e
	$(MAKE) --no-print-directory -j2 --output-sync=target test-browser test-compiled

test-browser: .venv/.test
	MASTABA_PURE=1 $(BIN)/pytest tests/e2e

test-compiled: .venv/.test compile
	MASTABA_CORE=require $(BIN)/pytest $(ENGINE_TESTS)

lint: .venv/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --cache-dir .cache/import-linter

# The browser tests of the page are in tests/e2e and run with the others.
test-web: lint-web
	$(NPM) run --silent test

lint-web: .venv/.test
	$(NPM) run --silent check
	$(NPM) run --silent lint

# Pictures of every screen, for people to look at.
shots: .venv/.test
	$(BIN)/python tools/shots.py

# The documentation site, in both languages, into site/.
docs: .venv/.test
	$(BIN)/python tools/build_site.py

# Draws the signs of the page again from their fonts; only needed when tools/make_signs.py changes.
signs: .venv/.test
	PATH="$(CURDIR)/$(BIN):$$PATH" $(UV) run --quiet --no-project --script tools/make_signs.py

compile: .venv/.compile
	$(BIN)/python tools/compile_core.py

bench: .venv/.test compile
	MASTABA_CORE=require $(BIN)/mastaba bench

# How fast the page is on a slow line and a slow processor.
bench-page: .venv/.test
	$(BIN)/python tools/bench_page.py

# The long runs, with what they measured and how long each took.
soak: .venv/.test compile
	MASTABA_CORE=require $(BIN)/pytest -m soak -rP --durations=0

# What trains and what clusters is in no lock: an environment of its own, with whatever version is there today.
train-test: .venv/.compile
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv-train
	VIRTUAL_ENV=$(CURDIR)/.venv-train $(UV) pip install --quiet --constraints requirements/test.lock --editable '.[arena,rl]' pytest ray torch
	.venv-train/bin/pytest -m train tests/training

can-compile:
	@$(PYTHON) tools/compile_core.py --check

.tools/uv-$(UV_VERSION):
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --upgrade --target .tools uv==$(UV_VERSION)
	@touch $@

.venv/pyvenv.cfg: | .tools/uv-$(UV_VERSION)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv

.venv/.play: $(PACKAGE) requirements/play.lock tools/build_web.py tools/compress_page.mjs $(WEB)
	$(UV) pip install --quiet --require-hashes -r requirements/play.lock
	MASTABA_MYPYC=off $(UV) pip install --quiet --no-deps --build-constraints requirements/build.lock --editable .
	@touch $@

# It only adds to what .venv/.play holds, the locks agree on versions: safe beside a running game.
.venv/.compile: .venv/.play requirements/compile.lock
	$(UV) pip install --quiet --require-hashes -r requirements/compile.lock
	@touch $@

.venv/.test: .venv/.play requirements/test.lock web/package-lock.json
	$(UV) pip install --quiet --require-hashes -r requirements/test.lock
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@ .venv/.compile

# The test lock holds all others and is made first, so that one package has one version everywhere. Only what trains
# and what clusters (extras `train` and `ray`) stays outside.
lock: | .tools/uv-$(UV_VERSION)
	$(LOCK) --upgrade $(TESTED_EXTRAS) --group test pyproject.toml -o requirements/test.lock
	$(LOCK) --upgrade --constraints requirements/test.lock --extra server pyproject.toml -o requirements/play.lock
	$(LOCK) --upgrade --constraints requirements/test.lock --group compile pyproject.toml -o requirements/compile.lock
	$(LOCK) --upgrade --constraints requirements/test.lock --group compile requirements/build.in -o requirements/build.lock
	$(NPM) install --package-lock-only --no-audit --no-fund

clean:
	rm -rf .venv .tools .cache dist shots site web/node_modules src/mastaba/static
