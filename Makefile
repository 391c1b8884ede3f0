# Two commands are enough: `make play` and `make test`. Both set up all they need, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_TO_PLAY := $(VENV)/.ready-to-play
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
NPM := npm --prefix web --no-fund --no-audit
PAGE_READY := web/node_modules/.ready
PAGE := src/foxdice/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public src/foxdice/texts -type f) web/index.html web/vite.config.ts web/pack.ts web/offline.ts web/sw.js src/foxdice/dice/arena/footprint.wasm

.PHONY: help setup page play test test-page test-browser check format pictures bench bench-server bench-page mutate types wasm lock licences matrix matrix-newest docs site dist release clean

help:
	@echo "make play    set everything up and play"
	@echo "make test    set everything up and run the tests"
	@echo "make check   style, types and layering"
	@echo "make bench   speed, beside a peer in the same run"
	@echo "make bench-server   the server under load, beside its peers"
	@echo "make bench-page     how quickly the page answers a tap"
	@echo "make matrix  tests with every Python that is here"
	@echo "make docs    the documentation as a site"
	@echo "make pictures   the pictures in docs/pictures, of the page as it is now"
	@echo "make dist    wheel and sdist"
	@echo "make release VERSION=…   version, changelog, tag, artefacts with hashes"
	@echo "make site    the whole page as files for any web host, in build/site"
	@echo "make wasm    the rules for the browser, anew where they changed"
	@echo "make mutate  deliberate faults, and how many the tests notice"
	@echo "make clean   remove everything that was made here"

# The lock files name every package; nothing is fetched again until they or pyproject.toml change.
# To play, a third of the packages is enough; whatever else is made completes the environment.
$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(READY_TO_PLAY) $(READY)

$(READY_TO_PLAY): requirements/play.txt requirements/source.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements/play.txt -r requirements/source.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $(READY_TO_PLAY)

setup: $(READY)

$(PAGE_READY): web/package.json web/package-lock.json
	$(NPM) ci --silent
	@touch $(PAGE_READY)

$(PAGE): $(PAGE_READY) $(PAGE_SOURCES)
	$(NPM) run --silent build
	@touch $(PAGE)

page: $(PAGE)

play: $(READY_TO_PLAY) $(PAGE)
	$(BIN)/foxdice play

test: $(READY) test-page test-browser
	$(BIN)/pytest -n 2 --dist worksteal

test-page: $(READY) $(PAGE)
	$(NPM) test --silent
	$(NPM) run --silent size

# Browser tests need Chromium: Debian's, one named by FOXDICE_CHROMIUM, or one that Playwright can fetch.
# Where there is none they are left out, loudly; FOXDICE_BROWSER=required makes that a failure.
test-browser: $(READY) $(PAGE)
	@if command -v chromium >/dev/null || [ -n "$$FOXDICE_CHROMIUM" ] \
	  || (cd web && timeout 120 npx playwright install chromium-headless-shell >/dev/null 2>&1); then \
	  $(NPM) run --silent browser; \
	else \
	  echo; echo "*** BROWSER TESTS WERE LEFT OUT: no Chromium found, and none could be fetched ***"; echo; \
	  [ "$$FOXDICE_BROWSER" != required ]; \
	fi

check: $(READY) $(PAGE_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m foxdice.server.typescript | diff -u web/src/lib/api/generated.ts -
	$(BIN)/python tools/third_party.py | diff -u web/public/third-party.txt -
	$(NPM) run --silent check

format: $(READY) $(PAGE_READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

bench: $(READY)
	$(PIP) --require-hashes -r requirements/bench.txt
	$(BIN)/python -m bench

# Beside boardgame.io and Colyseus from npm, where Node is there; ARGS=--json for programs.
bench-server: $(READY)
	@mkdir -p .cache
	$(BIN)/python -m bench.server --plot .cache/bench-server.svg $(ARGS)

# ARGS=--json for programs.
bench-page: $(READY) $(PAGE)
	@FOXDICE_BENCH=$(ARGS) $(NPM) run --silent bench

# Pictures of the page for README and docs; ARGS="-g review" for one of them.
pictures: $(READY) $(PAGE)
	$(NPM) run --silent pictures -- $(ARGS)

# Deliberate faults in the code, and how many of them the tests notice: ARGS="qwixx --count 50" for one part.
mutate: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "$$(grep -o 'cosmic-ray[^"]*' pyproject.toml)"
	nice $(BIN)/python -m bench.mutate $(ARGS)

# After a change of the wire schema: write the page's types anew.
# The results are committed, so that nobody needs the linker to play or to test.
wasm: $(READY)
	$(BIN)/foxdice wasm

types: $(READY)
	$(BIN)/python -m foxdice.server.typescript > web/src/lib/api/generated.ts

# After a change of dependencies in pyproject.toml: resolve them anew and write the lock files.
# What works here: requirements/dev.txt; what plays and nothing else, for a server or a container: requirements/play.txt;
# what a checkout needs to be installed where it lies: requirements/source.txt.
COMPILE = $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links pyproject.toml
DEV := --extra play --extra fast --extra postgres --extra envs --extra cluster --extra docs --extra source --extra dev
lock: $(READY)
	$(COMPILE) --extra play --extra postgres --output-file requirements/play.txt
	$(COMPILE) --extra source --output-file requirements/source.txt
	$(COMPILE) $(DEV) --output-file requirements/dev.txt
	$(COMPILE) $(DEV) --extra bench --output-file requirements/bench.txt

# After a change of what the page is made of: write anew which licences it carries.
licences: $(PAGE_READY)
	$(PYTHON) tools/third_party.py > web/public/third-party.txt

# Tests with every Python that can be had here; ARGS are words for pytest.
PYTHONS ?= 3.11 3.12 3.13 3.14
matrix: $(PAGE)
	tools/matrix "$(PYTHONS)" $(ARGS)

# The newest of them once more for what must hold everywhere: rules, tables, the front door.
NEWEST_TESTS ?= tests/games/clever tests/games/cubed tests/games/qwixx tests/games/wurf tests/table
matrix-newest:
	tools/matrix --newest "$(PYTHONS)" -q $(NEWEST_TESTS)

# The documentation site, in build/docs. Strict: a broken link or a public name without a docstring fails.
docs: $(READY)
	$(BIN)/sphinx-build -W --keep-going -q -b html docs build/docs
	@echo "build/docs/index.html"

# The page for a web host that runs nothing: any host, any path.
site: $(READY) $(PAGE)
	rm -rf build/site
	$(BIN)/foxdice site build/site

dist: $(READY) $(PAGE)
	$(BIN)/python -m build --no-isolation --outdir dist

# make release VERSION=0.2.0, with DRY=1 to see what it would do, with PREPARE=1 for all but tag and artefacts
release: $(READY) $(PAGE)
	$(BIN)/python tools/release.py $(VERSION) $(if $(DRY),--dry-run) $(if $(PREPARE),--prepare)

clean:
	rm -rf web/node_modules web/artefacts bench/peers/node_modules src/foxdice/server/static
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
