# Two commands are enough: `make play` and `make test`. Both set up all they need, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench lock clean

help:
	@echo "make play    set everything up and play"
	@echo "make test    set everything up and run the tests"
	@echo "make check   style, types and layering"
	@echo "make bench   speed, beside a peer in the same run"
	@echo "make clean   remove everything that was made here"

# The lock file names every package; nothing is fetched again until it or pyproject.toml changes.
$(READY): requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

setup: $(READY)

play: $(READY)
	$(BIN)/foxdice play

test: $(READY)
	$(BIN)/pytest -n 2 --dist worksteal

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/bench.txt
	$(BIN)/python -m bench

# After a change of dependencies in pyproject.toml: resolve them anew and write the lock files.
COMPILE = $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links pyproject.toml
lock: $(READY)
	$(COMPILE) --extra fast --extra postgres --extra dev --output-file requirements/dev.txt
	$(COMPILE) --extra fast --extra postgres --extra dev --extra bench --output-file requirements/bench.txt

clean:
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
