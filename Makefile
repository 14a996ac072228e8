# Two commands are the whole set-up: `make run` serves the site, `make test` proves the project.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
HOST   ?= 127.0.0.1
PORT   ?= 8000
DIST   := $(CURDIR)/dist

.PHONY: setup run test lint format lock build release bench fuzz clean

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

# Runs every benchmark, and writes what each printed into docs/figures.md.
bench: setup
	$(BIN)/python -m benchmarks

# Five minutes of odd inputs through every door: docs/fuzzing.md.
fuzz: setup
	$(BIN)/python -m tests.fuzz --minutes 5

# Writes both locks anew from pyproject.toml (needs uv on the PATH or in the environment): what the
# project is made with, and the same versions of what a server installs.
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
  --no-emit-index-url
SERVER_LOCK := docs/deploy/requirements.lock
SERVER_PIP = $(BIN)/python -m pip --python $(DIST)/server/bin/python --disable-pip-version-check
lock:
	$(COMPILE) --extra dev --output-file requirements.lock pyproject.toml requirements.build
	$(COMPILE) --no-annotate --extra site --constraint requirements.lock \
	  --output-file $(SERVER_LOCK) pyproject.toml

# The sdist, and the wheel that it gives.
build: setup
	rm -rf $(DIST)
	$(BIN)/hatchling build --target sdist --directory $(DIST)
	mkdir $(DIST)/source
	tar -xzf $(DIST)/*.tar.gz --strip-components=1 -C $(DIST)/source
	cd $(DIST)/source && $(abspath $(BIN))/hatchling build --target wheel --directory $(DIST)
	rm -r $(DIST)/source

# What is published: these two, and the list (CycloneDX) of all that a server installs with the wheel.
release: build
	$(PYTHON) -m venv --without-pip $(DIST)/server
	$(SERVER_PIP) install --quiet --require-hashes -r $(SERVER_LOCK)
	$(SERVER_PIP) install --quiet --no-deps --no-index $(DIST)/*.whl
	$(SERVER_PIP) check
	$(BIN)/cyclonedx-py environment --pyproject pyproject.toml --mc-type application \
	  --output-reproducible --output-file $(DIST)/rules-judge.cdx.json $(DIST)/server/bin/python
	rm -r $(DIST)/server

clean:
	rm -rf $(VENV) $(DIST) .mypy_cache .pytest_cache .ruff_cache .hypothesis
