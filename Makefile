# Two commands are the whole set-up: `make run` serves the site, `make test` proves the project.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
HOST   ?= 127.0.0.1
PORT   ?= 8000

.PHONY: setup run test lint format lock bench clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

run: setup
	$(BIN)/judge serve --host $(HOST) --port $(PORT) --open

test: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto --dist loadgroup --no-loadscope-reorder

lint: setup
	$(BIN)/ruff check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.worst
	$(BIN)/python -m benchmarks.cards
	$(BIN)/python -m benchmarks.web
	$(BIN)/python -m benchmarks.asks

# Writes requirements.lock anew from pyproject.toml (needs uv on the PATH or in the environment).
lock:
	uv pip compile --quiet --universal --python-version 3.11 --extra dev --generate-hashes \
	  --no-header --no-emit-index-url --output-file requirements.lock pyproject.toml requirements.build

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
