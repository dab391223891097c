# `make play` and `make test` set up everything they need from PyPI and npm; nothing is installed outside this folder.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := play
PYTHON ?= python3
UV_VERSION := 0.13.7
UV := .tools/bin/uv
BIN := .venv/bin
export VIRTUAL_ENV := $(CURDIR)/.venv
# Bytecode is kept, whatever the environment says: tests start hundreds of processes.
export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/bytecode
unexport PYTHONDONTWRITEBYTECODE
PYTEST := $(BIN)/pytest --durations=15
PLAIN_TESTS := tests/kernel tests/laws tests/games tests/bots tests/adapters/test_vector.py tests/adapters/test_open_spiel.py tests/server/test_walking_skeleton.py
# Tests are spread over the cores, whoever is done takes over from the others. Those of the server and the page wait for
# them half of their time, so that more of them than there are cores run at once: one more beside the other lane, as each
# has a database and servers of its own to start, and twice as many where nobody else fills the gaps.
CORES := $(shell $(PYTHON) -c "import os; print(os.cpu_count())")
SPREAD := --dist worksteal -n
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes
TESTED_EXTRAS := $(foreach extra,bench corpus draw openspiel postgres push rl,--extra $(extra))
PACKAGE := pyproject.toml hatch_build.py requirements/build.lock .venv/pyvenv.cfg
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/mastaba/drawing/tokens.css src/mastaba/drawing/signs/* src/mastaba/games/*/map.json src/mastaba/texts/*.ftl src/mastaba/games/*/texts/*.ftl src/mastaba/games/*/lessons/*.ftl src/mastaba/games/*/rulebook/*.md src/mastaba/games/*/editions/*.toml)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: static release release-again play test check check-lint check-rules collect test-browser test-compiled test-plain test-web lint lint-web shots signs docs compile bench bench-page soak train-test lock clean can-compile

# The lobby opens at once; meanwhile the rules are compiled, if this machine can, for bots that start later.
play: .venv/.play
	@$(BIN)/python tools/compile_behind.py
	@$(BIN)/mastaba serve

# Everything once on the compiled rules; on the plain sources what holds both builds to the same results. What fails stops
# it; the end says what took how long.
test: can-compile .venv/.test
	@$(BIN)/python -m tests.e2e.chromium
	@$(BIN)/python tools/stages.py collect,lint,lint-web,test-web,test-plain+compile,test-compiled,test-browser

# What one waits for while working: lint of what changed, the kernel, one game and its laws, the units of the page.
# GAME=sa-re chooses the game; else those that changed since the last commit, else Babel.
check: .venv/.test
	@$(BIN)/python tools/stages.py check-lint+check-rules+test-web

check-lint check-rules: .venv/.test
	$(BIN)/python tools/check.py $(@:check-%=%)

# Every process of the tests reads all of them; what this one has translated, none of the others translates again.
collect: .venv/.test
	$(BIN)/pytest --collect-only -q --disable-warnings | tail -1

test-compiled: .venv/.test compile
	MASTABA_CORE=require $(PYTEST) $(SPREAD) $$(( $(CORES) + 1 )) --ignore tests/e2e

test-plain: .venv/.test
	MASTABA_PURE=1 $(PYTEST) -m 'not soak and not train and not expensive' $(PLAIN_TESTS) --ignore tests/bots/test_programs.py

# Every process has a server and a browser of its own, and waits for them half of its time.
test-browser: .venv/.test compile
	MASTABA_CORE=require $(PYTEST) $(SPREAD) $$(( 2 * $(CORES) )) tests/e2e

lint: .venv/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --cache-dir .cache/import-linter

# The browser tests of the page are in tests/e2e and run with the others.
test-web: .venv/.test
	$(NPM) run --silent test

lint-web: .venv/.test
	$(NPM) run --silent check
	$(NPM) run --silent lint

# Pictures of every screen, for people to look at, and what a program finds wrong with them.
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

# The edition of plain files, into build/static: docs/static.md.
static: .venv/.test
	PYTHON=$(PYTHON) $(BIN)/python tools/build_static.py

bench: .venv/.test compile
	MASTABA_CORE=require $(BIN)/mastaba bench

# How fast the page is on a slow line and a slow processor.
bench-page: .venv/.test
	$(BIN)/python tools/bench_page.py

# The long runs, with what they measured and how long each took; and what needs an environment of its own.
soak: .venv/.test compile
	MASTABA_CORE=require $(BIN)/pytest -m soak -rP --durations=0
	$(MAKE) train-test

# What trains and what clusters is in no lock: an environment of its own, with whatever version is there today.
train-test: .venv/.compile
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv-train
	VIRTUAL_ENV=$(CURDIR)/.venv-train $(UV) pip install --quiet --constraints requirements/test.lock --editable '.[rl]' pytest ray torch
	.venv-train/bin/pytest -m train tests/training

# dist/VERSION of the commit that is checked out; KEY=FILE signs the digests. The second builds it all once more and
# compares byte for byte.
release: .venv/pyvenv.cfg
	$(BIN)/python tools/release.py $(if $(KEY),--key $(KEY))

release-again: .venv/pyvenv.cfg
	$(BIN)/python tools/release.py --again

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

# The test lock holds all others. The page's packages come first, so that they are not installed twice.
.venv/.packages: requirements/test.lock web/package-lock.json .venv/pyvenv.cfg
	$(UV) pip install --quiet --require-hashes -r requirements/test.lock
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

.venv/.test: .venv/.packages $(PACKAGE) requirements/play.lock requirements/compile.lock tools/build_web.py tools/compress_page.mjs $(WEB)
	MASTABA_MYPYC=off $(UV) pip install --quiet --no-deps --build-constraints requirements/build.lock --editable .
	@touch $@ .venv/.play .venv/.compile

# The test lock holds all others and is made first, so that one package has one version everywhere. Only what trains
# and what clusters (extras `train` and `ray`) stays outside.
lock: | .tools/uv-$(UV_VERSION)
	$(LOCK) --upgrade $(TESTED_EXTRAS) --group test pyproject.toml -o requirements/test.lock
	$(LOCK) --upgrade --constraints requirements/test.lock pyproject.toml -o requirements/play.lock
	$(LOCK) --upgrade --constraints requirements/test.lock --extra postgres --extra push pyproject.toml -o requirements/host.lock
	$(LOCK) --upgrade --constraints requirements/test.lock --group compile -o requirements/compile.lock
	$(LOCK) --upgrade --constraints requirements/test.lock --group compile requirements/build.in -o requirements/build.lock
	$(LOCK) --upgrade --constraints requirements/test.lock --group release -o requirements/release.lock
	$(LOCK) --upgrade --constraints requirements/test.lock requirements/static.in -o requirements/static.lock
	$(NPM) install --package-lock-only --no-audit --no-fund

clean:
	rm -rf .venv .tools .cache build dist shots site web/node_modules src/mastaba/static
